// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/availability_model.h"

#include "widgets/sandbox/condition_lines.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QColor>
#include <QElapsedTimer>
#include <QGuiApplication>

#include <algorithm>

namespace orrery::widgets {

using engine::ClassIndex;
using engine::Row;
using engine::Truth;

namespace {

constexpr int sliceMs = 8; // half of the time that a frame may take

QString truthText(Truth truth) {
    const QString words = truth == Truth::yes  ? AvailabilityModel::tr("yes")
                          : truth == Truth::no ? AvailabilityModel::tr("no")
                                               : AvailabilityModel::tr("unknown");
    return truthMark(truth) + QLatin1Char(' ') + words;
}

QColor truthColour(Truth truth) {
    const Theme& colours = themeOf(QGuiApplication::palette());
    return truth == Truth::yes ? colours.good : truth == Truth::no ? colours.error : colours.warning;
}

} // namespace

AvailabilityModel::AvailabilityModel(const Sandbox& sandbox, QObject* parent)
    : QAbstractTableModel(parent), m_sandbox(sandbox) {
    connect(&m_timer, &QTimer::timeout, this, &AvailabilityModel::askSome);
}

void AvailabilityModel::show(std::shared_ptr<const engine::Program> program) {
    if (program == m_program) {
        return;
    }
    beginResetModel();
    m_timer.stop();
    m_wanted.clear();
    m_lines.clear();
    m_program = std::move(program);
    if (m_program) {
        const engine::CheckedModel& model = *m_program->model;
        for (ClassIndex index = 0; index < model.classes.size(); ++index) {
            const engine::CheckedClass& objectClass = model.classes.asRead(index);
            if (objectClass.isGenerated || !objectClass.hasType) {
                continue;
            }
            const engine::Type& ofType = model.vocabulary.types()[objectClass.type];
            Line line;
            line.objectClass = index;
            line.label = QString::fromStdString(objectClass.id);
            if (!objectClass.name.empty() && objectClass.name != objectClass.id) {
                line.label += QStringLiteral(" (%1)").arg(QString::fromStdString(objectClass.name));
            }
            line.type = engineText(ofType.label.empty() ? ofType.id : ofType.label);
            m_lines.push_back(std::move(line));
        }
        std::sort(m_lines.begin(), m_lines.end(), [](const Line& a, const Line& b) { return a.label < b.label; });
    }
    endResetModel();
}

void AvailabilityModel::askAbout(Row empire, Row place) {
    m_empire = empire;
    m_place = place;
    m_timer.stop();
    m_wanted.clear();
    for (Line& line : m_lines) {
        line.truth.reset();
        line.isWanted = false;
    }
    if (!m_lines.empty()) {
        emit dataChanged(index(0, answer), index(rowCount() - 1, answer));
    }
}

int AvailabilityModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int AvailabilityModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant AvailabilityModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    if (role == WordsRole) {
        return QString(line.label + QLatin1Char(' ') + line.type);
    }
    if (index.column() == answer && role == Qt::DisplayRole) {
        if (!line.truth) {
            want(index.row());
        }
        return line.truth ? truthText(*line.truth) : QStringLiteral("…");
    }
    if (index.column() == answer && role == Qt::ForegroundRole && line.truth) {
        return truthColour(*line.truth);
    }
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) {
        return index.column() == name   ? QVariant(line.label)
               : index.column() == type ? QVariant(line.type)
                                        : QVariant();
    }
    return {};
}

QVariant AvailabilityModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == answer ? tr("Available") : section == name ? tr("Class") : tr("Type");
}

void AvailabilityModel::want(int row) const {
    Line& line = m_lines[static_cast<std::size_t>(row)];
    if (line.isWanted || m_empire == engine::noRow) {
        return;
    }
    line.isWanted = true;
    m_wanted.push_back(row);
    if (!m_timer.isActive()) {
        m_timer.start(0);
    }
}

void AvailabilityModel::askSome() {
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr || session->sharedProgram() != m_program) {
        m_timer.stop(); // show() starts the timer again when the run is back
        return;
    }
    const engine::View view = session->state().view();
    QElapsedTimer spent;
    spent.start();
    while (!m_wanted.empty() && !spent.hasExpired(sliceMs)) {
        const int row = m_wanted.back();
        m_wanted.pop_back();
        Line& line = m_lines[static_cast<std::size_t>(row)];
        line.truth = engine::isAvailable(session->evaluator(), view, line.objectClass, m_empire, m_place);
        line.isWanted = false;
        emit dataChanged(index(row, answer), index(row, answer));
    }
    if (m_wanted.empty()) {
        m_timer.stop();
    }
}

} // namespace orrery::widgets
