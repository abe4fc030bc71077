// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace orrery::engine {

/// The kind of text that follows a field of a FreeOrion script (G1.1).
enum class FocsShape : std::uint8_t {
    flag,       ///< nothing: the field's name is all
    value,      ///< a number, text or word, with operators
    operand,    ///< a value without operators
    values,     ///< values in brackets, or one value
    condition,  ///< a condition
    conditions, ///< conditions in brackets, or one condition
    effects,    ///< effects in brackets, or one effect
    items,      ///< elements of the row that the field names, in brackets, or one element
    tuple       ///< values in round brackets, with commas
};

enum class FocsNeed : std::uint8_t { optional, required, repeated };

/// A field of a row. The fields of a row stand in their usual order.
struct FocsField {
    std::string_view name;
    FocsShape shape = FocsShape::value;
    FocsNeed need = FocsNeed::optional;
    std::string_view item{}; ///< row of the elements, for FocsShape::items
};

/// The places where a row may stand.
enum class FocsRole : std::uint8_t { definition, part, condition, effect, value };

/// The text between the keyword of a row and its fields.
enum class FocsHead : std::uint8_t {
    none,
    conditions, ///< conditions in brackets, or one condition: And, Or
    condition,  ///< one condition, perhaps behind `condition =`: Not, Contains
    arguments,  ///< values in round brackets: min(a, b)
    statistic   ///< the word of an operation: Statistic Count
};

/// A keyword of FreeOrion's scripts. The parser, and the readers of the tree, use the same rows.
struct FocsRow {
    std::string_view name; ///< keyword in its usual spelling; any case is read
    FocsRole role = FocsRole::condition;
    std::span<const FocsField> fields{};
    FocsHead head = FocsHead::none;
    std::string_view place{};   ///< for definitions: beginning of the paths below `scripting` that may contain them
    std::string_view plural{};  ///< for definitions: name of the kind in the report
    bool hasKeyword = true;     ///< false: the elements begin with their first field
    std::string_view namedBy{}; ///< for definitions: field with the name
    bool isUnique = true;       ///< for definitions: false if several may have the same name
};

std::span<const FocsRow> focsDefinitionRows();
std::span<const FocsRow> focsPartRows(); ///< rows inside definitions: EffectsGroup, Slot, Focus, Item …
std::span<const FocsRow> focsConditionRows();
std::span<const FocsRow> focsEffectRows();
std::span<const FocsRow> focsValueRows();

/// Returns the row of a keyword in any case. Returns null if there is none.
const FocsRow* findFocsDefinition(std::string_view keyword);
const FocsRow* findFocsPart(std::string_view keyword);
/// Also returns the common row of conditions that are the names of meters.
const FocsRow* findFocsCondition(std::string_view keyword);
/// Also returns the common row of effects that are `Set` and the name of a meter.
const FocsRow* findFocsEffect(std::string_view keyword);
const FocsRow* findFocsValue(std::string_view keyword);

/// Returns the meters of FreeOrion's objects under their names in scripts (G2.2).
std::span<const std::string_view> focsMeters();
/// Returns whether a row is the common row of effects on a meter.
bool isFocsMeterEffect(const FocsRow& row);

/// Compares keywords without their case.
bool isSameKeyword(std::string_view a, std::string_view b);
/// Returns a keyword in lower case.
std::string lowerKeyword(std::string_view keyword);

} // namespace orrery::engine
