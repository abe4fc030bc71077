// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/event_finder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace orrery::engine {

namespace {

/// Returns the kind of event for a change of a property, in addition to property-changed.
std::optional<ShippedOccurrence> kindOfProperty(std::string_view id) {
    if (id == "size") {
        return ShippedOccurrence::sizeChanged;
    }
    if (id == "environment") {
        return ShippedOccurrence::environmentChanged;
    }
    if (id == "star_colour") {
        return ShippedOccurrence::starColourChanged;
    }
    if (id == "focus" || id == "secondary_focus") {
        return ShippedOccurrence::focusChanged;
    }
    return std::nullopt;
}

/// Returns the kinds of events for a change of a column, at most two.
std::array<std::optional<ShippedOccurrence>, 2> kindsOfColumn(const ColumnSpec& column, const Vocabulary& vocabulary) {
    if (column.role == ColumnRole::property) {
        return {ShippedOccurrence::propertyChanged, kindOfProperty(vocabulary.properties()[column.of].id)};
    }
    if (column.role == ColumnRole::stockpile) {
        return {ShippedOccurrence::stockpileGain, ShippedOccurrence::stockpileLoss};
    }
    if (column.role == ColumnRole::builtin) {
        switch (static_cast<Builtin>(column.of)) {
        case Builtin::owners:
            return {ShippedOccurrence::ownerChanged, std::nullopt};
        case Builtin::target:
            return {ShippedOccurrence::targetSet, std::nullopt};
        default:
            break;
        }
    }
    return {};
}

} // namespace

bool EventFinder::hears(OccurrenceKind kind) {
    m_run.memory.listeners.refresh(m_run.program, m_run.memory.plan, m_run.view(), false);
    return (m_run.memory.listeners.hears(kind) || m_pending.awaits(kind)) && m_run.mayHappen();
}

/// Returns whether anything may respond to the creation, including the new object itself (E3.7).
bool EventFinder::hearsCreation(ClassIndex objectClass) {
    const OccurrenceKind created = kindOf(ShippedOccurrence::created);
    return hears(created) ||
           std::ranges::any_of(m_run.memory.plan.triggeredOfClass[objectClass], [&](std::uint32_t group) {
               return std::ranges::any_of(m_run.program.groupAsRead(group).triggers,
                                          [&](const CheckedTrigger& trigger) { return trigger.kind == created; });
           });
}

bool EventFinder::hears(const Proposal& proposal) {
    if (!m_run.memory.plan.hasTriggers && m_run.writer.universe().pending().effects.empty()) {
        return false;
    }
    const CheckedModel& model = *m_run.program.model;
    return std::ranges::any_of(proposal.changes(), [&](const Change& change) {
        switch (change.kind) {
        case Change::Kind::set:
        case Change::Kind::add:
            return std::ranges::any_of(kindsOfColumn(model.layout[change.column], model.vocabulary),
                                       [&](const auto& kind) { return kind && hears(*kind); });
        case Change::Kind::create:
            return hearsCreation(change.object.objectClass);
        case Change::Kind::destroy:
            return hears(ShippedOccurrence::destroyed) || hears(ShippedOccurrence::durationRanOut);
        case Change::Kind::move:
            return hears(ShippedOccurrence::departs) || hears(ShippedOccurrence::arrives);
        case Change::Kind::allow:
            return hears(ShippedOccurrence::availabilityChanged);
        case Change::Kind::occur:
            return hears(change.occurrence);
        case Change::Kind::addLane:
        case Change::Kind::removeLane:
            break;
        }
        return false;
    });
}

void EventFinder::find(ProposedEvents& events) {
    ByObject destroyed;
    const std::vector<Change>& changes = events.changes();
    for (std::uint32_t place = 0; place < changes.size(); ++place) {
        const Change& change = changes[place];
        switch (change.kind) {
        case Change::Kind::set:
        case Change::Kind::add:
            findOfColumn(events, place);
            break;
        case Change::Kind::create:
            if (hearsCreation(change.object.objectClass)) {
                events.add(m_run, {.kind = kindOf(ShippedOccurrence::created),
                                   .subject = change.rows ? change.rows->front() : noRow,
                                   .change = place});
            }
            break;
        case Change::Kind::destroy:
            findOfDestroyed(events, place, destroyed);
            break;
        case Change::Kind::move:
            findOfMove(events, place);
            break;
        case Change::Kind::allow:
            findOfRight(events, place);
            break;
        case Change::Kind::occur:
            if (hears(change.occurrence)) {
                events.add(m_run, {.kind = change.occurrence, .subject = change.rows->front(), .change = place});
            }
            break;
        case Change::Kind::addLane:
        case Change::Kind::removeLane:
            break;
        }
    }
}

