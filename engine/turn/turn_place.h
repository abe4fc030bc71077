// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/writer.h"

namespace orrery::engine {

/// A place in the turn. Firings, payments and log entries carry their place.
struct TurnPlace {
    Stage stage = Stage::effects;
    Side side = Side::within;
    int priority = 0;
};

/// Returns the moment of the current state at this place: an index into TurnLog::moments. Opens a new moment only after
/// a write, or if the last moment has another place.
std::uint32_t momentAt(Writer& writer, const TurnPlace& place);

} // namespace orrery::engine
