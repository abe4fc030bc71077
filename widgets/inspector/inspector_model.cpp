// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/inspector_model.h"

#include "engine/trace/explain_variable.h"
#include "widgets/inspector/numbers.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QDeadlineTimer>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <QStringList>
#include <QTextDocument>

#include <algorithm>

namespace orrery::widgets {

using engine::Builtin;
using engine::ColumnId;
using engine::ColumnRole;

namespace {
constexpr int sliceMs = 6; ///< time for the variables in one event
} // namespace

void InspectorModel::clear() {
    beginResetModel();
    m_saved.reset();
    forgetMissing();
    m_lines.clear();
    endResetModel();
}

void InspectorModel::addLink(Line& line, const engine::View& view, engine::Row row) {
    const ColumnId column = *line.currentColumn;
    const engine::ColumnLayout& layout = *view.layout;
    const double value = view.at(column, row);
    if (column == layout.builtin(Builtin::owners)) {
        const auto& owners = (*view.ownerSets)[static_cast<std::uint32_t>(value)];
        if (owners.size() == 1) {
            line.object = owners.front();
        }
    } else if (layout[column].format.kind == engine::FormatKind::object && value >= 0.0 &&
               static_cast<engine::Row>(value) != row) {
        line.object = static_cast<engine::Row>(value);
    } else if (layout[column].format.kind == engine::FormatKind::objectClass && value >= 0.0 &&
               value < static_cast<double>(view.model->classes.size())) {
        const auto& objectClass = view.model->classes[static_cast<engine::ClassIndex>(value)];
        if (!objectClass.isGenerated) {
            line.where = objectClass.where;
        }
    }
}

void InspectorModel::show(const engine::Session& session, engine::Row row, std::optional<std::uint32_t> markedTurn) {
    showWithoutChanges(session, row, markedTurn);
    while (addChangesOfVariables(session)) {
    }
}

void InspectorModel::showWithoutChanges(const engine::Session& session, engine::Row row,
                                        std::optional<std::uint32_t> markedTurn) {
    beginResetModel();
    m_lines.clear();
    m_saved = m_nextSaved;
    m_markedTurn = markedTurn;
    forgetMissing();
    if (session.turn() > 0) {
        m_missing.push_back({session.turn() - 1, &Line::change, change});
    }
    if (m_markedTurn) {
        m_missing.push_back({*m_markedTurn, &Line::sinceMark, sinceMark});
    }
    const engine::View view = session.state().view();
    if (row < view.rowCount) {
        const engine::ColumnLayout& layout = *view.layout;
        const engine::Vocabulary& vocabulary = view.model->vocabulary;
        // The change of an object that did not exist yet is 0.
        const auto changeSince = [&](std::uint32_t turn, ColumnId column) {
            const bool wasThere = row < session.history().snapshot(turn).rowCount;
            return wasThere ? view.at(column, row) - session.history().at(turn, column, row) : 0.0;
        };
        const auto text = [&](ColumnId column) { return valueText(view.at(column, row), column, view); };
        for (std::uint16_t c = 0; c < layout.size(); ++c) {
            const ColumnId column{c};
            const engine::ColumnSpec& spec = layout[column];
            // Skips three kinds of columns. A maximum is on its meter's line. The title above the list shows whether
            // the object exists. The breakdown of a variable shows its initial value.
            if (!view.has(row, column) || spec.role == ColumnRole::meterMax || spec.role == ColumnRole::variable ||
                column == layout.builtin(Builtin::exists)) {
                continue;
            }
            Line line;
            line.name = engineText(spec.label.empty() ? spec.name : spec.label);
            line.current = text(column);
            line.currentColumn = column;
            line.isNumber = spec.format.kind == engine::FormatKind::number;
            if (line.isNumber) {
                line.change = session.turn() > 0 ? changeSince(session.turn() - 1, column) : 0.0;
                line.sinceMark = m_markedTurn ? changeSince(*m_markedTurn, column) : 0.0;
            }
            if (spec.role == ColumnRole::meterCurrent) {
                if (!vocabulary.meters()[spec.of].single) {
                    line.maximumColumn = layout.meter(spec.of, true);
                    line.maximum = text(*line.maximumColumn);
                }
                line.help = engineText(vocabulary.meters()[spec.of].help);
                const engine::Meter& meter = vocabulary.meters()[spec.of];
                const std::string& declared = vocabulary.meters()[meter.partOf.value_or(spec.of)].id;
                line.key = engine::NameKey{engine::NameKind::meter, {}, declared};
            } else if (spec.role == ColumnRole::property) {
                line.help = engineText(vocabulary.properties()[spec.of].help);
                line.key = engine::NameKey{engine::NameKind::property, {}, vocabulary.properties()[spec.of].id};
            } else if (spec.role == ColumnRole::stockpile) {
                line.key = engine::NameKey{engine::NameKind::resource, {}, vocabulary.resources()[spec.of].id};
            }
            addLink(line, view, row);
            m_lines.push_back(std::move(line));
        }
        // Meters and stockpiles come first, because they change. Each kind keeps the order of the vocabulary.
        const auto rank = [&](const Line& line) {
            const ColumnRole role = layout[*line.currentColumn].role;
            return role == ColumnRole::meterCurrent ? 0
                   : role == ColumnRole::stockpile  ? 1
                   : role == ColumnRole::property   ? 2
                                                    : 3;
        };
        std::stable_sort(m_lines.begin(), m_lines.end(),
                         [&](const Line& a, const Line& b) { return rank(a) < rank(b); });
        addVariables(session, row);
    }
    endResetModel();
}

void InspectorModel::addVariables(const engine::Session& session, engine::Row row) {
    const engine::CheckedModel& model = *session.program().model;
    if (model.language.variables.empty()) {
        return;
    }
    const engine::State& state = session.state();
    const engine::View view = state.view();
    std::vector<engine::VariableCell> cells = engine::variablesOf(session, session.turn(), row);
    const std::vector<engine::VariableCell> ofRun = engine::variablesOf(session, session.turn(), engine::noRow);
    cells.insert(cells.end(), ofRun.begin(), ofRun.end());
    engine::World& world = session.evaluator().world(); // caches the values that the run has already calculated
    for (const engine::VariableCell& cell : cells) {
        const engine::CheckedVariable& variable = model.language.variables[cell.variable];
        const double value = world.value(view, cell);
        Line line;
        line.name = QString::fromStdString(variable.name);
        if (cell.row == engine::noRow) {
            line.name = tr("%1 (whole run)").arg(line.name);
        } else if (cell.part != 0) {
            line.name = tr("%1 (part %2)").arg(line.name).arg(cell.part);
        }
        line.help = QString::fromStdString(variable.explanation);
        line.key = engine::NameKey{engine::NameKind::variable, {}, variable.name};
        line.current = valueText(value, variable.format, view);
        line.isNumber = variable.format.kind == engine::FormatKind::number;
        line.variable = cell;
        m_lines.push_back(std::move(line));
    }
}

bool InspectorModel::addChangesOfVariables(const engine::Session& session) {
    const auto hasChange = [](const Line& line) { return line.variable && line.isNumber; };
    const auto first = static_cast<int>(std::ranges::find_if(m_lines, hasChange) - m_lines.begin());
    if (first == rowCount() || m_missing.empty()) {
        forgetMissing();
        return false;
    }
    Missing& now = m_missing.front();
    if (!m_earlier) {
        m_earlier.emplace(session.history().state(session.universe(), now.turn));
        return true;
    }
    const engine::View view = session.state().view();
    const engine::View before = m_earlier->view();
    engine::World& world = session.evaluator().world();
    const QDeadlineTimer pause(sliceMs);
    for (; now.line < m_lines.size() && !pause.hasExpired(); ++now.line) {
        Line& line = m_lines[now.line];
        if (hasChange(line) && (line.variable->row == engine::noRow || line.variable->row < before.rowCount)) {
            line.*now.member = world.value(view, *line.variable) - world.value(before, *line.variable);
        }
    }
    emit dataChanged(index(first, now.column), index(rowCount() - 1, now.column));
    if (now.line == m_lines.size()) {
        m_missing.erase(m_missing.begin());
        m_earlier.reset();
    }
    return !m_missing.empty();
}

void InspectorModel::forgetMissing() {
    m_missing.clear();
    m_earlier.reset();
}

int InspectorModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int InspectorModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid()  ? 0
           : m_saved         ? int{columnCount_}
           : m_earlierValues ? int{saved}
           : m_markedTurn    ? int{earlier}
                             : int{sinceMark};
}

