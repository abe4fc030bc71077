// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/program/evaluate.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// One text that is to be read, checked and evaluated by itself (C10, I3.10).
struct ExpressionQuestion {
    std::string_view text;
    Format wanted = badFormat; ///< bad: any
    ExpressionContext context; ///< of the place where it stands, or where it is thought to stand
    Row source = noRow;
    Row target = noRow;         ///< what `Target` and bare names mean
    bool missingAsZero = false; ///< amounts (E7.2)
    bool wantsTerms = false;    ///< each sub-expression with its value
};

/// What there is to say about a text. Places of no file are bytes of the text; places in a file are of what the text
/// calls, such as the body of a function.
struct Answer {
    TypedExpression typed;
    std::vector<Diagnostic> diagnostics;        ///< of the check, then of the evaluation, each in written order
    std::optional<double> value;                ///< none where it has errors, and where `unanswered` says why
    std::string shown;                          ///< the value as designers read it, or empty
    const DiagnosticSpec* unanswered = nullptr; ///< it is right, but there is nothing to evaluate it for
    std::vector<EvaluatedTerm> terms;

    bool isGood() const { return typed.isGood(); }
};

/// Checks a text, and evaluates it in a state. @param view of a run of `model`; without any object in it, what reads
/// none is evaluated all the same. A strict project's rules (E7.1) are applied to numbers. @param world of the model
/// and the run, where one is kept from question to question: what is known of the state is not worked out again.
Answer ask(const ExpressionQuestion& question, const CheckedModel& model, const View& view, World* world = nullptr);
/// Checks a text, and evaluates nothing.
Answer ask(const ExpressionQuestion& question, const CheckedModel& model);

/// A part's value as designers read it.
std::string showTerm(const EvaluatedTerm& term, const View& view);

namespace diag {

inline constexpr DiagnosticSpec askNoSource{"ask.no-source", Severity::error, "Source means no object here",
                                            "Pick an object that it is to mean."};
inline constexpr DiagnosticSpec askNoObject{"ask.no-object", Severity::error,
                                            "Target and bare names mean no object here",
                                            "Pick an object that they are to mean."};
inline constexpr DiagnosticSpec askRunningValue{"ask.running-value", Severity::error,
                                                "value() is known only while a value is modified"};

} // namespace diag

} // namespace orrery::engine
