// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/compare.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// A set of edits, by index.
using EditSet = std::vector<bool>;

bool isEmpty(const EditSet& set);
void unite(EditSet& into, const EditSet& more);

/// The roots of all differences of a comparison so far, by value, by column, and by class of a missing object.
class RootTable {
public:
    RootTable(const RunComparer& comparer, std::size_t edits);

    std::size_t size() const { return m_roots.size(); }
    const EditSet& of(std::uint32_t difference) const { return m_roots[difference]; }
    /// Adds a new difference of the comparison, without roots.
    void append();
    /// Adds roots of a difference.
    void add(std::uint32_t difference, const EditSet& roots);

    /// Adds roots of a difference that is no value. @param group stable identity of the group behind it; 0: none
    void addOther(std::uint64_t group, const EditSet& roots);

    /// Add the roots of the differences that a change can read.
    void addCell(std::uint32_t object, std::uint32_t column, EditSet& out) const;
    void addColumn(std::uint32_t column, EditSet& out) const { unite(out, m_ofColumn[column]); }
    void addAll(EditSet& out) const;
    /// Adds the roots of the pending effects and other differences of a group that are no values.
    void addGroup(std::uint64_t group, EditSet& out) const;
    /// Returns whether an object is missing in one run, or was.
    bool isPresenceKnown(std::uint32_t object) const { return m_cells.contains({object, m_exists}); }
    std::uint32_t exists() const { return m_exists; } ///< index of the column of Builtin::exists
    /// Returns the roots of the objects that are missing in one run, by class id.
    const std::map<std::string, EditSet, std::less<>>& ofClasses() const { return m_ofClass; }

private:
    const RunComparer& m_comparer;
    std::size_t m_edits = 0;
    std::uint32_t m_exists = 0;
    std::vector<EditSet> m_roots;    ///< by difference
    std::vector<EditSet> m_ofColumn; ///< by column
    std::map<std::string, EditSet, std::less<>> m_ofClass;
    std::map<std::uint64_t, EditSet> m_ofGroup;                               ///< of differences that are no values
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> m_cells; ///< differences by object and column
};

} // namespace orrery::engine
