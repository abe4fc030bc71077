// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/object_table_model.h"

#include "engine/program/evaluate.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace orrery::widgets {

namespace {

QString shortNumber(double value) {
    const double rounded = std::abs(value) < 1e12 ? std::round(value * 100.0) / 100.0 : value;
    return QString::fromStdString(engine::formatNumber(rounded));
}

} // namespace

void ObjectTableModel::show(ObjectsTablePtr table) {
    const bool isSameShape = m_table != nullptr && table != nullptr && m_table->columns.size() == table->columns.size();
    if (!isSameShape) {
        beginResetModel();
        m_table = std::move(table);
        endResetModel();
        return;
    }
    if (m_table->objects == table->objects) {
        m_table = std::move(table);
        if (rowCount() > 0) {
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        return;
    }
    emit layoutAboutToBeChanged();
    const ObjectsTablePtr before = std::exchange(m_table, std::move(table));
    std::unordered_map<engine::Row, int> now;
    for (std::size_t row = 0; row < m_table->objects.size(); ++row) {
        now.emplace(m_table->objects[row], static_cast<int>(row));
    }
    const QModelIndexList chosen = persistentIndexList();
    QModelIndexList moved;
    for (const QModelIndex& one : chosen) {
        const auto found = now.find(before->objects[static_cast<std::size_t>(one.row())]);
        moved << (found == now.end() ? QModelIndex() : index(found->second, one.column()));
    }
    changePersistentIndexList(chosen, moved);
    emit layoutChanged();
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int ObjectTableModel::rowOf(engine::Row object) const {
    if (m_table == nullptr) {
        return -1;
    }
    const auto found = std::ranges::find(m_table->objects, object);
    return found == m_table->objects.end() ? -1 : static_cast<int>(found - m_table->objects.begin());
}

int ObjectTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || m_table == nullptr ? 0 : static_cast<int>(m_table->objects.size());
}

int ObjectTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || m_table == nullptr ? 0 : m_table->columnCount();
}

QVariant ObjectTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const auto row = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return m_table->text(row, index.column());
    case Qt::ToolTipRole:
        return m_table->text(row, index.column(), true);
    case Qt::TextAlignmentRole: {
        const bool isNumber =
            index.column() >= 2 && m_table->columns[static_cast<std::size_t>(index.column() - 2)].isNumber();
        return QVariant(isNumber ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    }
    default:
        return {};
    }
}

QVariant ObjectTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (m_table == nullptr || orientation != Qt::Horizontal || section < 0 || section >= m_table->columnCount()) {
        return {};
    }
    const QString problem = section >= 2 ? m_table->columns[static_cast<std::size_t>(section - 2)].problem : QString();
    switch (role) {
    case Qt::DisplayRole:
        return m_table->heading(section);
    case Qt::ToolTipRole:
        return problem.isEmpty() ? m_table->heading(section) : m_table->heading(section) + QLatin1Char('\n') + problem;
    case Qt::AccessibleTextRole:
        return problem.isEmpty() ? m_table->heading(section)
                                 : tr("%1, problem: %2").arg(m_table->heading(section), problem);
    case Qt::DecorationRole:
        if (!problem.isEmpty()) {
            return icon(QStringLiteral("error"), themeOf(QGuiApplication::palette()).error);
        }
        return {};
    default:
        return {};
    }
}

void ObjectTotalsModel::show(const ObjectsTable* table, const std::vector<int>& rows) {
    beginResetModel();
    m_columns = table != nullptr ? table->columnCount() : 0;
    m_isOfSelection = rows.size() > 1;
    m_rows = table == nullptr ? 0 : m_isOfSelection ? rows.size() : table->objects.size();
    m_totals.clear();
    if (table != nullptr) {
        for (const ObjectColumn& column : table->columns) {
            m_totals.push_back(m_isOfSelection ? totalsOf(column, &rows) : column.totals);
        }
    }
    endResetModel();
}

int ObjectTotalsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || m_totals.empty() ? 0 : 4;
}

int ObjectTotalsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_columns;
}

QVariant ObjectTotalsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant(index.column() < 2 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (index.column() == 0) {
        const QString words[] = {tr("Sum"), tr("Mean"), tr("Smallest"), tr("Largest")};
        return words[index.row()];
    }
    if (index.column() == 1) {
        return index.row() > 0   ? QString()
               : m_isOfSelection ? tr("%n selected", nullptr, static_cast<int>(m_rows))
                                 : tr("all %n", nullptr, static_cast<int>(m_rows));
    }
    const std::optional<ColumnTotals>& totals = m_totals[static_cast<std::size_t>(index.column() - 2)];
    if (!totals) {
        return {};
    }
    const double values[] = {totals->sum, totals->mean, totals->least, totals->most};
    return shortNumber(values[index.row()]);
}

} // namespace orrery::widgets
