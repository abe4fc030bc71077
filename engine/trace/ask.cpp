// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/ask.h"

#include "engine/check/expression_node.h"
#include "engine/rules/run_diagnostics.h"
#include "engine/universe/universe.h"

namespace orrery::engine {

namespace {

const DiagnosticSpec& specOf(EvaluationFault::Kind kind) {
    switch (kind) {
    case EvaluationFault::Kind::divisionByZero:
        return diag::runDivisionByZero;
    case EvaluationFault::Kind::overflow:
        return diag::runOverflow;
    case EvaluationFault::Kind::notANumber:
        break;
    }
    return diag::runNotANumber;
}

const DiagnosticSpec* missingFor(const TypedExpression& typed, const Question& question, const View& view) {
    if (typed.readsValue) {
        return &diag::askRunningValue;
    }
    if (typed.readsSource && !view.exists(question.source)) {
        return &diag::askNoSource;
    }
    const bool readsTarget = typed.readsTarget || typed.readsCandidate;
    return readsTarget && !view.exists(question.target) ? &diag::askNoObject : nullptr;
}

/// The text of a literal that the universe holds nowhere: such a text's value is told by its number in the expression.
const std::string* ownText(const TypedNode& node, double value) {
    if (node.kind == TypedNode::Kind::text && noneValue - 1.0 - node.index == value) {
        return &node.text;
    }
    for (const TypedNode& operand : node.operands) {
        if (const std::string* found = ownText(operand, value)) {
            return found;
        }
    }
    return nullptr;
}

} // namespace

Answer ask(const Question& question, const CheckedModel& model) {
    Answer answer;
    answer.typed =
        checkExpression({std::string(question.text), 0, {}}, {}, question.wanted, question.context, answer.diagnostics);
    if (answer.isGood() && answer.typed.format == numberFormat && model.rules == RulesLevel::strict) {
        checkStrict(answer.typed, answer.diagnostics);
    }
    sortDiagnostics(answer.diagnostics);
    return answer;
}

Answer ask(const Question& question, const CheckedModel& model, const View& view) {
    Answer answer = ask(question, model);
    if (!answer.isGood()) {
        return answer;
    }
    answer.unanswered = missingFor(answer.typed, question, view);
    if (answer.unanswered != nullptr) {
        return answer;
    }
    Bindings bindings;
    bindings.source = question.source;
    bindings.target = question.target;
    bindings.missingAsZero = question.missingAsZero;
    std::vector<EvaluationFault> faults;
    answer.value = evaluateOne(*compileExpression(answer.typed), view, bindings, question.target, 0.0, &faults,
                               question.wantsTerms ? &answer.terms : nullptr);
    answer.shown = showValue(*answer.value, answer.typed.format, answer.typed, view);
    for (const EvaluationFault& fault : faults) {
        answer.diagnostics.push_back({&specOf(fault.kind), fault.where});
    }
    return answer;
}

std::string showValue(double value, Format format, const TypedExpression& within, const View& view) {
    const bool isText = format == textFormat || format == pairFormat || format == diceFormat;
    const std::string* const own = isText && value < noneValue ? ownText(*within.root, value) : nullptr;
    return own != nullptr ? *own : formatValue(value, format, view);
}

} // namespace orrery::engine
