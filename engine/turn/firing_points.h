// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/universe/turn_log.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

/// The place of a firing point in the turn (E8.8).
struct FiringPlace {
    FiringPoint point = FiringPoint::effects;
    Stage stage = Stage::effects;
    Side side = Side::within;
};

/// The places of all firing points, in the order of FiringPoint.
inline constexpr std::array<FiringPlace, static_cast<std::size_t>(FiringPoint::count_)> firingPlaces{{
    {FiringPoint::effects, Stage::effects, Side::within},
    {FiringPoint::beforeGrowth, Stage::growth, Side::before},
    {FiringPoint::afterGrowth, Stage::growth, Side::after},
    {FiringPoint::beforeMovement, Stage::movement, Side::before},
    {FiringPoint::afterMovement, Stage::movement, Side::after},
    {FiringPoint::beforeCombat, Stage::combat, Side::before},
    {FiringPoint::afterCombat, Stage::combat, Side::after},
    {FiringPoint::beforeProduction, Stage::production, Side::before},
    {FiringPoint::afterProduction, Stage::production, Side::after},
    {FiringPoint::beforeResearch, Stage::research, Side::before},
    {FiringPoint::afterResearch, Stage::research, Side::after},
}};

/// Returns the firing point at a place in the turn. Returns FiringPoint::effects if there is none.
inline FiringPoint firingPointOf(Stage stage, Side side) {
    const auto found = std::ranges::find_if(
        firingPlaces, [&](const FiringPlace& place) { return place.stage == stage && place.side == side; });
    return found == firingPlaces.end() ? FiringPoint::effects : found->point;
}

} // namespace orrery::engine