void EventFinder::findOfColumn(ProposedEvents& events, std::uint32_t place) {
    const Change& change = events.changes()[place];
    const CheckedModel& model = *m_run.program.model;
    const ColumnSpec& column = model.layout[change.column];
    const View view = m_run.view();
    const bool isStockpile = column.role == ColumnRole::stockpile;
    const bool hasDetail = column.role == ColumnRole::property || isStockpile;
    const double detail = hasDetail ? static_cast<double>(change.column.value) : noneValue;
    const auto kinds = kindsOfColumn(column, model.vocabulary);
    const auto isHeard = [&](const auto& kind) { return kind && hears(*kind); };
    if (std::ranges::none_of(kinds, isHeard)) {
        return;
    }
    RowList unchanged;
    for (std::uint32_t i = 0; i < change.rows->size(); ++i) {
        const Row row = (*change.rows)[i];
        if (!view.exists(row)) {
            continue;
        }
        const bool isSet = change.kind == Change::Kind::set;
        const double before = view.at(change.column, row);
        const double after = isSet ? change.values[i] : std::max(before + change.values[i], change.floor);
        const double by = isSet ? after - before : change.values[i];
        const bool isChange = !(after == before);
        bool isMarked = false; // whether one event has the mark for no change; one such event is enough
        for (const auto& kind : kinds) {
            // A loss from an empty stockpile changes nothing, but it is a loss and no gain.
            const bool isOther = isStockpile && by != 0.0 && (kind == ShippedOccurrence::stockpileGain) != (by > 0.0);
            if (!isHeard(kind) || isOther || isMarked) {
                continue;
            }
            PendingEvent& event = events.add(m_run, {.kind = kindOf(*kind),
                                                     .subject = row,
                                                     .detail = detail,
                                                     .change = place,
                                                     .element = i,
                                                     .amount = isStockpile ? std::abs(by) : 0.0,
                                                     .base = before});
            if (!isChange) {
                events.markUnchanged(m_run, event);
                unchanged.push_back(row);
                isMarked = true;
            }
        }
    }
    skipUnchanged(events.proposal().cause(), std::move(unchanged));
}

/// Logs a skip for the rows that the effect does not change (T9).
void EventFinder::skipUnchanged(const Cause& cause, RowList rows) {
    if (!rows.empty() && cause.kind == CauseKind::effect && cause.firing != noFiring) {
        m_run.writer.addSkip({.firing = cause.firing,
                              .effect = cause.effect,
                              .reason = SkipReason::noChange,
                              .rows = std::make_shared<const RowList>(std::move(rows))});
    }
}

/// Adds one event for a change of a right, although two columns change (T6).
void EventFinder::findOfRight(ProposedEvents& events, std::uint32_t place) {
    const Change& change = events.changes()[place];
    const Row empire = change.rows->front();
    const View view = m_run.view();
    const OccurrenceKind kind = kindOf(ShippedOccurrence::availabilityChanged);
    if (!view.exists(empire) || !hears(kind)) {
        return;
    }
    PendingEvent& event = events.add(m_run, {.kind = kind, .subject = empire, .change = place});
    if (isAllowedSo(view, change)) {
        events.markUnchanged(m_run, event);
        skipUnchanged(events.proposal().cause(), {empire});
    }
}

/// Adds an event for the object. Also adds one for each attached object, because the change destroys these objects, too
/// (E3.8). An object has only one event, even if several changes destroy it.
/// @param destroyed places of the events, by subject
void EventFinder::findOfDestroyed(ProposedEvents& events, std::uint32_t place, ByObject& destroyed) {
    const Row row = events.changes()[place].rows->front();
    if (!m_run.view().exists(row)) {
        return;
    }
    if (events.proposal().cause().kind == CauseKind::duration && hears(ShippedOccurrence::durationRanOut)) {
        events.add(m_run, {.kind = kindOf(ShippedOccurrence::durationRanOut), .subject = row, .change = place});
    }
    if (!hears(ShippedOccurrence::destroyed)) {
        return;
    }
    std::vector<Row> going = m_run.writer.leaving(row);
    std::ranges::sort(going); // sorted by id, as all simultaneous events are (T24)
    for (const Row leaving : going) {
        const auto [known, isNew] = destroyed.try_emplace(leaving, static_cast<std::uint32_t>(events.events().size()));
        if (isNew) {
            events.add(m_run, {.kind = kindOf(ShippedOccurrence::destroyed),
                               .subject = leaving,
                               .change = place,
                               .goesAlong = leaving != row});
        } else if (leaving == row) { // the change destroys this object itself, not only as an attached object
            events[known->second].goesAlong = false;
            events[known->second].change = place;
        }
    }
}

void EventFinder::findOfMove(ProposedEvents& events, std::uint32_t place) {
    const Change& change = events.changes()[place];
    const Row row = change.rows->front();
    const View view = m_run.view();
    if (!view.exists(row)) {
        return;
    }
    const double known = view.builtin(Builtin::system, row);
    const Row from = known < 0.0 ? noRow : static_cast<Row>(known);
    const Row to = change.place.system;
    if (from == row || from == to) {
        return; // a system is always in itself, at any position
    }
    if (from != noRow && hears(ShippedOccurrence::departs)) {
        events.add(m_run, {.kind = kindOf(ShippedOccurrence::departs), .subject = row, .change = place});
    }
    if (to != noRow && hears(ShippedOccurrence::arrives)) {
        events.add(m_run, {.kind = kindOf(ShippedOccurrence::arrives), .subject = row, .change = place});
    }
}

} // namespace orrery::engine
