// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"
#include "engine/universe/view.h"
#include "tests/engine/support/reference_turn.h"

namespace orrery::engine::turn_oracle {

/// Converts a state of the engine into the types of the reference.
std::vector<Thing> thingsOf(const View& view);
std::set<Lane> lanesOf(const View& view);
ScenarioMemory memoryOf(const View& view);

/// Converts a log of the engine into the types of the reference. @param things the state before; becomes the state
/// after, as the log describes it. @param view any state at or after the end of the step.
Story storyOf(const TurnLog& log, const Program& program, const View& view, std::vector<Thing>& things);

/// Returns the differences, for people; empty if there are none. Of destroyed objects, only their absence is compared.
std::string differenceOf(const std::vector<Thing>& wanted, const std::vector<Thing>& found, const View& view);
std::string differenceOf(const ScenarioMemory& wanted, const ScenarioMemory& found);
std::string differenceOf(const Story& wanted, const Story& found, const View& view);

} // namespace orrery::engine::turn_oracle
