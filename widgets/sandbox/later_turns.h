// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <atomic>
#include <cstdint>

namespace orrery::widgets {

/// Computes the turns again that a run had before, up to the last one, as long as that takes little time. The run stays
/// in its turn (I4.9).
void keepLaterTurns(engine::Session& session, std::uint32_t last, const std::atomic<bool>& stop);

} // namespace orrery::widgets
