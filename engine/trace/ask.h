// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/program/evaluate.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// An expression to parse, check and evaluate without its surroundings (C10, I3.10).
struct ExpressionQuestion {
    std::string_view text;
    Format wanted = badFormat; ///< required format; badFormat: any
    ExpressionContext context; ///< context of the expression's place; may be an assumed place
    Row source = noRow;
    Row target = noRow;         ///< object that `Target` and names without a prefix refer to
    bool missingAsZero = false; ///< true for amounts, where a missing value counts as 0 (E7.2)
    bool wantsTerms = false;    ///< true to return each sub-expression with its value
};

/// The result for an expression. A location without a file is a span of the expression's text. A location in a file is
/// in a function that the expression calls.
struct Answer {
    TypedExpression typed;
    std::vector<Diagnostic> diagnostics;        ///< first those of the check, then those of the evaluation
    std::optional<double> value;                ///< nullopt if the expression has errors, or if `unanswered` is set
    std::string shown;                          ///< value in display form, or empty
    const DiagnosticSpec* unanswered = nullptr; ///< reason if a required object is missing although the text is
                                                ///< correct; otherwise null
    std::vector<EvaluatedTerm> terms;

    bool isGood() const { return typed.isGood(); }
};

/// Checks an expression, and evaluates it in a state. Applies the rules of strict projects (E7.1) to numbers.
/// @param view view of a run of `model`; may be empty for expressions that read no object
/// @param world world of the model and the run; lets calls share derived data
Answer ask(const ExpressionQuestion& question, const CheckedModel& model, const View& view, World* world = nullptr);
/// Checks an expression, but does not evaluate it.
Answer ask(const ExpressionQuestion& question, const CheckedModel& model);

/// Returns the value of a sub-expression in display form.
std::string showTerm(const EvaluatedTerm& term, const View& view);

} // namespace orrery::engine
