// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Problems of the vocabulary that files declare.
inline constexpr DiagnosticSpec duplicateDeclaration{"vocabulary.duplicate", Severity::error,
                                                     "the {0} '{1}' is already declared",
                                                     "Rename it, or replace the earlier declaration."};
inline constexpr DiagnosticSpec nothingToReplace{
    "vocabulary.nothing-to-replace", Severity::warning, "there is no earlier {0} '{1}' to {2}",
    "Correct the id, or load the other file first. Files load in the manifest's order, then by path."};
inline constexpr DiagnosticSpec nameClash{"vocabulary.name-clash", Severity::error,
                                          "'{0}' is already used in expressions as {1}",
                                          "Give one of them another name."};
inline constexpr DiagnosticSpec unknownReference{"vocabulary.unknown-reference", Severity::error,
                                                 "there is no {0} '{1}'", "Declare it in any file of the project."};
inline constexpr DiagnosticSpec repeatedReference{"vocabulary.repeated", Severity::warning,
                                                  "'{0}' is already listed here", "Remove the duplicate."};
inline constexpr DiagnosticSpec badDefault{"vocabulary.bad-default", Severity::error, "'{0}' is not a valid {1}",
                                           "Write a default in the format of the property."};
inline constexpr DiagnosticSpec runtimeFixed{
    "vocabulary.runtime-fixed", Severity::error, "the run-time property '{0}' cannot have '{1}'",
    "Remove one of the two attributes. A run-time property starts without a value."};
inline constexpr DiagnosticSpec occurrenceTaken{
    "vocabulary.occurrence-taken", Severity::error, "'{0}' is already an event of the engine",
    "Choose another id. Triggers can respond to '{0}' without a declaration."};
inline constexpr DiagnosticSpec badBounds{
    "vocabulary.bad-bounds", Severity::error, "{0}",
    "Keep the minimum at or below the maximum, and the initial value between them."};
inline constexpr DiagnosticSpec emptyEnumeration{"vocabulary.empty-enumeration", Severity::error,
                                                 "the enumeration '{0}' has no values", "Add a <value>."};
inline constexpr DiagnosticSpec badScope{"vocabulary.bad-scope", Severity::error,
                                         "'{0}' is not a valid id of a sub-scope",
                                         "Write the id of a type or scope, a dot, and a name: ship.weapon."};
inline constexpr DiagnosticSpec badFormatDefault{"vocabulary.bad-format-default", Severity::error,
                                                 "'{0}' is not a valid {1}",
                                                 "Write a constant of this format, or 'none' for a reference."};
inline constexpr DiagnosticSpec defaultTwice{
    "vocabulary.default-twice", Severity::error, "the default of {0} is '{1}' here and '{2}' elsewhere",
    "Remove one of the two defaults, or let one replace the other with replace=\"true\"."};
inline constexpr DiagnosticSpec kindOfTwo{
    "vocabulary.kind-of-two", Severity::error,
    "the kind '{0}' has more than one of type, property, grouping, option and any",
    "Keep exactly one of these attributes."};
inline constexpr DiagnosticSpec kindOfClasses{"vocabulary.kind-of-classes", Severity::error,
                                              "'{0}' is a property of classes, not of objects",
                                              "Read it with getFact, or declare a kind with a grouping."};
inline constexpr DiagnosticSpec tooManyDeclarations{
    "vocabulary.too-many", Severity::error, "there are more than {0} {1}; the rest is skipped",
    "Check whether a tool or script generated this content by mistake."};

} // namespace orrery::engine::diag
