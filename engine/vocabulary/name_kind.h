// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace orrery::engine {

/// The kinds of things that content gives names to (I3.5).
enum class NameKind : std::uint8_t {
    objectClass,
    group,
    scenario,
    condition, ///< of a scenario
    object,    ///< what a scenario puts on the table: an empire, a planet …
    type,
    scope, ///< a sub-scope: "ship.weapon"
    meter,
    property,
    resource,
    enumeration,
    enumerator,
    occurrence,
    hasKind, ///< what has() asks for
    define,
    variable, ///< all of one name, of whatever scope
    function,
    parameter, ///< of a function
    aggregate,
    table,
    column, ///< of a table
    stacking,
    string,
    grouping,
    counter, ///< of scenarios
    count_
};

} // namespace orrery::engine
