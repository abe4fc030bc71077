// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/resolver.h"

#include "engine/turn/occurrences.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace orrery::engine {

namespace {

using Work = ScriptLine::Work;
using Of = ScriptLine::Of;

constexpr ScriptLine respond(Timing timing, TimingStep step, Of of = Of::all) {
    return {.work = Work::respond, .timing = timing, .step = step, .of = of};
}

constexpr ScriptLine settle{.work = Work::settle};

constexpr std::array eventScript{
    respond(Timing::before, TimingStep::a),
    respond(Timing::before, TimingStep::b),
    settle,
    respond(Timing::before, TimingStep::c),
    settle,
    respond(Timing::when, TimingStep::a, Of::choices),
    respond(Timing::when, TimingStep::b, Of::choices),
    settle,
    respond(Timing::when, TimingStep::c, Of::choices),
    settle,
    ScriptLine{.work = Work::apply},
    respond(Timing::when, TimingStep::b, Of::others),
    respond(Timing::when, TimingStep::c, Of::others),
    respond(Timing::after, TimingStep::b),
    respond(Timing::after, TimingStep::c),
};
constexpr std::array paymentScript{
    respond(Timing::before, TimingStep::a),
    respond(Timing::before, TimingStep::b),
    settle,
    respond(Timing::before, TimingStep::c),
    settle,
    respond(Timing::when, TimingStep::a),
    respond(Timing::when, TimingStep::b),
    settle,
    respond(Timing::when, TimingStep::c),
    settle,
    ScriptLine{.work = Work::produce, .timing = Timing::when},
    ScriptLine{.work = Work::apply},
    respond(Timing::after, TimingStep::b),
    respond(Timing::after, TimingStep::c),
};
constexpr std::array beforePoint{respond(Timing::before, TimingStep::b), respond(Timing::before, TimingStep::c)};
constexpr std::array whenPoint{respond(Timing::when, TimingStep::b), respond(Timing::when, TimingStep::c)};
constexpr std::array afterPoint{respond(Timing::after, TimingStep::b), respond(Timing::after, TimingStep::c)};

} // namespace

ResolvingFrame& Resolver::push(ProposedEvents events, std::span<const ScriptLine> script) {
    auto& frame = std::get<ResolvingFrame>(m_state.stack.emplace_back(ResolvingFrame(std::move(events))));
    frame.script = script;
    frame.firingsBefore = m_run.writer.log().firings.size();
    frame.unansweredBefore = m_run.writer.log().unanswered.size();
    return frame;
}

void Resolver::resolve(Proposal proposal) {
    ResolvingFrame& frame = push(ProposedEvents(std::move(proposal)), eventScript);
    m_finder.find(frame.events);
    frame.bytes = frame.events.bytes();
    m_run.heldByFrames += frame.bytes;
}

void Resolver::pay(const Payment& payment) {
    const CheckedModel& model = *m_run.program.model;
    const auto& [payer, due, cause] = payment;
    const ColumnId column = model.layout.stockpile(due.resource);
    const bool isDebt = model.vocabulary.resources()[due.resource].debt;
    Proposal proposal(cause);
    proposal.add(column, payer, -due.amount, isDebt ? -std::numeric_limits<double>::infinity() : 0.0);
    ResolvingFrame& frame = push(ProposedEvents(std::move(proposal), due), paymentScript);
    m_state.resolved.isPaid = false;
    if (m_finder.hears(ShippedOccurrence::payment)) {
        frame.events.add(m_run, {.kind = kindOf(ShippedOccurrence::payment),
                                 .subject = payer,
                                 .detail = static_cast<double>(column.value),
                                 .change = 0,
                                 .amount = due.amount,
                                 .base = m_run.view().at(column, payer)});
    }
}

void Resolver::reach(OccurrenceKind point, Timing timing) {
    const std::array<std::span<const ScriptLine>, 3> scripts{beforePoint, whenPoint, afterPoint}; // scripts by Timing
    ResolvingFrame& frame = push(ProposedEvents(Proposal({.moment = momentAt(m_run.writer, m_state.place)})),
                                 scripts[static_cast<std::size_t>(timing)]);
    frame.events.add(m_run, {.kind = point});
}

void Resolver::choose(OccurrenceKind kind, Row subject, double detail, const Cause& cause) {
    ResolvingFrame& frame = push(ProposedEvents(Proposal(cause)), eventScript);
    frame.events.add(m_run, {.kind = kind, .subject = subject, .detail = detail});
    m_isChosen = false;
}

bool Resolver::closeChoice() {
    if (!m_choice) {
        return false;
    }
    m_state.stack.emplace_back(std::move(*m_choice));
    m_choice.reset();
    return true;
}

void Resolver::advance(ResolvingFrame& frame) {
    if (frame.at == frame.script.size()) {
        finish(frame);
        return;
    }
    if (carryOut(frame, frame.script[frame.at])) {
        return; // a response is not complete, or the step stopped
    }
    ++frame.at;
    frame.isGathered = false;
    frame.round = 0;
    frame.passes = 0;
    const bool isChoice = frame.events.changes().empty();
    if (isChoice && frame.at < frame.script.size() && frame.script[frame.at].work == Work::apply) {
        suspendChoice(frame);
    }
}

/// Carries out a line of the script. @return true if the line is not complete
bool Resolver::carryOut(ResolvingFrame& frame, const ScriptLine& line) {
    switch (line.work) {
    case Work::respond:
        return m_responder.respond(frame, line);
    case Work::settle:
        frame.events.settle(m_run);
        return false;
    case Work::produce:
        return m_responder.produce(frame);
    case Work::apply:
        frame.rowsBefore = m_run.view().rowCount;
        frame.applied = applyEvents(m_run, frame.events, frame.last);
        return false;
    }
    return false;
}

/// Suspends a choice. Its maker then carries it out. The responses after the choice come when closeChoice() runs.
void Resolver::suspendChoice(ResolvingFrame& frame) {
    constexpr std::size_t linesAfter = 2;
    frame.at = frame.script.size() - linesAfter;
    m_isChosen = std::ranges::all_of(frame.events.events(), &PendingEvent::isLive);
    if (m_isChosen) {
        m_choice.emplace(std::move(frame));
    } else {
        m_responder.logSilenced(frame);
    }
    m_state.pop(m_run);
}

void Resolver::finish(ResolvingFrame& frame) {
    m_responder.logSilenced(frame);
    m_state.resolved = std::move(frame.applied);
    m_state.paid = m_state.resolved.isPaid ? frame.events.payment()->amount : 0.0;
    m_state.pop(m_run);
}

} // namespace orrery::engine
