// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/responder.h"

#include "engine/turn/effect_arguments.h"
#include "engine/turn/payments.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

namespace {

constexpr ScriptLine production{.work = ScriptLine::Work::produce, .timing = Timing::when, .step = TimingStep::b};

/// Returns whether the events have already happened at the line.
bool isOver(const ScriptLine& line) {
    return line.timing == Timing::after || line.of == ScriptLine::Of::others;
}

WaitingResponses waitingOf(ResolvingFrame& frame, const ScriptLine& line) {
    return {frame.waiting, frame.events.events(), line.timing, line.step};
}

/// Returns whether the reason excludes the response for the rest of the line. With other reasons, the response may come
/// after further responses.
bool isFinal(NoAnswer reason) {
    return reason == NoAnswer::notAnymore || reason == NoAnswer::gone || reason == NoAnswer::usedUp ||
           reason == NoAnswer::cut;
}

bool isSilenced(NoAnswer reason) {
    return reason == NoAnswer::notAnymore || reason == NoAnswer::gone;
}

} // namespace

bool Responder::respond(ResolvingFrame& frame, const ScriptLine& line) {
    if (!frame.isGathered) {
        gather(frame, line, false);
    }
    if (!isOver(line)) {
        frame.events.cancelOfDestroyed(m_run);
    }
    return line.step == TimingStep::c ? respondInRounds(frame, line) : respondInOrder(frame, line);
}

void Responder::gather(ResolvingFrame& frame, const ScriptLine& line, bool isProduction) {
    frame.isGathered = true;
    frame.decider = m_state.order.activeEmpire(m_run.view());
    if (std::ranges::none_of(frame.events.events(), &PendingEvent::isLive)) {
        return;
    }
    const std::optional<PaymentDue>& payment = frame.events.payment();
    const ResponseSearch search{.events = frame.events.events(),
                                .line = line,
                                .paid = payment ? std::optional(payment->resource) : std::nullopt,
                                .isProduction = isProduction,
                                .stage = m_state.place.stage};
    m_finder.find(search, frame.last, frame.waiting);
    m_policy.sort(waitingOf(frame, line));
    frame.firsts.find(m_run, frame.waiting, span());
}

/// Runs the responses of steps A and B. Each response comes exactly once.
bool Responder::respondInOrder(ResolvingFrame& frame, const ScriptLine& line) {
    while (!frame.waiting.empty()) {
        const std::vector<std::size_t> viable = viableInOrder(frame);
        if (viable.empty()) {
            break;
        }
        const auto chosen = m_policy.choose(waitingOf(frame, line), viable, frame.decider, Question::Kind::order);
        if (!chosen || start(frame, *chosen)) {
            return true;
        }
    }
    endLine(frame, line, NoAnswer::notAnymore);
    return false;
}

/// Runs the reactions of step C. The active empire, then each empire in turn order, takes one reaction or passes. The
/// rounds end when all empires pass in succession.
bool Responder::respondInRounds(ResolvingFrame& frame, const ScriptLine& line) {
    const std::span<const Row> empires = m_state.order.empires(); // destroyed empires pass
    while (!frame.waiting.empty() && frame.passes < empires.size()) {
        const Row empire = empires[frame.round++ % empires.size()];
        const std::vector<std::size_t> viable = viableOf(frame, empire);
        ++frame.passes;
        if (viable.empty() || (m_policy.passesReactions() && !m_policy.isAsking())) {
            continue;
        }
        frame.decider = empire;
        const auto chosen = m_policy.choose(waitingOf(frame, line), viable, empire, Question::Kind::reaction);
        if (m_run.isStopped()) {
            return true;
        }
        if (!chosen) {
            continue;
        }
        frame.passes = 0;
        if (start(frame, *chosen)) {
            return true;
        }
    }
    endLine(frame, line, NoAnswer::passed);
    return false;
}

bool Responder::produce(ResolvingFrame& frame) {
    const Row payer = frame.events.changes().front().rows->front();
    if (!frame.isGathered) {
        gather(frame, production, true);
        frame.decider = payer;
    }
    frame.events.cancelOfDestroyed(m_run);
    const PaymentDue& due = *frame.events.payment();
    const auto isCovered = [&] { return canAfford(m_run.view(), payer, due.resource, due.amount); };
    while (!frame.waiting.empty() && !isCovered()) {
        const std::vector<std::size_t> viable = viableProducers(frame);
        if (viable.empty()) {
            break;
        }
        const auto chosen = m_policy.choose(waitingOf(frame, production), viable, payer, Question::Kind::order);
        if (!chosen || start(frame, *chosen)) {
            return true;
        }
    }
    endLine(frame, production, isCovered() ? NoAnswer::covered : NoAnswer::passed);
    return false;
}

/// Returns the responses that may come now. Returns only the first of them if no player decides. Removes responses that
/// can never come.
std::vector<std::size_t> Responder::viableInOrder(ResolvingFrame& frame) {
    std::vector<std::size_t> viable;
    for (std::size_t i = 0; i < frame.waiting.size();) {
        const Response& response = frame.waiting[i];
        const auto reason = whyNot(frame, response);
        if (reason && isFinal(*reason)) {
            if (isSilenced(*reason)) {
                frame.silenced.push_back({response.group, response.holder, frame.events[response.to].record});
            }
            logNoResponse(m_run.writer.log(), frame, response, *reason);
            frame.waiting.erase(frame.waiting.begin() + static_cast<std::ptrdiff_t>(i));
            continue;
        }
        if (!reason) {
            viable.push_back(i);
            if (!m_policy.isAsking()) {
                break;
            }
        }
        ++i;
    }
    return viable;
}

