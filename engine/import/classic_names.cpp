// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/classic_names.h"

#include "engine/text/phrase.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::array meters{
    ClassicName{"METER_POPULATION", "Population"},
    ClassicName{"METER_FARMING", "Farming"},
    ClassicName{"METER_INDUSTRY", "Industry"},
    ClassicName{"METER_RESEARCH", "Research"},
    ClassicName{"METER_TRADE", "Trade"},
    ClassicName{"METER_MINING", "Mining"},
    ClassicName{"METER_CONSTRUCTION", "Construction"},
    ClassicName{"METER_HEALTH", "Health"},
};

constexpr std::array stockpiles{
    ClassicName{"ST_FOOD", "Food"},
    ClassicName{"ST_MINERAL", "Minerals"},
    ClassicName{"ST_TRADE", "Credits"},
};

// Every planet has a population and an industry meter. So planets represent both kinds of "centres".
constexpr std::array objectTypes{
    ClassicName{"OBJ_BUILDING", "building"},  ClassicName{"OBJ_FLEET", ""},
    ClassicName{"OBJ_PLANET", "planet"},      ClassicName{"OBJ_POP_CENTER", "planet"},
    ClassicName{"OBJ_PROD_CENTER", "planet"}, ClassicName{"OBJ_SHIP", "ship"},
    ClassicName{"OBJ_SYSTEM", "system"},
};

constexpr std::array planetTypes{
    ClassicName{"PT_SWAMP", "swamp"},        ClassicName{"PT_TOXIC", "toxic"},
    ClassicName{"PT_INFERNO", "inferno"},    ClassicName{"PT_RADIATED", "radiated"},
    ClassicName{"PT_BARREN", "barren"},      ClassicName{"PT_TUNDRA", "tundra"},
    ClassicName{"PT_DESERT", "desert"},      ClassicName{"PT_TERRAN", "terran"},
    ClassicName{"PT_OCEAN", "ocean"},        ClassicName{"PT_ASTEROIDS", "asteroids"},
    ClassicName{"PT_GASGIANT", "gas_giant"},
};

constexpr std::array planetSizes{
    ClassicName{"SZ_TINY", "tiny"},          ClassicName{"SZ_SMALL", "small"}, ClassicName{"SZ_MEDIUM", "medium"},
    ClassicName{"SZ_LARGE", "large"},        ClassicName{"SZ_HUGE", "huge"},   ClassicName{"SZ_ASTEROIDS", "asteroids"},
    ClassicName{"SZ_GASGIANT", "gas_giant"},
};

constexpr std::array starTypes{
    ClassicName{"STAR_BLUE", "blue"},     ClassicName{"STAR_WHITE", "white"}, ClassicName{"STAR_YELLOW", "yellow"},
    ClassicName{"STAR_ORANGE", "orange"}, ClassicName{"STAR_RED", "red"},     ClassicName{"STAR_NEUTRON", "neutron"},
    ClassicName{"STAR_BLACK", "black"},
};

constexpr std::array foci{
    ClassicName{"FOCUS_FARMING", "farming"}, ClassicName{"FOCUS_INDUSTRY", "industry"},
    ClassicName{"FOCUS_MINING", "mining"},   ClassicName{"FOCUS_RESEARCH", "research"},
    ClassicName{"FOCUS_TRADE", "trade"},
};

constexpr std::array enumerations{
    ClassicEnumeration{"PlanetSize", inPhrase("Planet size"), planetSizes},
    ClassicEnumeration{"Environment", inPhrase("Environment"), planetTypes},
    ClassicEnumeration{"StarColour", inPhrase("Star colour"), starTypes},
    ClassicEnumeration{"Focus", inPhrase("Focus"), foci},
};

constexpr std::array properties{
    ClassicProperty{"Owner", "owner", "object"},
    ClassicProperty{"ID", "id", ""},
    ClassicProperty{"TradeStockpile", "Credits", ""},
    ClassicProperty{"MineralStockpile", "Minerals", ""},
    ClassicProperty{"FoodStockpile", "Food", ""},
    ClassicProperty{"TradeProduction", "", ""},
    ClassicProperty{"MineralProduction", "", ""},
    ClassicProperty{"FoodProduction", "", ""},
    ClassicProperty{"IndustryProduction", "", ""},
    ClassicProperty{"ResearchProduction", "", ""},
    ClassicProperty{"PlanetType", "environment", "Environment"},
    ClassicProperty{"PlanetSize", "size", "PlanetSize"},
    ClassicProperty{"PlanetEnvironment", "", ""},
    ClassicProperty{"ObjectType", "type", "type"},
    ClassicProperty{"StarType", "star_colour", "StarColour"},
    ClassicProperty{"PrimaryFocus", "focus", "Focus"},
    ClassicProperty{"SecondaryFocus", "secondary_focus", "Focus"},
};

} // namespace

std::span<const ClassicName> classicMeters() {
    return meters;
}

std::span<const ClassicName> classicStockpiles() {
    return stockpiles;
}

std::span<const ClassicName> classicObjectTypes() {
    return objectTypes;
}

std::span<const ClassicEnumeration> classicEnumerations() {
    return enumerations;
}

const ClassicEnumeration& classicEnumeration(std::string_view id) {
    return *std::ranges::find(enumerations, id, &ClassicEnumeration::id);
}

std::span<const ClassicProperty> classicProperties() {
    return properties;
}

const ClassicName* findClassic(std::span<const ClassicName> names, std::string_view classic) {
    const auto found = std::ranges::find(names, classic, &ClassicName::classic);
    return found == names.end() ? nullptr : &*found;
}

std::vector<std::string> classicWords(std::span<const ClassicName> names) {
    std::vector<std::string> words;
    for (const ClassicName& name : names) {
        words.emplace_back(name.classic);
    }
    return words;
}

} // namespace orrery::engine
