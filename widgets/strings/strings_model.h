// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/string_tables.h"

#include <QAbstractTableModel>

#include <memory>

namespace orrery::widgets {

/// The texts of a project: ids in the first column, then a column for each language (I2.7). It shows tables that were
/// read elsewhere, and asks for changes; what it shows changes only with the next tables.
class StringsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        MissingRole = Qt::UserRole, ///< whether some language has no text of the row's id
        UnusedRole,                 ///< whether nothing uses it
        PlaceRole                   ///< whether placeOf() knows where the cell's text stands
    };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::shared_ptr<const engine::StringTables> tables);
    const engine::StringTables* tables() const { return m_tables.get(); }
    /// Where the text of a cell stands; of an id, its first text.
    engine::Location placeOf(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

signals:
    /// A text was edited; without a text it is to be taken away.
    void changeWanted(const orrery::engine::StringChange& change);

private:
    const engine::StringRow& rowOf(const QModelIndex& index) const {
        return m_tables->rows[static_cast<std::size_t>(index.row())];
    }
    const engine::StringCell* cellOf(const QModelIndex& index) const;

    std::shared_ptr<const engine::StringTables> m_tables;
};

} // namespace orrery::widgets
