// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/universe/agenda.h"
#include "engine/universe/bitmap.h"
#include "engine/universe/change_journal.h"
#include "engine/universe/owner_sets.h"
#include "engine/universe/pending.h"
#include "engine/universe/stamp.h"
#include "engine/universe/turn_log.h"
#include "engine/universe/view.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// Starlanes between systems, by row. Changes are rare (scenario, E3.23). So states share a map, and nothing edits it.
struct LaneMap {
    std::vector<std::pair<Row, Row>> lanes; ///< lanes, each once, smaller row first, sorted
    std::uint64_t stamp = 0;
};

/// A table of interned texts. Append-only within a run.
class TextTable {
public:
    std::uint32_t intern(std::string_view text);
    std::optional<std::uint32_t> find(std::string_view text) const;
    const std::string& operator[](std::uint32_t index) const { return m_texts[index]; }
    std::size_t size() const { return m_texts.size(); }
    std::size_t bytes() const { return m_bytes; } ///< approximate number of bytes

private:
    std::size_t m_bytes = 0;
    std::vector<std::string> m_texts;
    std::map<std::string, std::uint32_t, std::less<>> m_index;
};

/// The number of extra rows in the columns of a universe or state, all 0. A what-if puts its new objects there, so
/// unchanged columns need no copy (X6.1).
inline constexpr std::size_t spareRows = 16;

/// A value that a what-if turn or a statement pins. Writes do not change it (X6.1, I4.8).
struct PinnedCell {
    ColumnId column{};
    Row row = noRow;
    double value = 0.0;
};

/// The number of rows in a chunk. Snapshots share whole chunks.
inline constexpr std::size_t chunkRows = 512;

/// The default maximum number of objects that a run may ever create (R2.4).
inline constexpr std::size_t defaultObjectCap = 1'000'000;

/// The working state of a run: columns, owner sets, texts, lanes. Only Writer changes a column, and only
/// History::restore resets one.
class Universe {
public:
    explicit Universe(std::shared_ptr<const CheckedModel> model, std::uint64_t seed);
    Universe(const Universe&) = delete;
    Universe& operator=(const Universe&) = delete;

    const CheckedModel& model() const { return *m_model; }
    std::shared_ptr<const CheckedModel> sharedModel() const { return m_model; }
    std::uint64_t seed() const { return m_seed; }
    std::uint32_t turn() const { return m_turn; }
    std::size_t rowCount() const { return m_rowCount; }
    double at(ColumnId column, Row row) const { return m_columns[column.value][row]; }
    /// Returns a number that changes whenever an existing row gets another value in the column. The number also changes
    /// if a new state replaces the current one. Creating objects does not change it. Equal numbers mean that the rows
    /// of the earlier state have the same values. Never affects a result.
    std::uint64_t cellStamp(ColumnId column) const { return m_cellStamps[column.value]; }
    /// Returns the column's values by row. The pointer is valid until the next creation.
    const double* values(ColumnId column) const { return m_columns[column.value].data(); }
    const OwnerSets& ownerSets() const { return m_ownerSets; }
    const TextTable& texts() const { return m_texts; }
    const LaneMap& lanes() const { return *m_lanes; }
    const Agenda& agenda() const { return *m_agenda; }
    const PendingState& pending() const { return m_pending; }
    /// Returns the index in texts() of a text constant of the content (CheckedModel::texts). The two indices are equal
    /// if the model contains no text twice.
    std::uint32_t textOf(std::size_t constant) const { return m_contentTexts[constant]; }
    /// Returns a view of the present. The view is valid until the next write or creation.
    View view() const;
    /// Returns the bytes of memory in use (R2.4).
    std::size_t bytes() const;

    std::size_t objectCap() const { return m_objectCap; }
    /// Returns the number of rows that updates of derived columns visited, over all writers of this universe.
    std::uint64_t derivedVisits() const { return m_derivedVisits; }
    void setObjectCap(std::size_t cap) { m_objectCap = cap; }

