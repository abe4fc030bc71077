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

/// The kinds of occurrence that the program brings along, in the order of their rows: an OccurrenceKind below count_ is
/// one of these.
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

/// The rows of these kinds.
std::span<const OccurrenceSpec> occurrenceRows();

/// The point of the turn that a stage is; nullopt of those that nothing answers. The turn itself is a point of its own.
std::optional<ShippedOccurrence> pointOf(Stage stage);

/// What OccurrenceRecord::detail holds of an order (kind `ordered`), by its element: the place among the choices of the
/// row's detail.
double orderDetail(std::string_view tag);
/// "before", "when", "after".
constexpr std::string_view timingName(Timing timing) {
    return timingNames[static_cast<std::size_t>(timing)];
}

} // namespace orrery::engine
