// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/number_list.h"

#include "widgets/base/background.h"
#include "widgets/project/analyzer.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr int longestText = 30; ///< of an expression, in letters

QString itemOf(const engine::ContentNumber& number) {
    QString text = QString::fromStdString(number.text).simplified();
    if (text.size() > longestText) {
        text = text.left(longestText - 1) + QStringLiteral("…");
    }
    return QStringLiteral("%1 = %2").arg(QString::fromStdString(number.name), text);
}

} // namespace

NumberList::NumberList(Analyzer& analyzer, QObject* parent) : QObject(parent), m_analyzer(analyzer) {
    connect(&analyzer, &Analyzer::compiled, this, &NumberList::read);
    read();
}

int NumberList::find(const QString& name) const {
    const auto found = std::ranges::find(m_numbers, name.toStdString(), &engine::ContentNumber::name);
    return found == m_numbers.end() ? -1 : static_cast<int>(found - m_numbers.begin());
}

void NumberList::read() {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (!analysis || analysis->generation == m_generation) {
        return;
    }
    m_generation = analysis->generation;
    inBackground([analysis, self = QPointer(this)] {
        auto numbers = engine::contentNumbers(analysis->project, *analysis->model);
        QStringList items;
        for (const engine::ContentNumber& one : numbers) {
            items << itemOf(one);
        }
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [generation = analysis->generation, self, items, numbers = std::move(numbers)]() mutable {
                if (!self || self->m_generation != generation) {
                    return;
                }
                emit self->aboutToChange();
                self->m_numbers = std::move(numbers);
                self->m_isRead = true;
                if (items != self->m_items.stringList()) {
                    self->m_items.setStringList(items);
                }
                emit self->changed();
            },
            Qt::QueuedConnection);
    });
}

} // namespace orrery::widgets
