// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"
#include "widgets/galaxy/galaxy_map.h"

namespace orrery::widgets {

struct Theme;

/// Returns the galaxy at the current turn: systems, lanes, and the objects in each system. Empires have the scenario's
/// colours, otherwise those of the theme in the order of their ids. Excludes invisible objects (E1.5).
GalaxyMap mapOf(const engine::Session& session, const Theme& theme);

} // namespace orrery::widgets
