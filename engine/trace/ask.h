// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/program/evaluate.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// An expression to parse, check and evaluate by itself (C10, I3.10).
struct ExpressionQuestion {
    std::string_view text;
    Format wanted = badFormat; ///< the required format; bad: any
    ExpressionContext context; ///< of the place where the expression stands, or is assumed to stand
    Row source = noRow;
    Row target = noRow;         ///< the object that `Target` and bare names refer to
    bool missingAsZero = false; ///< amounts (E7.2)
    bool wantsTerms = false;    ///< whether to return each sub-expression with its value
};

/// The result for an expression. Places without a file are bytes of its text; places in a file are in functions that it
/// calls.
struct Answer {
    TypedExpression typed;
    std::vector<Diagnostic> diagnostics;        ///< of the check, then of the evaluation, each in source order
    std::optional<double> value;                ///< none if the expression has errors, or with `unanswered`
    std::string shown;                          ///< the value for designers, or empty
    const DiagnosticSpec* unanswered = nullptr; ///< a required object is missing, though the text is correct
    std::vector<EvaluatedTerm> terms;

    bool isGood() const { return typed.isGood(); }
};

/// Checks an expression, and evaluates it in a state. Applies the rules of strict projects (E7.1) to numbers. @param
/// view of a run of `model`; expressions that read no object need none in it. @param world of the model and the run, to
/// reuse derived data between calls.
Answer ask(const ExpressionQuestion& question, const CheckedModel& model, const View& view, World* world = nullptr);
/// Checks an expression without evaluating it.
Answer ask(const ExpressionQuestion& question, const CheckedModel& model);

/// Returns the value of a sub-expression for designers.
std::string showTerm(const EvaluatedTerm& term, const View& view);

} // namespace orrery::engine
