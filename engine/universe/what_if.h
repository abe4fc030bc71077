// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace orrery::engine {

/// One assumed difference from the state (X6.1).
struct Override {
    enum class Kind : std::uint8_t {
        value, ///< an object has a value in a column
        given, ///< an empire has an object of a class: a tech, a building at its capital
        gone,  ///< an object is destroyed, with everything that goes with it
    };
    Kind kind = Kind::value;
    Row row = noRow;                   ///< the object; for Kind::given: the empire
    ColumnId column{};                 ///< Kind::value
    double value = 0.0;                ///< Kind::value: the value, except for owners and texts (see below)
    std::vector<Row> owners{};         ///< Kind::value, for the column owners: the empires
    std::optional<std::string> text{}; ///< Kind::value, for a text column
    ClassIndex objectClass = 0;        ///< Kind::given
};

/// The object that an override gives an empire: its host, and its birth key (E5.10).
struct GivenObject {
    ClassIndex objectClass = 0;
    Row empire = noRow;
    Row attachedTo = noRow; ///< the empire, else its capital; where the type allows attachment to it
    std::uint64_t birthKey = 0;
};
/// Returns the object for Kind::given; nullopt where the empire already has an object of the class or does not exist.
std::optional<GivenObject> givenObject(const View& view, const Override& given);

/// A hypothetical state: a base state with overrides (X6.1). Reads at any depth see the overrides. The view is like any
/// other, but only the columns that differ are copies, with their own stamps. It does not change the base, which must
/// outlive it unchanged. Overridden values take precedence over consequences of other overrides. The owners of systems
/// follow from those of their planets (E5.3).
class WhatIf {
public:
    /// @param base a view of a universe or state (its columns have spareRows). An override has no effect if its object
    /// does not exist or lacks the column.
    WhatIf(const View& base, std::span<const Override> overrides);
    WhatIf(const WhatIf&) = delete;
    WhatIf& operator=(const WhatIf&) = delete;

    const View& view() const { return m_view; }
    /// Returns the objects that are not in the base, in the order of the overrides that gave them.
    std::span<const Row> added() const { return m_added; }
    /// Returns how many columns are copies, for tests.
    std::size_t copiedColumns() const;

private:
    double* own(ColumnId column);
    double* own(Builtin which) { return own(m_view.layout->builtin(which)); }
    void put(ColumnId column, Row row, double value);
    void put(Builtin which, Row row, double value) { put(m_view.layout->builtin(which), row, value); }
    std::uint32_t internOwners(std::vector<Row> empires);
    std::uint32_t internText(std::string_view text);
    void refresh();
    void give(const GivenObject& given);
    void remove(Row row);
    void leaveOwners(const std::vector<bool>& isGone);
    void set(const Override& value);
    void deriveOwners();

    View m_view;
    std::size_t m_spare = spareRows; ///< room in the base's columns for added rows
    std::vector<const double*> m_pointers;
    std::vector<std::uint64_t> m_stamps;
    std::vector<std::vector<double>> m_copies; ///< by ColumnId; empty: the base's column is used
    std::vector<const double*> m_lastPointers;
    std::vector<std::vector<double>> m_lastCopies; ///< only where there are more added objects than room
    std::vector<std::uint64_t> m_birthKeys;
    std::unique_ptr<OwnerSets> m_ownerSets; ///< those of the base and more; null: the base's sets
    std::unique_ptr<TextTable> m_texts;
    std::unique_ptr<LaneMap> m_lanes;
    std::vector<Row> m_added;
    bool m_ownersChanged = false;
};

} // namespace orrery::engine