    /// Pins cells. From now on, writes to these cells keep their values, also in the log. @param cells sorted by
    /// column, row
    void pin(std::vector<PinnedCell> cells) { m_pins = std::move(cells); }
    /// Pins one more cell. If the cell is pinned already, the new value counts.
    void pinCell(const PinnedCell& cell);
    const std::vector<PinnedCell>& pins() const { return m_pins; }
    /// Frees all columns. Only History::load() or History::restore() may be called after that. Owner sets, texts and
    /// birth keys stay.
    void freeColumns();

    /// The initial value of a column of a new object of a class.
    struct FirstValue {
        ColumnId column;
        double value = 0.0;
    };
    /// The append-only parts of a run. A caller that discards its steps puts these parts back. The run then continues
    /// with the same numbers (X6.1).
    struct Grown {
        OwnerSets ownerSets;
        TextTable texts;
        std::vector<std::optional<std::vector<FirstValue>>> firstValues;
        std::vector<std::uint64_t> birthKeys;
    };
    Grown grown() const { return {m_ownerSets, m_texts, m_firstValues, m_birthKeys}; }
    void putBack(Grown grown) {
        m_ownerSets = std::move(grown.ownerSets);
        m_texts = std::move(grown.texts);
        m_firstValues = std::move(grown.firstValues);
        m_birthKeys = std::move(grown.birthKeys);
    }

private:
    friend class Writer;
    friend class History;
    friend class State;
    /// Adds one row of zeros. Grows the columns if needed.
    Row addRow(std::uint64_t birthKey);
    void setCapacity(std::size_t rows);
    /// Gives every column a new stamp, because the length of every column changed.
    void renewStamps();
    /// Notes that cells of the column changed.
    void noteCells(ColumnId column) { m_stamps[column.value] = m_cellStamps[column.value] = nextStamp(); }

    /// Returns the initial values of a new object of the class, except those of the columns that every object has.
    const std::vector<FirstValue>& firstValues(ClassIndex objectClass);

    std::shared_ptr<const CheckedModel> m_model;
    std::uint64_t m_seed = 0;
    std::uint32_t m_turn = 0;
    std::size_t m_rowCount = 0;
    std::size_t m_capacity = 0; ///< number of rows in the columns, without spareRows; rows from m_rowCount on are all 0
    std::size_t m_objectCap = defaultObjectCap;
    std::size_t m_expectedValues = 0; ///< number of values in the last step's log, to reserve room for the next
    std::size_t m_expectedRuns = 0;   ///< number of runs, likewise
    std::uint64_t m_derivedVisits = 0;
    std::size_t m_expectedFirings = 0;          ///< number of firings, likewise
    std::vector<std::vector<double>> m_columns; ///< columns, by ColumnId
    std::vector<std::uint64_t> m_stamps;        ///< stamps, by ColumnId; unique for each state of the column
    std::vector<std::uint64_t> m_cellStamps;    ///< stamps of cellStamp(), by ColumnId
    ChangeJournal m_journal{m_stamps};
    std::vector<std::vector<double>> m_last; ///< max meters at the end of the last turn, for last() (E8.1)
    std::vector<std::uint64_t> m_lastStamps; ///< stamps of the max meters at the time when m_last was set
    std::vector<const double*> m_pointers;   ///< pointers to m_columns, for views
    std::vector<const double*> m_lastPointers;
    std::vector<std::uint64_t> m_birthKeys;                            ///< birth keys (E5.10), by row
    std::vector<std::optional<std::vector<FirstValue>>> m_firstValues; ///< initial values, by ClassIndex; made on first
                                                                       ///< use
    OwnerSets m_ownerSets;
    TextTable m_texts;
    std::vector<std::uint32_t> m_contentTexts;
    std::shared_ptr<const LaneMap> m_lanes;
    std::shared_ptr<const Agenda> m_agenda;
    PendingState m_pending;
    std::vector<PinnedCell> m_pins; ///< pinned cells, sorted by column, row
};

} // namespace orrery::engine
