// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"

#include <optional>
#include <string>

namespace orrery::engine {

/// Returns a scenario as content, a `<scenario>` element indented by one level. The sandbox saves its statements this
/// way (S15). Loading the content gives the same scenario.
std::string scenarioXml(const CheckedScenario& scenario, const CheckedModel& model);
/// Returns its galaxy, in lines.
std::string galaxyXml(const GalaxySpec& galaxy, const CheckedModel& model);

/// Returns one of its statements, without line end.
std::string statementXml(const ScenarioStatement& statement, const CheckedModel& model);

/// Converts a statement from one model to another (after content was edited): finds classes, columns and enumerators by
/// id. Returns nullopt where one no longer exists.
std::optional<ScenarioStatement> adoptStatement(const ScenarioStatement& statement, const CheckedModel& from,
                                                const CheckedModel& to);

/// Converts a whole scenario in the same way; skips statements whose ids no longer exist.
CheckedScenario adoptScenario(const CheckedScenario& scenario, const CheckedModel& from, const CheckedModel& to);

} // namespace orrery::engine
