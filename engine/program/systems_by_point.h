// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/world.h"

namespace orrery::engine {

/// Returns the system at exactly that point. Returns the oldest of several systems, and noRow if there is none.
Row systemAt(World& world, const View& view, double x, double y);

} // namespace orrery::engine
