// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/coverage.h"

namespace orrery::engine {

/// Adds the verdicts that the conditions of activations and scopes gave in a turn. Evaluates them as the turn did, at
/// the moments of its log. Skips groups whose conditions have all matched and rejected before.
/// @param blocks by firing: the effect whose block fires; noEffect: the group decided its activation and scope
/// @param counts counts of the turn, by item
/// @return false if stopped
bool readConditions(const Coverage& soFar, const Session& session, std::uint32_t turn,
                    const std::vector<std::uint16_t>& blocks, const std::atomic<bool>* stop,
                    std::vector<CoverageCounts>& counts);

} // namespace orrery::engine
