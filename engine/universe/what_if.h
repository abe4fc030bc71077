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

/// One thing that is taken to be otherwise than it is (X6.1).
struct Override {
    enum class Kind : std::uint8_t {
        value, ///< an object has a value in a column
        given, ///< an empire has an object of a class: a tech, a building at its capital
        gone,  ///< an object has left the game, and what goes with it
    };
    Kind kind = Kind::value;
    Row row = noRow;                   ///< the object; for Kind::given: the empire
    ColumnId column{};                 ///< Kind::value
    double value = 0.0;                ///< Kind::value, of any column but owners, and texts that are given below
    std::vector<Row> owners{};         ///< Kind::value, of the column owners: the empires
    std::optional<std::string> text{}; ///< Kind::value, of a column of texts
    ClassIndex objectClass = 0;        ///< Kind::given
};

/// The object that an override gives an empire: where it belongs, and its birth key (E5.10).
struct GivenObject {
    ClassIndex objectClass = 0;
    Row empire = noRow;
    Row attachedTo = noRow; ///< the empire, else its capital, where the type may be attached to it
    std::uint64_t birthKey = 0;
};
/// What Kind::given makes; nullopt where the empire has an object of the class already, or is no object of the game.
std::optional<GivenObject> givenObject(const View& view, const Override& given);

/// A state as it would be if some things were otherwise (X6.1). Reads of whatever depth see them: it is a view like any
/// other, in which only the columns that differ are copies, with stamps of their own. The state that it is made over is
/// not touched, and has to outlive it unchanged. Values that are given go before all that would follow from other
/// overrides; the owners of systems follow from those of their planets (E5.3).
class WhatIf {
public:
    /// @param base of a universe or state (its columns have spareRows). Overrides that speak of no object, or of a
    /// column that the object has not, change nothing.
    WhatIf(const View& base, std::span<const Override> overrides);
    WhatIf(const WhatIf&) = delete;
    WhatIf& operator=(const WhatIf&) = delete;

    const View& view() const { return m_view; }
    /// Objects that are not in the base, in the order of the overrides that gave them.
    std::span<const Row> added() const { return m_added; }
    /// How many columns are copies, for tests.
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
    std::size_t m_spare = spareRows; ///< rows that the base's columns have room for beyond its own
    std::vector<const double*> m_pointers;
    std::vector<std::uint64_t> m_stamps;
    std::vector<std::vector<double>> m_copies; ///< by ColumnId; empty: the base's
    std::vector<const double*> m_lastPointers;
    std::vector<std::vector<double>> m_lastCopies; ///< only where more objects are added than there is room for
    std::vector<std::uint64_t> m_birthKeys;
    std::unique_ptr<OwnerSets> m_ownerSets; ///< those of the base and more; null: the base's
    std::unique_ptr<TextTable> m_texts;
    std::unique_ptr<LaneMap> m_lanes;
    std::vector<Row> m_added;
    bool m_ownersChanged = false;
};

} // namespace orrery::engine
