// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/response.h"
#include "engine/turn/stepper.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <span>
#include <vector>

namespace orrery::engine {

/// Responses that are pending at one line of a script, with the events that Response::to refers to.
struct WaitingResponses {
    std::deque<Response>& responses;
    std::span<const PendingEvent> events;
    Timing timing = Timing::before;
    TimingStep step = TimingStep::b;
};

/// Decides which of several responses comes first (T7, T24). The order is by id, or by the list of the scenario. The
/// decisions of a player, or the search for conflicts (T17), can also give the order.
class DecisionPolicy {
public:
    explicit DecisionPolicy(StepRun& run) : m_run(run) {}

    /// Returns whether empires pass reactions that have no decision. If not, empires take these reactions (T24).
    bool passesReactions() const;
    /// Returns whether a player, or decisions of the run, can choose the next response.
    bool isAsking() const;
    /// Sorts the responses into the order of the policy.
    void sort(const WaitingResponses& waiting) const;
    /// Returns the place of the next response. Returns nullopt if the empire passes, or if the step stops to wait for a
    /// decision (StepRun::question).
    /// @param viable places of the responses that may come, in the order of the policy; not empty
    std::optional<std::size_t> choose(const WaitingResponses& waiting, std::span<const std::size_t> viable, Row decider,
                                      Question::Kind kind);
    /// Reports the decisions for the step that the step did not use. Callers call this function at the end of the step.
    void reportUnusedDecisions();

private:
    struct Decided {
        std::size_t choice = 0; ///< place among the contenders of the question
        bool passes = false;
    };
    Question questionOf(const WaitingResponses& waiting, std::span<const std::size_t> viable, Row decider,
                        Question::Kind kind) const;
    std::optional<Decided> decisionFor(const Question& question);

    StepRun& m_run;
    std::size_t m_questions = 0;
    std::vector<bool> m_isUsed; ///< true for each decision of the step that the step has used
};

} // namespace orrery::engine
