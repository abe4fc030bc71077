// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/row_list.h"
#include "engine/vocabulary/column_layout.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace orrery::engine {

/// Which rows changed lately in the built-in columns of a universe (existence, attachment, owners, position …), so that
/// whoever keeps lists made from them brings those up to date by the rows that changed instead of by all rows (P2.3).
/// Forgets what is long ago; never reaches a result.
class ChangeJournal {
public:
    /// A place in the journal: what was written before it is known to whoever holds it.
    struct Position {
        std::uint64_t journal = 0; ///< no two have the same, nor one before and after restart()
        std::uint64_t entry = 0;
    };

    /// @param stamps of the columns of the universe, now and whenever the journal is read
    explicit ChangeJournal(const std::vector<std::uint64_t>& stamps);
    ChangeJournal(const ChangeJournal&) = delete;
    ChangeJournal& operator=(const ChangeJournal&) = delete;

    void noteWritten(ColumnId column, const RowListRef& rows);
    void noteCreated(Row row);
    /// The columns were replaced: nothing that was known leads on from here.
    void restart();

    Position end() const { return {m_id, m_first + m_entries.size()}; }
    /// Whether a state with these stamps has, in the columns, what the universe has now.
    bool isPresent(std::span<const std::uint64_t> stamps, std::span<const ColumnId> columns) const;
    /// The rows whose values may differ in one of the columns since the position, ascending, each once; created rows
    /// are among them. False where that is not known, or where there are so many that all might be asked as well.
    bool changedSince(Position position, std::span<const ColumnId> columns, RowList& rows) const;

private:
    struct Entry {
        std::optional<ColumnId> column; ///< nullopt: a row was created, so that every column has a new one
        RowListRef rows;                ///< null: `row` alone
        Row row = noRow;                ///< noRow, without `rows`: so many that they are not kept
    };
    void add(Entry entry);

    const std::vector<std::uint64_t>& m_stamps;
    std::vector<Entry> m_entries;
    std::uint64_t m_id;
    std::uint64_t m_first = 0; ///< the number of the first of m_entries
};

} // namespace orrery::engine
