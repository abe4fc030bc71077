// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_vocabulary.h"

#include "engine/import/focs/focs_rows.h"
#include "engine/import/freeorion_writer.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Use = FreeOrionField::Use;
using Attributes = std::vector<std::pair<std::string, std::string>>;

/// A meter of a type (semantics 3).
struct TypeMeter {
    std::string_view type;
    std::string_view meter;
    std::string_view reset = "0"; ///< none: the initial value stays
    bool isClamped = true;
};
constexpr std::array typeMeters{
    TypeMeter{"planet", "TargetPopulation", "0", false},
    TypeMeter{"planet", "TargetIndustry"},
    TypeMeter{"planet", "TargetResearch"},
    TypeMeter{"planet", "TargetTrade"},
    TypeMeter{"planet", "TargetConstruction"},
    TypeMeter{"planet", "TargetHappiness", "0", false},
    TypeMeter{"planet", "Population", "none"},
    TypeMeter{"planet", "Industry", "none"},
    TypeMeter{"planet", "Research", "none"},
    TypeMeter{"planet", "Trade", "none"},
    TypeMeter{"planet", "Construction", "none"},
    TypeMeter{"planet", "Happiness", "none", false},
    TypeMeter{"planet", "Shield"},
    TypeMeter{"planet", "Defense"},
    TypeMeter{"planet", "Supply"},
    TypeMeter{"planet", "Stockpile"},
    TypeMeter{"planet", "Troops"},
    TypeMeter{"planet", "RebelTroops"},
    TypeMeter{"planet", "Stealth"},
    TypeMeter{"planet", "Detection"},
    TypeMeter{"ship", "TargetIndustry"},
    TypeMeter{"ship", "TargetResearch"},
    TypeMeter{"ship", "TargetTrade"},
    TypeMeter{"ship", "Industry", "none"},
    TypeMeter{"ship", "Research", "none"},
    TypeMeter{"ship", "Trade", "none"},
    TypeMeter{"ship", "Fuel"},
    TypeMeter{"ship", "Shield"},
    TypeMeter{"ship", "Structure"},
    TypeMeter{"ship", "Stealth"},
    TypeMeter{"ship", "Detection"},
    TypeMeter{"ship", "Speed"},
    TypeMeter{"building", "Stealth"},
    TypeMeter{"system", "Stealth"},
    TypeMeter{"fleet", "Stealth", "2000"},
    TypeMeter{"field", "Stealth"},
    TypeMeter{"field", "Speed", "0", false},
    TypeMeter{"field", "Size", "none"},
};
constexpr std::array<std::string_view, 2> partMeters{"Capacity", "SecondaryStat"};

