// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_names.h"

#include "engine/import/focs/focs_rows.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Format = FreeOrionFormat;

constexpr std::array properties{
    FreeOrionProperty{"Age", "(game.first_turn + turn - {}created_turn)"},
    FreeOrionProperty{"ArrivedOnTurn", "{}arrived_on_turn"},
    FreeOrionProperty{"BuildingType", "{}class", Format::objectClass},
    FreeOrionProperty{"CreationTurn", "{}created_turn"},
    FreeOrionProperty{"DesignID", "{}class", Format::objectClass},
    FreeOrionProperty{"FleetID", "{}fleet", Format::object},
    FreeOrionProperty{"Focus", "{}focus", Format::enumerator, "Focus"},
    FreeOrionProperty{"HabitableSize", "habitable_size({}size, game)"},
    FreeOrionProperty{"Hull", "{}hull", Format::objectClass},
    FreeOrionProperty{"LastTurnActiveInBattle", "{}last_turn_active_in_battle"},
    FreeOrionProperty{"LastTurnAttackedByShip", "{}last_turn_attacked_by_ship"},
    FreeOrionProperty{"LastTurnBattleHere", "{}last_turn_battle_here"},
    FreeOrionProperty{"LastTurnColonized", "{}last_turn_colonized"},
    FreeOrionProperty{"LastTurnConquered", "{}last_turn_conquered"},
    FreeOrionProperty{"LastTurnResupplied", "{}last_resupplied_turn"},
    FreeOrionProperty{"Name", "{}name", Format::text},
    FreeOrionProperty{"NextSystemID", "{}next_system", Format::object},
    FreeOrionProperty{"NumStarlanes", "{}starlanes"},
    FreeOrionProperty{"OriginalType", "{}original_environment", Format::enumerator, "Environment"},
    FreeOrionProperty{"Owner", "{}owner", Format::object, "empire"},
    FreeOrionProperty{"PlanetID", "{}planet", Format::object},
    FreeOrionProperty{"PlanetSize", "{}size", Format::enumerator, "PlanetSize"},
    FreeOrionProperty{"PlanetType", "{}environment", Format::enumerator, "Environment"},
    FreeOrionProperty{"PreferredFocus", "lookup(PreferredFoci, {}species, focus)", Format::enumerator, "Focus"},
    FreeOrionProperty{"PreviousSystemID", "{}previous_system", Format::object},
    FreeOrionProperty{"ProducedByEmpireID", "{}produced_by_empire", Format::object, "empire"},
    FreeOrionProperty{"Species", "{}species", Format::objectClass},
    FreeOrionProperty{"StarType", "{}star_colour", Format::enumerator, "StarColour"},
    FreeOrionProperty{"SystemID", "{}system", Format::object},
    FreeOrionProperty{"TurnsSinceFocusChange", "(game.first_turn + turn - {}focus_changed_turn)"},
    FreeOrionProperty{"X", "{}x"},
    FreeOrionProperty{"Y", "{}y"},
};

constexpr std::array words{
    FreeOrionWord{"GalaxyMaxAIAggression", "galaxy_ai_aggression"},
    FreeOrionWord{"GalaxyMonsterFrequency", "galaxy_monster_frequency"},
    FreeOrionWord{"GalaxyPlanetDensity", "galaxy_planet_density"},
    FreeOrionWord{"GalaxySize", "galaxy_size"},
    FreeOrionWord{"UniverseCentreX", "universe_centre_x"},
    FreeOrionWord{"UniverseCentreY", "universe_centre_y"},
    FreeOrionWord{"UniverseWidth", "universe_width"},
};

