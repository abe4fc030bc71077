// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/checker.h"
#include "engine/syntax/expr_parser.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// How deep functions of the content may call one another, and how many operations one may take in all (R2.4).
inline constexpr std::size_t deepestFunctions = 64;
inline constexpr std::size_t longestFunction = 100'000;

/// Everything that content adds to the language but variables, into CheckedModel::language: defines, tables, functions,
/// aggregates. The ids of classes have to be known; nothing else of them is asked for.
void checkDefinitions(Checker& checker);

// The parts of it, each after those that it may name.
void checkDefines(Checker& checker);    // X1.4 (check/definitions_defines.cpp)
void checkTables(Checker& checker);     // V6.1 (check/definitions_tables.cpp)
void checkFunctions(Checker& checker);  // V6.1 (check/definitions_functions.cpp)
void checkAggregates(Checker& checker); // X3.3 (check/definitions_functions.cpp)

// What they share (check/definitions.cpp).

/// What expressions of definitions may speak of: no object (X1.7).
ExpressionContext definitionContext(const CheckedModel& model, std::string_view place);
/// The format that an attribute names; `fallback` where it is left out; bad where there is none, which is told.
Format formatOf(Checker& checker, Element element, std::string_view attribute, Format fallback);
/// Whether a definition may have its id: a name that nothing else of its kind has. @param taken what has it; empty:
/// nothing. @param idWords what its id is called in a message: "the id of a table". @param earlier where that was
/// defined.
bool claimName(Checker& checker, Element element, std::string_view idWords, const Phrase& taken,
               std::optional<Location> earlier);

/// The names that nodes of one kind (names, or calls) have in a text, each once, sorted.
std::vector<std::string> namesIn(const DecodedText& text, ExprKind kind);

/// An order in which each comes after those that it needs.
struct DefinitionOrder {
    std::vector<std::uint32_t> order;
    std::vector<std::vector<std::uint32_t>> circles; ///< those that need one another, as a path
};
/// @param needs for each, those that it needs
DefinitionOrder orderOf(const std::vector<std::vector<std::uint32_t>>& needs);
/// "a → b → a".
std::string pathText(const std::vector<std::uint32_t>& circle, std::span<const std::string> ids);

} // namespace orrery::engine
