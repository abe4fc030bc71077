// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/row_list.h"

#include <cstdint>
#include <map>
#include <vector>

namespace orrery::engine {

/// Interned sets of empire rows; index 0 is the empty set. Append-only within a run, so the meaning of an index never
/// changes.
class OwnerSets {
public:
    OwnerSets() : m_sets(1), m_index{{{}, 0}} {}
    std::uint32_t intern(std::vector<Row> empires); ///< sorts `empires` and removes duplicates
    std::uint32_t unite(std::uint32_t a, std::uint32_t b);
    bool contains(std::uint32_t index, Row empire) const;
    const std::vector<Row>& operator[](std::uint32_t index) const { return m_sets[index]; }
    std::size_t size() const { return m_sets.size(); }
    std::size_t bytes() const { return m_bytes; } ///< approximate number of bytes

private:
    std::size_t m_bytes = 0;
    std::vector<std::vector<Row>> m_sets;
    std::map<std::vector<Row>, std::uint32_t> m_index;
};

} // namespace orrery::engine
