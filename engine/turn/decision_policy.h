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

/// Responses that wait at one line of a script, with the events that Response::to means.
struct WaitingResponses {
    std::deque<Response>& responses;
    std::span<const PendingEvent> events;
    Timing timing = Timing::before;
    TimingStep step = TimingStep::b;
};

/// Decides which of several responses comes first (T7, T24): by id, by the list of the scenario, by the decisions of a
/// person, or in an order that the search for conflicts tries (T17).
class DecisionPolicy {
public:
    explicit DecisionPolicy(StepRun& run) : m_run(run) {}

    /// Whether reactions that nobody decides about are passed; else they are taken (T24).
    bool passesReactions() const;
    /// Whether a person, or decisions of the run, may say which response comes next.
    bool isAsking() const;
    /// Puts the responses in the order of the policy.
    void sort(const WaitingResponses& waiting) const;
    /// The place of the response that comes next. nullopt: the empire passes, or the step stopped with a question
    /// (StepRun::question).
    /// @param viable places of the responses that may come, in the order of the policy; not empty
    std::optional<std::size_t> choose(const WaitingResponses& waiting, std::span<const std::size_t> viable, Row decider,
                                      Question::Kind kind);
    /// The step is over: reports its decisions that no question has used.
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
