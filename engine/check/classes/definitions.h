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

/// The maximum depth of calls between content functions, and the maximum number of operations of one function (R2.4).
inline constexpr std::size_t deepestFunctions = 64;
inline constexpr std::size_t longestFunction = 100'000;

/// Reads defines, tables, functions and aggregates of the content into CheckedModel::language. Does not read variables.
/// Requires the ids of classes, but not their bodies.
void checkDefinitions(Checker& checker);

// The steps of checkDefinitions(). Each step follows the definitions that it may use.
void checkDefines(Checker& checker);    // X1.4 (check/classes/definitions_defines.cpp)
void checkTables(Checker& checker);     // V6.1 (check/classes/definitions_tables.cpp)
void checkFunctions(Checker& checker);  // V6.1 (check/classes/definitions_functions.cpp)
void checkAggregates(Checker& checker); // X3.3 (check/classes/definitions_functions.cpp)

// Functions that several steps use (check/classes/definitions.cpp).

/// Returns the context for expressions of definitions. These expressions cannot read objects (X1.7).
ExpressionContext definitionContext(const CheckedModel& model, std::string_view place);
/// Returns the format that an attribute names, or `fallback` if the attribute is missing. If there is no such format,
/// reports a diagnostic and returns badFormat.
Format formatOf(Checker& checker, Element element, std::string_view attribute, Format fallback);
/// Checks whether the id of a definition is valid and unique. @param taken the current meaning of the id; empty: the id
/// is free.
/// @param idWords the name of the id in a message: "the id of a table". @param earlier the place of the earlier
/// definition
bool claimName(Checker& checker, Element element, std::string_view idWords, const Phrase& taken,
               std::optional<Location> earlier);

/// Returns the names in the nodes of one kind (names, or calls) of an expression, each once, sorted.
std::vector<std::string> namesIn(const DecodedText& text, ExprKind kind);

/// An order in which each item follows the items that it needs.
struct DefinitionOrder {
    std::vector<std::uint32_t> order;
    std::vector<std::vector<std::uint32_t>> circles; ///< the items of each cycle, as a path
};
/// Returns the order of items. @param needs for each item, the items that it needs
DefinitionOrder orderOf(const std::vector<std::vector<std::uint32_t>>& needs);
/// Returns the text of a path, such as "a → b → a".
std::string pathText(const std::vector<std::uint32_t>& circle, std::span<const std::string> ids);

} // namespace orrery::engine