void InspectorModel::setEarlier(std::optional<EarlierValues> values) {
    const bool hadEarlier = hasEarlier();
    m_earlierValues = std::move(values);
    if (hadEarlier && hasEarlier() && !m_lines.empty()) {
        emit dataChanged(index(0, earlier), index(rowCount() - 1, earlier));
        emit headerDataChanged(Qt::Horizontal, earlier, earlier);
    }
}

std::optional<QString> InspectorModel::earlierText(ColumnId column) const {
    if (!m_earlierValues) {
        return std::nullopt;
    }
    const auto found = m_earlierValues->values.constFind(column.value);
    return found != m_earlierValues->values.constEnd() ? std::optional(*found) : std::nullopt;
}

/// Returns the value in the earlier run, with its maximum: "4 / 4.5"; "=" if both are the same.
QString InspectorModel::earlierTextOf(const Line& line) const {
    if (!m_earlierValues || !m_earlierValues->isKnown || !line.currentColumn) {
        return {}; // runs are not compared by variables
    }
    if (!m_earlierValues->exists) {
        return QStringLiteral("–");
    }
    const auto value = earlierText(*line.currentColumn);
    const auto most = line.maximumColumn ? earlierText(*line.maximumColumn) : std::nullopt;
    if (!value && !most) {
        return QStringLiteral("=");
    }
    const QString text = value.value_or(line.current);
    return line.maximumColumn ? tr("%1 / %2").arg(text, most.value_or(line.maximum)) : text;
}

