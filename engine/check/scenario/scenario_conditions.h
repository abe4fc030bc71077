// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/classes/checker.h"

namespace orrery::engine {

/// Reads the conditions of a scenario (S). Call it after the statements are read. Converts effects in actions to groups
/// of a generated class, and adds this class to the model.
void checkScenarioConditions(Checker& checker, Element scenario, CheckedScenario& out);
/// Reads the order policy and the view of a scenario (check/scenario/scenario_settings.cpp).
void checkScenarioSettings(Checker& checker, Element scenario, CheckedScenario& out);

} // namespace orrery::engine
