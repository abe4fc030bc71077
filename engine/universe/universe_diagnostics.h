// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <algorithm>
#include <array>

namespace orrery::engine::diag {

// Limits that stop a run's growth.
inline constexpr DiagnosticSpec tooManyObjects{
    "run.too-many-objects", Severity::error,
    "cannot create an object of class '{0}': limit of {1} objects reached, most of this turn's by {2}",
    "Find the group that creates objects every turn, and give it an activation that ends."};

// Problems with the table that a scenario sets.
inline constexpr DiagnosticSpec cannotAttach{"scenario.cannot-attach", Severity::error,
                                             "'{0}' is of type {1}, which cannot be attached to '{2}' of type {3}",
                                             "Check in the vocabulary what this type may be attached to."};
inline constexpr DiagnosticSpec derivedOwner{"scenario.derived-owner", Severity::error,
                                             "the owners of system '{0}' are those of its planets",
                                             "Set the owner of a planet of the system instead."};
inline constexpr DiagnosticSpec duplicateName{"scenario.duplicate-name", Severity::error,
                                              "'{0}' is the name of another object",
                                              "Give each object of a scenario a unique name."};
inline constexpr DiagnosticSpec galaxyTooLarge{"scenario.galaxy-too-large", Severity::error,
                                               "the galaxy has room for {2} {1}, not for {0}", "Reduce the number."};
inline constexpr DiagnosticSpec laneToItself{"scenario.lane-to-itself", Severity::error,
                                             "this starlane connects '{0}' to itself",
                                             "Connect two different systems."};
inline constexpr DiagnosticSpec noClass{"scenario.no-class", Severity::error, "type {0} has no class for its objects",
                                        "Give the type a class in the vocabulary."};
inline constexpr DiagnosticSpec notOnObject{"scenario.not-on-object", Severity::error, "'{0}' of type {1} has no {2}",
                                            "Add it to the type in the vocabulary, or remove this line."};
inline constexpr DiagnosticSpec notSystem{"scenario.not-a-system", Severity::error, "'{0}' is not a system",
                                          "Use a system here. Starlanes connect systems, and planets are in systems."};
inline constexpr DiagnosticSpec specialNowhere{"scenario.special-nowhere", Severity::warning,
                                               "'{0}' is of type {1}, which cannot be attached to planets or systems",
                                               "Check in the vocabulary what this type may be attached to."};
inline constexpr DiagnosticSpec unknownEmpire{"scenario.unknown-empire", Severity::error, "no empire is named '{0}'{1}",
                                              "Declare it in this scenario with an empire element."};
inline constexpr DiagnosticSpec hiddenObject{"scenario.hidden-object", Severity::error,
                                             "'{0}' is hidden until a condition reveals it",
                                             "Change it after a condition reveals it, or remove hidden=\"true\"."};
inline constexpr DiagnosticSpec unknownObject{"scenario.unknown-object", Severity::error, "no object is named '{0}'{1}",
                                              "Refer to an object by its name, or by # and its id."};
inline constexpr DiagnosticSpec unknownShape{"scenario.unknown-shape", Severity::error, "'{0}' is not a galaxy shape",
                                             "Use cluster, disc, ring or spiral."};

} // namespace orrery::engine::diag

namespace orrery::engine {

/// Every diagnostic of this part, by code.
inline constexpr std::array universeDiagnostics{
    &diag::tooManyObjects, &diag::cannotAttach,  &diag::derivedOwner,  &diag::duplicateName, &diag::galaxyTooLarge,
    &diag::hiddenObject,   &diag::laneToItself,  &diag::noClass,       &diag::notSystem,     &diag::notOnObject,
    &diag::specialNowhere, &diag::unknownEmpire, &diag::unknownObject, &diag::unknownShape,
};
static_assert(std::ranges::is_sorted(universeDiagnostics, {}, &DiagnosticSpec::code), "keep the findings sorted");

} // namespace orrery::engine
