// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Problems of scenario conditions (S).
inline constexpr DiagnosticSpec unsupportedOperator{"check.unsupported-operator", Severity::error,
                                                    "a condition of the type '{0}' does not take '{1}'; it takes {2}",
                                                    "Write one of these."};
inline constexpr DiagnosticSpec madeInPlay{
    "check.made-in-play", Severity::error,
    "'{0}' is made in play; conditions speak of the objects that the scenario begins with",
    "Name an object of turn 0, or flagship:, controlled: or target: and an empire."};
inline constexpr DiagnosticSpec noInitial{"check.no-initial", Severity::error,
                                          "there is no '{0}': the scenario places {1}, counted from 0",
                                          "Objects that planet and place make on turn 0 are counted as they stand."};
inline constexpr DiagnosticSpec noSubject{"check.no-subject", Severity::error, "the condition names no {0}",
                                          "Give the condition this attribute, or name the object here."};
inline constexpr DiagnosticSpec selfReference{"check.self-reference", Severity::error,
                                              "'{0}' cannot stand here: this says what it is", "Name an object."};
inline constexpr DiagnosticSpec noWatch{"check.no-watch", Severity::error, "<{0}> says nothing to watch for",
                                        "Give it a type with an operator, or an expression in when."};
inline constexpr DiagnosticSpec twoWatches{"check.two-watches", Severity::error,
                                           "<{0}> has both a type and an expression in when", "Take one of them out."};
inline constexpr DiagnosticSpec nothingCounted{"check.nothing-counted", Severity::error, "nothing is there to count",
                                               "Put conditions inside, each in an <of>."};
inline constexpr DiagnosticSpec notNetSafe{
    "check.not-net-safe", Severity::warning,
    "not net-safe: '{0}' is about what one person looks at, and the scenario is for {1} people",
    "Use it only in scenarios in which one empire is human."};
inline constexpr DiagnosticSpec duplicateCondition{"check.duplicate-condition", Severity::error,
                                                   "the scenario has a condition '{0}' already",
                                                   "Give one of them another id."};
inline constexpr DiagnosticSpec galaxyTwice{"check.galaxy-twice", Severity::error, "the scenario has a galaxy already",
                                            "Remove one of them."};
inline constexpr DiagnosticSpec noActions{"check.no-actions", Severity::warning,
                                          "nothing happens when this condition is met", "Put actions inside."};
inline constexpr DiagnosticSpec unknownAction{"check.unknown-action", Severity::error, "there is no action <{0}>",
                                              "The reference lists all actions of conditions."};
inline constexpr DiagnosticSpec firesNothing{"check.fires-nothing", Severity::error,
                                             "this names no group and holds no effects",
                                             "Write group=\"CLASS/group\", or put effects inside."};
inline constexpr DiagnosticSpec firesTwice{"check.fires-twice", Severity::error,
                                           "this both names a group and holds effects", "Take one of them out."};
inline constexpr DiagnosticSpec firesMeters{
    "check.fires-meters", Severity::error, "'{0}' changes a maximum, which is rebuilt each turn",
    "Change the current value, or leave a marker for a group of the meter stage."};
inline constexpr DiagnosticSpec emptyMessage{"check.empty-message", Severity::warning, "the message says nothing",
                                             "Write its text inside."};
inline constexpr DiagnosticSpec namesHidden{"check.hidden-object", Severity::error,
                                            "'{0}' is hidden until a condition reveals it",
                                            "Change it once it is revealed, or let it be there from the start."};
inline constexpr DiagnosticSpec cannotStand{"check.cannot-stand", Severity::error,
                                            "'{0}' is of type {1}, which cannot stand on '{2}' of type {3}",
                                            "The vocabulary says what a type may be attached to."};
inline constexpr DiagnosticSpec hiddenNeverShown{"check.never-revealed", Severity::hint,
                                                 "'{0}' is hidden, and no condition reveals it",
                                                 "Add a <reveal> to a condition, or let it be there from the start."};
inline constexpr DiagnosticSpec notHidden{"check.not-hidden", Severity::warning, "'{0}' is not hidden",
                                          "Write hidden=\"true\" where it is placed."};

} // namespace orrery::engine::diag
