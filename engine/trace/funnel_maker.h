// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/funnel.h"

#include <span>

namespace orrery::engine {

/// Fills a funnel, condition after condition.
class FunnelMaker {
public:
    FunnelMaker(const FunnelQuestion& question, Evaluator& evaluator, const View& view, const std::atomic<bool>* stop);

    /// False where it was stopped.
    bool make();
    Funnel take() { return std::move(m_funnel); }

private:
    /// What the conditions around one make of its candidates.
    struct Frame {
        std::size_t parent = noFunnelNode;
        std::uint32_t depth = 0;
        Row target = noRow;
        bool keepsMissing = false; ///< what cannot be answered is not the same as what is not matched
    };

    const CompiledGroup& group() const;
    bool isStopped() const { return m_stop != nullptr && m_stop->load(std::memory_order_relaxed); }
    Bitmap single(Row row) const;
    std::size_t openSection(FunnelPart part, Location where, Bitmap candidates);
    /// Conditions that must all hold; gives what they let through.
    void askAll(std::span<const CompiledCondition> conditions, const Frame& frame);
    std::size_t ask(const CompiledCondition& condition, const Bitmap& asked, const Bitmap& before, const Bitmap& came,
                    const Frame& frame);
    void askChildren(std::size_t node, const Frame& frame);
    void askOthers(const CompiledCondition& condition, const Frame& frame);
    void addOpen(const CompiledCondition& condition, const Frame& frame);
    void askTriggers();
    void askScope();
    void askEffects();
    Bitmap subjectsOf(const CheckedTrigger& trigger) const;
    /// The answer for some objects, in pieces where it is costly.
    void answer(const CompiledCondition& condition, const Bitmap& among, Row target, TruthSet& out);
    /// What an exclude takes out of `among` (E4.1, E4.5).
    Bitmap removedBy(const CompiledCondition& exclude, const Bitmap& among, const TruthSet& answer);
    bool isStrict() const;

    void findThreshold(std::size_t node);
    /// Those that fail at a condition and would be let through if they did not.
    Bitmap failAlone(std::size_t node);
    void probe(std::size_t node);

    Funnel m_funnel;
    Evaluator& m_evaluator;
    const View& m_view;
    const std::atomic<bool>* m_stop;
    bool m_answersEach = false; ///< `Subject` is the candidate: of triggers
};

} // namespace orrery::engine
