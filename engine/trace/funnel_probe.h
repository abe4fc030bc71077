// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/funnel.h"
#include "engine/trace/funnel_answers.h"

namespace orrery::engine {

/// Returns the bound of a node's condition with which most more objects would match, if there is one.
std::optional<FunnelThreshold> thresholdOf(const Funnel& funnel, std::size_t node, FunnelAnswers& answers);
/// Returns the verdict of a node's condition on the inspected object; nullopt if it is about other objects.
std::optional<FunnelProbe> probeOf(const Funnel& funnel, std::size_t node, FunnelAnswers& answers);

} // namespace orrery::engine
