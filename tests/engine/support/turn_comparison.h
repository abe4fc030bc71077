// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"
#include "engine/universe/view.h"
#include "tests/engine/support/reference_turn.h"

namespace orrery::engine::turn_oracle {

/// A state of the engine in the words of the reference.
std::vector<Thing> thingsOf(const View& view);
std::set<Lane> lanesOf(const View& view);
ScenarioMemory memoryOf(const View& view);

/// A log of the engine in the words of the reference. @param things the state before; becomes that after, as the log
/// tells it. @param view any state at or after the end of the step.
Story storyOf(const TurnLog& log, const Program& program, const View& view, std::vector<Thing>& things);

/// What differs, for people; empty: nothing does. Objects that left the game count as gone, whatever they hold.
std::string differenceOf(const std::vector<Thing>& wanted, const std::vector<Thing>& found, const View& view);
std::string differenceOf(const ScenarioMemory& wanted, const ScenarioMemory& found);
std::string differenceOf(const Story& wanted, const Story& found, const View& view);

} // namespace orrery::engine::turn_oracle
