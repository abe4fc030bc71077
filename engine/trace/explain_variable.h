// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/explain.h"

namespace orrery::engine {

/// The account of a variable at the end of a turn (V5.2): what it begins with, then its modifiers in the order in which
/// they apply, each with its source, formula, operands and running value. Ghosts are modifiers that are not in force.
/// Worked out again from the state by what solved it, so that it cannot disagree.
Ledger explainVariable(const Session& session, std::uint32_t turn, const VariableCell& cell,
                       ExplainOptions options = {});

/// The variable of that name that is meant when an object, or one of its parts, speaks of it (V2.2); nullopt where it
/// sees none. @param row noRow: that of the whole run.
std::optional<VariableCell> findVariable(const Session& session, std::uint32_t turn, std::string_view name, Row row,
                                         PartNumber part = 0);

/// All variables of an object: its own, then those of its parts; of noRow: those of the whole run.
std::vector<VariableCell> variablesOf(const Session& session, std::uint32_t turn, Row row);
/// The value of a variable at the end of a turn.
double variableAt(const Session& session, std::uint32_t turn, const VariableCell& cell);

} // namespace orrery::engine
