// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/effect_call.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Returns the argument of a parameter of the effect's row.
const CompiledArgument& argumentOf(const EffectCall& call, std::string_view parameter);

/// Evaluates an argument for each row. Missing meters count as 0 (E7.2). Adds faults to the log (X1.3).
/// @param values values of value() for each row, if the argument reads value()
std::vector<double> amountsOf(const EffectCall& call, const CompiledArgument& argument, std::span<const Row> rows,
                              std::span<const double> values = {});

/// Evaluates an index (enumerator, class): a constant, or a property of the source (E7.4). If the source does not have
/// the property, returns the vocabulary's default, and adds a fault to the evaluator. Returns nullopt if there is also
/// no default.
std::optional<double> indexOf(const EffectCall& call, const CompiledArgument& argument);
/// Returns the class in the effect's first parameter.
std::optional<ClassIndex> classOf(const EffectCall& call);

/// Returns whether the source has values for all run-time properties that the group reads from its source (E7.9).
bool isGiven(const CompiledGroup& group, const View& view, Row source);
/// Returns whether the effect's own `active` is true for the source (X5.2).
bool isEffectActive(const CompiledEffect& effect, Evaluator& evaluator, const View& view, Row source);
/// Logs an effect that fires on no object of its firing's scope, because the effect's `active` is not true.
void logInactive(Writer& writer, std::uint32_t firing, std::uint16_t effect);

/// Logs the first fault of a batch. The log has one such fault for each firing of an effect, up to a limit for each
/// turn.
void logFaults(Writer& writer, std::span<const EvaluationFault> faults, std::span<const Row> rows,
               std::uint32_t firing);
/// Moves the faults of the evaluator into the log.
void takeFaults(Evaluator& evaluator, Writer& writer, std::uint32_t firing);
/// Logs that an effect did not fire on these rows. Callers use this function for reasons that appear only during the
/// firing.
void logUnable(const EffectCall& call, PhraseView reason, RowList rows);
void logFault(Writer& writer, const DiagnosticSpec& spec, Location where, std::uint32_t firing, Row row,
              std::vector<Phrase> args = {});

/// Returns the empires for a parameter of kind empire (E3.18): none, one, or all owners of the source. If the parameter
/// names an empire that is not in the game, logs a diagnostic and returns nullopt.
std::optional<std::vector<Row>> empiresMeant(const EffectCall& call, const CompiledArgument& argument);

/// Returns the empires that an effect on this object reaches (E3.14). These are the object itself if it has the column,
/// otherwise its owners that have the column.
std::vector<Row> empiresOf(const View& view, Row row, ColumnId column);
/// Returns the empires that the effect reaches through this object. For a destroyed object, returns its last owners
/// that still exist (T15).
std::vector<Row> empiresOf(const EffectCall& call, Row row, ColumnId column);
/// Returns the empires that an effect on this object reaches (E3.14). For an empire, returns the empire itself. For
/// other objects, returns the owners.
std::vector<Row> empiresReached(const View& view, Row row);
/// Returns the owners that the object has in the state `known` and that exist in the state `now`. For an empire,
/// returns the empire itself.
std::vector<Row> ownersInGame(const View& known, const View& now, Row row);
/// Returns the empires that an effect reaches (T15).
std::vector<Row> empiresReached(const EffectCall& call, Row row);
/// Returns the empires that the effect reaches through any of the rows. Lists each empire once, in ascending order.
std::vector<Row> empiresReached(const EffectCall& call, std::span<const Row> rows);

/// Returns the column of a property with this id. Returns nullopt if the vocabulary has no such property, or if the
/// property belongs to classes.
std::optional<ColumnId> propertyColumn(const View& view, std::string_view property);

} // namespace orrery::engine
