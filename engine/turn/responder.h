// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/decision_policy.h"
#include "engine/turn/payment_forecast.h"
#include "engine/turn/response_finder.h"
#include "engine/turn/timeline_state.h"

#include <optional>
#include <vector>

namespace orrery::engine {

/// Runs the responses to events one after the other. Each response acts on the state after the earlier ones (T5 to T8).
/// The class puts each response on the stack as a firing, and continues when that firing ends.
class Responder {
public:
    /// All arguments must outlive the object.
    Responder(StepRun& run, TimelineState& state, ResponseFinder& finder, PaymentForecast& forecast,
              DecisionPolicy& policy)
        : m_run(run), m_state(state), m_finder(finder), m_forecast(forecast), m_policy(policy) {}

    /// Continues with a line of responses of the frame on top of the stack.
    /// @return true if the line is not complete: a response is on the stack now, or the step stopped
    bool respond(ResolvingFrame& frame, const ScriptLine& line);
    /// Continues with the production of a payment: producers respond in the payer's order until they cover the payment
    /// (T18).
    bool produce(ResolvingFrame& frame);
    /// Logs which groups do not respond because an earlier response cancelled their events (T8).
    void logSilenced(ResolvingFrame& frame);

private:
    bool respondInOrder(ResolvingFrame& frame, const ScriptLine& line);
    bool respondInRounds(ResolvingFrame& frame, const ScriptLine& line);
    void gather(ResolvingFrame& frame, const ScriptLine& line, bool isProduction);
    std::vector<std::size_t> viableInOrder(ResolvingFrame& frame);
    std::vector<std::size_t> viableOf(ResolvingFrame& frame, Row empire);
    std::vector<std::size_t> viableProducers(ResolvingFrame& frame);
    std::optional<NoAnswer> whyNot(ResolvingFrame& frame, const Response& response);
    bool start(ResolvingFrame& frame, std::size_t place);
    std::vector<std::uint32_t> chainTo(std::uint32_t group) const;
    void endLine(ResolvingFrame& frame, const ScriptLine& line, NoAnswer reason);
    std::uint32_t span() const { return m_state.span(m_run.writer.universe().turn()); }

    StepRun& m_run;
    TimelineState& m_state;
    ResponseFinder& m_finder;
    PaymentForecast& m_forecast;
    DecisionPolicy& m_policy;
};

} // namespace orrery::engine
