// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Problems of variables and their modifiers (V).

// Declarations.
inline constexpr DiagnosticSpec variableScopeLeftOut{"check.variable-scope-left-out", Severity::hint,
                                                     "'{0}' has no scope and is global by default",
                                                     "Add scope=\"global\"."};
inline constexpr DiagnosticSpec variableFormatLeftOut{"check.variable-format-left-out", Severity::hint,
                                                      "'{0}' has no format and is a NUMBER by default",
                                                      "Add format=\"number\"."};
inline constexpr DiagnosticSpec variableNoDefault{
    "check.variable-no-default", Severity::error, "'{0}' is a {1}, but this format has no default",
    "Declare a default in a vocabulary: <default format=\"…\" value=\"…\"/>."};
inline constexpr DiagnosticSpec variableFormats{
    "check.variable-formats", Severity::error, "'{0}' is a {1} here and a {2} elsewhere in the same scope",
    "Use the same format in both declarations, or rename one of the variables."};
inline constexpr DiagnosticSpec variableOverlap{"check.variable-overlap", Severity::error,
                                                "'{0}' of {1} and '{0}' of {2} are visible from the same place",
                                                "Give one of them another name."};
inline constexpr DiagnosticSpec variableClash{"check.variable-clash", Severity::error,
                                              "'{0}' is already used in expressions as {1}", "Give it another name."};
inline constexpr DiagnosticSpec tooManyVariables{"check.too-many-variables", Severity::error,
                                                 "there are more than {0} variables; the rest is ignored",
                                                 "Check whether a tool or script generated this content by mistake."};
inline constexpr DiagnosticSpec spreadsNowhere{"check.spreads-nowhere", Severity::error,
                                               "'{0}' cannot have a spread: {1}",
                                               "Give the spread to a variable of a type, and read that variable."};
inline constexpr DiagnosticSpec twoSpreads{
    "check.two-spreads", Severity::error, "'{0}' already gets its start value elsewhere", "Keep only one start value."};

// Channels.
inline constexpr DiagnosticSpec channelScope{"check.channel-scope", Severity::error,
                                             "several variables are named '{0}': those of {1}",
                                             "Add the scope of the variable: scope=\"…\"."};
inline constexpr DiagnosticSpec channelNowhere{"check.channel-nowhere", Severity::error,
                                               "'{0}' cannot be bound to a meter or property: {1}",
                                               "Bind a variable of the type that has the meter or property."};
inline constexpr DiagnosticSpec channelFormat{"check.channel-format", Severity::error,
                                              "'{0}' is a {1}, but '{2}' is a {3}", "Bind values of the same format."};
inline constexpr DiagnosticSpec channelTwice{"check.channel-twice", Severity::error, "'{0}' already has a channel",
                                             "Remove one of the channels: a variable has at most one."};

// Parts.
inline constexpr DiagnosticSpec partScope{"check.part-scope", Severity::error,
                                          "'{0}' is not a sub-scope of the type '{1}'",
                                          "Use a sub-scope that a vocabulary declares: <scope id=\"{1}.…\"/>."};
inline constexpr DiagnosticSpec duplicatePart{"check.duplicate-part", Severity::error,
                                              "this class already has a part {0}", "Give one of them another number."};
inline constexpr DiagnosticSpec unknownPart{"check.unknown-part", Severity::error, "this class has no part {0}",
                                            "Declare it: <part number=\"{0}\" scope=\"…\"/>."};
inline constexpr DiagnosticSpec partElsewhere{"check.part-elsewhere", Severity::error,
                                              "'part' is allowed only in a <modify> directly inside a class",
                                              "Remove it."};

// Modifiers.
inline constexpr DiagnosticSpec severalOperations{"check.several-operations", Severity::error,
                                                  "'{0}' and '{1}' are two operations in one element",
                                                  "Write one element for each operation."};
inline constexpr DiagnosticSpec severalAddresses{"check.several-addresses", Severity::error,
                                                 "'{0}' and '{1}' both select the objects", "Keep only one of them."};
inline constexpr DiagnosticSpec notVisible{
    "check.variable-not-visible", Severity::error, "'{0}' is not visible from {1}: it belongs to {2}",
    "Modify it from its own scope instead, with a variable that is visible from both scopes."};
inline constexpr DiagnosticSpec unusedGrouping{"check.addresses-no-class", Severity::warning,
                                               "no class of the type '{0}' belongs to the grouping '{1}'",
                                               "Add the grouping to a class, or correct the name."};
inline constexpr DiagnosticSpec unusedObject{"check.addresses-no-object", Severity::warning,
                                             "no scenario has a {0} '{1}', and nothing creates one",
                                             "Place one in a scenario, or correct the name."};
inline constexpr DiagnosticSpec globalOnly{"check.modifies-no-object", Severity::error,
                                           "'{0}' belongs to {1}, but a global <modify> has no object",
                                           "Use <modify-other type=\"…\"> to select the objects."};
inline constexpr DiagnosticSpec numbersOnly{"check.numbers-only", Severity::error,
                                            "'{0}' modifies only a NUMBER, but '{1}' is a {2}", "Use 'set' instead."};
inline constexpr DiagnosticSpec constantOnly{"check.constant-only", Severity::error,
                                             "'{0}' takes a constant, but this is a formula", "Write a constant."};
inline constexpr DiagnosticSpec modifierFormats{"check.modifier-formats", Severity::error,
                                                "'{0}' is ambiguous: a {1} of {2} and a {3} of {4}",
                                                "Give one of the variables another name."};
inline constexpr DiagnosticSpec writeOperation{"check.write-operation", Severity::hint,
                                               "this reads the value so far and {0}; '{1}' is shorter",
                                               "The modifier then applies together with others of the same operation."};

// Dependencies.
inline constexpr DiagnosticSpec variableCycle{"check.variable-cycle", Severity::error,
                                              "these variables depend on each other in a cycle: {0}",
                                              "Remove one of the references. value() returns the value so far."};
inline constexpr DiagnosticSpec variableDepth{"check.variable-depth", Severity::error,
                                              "'{0}' depends on a chain of more than {1} variables",
                                              "Shorten the chain."};

} // namespace orrery::engine::diag