/// A property of objects, and the types that have it.
struct ObjectProperty {
    std::string_view id;
    std::string_view format;
    std::string_view types; ///< separated by spaces; empty: classes
    std::string_view label;
    std::string_view alias{};
    std::string_view initial{};
};
constexpr std::string_view everything = "system planet building fleet ship field";
constexpr std::string_view never = "-65535"; ///< as in FreeOrion's saved games
constexpr std::array objectProperties{
    ObjectProperty{"species", "class", "planet ship", "Species"},
    ObjectProperty{"focus", "Focus", "planet", "Focus"},
    ObjectProperty{"size", "PlanetSize", "planet", "Size", "PlanetSize"},
    ObjectProperty{"environment", "Environment", "planet", "Planet type", "PlanetType"},
    ObjectProperty{"original_environment", "Environment", "planet", "Original planet type", "OriginalType"},
    ObjectProperty{"last_turn_conquered", "number", "planet", "Last turn conquered", {}, never},
    ObjectProperty{"last_turn_colonized", "number", "planet", "Last turn colonised", {}, never},
    ObjectProperty{"last_turn_attacked_by_ship", "number", "planet", "Last turn attacked", {}, never},
    ObjectProperty{"focus_changed_turn", "number", "planet", "Turn of the last change of focus"},
    ObjectProperty{"last_turn_active_in_battle", "number", "ship", "Last turn in battle", {}, never},
    ObjectProperty{"last_resupplied_turn", "number", "ship", "Last turn resupplied", {}, never},
    ObjectProperty{"arrived_on_turn", "number", "ship fleet", "Turn of arrival", {}, never},
    ObjectProperty{"produced_by_empire", "object", "ship building", "Produced by"},
    ObjectProperty{"fleet", "object", "ship", "Fleet"},
    ObjectProperty{"bombards", "object", "ship", "Ordered to bombard"},
    ObjectProperty{"previous_system", "object", "fleet", "Previous system"},
    ObjectProperty{"next_system", "object", "fleet", "Next system"},
    ObjectProperty{"aggressive", "boolean", "fleet", "Aggressive"},
    ObjectProperty{"star_colour", "StarColour", "system", "Star", "StarType"},
    ObjectProperty{"starlanes", "number", "system", "Number of starlanes", "NumStarlanes"},
    ObjectProperty{"supply_network", "number", "system", "Supply network"},
    ObjectProperty{"supplied_by", "object", "system", "Supplied by"},
    ObjectProperty{"last_turn_battle_here", "number", "system", "Last turn of a battle", {}, never},
    ObjectProperty{"created_turn", "number", everything, "Turn of creation"},
    ObjectProperty{"display_number", "number", everything, "Number in FreeOrion", {}, "-1"},
    ObjectProperty{"first_turn", "number", "game", "Turn of the saved game"},
    ObjectProperty{"source_object", "object", "empire", "Source of techs"},
    ObjectProperty{"empire_number", "number", "empire", "Number in FreeOrion", {}, "-1"},
    ObjectProperty{"industry_stockpile", "number", "empire", "Stockpile of industry"},
    ObjectProperty{"trade_stockpile", "number", "empire", "Stockpile of trade"},
    ObjectProperty{"detection_strength", "number", "empire", "Detection strength"},
    ObjectProperty{"building_cost_factor", "number", "empire", "Cost factor of buildings"},
    ObjectProperty{"ship_cost_factor", "number", "empire", "Cost factor of ships"},
    ObjectProperty{"tech_cost_factor", "number", "empire", "Cost factor of techs"},
    ObjectProperty{"outposts_owned", "number", "empire", "Outposts"},
    ObjectProperty{"ships_produced", "number", "empire", "Ships produced"},
    ObjectProperty{"ships_lost", "number", "empire", "Ships lost"},
    ObjectProperty{"ships_scrapped", "number", "empire", "Ships scrapped"},
    ObjectProperty{"ships_destroyed", "number", "empire", "Ships of others destroyed"},
    ObjectProperty{"buildings_produced", "number", "empire", "Buildings produced"},
    ObjectProperty{"buildings_scrapped", "number", "empire", "Buildings scrapped"},
    ObjectProperty{"planets_invaded", "number", "empire", "Planets invaded"},
    ObjectProperty{"planets_bombed", "number", "empire", "Planets bombed"},
    ObjectProperty{"planets_depopulated", "number", "empire", "Planets depopulated"},
    ObjectProperty{"nation", "class", "empire", "Nation"},
    ObjectProperty{"eliminated", "boolean", "empire", "Eliminated"},
    ObjectProperty{"human", "boolean", "empire", "Human"},
    ObjectProperty{"hull", "class", "", "Hull"},
    ObjectProperty{"is_monster", "boolean", "", "Monster"},
    ObjectProperty{"single_capacity", "boolean", "", "Capacity without maximum"},
    ObjectProperty{"slots", "text", "", "Slots"},
    ObjectProperty{"foci", "text", "", "Foci"},
    ObjectProperty{"location_text", "text", "", "Location (text)"},
};

