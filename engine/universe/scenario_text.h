// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"

#include <optional>
#include <string>

namespace orrery::engine {

/// A scenario as content, a `<scenario>` element indented by one level: what was done in the sandbox is kept this way
/// (S15). Loading it gives the same scenario.
std::string scenarioXml(const CheckedScenario& scenario, const CheckedModel& model);
/// Its galaxy, in lines.
std::string galaxyXml(const GalaxySpec& galaxy, const CheckedModel& model);

/// One statement of it, without line end.
std::string statementXml(const ScenarioStatement& statement, const CheckedModel& model);

/// A statement made with one model, for another (content was edited): classes, columns and enumerators found again by
/// id. nullopt where one is gone.
std::optional<ScenarioStatement> adoptStatement(const ScenarioStatement& statement, const CheckedModel& from,
                                                const CheckedModel& to);

/// The same for a whole scenario; what is gone is left out.
CheckedScenario adoptScenario(const CheckedScenario& scenario, const CheckedModel& from, const CheckedModel& to);

} // namespace orrery::engine
