// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/effect_call.h"

namespace orrery::engine {

/// Changes a current meter for an action of a scenario (S8): at once, outside of the meter stage. Acts on all rows of
/// the call at the same time. Clamps to the meter's bounds and maximum (E8.3). Raises no events.
void changeMeter(const EffectCall& call);

} // namespace orrery::engine
