// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <algorithm>
#include <array>

namespace orrery::engine::diag {

// Limits that stop a run's growth.
inline constexpr DiagnosticSpec tooManyObjects{
    "run.too-many-objects", Severity::error,
    "no further object of class '{0}': the run has its {1} objects, and {2} made most of this turn's",
    "Look for a group that makes objects every turn, and give it an activation that ends."};

// Problems with the table that a scenario sets.
inline constexpr DiagnosticSpec cannotAttach{"scenario.cannot-attach", Severity::error,
                                             "'{0}' is of type {1}, which cannot be attached to '{2}' of type {3}",
                                             "The vocabulary says what a type may be attached to."};
inline constexpr DiagnosticSpec derivedOwner{"scenario.derived-owner", Severity::error,
                                             "the owners of system '{0}' are those of its planets",
                                             "Set the owner of a planet of the system instead."};
inline constexpr DiagnosticSpec duplicateName{"scenario.duplicate-name", Severity::error,
                                              "'{0}' is the name of another object",
                                              "Give each object of a scenario a name of its own."};
inline constexpr DiagnosticSpec galaxyTooLarge{"scenario.galaxy-too-large", Severity::error,
                                               "a galaxy has no room for {0} {1}; this one has {2}", "Ask for fewer."};
inline constexpr DiagnosticSpec laneToItself{"scenario.lane-to-itself", Severity::error,
                                             "this lane leads from '{0}' to itself",
                                             "A lane joins two different systems."};
inline constexpr DiagnosticSpec noClass{"scenario.no-class", Severity::error,
                                        "objects of type {0} have no class to be made of",
                                        "Name a class for the type in the vocabulary."};
inline constexpr DiagnosticSpec notOnObject{"scenario.not-on-object", Severity::error, "'{0}' of type {1} has no {2}",
                                            "The vocabulary says which meters and properties a type has."};
inline constexpr DiagnosticSpec notSystem{"scenario.not-a-system", Severity::error, "'{0}' is not a system",
                                          "Lanes and planets belong to systems."};
inline constexpr DiagnosticSpec specialNowhere{"scenario.special-nowhere", Severity::warning,
                                               "'{0}' is of type {1}, which goes on no planet and no system",
                                               "The vocabulary says what a type may be attached to."};
inline constexpr DiagnosticSpec unknownEmpire{"scenario.unknown-empire", Severity::error,
                                              "no empire is called '{0}'{1}",
                                              "Declare it in this scenario with an empire element."};
inline constexpr DiagnosticSpec hiddenObject{"scenario.hidden-object", Severity::error,
                                             "'{0}' is hidden until a condition reveals it",
                                             "Change it once it is revealed, or let it be there from the start."};
inline constexpr DiagnosticSpec unknownObject{"scenario.unknown-object", Severity::error, "nothing is called '{0}'{1}",
                                              "Objects are named by their name, or by # and their id."};
inline constexpr DiagnosticSpec unknownShape{"scenario.unknown-shape", Severity::error,
                                             "'{0}' is not a shape of a galaxy",
                                             "The shapes are cluster, disc, ring and spiral."};

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
