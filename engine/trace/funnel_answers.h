// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"

#include <atomic>
#include <utility>

namespace orrery::engine {

/// The verdicts of conditions for one source on one state. Another thread can stop the evaluation.
class FunnelAnswers {
public:
    FunnelAnswers(Evaluator& evaluator, const View& view, Row source, const std::atomic<bool>* stop)
        : m_evaluator(evaluator), m_view(view), m_source(source), m_stop(stop) {}

    Evaluator& evaluator() { return m_evaluator; }
    const View& view() const { return m_view; }
    Row source() const { return m_source; }
    bool isStopped() const { return m_stop != nullptr && m_stop->load(std::memory_order_relaxed); }
    bool excludesMissing() const { return m_view.model->rules.excludesMissing; }

    /// Sets whether `Subject` refers to the candidate, as in conditions of triggers. @return previous setting
    bool setSubjectIsCandidate(bool is) { return std::exchange(m_subjectIsCandidate, is); }
    bool subjectIsCandidate() const { return m_subjectIsCandidate; }

    /// Evaluates a condition on some objects. Evaluates costly conditions in pieces.
    void evaluate(const CompiledCondition& condition, const Bitmap& among, Row target, TruthSet& out);
    /// Returns the objects of `among` that an exclude removes (E4.1, E4.5).
    Bitmap removedBy(const CompiledCondition& exclude, const Bitmap& among, const TruthSet& answer);

private:
    Evaluator& m_evaluator;
    const View& m_view;
    Row m_source;
    const std::atomic<bool>* m_stop;
    bool m_subjectIsCandidate = false;
};

} // namespace orrery::engine