std::optional<SavedValue> InspectorModel::savedValue(ColumnId column) const {
    const auto found = m_saved ? m_saved->constFind(column.value) : SavedValues::const_iterator();
    return m_saved && found != m_saved->constEnd() ? std::optional(*found) : std::nullopt;
}

QString InspectorModel::savedText(const SavedValue& value, ColumnId column) const {
    const QString text = shortNumber(value.value);
    const QModelIndex cell = indexOf(column);
    const bool looksEqual = !value.isEqual && cell.data().toString() == text;
    return looksEqual ? QString::fromStdString(engine::formatNumber(value.value)) : text;
}

/// Returns the saved values of a line, for a meter with its maximum: "4 / 4.5". @param hasSign marks a difference
QString InspectorModel::savedTextOf(const Line& line, bool hasSign) const {
    const auto textOf = [this](const std::optional<ColumnId>& column) {
        const auto value = column ? savedValue(*column) : std::nullopt;
        return value ? savedText(*value, *column) : QString();
    };
    const QString value = textOf(line.currentColumn);
    const QString most = textOf(line.maximumColumn);
    if (value.isEmpty() && most.isEmpty()) {
        return {};
    }
    const QString dash = QStringLiteral("–");
    const QString text = most.isEmpty() ? value : tr("%1 / %2").arg(value.isEmpty() ? dash : value, most);
    return hasSign && !isAsSaved(line) ? QStringLiteral("≠ ") + text : text;
}

bool InspectorModel::isAsSaved(const Line& line) const {
    const auto isEqual = [this](const std::optional<ColumnId>& column) {
        const auto value = column ? savedValue(*column) : std::nullopt;
        return !value || value->isEqual;
    };
    return isEqual(line.currentColumn) && isEqual(line.maximumColumn);
}

QModelIndex InspectorModel::indexOf(ColumnId column) const {
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (m_lines[i].currentColumn == column) {
            return index(static_cast<int>(i), current);
        }
        if (m_lines[i].maximumColumn == column) {
            return index(static_cast<int>(i), maximum);
        }
    }
    return {};
}

