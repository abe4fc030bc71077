// SPDX-License-Identifier: GPL-3.0-or-later
// How what was not negated happens, all of it at once (T6), with amounts as responses left them (T10).
#include "engine/turn/occurrences.h"
#include "engine/turn/timeline_machine.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine {

/// Everything that is still to happen does, at once.
void TimelineMachine::applyAll(ResolvingFrame& frame) {
    endGone(frame);
    frame.rowsBefore = m_run.view().rowCount;
    if (frame.payment) {
        const Change& change = frame.proposal.changes().front();
        const Row payer = change.rows->front();
        if (frame.payment->second == 0.0) { // nothing is left to pay, and that is no change any more (T10)
            frame.isPaid = m_run.view().exists(payer);
            return;
        }
        const bool isLive = frame.pending.empty() || frame.pending.front().isLive;
        if (!isLive || !canAfford(payer, frame.payment->first, frame.payment->second)) {
            if (isLive && !frame.pending.empty()) {
                drop(frame, PendingEvent(frame.pending.front()), OccurrenceEnd::unpaid, noFiring);
            }
            return;
        }
        frame.isPaid = true;
    }
    std::vector<Row> leaving;
    const std::vector<Change>& changes = frame.proposal.changes();
    for (std::uint32_t place = 0; place < changes.size(); ++place) {
        const bool isDropped = place < frame.dropped.size() && !frame.dropped[place].empty() && frame.dropped[place][0];
        if (changes[place].kind == Change::Kind::destroy && !isDropped) {
            const std::vector<Row> going = m_run.writer.leaving(changes[place].rows->front());
            leaving.insert(leaving.end(), going.begin(), going.end());
        }
    }
    if (!leaving.empty()) {
        std::ranges::sort(leaving);
        leaving.erase(std::unique(leaving.begin(), leaving.end()), leaving.end());
        for (const PendingEvent& pending : frame.pending) {
            m_log.occurrences[pending.record].departure = static_cast<std::uint32_t>(m_log.departures.size());
        }
        m_log.departures.push_back({.runs = static_cast<std::uint32_t>(m_log.runs.size()),
                                    .rows = std::make_shared<const RowList>(leaving.begin(), leaving.end())});
        frame.last.remember(m_run.view(), std::move(leaving));
    }
    const auto isOfStockpile = [](const PendingEvent& pending) {
        return pending.kind == kindOf(ShippedOccurrence::stockpileGain) ||
               pending.kind == kindOf(ShippedOccurrence::stockpileLoss);
    };
    std::vector<double> before; // of each that is pending: what the stockpile holds, others having answered
    std::vector<PendingEvent*> creationOf(changes.size());
    for (PendingEvent& pending : frame.pending) {
        before.push_back(pending.isLive && isOfStockpile(pending)
                             ? m_run.view().at(changes[pending.change].column, pending.subject)
                             : 0.0);
        if (pending.kind == kindOf(ShippedOccurrence::created)) {
            creationOf[pending.change] = &pending;
        }
    }
    std::vector<bool> isMade(changes.size());
    for (std::uint32_t place = 0; place < changes.size() && m_run.mayHold(); ++place) {
        if (const Row row = applyRest(frame, place); row != noRow) {
            frame.made.push_back(row);
            isMade[place] = true;
            if (PendingEvent* const pending = creationOf[place]) {
                pending->subject = row;
                m_log.occurrences[pending->record].subject = row;
            }
        }
    }
    m_run.writer.refreshDerived();
    const View view = m_run.view();
    for (std::size_t i = 0; i < frame.pending.size(); ++i) {
        PendingEvent& pending = frame.pending[i];
        OccurrenceRecord& record = m_log.occurrences[pending.record];
        const bool isCreation = pending.kind == kindOf(ShippedOccurrence::created);
        if (pending.isLive && isCreation && !isMade[pending.change]) {
            pending.isLive = false; // no room for it (R2.4)
            record.end = OccurrenceEnd::noChange;
        }
        if (pending.isLive && isOfStockpile(pending)) {
            record.applied = std::abs(view.at(changes[pending.change].column, pending.subject) - before[i]);
        }
    }
}

/// One change, without what was negated, and with amounts as responses left them. @return the object that was made
Row TimelineMachine::applyRest(ResolvingFrame& frame, std::uint32_t place) {
    const Change& change = frame.proposal.changes()[place];
    const Cause& cause = frame.proposal.cause();
    const bool isColumn = change.kind == Change::Kind::set || change.kind == Change::Kind::add;
    const bool isTouched = place < frame.dropped.size() && !frame.dropped[place].empty();
    const auto isAbout = [&](std::uint32_t at) {
        const PendingEvent& pending = frame.pending[at];
        return pending.isLive &&
               (pending.isAdjusted || (change.kind == Change::Kind::set &&
                                       m_run.program.model->layout[change.column].role == ColumnRole::stockpile));
    };
    if (!isColumn) {
        return isTouched && frame.dropped[place][0] ? noRow : applyChange(change, m_run.writer, cause);
    }
    if (!isTouched && std::ranges::none_of(pendingOf(frame, place), isAbout)) {
        return applyChange(change, m_run.writer, cause);
    }
    const View view = m_run.view();
    Change rest{.kind = change.kind, .column = change.column, .floor = change.floor};
    RowList rows;
    for (std::uint32_t i = 0; i < change.rows->size(); ++i) {
        if (isTouched && frame.dropped[place][i]) {
            continue;
        }
        const Row row = (*change.rows)[i];
        double value = change.values[i];
        for (const std::uint32_t at : pendingOf(frame, place, i)) {
            if (!isAbout(at)) {
                continue;
            }
            const PendingEvent& pending = frame.pending[at];
            const double sign = pending.kind == kindOf(ShippedOccurrence::stockpileGain) ? 1.0 : -1.0;
            const double now = view.at(change.column, row);
            if (change.kind == Change::Kind::add) {
                value = sign * pending.amount;
            } else if (pending.isAdjusted || now != pending.base) { // others changed it meanwhile
                const CheckedModel& model = *m_run.program.model;
                const Resource& resource = model.vocabulary.resources()[model.layout[change.column].of];
                value = now + sign * pending.amount;
                value = resource.debt ? value : std::max(value, 0.0);
            }
        }
        rows.push_back(row);
        rest.values.push_back(value);
    }
    if (!rows.empty()) {
        rest.rows = std::make_shared<const RowList>(std::move(rows));
        applyChange(rest, m_run.writer, cause);
    }
    return noRow;
}

bool TimelineMachine::canAfford(Row empire, ResourceIndex resource, double amount) {
    const View view = m_run.view();
    const ColumnId column = view.layout->stockpile(resource);
    return empire != noRow && view.exists(empire) && view.has(empire, column) &&
           (view.model->vocabulary.resources()[resource].debt || view.at(column, empire) >= amount);
}

} // namespace orrery::engine
