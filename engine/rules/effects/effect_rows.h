// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/row_tables.h"

#include <span>

namespace orrery::engine {

/// Returns all effects in tag order, merged from the tables of the families.
std::span<const EffectSpec> effectRows();

// Return the tables of the families, one for each file (effects_meter.cpp …).
std::span<const EffectSpec> meterEffects();
std::span<const EffectSpec> stockpileEffects();
std::span<const EffectSpec> planetEffects();
std::span<const EffectSpec> objectEffects();
std::span<const EffectSpec> belongingEffects();
std::span<const EffectSpec> empireEffects();
std::span<const EffectSpec> laneEffects();
std::span<const EffectSpec> messageEffects();
std::span<const EffectSpec> placeEffects();
std::span<const EffectSpec> timingEffects();
std::span<const EffectSpec> valueEffects();

/// Checks the table of a family at compile time. A row must have an evaluator, unless the meter stage or the timeline
/// does its work.
consteval bool areProperEffects(std::span<const EffectSpec> rows) {
    return isProperTable(rows) && std::ranges::all_of(rows, [](const EffectSpec& row) {
               const bool isDoneElsewhere = row.operation != MeterOperation::none || row.timeline != TimelineWork::none;
               return isDoneElsewhere == (row.fire == nullptr);
           });
}

} // namespace orrery::engine
