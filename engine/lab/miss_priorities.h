// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/nearest_miss.h"

#include <optional>
#include <vector>

namespace orrery::engine {

/// Another priority of a group, and the moment at which the group then decides.
struct MissPriority {
    MissChange change;
    Moment moment;
};

/// Returns the other priorities at which a group decides on another state of the step, the nearest first (I4.5). There
/// are none for a group with a trigger, and for one whose effects have priorities of their own.
std::vector<MissPriority> missPriorities(const Replay& replay, const ParsedProject& project,
                                         const CompiledGroup& group);

/// Returns the moment at which a group with a priority decides, also if it takes no part in the step. Returns nullopt
/// if the step did not reach it.
std::optional<Moment> momentOfPriority(const Replay& replay, const CompiledGroup& group, int priority);

/// Returns the changes that remove the stacking name of a group, or of one of its effects. @param effect noEffect: any
std::vector<MissChange> missStackings(const ParsedProject& project, const CheckedModel& model,
                                      const CheckedGroup& group, std::uint16_t effect);

} // namespace orrery::engine
