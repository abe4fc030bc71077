// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace orrery::engine {

/// The kinds of names that content defines (I3.5).
enum class NameKind : std::uint8_t {
    objectClass,
    group,
    scenario,
    condition, ///< a condition of a scenario
    object,    ///< an object that a scenario creates: an empire, a planet …
    type,
    scope, ///< a sub-scope: "ship.weapon"
    meter,
    property,
    resource,
    enumeration,
    enumerator,
    occurrence,
    hasKind, ///< a kind for has()
    define,
    variable, ///< all variables of one name, in any scope
    function,
    parameter, ///< a parameter of a function
    aggregate,
    table,
    column, ///< a column of a table
    stacking,
    string,
    grouping,
    counter, ///< a counter of scenarios
    count_
};

} // namespace orrery::engine
