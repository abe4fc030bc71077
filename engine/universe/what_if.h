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

/// One assumed difference from the base state (X6.1).
struct Override {
    enum class Kind : std::uint8_t {
        value, ///< an object has a value in a column
        given, ///< an empire has an object of a class: a tech, a building at its capital
        gone,  ///< an object is destroyed, together with attached objects and contents
    };
    Kind kind = Kind::value;
    Row row = noRow;                   ///< the object that differs; for Kind::given: the empire
    ColumnId column{};                 ///< the column, for Kind::value
    double value = 0.0;                ///< the value, for Kind::value, except for owners and texts (see below)
    std::vector<Row> owners{};         ///< the empires, for Kind::value and the column owners
    std::optional<std::string> text{}; ///< the text, for Kind::value and a text column
    ClassIndex objectClass = 0;        ///< the class, for Kind::given
};

/// The object that an override gives an empire: its host, and its birth key (E5.10).
struct GivenObject {
    ClassIndex objectClass = 0;
    Row empire = noRow;
    Row attachedTo = noRow; ///< the empire, otherwise its capital, if the type allows attachment to it
    std::uint64_t birthKey = 0;
};
/// Returns the object for Kind::given. Returns nullopt if the empire already has an object of the class or does not
/// exist.
std::optional<GivenObject> givenObject(const View& view, const Override& given);

/// A hypothetical state: a base state with overrides (X6.1). Reads at any depth see the overrides. The view is like any
/// other, but contains copies of the columns that differ, with their own stamps. A WhatIf does not change the base,
/// which must outlive it unchanged. Overridden values take precedence over consequences of other overrides. Systems
/// derive their owners from their planets (E5.3).
class WhatIf {
public:
    /// @param base a view of a universe or state, whose columns have spareRows. @param overrides an override has no
    /// effect if its object does not exist or does not have the column
    WhatIf(const View& base, std::span<const Override> overrides);
    WhatIf(const WhatIf&) = delete;
    WhatIf& operator=(const WhatIf&) = delete;

    const View& view() const { return m_view; }
    /// Returns the objects that are not in the base, in the order of the overrides that gave them.
    std::span<const Row> added() const { return m_added; }
    /// Returns the number of copied columns, for tests.
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
    std::size_t m_spare = spareRows; ///< free rows for added objects in the base's columns
    std::vector<const double*> m_pointers;
    std::vector<std::uint64_t> m_stamps;
    std::vector<std::vector<double>> m_copies; ///< copied columns, by ColumnId; empty: the base's column applies
    std::vector<const double*> m_lastPointers;
    std::vector<std::vector<double>> m_lastCopies; ///< copies of last max meters; only if there are more added objects
                                                   ///< than free rows
    std::vector<std::uint64_t> m_birthKeys;
    std::unique_ptr<OwnerSets> m_ownerSets; ///< owner sets of the base, and more; null: the base's sets
    std::unique_ptr<TextTable> m_texts;
    std::unique_ptr<LaneMap> m_lanes;
    std::vector<Row> m_added;
    bool m_ownersChanged = false;
};

} // namespace orrery::engine
