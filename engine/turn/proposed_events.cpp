// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/proposed_events.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>
#include <utility>

namespace orrery::engine {

namespace {

SkipReason skipReasonOf(OccurrenceEnd end) {
    switch (end) {
    case OccurrenceEnd::prevented:
        return SkipReason::prevented;
    case OccurrenceEnd::substituted:
        return SkipReason::substituted;
    case OccurrenceEnd::reduced:
        return SkipReason::reduced;
    default:
        return SkipReason::destroyed;
    }
}

} // namespace

double amountOf(const PendingEvent& event, const Vocabulary& vocabulary) {
    const OccurrenceSpec* const spec = vocabulary.occurrence(event.kind);
    return spec != nullptr && spec->hasAmount ? std::max(event.amount + event.adjustment, 0.0)
                                              : std::numeric_limits<double>::quiet_NaN();
}

ProposedEvents::ProposedEvents(Proposal proposal) : m_proposal(std::move(proposal)) {
    m_excluded.resize(changes().size());
}

ProposedEvents::ProposedEvents(Proposal proposal, PaymentDue payment)
    : m_proposal(std::move(proposal)), m_payment(payment) {}

std::span<const std::uint32_t> ProposedEvents::eventsOf(std::uint32_t change, std::optional<std::uint32_t> element) {
    const auto keyOf = [&](std::uint32_t place) { return std::pair(m_events[place].change, m_events[place].element); };
    if (m_byChange.size() != m_events.size()) {
        m_byChange.resize(m_events.size());
        std::iota(m_byChange.begin(), m_byChange.end(), 0u);
        std::ranges::stable_sort(m_byChange, {}, keyOf);
    }
    const auto begin = std::ranges::lower_bound(m_byChange, std::pair(change, element.value_or(0)), {}, keyOf);
    const auto end = std::find_if(begin, m_byChange.end(), [&](std::uint32_t place) {
        return m_events[place].change != change || (element && m_events[place].element != *element);
    });
    return {begin, end};
}

bool ProposedEvents::isExcluded(std::uint32_t change, std::optional<std::uint32_t> element) const {
    return change < m_excluded.size() && !m_excluded[change].empty() && (!element || m_excluded[change][*element]);
}

std::size_t ProposedEvents::bytes() const {
    return changes().size() * (sizeof(Change) + sizeof(RowList)) +
           m_events.size() * (sizeof(PendingEvent) + sizeof(Response));
}

PendingEvent& ProposedEvents::add(StepRun& run, PendingEvent event) {
    TurnLog& log = run.writer.log();
    const OccurrenceSpec* const spec = run.program.model->vocabulary.occurrence(event.kind);
    event.isChoice = spec != nullptr && spec->isChoice;
    event.record = static_cast<std::uint32_t>(log.occurrences.size());
    run.work.done += work::event;
    const Cause& cause = m_proposal.cause();
    log.occurrences.push_back({.kind = event.kind,
                               .subject = event.subject,
                               .detail = event.detail,
                               .amount = event.amount,
                               .applied = event.amount,
                               .firing = cause.firing,
                               .effect = cause.effect,
                               .cause = cause.kind,
                               .moment = cause.moment});
    return m_events.emplace_back(event);
}

void ProposedEvents::markUnchanged(StepRun& run, PendingEvent& event) {
    event.isLive = false;
    run.writer.log().occurrences[event.record].end = OccurrenceEnd::noChange;
    exclude(event.change, event.element);
}

void ProposedEvents::exclude(std::uint32_t change, std::uint32_t element) {
    const RowListRef& rows = changes()[change].rows;
    m_excluded[change].resize(rows ? rows->size() : 1);
    m_excluded[change][element] = true;
}

void ProposedEvents::cancel(StepRun& run, const PendingEvent& event, OccurrenceEnd end, std::uint32_t endedBy) {
    const auto [change, element, record] = std::tuple(event.change, event.element, event.record); // `event` may be ours
    for (const std::uint32_t place : eventsOf(change, element)) {
        PendingEvent& ended = m_events[place];
        if (ended.isLive && (change != noPlace || ended.record == record)) {
            ended.isLive = false;
            OccurrenceRecord& ofLog = run.writer.log().occurrences[ended.record];
            ofLog.end = end;
            ofLog.endedBy = endedBy;
            ofLog.applied = 0.0;
        }
    }
    if (change == noPlace || m_excluded.empty()) {
        return;
    }
    exclude(change, element);
    const Cause& cause = m_proposal.cause();
    const RowListRef& rows = changes()[change].rows;
    if (cause.kind == CauseKind::effect && cause.firing != noFiring && rows) {
        run.writer.addSkip({.firing = cause.firing,
                            .effect = cause.effect,
                            .reason = skipReasonOf(end),
                            .rows = std::make_shared<const RowList>(1, (*rows)[element])});
    }
}

void ProposedEvents::cancelOfDestroyed(StepRun& run) {
    const View view = run.view();
    const std::uint64_t stamp = view.stamps[static_cast<std::size_t>(Builtin::exists)];
    if (std::exchange(m_existsStamp, stamp) == stamp) {
        return; // no object was destroyed since the last call
    }
    run.work.done += work::object * m_events.size();
    for (const PendingEvent& event : m_events) {
        if (event.isLive && event.subject != noRow && !view.exists(event.subject)) {
            cancel(run, event, OccurrenceEnd::gone, noFiring);
        }
    }
}

void ProposedEvents::settle(StepRun& run) {
    for (PendingEvent& event : m_events) {
        if (!event.isLive || event.adjustment == 0.0) {
            continue;
        }
        event.amount = std::max(event.amount + std::exchange(event.adjustment, 0.0), 0.0);
        event.isAdjusted = true;
        run.writer.log().occurrences[event.record].applied = event.amount;
        if (m_payment) {
            m_payment->amount = event.amount;
        }
        if (event.amount == 0.0) {
            cancel(run, event, OccurrenceEnd::reduced, noFiring);
        }
    }
}

} // namespace orrery::engine
