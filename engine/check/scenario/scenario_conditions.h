// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/classes/checker.h"

namespace orrery::engine {

/// Reads the conditions of a scenario (S), once its statements are read. Effects in actions become groups of a class of
/// their own, which is added to the model.
void checkScenarioConditions(Checker& checker, Element scenario, CheckedScenario& out);
/// Reads its policy and its view (check/scenario/scenario_settings.cpp).
void checkScenarioSettings(Checker& checker, Element scenario, CheckedScenario& out);

} // namespace orrery::engine
