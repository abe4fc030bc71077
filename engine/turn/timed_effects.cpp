// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/timed_effects.h"

#include "engine/turn/effect_arguments.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine {

namespace {

/// Returns whether the event has already happened when the firing responds to it.
bool hasHappened(const FiringFrame& frame, const PendingEvent& event) {
    return frame.timing == Timing::after || (frame.timing == Timing::when && !event.isChoice);
}

/// Returns the reason why the event cannot be cancelled. Returns an empty phrase if it can.
PhraseView uncancellableReason(const FiringFrame& frame, const PendingEvent& event, const OccurrenceSpec* spec) {
    if (hasHappened(frame, event)) {
        return inPhrase("the event has already happened");
    }
    if (spec != nullptr && !spec->canBePrevented) {
        return inPhrase("a point of the turn cannot be prevented");
    }
    if (event.goesAlong) {
        return inPhrase("the event follows from an event of another object");
    }
    return event.isLive ? PhraseView() : inPhrase("the event is already cancelled");
}

} // namespace

void skipRows(const ActiveFiring& firing, std::uint16_t effect, SkipReason reason, RowListRef rows, PhraseView detail) {
    if (rows && !rows->empty()) {
        firing.run.writer.addSkip({.firing = firing.frame.firing,
                                   .effect = effect,
                                   .reason = reason,
                                   .detail = detail,
                                   .rows = std::move(rows)});
    }
}

void setCurrentEvent(const ActiveFiring& firing) {
    if (firing.about != nullptr) {
        const PendingEvent& event = firing.about->events[firing.frame.to];
        firing.run.evaluator.setOccurrence({event.subject, amountOf(event, firing.run.program.model->vocabulary)});
    } else {
        firing.run.evaluator.setOccurrence({});
    }
}

void delayEffects(const ActiveFiring& firing, PendingIndex& pending, const EffectCall& call) {
    StepRun& run = firing.run;
    const CompiledEffect& effect = call.effect;
    const double given = run.evaluator.number(argumentOf(call, "turns"), call.reads, call.source, call.source);
    const double turns = std::isfinite(given) ? std::clamp(std::trunc(given), 0.0, 1e6) : 1.0;
    const std::uint32_t now = call.view.turn;
    PendingEffects delayed{.group = firing.frame.group,
                           .effect = call.cause.effect,
                           .holder = call.holder,
                           .source = call.source,
                           .rows = call.rows};
    if (effect.spec->timeline == TimelineWork::delay) {
        delayed.due = now + static_cast<std::uint32_t>(turns);
    } else {
        delayed.until = turns < 1.0 ? 0 : now + static_cast<std::uint32_t>(turns) - 1; // the current turn counts
    }
    const bool isOfTarget = std::ranges::any_of(effect.awaits, [](const CompiledTrigger& trigger) {
        return trigger.checked->subject == TriggerSubject::target;
    });
    if (!isOfTarget) {
        pending.delay(run, delayed, effect.checked->head);
        return;
    }
    for (const Row row : *call.rows) { // each object awaits its own event
        delayed.rows = std::make_shared<const RowList>(1, row);
        if (!pending.delay(run, delayed, effect.checked->head)) {
            return;
        }
    }
}

void cancelEvent(const ActiveFiring& firing, const EffectCall& call) {
    const CompiledEffect& effect = call.effect;
    const std::uint16_t index = call.cause.effect;
    if (firing.about == nullptr) {
        skipRows(firing, index, SkipReason::unable, call.rows, inPhrase("responds to no event"));
        return;
    }
    ProposedEvents& events = firing.about->events;
    const PendingEvent& event = events[firing.frame.to];
    const OccurrenceSpec* const spec = firing.run.program.model->vocabulary.occurrence(event.kind);
    const PhraseView reason = uncancellableReason(firing.frame, event, spec);
    if (!reason.empty()) {
        skipRows(firing, index, SkipReason::unable, call.rows, reason);
        return;
    }
    const bool replaces = effect.spec->timeline == TimelineWork::substitute;
    events.cancel(firing.run, event, replaces ? OccurrenceEnd::substituted : OccurrenceEnd::prevented,
                  firing.frame.firing);
    for (std::size_t block = 0; replaces && block < effect.blocks.size(); ++block) {
        firing.frame.cursors.push_back({effect.blocks[block].effects, 0, call.rows});
    }
}

void changeAmount(const ActiveFiring& firing, const EffectCall& call) {
    const std::uint16_t index = call.cause.effect;
    if (firing.about == nullptr) {
        skipRows(firing, index, SkipReason::unable, call.rows, inPhrase("responds to no event"));
        return;
    }
    PendingEvent& event = firing.about->events[firing.frame.to];
    const OccurrenceSpec* const spec = firing.run.program.model->vocabulary.occurrence(event.kind);
    const bool isOver = hasHappened(firing.frame, event);
    if (isOver || spec == nullptr || !spec->hasAmount || !event.isLive) {
        skipRows(firing, index, SkipReason::unable, call.rows,
                 isOver ? inPhrase("the event has already happened") : inPhrase("the event has no amount to change"));
        return;
    }
    // Without an object, the code evaluates the amount once, for the source.
    const std::span<const Row> rows =
        call.rows->empty() ? std::span(&call.source, 1) : std::span<const Row>(*call.rows);
    for (const double amount : amountsOf(call, argumentOf(call, "amount"), rows)) {
        event.adjustment += amount;
    }
    setCurrentEvent(firing); // with the amount so far
}

} // namespace orrery::engine
