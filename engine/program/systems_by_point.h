// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/world.h"

namespace orrery::engine {

/// The system at that very point, the oldest of several; noRow where there is none.
Row systemAt(World& world, const View& view, double x, double y);

} // namespace orrery::engine
