// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/response_finder.h"

#include "engine/turn/effect_arguments.h"
#include "engine/turn/occurrences.h"
#include "engine/turn/payments.h"
#include "engine/turn/proposed_events.h"
#include "engine/universe/source.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace orrery::engine {

namespace {

bool cancels(const CompiledGroup& group, std::span<const std::uint16_t> effects);

/// Returns whether the effect cancels the event, or whether an inner effect that fires with it does.
bool cancels(const CompiledGroup& group, std::uint16_t index) {
    const CompiledEffect& effect = group.effects[index];
    if (!effect.checked->enabled) {
        return false;
    }
    const TimelineWork work = effect.spec->timeline;
    return effect.spec->isNegation ||
           (work != TimelineWork::delay && work != TimelineWork::await &&
            std::ranges::any_of(effect.blocks, [&](const auto& block) { return cancels(group, block.effects); }));
}

bool cancels(const CompiledGroup& group, std::span<const std::uint16_t> effects) {
    return std::ranges::any_of(effects, [&](std::uint16_t effect) { return cancels(group, effect); });
}

/// Returns whether responses at the line can still cancel the event. Only such responses belong to step A.
bool isCancellable(const ScriptLine& line, const PendingEvent& event) {
    return line.timing == Timing::before || (line.timing == Timing::when && event.isChoice);
}

bool isCancelled(OccurrenceEnd end) {
    return end == OccurrenceEnd::prevented || end == OccurrenceEnd::substituted || end == OccurrenceEnd::reduced ||
           end == OccurrenceEnd::gone;
}

} // namespace

bool ResponseFinder::matches(const CompiledTrigger& trigger, const PendingEvent& event, Row holder, Row source,
                             const View& view, const RowListRef& rows) {
    const CheckedTrigger& checked = *trigger.checked;
    if (checked.detail && *checked.detail != event.detail) {
        return false;
    }
    const Row subject = event.subject;
    const auto isOf = [&] {
        return checked.subject == TriggerSubject::target ? rows && std::ranges::binary_search(*rows, subject)
                                                         : mayHappenTo(checked.subject, view, holder, source, subject);
    };
    if (subject == noRow ? checked.subject != TriggerSubject::any : !isOf()) {
        return false;
    }
    m_run.evaluator.setOccurrence({subject, amountOf(event, m_run.program.model->vocabulary)});
    const Row candidate = subject == noRow ? source : subject;
    const bool holds = std::ranges::all_of(trigger.conditions, [&](const CompiledCondition& condition) {
        return m_run.evaluator.one(condition, view, source, candidate) == Truth::yes;
    });
    takeFaults(m_run.evaluator, m_run.writer, noFiring);
    return holds;
}

/// Returns the step in which a listener responds. Returns nullopt if the listener does not respond at the line of the
/// search.
std::optional<TimingStep> ResponseFinder::stepOf(const ResponseSearch& search, std::uint32_t place,
                                                 const Listener& listener) const {
    const PendingEvent& event = search.events[place];
    const CompiledGroup& group = m_run.program.groups[listener.group];
    const OccurrenceSpec* const spec = m_run.program.model->vocabulary.occurrence(event.kind);
    const bool isPoint = spec != nullptr && spec->isPoint;
    const bool isOfA = isCancellable(search.line, event) && !isPoint && cancels(group, group.topEffects);
    const TimingStep step = group.checked->isReaction ? TimingStep::c : isOfA ? TimingStep::a : TimingStep::b;
    if (step != search.line.step && !(search.isProduction && step != TimingStep::a)) {
        return std::nullopt;
    }
    const bool isOther = search.paid && search.line.timing == Timing::when &&
                         isProducer(m_run.program, listener.group, *search.paid) != search.isProduction;
    return isOther ? std::nullopt : std::optional(step);
}

