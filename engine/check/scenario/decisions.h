// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/scenario_model.h"
#include "engine/check/scenario/statements.h"

#include <optional>
#include <string>

namespace orrery::engine {

/// Reads a `<decision>` of a scenario or of a run (T7, T24). If it does not name a response, reports a diagnostic and
/// returns nullopt.
std::optional<CheckedDecision> readDecision(Element element, const CheckedModel& model, StatementNames& names);

/// Returns a decision as an XML element, without line end.
std::string decisionXml(const CheckedDecision& decision);

} // namespace orrery::engine
