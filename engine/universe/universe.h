// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/universe/bitmap.h"
#include "engine/universe/turn_log.h"
#include "engine/universe/view.h"

#include <memory>
#include <string>
#include <vector>

namespace orrery::engine {

/// Starlanes between systems, by row; adjacency sorted by row. Changes are rare (scenario, E3.23): shared, never
/// edited.
struct LaneMap {
    std::vector<std::pair<Row, Row>> lanes; ///< each once, smaller row first, sorted
    std::uint64_t stamp = 0;
};

/// Interned sets of empire rows; index 0 is the empty set. Append-only within a run, so an index means the same for
/// ever.
class OwnerSets {
public:
    OwnerSets() : m_sets(1) {}
    std::uint32_t intern(std::vector<Row> empires); ///< sorts and removes doubles
    const std::vector<Row>& operator[](std::uint32_t index) const { return m_sets[index]; }
    std::size_t size() const { return m_sets.size(); }

private:
    std::vector<std::vector<Row>> m_sets;
};

/// Interned texts; append-only within a run.
class TextTable {
public:
    std::uint32_t intern(std::string_view text);
    const std::string& operator[](std::uint32_t index) const { return m_texts[index]; }
    std::size_t size() const { return m_texts.size(); }

private:
    std::vector<std::string> m_texts;
    std::map<std::string, std::uint32_t, std::less<>> m_index;
};

/// The working state of a run: columns, owner sets, texts, lanes. Only Writer changes a column.
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
    const OwnerSets& ownerSets() const { return m_ownerSets; }
    const TextTable& texts() const { return m_texts; }
    const LaneMap& lanes() const { return *m_lanes; }
    /// The present. Valid until the next write or creation.
    View view() const;

private:
    friend class Writer;
    friend class History;
    std::shared_ptr<const CheckedModel> m_model;
    std::uint64_t m_seed = 0;
    std::uint32_t m_turn = 0;
    std::size_t m_rowCount = 0;
    std::vector<std::vector<double>> m_columns; ///< by ColumnId
    std::vector<std::uint64_t> m_stamps;        ///< by ColumnId: unique for each state of the column
    std::vector<std::vector<double>> m_last;    ///< max meters at the end of last turn, for last() (E8.1)
    std::vector<std::uint64_t> m_birthKeys;     ///< E5.10
    OwnerSets m_ownerSets;
    TextTable m_texts;
    std::shared_ptr<const LaneMap> m_lanes;
};

} // namespace orrery::engine
