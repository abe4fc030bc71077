// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/payments.h"
#include "engine/turn/proposal.h"
#include "engine/turn/response.h"
#include "engine/turn/stepper.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace orrery::engine {

/// Returns the current amount of an event, with the changes of all responses so far. The amount is never negative
/// (T10). Returns NaN if the kind has no amount.
double amountOf(const PendingEvent& event, const Vocabulary& vocabulary);

/// A proposal, and those of its events that content listens to. Before the proposal is applied, responses cancel events
/// and change amounts (T6 to T10). Each event has a record in the log from the beginning.
class ProposedEvents {
public:
    explicit ProposedEvents(Proposal proposal);
    /// Holds a payment: the only change of the proposal takes the amount from the payer.
    ProposedEvents(Proposal proposal, PaymentDue payment);

    const Proposal& proposal() const { return m_proposal; }
    const std::vector<Change>& changes() const { return m_proposal.changes(); }
    const std::optional<PaymentDue>& payment() const { return m_payment; }
    /// Returns the events, by the place that Response::to refers to.
    std::span<PendingEvent> events() { return m_events; }
    std::span<const PendingEvent> events() const { return m_events; }
    PendingEvent& operator[](std::size_t place) { return m_events[place]; }
    const PendingEvent& operator[](std::size_t place) const { return m_events[place]; }
    /// Returns the places of the events of an element of a change, in ascending order. Without an element, returns the
    /// places for all elements.
    std::span<const std::uint32_t> eventsOf(std::uint32_t change, std::optional<std::uint32_t> element = std::nullopt);
    /// Returns whether the proposal excludes an element of the change. Without an element, returns whether it excludes
    /// any element.
    bool isExcluded(std::uint32_t change, std::optional<std::uint32_t> element = std::nullopt) const;
    /// Returns the approximate memory in bytes (StepRun::heldByFrames).
    std::size_t bytes() const;

    /// Adds an event, and its record to the log.
    PendingEvent& add(StepRun& run, PendingEvent event);
    /// Marks the event as no change, because the state is already as proposed (T9).
    void markUnchanged(StepRun& run, PendingEvent& event);
    /// Cancels the event, and all others of the same element of its change.
    /// @param endedBy index of the firing that cancels it, or noFiring
    void cancel(StepRun& run, const PendingEvent& event, OccurrenceEnd end, std::uint32_t endedBy);
    /// Cancels the events of objects that were destroyed.
    void cancelOfDestroyed(StepRun& run);
    /// Applies the adjustments of all responses: sums them, and clamps once. Cancels changes whose amount becomes 0
    /// (T10).
    void settle(StepRun& run);

private:
    void exclude(std::uint32_t change, std::uint32_t element);

    Proposal m_proposal;
    std::optional<PaymentDue> m_payment;
    std::vector<PendingEvent> m_events;
    std::vector<std::uint32_t> m_byChange;     ///< places in m_events, sorted by change and element
    std::vector<std::vector<bool>> m_excluded; ///< by change, then by element: true if excluded; empty: the change has
                                               ///< no excluded element
    std::uint64_t m_existsStamp = 0;           ///< stamp of existence at the last time when all subjects existed
};

} // namespace orrery::engine
