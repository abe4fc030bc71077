// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"

#include <string>

namespace orrery::engine {

/// A scenario as content, a `<scenario>` element indented by one level: what was done in the sandbox is kept this way
/// (S15). Loading it gives the same scenario.
std::string scenarioXml(const CheckedScenario& scenario, const CheckedModel& model);
/// Its galaxy, in lines.
std::string galaxyXml(const GalaxySpec& galaxy, const CheckedModel& model);

/// A scenario made with one model, for another (content was edited); what is gone is left out.
CheckedScenario adoptScenario(const CheckedScenario& scenario, const CheckedModel& from, const CheckedModel& to);

} // namespace orrery::engine
