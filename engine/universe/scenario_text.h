// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"

#include <string>

namespace orrery::engine {

/// Returns a scenario as content, a `<scenario>` element indented by one level. The sandbox saves its statements this
/// way (S15). Loading the content gives the same scenario.
std::string scenarioXml(const CheckedScenario& scenario, const CheckedModel& model);
/// Returns a galaxy as content, in lines.
std::string galaxyXml(const GalaxySpec& galaxy, const CheckedModel& model);

/// Converts a scenario from one model to another after an edit of the content. Skips everything that no longer exists.
CheckedScenario adoptScenario(const CheckedScenario& scenario, const CheckedModel& from, const CheckedModel& to);

} // namespace orrery::engine
