// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/ask_run.h"

#include "engine/program/evaluate.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace orrery::engine {

namespace {

bool isByValue(RunWish wish) {
    return wish == RunWish::largest || wish == RunWish::smallest;
}

/// Adds the type of the class, if the question names one.
RunQuestion completed(const Session& session, RunQuestion question) {
    if (question.objectClass) {
        question.type = session.program().model->classes.asRead(*question.objectClass).type;
    }
    return question;
}

} // namespace

RunAsker::RunAsker(const Session& session, RunQuestion question)
    : m_session(session), m_question(completed(session, std::move(question))),
      m_expression(session, m_question.expression, isByValue(m_question.wish) ? numberFormat : booleanFormat,
                   m_question.type) {}

void RunAsker::askNext() {
    const State state = m_session.history().state(m_session.universe(), m_next);
    const View view = state.view();
    const std::vector<Row> objects = objectsIn(view, m_question.type, m_question.objectClass);
    const std::vector<double> values = m_expression.values(view, objects);
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
    return formatValue(hit.value, m_expression.format(), m_session.universe().view());
}

} // namespace orrery::engine
