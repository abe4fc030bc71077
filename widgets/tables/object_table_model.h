// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/object_table.h"

#include <QAbstractTableModel>

#include <vector>

namespace orrery::widgets {

/// The objects of a run as a table: name, class, and the values of the user's expressions.
class ObjectTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Replaces the rows. Views keep the selection of objects that still exist.
    void show(ObjectsTablePtr table);
    const ObjectsTable* table() const { return m_table.get(); }
    engine::Row objectAt(int row) const { return m_table->objects[static_cast<std::size_t>(row)]; }
    /// Returns the row of an object; -1 if the table does not show it.
    int rowOf(engine::Row object) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    ObjectsTablePtr m_table;
};

/// The totals below a table of objects: sum, mean, smallest and largest value of each column of numbers.
class ObjectTotalsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// @param rows rows of the table to total; fewer than two: all rows
    void show(const ObjectsTable* table, const std::vector<int>& rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    int m_columns = 0;
    std::size_t m_rows = 0; ///< number of rows in the totals
    bool m_isOfSelection = false;
    std::vector<std::optional<ColumnTotals>> m_totals; ///< by own column
};

} // namespace orrery::widgets