/// A type. The types stand in the order in which FreeOrion collects the groups of their classes (G6.1).
struct TypeRow {
    std::string_view id;
    std::string_view label;
    std::string_view objectClass; ///< class of objects without one
    std::string_view attachedTo;
    std::string_view lends; ///< properties whose classes lend their groups
    bool isVisible = true;
};
constexpr std::array types{
    TypeRow{"game", "Game", "GAME", "", "", false},
    TypeRow{"empire", "Empire", "EMPIRE", "", "techs", false},
    TypeRow{"system", "System", "SYSTEM", "", "specials"},
    TypeRow{"planet", "Planet", "PLANET", "system", "species specials"},
    TypeRow{"species", "Species", "", "", "", false},
    TypeRow{"special", "Special", "", "", "", false},
    TypeRow{"tech", "Tech", "", "", "", false},
    TypeRow{"building", "Building", "", "planet", "specials"},
    TypeRow{"fleet", "Fleet", "FLEET", "system", "specials"},
    TypeRow{"ship", "Ship", "", "fleet system", "species specials hull parts"},
    TypeRow{"hull", "Hull", "", "", "", false},
    TypeRow{"part", "Part", "", "", "", false},
    TypeRow{"field", "Field", "", "system", "specials"},
    TypeRow{"nation", "Nation", "", "", "", false},
    TypeRow{"category", "Category of techs", "", "", "", false},
    TypeRow{"article", "Article", "", "", "", false},
    TypeRow{"statistic", "Statistic", "", "", "", false},
    TypeRow{"monster_fleet", "Fleet of monsters", "", "", "", false},
    TypeRow{"starting_fleet", "Starting fleet", "", "", "", false},
    TypeRow{"starting_unlocks", "Starting unlocks", "", "", "", false},
};

/// The rules of the program, and the sizes of planets, which content usually replaces.
constexpr std::array<std::pair<std::string_view, std::string_view>, 27> builtInRules{{
    {"RULE_AGGRESSIVE_SHIPS_COMBAT_VISIBLE", "0"},
    {"RULE_ALLOW_CONCEDE", "0"},
    {"RULE_CHEAP_AND_FAST_BUILDING_PRODUCTION", "0"},
    {"RULE_CHEAP_AND_FAST_SHIP_PRODUCTION", "0"},
    {"RULE_CHEAP_AND_FAST_TECH_RESEARCH", "0"},
    {"RULE_CONCEDE_COLONIES_THRESHOLD", "1"},
    {"RULE_DIPLOMACY", "RULE_DIPLOMACY_ALLOWED_FOR_ALL"},
    {"RULE_FIGHTER_DAMAGE_FACTOR", "1"},
    {"RULE_HABITABLE_SIZE_ASTEROIDS", "3"},
    {"RULE_HABITABLE_SIZE_GASGIANT", "6"},
    {"RULE_HABITABLE_SIZE_HUGE", "5"},
    {"RULE_HABITABLE_SIZE_LARGE", "4"},
    {"RULE_HABITABLE_SIZE_MEDIUM", "3"},
    {"RULE_HABITABLE_SIZE_SMALL", "2"},
    {"RULE_HABITABLE_SIZE_TINY", "1"},
    {"RULE_NUM_COMBAT_ROUNDS", "3"},
    {"RULE_ONLY_ALLIANCE_WIN", "1"},
    {"RULE_PRODUCTION_QUEUE_FRONTLOAD_FACTOR", "0"},
    {"RULE_PRODUCTION_QUEUE_TOPPING_UP_FACTOR", "0"},
    {"RULE_RESEED_PRNG_SERVER", "1"},
    {"RULE_SHIP_SPEED_FACTOR", "1"},
    {"RULE_SHIP_STRUCTURE_FACTOR", "1"},
    {"RULE_SHIP_WEAPON_DAMAGE_FACTOR", "1"},
    {"RULE_SHOW_DETAILED_EMPIRES_DATA", "1"},
    {"RULE_STARLANES_EVERYWHERE", "0"},
    {"RULE_STOCKPILE_IMPORT_LIMITED", "0"},
    {"RULE_THRESHOLD_HUMAN_PLAYER_WIN", "0"},
}};

