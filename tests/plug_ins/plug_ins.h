// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/functions.h"
#include "engine/vocabulary/rows.h"

#include <span>

/// Rows of a program that embeds the engine: one of each kind, each in a source of its own. Nothing else in the program
/// knows them, so whatever they lack is a second list somewhere.
namespace orrery::plug_ins {

std::span<const engine::ConditionSpec> conditions();
std::span<const engine::EffectSpec> effects();
std::span<const engine::ExpressionFunction> functions();
std::span<const engine::AggregateSpec> aggregates();
std::span<const engine::RelationSpec> relations();
std::span<const engine::ModifierSpec> modifiers();
std::span<const engine::OccurrenceSpec> occurrences();
std::span<const engine::OrderSpec> orders();
std::span<const engine::StatementSpec> statements();
std::span<const engine::WatchSpec> watches();
std::span<const engine::ActionSpec> actions();

/// Returns how often the functions of a row were called, by its name.
int& calls(std::string_view name);

} // namespace orrery::plug_ins
