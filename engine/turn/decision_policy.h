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

/// Responses that wait at one line of a script, with the events that Response::to refers to.
struct WaitingResponses {
    std::deque<Response>& responses;
    std::span<const PendingEvent> events;
    Timing timing = Timing::before;
    TimingStep step = TimingStep::b;
};

/// Decides which of several responses comes first (T7, T24). The order is by id, or by the list of the scenario. It can
/// also come from the decisions of a person, or from the search for conflicts (T17).
class DecisionPolicy {
public:
    explicit DecisionPolicy(StepRun& run) : m_run(run) {}

    /// Returns whether reactions without a decision are passed. Otherwise they are taken (T24).
    bool passesReactions() const;
    /// Returns whether a person, or decisions of the run, can choose the next response.
    bool isAsking() const;
    /// Sorts the responses into the order of the policy.
    void sort(const WaitingResponses& waiting) const;
    /// Returns the place of the next response. Returns nullopt if the empire passes, or if the step stopped with a
    /// question (StepRun::question).
    /// @param viable places of the responses that may come, in the order of the policy; not empty
    std::optional<std::size_t> choose(const WaitingResponses& waiting, std::span<const std::size_t> viable, Row decider,
                                      Question::Kind kind);
    /// Reports, at the end of the step, the decisions for it that no question has used.
    void reportUnusedDecisions();

private:
    struct Decided {
        std::size_t choice = 0; ///< place among the question's contenders
        bool passes = false;
    };
    Question questionOf(const WaitingResponses& waiting, std::span<const std::size_t> viable, Row decider,
                        Question::Kind kind) const;
    std::optional<Decided> decisionFor(const Question& question);

    StepRun& m_run;
    std::size_t m_questions = 0;
    std::vector<bool> m_isUsed; ///< by decision of the step
};

} // namespace orrery::engine
