// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

/// All diagnostics about an expression that need no knowledge of what its names mean (X7.2).
namespace orrery::engine::diag::expr {

inline constexpr DiagnosticSpec unknownCharacter{"expr.unknown-character", Severity::error,
                                                 "'{0}' is not valid in an expression"};
inline constexpr DiagnosticSpec misspeltOperator{"expr.misspelt-operator", Severity::error,
                                                 "'{0}' must be written '{1}'"};
inline constexpr DiagnosticSpec brokenNumber{"expr.bad-number", Severity::error, "'{0}' is not a number",
                                             "Write a number with a decimal point, such as 12.5."};
inline constexpr DiagnosticSpec brokenDice{
    "expr.bad-dice", Severity::error, "'{0}' is not a dice expression",
    "Write the number of dice, 'd' and the number of sides, such as 2d6 or 2d6+1."};
inline constexpr DiagnosticSpec hugeNumber{"expr.huge-number", Severity::error, "'{0}' is too large for a number",
                                           "Use a smaller number: the largest is about 1.8e308."};
inline constexpr DiagnosticSpec unclosedText{"expr.unclosed-text", Severity::error, "this text has no closing {0}"};
inline constexpr DiagnosticSpec unclosedBracket{"expr.unclosed-bracket", Severity::error, "this '(' has no ')'"};
inline constexpr DiagnosticSpec unclosedPair{"expr.unclosed-pair", Severity::error, "this '[' has no ']'"};
inline constexpr DiagnosticSpec incompletePair{"expr.incomplete-pair", Severity::error,
                                               "a pair needs two numbers, but this one has {0}",
                                               "Write a pair as [3, -4]."};
inline constexpr DiagnosticSpec missingComma{"expr.missing-comma", Severity::error, "a comma is missing before '{0}'"};
inline constexpr DiagnosticSpec strayToken{"expr.unexpected", Severity::error, "unexpected '{0}'"};
inline constexpr DiagnosticSpec missingOperator{"expr.missing-operator", Severity::error,
                                                "an operator is missing before '{0}'"};
inline constexpr DiagnosticSpec missingValue{"expr.missing-value", Severity::error, "a value is missing {0}"};
inline constexpr DiagnosticSpec missingName{"expr.missing-name", Severity::error, "a name is missing after '.'"};
inline constexpr DiagnosticSpec missingWord{"expr.incomplete-if", Severity::error, "this 'if' has no '{0}'",
                                            "Write if(condition, value, other) or if condition then value else other."};
inline constexpr DiagnosticSpec emptyExpression{"expr.empty", Severity::error, "an expression is missing here"};
inline constexpr DiagnosticSpec tooDeep{"expr.too-deep", Severity::error,
                                        "the expression is nested deeper than {0} levels",
                                        "Split it into several expressions."};
inline constexpr DiagnosticSpec tooLong{"expr.too-long", Severity::error, "the expression is longer than {0} bytes",
                                        "Split it into several expressions."};
inline constexpr DiagnosticSpec selectionOperator{
    "expr.selection-operator", Severity::error, "'{0}' cannot follow a selection",
    "Put the computed value in parentheses: planets near (2 * Range) jumps."};
inline constexpr DiagnosticSpec secondClause{"expr.second-clause", Severity::error, "this selection already has '{0}'"};

} // namespace orrery::engine::diag::expr
