// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/funnel.h"

#include <span>

namespace orrery::engine {

/// Fills a funnel, condition by condition.
class FunnelMaker {
public:
    FunnelMaker(const FunnelQuestion& question, Evaluator& evaluator, const View& view, const std::atomic<bool>* stop);

    /// Returns false if it was stopped.
    bool make();
    Funnel take() { return std::move(m_funnel); }

private:
    /// The effect of the surrounding conditions on candidates.
    struct Frame {
        std::size_t parent = noFunnelNode;
        std::uint32_t depth = 0;
        Row target = noRow;
        bool keepsMissing = false; ///< whether a missing verdict differs from no
    };

    const CompiledGroup& group() const;
    bool isStopped() const { return m_stop != nullptr && m_stop->load(std::memory_order_relaxed); }
    Bitmap single(Row row) const;
    std::size_t openSection(FunnelPart part, Location where, Bitmap candidates);
    /// Evaluates conditions that must all hold; stores the objects that match all.
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
    /// Evaluates a condition on some objects, in pieces where it is costly.
    void answer(const CompiledCondition& condition, const Bitmap& among, Row target, TruthSet& out);
    /// Returns the objects of `among` that an exclude removes (E4.1, E4.5).
    Bitmap removedBy(const CompiledCondition& exclude, const Bitmap& among, const TruthSet& answer);
    bool isStrict() const;

    void findThreshold(std::size_t node);
    /// Returns the objects that would match in total if this one condition matched them.
    Bitmap failAlone(std::size_t node);
    void probe(std::size_t node);

    Funnel m_funnel;
    Evaluator& m_evaluator;
    const View& m_view;
    const std::atomic<bool>* m_stop;
    bool m_answersEach = false; ///< of triggers: `Subject` is the candidate
};

} // namespace orrery::engine
