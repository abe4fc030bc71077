// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/table_edit.h"
#include "widgets/tables/table_order.h"

#include <QAbstractTableModel>

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace orrery::widgets {

/// A table of elements as a model. Reads a cell when a view asks for it, so ten thousand rows cost no more than those
/// in sight (P3.5). A thread in the background reads, filters and sorts the table.
class ElementTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        StateRole = Qt::UserRole, ///< CellState as a number
        ProblemRole               ///< true if the cell has a problem
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Replaces the rows. Views keep the selection and the place of rows that still exist.
    void show(ShownTable shown);
    const ShownTable& shown() const { return m_shown; }
    const TableContent* content() const { return m_shown.content.get(); }
    /// Shows new values until the next analysis has them. @param changes rows as in the content
    void showTyped(const std::vector<CellChange>& changes);
    /// Drops the values of showTyped(), because the content has them now.
    void forgetTyped();

    /// Returns the index of a shown row in the content.
    std::size_t contentRow(int row) const { return m_shown.rows[static_cast<std::size_t>(row)]; }
    /// Returns the text of a cell. The reference is valid until the next call.
    const CellText& cellAt(const QModelIndex& index) const;
    const ColumnInfo& infoOf(int column) const { return m_shown.content->infos[static_cast<std::size_t>(column)]; }
    const TableColumn& columnAt(int column) const { return m_shown.content->columns[static_cast<std::size_t>(column)]; }
    /// Returns the place of the element of a row.
    engine::Location rowPlace(int row) const;
    engine::Location cellPlace(const QModelIndex& index) const;
    /// Returns the name of a row, as its heading shows it.
    QString rowTitle(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    using CellAt = std::pair<std::size_t, std::size_t>; ///< row and column of the content

    const engine::Diagnostic* problemAt(const QModelIndex& index) const;
    QVariant toolTip(const QModelIndex& index) const;

    ShownTable m_shown;
    std::map<CellAt, CellText> m_typed; ///< newer values than those of the content
    static constexpr CellAt nowhere{~std::size_t{0}, 0};
    /// The last cell that a view has asked for: a view asks for the roles of one cell after another.
    mutable std::pair<CellAt, CellText> m_last{nowhere, {}};
};

} // namespace orrery::widgets
