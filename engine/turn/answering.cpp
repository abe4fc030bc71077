// SPDX-License-Identifier: GPL-3.0-or-later
// Who answers what is about to happen, or has happened (T5 to T8, T11, T13, T24): found as its turn in the script
// comes, and asked one after the other, each on the state that those before it left.
#include "engine/turn/effect_arguments.h"
#include "engine/turn/occurrences.h"
#include "engine/turn/run_faults.h"
#include "engine/turn/timeline_machine.h"
#include "engine/universe/source.h"

#include <algorithm>
#include <set>
#include <utility>

namespace orrery::engine {

namespace {

/// Whether the effect, or one that stands in it and fires with it, makes the occurrence not happen.
bool negates(const CompiledGroup& group, std::uint16_t index) {
    const CompiledEffect& effect = group.effects[index];
    if (!effect.checked->enabled) {
        return false;
    }
    const TimelineWork work = effect.spec->timeline;
    return effect.spec->isNegation ||
           (work != TimelineWork::delay && work != TimelineWork::await &&
            std::ranges::any_of(effect.blocks, [&](const auto& block) {
                return std::ranges::any_of(block.effects, [&](std::uint16_t inside) { return negates(group, inside); });
            }));
}

/// Whether what is answered has happened by then.
bool isOver(const ScriptLine& line) {
    return line.timing == Timing::after || line.of == ScriptLine::Of::others;
}

bool negates(const CompiledGroup& group, std::span<const std::uint16_t> effects) {
    return std::ranges::any_of(effects, [&](std::uint16_t effect) { return negates(group, effect); });
}

} // namespace

/// Where something has just left the game, it and its hosts are for those who answer that as they were (T15).
View TimelineMachine::decidingView(ResolvingFrame& frame) {
    return frame.last.isEmpty() ? m_run.view() : frame.last.view(m_run.view());
}

bool TimelineMachine::isAnswered(const CompiledTrigger& trigger, const PendingEvent& pending, Row holder, Row source,
                                 const View& view, const RowListRef& rows) {
    const CheckedTrigger& checked = *trigger.checked;
    if (checked.detail && *checked.detail != pending.detail) {
        return false;
    }
    const Row subject = pending.subject;
    const auto isOf = [&] {
        return checked.subject == TriggerSubject::target ? rows && std::ranges::binary_search(*rows, subject)
                                                         : mayHappenTo(checked.subject, view, holder, source, subject);
    };
    if (subject == noRow ? checked.subject != TriggerSubject::any : !isOf()) {
        return false;
    }
    m_run.evaluator.setOccurrence({subject, pendingAmount(pending)});
    const Row candidate = subject == noRow ? source : subject;
    const bool holds = std::ranges::all_of(trigger.conditions, [&](const CompiledCondition& condition) {
        return m_run.evaluator.one(condition, view, source, candidate) == Truth::yes;
    });
    takeFaults(m_run.evaluator, m_run.writer, noFiring);
    return holds;
}

void TimelineMachine::gatherListeners(ResolvingFrame& frame, const ScriptLine& line, std::uint32_t place,
                                      const View& view, bool mergesReactions) {
    const PendingEvent& pending = frame.pending[place];
    const bool hasNegations = line.timing == Timing::before || (line.timing == Timing::when && pending.isChoice);
    const OccurrenceSpec* const spec = m_run.program.model->vocabulary.occurrence(pending.kind);
    const bool isPoint = spec != nullptr && spec->isPoint;
    const View now = m_run.view();
    std::set<std::pair<std::uint32_t, Row>> waiting; // a copy answers once, whichever of its triggers name it (T11)
    m_run.memory.listeners.visit(pending.kind, pending.subject, view, m_run.evaluator, [&](const Listener& listener) {
        const CheckedTrigger& trigger = *listener.trigger->checked;
        const CompiledGroup& group = groupOf(listener.group);
        if (trigger.timing != line.timing || !m_run.mayAsk(trigger.head)) {
            return;
        }
        const AskedByGroup asked(m_run, listener.group);
        const bool isNegation = hasNegations && !isPoint && negates(group, group.topEffects);
        const TimingStep step = group.checked->isReaction ? TimingStep::c : isNegation ? TimingStep::a : TimingStep::b;
        const bool isMerged = mergesReactions && step != TimingStep::a;
        if (step != line.step && !isMerged) {
            return;
        }
        if (frame.payment && line.timing == Timing::when &&
            isProducer(listener.group, frame.payment->first) != mergesReactions) {
            return;
        }
        // What left the game with the subject answers its own end, or that of what it was on (T15).
        const bool isNarrow = trigger.subject == TriggerSubject::self || trigger.subject == TriggerSubject::host ||
                              trigger.subject == TriggerSubject::source;
        if (!now.exists(listener.holder) && !(isNarrow && frame.last.hasLeft(listener.holder))) {
            return;
        }
        const bool hasMore = group.triggers.size() > 1;
        const bool isWaiting = hasMore && waiting.contains({listener.group, listener.holder});
        const Row source = isWaiting ? noRow : sourceOf(view, group.source, listener.holder);
        if (source == noRow || !isAnswered(*listener.trigger, pending, listener.holder, source, view, nullptr)) {
            return;
        }
        if (hasMore) {
            waiting.emplace(listener.group, listener.holder);
        }
        frame.waiting.push_back({.group = listener.group,
                                 .holder = listener.holder,
                                 .source = source,
                                 .to = place,
                                 .timing = line.timing,
                                 .step = step});
    });
}

/// Effects of the agenda that await this, or whose turn has come (T13).
void TimelineMachine::gatherAwaiting(ResolvingFrame& frame, const ScriptLine& line, std::uint32_t place,
                                     const View& view) {
    const PendingEvent& pending = frame.pending[place];
    const bool hasNegations = line.timing == Timing::before || (line.timing == Timing::when && pending.isChoice);
    const bool isPoint = pending.subject == noRow && pending.change == noPlace && line.timing == Timing::when;
    const auto isOfPoint = [&] {
        return pending.kind == kindOf(ShippedOccurrence::effects) || m_place.stage > Stage::effects;
    };
    m_pending.visit(m_run, pending.kind, isPoint, [&](const PendingEffects& effects) {
        const CompiledGroup& group = groupOf(effects.group);
        const CompiledEffect& effect = group.effects[effects.effect];
        TimingStep step = TimingStep::b;
        bool isMeant = false;
        if (effect.spec->timeline == TimelineWork::delay) {
            isMeant = isPoint && isOfPoint() && effects.due <= view.turn;
        } else {
            for (const auto& block : effect.blocks) {
                step = hasNegations && negates(group, block.effects) ? TimingStep::a : step;
            }
            isMeant = step == line.step && (effects.until == 0 || effects.until >= view.turn) &&
                      std::ranges::any_of(effect.awaits, [&](const CompiledTrigger& trigger) {
                          return trigger.checked->kind == pending.kind && trigger.checked->timing == line.timing &&
                                 isAnswered(trigger, pending, effects.holder, effects.source, view, effects.rows);
                      });
        }
        if (isMeant && step == line.step) {
            frame.waiting.push_back({.group = effects.group,
                                     .holder = effects.holder,
                                     .source = effects.source,
                                     .to = place,
                                     .serial = effects.serial,
                                     .timing = line.timing,
                                     .step = step});
        }
    });
}

void TimelineMachine::gather(ResolvingFrame& frame, const ScriptLine& line, bool mergesReactions) {
    frame.isGathered = true;
    frame.waiting.clear();
    frame.order.clear();
    frame.silenced.clear();
    frame.decider = m_order.activeEmpire(m_run.view());
    if (std::ranges::none_of(frame.pending, &PendingEvent::isLive)) {
        return;
    }
    m_run.memory.listeners.refresh(m_run.program, m_run.memory.plan, m_run.view(), false);
    const View view = decidingView(frame);
    for (std::uint32_t place = 0; place < frame.pending.size(); ++place) {
        const PendingEvent& pending = frame.pending[place];
        const bool isMeant = line.of == ScriptLine::Of::all || pending.isChoice == (line.of == ScriptLine::Of::choices);
        if (!pending.isLive || !isMeant) {
            continue;
        }
        if (m_run.memory.listeners.hears(pending.kind)) {
            gatherListeners(frame, line, place, view, mergesReactions);
        }
        if (!m_run.writer.universe().pending().effects.empty() && line.step != TimingStep::c && !mergesReactions) {
            gatherAwaiting(frame, line, place, view);
        }
    }
    m_run.evaluator.setOccurrence({});
    m_policy.sort(waitingOf(frame, line));
}

const PendingEffects* TimelineMachine::pendingEffects(std::uint64_t serial) const {
    return m_run.writer.universe().pending().effects.find(serial);
}

/// Why it does not answer as things stand; nullopt where it does.
std::optional<NoAnswer> TimelineMachine::whyNot(ResolvingFrame& frame, const Response& answer) {
    const std::optional<NoAnswer> reason = whyNotOffered(frame, answer);
    if (reason || answer.serial != 0 || groupOf(answer.group).costs.empty() || canPay(frame, answer)) {
        return reason;
    }
    return NoAnswer::cannotPay;
}

std::optional<NoAnswer> TimelineMachine::whyNotOffered(ResolvingFrame& frame, const Response& answer) {
    if (m_chain.isCut()) {
        return NoAnswer::cut;
    }
    if (!frame.pending[answer.to].isLive) {
        return NoAnswer::notAnymore;
    }
    if (answer.serial != 0) {
        return pendingEffects(answer.serial) == nullptr ? std::optional(NoAnswer::usedUp) : std::nullopt;
    }
    if (!m_run.view().exists(answer.holder) && !frame.last.hasLeft(answer.holder)) {
        return NoAnswer::gone;
    }
    if (frame.firsts.isSpent(answer)) {
        return NoAnswer::usedUp;
    }
    const CompiledGroup& group = groupOf(answer.group);
    const View view = decidingView(frame);
    if (!isGiven(group, view, answer.source)) {
        return NoAnswer::notGiven;
    }
    const AskedByGroup asked(m_run, answer.group);
    const PendingEvent& pending = frame.pending[answer.to];
    m_run.evaluator.setOccurrence({pending.subject, pendingAmount(pending)});
    const bool isActive = m_run.evaluator.isActive(group, view, answer.source);
    m_run.evaluator.setOccurrence({});
    takeFaults(m_run.evaluator, m_run.writer, noFiring);
    return isActive ? std::nullopt : std::optional(NoAnswer::inactive);
}

void TimelineMachine::leaveOut(ResolvingFrame& frame, const Response& answer, NoAnswer reason) {
    if (reason != NoAnswer::notAnymore) {
        frame.firsts.noteCome(answer);
    }
    m_log.unanswered.push_back({.occurrence = frame.pending[answer.to].record,
                                .group = answer.group,
                                .holder = answer.holder,
                                .timing = answer.timing,
                                .reason = reason});
}

/// Those whose turn did not come, at the end of a line of the script.
void TimelineMachine::leaveOutTheRest(ResolvingFrame& frame, NoAnswer otherwise) {
    for (const Response& answer : frame.waiting) {
        leaveOut(frame, answer, whyNot(frame, answer).value_or(otherwise));
    }
    frame.firsts.close(m_run);
}

/// The groups that respond to one another, the outermost first.
std::vector<std::uint32_t> TimelineMachine::chainOf(const Response& answer) const {
    std::vector<std::uint32_t> chain;
    for (const Frame& frame : m_stack) {
        if (const FiringFrame* const firing = std::get_if<FiringFrame>(&frame); firing && firing->answers != noFrame) {
            chain.push_back(firing->group);
        }
    }
    chain.push_back(answer.group);
    return chain;
}

/// Takes it out of those that wait.
Response TimelineMachine::take(ResolvingFrame& frame, std::size_t place) {
    const Response taken = frame.waiting[place];
    frame.waiting.erase(frame.waiting.begin() + static_cast<std::ptrdiff_t>(place));
    frame.firsts.take(taken);
    return taken;
}

/// Puts the answer on the stack: what it does comes before everything else (T5).
void TimelineMachine::start(ResolvingFrame& frame, const Response& answer) {
    if (!m_chain.mayBegin(m_run.memory.limits)) {
        m_chain.cut(m_run, chainOf(answer), answer.holder);
        leaveOut(frame, answer, NoAnswer::cut);
        return;
    }
    FiringFrame firing{.group = answer.group,
                       .holder = answer.holder,
                       .source = answer.source,
                       .answers = m_stack.size() - 1,
                       .to = answer.to,
                       .timing = answer.timing,
                       .step = answer.step,
                       .place = m_place};
    if (answer.serial != 0) {
        const PendingEffects taken = m_pending.take(m_run, answer.serial);
        firing.rows = taken.rows;
        firing.block = taken.effect;
    }
    m_chain.begin();
    m_run.work.done += work::answer;
    m_stack.emplace_back(std::move(firing));
}

/// Several that answered, in the order in which they did, and whom they silenced (T7).
void TimelineMachine::noteConflict(ResolvingFrame& frame, const ScriptLine& line) {
    if (!frame.order.empty()) {
        frame.order.insert(frame.order.end(), frame.silenced.begin(), frame.silenced.end());
    }
    frame.silenced.clear();
    if (frame.order.size() > 1) {
        m_log.conflicts.push_back({.moment = m_log.occurrences[frame.order.front().occurrence].moment,
                                   .timing = line.timing,
                                   .step = line.step,
                                   .decider = frame.decider,
                                   .order = std::move(frame.order)});
    }
    frame.order.clear();
    frame.waiting.clear();
}

/// Steps A and B: each exactly once. @return whether one is under way
bool TimelineMachine::answerNext(ResolvingFrame& frame, const ScriptLine& line) {
    if (!frame.isGathered) {
        gather(frame, line, false);
        frame.firsts.find(m_run, frame.waiting, span());
    }
    if (!isOver(line)) {
        endGone(frame);
    }
    while (!frame.waiting.empty()) {
        std::vector<std::size_t> viable;
        for (std::size_t i = 0; i < frame.waiting.size();) {
            const auto reason = whyNot(frame, frame.waiting[i]);
            // What does not hold now may hold once others have answered; what is over stays over.
            const bool isOver = reason == NoAnswer::notAnymore || reason == NoAnswer::gone ||
                                reason == NoAnswer::usedUp || reason == NoAnswer::cut;
            if (isOver) {
                if (reason == NoAnswer::notAnymore || reason == NoAnswer::gone) {
                    const Response& silenced = frame.waiting[i];
                    frame.silenced.push_back({silenced.group, silenced.holder, frame.pending[silenced.to].record});
                }
                leaveOut(frame, frame.waiting[i], *reason);
                frame.waiting.erase(frame.waiting.begin() + static_cast<std::ptrdiff_t>(i));
                continue;
            }
            if (!reason) {
                viable.push_back(i);
                if (!m_policy.isAsking()) {
                    break; // the first one it is
                }
            }
            ++i;
        }
        if (viable.empty()) {
            break;
        }
        const auto chosen = m_policy.choose(waitingOf(frame, line), viable, frame.decider, Question::Kind::order);
        if (!chosen) {
            return true; // the step stopped
        }
        start(frame, take(frame, *chosen));
        if (!m_chain.isCut()) {
            return true;
        }
    }
    leaveOutTheRest(frame, NoAnswer::notAnymore);
    noteConflict(frame, line);
    return false;
}

bool TimelineMachine::mayTake(const Response& answer, Row empire) {
    const std::vector<Row> empires = empiresReached(m_run.view(), answer.source);
    return std::ranges::find(empires, empire) != empires.end();
}

/// Step C: the active empire, then each in turn order, takes one reaction or passes, until all pass in succession.
bool TimelineMachine::answerRound(ResolvingFrame& frame, const ScriptLine& line) {
    if (!frame.isGathered) {
        gather(frame, line, false);
        frame.firsts.find(m_run, frame.waiting, span());
    }
    if (!isOver(line)) {
        endGone(frame);
    }
    const std::span<const Row> empires = m_order.empires(); // who left the game passes
    while (!frame.waiting.empty() && frame.passes < empires.size()) {
        const Row empire = empires[frame.round++ % empires.size()];
        std::vector<std::size_t> viable;
        for (std::size_t i = 0; i < frame.waiting.size(); ++i) {
            if (mayTake(frame.waiting[i], empire) && !whyNot(frame, frame.waiting[i])) {
                viable.push_back(i);
            }
        }
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
        start(frame, take(frame, *chosen));
        if (!m_chain.isCut()) {
            return true;
        }
    }
    leaveOutTheRest(frame, NoAnswer::passed);
    noteConflict(frame, line);
    return false;
}

} // namespace orrery::engine
