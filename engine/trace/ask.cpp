// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/ask.h"

#include "engine/check/model/object_types.h"
#include "engine/evaluation/condition_call.h"
#include "engine/evaluation/run_diagnostics.h"
#include "engine/program/world.h"
#include "engine/trace/ask_diagnostics.h"

namespace orrery::engine {

namespace {

const DiagnosticSpec* missingFor(const TypedExpression& typed, const ExpressionQuestion& question, const View& view) {
    if (typed.readsValue) {
        return &askDiagnostics["ask.running-value"];
    }
    if (typed.readsSource && !view.exists(question.source)) {
        return &askDiagnostics["ask.no-source"];
    }
    const bool readsTarget = typed.readsTarget || typed.readsCandidate;
    return readsTarget && !view.exists(question.target) ? &askDiagnostics["ask.no-object"] : nullptr;
}

/// The types of the objects in a state.
class ObjectsOfView : public ObjectTypes {
public:
    explicit ObjectsOfView(const View& view) : m_view(view) {}

private:
    std::set<TypeIndex> find(std::string_view name) override {
        std::set<TypeIndex> types;
        for (Row row = 0; row < m_view.rowCount; ++row) {
            if (m_view.exists(row) && m_view.nameOf(row) == name) {
                types.insert(m_view.typeOf(row));
            }
        }
        return types;
    }

    const View& m_view;
};

} // namespace

Answer ask(const ExpressionQuestion& question, const CheckedModel& model) {
    Answer answer;
    answer.typed =
        checkExpression({std::string(question.text), 0, {}}, {}, question.wanted, question.context, answer.diagnostics);
    if (answer.isGood() && answer.typed.format == numberFormat && model.rules.onlyOriginal) {
        checkStrict(answer.typed, answer.diagnostics);
    }
    sortDiagnostics(answer.diagnostics);
    return answer;
}

Answer ask(const ExpressionQuestion& question, const CheckedModel& model, const View& view, World* kept) {
    ObjectsOfView objects(view);
    ExpressionQuestion inState = question;
    inState.context.objectTypes = &objects;
    Answer answer = ask(inState, model);
    if (!answer.isGood()) {
        return answer;
    }
    answer.unanswered = missingFor(answer.typed, question, view);
    if (answer.unanswered != nullptr) {
        return answer;
    }
    std::optional<World> own;
    World& world = kept != nullptr ? *kept : own.emplace(model);
    Bindings bindings;
    bindings.world = &world;
    bindings.source = question.source;
    bindings.target = question.target;
    bindings.missingAsZero = question.missingAsZero;
    std::vector<EvaluationFault> faults;
    answer.value = evaluateOne(*compileExpression(answer.typed), view, bindings, question.target, 0.0, &faults,
                               question.wantsTerms ? &answer.terms : nullptr);
    answer.shown = formatValue(*answer.value, answer.typed.format, view, answer.typed, &world);
    for (const EvaluationFault& fault : faults) {
        answer.diagnostics.push_back({&diagnosticOf(fault.kind), fault.where});
    }
    return answer;
}

std::string showTerm(const EvaluatedTerm& term, const View& view) {
    return term.shown.empty() ? formatValue(term.value, term.format, view) : term.shown;
}

} // namespace orrery::engine