void addEnumerations(const FreeOrionNames& names, Markup& out) {
    for (const FreeOrionEnumeration& row : freeOrionEnumerations()) {
        Markup enumeration = freeOrionElement(
            "enumeration",
            {{"id", std::string(row.id)}, {"order", std::string(row.order)}, {"label", std::string(row.label)}});
        for (const FreeOrionEnumerator& value : row.values) {
            Markup one =
                freeOrionElement("value", {{"id", std::string(value.id)}, {"label", std::string(value.label)}});
            if (std::string_view(value.focs) != value.id) {
                one.attributes.insert(one.attributes.begin() + 1, {"alias", std::string(value.focs)});
            }
            if (value.isOff) {
                one.attributes.emplace_back("off", "true");
            }
            enumeration.children.push_back(std::move(one));
        }
        out.children.push_back(std::move(enumeration));
    }
    Markup foci = freeOrionElement("enumeration", {{"id", "Focus"}, {"label", "Focus"}});
    if (names.foci.empty()) { // an enumeration needs a value
        foci.children.push_back(freeOrionElement("value", {{"id", "no_focus"}, {"label", "No focus"}}));
    }
    for (const std::string& focus : names.foci) {
        foci.children.push_back(freeOrionElement("value", {{"id", focus}, {"label", focus}}));
    }
    out.children.push_back(std::move(foci));
}

void addMeters(Markup& out) {
    for (const std::string_view meter : focsMeters()) {
        if (meter.starts_with("Max")) {
            continue; // the maximum of a pair
        }
        Markup one = freeOrionElement("meter", {{"id", std::string(meter)}});
        if (!isFreeOrionPair(meter)) {
            one.attributes.emplace_back("single", "true");
        }
        const bool isLimited =
            std::ranges::any_of(typeMeters, [&](const TypeMeter& row) { return row.meter == meter && !row.isClamped; });
        if (!isLimited) {
            one.attributes.emplace_back("minimum", "0");
            one.attributes.emplace_back("maximum", "65536");
        }
        out.children.push_back(std::move(one));
    }
}

Markup propertyMarkup(std::string_view id, std::string_view format, std::string_view label, bool ofClass) {
    Markup one = freeOrionElement("property", {{"id", std::string(id)}, {"format", std::string(format)}});
    if (ofClass) {
        one.attributes.emplace_back("of", "class");
    }
    one.attributes.emplace_back("label", std::string(label));
    return one;
}

void addProperties(const FreeOrionNames& names, Markup& out) {
    for (const ObjectProperty& row : objectProperties) {
        Markup one = propertyMarkup(row.id, row.format, row.label, row.types.empty());
        if (!row.alias.empty()) {
            one.attributes.emplace_back("alias", std::string(row.alias));
        }
        if (!row.initial.empty()) {
            one.attributes.emplace_back("default", std::string(row.initial));
        }
        if (row.id == "display_number") {
            one.attributes.emplace_back("numbers", "true");
        }
        if (row.format == "class") { // the types have the names of their properties
            one.attributes.emplace_back("type", std::string(row.id));
        }
        out.children.push_back(std::move(one));
    }
    for (const FreeOrionWord& word : freeOrionWords()) {
        out.children.push_back(propertyMarkup(word.ours, "number", word.focs, false));
    }
    for (const std::string& tech : names.researchedTechs) {
        Markup one = propertyMarkup("researched_" + freeOrionId(tech), "number", tech, false);
        one.attributes.emplace_back("default", "2147483647"); // never: after every turn
        out.children.push_back(std::move(one));
    }
    for (const FreeOrionField& field : freeOrionFields()) {
        const std::string_view format = field.use == Use::number       ? "number"
                                        : field.use == Use::flag       ? "boolean"
                                        : field.use == Use::enumerator ? field.enumeration
                                                                       : "text";
        out.children.push_back(propertyMarkup(field.property, format, field.label, true));
        if (field.use == Use::number) {
            out.children.push_back(propertyMarkup(std::string(field.property) + "_formula", "text", field.label, true));
        }
    }
    for (const auto& [id, type, label] :
         {std::array{"parts", "part", "Parts"}, std::array{"specials", "special", "Specials"},
          std::array{"techs", "tech", "Techs"}, std::array{"available_parts", "part", "Available parts"},
          std::array{"available_hulls", "hull", "Available hulls"},
          std::array{"available_buildings", "building", "Available buildings"},
          std::array{"at_peace_with", "nation", "At peace with"}, std::array{"allied_with", "nation", "Allied with"},
          std::array{"homeworld_of", "species", "Homeworld of"}, std::array{"explored_by", "nation", "Explored by"}}) {
        Markup list = propertyMarkup(id, "classes", label, std::string_view(id) == "parts");
        list.attributes.emplace_back("type", type);
        out.children.push_back(std::move(list));
    }
}

