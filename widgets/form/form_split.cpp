// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_split.h"

#include <QStringList>

#include <algorithm>

namespace orrery::widgets {

FormSplit::FormSplit(QWidget* parent) : QSplitter(parent) {
    connect(this, &QSplitter::splitterMoved, this, [this] {
        m_chosen[orientation() == Qt::Horizontal ? 0 : 1] = sizes();
        emit chosenSizesChanged();
    });
}

void FormSplit::placeFor(QSize form) {
    constexpr int wide = 1000;
    const Qt::Orientation wanted = form.width() >= wide ? Qt::Horizontal : Qt::Vertical;
    const bool isOther = orientation() != wanted;
    setOrientation(wanted);
    if (chosen().isEmpty()) {
        const int room = wanted == Qt::Horizontal ? form.width() : form.height();
        const int share = wanted == Qt::Horizontal ? 300 : std::min(190, room / 3);
        setSizes({room - share, share});
    } else if (isOther) {
        setSizes(chosen());
    }
}

QString FormSplit::chosenSizes() const {
    QStringList words;
    for (const QList<int>& sizes : m_chosen) {
        words << (sizes.size() == 2 ? QStringLiteral("%1,%2").arg(sizes[0]).arg(sizes[1]) : QString());
    }
    return words.join(QLatin1Char(' '));
}

void FormSplit::setChosenSizes(const QString& sizes) {
    const QStringList words = sizes.split(QLatin1Char(' '));
    for (qsizetype i = 0; i < 2; ++i) {
        const QStringList numbers = i < words.size() ? words[i].split(QLatin1Char(',')) : QStringList();
        bool isPair = numbers.size() == 2;
        QList<int> read;
        for (const QString& number : numbers) {
            bool isNumber = false;
            read << number.toInt(&isNumber);
            isPair = isPair && isNumber && read.back() >= 0;
        }
        m_chosen[static_cast<std::size_t>(i)] = isPair ? read : QList<int>();
    }
    if (!chosen().isEmpty()) {
        setSizes(chosen());
    }
    emit chosenSizesChanged();
}

} // namespace orrery::widgets
