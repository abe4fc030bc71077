// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/focs/focs_rows.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>

namespace orrery::engine {

namespace {

using enum FocsShape;
using enum FocsNeed;

constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

using RowIndex = std::unordered_map<std::string, const FocsRow*>;

RowIndex indexOf(std::span<const FocsRow> rows) {
    RowIndex index;
    for (const FocsRow& row : rows) {
        index.emplace(lowerKeyword(row.name), &row);
    }
    return index;
}

const FocsRow* find(const RowIndex& index, std::string_view keyword) {
    const auto found = index.find(lowerKeyword(keyword));
    return found == index.end() ? nullptr : found->second;
}

// Single meters have no maximum. The others are pairs of a current value and its maximum.
constexpr std::array<std::string_view, 35> meters{
    "TargetPopulation", "TargetIndustry", "TargetResearch",   "TargetTrade",  "TargetConstruction",
    "TargetHappiness",  "MaxCapacity",    "MaxSecondaryStat", "MaxFuel",      "MaxShield",
    "MaxStructure",     "MaxDefense",     "MaxSupply",        "MaxStockpile", "MaxTroops",
    "Population",       "Industry",       "Research",         "Trade",        "Construction",
    "Happiness",        "Capacity",       "SecondaryStat",    "Fuel",         "Shield",
    "Structure",        "Defense",        "Supply",           "Stockpile",    "Troops",
    "RebelTroops",      "Size",           "Stealth",          "Detection",    "Speed"};

/// Further spellings of part meters: a weapon's damage is its capacity, its shots are the second value.
constexpr std::array<std::string_view, 2> partMeters{"Damage", "MaxDamage"};

bool isMeter(std::string_view name) {
    const auto isName = [&](std::string_view meter) { return isSameKeyword(meter, name); };
    return std::ranges::any_of(meters, isName) || std::ranges::any_of(partMeters, isName);
}

constexpr std::array meterConditionFields{FocsField{"low"}, FocsField{"high"}};
constexpr FocsRow meterCondition{.name = "meter", .role = FocsRole::condition, .fields = meterConditionFields};
constexpr std::array meterEffectFields{FocsField{"partname"}, FocsField{"value", value, required},
                                       FocsField{"accountinglabel"}};
constexpr FocsRow meterEffect{.name = "Set meter", .role = FocsRole::effect, .fields = meterEffectFields};

} // namespace

std::string lowerKeyword(std::string_view keyword) {
    std::string out(keyword);
    std::ranges::transform(out, out.begin(), lower);
    return out;
}

bool isSameKeyword(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lower, lower);
}

std::span<const std::string_view> focsMeters() {
    return meters;
}

bool isFocsMeterEffect(const FocsRow& row) {
    return &row == &meterEffect;
}

const FocsRow* findFocsDefinition(std::string_view keyword) {
    static const RowIndex index = indexOf(focsDefinitionRows());
    return find(index, keyword);
}

const FocsRow* findFocsPart(std::string_view keyword) {
    static const RowIndex index = indexOf(focsPartRows());
    return find(index, keyword);
}

const FocsRow* findFocsCondition(std::string_view keyword) {
    static const RowIndex index = indexOf(focsConditionRows());
    const FocsRow* const row = find(index, keyword);
    return row == nullptr && isMeter(keyword) ? &meterCondition : row;
}

const FocsRow* findFocsEffect(std::string_view keyword) {
    static const RowIndex index = indexOf(focsEffectRows());
    const FocsRow* const row = find(index, keyword);
    const bool isSetting = keyword.size() > 3 && isSameKeyword(keyword.substr(0, 3), "set");
    return row == nullptr && isSetting && isMeter(keyword.substr(3)) ? &meterEffect : row;
}

const FocsRow* findFocsValue(std::string_view keyword) {
    static const RowIndex index = indexOf(focsValueRows());
    return find(index, keyword);
}

} // namespace orrery::engine
