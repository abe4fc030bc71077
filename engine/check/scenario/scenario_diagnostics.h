// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Problems of scenario conditions (S).
inline constexpr DiagnosticSpec unsupportedOperator{"check.unsupported-operator", Severity::error,
                                                    "a condition of the type '{0}' does not take '{1}', only {2}",
                                                    "Write one of these."};
inline constexpr DiagnosticSpec madeInPlay{
    "check.made-in-play", Severity::error,
    "'{0}' is created during play; conditions can refer only to objects of turn 0",
    "Name an object of turn 0, or write flagship:, controlled: or target: with an empire."};
inline constexpr DiagnosticSpec noInitial{
    "check.no-initial", Severity::error,
    "there is no '{0}': the number of initial objects is {1}, and they count from 0",
    "Count the objects that planet and place create on turn 0, in the order written."};
inline constexpr DiagnosticSpec noSubject{"check.no-subject", Severity::error, "the condition has no attribute '{0}'",
                                          "Add this attribute to the condition, or name the object here."};
inline constexpr DiagnosticSpec selfReference{"check.self-reference", Severity::error,
                                              "'{0}' cannot be used here: this attribute must name an object",
                                              "Name an object."};
inline constexpr DiagnosticSpec noWatch{"check.no-watch", Severity::error,
                                        "<{0}> has neither a type nor an expression in when",
                                        "Add a type with an operator, or an expression in when."};
inline constexpr DiagnosticSpec twoWatches{"check.two-watches", Severity::error,
                                           "<{0}> has both a type and an expression in when", "Remove one of the two."};
inline constexpr DiagnosticSpec nothingCounted{"check.nothing-counted", Severity::error, "there is nothing to count",
                                               "Put conditions inside, each in an <of>."};
inline constexpr DiagnosticSpec notNetSafe{
    "check.not-net-safe", Severity::warning,
    "not network-safe: '{0}' depends on one player's view, but the scenario has {1} human players",
    "Use it only in scenarios with one human player."};
inline constexpr DiagnosticSpec duplicateCondition{"check.duplicate-condition", Severity::error,
                                                   "the scenario already has a condition '{0}'",
                                                   "Give one of them another id."};
inline constexpr DiagnosticSpec galaxyTwice{"check.galaxy-twice", Severity::error, "the scenario already has a galaxy",
                                            "Remove one of them."};
inline constexpr DiagnosticSpec noActions{"check.no-actions", Severity::warning, "this condition has no actions",
                                          "Add an action to it."};
inline constexpr DiagnosticSpec unknownAction{"check.unknown-action", Severity::error, "there is no action <{0}>",
                                              "The reference lists all actions of conditions."};
inline constexpr DiagnosticSpec firesNothing{"check.fires-nothing", Severity::error,
                                             "this action names no group and contains no effects",
                                             "Write group=\"CLASS/group\", or add effects inside."};
inline constexpr DiagnosticSpec firesTwice{"check.fires-twice", Severity::error,
                                           "this action names a group and also contains effects",
                                           "Remove one of the two."};
inline constexpr DiagnosticSpec firesMeters{
    "check.fires-meters", Severity::error, "'{0}' changes a maximum, which is rebuilt each turn",
    "Change the current value, or create a marker that a group of the meter stage reads."};
inline constexpr DiagnosticSpec emptyMessage{"check.empty-message", Severity::warning, "the message is empty",
                                             "Write its text inside."};
inline constexpr DiagnosticSpec namesHidden{"check.hidden-object", Severity::error,
                                            "'{0}' is hidden until a condition reveals it",
                                            "Change it after a condition reveals it, or remove hidden=\"true\"."};
inline constexpr DiagnosticSpec cannotStand{"check.cannot-stand", Severity::error,
                                            "'{0}' of type {1} cannot be attached to '{2}' of type {3}",
                                            "Check in the vocabulary what this type may be attached to."};
inline constexpr DiagnosticSpec hiddenNeverShown{"check.never-revealed", Severity::hint,
                                                 "'{0}' is hidden, but no condition reveals it",
                                                 "Add a <reveal> to a condition, or remove hidden=\"true\"."};
inline constexpr DiagnosticSpec notHidden{"check.not-hidden", Severity::warning, "'{0}' is not hidden",
                                          "Write hidden=\"true\" where it is placed."};

} // namespace orrery::engine::diag
