// SPDX-License-Identifier: GPL-3.0-or-later
// Who would have answered what did not happen (T8): the trace says so.
#include "engine/turn/timeline_machine.h"
#include "engine/universe/source.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace orrery::engine {

namespace {

bool isEnded(OccurrenceEnd end) {
    return end == OccurrenceEnd::prevented || end == OccurrenceEnd::substituted || end == OccurrenceEnd::reduced ||
           end == OccurrenceEnd::gone;
}

} // namespace

void TimelineMachine::noteSilenced(ResolvingFrame& frame) {
    const auto isSilent = [&](const PendingEvent& pending) {
        return !pending.isLive && isEnded(m_log.occurrences[pending.record].end);
    };
    if (std::ranges::none_of(frame.pending, isSilent)) {
        return;
    }
    m_run.memory.listeners.refresh(m_run.program, m_run.memory.plan, m_run.view(), false);
    std::set<std::tuple<std::uint32_t, std::uint32_t, Row>> known; // who answered, or is told not to have
    const auto note = [&](const auto& entry) { known.emplace(entry.occurrence, entry.group, entry.holder); };
    std::for_each(m_log.firings.begin() + static_cast<std::ptrdiff_t>(frame.firingsBefore), m_log.firings.end(), note);
    std::for_each(m_log.unanswered.begin() + static_cast<std::ptrdiff_t>(frame.unansweredBefore),
                  m_log.unanswered.end(), note);
    for (std::uint32_t place = 0; place < frame.pending.size(); ++place) {
        const PendingEvent& pending = frame.pending[place];
        if (!isSilent(pending) || !m_run.memory.listeners.hears(pending.kind)) {
            continue;
        }
        const View view = decidingView(frame);
        m_run.memory.listeners.visit(
            pending.kind, pending.subject, view, m_run.evaluator, [&](const Listener& listener) {
                const std::tuple entry(pending.record, listener.group, listener.holder);
                const bool isTooLate =
                    listener.holder >= frame.rowsBefore && listener.trigger->checked->timing == Timing::before;
                if (isTooLate || !view.exists(listener.holder) || known.contains(entry)) {
                    return;
                }
                const Row source = sourceOf(view, groupOf(listener.group).source, listener.holder);
                if (source != noRow && isAnswered(*listener.trigger, pending, listener.holder, source, view, nullptr)) {
                    known.insert(entry);
                    leaveOut(frame,
                             {.group = listener.group,
                              .holder = listener.holder,
                              .source = source,
                              .to = place,
                              .timing = listener.trigger->checked->timing},
                             NoAnswer::notAnymore);
                }
            });
    }
    m_run.evaluator.setOccurrence({});
}

} // namespace orrery::engine
