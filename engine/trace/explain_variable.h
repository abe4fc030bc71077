// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/explain.h"

namespace orrery::engine {

/// Returns the breakdown of a variable at the end of a turn, or at the place inside it that the session shows (V5.2).
/// It has the initial value, then the modifiers in order of application. Each entry has the source, expression,
/// operands and running value. Ghosts are inactive modifiers. The solver computes the breakdown from the state again,
/// so the breakdown always matches the value.
Ledger explainVariable(const Session& session, std::uint32_t turn, const VariableCell& cell,
                       ExplainOptions options = {});

/// Finds the variable that a name refers to in expressions of an object or one of its parts (V2.2). Returns nullopt if
/// there is none.
/// @param row object of the expression; noRow: variables of the whole run
std::optional<VariableCell> findVariable(const Session& session, std::uint32_t turn, std::string_view name, Row row,
                                         PartNumber part = 0);

/// Returns all variables of an object, and then those of its parts. For noRow, returns the variables of the whole run.
std::vector<VariableCell> variablesOf(const Session& session, std::uint32_t turn, Row row);
/// Returns the value of a variable at the end of a turn.
double variableAt(const Session& session, std::uint32_t turn, const VariableCell& cell);

} // namespace orrery::engine
