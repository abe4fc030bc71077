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
                                                  "division by zero while the turn ran; the value is 0",
                                                  "Guard the division: if(x == 0, 0, a / x)."};
inline constexpr DiagnosticSpec runOverflow{"run.overflow", Severity::warning,
                                            "a number grew beyond all bounds while the turn ran; the value is 0",
                                            "Bound what is multiplied with min()."};
inline constexpr DiagnosticSpec runNotANumber{"run.not-a-number", Severity::warning,
                                              "the result is not a number; the value is 0",
                                              "Check the arguments of the functions in it."};
inline constexpr DiagnosticSpec runPropertyMissing{
    "run.property-missing", Severity::warning, "the source has no '{0}'; its default '{1}' is used",
    "Limit the group's activation to sources that have the property, or give a constant."};
inline constexpr DiagnosticSpec runNoDefault{
    "run.no-default", Severity::warning, "the source has no '{0}', and the vocabulary gives no default for it",
    "Limit the group's activation to sources that have the property, or give it a default."};
inline constexpr DiagnosticSpec runProbabilityClamped{"run.probability-clamped", Severity::warning,
                                                      "the probability was {0}; it is taken as {1}",
                                                      "Keep probabilities between 0 and 1."};
inline constexpr DiagnosticSpec runNoTableRow{"run.no-table-row", Severity::warning,
                                              "the table has no row for this key; the default of the format is used",
                                              "Add the row, or ask only for keys that are there."};
inline constexpr DiagnosticSpec runTooManyObjects{
    "run.too-many-asked", Severity::error, "too many objects were asked for this; it was left without a value",
    "Go through fewer: name a type and a narrower relation, such as here or near, or take what is the same for every "
    "candidate out of `where`."};
inline constexpr DiagnosticSpec runTooMuchWork{
    "run.too-much-work", Severity::error,
    "the condition asks too many questions for each candidate; it was left unanswered",
    "Put narrower conditions beside it, or do without Target inside of it."};

} // namespace orrery::engine::diag
