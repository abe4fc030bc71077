// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/classes/checker.h"
#include "engine/syntax/expr_parser.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Limits on the depth of calls between content functions, and on the total number of operations of one (R2.4).
inline constexpr std::size_t deepestFunctions = 64;
inline constexpr std::size_t longestFunction = 100'000;

/// Reads the definitions of the content except variables into CheckedModel::language: defines, tables, functions,
/// aggregates. Requires the ids of classes, and nothing else of them.
void checkDefinitions(Checker& checker);

// Its steps, each after the definitions that it may use.
void checkDefines(Checker& checker);    // X1.4 (check/classes/definitions_defines.cpp)
void checkTables(Checker& checker);     // V6.1 (check/classes/definitions_tables.cpp)
void checkFunctions(Checker& checker);  // V6.1 (check/classes/definitions_functions.cpp)
void checkAggregates(Checker& checker); // X3.3 (check/classes/definitions_functions.cpp)

// Common functions (check/classes/definitions.cpp).

/// Returns the context for expressions of definitions: they cannot read objects (X1.7).
ExpressionContext definitionContext(const CheckedModel& model, std::string_view place);
/// Returns the format that an attribute names; `fallback` where the attribute is missing; bad, and reported, where
/// there is no such format.
Format formatOf(Checker& checker, Element element, std::string_view attribute, Format fallback);
/// Checks whether the id of a definition is valid and unique. @param taken the current meaning of the id; empty: none.
/// @param idWords the name of the id in a message: "the id of a table". @param earlier the place of the earlier
/// definition.
bool claimName(Checker& checker, Element element, std::string_view idWords, const Phrase& taken,
               std::optional<Location> earlier);

/// Returns the names of the nodes of one kind (names, or calls) in a text, each once, sorted.
std::vector<std::string> namesIn(const DecodedText& text, ExprKind kind);

/// A sorted order in which each item follows the items that it needs.
struct DefinitionOrder {
    std::vector<std::uint32_t> order;
    std::vector<std::vector<std::uint32_t>> circles; ///< the items of each cycle, as a path
};
/// @param needs for each item, the items that it needs
DefinitionOrder orderOf(const std::vector<std::vector<std::uint32_t>>& needs);
/// Returns the text of a path, such as "a → b → a".
std::string pathText(const std::vector<std::uint32_t>& circle, std::span<const std::string> ids);

} // namespace orrery::engine