/// Returns whether a list of words separated by spaces contains a word.
bool contains(std::string_view list, std::string_view word) {
    return (" " + std::string(list) + " ").find(" " + std::string(word) + " ") != std::string::npos;
}

void addMetersOf(const TypeRow& type, Markup& out) {
    for (const TypeMeter& row : typeMeters) {
        if (row.type != type.id) {
            continue;
        }
        Markup has = freeOrionElement("has", {{"meter", std::string(row.meter)}});
        has.attributes.emplace_back("reset", std::string(row.reset));
        has.attributes.emplace_back("clamp", row.isClamped ? "true" : "false");
        out.children.push_back(std::move(has));
    }
    for (const std::string_view meter : partMeters) {
        if (type.id == "ship") {
            Markup has = freeOrionElement(
                "has", {{"meter", std::string(meter)}, {"per", "parts"}, {"single-for", "single_capacity"}});
            has.attributes.emplace_back("reset", "0");
            has.attributes.emplace_back("clamp", "true");
            out.children.push_back(std::move(has));
        }
    }
}

void addPropertiesOf(const TypeRow& type, const FreeOrionNames& names, Markup& out) {
    const auto add = [&](std::string_view id) {
        out.children.push_back(freeOrionElement("has", {{"property", std::string(id)}}));
    };
    for (const ObjectProperty& row : objectProperties) {
        if (contains(row.types, type.id)) {
            add(row.id);
        }
    }
    if (contains(type.lends, "specials")) {
        add("specials");
    }
    if (type.id == "system") {
        add("explored_by");
    }
    if (type.id == "planet") {
        add("homeworld_of");
    }
    for (const std::string_view list :
         {"techs", "available_parts", "available_hulls", "available_buildings", "at_peace_with", "allied_with"}) {
        if (type.id == "empire") {
            add(list);
        }
    }
    if (type.id == "game") {
        for (const FreeOrionWord& word : freeOrionWords()) {
            add(word.ours);
        }
    }
    if (type.id == "empire") {
        for (const std::string& tech : names.researchedTechs) {
            add("researched_" + freeOrionId(tech));
        }
    }
}

void addTypes(const FreeOrionNames& names, Markup& out) {
    for (const TypeRow& row : types) {
        Markup type = freeOrionElement("type", {{"id", std::string(row.id)}, {"label", std::string(row.label)}});
        for (const auto& [name, value] :
             {std::pair("class", row.objectClass), std::pair("attached-to", row.attachedTo)}) {
            if (!value.empty()) {
                type.attributes.emplace_back(name, std::string(value));
            }
        }
        if (!row.isVisible) {
            type.attributes.emplace_back("visible", "false");
        }
        addMetersOf(row, type);
        addPropertiesOf(row, names, type);
        std::string_view rest = row.lends;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            Markup lends = freeOrionElement("lends", {{"property", std::string(rest.substr(0, end))}});
            if (row.id == "empire") {
                lends.attributes.emplace_back("source", "source_object");
            }
            type.children.push_back(std::move(lends));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        out.children.push_back(std::move(type));
    }
}

} // namespace

std::vector<FreeOrionRule> freeOrionBuiltInRules() {
    std::vector<FreeOrionRule> rules;
    for (const auto& [id, value] : builtInRules) {
        rules.push_back({std::string(id), std::string(value), value.starts_with("RULE")});
    }
    return rules;
}

bool hasFreeOrionMeter(std::string_view type, std::string_view meter) {
    const bool isMaximum = meter.starts_with("Max");
    meter.remove_prefix(isMaximum ? 3 : 0);
    return (!isMaximum || isFreeOrionPair(meter)) && std::ranges::any_of(typeMeters, [&](const TypeMeter& row) {
               return row.type == type && row.meter == meter;
           });
}

