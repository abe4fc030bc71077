// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/row_list.h"
#include "engine/vocabulary/column_layout.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace orrery::engine {

/// Records which rows changed recently in the built-in columns of a universe (existence, attachment, owners, position
/// …). Lists that depend on these columns can then update only the changed rows, instead of all rows (P2.3). Drops old
/// entries. Never affects a result.
class ChangeJournal {
public:
    /// A position in the journal. A reader at this position knows all entries before it.
    struct Position {
        std::uint64_t journal = 0; ///< unique id of the journal; restart() changes it
        std::uint64_t entry = 0;
    };

    /// @param stamps the universe's column stamps, which must outlive the journal
    explicit ChangeJournal(const std::vector<std::uint64_t>& stamps);
    ChangeJournal(const ChangeJournal&) = delete;
    ChangeJournal& operator=(const ChangeJournal&) = delete;

    void noteWritten(ColumnId column, const RowListRef& rows);
    void noteCreated(Row row);
    /// Records that the universe replaced its columns. Earlier positions are then no longer valid.
    void restart();

    Position end() const { return {m_id, m_first + m_entries.size()}; }
    /// Returns whether a state with these stamps has the values that the columns have in the universe now.
    bool isPresent(std::span<const std::uint64_t> stamps, std::span<const ColumnId> columns) const;
    /// Finds the rows whose values may have changed in one of the columns since the position. The rows ascend, each
    /// once, and include created rows. Returns false if the journal does not know them. Also returns false if there are
    /// so many that visiting all rows is as cheap.
    bool changedSince(Position position, std::span<const ColumnId> columns, RowList& rows) const;

private:
    struct Entry {
        std::optional<ColumnId> column; ///< the written column; nullopt: a row was created, so every column changed
        RowListRef rows;                ///< the written rows; null: only `row`
        Row row = noRow;                ///< the only row; noRow with null `rows`: too many rows to keep
    };
    void add(Entry entry);

    const std::vector<std::uint64_t>& m_stamps;
    std::vector<Entry> m_entries;
    std::uint64_t m_id;
    std::uint64_t m_first = 0; ///< running number of the first entry in m_entries
};

} // namespace orrery::engine
