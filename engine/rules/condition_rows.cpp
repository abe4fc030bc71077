// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/condition_call.h"
#include "engine/rules/conditions_choice.h"
#include "engine/rules/conditions_number.h"
#include "engine/rules/conditions_object.h"
#include "engine/rules/conditions_place.h"
#include "engine/rules/conditions_planet.h"
#include "engine/rules/conditions_sight.h"
#include "engine/rules/conditions_source.h"
#include "engine/rules/conditions_state.h"
#include "engine/rules/conditions_structure.h"

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

constexpr bool isDocumented(const ConditionSpec& row) {
    return !row.label.empty() && !row.help.empty() && row.help.ends_with('.') && !row.requirement.empty() &&
           std::ranges::all_of(row.parameters, [](const ParameterSpec& parameter) {
               return !parameter.name.empty() && !parameter.label.empty() && parameter.help.ends_with('.');
           });
}

static_assert(std::ranges::is_sorted(rows, {}, &ConditionSpec::tag), "rows are looked up by tag");
static_assert(std::ranges::adjacent_find(rows, {}, &ConditionSpec::tag) == rows.end(), "two rows share a tag");
static_assert(std::ranges::all_of(rows, isDocumented), "the reference manual is printed from the rows");
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
