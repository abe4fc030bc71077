// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/funnel.h"
#include "engine/trace/funnel_answers.h"

namespace orrery::engine {

/// Returns the other bound with which the node's condition matches the most additional objects. Returns nullopt if
/// there is none.
std::optional<FunnelThreshold> thresholdOf(const Funnel& funnel, std::size_t node, FunnelAnswers& answers);
/// Returns the verdict of a node's condition on the inspected object. Returns nullopt if the condition tests other
/// objects.
std::optional<FunnelProbe> probeOf(const Funnel& funnel, std::size_t node, FunnelAnswers& answers);

} // namespace orrery::engine
