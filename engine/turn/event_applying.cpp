// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/event_applying.h"

#include "engine/turn/occurrences.h"
#include "engine/turn/payments.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace orrery::engine {

namespace {

bool isOfStockpile(const PendingEvent& event) {
    return event.kind == kindOf(ShippedOccurrence::stockpileGain) ||
           event.kind == kindOf(ShippedOccurrence::stockpileLoss);
}

/// Returns whether the payer has paid. Cancels a payment that the payer cannot afford.
bool decidePayment(StepRun& run, ProposedEvents& events) {
    const View view = run.view();
    const auto& [resource, amount] = *events.payment();
    const Row payer = events.changes().front().rows->front();
    if (amount == 0.0) { // an amount of 0 is no change (T10)
        return view.exists(payer);
    }
    const bool isHeard = !events.events().empty();
    if (isHeard && !events[0].isLive) {
        return false;
    }
    const bool isCovered = canAfford(view, payer, resource, amount);
    if (isHeard && !isCovered) {
        events.cancel(run, events[0], OccurrenceEnd::unpaid, noFiring);
    }
    return isCovered;
}

/// Stores and logs the objects that the events will destroy.
void rememberLeaving(StepRun& run, const ProposedEvents& events, LastKnown& last) {
    std::vector<Row> leaving;
    const std::vector<Change>& changes = events.changes();
    for (std::uint32_t place = 0; place < changes.size(); ++place) {
        if (changes[place].kind == Change::Kind::destroy && !events.isExcluded(place, 0)) {
            const std::vector<Row> going = run.writer.leaving(changes[place].rows->front());
            leaving.insert(leaving.end(), going.begin(), going.end());
        }
    }
    if (leaving.empty()) {
        return;
    }
    std::ranges::sort(leaving);
    leaving.erase(std::unique(leaving.begin(), leaving.end()), leaving.end());
    TurnLog& log = run.writer.log();
    for (const PendingEvent& event : events.events()) {
        log.occurrences[event.record].departure = static_cast<std::uint32_t>(log.departures.size());
    }
    log.departures.push_back({.runs = static_cast<std::uint32_t>(log.runs.size()),
                              .rows = std::make_shared<const RowList>(leaving.begin(), leaving.end())});
    last.remember(run.view(), std::move(leaving));
}

/// Returns the value of an element of the change, with the current amount of its event.
/// @param now present value of the column
double valueWith(const PendingEvent& event, const Change& change, double value, double now, bool allowsDebt) {
    const double sign = event.kind == kindOf(ShippedOccurrence::stockpileGain) ? 1.0 : -1.0;
    if (change.kind == Change::Kind::add) {
        return sign * event.amount;
    }
    if (!event.isAdjusted && now == event.base) {
        return value;
    }
    const double after = now + sign * event.amount; // other changes may have changed `now`
    return allowsDebt ? after : std::max(after, 0.0);
}

/// Applies the change of a column. Excludes cancelled elements, and uses the amounts that responses set.
void applyColumn(StepRun& run, ProposedEvents& events, std::uint32_t place) {
    const Change& change = events.changes()[place];
    const Cause& cause = events.proposal().cause();
    const CheckedModel& model = *run.program.model;
    const ColumnSpec& column = model.layout[change.column];
    const bool isSetOfStockpile = change.kind == Change::Kind::set && column.role == ColumnRole::stockpile;
    const auto mayDiffer = [&](std::uint32_t at) {
        return events[at].isLive && (events[at].isAdjusted || isSetOfStockpile);
    };
    if (!events.isExcluded(place) && std::ranges::none_of(events.eventsOf(place), mayDiffer)) {
        applyChange(change, run.writer, cause);
        return;
    }
    const View view = run.view();
    Change rest{.kind = change.kind, .column = change.column, .floor = change.floor};
    RowList rows;
    for (std::uint32_t i = 0; i < change.rows->size(); ++i) {
        if (events.isExcluded(place, i)) {
            continue;
        }
        const Row row = (*change.rows)[i];
        double value = change.values[i];
        for (const std::uint32_t at : events.eventsOf(place, i)) {
            if (mayDiffer(at)) {
                const bool allowsDebt = model.vocabulary.resources()[column.of].debt;
                value = valueWith(events[at], change, value, view.at(change.column, row), allowsDebt);
            }
        }
        rows.push_back(row);
        rest.values.push_back(value);
    }
    if (!rows.empty()) {
        rest.rows = std::make_shared<const RowList>(std::move(rows));
        applyChange(rest, run.writer, cause);
    }
}

/// Applies one change. @return the created object, or noRow
Row applyOne(StepRun& run, ProposedEvents& events, std::uint32_t place) {
    const Change& change = events.changes()[place];
    if (change.kind == Change::Kind::set || change.kind == Change::Kind::add) {
        applyColumn(run, events, place);
        return noRow;
    }
    return events.isExcluded(place, 0) ? noRow : applyChange(change, run.writer, events.proposal().cause());
}

/// Returns the present value of the stockpile for each event of a stockpile, after the responses before the event.
std::vector<double> stockpilesOf(StepRun& run, const ProposedEvents& events) {
    const View view = run.view();
    std::vector<double> stockpiles;
    for (const PendingEvent& event : events.events()) {
        const bool isMeasured = event.isLive && isOfStockpile(event);
        stockpiles.push_back(isMeasured ? view.at(events.changes()[event.change].column, event.subject) : 0.0);
    }
    return stockpiles;
}

/// Applies all changes, and makes each created object the subject of its event. @return the created objects
std::vector<Row> applyChanges(StepRun& run, ProposedEvents& events) {
    TurnLog& log = run.writer.log();
    std::vector<PendingEvent*> creationOf(events.changes().size());
    for (PendingEvent& event : events.events()) {
        if (event.kind == kindOf(ShippedOccurrence::created)) {
            creationOf[event.change] = &event;
        }
    }
    std::vector<Row> made;
    for (std::uint32_t place = 0; place < creationOf.size() && run.mayHold(); ++place) {
        if (const Row row = applyOne(run, events, place); row != noRow) {
            made.push_back(row);
            if (PendingEvent* const event = std::exchange(creationOf[place], nullptr)) {
                event->subject = row;
                log.occurrences[event->record].subject = row;
            }
        }
    }
    for (PendingEvent* const event : creationOf) {
        if (event != nullptr && event->isLive) { // the object limit (R2.4) prevented the creation
            event->isLive = false;
            log.occurrences[event->record].end = OccurrenceEnd::noChange;
        }
    }
    run.writer.refreshDerived();
    return made;
}

} // namespace

std::vector<Row> applyUnheard(StepRun& run, const Proposal& proposal) {
    std::vector<Row> made;
    for (const Change& change : proposal.changes()) {
        if (!run.mayHold()) {
            break;
        }
        if (const Row row = applyChange(change, run.writer, proposal.cause()); row != noRow) {
            made.push_back(row);
        }
    }
    run.writer.refreshDerived();
    return made;
}

AppliedEvents applyEvents(StepRun& run, ProposedEvents& events, LastKnown& last) {
    events.cancelOfDestroyed(run);
    AppliedEvents applied;
    if (events.payment()) {
        applied.isPaid = decidePayment(run, events);
        if (!applied.isPaid || events.payment()->amount == 0.0) {
            return applied;
        }
    }
    rememberLeaving(run, events, last);
    const std::vector<double> before = stockpilesOf(run, events);
    applied.made = applyChanges(run, events);
    const std::vector<double> after = stockpilesOf(run, events);
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (events[i].isLive && isOfStockpile(events[i])) {
            run.writer.log().occurrences[events[i].record].applied = std::abs(after[i] - before[i]);
        }
    }
    return applied;
}

} // namespace orrery::engine
