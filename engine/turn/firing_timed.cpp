// SPDX-License-Identifier: GPL-3.0-or-later
// The effects that the timeline itself carries out (T23, E3.29).
#include "engine/turn/branches.h"
#include "engine/turn/effect_arguments.h"
#include "engine/turn/run_faults.h"
#include "engine/turn/timeline_machine.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine {

void TimelineMachine::carryOut(FiringFrame& frame, std::uint16_t index, const EffectCall& call,
                               const RowListRef& rows) {
    const CompiledEffect& effect = call.effect;
    switch (effect.spec->timeline) {
    case TimelineWork::none:
        break;
    case TimelineWork::branch:
        branch(frame, index, call.reads, rows);
        break;
    case TimelineWork::delay:
    case TimelineWork::await:
        putOff(frame, call, rows);
        break;
    case TimelineWork::prevent:
        negate(frame, index, rows);
        break;
    case TimelineWork::substitute:
        negate(frame, index, rows);
        break;
    case TimelineWork::changeAmount:
        changeAmount(frame, call, rows);
        break;
    case TimelineWork::raise: {
        const auto kind = static_cast<OccurrenceKind>(argumentOf(call, "occurrence").constant);
        Proposal proposal(call.cause);
        for (const Row row : *rows) {
            proposal.occur(kind, row);
        }
        propose(frame, index, std::move(proposal));
        break;
    }
    }
}

/// Each object goes one way or the other; what stands in the way that it does not go is left out for it.
void TimelineMachine::branch(FiringFrame& frame, std::uint16_t index, const View& view, const RowListRef& rows) {
    const CompiledEffect& effect = groupOf(frame.group).effects[index];
    const std::vector<BranchWay> ways = waysOf(effect, m_run.evaluator, view, frame.source, rows);
    for (const BranchWay& way : ways) {
        for (const std::uint16_t inside : effect.blocks[way.block].effects) {
            skip(frame, inside, SkipReason::otherBranch, way.others);
        }
    }
    for (auto way = ways.rbegin(); way != ways.rend(); ++way) {
        if (way->taken) {
            frame.cursors.push_back(
                {effect.blocks[way->block].effects, 0, way->taken}); // the last one laid comes first
        }
    }
}

/// T13, T23: what is put off stands among the pending effects until its time, each object by itself where it is that
/// object's own occurrence that is awaited.
void TimelineMachine::putOff(FiringFrame& frame, const EffectCall& call, const RowListRef& rows) {
    const CompiledEffect& effect = call.effect;
    const double given = m_run.evaluator.number(argumentOf(call, "turns"), call.reads, frame.source, frame.source);
    const double turns = std::isfinite(given) ? std::clamp(std::trunc(given), 0.0, 1e6) : 1.0;
    const std::uint32_t now = call.view.turn;
    PendingEffects pending{.group = frame.group,
                           .effect = call.cause.effect,
                           .holder = frame.holder,
                           .source = frame.source,
                           .rows = rows};
    if (effect.spec->timeline == TimelineWork::delay) {
        pending.due = now + static_cast<std::uint32_t>(turns);
    } else {
        pending.until = turns < 1.0 ? 0 : now + static_cast<std::uint32_t>(turns) - 1; // this turn counts
    }
    const bool isOfTarget = std::ranges::any_of(effect.awaits, [](const CompiledTrigger& trigger) {
        return trigger.checked->subject == TriggerSubject::target;
    });
    for (std::size_t i = 0; i < (isOfTarget ? rows->size() : 1); ++i) {
        if (isOfTarget) {
            pending.rows = std::make_shared<const RowList>(1, (*rows)[i]);
        }
        if (!m_pending.delay(m_run, pending, effect.checked->head)) {
            return;
        }
    }
}

/// Makes the occurrence that is answered not happen (T8); of a substitution, what stands in it happens instead (T25).
void TimelineMachine::negate(FiringFrame& frame, std::uint16_t index, const RowListRef& rows) {
    const CompiledEffect& effect = groupOf(frame.group).effects[index];
    const bool isSubstitution = effect.spec->timeline == TimelineWork::substitute;
    ResolvingFrame* const about = answered(frame);
    if (about == nullptr) {
        skip(frame, index, SkipReason::unable, rows, inPhrase("answers nothing"));
        return;
    }
    const PendingEvent pending = about->pending[frame.to];
    const OccurrenceSpec* const spec = m_run.program.model->vocabulary.occurrence(pending.kind);
    const bool hasHappened = frame.timing == Timing::after || (frame.timing == Timing::when && !pending.isChoice);
    const std::string_view unable = hasHappened ? inPhrase("it has happened already")
                                    : spec != nullptr && !spec->canBePrevented
                                        ? inPhrase("a point of the turn always comes")
                                    : pending.goesAlong ? inPhrase("it follows from what happens to another object")
                                    : !pending.isLive   ? inPhrase("it does not happen any more")
                                                        : std::string_view();
    if (!unable.empty()) {
        skip(frame, index, SkipReason::unable, rows, unable);
        return;
    }
    drop(*about, pending, isSubstitution ? OccurrenceEnd::substituted : OccurrenceEnd::prevented, frame.firing);
    for (std::size_t block = 0; isSubstitution && block < effect.blocks.size(); ++block) {
        frame.cursors.push_back({effect.blocks[block].effects, 0, rows});
    }
}

/// Amounts of all responses are summed; they are in force once all of them are through (T10).
void TimelineMachine::changeAmount(FiringFrame& frame, const EffectCall& call, const RowListRef& rows) {
    ResolvingFrame* const about = answered(frame);
    const std::uint16_t index = call.cause.effect;
    if (about == nullptr) {
        skip(frame, index, SkipReason::unable, rows, inPhrase("answers nothing"));
        return;
    }
    PendingEvent& pending = about->pending[frame.to];
    const OccurrenceSpec* const spec = m_run.program.model->vocabulary.occurrence(pending.kind);
    const bool hasHappened = frame.timing == Timing::after || (frame.timing == Timing::when && !pending.isChoice);
    if (hasHappened || spec == nullptr || !spec->hasAmount || !pending.isLive) {
        skip(frame, index, SkipReason::unable, rows,
             hasHappened ? inPhrase("it has happened already") : inPhrase("there is no amount to change"));
        return;
    }
    for (const double amount : amountsOf(call, argumentOf(call, "amount"), *rows)) {
        pending.adjustment += amount;
    }
    if (rows->empty()) { // of no object: once, as the source sees it
        pending.adjustment += amountsOf(call, argumentOf(call, "amount"), {&frame.source, 1}).front();
    }
    speakOf(frame); // of the amount as it stands by now
}

} // namespace orrery::engine
