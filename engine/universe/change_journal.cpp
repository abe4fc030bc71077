// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/change_journal.h"

#include "engine/universe/universe.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// The maximum number of entries in the journal. A reader with an older position visits all rows, but this is rare.
constexpr std::size_t mostEntries = 16384;

/// The maximum number of rows of one entry, and of one result. Beyond it, visiting all rows is as cheap.
constexpr std::size_t mostRows = 1024;

} // namespace

ChangeJournal::ChangeJournal(const std::vector<std::uint64_t>& stamps) : m_stamps(stamps), m_id(nextStamp()) {}

void ChangeJournal::add(Entry entry) {
    if (m_entries.size() == mostEntries) {
        m_first += m_entries.size();
        m_entries.clear();
    }
    m_entries.push_back(std::move(entry));
}

void ChangeJournal::noteWritten(ColumnId column, const RowListRef& rows) {
    if (column.value < static_cast<std::uint16_t>(Builtin::count_)) {
        add({.column = column,
             .rows = rows->size() > 1 && rows->size() <= mostRows ? rows : nullptr,
             .row = rows->size() == 1 ? rows->front() : noRow});
    }
}

void ChangeJournal::noteCreated(Row row) {
    add({.column = std::nullopt, .rows = nullptr, .row = row});
}

void ChangeJournal::restart() {
    m_id = nextStamp();
    m_first = 0;
    m_entries.clear();
}

bool ChangeJournal::isPresent(std::span<const std::uint64_t> stamps, std::span<const ColumnId> columns) const {
    return std::ranges::all_of(columns,
                               [&](ColumnId column) { return stamps[column.value] == m_stamps[column.value]; });
}

bool ChangeJournal::changedSince(Position position, std::span<const ColumnId> columns, RowList& rows) const {
    rows.clear();
    const bool areNoted = std::ranges::all_of(
        columns, [](ColumnId column) { return column.value < static_cast<std::uint16_t>(Builtin::count_); });
    if (!areNoted || position.journal != m_id || position.entry < m_first) {
        return false;
    }
    for (std::size_t i = static_cast<std::size_t>(position.entry - m_first); i < m_entries.size(); ++i) {
        const Entry& entry = m_entries[i];
        if (entry.column && std::ranges::find(columns, *entry.column) == columns.end()) {
            continue;
        }
        const bool areMany = !entry.rows && entry.row == noRow;
        if (areMany || rows.size() + (entry.rows ? entry.rows->size() : 1) > mostRows) {
            return false;
        }
        if (entry.rows) {
            rows.insert(rows.end(), entry.rows->begin(), entry.rows->end());
        } else {
            rows.push_back(entry.row);
        }
    }
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return true;
}

} // namespace orrery::engine