QModelIndex InspectorModel::indexOf(engine::VariableIndex variable, engine::PartNumber part) const {
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (m_lines[i].variable && m_lines[i].variable->variable == variable && m_lines[i].variable->part == part) {
            return index(static_cast<int>(i), current);
        }
    }
    return {};
}

std::optional<engine::VariableCell> InspectorModel::variableAt(const QModelIndex& index) const {
    return index.isValid() ? m_lines[static_cast<std::size_t>(index.row())].variable : std::nullopt;
}

std::optional<engine::NameKey> InspectorModel::nameAt(const QModelIndex& index) const {
    return index.isValid() ? m_lines[static_cast<std::size_t>(index.row())].key : std::nullopt;
}

QVariant InspectorModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    if (role == UniverseColumnRole) {
        const auto& column = index.column() == maximum ? line.maximumColumn : line.currentColumn;
        return column ? int{column->value} : -1;
    }
    if (role == VariableRole) {
        return line.variable ? int{line.variable->variable} : -1;
    }
    if (role == PartRole) {
        return line.variable ? QVariant(line.variable->part) : QVariant();
    }
    if (role == Qt::TextAlignmentRole && index.column() != name) {
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (index.column() == current && line.isLink()) {
        switch (role) {
        case Qt::ForegroundRole:
            return QGuiApplication::palette().brush(QPalette::Link);
        case Qt::FontRole: {
            QFont underlined = QGuiApplication::font();
            underlined.setUnderline(true);
            return underlined;
        }
        case Qt::ToolTipRole:
            return line.object ? tr("Show %1").arg(line.current) : tr("Open the XML of %1").arg(line.current);
        default:
            break;
        }
    }
    if (role == ObjectRole) {
        return line.object ? QVariant(*line.object) : QVariant();
    }
    if (line.where.file.isValid()) {
        switch (role) {
        case FileRole:
            return line.where.file.value;
        case BeginRole:
            return line.where.span.begin;
        case EndRole:
            return line.where.span.end;
        default:
            break;
        }
    }
    if (role == Qt::ToolTipRole && (index.column() == current || index.column() == earlier)) {
        QStringList words{index.data().toString(), line.help}; // the column can be too narrow for the text
        words.removeAll(QString());
        const QString text = words.join(QLatin1Char('\n'));
        return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text;
    }
    if (role == Qt::ToolTipRole && !line.help.isEmpty()) {
        return line.help;
    }
    if (index.column() == saved && !isAsSaved(line)) {
        switch (role) {
        case Qt::ForegroundRole:
            return themeOf(QGuiApplication::palette()).warning;
        case Qt::ToolTipRole:
            return tr("The computed value differs from the saved one.");
        case Qt::AccessibleTextRole:
            return tr("saved: %1, differs").arg(savedTextOf(line, false));
        default:
            break;
        }
    }
    if (role == Qt::AccessibleTextRole && index.column() == saved) {
        const QString text = savedTextOf(line, false);
        return text.isEmpty() ? QVariant() : tr("saved: %1").arg(text);
    }
    if (role == Qt::AccessibleTextRole && index.column() == maximum && !line.maximum.isEmpty()) {
        return tr("maximum %1").arg(line.maximum);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
    case name:
        return line.name;
    case current:
        return line.current;
    case maximum:
        return line.maximum;
    case change:
        return line.change == 0.0 ? QString() : changeText(line.change);
    case sinceMark:
        return line.sinceMark == 0.0 ? QString() : changeText(line.sinceMark);
    case earlier:
        return earlierTextOf(line);
    case saved:
        return savedTextOf(line, true);
    default:
        return {};
    }
}

QVariant InspectorModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && section != name) {
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case name:
        return tr("Value");
    case current:
        return tr("Now");
    case maximum:
        return tr("Max");
    case change:
        return tr("Change");
    case sinceMark:
        return m_markedTurn ? tr("Since turn %1").arg(*m_markedTurn) : QString();
    case earlier:
        return m_earlierValues ? m_earlierValues->run : QString();
    case saved:
        //: Heading of the values in a saved game
        return tr("Saved");
    default:
        return {};
    }
}

} // namespace orrery::widgets
