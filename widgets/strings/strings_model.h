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

/// What there is to see of tables: the rows that are of a kind, and of which some column holds all words. Any thread
/// may make it (P3.5).
struct ShownStrings {
    std::shared_ptr<const engine::StringTables> tables{};
    std::vector<std::size_t> rows{};    ///< of the tables, in their order
    std::vector<std::size_t> missing{}; ///< for each language
    std::size_t unused = 0;
};
ShownStrings shownStrings(std::shared_ptr<const engine::StringTables> tables, const QStringList& words = {},
                          StringsShowing showing = StringsShowing::all);

/// The texts of a project: ids in the first column, then a column for each language (I2.7). It shows tables that were
/// read and filtered elsewhere, and asks for changes; what it shows changes only with the next tables.
class StringsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        MissingRole = Qt::UserRole, ///< whether some language has no text of the row's id
        UnusedRole,                 ///< whether nothing uses it
        PlaceRole                   ///< whether placeOf() knows where the cell's text stands
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Views keep what is chosen, where it is still among the rows.
    void show(ShownStrings shown);
    const engine::StringTables* tables() const { return m_shown.tables.get(); }
    std::size_t unused() const { return m_shown.unused; }
    /// Where the text of a cell stands; of an id, its first text.
    engine::Location placeOf(const QModelIndex& index) const;
    /// What to change for the text of a cell.
    engine::StringChange changeOf(const QModelIndex& index) const;
    /// How the history calls a change.
    static QString nameOf(const engine::StringChange& change);

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