constexpr std::array sizes{FreeOrionEnumerator{"Tiny", "tiny", "Tiny"},
                           FreeOrionEnumerator{"Small", "small", "Small"},
                           FreeOrionEnumerator{"Medium", "medium", "Medium"},
                           FreeOrionEnumerator{"Large", "large", "Large"},
                           FreeOrionEnumerator{"Huge", "huge", "Huge"},
                           FreeOrionEnumerator{"Asteroids", "asteroids", "Asteroids", true},
                           FreeOrionEnumerator{"GasGiant", "gas_giant", "Gas giant", true}};
constexpr std::array environments{FreeOrionEnumerator{"Swamp", "swamp", "Swamp"},
                                  FreeOrionEnumerator{"Toxic", "toxic", "Toxic"},
                                  FreeOrionEnumerator{"Inferno", "inferno", "Inferno"},
                                  FreeOrionEnumerator{"Radiated", "radiated", "Radiated"},
                                  FreeOrionEnumerator{"Barren", "barren", "Barren"},
                                  FreeOrionEnumerator{"Tundra", "tundra", "Tundra"},
                                  FreeOrionEnumerator{"Desert", "desert", "Desert"},
                                  FreeOrionEnumerator{"Terran", "terran", "Terran"},
                                  FreeOrionEnumerator{"Ocean", "ocean", "Ocean"},
                                  FreeOrionEnumerator{"Asteroids", "asteroids", "Asteroids", true},
                                  FreeOrionEnumerator{"GasGiant", "gas_giant", "Gas giant", true}};
constexpr std::array stars{FreeOrionEnumerator{"Blue", "blue", "Blue"},
                           FreeOrionEnumerator{"White", "white", "White"},
                           FreeOrionEnumerator{"Yellow", "yellow", "Yellow"},
                           FreeOrionEnumerator{"Orange", "orange", "Orange"},
                           FreeOrionEnumerator{"Red", "red", "Red"},
                           FreeOrionEnumerator{"Neutron", "neutron", "Neutron star"},
                           FreeOrionEnumerator{"BlackHole", "black", "Black hole"},
                           FreeOrionEnumerator{"NoStar", "no_star", "No star"}};
constexpr std::array suitabilities{
    FreeOrionEnumerator{"Uninhabitable", "uninhabitable", "Uninhabitable"},
    FreeOrionEnumerator{"Hostile", "hostile", "Hostile"}, FreeOrionEnumerator{"Poor", "poor", "Poor"},
    FreeOrionEnumerator{"Adequate", "adequate", "Adequate"}, FreeOrionEnumerator{"Good", "good", "Good"}};
constexpr std::array visibilities{
    FreeOrionEnumerator{"Invisible", "invisible", "Invisible"}, FreeOrionEnumerator{"Basic", "basic", "Basic"},
    FreeOrionEnumerator{"Partial", "partial", "Partial"}, FreeOrionEnumerator{"Full", "full", "Full"}};
constexpr std::array slots{FreeOrionEnumerator{"External", "external", "External"},
                           FreeOrionEnumerator{"Internal", "internal", "Internal"},
                           FreeOrionEnumerator{"Core", "core", "Core"}};
constexpr std::array partClasses{FreeOrionEnumerator{"ShortRange", "short_range", "Short-range weapon"},
                                 FreeOrionEnumerator{"FighterBay", "fighter_bay", "Fighter bay"},
                                 FreeOrionEnumerator{"FighterHangar", "fighter_hangar", "Fighter hangar"},
                                 FreeOrionEnumerator{"Shield", "shield", "Shield"},
                                 FreeOrionEnumerator{"Armour", "armour", "Armour"},
                                 FreeOrionEnumerator{"Troops", "troops", "Troops"},
                                 FreeOrionEnumerator{"Detection", "detection", "Detection"},
                                 FreeOrionEnumerator{"Stealth", "stealth", "Stealth"},
                                 FreeOrionEnumerator{"Fuel", "fuel", "Fuel"},
                                 FreeOrionEnumerator{"Colony", "colony", "Colony"},
                                 FreeOrionEnumerator{"Speed", "speed", "Speed"},
                                 FreeOrionEnumerator{"General", "general", "General"},
                                 FreeOrionEnumerator{"Bombard", "bombard", "Bombardment"},
                                 FreeOrionEnumerator{"Industry", "industry", "Industry"},
                                 FreeOrionEnumerator{"Research", "research", "Research"},
                                 FreeOrionEnumerator{"Trade", "trade", "Trade"}};

