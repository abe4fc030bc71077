// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"
#include "tests/engine/support/model_fixture.h"

#include <string>
#include <string_view>

namespace orrery::engine::fixture {

/// A small galaxy whose objects have names, and groups written as XML.
///
/// Systems on a line: Sol (0,0) yellow, Vega (100,0) blue, Deneb (300,0) red. Nowhere (0,500) has no lane. Lanes
/// Sol–Vega–Deneb.
/// Planets of Sol: Earth (Terrans, medium terran, industry) and Luna (tiny barren). Planets of Vega: Vega I (Vegans,
/// large ocean) and Vega II (huge gas_giant, of both empires). Deneb I (small swamp, Vegans) of Deneb, Belt (asteroids)
/// of Nowhere.
/// A Forge (building) on Earth and Ruins (special) on Luna. The ship Scout of the Terrans is at Vega, the ship Drifter
/// without an owner halfway from Sol to Vega. The Vegans know the tech WARP. Ships have the meter Attack. The buildings
/// YARD and GATE belong to the grouping Works, GATE also to Wonder. Earth is the capital of the Terrans.
class ConditionFixture {
public:
    explicit ConditionFixture(std::string_view rules = "extended");

    /// Adds a group to a class: <group><activation/><include/><exclude/></group>. Call it before the first begin().
    void addGroup(std::string_view objectClass, std::string_view xml);
    /// Creates the universe and the program.
    void begin(std::uint64_t seed = 1);

    Row row(std::string_view name) const;
    const CompiledGroup& group(std::size_t index) const { return program->groups[index]; }
    /// Returns the names of rows, in the order of their ids: "Earth, Luna".
    std::string names(const RowList& rows) const;
    std::string names(const Bitmap& rows) const { return names(rows.rows()); }

    ModelFixture models;
    std::unique_ptr<Table> table;
    std::shared_ptr<const Program> program;
};

/// Reads a condition element as the loader does: parameters, defaults, children. Stops the program if it has errors.
CheckedCondition readCondition(const CheckedModel& model, std::string_view xml);

} // namespace orrery::engine::fixture