Markup freeOrionVocabulary(const FreeOrionNames& names, const std::vector<FreeOrionRule>& rules,
                           const std::map<int, std::string_view>& priorities) {
    Markup out = freeOrionElement("vocabulary");
    for (const auto& [format, value] :
         {std::pair("number", "0"), std::pair("boolean", "false"), std::pair("text", ""), std::pair("dice", "0d1")}) {
        out.children.push_back(freeOrionElement("default", {{"format", format}, {"value", value}}));
    }
    out.children.push_back(freeOrionElement("kind", {{"id", "GROUPING"}, {"any", "grouping"}}));
    out.children.push_back(freeOrionElement("kind", {{"id", "PART"}, {"type", "part"}}));
    addEnumerations(names, out);
    addMeters(out);
    addProperties(names, out);
    for (const FreeOrionRule& rule : rules) {
        out.children.push_back(freeOrionElement(
            "option",
            {{"id", rule.id}, {"of", "game"}, {"format", rule.isText ? "text" : "number"}, {"default", rule.value}}));
    }
    addTypes(names, out);
    for (const auto& [value, id] : priorities) {
        out.children.push_back(
            freeOrionElement("priority", {{"id", std::string(id)}, {"value", std::to_string(value)}}));
    }
    return out;
}

std::vector<Markup> freeOrionFunctions(bool hasSuitabilities) {
    const auto parameter = [](std::string_view id, std::string_view format) {
        return freeOrionElement("parameter", {{"name", std::string(id)}, {"format", std::string(format)}});
    };
    const auto function = [](std::string_view id, std::string_view result, std::vector<Markup> children,
                             std::string text) {
        Markup value = freeOrionElement("value");
        value.text = std::move(text);
        children.push_back(std::move(value));
        return freeOrionElement("function", {{"id", std::string(id)}, {"result", std::string(result)}},
                                std::move(children));
    };
    std::string size = "0";
    std::string suitability = "uninhabitable";
    for (const FreeOrionEnumeration& row : freeOrionEnumerations()) {
        for (const FreeOrionEnumerator& value : row.values) {
            const std::string id(value.id);
            if (row.id == "PlanetSize") {
                std::string rule(value.focs);
                std::ranges::transform(rule, rule.begin(), [](char c) {
                    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
                });
                size = "if(s == " + id + ", g.RULE_HABITABLE_SIZE_" + rule + ", " + size + ")";
            } else if (row.id == "Environment" && hasSuitabilities) {
                suitability = "if(e == " + id + ", lookup(Suitabilities, s, " + id + "), " + suitability + ")";
            }
        }
    }
    // Nations stand for empires in lists. Empires without a relation are at war.
    const auto relation = [&](std::string_view id, std::string_view list) {
        return function(id, "boolean", {parameter("a", "object"), parameter("b", "object")},
                        "a != none and b != none and copies(a." + std::string(list) + ", b.nation) > 0");
    };
    // A fraction for the tangent of half the angle. Up to half a turn, the angle is right within 0.00003.
    const std::string tangent = "(a / 2) * (945 - 105 * (a / 2) ^ 2 + (a / 2) ^ 4) / "
                                "(945 - 420 * (a / 2) ^ 2 + 15 * (a / 2) ^ 4)";
    std::vector<Markup> all;
    all = {relation("at_peace", "at_peace_with"), relation("allied", "allied_with"),
           function("at_war", "boolean", {parameter("a", "object"), parameter("b", "object")},
                    "a != none and b != none and a != b and not at_peace(a, b) and not allied(a, b)"),
           function("half_tangent", "number", {parameter("a", "number")}, tangent)};
    std::vector<Markup> tables{
        function("habitable_size", "number", {parameter("s", "PlanetSize"), parameter("g", "object")}, size),
        function("suitability", "Suitability", {parameter("s", "class"), parameter("e", "Environment")}, suitability)};
    std::ranges::move(tables, std::back_inserter(all));
    return all;
}

} // namespace orrery::engine
