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
/// …). Holders of lists derived from these columns update the changed rows only, instead of all rows (P2.3). Drops old
/// entries. Never affects a result.
class ChangeJournal {
public:
    /// A place in the journal. Its holder knows everything that was written before it.
    struct Position {
        std::uint64_t journal = 0; ///< unique: no two journals share it, and restart() changes it
        std::uint64_t entry = 0;
    };

    /// @param stamps the universe's column stamps, which must outlive the journal
    explicit ChangeJournal(const std::vector<std::uint64_t>& stamps);
    ChangeJournal(const ChangeJournal&) = delete;
    ChangeJournal& operator=(const ChangeJournal&) = delete;

    void noteWritten(ColumnId column, const RowListRef& rows);
    void noteCreated(Row row);
    /// Records that the columns were replaced: positions from before are no longer valid.
    void restart();

    Position end() const { return {m_id, m_first + m_entries.size()}; }
    /// Returns whether a state with these stamps has the same values in the columns as the universe has now.
    bool isPresent(std::span<const std::uint64_t> stamps, std::span<const ColumnId> columns) const;
    /// Finds the rows whose values may differ in one of the columns since the position: ascending, each once, created
    /// rows included. Returns false where the journal does not know, or where so many changed that the caller may as
    /// well visit all.
    bool changedSince(Position position, std::span<const ColumnId> columns, RowList& rows) const;

private:
    struct Entry {
        std::optional<ColumnId> column; ///< nullopt: a row was created, so every column changed
        RowListRef rows;                ///< null: `row` only
        Row row = noRow;                ///< noRow, with null `rows`: too many rows to keep
    };
    void add(Entry entry);

    const std::vector<std::uint64_t>& m_stamps;
    std::vector<Entry> m_entries;
    std::uint64_t m_id;
    std::uint64_t m_first = 0; ///< the running number of the first of m_entries
};

} // namespace orrery::engine
