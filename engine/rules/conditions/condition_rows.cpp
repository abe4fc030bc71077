// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions/condition_rows.h"

#include "engine/rules/conditions/conditions_choice.h"
#include "engine/rules/conditions/conditions_number.h"
#include "engine/rules/conditions/conditions_object.h"
#include "engine/rules/conditions/conditions_place.h"
#include "engine/rules/conditions/conditions_planet.h"
#include "engine/rules/conditions/conditions_sight.h"
#include "engine/rules/conditions/conditions_source.h"
#include "engine/rules/conditions/conditions_state.h"
#include "engine/rules/conditions/conditions_structure.h"
#include "engine/vocabulary/row_tables.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using namespace conditions;

/// Merges the families' tables into one, sorted by tag.
template <typename... Tables>
constexpr auto merged(const Tables&... tables) {
    std::array<ConditionSpec, (std::tuple_size_v<Tables> + ...)> all{};
    auto next = all.begin();
    ((next = std::copy(tables.begin(), tables.end(), next)), ...);
    std::ranges::sort(all, {}, &ConditionSpec::tag);
    return all;
}

constexpr auto rows =
    merged(choiceRows, numberRows, objectRows, placeRows, planetRows, sightRows, sourceRows, stateRows, structureRows);

static_assert(isProperTable<ConditionSpec>(rows));
static_assert(std::ranges::all_of(rows,
                                  [](const ConditionSpec& row) {
                                      return row.example.starts_with('<') && row.example.substr(1).starts_with(row.tag);
                                  }),
              "each row has an example of itself");
static_assert(std::ranges::none_of(rows,
                                   [](const ConditionSpec& row) {
                                       return row.asksSameObject && row.children == ChildRule::none;
                                   }),
              "asksSameObject speaks of children");

} // namespace

std::span<const ConditionSpec> conditionRows() {
    return rows;
}

} // namespace orrery::engine
