// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/funnel_answers.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Number of objects that a costly condition tests between two checks of `stop`.
constexpr std::size_t piece = 256;

bool isCostly(const CompiledCondition& condition) {
    return condition.readsTarget ||
           std::ranges::any_of(condition.arguments, [](const auto& a) { return a.program && a.readsCandidate; }) ||
           std::ranges::any_of(condition.children, isCostly);
}

} // namespace

void FunnelAnswers::evaluate(const CompiledCondition& condition, const Bitmap& among, Row target, TruthSet& out) {
    out = {Bitmap(m_view.rowCount), Bitmap(m_view.rowCount)};
    if (isStopped()) {
        return;
    }
    if (m_subjectIsCandidate && condition.readsSubject) {
        among.forEach([&](Row row) {
            if (isStopped()) {
                return;
            }
            const WhileAnswering answering(m_evaluator, {.subject = row});
            const Truth truth = m_evaluator.one(condition, m_view, m_source, row, target);
            if (truth != Truth::no) {
                (truth == Truth::yes ? out.yes : out.missing).set(row);
            }
        });
        return;
    }
    if (!isCostly(condition)) {
        m_evaluator.set(condition, m_view, m_source, among, out, target);
        return;
    }
    const RowList rows = among.rows();
    TruthSet part;
    for (std::size_t begin = 0; begin < rows.size() && !isStopped(); begin += piece) {
        Bitmap some(m_view.rowCount);
        for (std::size_t i = begin; i < std::min(begin + piece, rows.size()); ++i) {
            some.set(rows[i]);
        }
        m_evaluator.set(condition, m_view, m_source, some, part, target);
        out.yes |= part.yes;
        out.missing |= part.missing;
    }
}

Bitmap FunnelAnswers::removedBy(const CompiledCondition& exclude, const Bitmap& among, const TruthSet& answer) {
    Bitmap removed = answer.yes;
    removed &= among;
    if (excludesMissing()) {
        Bitmap missing = answer.missing;
        missing &= among;
        missing.forEach([&](Row row) {
            if (m_evaluator.missesProperty(exclude, m_view, m_source, row)) {
                removed.set(row);
            }
        });
    }
    return removed;
}

} // namespace orrery::engine
