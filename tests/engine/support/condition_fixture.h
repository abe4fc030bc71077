// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/condition_call.h"
#include "tests/engine/support/model_fixture.h"

#include <string>
#include <string_view>

namespace orrery::engine::fixture {

/// A small galaxy whose objects are told by name, and groups written as XML.
///
/// Systems on a line, Sol (0,0) yellow, Vega (100,0) blue, Deneb (300,0) red, and Nowhere (0,500) without a lane; lanes
/// Sol–Vega–Deneb. Planets: Earth (Terrans, medium terran, industry) and Luna (tiny barren) of Sol, Vega I (Vegans,
/// large ocean) and Vega II (huge gas_giant, of both) of Vega, Deneb I (small swamp, Vegans) of Deneb, Belt (asteroids)
/// of Nowhere. A Forge (building) on Earth, Ruins (special) on Luna, ship Scout of the Terrans in Vega, ship Drifter of
/// no one halfway from Sol to Vega. Tech WARP is known to the Vegans. Ships have the meter Attack. The buildings YARD
/// and GATE belong to the grouping Works, GATE to Wonder too. Earth is the capital of the Terrans.
class ConditionFixture {
public:
    explicit ConditionFixture(RulesLevel rules = RulesLevel::extended);

    /// Adds a group to a class: <group><activation/><include/><exclude/></group>. Before the first call of begin().
    void addGroup(std::string_view objectClass, std::string_view xml);
    /// Makes universe and program.
    void begin(std::uint64_t seed = 1);

    Row row(std::string_view name) const;
    const CompiledGroup& group(std::size_t index) const { return program->groups[index]; }
    /// The names of rows, in the order of their ids: "Earth, Luna".
    std::string names(const RowList& rows) const;
    std::string names(const Bitmap& rows) const { return names(rows.rows()); }

    ModelFixture models;
    std::unique_ptr<Table> table;
    std::shared_ptr<const Program> program;
};

/// Reads a condition element as the loader would: parameters, defaults, children. Asserts that it is right.
CheckedCondition readCondition(const CheckedModel& model, std::string_view xml);

} // namespace orrery::engine::fixture
