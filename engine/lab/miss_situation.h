// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/miss_tree.h"
#include "engine/lab/nearest_miss.h"

#include <optional>
#include <vector>

namespace orrery::engine {

/// An answer without a search.
struct MissEnd {
    MissOutcome outcome = MissOutcome::none;
    Phrase sentence;
};

/// The state of a step in which a group decides, and the conditions that decide (I4.5).
class MissSituation {
public:
    MissSituation(const MissRun& run, const MissQuestion& question);

    /// Finds the state. Returns an answer if there is nothing to search. Call it first.
    std::optional<MissEnd> begin();

    const CompiledGroup& group() const { return m_group; }
    const CheckedModel& model() const { return m_model; }
    const MissTree& tree() const { return m_tree; }
    const MissState& state() const { return *m_state; }
    Replay& replay() { return *m_replay; }
    /// Returns the verdicts of the leaves in the state of the decision, by index of the node.
    const std::vector<Truth>& truths() const { return m_truths; }
    /// Returns the verdicts of the leaves in another state.
    std::vector<Truth> truths(const View& view) const;
    /// Returns the changes that enable a disabled group or effect. Every set of changes needs them.
    const std::vector<MissChange>& enabling() const { return m_enabling; }
    /// Returns whether conditions of effects, and not only of the group, decide.
    bool hasEffectConditions() const;
    /// Returns the reason why the group did not act.
    const Phrase& reason() const { return m_reason; }

    /// Returns the state of the decision. Valid until a caller reads another state of replay().
    View view();
    /// Returns the state of another moment. Valid until the next call.
    View viewAt(const Moment& moment);

private:
    void findEnabling();
    std::vector<std::uint16_t> effects(const TurnLog& log) const;

    MissRun m_run;
    const MissQuestion& m_question;
    const CheckedModel& m_model;
    const CompiledGroup& m_group;
    const CheckedGroup& m_checked;
    Evaluator m_evaluator;
    std::optional<Replay> m_replay;
    std::optional<Replay> m_other; ///< for viewAt()
    std::optional<Moment> m_moment;
    std::optional<std::uint32_t> m_firing;
    std::optional<MissState> m_state;
    MissTree m_tree;
    std::vector<Truth> m_truths;
    std::vector<MissChange> m_enabling;
    Phrase m_reason;
};

} // namespace orrery::engine