constexpr std::array enumerations{
    FreeOrionEnumeration{"PlanetSize", "scale", "Planet size", sizes},
    FreeOrionEnumeration{"Environment", "wheel", "Planet type", environments},
    FreeOrionEnumeration{"StarColour", "none", "Star colour", stars},
    FreeOrionEnumeration{"Suitability", "scale", "Suitability", suitabilities},
    FreeOrionEnumeration{"Visibility", "scale", "Visibility", visibilities},
    FreeOrionEnumeration{"PartClass", "none", "Part class", partClasses},
    FreeOrionEnumeration{"SlotType", "none", "Slot type", slots},
};

constexpr std::array<std::string_view, 9> pairs{"Capacity", "SecondaryStat", "Fuel",      "Shield", "Structure",
                                                "Defense",  "Supply",        "Stockpile", "Troops"};

} // namespace

std::span<const FreeOrionProperty> freeOrionProperties() {
    return properties;
}

const FreeOrionProperty* findFreeOrionProperty(std::string_view focs) {
    const auto found = std::ranges::find_if(
        properties, [&](const FreeOrionProperty& property) { return isSameKeyword(property.focs, focs); });
    return found == properties.end() ? nullptr : &*found;
}

std::span<const FreeOrionWord> freeOrionWords() {
    return words;
}

std::span<const FreeOrionEnumeration> freeOrionEnumerations() {
    return enumerations;
}

std::span<const FreeOrionEnumerator> freeOrionValues(std::string_view enumeration) {
    const auto row = std::ranges::find(enumerations, enumeration, &FreeOrionEnumeration::id);
    return row == enumerations.end() ? std::span<const FreeOrionEnumerator>{} : row->values;
}

std::string_view freeOrionEnumerator(std::string_view enumeration, std::string_view focs) {
    const std::span<const FreeOrionEnumerator> values = freeOrionValues(enumeration);
    const auto value =
        std::ranges::find_if(values, [&](const FreeOrionEnumerator& one) { return isSameKeyword(one.focs, focs); });
    return value == values.end() ? std::string_view{} : value->id;
}

std::string_view freeOrionMeter(std::string_view keyword) {
    const bool isDamage = isSameKeyword(keyword, "Damage");
    const std::string_view name = isDamage ? "Capacity" : isSameKeyword(keyword, "MaxDamage") ? "MaxCapacity" : keyword;
    const auto found =
        std::ranges::find_if(focsMeters(), [&](std::string_view meter) { return isSameKeyword(meter, name); });
    return found == focsMeters().end() ? std::string_view{} : *found;
}

bool isFreeOrionPair(std::string_view meter) {
    return std::ranges::find(pairs, meter) != pairs.end();
}

std::string FreeOrionNames::noteUndefined(std::string_view name, std::string_view type) const {
    std::string id = freeOrionId(name);
    for (auto found = undefined.find(id); types.contains(id) || (found != undefined.end() && found->second != type);
         found = undefined.find(id)) {
        id = std::string(type) + '_' + id;
    }
    undefined.emplace(id, type);
    return id;
}

bool FreeOrionNames::isClass(std::string_view id, std::string_view type) const {
    const auto found = types.find(id);
    return found != types.end() && (type.empty() || found->second == type);
}

std::string freeOrionId(std::string_view name) {
    std::string id;
    for (const char c : name) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
        id += isPlain ? c : '_';
    }
    return id.empty() || (id.front() >= '0' && id.front() <= '9') ? "_" + id : id;
}

} // namespace orrery::engine
