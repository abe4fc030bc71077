// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <span>

namespace orrery::engine {

/// Every finding of this part: what is wrong with a scenario's table, and what a run stops by itself.
std::span<const DiagnosticSpec> universeDiagnostics();

} // namespace orrery::engine

namespace orrery::engine::diag {

inline constexpr DiagnosticSpec tooManyObjects{
    "run.too-many-objects", Severity::error, "no further object of class '{0}': the run has its {1} objects",
    "Look for a group that makes objects every turn, and give it an activation that ends."};

inline constexpr DiagnosticSpec unknownObject{
    "scenario.unknown-object", Severity::error, "nothing is called '{0}'{1}",
    "Objects are named by their name in this scenario, or by # and their id."};
inline constexpr DiagnosticSpec unknownEmpire{"scenario.unknown-empire", Severity::error,
                                              "no empire is called '{0}'{1}",
                                              "Declare it with <empire id=\"…\"/> in this scenario."};
inline constexpr DiagnosticSpec duplicateName{"scenario.duplicate-name", Severity::error,
                                              "'{0}' is the name of another object",
                                              "Give each object of a scenario a name of its own."};
inline constexpr DiagnosticSpec cannotAttach{"scenario.cannot-attach", Severity::error,
                                             "'{0}' is of type {1}, which cannot be attached to '{2}' of type {3}",
                                             "The vocabulary says what a type may be attached to."};
inline constexpr DiagnosticSpec notOnObject{"scenario.not-on-object", Severity::error, "'{0}' of type {1} has no {2}",
                                            "The vocabulary says which meters and properties a type has."};
inline constexpr DiagnosticSpec derivedOwner{"scenario.derived-owner", Severity::error,
                                             "the owners of '{0}' are those of its planets",
                                             "Set the owner of a planet of the system instead."};
inline constexpr DiagnosticSpec noClass{"scenario.no-class", Severity::error,
                                        "objects of type {0} have no class to be made of",
                                        "Give the type a class in the vocabulary: class=\"…\"."};
inline constexpr DiagnosticSpec notSystem{"scenario.not-a-system", Severity::error, "'{0}' is not a system",
                                          "Lanes and planets belong to systems."};
inline constexpr DiagnosticSpec laneToItself{"scenario.lane-to-itself", Severity::error,
                                             "this lane leads from '{0}' to itself"};
inline constexpr DiagnosticSpec unknownShape{"scenario.unknown-shape", Severity::error,
                                             "'{0}' is not a shape of a galaxy{1}",
                                             "Shapes are cluster, disc, ring and spiral."};
inline constexpr DiagnosticSpec galaxyTooLarge{"scenario.galaxy-too-large", Severity::error,
                                               "a galaxy cannot have {0} {1}: made with {2}"};
inline constexpr DiagnosticSpec specialNowhere{"scenario.special-nowhere", Severity::warning,
                                               "'{0}' is of type {1}, which can be on no {2}: it is nowhere"};

} // namespace orrery::engine::diag
