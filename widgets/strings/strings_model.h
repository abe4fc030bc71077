// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/string_tables.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <vector>

namespace orrery::widgets {

enum class StringsShowing : std::uint8_t { all, missing, unused };

/// The visible rows of string tables: those of the chosen kind with all words in one column. Any thread can make it
/// (P3.5).
struct ShownStrings {
    std::shared_ptr<const engine::StringTables> tables{};
    std::vector<std::size_t> rows{};    ///< indices of rows of the tables, in their order
    std::vector<std::size_t> missing{}; ///< for each language
    std::size_t unused = 0;
};
ShownStrings shownStrings(std::shared_ptr<const engine::StringTables> tables, const QStringList& words = {},
                          StringsShowing showing = StringsShowing::all);

/// The texts of a project: ids in the first column, then a column for each language (I2.7). It shows tables that others
/// read and filter. It requests changes, and shows them only with the next tables.
class StringsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        MissingRole = Qt::UserRole, ///< whether some language has no text of the row's id
        UnusedRole,                 ///< whether nothing uses the id
        PlaceRole                   ///< whether placeOf() knows the place of the cell's text
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Replaces the rows. Views keep their selection where its rows still exist.
    void show(ShownStrings shown);
    const engine::StringTables* tables() const { return m_shown.tables.get(); }
    std::size_t unused() const { return m_shown.unused; }
    /// Returns the place of a cell's text; for an id, the place of its first text.
    engine::Location placeOf(const QModelIndex& index) const;
    /// Returns the change that edits the text of a cell.
    engine::StringChange changeOf(const QModelIndex& index) const;
    /// Returns the name of a change in the history.
    static QString nameOf(const engine::StringChange& change);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

signals:
    /// Emitted when a text was edited; a change without a text removes it.
    void changeWanted(const orrery::engine::StringChange& change);

private:
    static const engine::StringRow& rowAt(const ShownStrings& shown, std::size_t row) {
        return shown.tables->rows[shown.rows[row]];
    }
    const engine::StringRow& rowOf(const QModelIndex& index) const {
        return rowAt(m_shown, static_cast<std::size_t>(index.row()));
    }
    const engine::StringCell* cellOf(const QModelIndex& index) const;

    ShownStrings m_shown;
};

} // namespace orrery::widgets