void ResponseFinder::findListeners(const ResponseSearch& search, std::uint32_t place, LastKnown& last, const View& view,
                                   std::deque<Response>& found) {
    const PendingEvent& event = search.events[place];
    const View now = m_run.view();
    std::set<std::pair<std::uint32_t, Row>> known; // groups of holders that already respond: each responds once (T11)
    m_run.memory.listeners.visit(event.kind, event.subject, view, m_run.evaluator, [&](const Listener& listener) {
        const CheckedTrigger& trigger = *listener.trigger->checked;
        const CompiledGroup& group = m_run.program.groups[listener.group];
        if (trigger.timing != search.line.timing || !m_run.mayAsk(trigger.head)) {
            return;
        }
        const GroupAtWork work(m_run, listener.group);
        const std::optional<TimingStep> step = stepOf(search, place, listener);
        if (!step) {
            return;
        }
        // Objects that the event destroyed with the subject respond to their own destruction and to their host's (T15).
        const bool isNarrow = trigger.subject == TriggerSubject::self || trigger.subject == TriggerSubject::host ||
                              trigger.subject == TriggerSubject::source;
        if (!now.exists(listener.holder) && !(isNarrow && last.hasLeft(listener.holder))) {
            return;
        }
        const bool hasMore = group.triggers.size() > 1;
        const bool isKnown = hasMore && known.contains({listener.group, listener.holder});
        const Row source = isKnown ? noRow : sourceOf(view, group, listener.holder);
        if (source == noRow || !matches(*listener.trigger, event, listener.holder, source, view, nullptr)) {
            return;
        }
        if (hasMore) {
            known.emplace(listener.group, listener.holder);
        }
        found.push_back({.group = listener.group,
                         .holder = listener.holder,
                         .source = source,
                         .to = place,
                         .timing = search.line.timing,
                         .step = *step});
    });
}

/// Finds pending effects that await the event, or that are due (T13).
void ResponseFinder::findPending(const ResponseSearch& search, std::uint32_t place, const View& view,
                                 std::deque<Response>& found) {
    const PendingEvent& event = search.events[place];
    const ScriptLine& line = search.line;
    const bool isPoint = event.subject == noRow && event.change == noPlace && line.timing == Timing::when;
    const bool isDuePoint =
        isPoint && (event.kind == kindOf(ShippedOccurrence::effects) || search.stage > Stage::effects);
    m_pending.visit(m_run, event.kind, isPoint, [&](const PendingEffects& effects) {
        const CompiledGroup& group = m_run.program.groups[effects.group];
        const CompiledEffect& effect = group.effects[effects.effect];
        TimingStep step = TimingStep::b;
        bool isMeant = false;
        if (effect.spec->timeline == TimelineWork::delay) {
            isMeant = isDuePoint && effects.due <= view.turn;
        } else {
            const bool isOfA = isCancellable(line, event) && std::ranges::any_of(effect.blocks, [&](const auto& block) {
                                   return cancels(group, block.effects);
                               });
            step = isOfA ? TimingStep::a : TimingStep::b;
            isMeant = step == line.step && (effects.until == 0 || effects.until >= view.turn) &&
                      std::ranges::any_of(effect.awaits, [&](const CompiledTrigger& trigger) {
                          return trigger.checked->kind == event.kind && trigger.checked->timing == line.timing &&
                                 matches(trigger, event, effects.holder, effects.source, view, effects.rows);
                      });
        }
        if (isMeant && step == line.step) {
            found.push_back({.group = effects.group,
                             .holder = effects.holder,
                             .source = effects.source,
                             .to = place,
                             .serial = effects.serial,
                             .timing = line.timing,
                             .step = step});
        }
    });
}

