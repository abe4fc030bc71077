// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/effect_call.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The argument of a parameter of the effect's row.
const CompiledArgument& argumentOf(const EffectCall& call, std::string_view parameter);

/// An argument's value for each row, with missing meters as 0 (E7.2) and faults logged (X1.3).
/// @param values what value() is in each row, where the argument reads it
std::vector<double> amountsOf(const EffectCall& call, const CompiledArgument& argument, std::span<const Row> rows,
                              std::span<const double> values = {});

/// An index (enumerator, class): a constant, or a property of the source (E7.4). Where the source has no such property,
/// the default that the vocabulary gives for it, with a fault of the evaluator; nullopt where there is no default
/// either.
std::optional<double> indexOf(const EffectCall& call, const CompiledArgument& argument);
/// The class that the effect's first parameter names.
std::optional<ClassIndex> classOf(const EffectCall& call);

/// Whether everything is given that the group reads of its source (E7.9).
bool isGiven(const CompiledGroup& group, const View& view, Row source);
/// Whether the effect's own `active` holds for the source (X5.2).
bool isEffectActive(const CompiledEffect& effect, Evaluator& evaluator, const View& view, Row source);
/// Logs that an effect does not fire on anything of its firing's scope for want of it.
void logInactive(Writer& writer, std::uint32_t firing, std::uint16_t effect);

/// Logs the first fault of a batch: one for each firing of an effect, and only so many a turn.
void logFaults(Writer& writer, std::span<const EvaluationFault> faults, std::span<const Row> rows,
               std::uint32_t firing);
/// Moves what the evaluator met into the log.
void takeFaults(Evaluator& evaluator, Writer& writer, std::uint32_t firing);
/// Logs that an effect did not fire on these, where that shows only as it fires.
void logUnable(const EffectCall& call, PhraseView reason, RowList rows);
void logFault(Writer& writer, const DiagnosticSpec& spec, Location where, std::uint32_t firing, Row row,
              std::vector<Phrase> args = {});

/// The owners that a parameter of kind empire means (E3.18): none, one, or all owners of the source. nullopt, with a
/// fault in the log, where an empire is named that is not in the game.
std::optional<std::vector<Row>> empiresMeant(const EffectCall& call, const CompiledArgument& argument);

/// The empires that an effect on this object reaches: itself where it has the column, else its owners that have it
/// (E3.14).
std::vector<Row> empiresOf(const View& view, Row row, ColumnId column);
/// The same of an effect: of what left the game, its last owners (T15), as far as these are in it.
std::vector<Row> empiresOf(const EffectCall& call, Row row, ColumnId column);
/// The empires that an effect on this object reaches: itself where it is one, else its owners (E3.14).
std::vector<Row> empiresReached(const View& view, Row row);
/// The owners that are in the game in one state, as another one knows them; of an empire, itself.
std::vector<Row> ownersInGame(const View& known, const View& now, Row row);
/// The empires that an effect reaches (T15).
std::vector<Row> empiresReached(const EffectCall& call, Row row);
/// Those that it reaches through any of them, each once, ascending.
std::vector<Row> empiresReached(const EffectCall& call, std::span<const Row> rows);

/// The column of a property, by id; nullopt where the vocabulary has no such property, or it belongs to the class.
std::optional<ColumnId> propertyColumn(const View& view, std::string_view property);

} // namespace orrery::engine