/// Returns the reactions that the empire may take now.
std::vector<std::size_t> Responder::viableOf(ResolvingFrame& frame, Row empire) {
    std::vector<std::size_t> viable;
    for (std::size_t i = 0; i < frame.waiting.size(); ++i) {
        const std::vector<Row> empires = empiresReached(m_run.view(), frame.waiting[i].source);
        if (std::ranges::find(empires, empire) != empires.end() && !whyNot(frame, frame.waiting[i])) {
            viable.push_back(i);
        }
    }
    return viable;
}

std::vector<std::size_t> Responder::viableProducers(ResolvingFrame& frame) {
    std::vector<std::size_t> viable;
    for (std::size_t i = 0; i < frame.waiting.size(); ++i) {
        const Response& response = frame.waiting[i];
        const bool isOwned = !empiresReached(m_run.view(), response.source).empty();
        const bool isPassed =
            response.step == TimingStep::c && (!isOwned || (m_policy.passesReactions() && !m_policy.isAsking()));
        if (!isPassed && !whyNot(frame, response)) {
            viable.push_back(i);
        }
    }
    return viable;
}

/// Returns the reason why a response cannot come now. Returns nullopt if it can.
std::optional<NoAnswer> Responder::whyNot(ResolvingFrame& frame, const Response& response) {
    if (m_state.chain.isCut()) {
        return NoAnswer::cut;
    }
    const PendingEvent& event = frame.events[response.to];
    const auto reason = m_finder.whyNot(response, event, frame.last, frame.firsts.isSpent(response));
    if (reason || response.serial != 0 || m_run.program.groups[response.group].costs.empty() ||
        m_forecast.canPay(response, event, frame.last, span())) {
        return reason;
    }
    return NoAnswer::cannotPay;
}

/// Returns the groups that respond to one another. The outermost group is first.
std::vector<std::uint32_t> Responder::chainTo(std::uint32_t group) const {
    std::vector<std::uint32_t> chain;
    for (const Frame& frame : m_state.stack) {
        if (const FiringFrame* const firing = std::get_if<FiringFrame>(&frame); firing && firing->answers != noFrame) {
            chain.push_back(firing->group);
        }
    }
    chain.push_back(group);
    return chain;
}

/// Puts the response on the stack. Its effects come before all other work (T5). @return false if the guard has cut the
/// chain
bool Responder::start(ResolvingFrame& frame, std::size_t place) {
    const Response response = frame.waiting[place];
    frame.waiting.erase(frame.waiting.begin() + static_cast<std::ptrdiff_t>(place));
    frame.firsts.take(response);
    if (!m_state.chain.mayBegin(m_run.memory.limits)) {
        m_state.chain.cut(m_run, chainTo(response.group), response.holder);
        logNoResponse(m_run.writer.log(), frame, response, NoAnswer::cut);
        return false;
    }
    FiringFrame firing{.group = response.group,
                       .holder = response.holder,
                       .source = response.source,
                       .answers = m_state.stack.size() - 1,
                       .to = response.to,
                       .timing = response.timing,
                       .step = response.step,
                       .place = m_state.place};
    if (response.serial != 0) {
        const PendingEffects effects = m_state.pending.take(m_run, response.serial);
        firing.rows = effects.rows;
        firing.block = effects.effect;
    }
    m_state.chain.begin();
    m_run.work.done += work::answer;
    m_state.stack.emplace_back(std::move(firing));
    return true;
}

/// Ends the line, and logs the responses that are still pending.
/// @param reason reason why they do not respond, if there is no other one
void Responder::endLine(ResolvingFrame& frame, const ScriptLine& line, NoAnswer reason) {
    TurnLog& log = m_run.writer.log();
    for (const Response& response : frame.waiting) {
        logNoResponse(log, frame, response, whyNot(frame, response).value_or(reason));
    }
    frame.firsts.close(m_run);
    frame.waiting.clear();
    if (!frame.order.empty()) {
        frame.order.insert(frame.order.end(), frame.silenced.begin(), frame.silenced.end());
    }
    frame.silenced.clear();
    if (frame.order.size() > 1) { // a conflict, with the order of its responses (T7)
        log.conflicts.push_back({.moment = log.occurrences[frame.order.front().occurrence].moment,
                                 .timing = line.timing,
                                 .step = line.step,
                                 .decider = frame.decider,
                                 .order = std::move(frame.order)});
    }
    frame.order.clear();
}

void Responder::logSilenced(ResolvingFrame& frame) {
    TurnLog& log = m_run.writer.log();
    const std::vector<Response> silenced =
        m_finder.findSilenced(frame.events.events(), frame.last, std::span(log.firings).subspan(frame.firingsBefore),
                              std::span(log.unanswered).subspan(frame.unansweredBefore), frame.rowsBefore);
    for (const Response& response : silenced) {
        logNoResponse(log, frame, response, NoAnswer::notAnymore);
    }
}

} // namespace orrery::engine
