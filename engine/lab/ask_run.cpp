// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/ask_run.h"

#include "engine/check/expression/row_place.h"
#include "engine/check/model/visible_scopes.h"
#include "engine/evaluation/condition_call.h"
#include "engine/program/evaluate.h"
#include "engine/trace/ask.h"
#include "engine/trace/ask_diagnostics.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace orrery::engine {

namespace {

bool isByValue(RunWish wish) {
    return wish == RunWish::largest || wish == RunWish::smallest;
}

/// Returns the names of all objects so far: a question may name them as scenario conditions do (S9).
ObjectNames namesOf(const View& view) {
    ObjectNames names;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (view.builtin(Builtin::name, row) >= 0.0) {
            names.insert(view.nameOf(row));
        }
    }
    return names;
}

} // namespace

RunAsker::RunAsker(const Session& session, RunQuestion question) : m_session(session), m_question(std::move(question)) {
    const CheckedModel& model = *session.program().model;
    ExpressionQuestion asked;
    asked.text = m_question.expression;
    asked.wanted = isByValue(m_question.wish) ? numberFormat : booleanFormat;
    asked.context = expressionContext(RowPlace::scope, false, model);
    asked.context.place = inPhrase("in a question about a run");
    const ObjectNames names = namesOf(session.universe().view());
    asked.context.objectNames = &names;
    if (m_question.objectClass) {
        m_question.type = model.classes.asRead(*m_question.objectClass).type;
    }
    if (m_question.type) {
        asked.context.scope = scopeOfType(model.vocabulary, *m_question.type).value_or(globalScope);
    }
    Answer answer = ask(asked, model);
    m_diagnostics = std::move(answer.diagnostics);
    if (!answer.isGood()) {
        return;
    }
    if (answer.typed.readsSource || answer.typed.readsValue) {
        const DiagnosticSpec& problem =
            answer.typed.readsSource ? askDiagnostics["ask.no-source"] : askDiagnostics["ask.running-value"];
        const auto end = static_cast<std::uint32_t>(m_question.expression.size());
        m_diagnostics.push_back({&problem, {{}, {0, end}}, {}, {}, {}});
        return;
    }
    m_typed = std::make_shared<const TypedExpression>(std::move(answer.typed));
    m_program = compileExpression(*m_typed);
}

RunAsker::~RunAsker() = default;

void RunAsker::askNext() {
    const State state = m_session.history().state(m_session.universe(), m_next);
    const View view = state.view();
    std::vector<Row> objects;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (view.exists(row) && (!m_question.type || view.typeOf(row) == *m_question.type) &&
            (!m_question.objectClass || view.builtin(Builtin::objectClass, row) == *m_question.objectClass)) {
            objects.push_back(row);
        }
    }
    World world(*m_session.program().model);
    Bindings bindings;
    bindings.world = &world;
    std::vector<double> values(objects.size());
    evaluate(*m_program, view, bindings, objects, {}, values);
    std::vector<bool> isTrue(view.rowCount);
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const RunHit hit{m_next, objects[i], values[i]};
        if (isMissing(values[i])) {
            continue;
        }
        isTrue[objects[i]] = values[i] != 0.0;
        const bool was = objects[i] < m_wasTrue.size() && m_wasTrue[objects[i]];
        if (isByValue(m_question.wish) || (isTrue[objects[i]] && !(m_question.wish == RunWish::becameTrue && was))) {
            keep(hit);
        }
    }
    m_wasTrue = std::move(isTrue);
    ++m_next;
}

void RunAsker::keep(const RunHit& hit) {
    ++m_count;
    if (!isByValue(m_question.wish)) {
        if (m_hits.size() < m_question.most) {
            m_hits.push_back(hit);
        }
        return;
    }
    // A heap, with the weakest of the kept hits in front.
    const auto isBetter = [this](const RunHit& a, const RunHit& b) {
        const double sign = m_question.wish == RunWish::largest ? -1.0 : 1.0;
        return std::tuple(sign * a.value, a.turn, a.object) < std::tuple(sign * b.value, b.turn, b.object);
    };
    if (m_hits.size() == m_question.most && (m_hits.empty() || !isBetter(hit, m_hits.front()))) {
        return;
    }
    if (m_hits.size() == m_question.most) {
        std::ranges::pop_heap(m_hits, isBetter);
        m_hits.pop_back();
    }
    m_hits.push_back(hit);
    std::ranges::push_heap(m_hits, isBetter);
}

std::vector<RunHit> RunAsker::hits() const {
    std::vector<RunHit> sorted = m_hits;
    if (isByValue(m_question.wish)) {
        std::ranges::sort(sorted, {}, [this](const RunHit& hit) {
            return std::tuple(m_question.wish == RunWish::largest ? -hit.value : hit.value, hit.turn, hit.object);
        });
    }
    return sorted;
}

std::string RunAsker::textOf(const RunHit& hit) const {
    return formatValue(hit.value, m_typed->format, m_session.universe().view());
}

} // namespace orrery::engine
