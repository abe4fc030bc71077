// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/occurrence_details.h"
#include "engine/universe/turn_log.h"
#include "engine/vocabulary/rows.h"
#include "engine/vocabulary/tables.h"

#include <optional>
#include <span>
#include <string_view>

namespace orrery::engine {

/// The built-in kinds of event, in the order of their rows. An OccurrenceKind below count_ is one of these.
enum class ShippedOccurrence : OccurrenceKind {
    created,
    destroyed,
    departs,
    arrives,
    ownerChanged,
    sizeChanged,
    environmentChanged,
    starColourChanged,
    focusChanged,
    propertyChanged,
    stockpileGain,
    stockpileLoss,
    availabilityChanged,
    targetSet,
    durationRanOut,
    ordered,
    payment,
    // Points of the turn.
    turn,
    meters,
    growth,
    caps,
    effects,
    orders,
    movement,
    combat,
    production,
    research,
    income,
    durations,
    count_
};

constexpr OccurrenceKind kindOf(ShippedOccurrence which) {
    return static_cast<OccurrenceKind>(which);
}

/// Returns the rows of these kinds.
std::span<const OccurrenceSpec> occurrenceRows();

/// Returns the point of the turn for a stage. Returns nullopt for stages without events. The turn itself is a separate
/// point.
std::optional<ShippedOccurrence> pointOf(Stage stage);

/// Returns OccurrenceRecord::detail for an order (kind `ordered`) with this element. The detail is a place among the
/// choices of the row's detail.
double orderDetail(std::string_view tag);
/// Returns "before", "when" or "after".
constexpr std::string_view timingName(Timing timing) {
    return timingNames[static_cast<std::size_t>(timing)];
}

} // namespace orrery::engine
