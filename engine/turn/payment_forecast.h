// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/decision_policy.h"
#include "engine/turn/event_finder.h"
#include "engine/turn/response_finder.h"

#include <cstdint>
#include <span>

namespace orrery::engine {

/// Predicts whether a response can pay its costs, before it pays any of them (T21). Counts responses that reduce the
/// payments, and producers that respond to the payments (T18, T20). Does not count responses with costs.
class PaymentForecast {
public:
    /// All arguments must outlive the object.
    PaymentForecast(StepRun& run, EventFinder& events, ResponseFinder& responses, const DecisionPolicy& policy)
        : m_run(run), m_events(events), m_responses(responses), m_policy(policy) {}

    /// Returns whether the response can pay its costs.
    /// @param event event that the response responds to
    /// @param last last state of the objects that the event destroyed
    /// @param span span of first events (spanAt)
    bool canPay(const Response& response, const PendingEvent& event, LastKnown& last, std::uint32_t span);

private:
    bool canPay(Row empire, ResourceIndex resource, double due, std::uint32_t span);
    void reduce(PendingEvent& payment, std::uint32_t span);
    bool counts(const Response& response, std::uint32_t span);
    void reduceBy(const Response& response, PendingEvent& payment);
    void reduceBy(const Response& response, std::span<const std::uint16_t> effects, const RowListRef& scope,
                  PendingEvent& payment);
    void reduceByAmount(const EffectCall& call, std::span<const Row> rows, PendingEvent& payment);
    bool hasProducers(const PendingEvent& payment, ResourceIndex resource, std::uint32_t span);
    void setCurrentEvent(const PendingEvent& event);

    StepRun& m_run;
    EventFinder& m_events;
    ResponseFinder& m_responses;
    const DecisionPolicy& m_policy;
};

} // namespace orrery::engine
