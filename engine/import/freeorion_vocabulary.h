// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/freeorion_names.h"
#include "engine/import/markup.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A rule of the game.
struct FreeOrionRule {
    std::string id;
    std::string value;
    bool isText = false;
};
/// Returns the rules that FreeOrion's program has beside those of its content, with their default values.
std::vector<FreeOrionRule> freeOrionBuiltInRules();

/// A property of the classes of definitions, made from one field of the scripts.
struct FreeOrionField {
    std::string_view focs;
    enum class Use : unsigned char {
        number,    ///< a number, or an expression in the property NAME_formula
        text,      ///< a text
        words,     ///< a list of words
        flag,      ///< a property that is true
        condition, ///< a condition, as an expression
        enumerator
    } use = Use::text;
    std::string_view property;
    std::string_view enumeration{};
    std::string_view label{};
};
std::span<const FreeOrionField> freeOrionFields();

/// Returns whether objects of a type of the vocabulary have a meter: "planet", "MaxTroops".
bool hasFreeOrionMeter(std::string_view type, std::string_view meter);

/// Returns the vocabulary of an imported project (G2.2): enumerations, meters, properties, types, rules, kinds, names
/// of priorities.
Markup freeOrionVocabulary(const FreeOrionNames& names, const std::vector<FreeOrionRule>& rules,
                           const std::map<int, std::string_view>& priorities);

/// Returns the functions that expressions of the project use: habitable_size, suitability, at_war, at_peace, allied.
/// @param hasSuitabilities false: the content has no species, so there is no table for them
std::vector<Markup> freeOrionFunctions(bool hasSuitabilities);

} // namespace orrery::engine