void ResponseFinder::find(const ResponseSearch& search, LastKnown& last, std::deque<Response>& found) {
    found.clear();
    m_run.memory.listeners.refresh(m_run.program, m_run.memory.plan, m_run.view(), false);
    const View view = last.view(m_run.view());
    const ScriptLine& line = search.line;
    for (std::uint32_t place = 0; place < search.events.size(); ++place) {
        const PendingEvent& event = search.events[place];
        const bool isMeant = line.of == ScriptLine::Of::all || event.isChoice == (line.of == ScriptLine::Of::choices);
        if (!event.isLive || !isMeant) {
            continue;
        }
        if (m_run.memory.listeners.hears(event.kind)) {
            findListeners(search, place, last, view, found);
        }
        if (!m_run.writer.universe().pending().effects.empty() && line.step != TimingStep::c && !search.isProduction) {
            findPending(search, place, view, found);
        }
    }
    m_run.evaluator.setOccurrence({});
}

std::optional<NoAnswer> ResponseFinder::whyNot(const Response& response, const PendingEvent& event, LastKnown& last,
                                               bool isSpent) {
    if (!event.isLive) {
        return NoAnswer::notAnymore;
    }
    if (response.serial != 0) {
        const bool isPending = m_run.writer.universe().pending().effects.find(response.serial) != nullptr;
        return isPending ? std::nullopt : std::optional(NoAnswer::usedUp);
    }
    if (!m_run.view().exists(response.holder) && !last.hasLeft(response.holder)) {
        return NoAnswer::gone;
    }
    if (isSpent) {
        return NoAnswer::usedUp;
    }
    const CompiledGroup& group = m_run.program.groups[response.group];
    const View view = last.view(m_run.view());
    if (!isGiven(group, view, response.source)) {
        return NoAnswer::notGiven;
    }
    const GroupAtWork work(m_run, response.group);
    m_run.evaluator.setOccurrence({event.subject, amountOf(event, m_run.program.model->vocabulary)});
    const bool isActive = m_run.evaluator.isActive(group, view, response.source);
    countHolder(m_run, isActive);
    m_run.evaluator.setOccurrence({});
    takeFaults(m_run.evaluator, m_run.writer, noFiring);
    return isActive ? std::nullopt : std::optional(NoAnswer::inactive);
}

std::vector<Response> ResponseFinder::findSilenced(std::span<const PendingEvent> events, LastKnown& last,
                                                   std::span<const Firing> firings,
                                                   std::span<const UnansweredTrigger> unanswered,
                                                   std::size_t rowsBefore) {
    std::vector<Response> found;
    const TurnLog& log = m_run.writer.log();
    const auto isSilent = [&](const PendingEvent& event) {
        return !event.isLive && isCancelled(log.occurrences[event.record].end);
    };
    if (std::ranges::none_of(events, isSilent)) {
        return found;
    }
    m_run.memory.listeners.refresh(m_run.program, m_run.memory.plan, m_run.view(), false);
    std::set<std::tuple<std::uint32_t, std::uint32_t, Row>> known;
    const auto note = [&](const auto& entry) { known.emplace(entry.occurrence, entry.group, entry.holder); };
    std::ranges::for_each(firings, note);
    std::ranges::for_each(unanswered, note);
    for (std::uint32_t place = 0; place < events.size(); ++place) {
        const PendingEvent& event = events[place];
        if (!isSilent(event) || !m_run.memory.listeners.hears(event.kind)) {
            continue;
        }
        const View view = last.view(m_run.view());
        m_run.memory.listeners.visit(event.kind, event.subject, view, m_run.evaluator, [&](const Listener& listener) {
            const CheckedTrigger& trigger = *listener.trigger->checked;
            const std::tuple entry(event.record, listener.group, listener.holder);
            const bool isTooLate = listener.holder >= rowsBefore && trigger.timing == Timing::before;
            if (isTooLate || !view.exists(listener.holder) || known.contains(entry)) {
                return;
            }
            const Row source = sourceOf(view, m_run.program.groups[listener.group], listener.holder);
            if (source != noRow && matches(*listener.trigger, event, listener.holder, source, view, nullptr)) {
                known.insert(entry);
                found.push_back({.group = listener.group,
                                 .holder = listener.holder,
                                 .source = source,
                                 .to = place,
                                 .timing = trigger.timing});
            }
        });
    }
    m_run.evaluator.setOccurrence({});
    return found;
}

} // namespace orrery::engine
