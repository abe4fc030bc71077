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

/// The visible rows of string tables: rows of the chosen kind that contain all words in one column. Any thread can make
/// this value (P3.5).
struct ShownStrings {
    std::shared_ptr<const engine::StringTables> tables{};
    std::vector<std::size_t> rows{};    ///< indices of the visible rows in the tables, in ascending order
    std::vector<std::size_t> missing{}; ///< number of missing texts in each language
    std::size_t unused = 0;
};
ShownStrings shownStrings(std::shared_ptr<const engine::StringTables> tables, const QStringList& words = {},
                          StringsShowing showing = StringsShowing::all);

/// The texts of a project: ids in the first column, then a column for each language (I2.7). The caller reads and
/// filters the tables. The model only requests changes, and shows them with the next tables.
class StringsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        MissingRole = Qt::UserRole, ///< true if some language has no text for the row's id
        UnusedRole,                 ///< true if nothing uses the id
        PlaceRole                   ///< true if placeOf() knows the place of the cell's text
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Replaces the rows. Views keep the selection of rows that still exist.
    void show(ShownStrings shown);
    const engine::StringTables* tables() const { return m_shown.tables.get(); }
    std::size_t unused() const { return m_shown.unused; }
    /// Returns the place of a cell's text. For an id, returns the place of its first text.
    engine::Location placeOf(const QModelIndex& index) const;
    /// Returns the change that edits the text of a cell.
    engine::StringChange changeOf(const QModelIndex& index) const;
    /// Returns the name of a change in the undo history.
    static QString nameOf(const engine::StringChange& change);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

signals:
    /// Emitted after the user has edited a text. A change without a text removes it.
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
