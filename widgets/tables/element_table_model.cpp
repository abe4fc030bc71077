// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/element_table_model.h"

#include "widgets/form/form_field_view.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace orrery::widgets {

namespace {

QString text(const std::string& bytes) {
    return QString::fromStdString(bytes);
}

/// Returns the first diagnostic inside a span, of a list sorted by file and place; null if there is none.
const engine::Diagnostic* firstInside(const std::vector<engine::Diagnostic>& diagnostics, engine::Location where) {
    auto at = std::ranges::lower_bound(diagnostics, std::pair(where.file, where.span.begin), {},
                                       [](const auto& one) { return std::pair(one.where.file, one.where.span.begin); });
    for (; at != diagnostics.end() && at->where.file == where.file && at->where.span.begin <= where.span.end; ++at) {
        if (where.span.covers(at->where.span)) {
            return &*at;
        }
    }
    return nullptr;
}

} // namespace

void ElementTableModel::show(ShownTable shown) {
    const bool isSameShape =
        m_shown.content != nullptr && shown.content != nullptr && m_shown.content->source == shown.content->source &&
        m_shown.content->set == shown.content->set && m_shown.content->columns == shown.content->columns;
    if (!isSameShape) {
        beginResetModel();
        m_typed.clear();
        m_last.first = nowhere;
        m_shown = std::move(shown);
        endResetModel();
        return;
    }
    const bool hasPlaces = shown.places.size() == m_shown.rows.size();
    const std::vector<int> now = hasPlaces ? std::move(shown.places) : rowsNow(m_shown, shown);
    bool isSameOrder = m_shown.rows.size() == shown.rows.size();
    for (std::size_t i = 0; i < now.size() && isSameOrder; ++i) {
        isSameOrder = now[i] == static_cast<int>(i);
    }
    // The typed values belong to rows of the content, which can have other numbers now.
    std::map<CellAt, CellText> typed;
    if (!m_typed.empty()) {
        std::map<std::size_t, std::size_t> rowNow;
        for (std::size_t i = 0; i < now.size(); ++i) {
            if (now[i] >= 0) {
                rowNow[m_shown.rows[i]] = shown.rows[static_cast<std::size_t>(now[i])];
            }
        }
        for (auto& [at, cell] : m_typed) {
            if (const auto found = rowNow.find(at.first); found != rowNow.end()) {
                typed[{found->second, at.second}] = std::move(cell);
            }
        }
    }
    if (isSameOrder) {
        m_shown = std::move(shown);
        m_typed = std::move(typed);
        m_last.first = nowhere;
        if (rowCount() > 0 && columnCount() > 0) {
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
        emit headerDataChanged(Qt::Vertical, 0, std::max(0, rowCount() - 1));
        return;
    }
    emit layoutAboutToBeChanged();
    m_shown = std::move(shown);
    m_typed = std::move(typed);
    m_last.first = nowhere;
    const QModelIndexList chosen = persistentIndexList();
    QModelIndexList moved;
    moved.reserve(chosen.size());
    for (const QModelIndex& one : chosen) {
        const int row = now[static_cast<std::size_t>(one.row())];
        moved << (row < 0 ? QModelIndex() : index(row, one.column()));
    }
    changePersistentIndexList(chosen, moved);
    emit layoutChanged();
}

void ElementTableModel::showTyped(const std::vector<CellChange>& changes) {
    for (const CellChange& change : changes) {
        const TableContent& table = *m_shown.content;
        CellText cell{CellState::given, change.value.value_or(std::string())};
        if (!change.value) {
            cell = {CellState::open, std::string(table.infos[change.column].spec.fallback)};
        }
        m_typed[{change.row, change.column}] = std::move(cell);
    }
    if (!changes.empty() && rowCount() > 0 && columnCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

void ElementTableModel::forgetTyped() {
    m_typed.clear();
}

const CellText& ElementTableModel::cellAt(const QModelIndex& index) const {
    const CellAt at{contentRow(index.row()), static_cast<std::size_t>(index.column())};
    if (!m_typed.empty()) {
        if (const auto found = m_typed.find(at); found != m_typed.end()) {
            return found->second;
        }
    }
    if (m_last.first != at) {
        m_last = {at, m_shown.content->cell(at.first, at.second)};
    }
    return m_last.second;
}

engine::Location ElementTableModel::rowPlace(int row) const {
    return m_shown.content->rowPlace(contentRow(row));
}

engine::Location ElementTableModel::cellPlace(const QModelIndex& index) const {
    return m_shown.content->place(contentRow(index.row()), static_cast<std::size_t>(index.column()));
}

QString ElementTableModel::rowTitle(int row) const {
    const std::size_t at = contentRow(row);
    const std::string& title = m_shown.content->rows[at].title;
    return title.empty() ? QString::number(at + 1) : text(title);
}

const engine::Diagnostic* ElementTableModel::problemAt(const QModelIndex& index) const {
    const TableContent& table = *m_shown.content;
    const engine::Location where = cellPlace(index);
    if (const engine::Diagnostic* const found = firstInside(table.analysis->diagnostics, where)) {
        return found;
    }
    return firstInside(table.analysis->advice, where);
}

int ElementTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.rows.size());
}

int ElementTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_shown.content ? 0 : static_cast<int>(m_shown.content->columns.size());
}

