// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/checker.h"

namespace orrery::engine {

/// What watches a scenario and acts (S), once its statements are read. Effects that stand in actions become groups of a
/// class of its own, which is added to the model.
void checkScenarioConditions(Checker& checker, Element scenario, CheckedScenario& out);
/// Its policy and its view (check/scenario_settings.cpp).
void checkScenarioSettings(Checker& checker, Element scenario, CheckedScenario& out);

} // namespace orrery::engine
