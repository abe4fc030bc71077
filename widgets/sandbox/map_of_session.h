// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"
#include "widgets/galaxy/galaxy_map.h"

namespace orrery::widgets {

struct Theme;

/// The galaxy as it is at the turn looked at: systems, lanes, and below each system what is in it. Empires have the
/// scenario's colours, else those of the theme in order of their ids. Invisible objects (E1.5) are left out.
GalaxyMap mapOf(const engine::Session& session, const Theme& theme);

} // namespace orrery::widgets
