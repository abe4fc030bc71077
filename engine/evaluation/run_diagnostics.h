// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <span>

namespace orrery::engine {

/// Returns every diagnostic of this part.
std::span<const DiagnosticSpec> ruleDiagnostics();

} // namespace orrery::engine

namespace orrery::engine::diag {

// Problems and corrections in the evaluation of conditions and amounts. Content checks cannot find them, because they
// depend on the state (X1.3, E5.10, E7.4).
inline constexpr DiagnosticSpec runDivisionByZero{"run.division-by-zero", Severity::warning,
                                                  "division by zero during the turn; the value is 0",
                                                  "Guard the division: if(x == 0, 0, a / x)."};
inline constexpr DiagnosticSpec runOverflow{"run.overflow", Severity::warning,
                                            "number overflow during the turn; the value is 0",
                                            "Limit the multiplied values with min()."};
inline constexpr DiagnosticSpec runNotANumber{"run.not-a-number", Severity::warning,
                                              "the result is not a number; the value is 0",
                                              "Check the arguments of the functions in the expression."};
inline constexpr DiagnosticSpec runPropertyMissing{
    "run.property-missing", Severity::warning, "the source has no '{0}'; its default '{1}' is used",
    "Limit the group's activation to sources that have the property, or give a constant."};
inline constexpr DiagnosticSpec runNoDefault{
    "run.no-default", Severity::warning, "the source has no '{0}', and the vocabulary has no default for it",
    "Limit the group's activation to sources that have the property, or give it a default."};
inline constexpr DiagnosticSpec runProbabilityClamped{"run.probability-clamped", Severity::warning,
                                                      "the probability {0} is not between 0 and 1; {1} is used instead",
                                                      "Keep probabilities between 0 and 1."};
inline constexpr DiagnosticSpec runNoTableRow{"run.no-table-row", Severity::warning,
                                              "the table has no row for this key; the default of the format is used",
                                              "Add the row, or look up only keys that exist."};
inline constexpr DiagnosticSpec runTooManyObjects{
    "run.too-many-asked", Severity::error, "the expression reads too many objects; its value is missing",
    "Read fewer objects: name a type and a narrower relation, such as here or near. Move tests that are the same for "
    "every candidate out of `where`."};
inline constexpr DiagnosticSpec runTooMuchWork{
    "run.too-much-work", Severity::error, "the condition needs too much work for each candidate; it was not evaluated",
    "Add narrower conditions beside it, or do not use Target inside it."};

} // namespace orrery::engine::diag