QVariant ElementTableModel::toolTip(const QModelIndex& index) const {
    if (const engine::Diagnostic* const problem = problemAt(index);
        problem != nullptr && cellAt(index).state == CellState::given) {
        const QString advice = adviceText(*problem);
        return advice.isEmpty() ? findingText(*problem) : findingText(*problem) + QStringLiteral("\n") + advice;
    }
    const CellText& cell = cellAt(index);
    switch (cell.state) {
    case CellState::absent:
        return tr("%1 does not have this.").arg(rowTitle(index.row()));
    case CellState::open:
        return cell.text.empty() ? tr("No value") : tr("Default: %1").arg(text(cell.text));
    case CellState::given:
        break;
    }
    return text(cell.text);
}

QVariant ElementTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole: {
        const CellText& cell = cellAt(index);
        return cell.state == CellState::absent ? QString() : text(cell.text);
    }
    case Qt::EditRole: {
        const CellText& cell = cellAt(index);
        return cell.state == CellState::given ? text(cell.text) : QString();
    }
    case Qt::ToolTipRole:
        return toolTip(index);
    case Qt::AccessibleTextRole: {
        const CellText& cell = cellAt(index);
        const engine::Diagnostic* const problem = cell.state == CellState::given ? problemAt(index) : nullptr;
        const QString shown = cell.state == CellState::absent  ? tr("not available")
                              : cell.state == CellState::given ? text(cell.text)
                              : cell.text.empty()              ? tr("no value")
                                                               : tr("default %1").arg(text(cell.text));
        return problem == nullptr ? shown : tr("%1, problem: %2").arg(shown, findingText(*problem));
    }
    case Qt::TextAlignmentRole:
        return QVariant(infoOf(index.column()).isNumber ? Qt::AlignRight | Qt::AlignVCenter
                                                        : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ForegroundRole:
        return cellAt(index).state == CellState::open ? QVariant(themeOf(QGuiApplication::palette()).ghost)
                                                      : QVariant();
    case Qt::BackgroundRole:
        return cellAt(index).state == CellState::absent ? QVariant(themeOf(QGuiApplication::palette()).window)
                                                        : QVariant();
    case Qt::DecorationRole:
        if (const engine::Diagnostic* const problem =
                cellAt(index).state == CellState::given ? problemAt(index) : nullptr) {
            const Theme& theme = themeOf(QGuiApplication::palette());
            return icon(severityIcon(problem->severity()), severityColour(problem->severity(), theme));
        }
        return {};
    case StateRole:
        return static_cast<int>(cellAt(index).state);
    case ProblemRole:
        return cellAt(index).state == CellState::given && problemAt(index) != nullptr;
    default:
        return {};
    }
}

QVariant ElementTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!m_shown.content || section < 0 || section >= (orientation == Qt::Horizontal ? columnCount() : rowCount())) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        return role == Qt::DisplayRole ? QVariant(rowTitle(section))
               : role == Qt::ToolTipRole
                   ? QVariant(tr("%1\nDouble-click to go there (F12).")
                                  .arg(m_shown.content->analysis->project.placeText(rowPlace(section)).c_str()))
                   : QVariant();
    }
    const TableColumn& column = columnAt(section);
    const ColumnInfo& info = infoOf(section);
    if (role == Qt::DisplayRole) {
        return columnTitle(column, info);
    }
    if (role == Qt::ToolTipRole) {
        QStringList lines{columnTitle(column, info), engineText(info.spec.help), columnWay(column)};
        lines.removeAll(QString());
        return lines.join(QLatin1Char('\n'));
    }
    return {};
}

Qt::ItemFlags ElementTableModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const bool isOpen = index.isValid() && cellAt(index).state != CellState::absent;
    return isOpen ? flags | Qt::ItemIsEditable : flags;
}

} // namespace orrery::widgets
