// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/turn_content.h"

#include "tests/engine/support/turn_random_economy.h"

#include <vector>

namespace orrery::engine::turn_oracle {

using fixture::Markup;

std::string_view turnVocabulary() {
    return R"xml(<orrery format="1"><vocabulary>
  <enumeration id="PlanetSize" order="scale">
    <value id="asteroids"/><value id="tiny"/><value id="small"/><value id="medium"/><value id="large"/>
    <value id="huge"/><value id="gas_giant"/>
  </enumeration>
  <enumeration id="Environment" order="wheel">
    <value id="swamp"/><value id="toxic"/><value id="inferno"/><value id="radiated"/><value id="barren"/>
    <value id="tundra"/><value id="desert"/><value id="terran"/><value id="ocean"/>
    <value id="asteroids" off="true"/><value id="gas_giant" off="true"/>
  </enumeration>
  <enumeration id="StarColour" order="scale">
    <value id="blue"/><value id="white"/><value id="yellow"/><value id="red"/>
  </enumeration>
  <enumeration id="Focus"><value id="industry"/><value id="farming"/></enumeration>
  <meter id="Population"/>
  <meter id="Industry" maximum="40"/>
  <meter id="Stock" minimum="0" maximum="100" initial="50" rebuilt="false" growth="value()"/>
  <meter id="Morale" minimum="-5" maximum="20" initial="3" growth="value() + (MaxMorale - Morale) / 4 - Population / 8"/>
  <property id="size" format="PlanetSize" default="medium"/>
  <property id="environment" format="Environment" default="terran"/>
  <property id="original_environment" format="Environment"/>
  <property id="star_colour" format="StarColour" default="white"/>
  <property id="focus" format="Focus"/>
  <property id="secondary_focus" format="Focus"/>
  <property id="level" format="number" default="2"/>
  <stacking name="L" policy="largest"/><stacking name="M" policy="smallest"/><stacking name="N" policy="average"/>
  <resource id="Minerals" initial="10"/>
  <resource id="Favour" debt="true"/>
  <occurrence id="festival"/><occurrence id="feast"/>
  <type id="team" class="TEAM"/>
  <type id="empire" class="EMPIRE" attached-to="team">
    <has resource="Minerals"/><has resource="Favour"/><has meter="Morale"/>
  </type>
  <type id="system" class="SYSTEM"><has property="star_colour"/></type>
  <type id="planet" class="PLANET" attached-to="system">
    <has meter="Population"/><has meter="Industry"/><has meter="Stock"/><has meter="Morale"/>
    <has property="size"/><has property="environment"/><has property="original_environment"/>
    <has property="focus"/><has property="secondary_focus"/><has property="level"/>
  </type>
  <type id="ship" class="SHIP" attached-to="system"><has meter="Stock"/><has meter="Population"/></type>
  <type id="building" attached-to="planet"><has meter="Stock"/><has property="level"/></type>
  <type id="special" attached-to="planet building" source="host"/>
  <type id="tech" attached-to="empire" source="capital"/>
</vocabulary></orrery>)xml";
}

namespace {

struct Corner {
    const char* x;
    const char* y;
};
/// No three of them are on a line, and some ways along their sides are equally long.
constexpr Corner corners[] = {{"0", "0"}, {"100", "0"}, {"0", "80"}, {"100", "80"}, {"37", "230"}};

/// Adds ships with names, and the empires' orders in each turn.
void addOrders(Dice& dice, Markup& scenario, std::uint32_t systems, std::uint32_t planets) {
    const std::uint32_t ships = 2 + dice.below(3);
    std::vector<std::string> owners;
    const auto named = [&](const char* letter, std::uint32_t count) {
        return letter + std::to_string(dice.below(count));
    };
    for (std::uint32_t i = 0; i < ships; ++i) {
        Markup& ship = scenario.add({.tag = "place"});
        ship.with("class", "SHIP").with("name", "K" + std::to_string(i)).with("on", named("S", systems));
        owners.push_back(dice.pick({"E1", "E1", "E2", "none"}));
        ship.with("owner", owners.back());
        if (dice.chance(60)) {
            Markup& speed = scenario.add({.tag = "set"});
            speed.with("object", "K" + std::to_string(i)).with("meter", "Speed");
            speed.with("value", dice.pick({"0", "15", "40", "50", "20"}));
        }
    }
    const auto anything = [&] {
        switch (dice.below(12)) {
        case 0:
            return named("P", planets);
        case 1:
            return dice.pick({"E1", "E2", "E3", "Made", "#9", "#14"});
        case 2:
        case 3:
            return named("K", ships);
        default:
            return named("S", systems);
        }
    };
    for (std::uint32_t i = 4 + dice.below(10); i > 0; --i) {
        Markup order{.tag = dice.pick(
                         {"move-order", "move-order", "move-order", "focus-order", "target-order", "cancel-order"})};
        const bool isOfPlanet = order.tag == "focus-order";
        const std::uint32_t which = dice.below(isOfPlanet ? 2 : ships); // the first planets belong to the first empires
        const std::string owner = isOfPlanet ? "E" + std::to_string(which + 1) : owners[which];
        const bool isTheirs = owner != "none" && dice.chance(85);
        order.with("empire", isTheirs ? owner : dice.pick({"E1", "E2", "E3"}));
        order.with("turn", dice.pick({"0", "0", "0", "1", "2"}));
        order.with("object", dice.chance(5) ? anything() : (isOfPlanet ? "P" : "K") + std::to_string(which));
        if (order.tag == "move-order") {
            order.with("to", anything());
        } else if (order.tag == "target-order") {
            order.with("target", dice.chance(20) ? "none" : anything());
        } else if (isOfPlanet) {
            order.with("focus", dice.pick({"industry", "farming"})).with("which", dice.pick({"primary", "secondary"}));
        }
        scenario.add(std::move(order));
    }
}

/// Returns the additional vocabulary for orders and incomes.
Markup ordersVocabulary(Dice& dice, bool hasSight) {
    Markup vocabulary{.tag = "vocabulary"};
    Markup& speed = vocabulary.add({.tag = "meter"});
    speed.with("id", "Speed").with("rebuilt", "false").with("initial", "60").with("growth", "value()");
    vocabulary.add({.tag = "type"})
        .with("id", "ship")
        .with("extend", "true")
        .add({.tag = "has"})
        .with("meter", "Speed");
    for (const char* const resource : {"Minerals", "Favour"}) {
        Markup& one = vocabulary.add({.tag = "resource"});
        one.with("id", resource).with("replace", "true");
        if (resource == std::string("Minerals")) {
            one.with("initial", "10");
        } else {
            one.with("debt", "true");
        }
        if (dice.chance(80)) {
            one.with("income", dice.pick({"3", "-4", "Morale * 2 - 3", "Favour / 3 + 1", "Minerals * 0.1 - Morale",
                                          "turn - 2", "1 / (Minerals - 10)", "if(Minerals > 12, -5, 2)",
                                          "min(Minerals, 4) - Favour", "MaxMorale + Population"}));
        }
    }
    if (hasSight) {
        Markup& detection = vocabulary.add({.tag = "meter"});
        detection.with("id", "Detection").with("rebuilt", "false").with("growth", "value()");
        detection.with("initial", dice.pick({"0", "30", "90", "130"}));
        for (const char* const type : {"ship", "building"}) {
            Markup& one = vocabulary.add({.tag = "type"});
            one.with("id", type).with("extend", "true").add({.tag = "has"}).with("meter", "Detection");
        }
    }
    return vocabulary;
}

/// Returns a scenario with three systems, planets, objects on them, ships and techs.
Markup randomScenario(Dice& dice, Markup& content, const ContentOptions& options) {
    Markup scenario{.tag = "scenario"};
    scenario.with("id", "s");
    const auto add = [&](const char* tag) -> Markup& { return scenario.add({.tag = tag}); };
    add("empire").with("id", "E1").with("capital", "P0");
    add("empire").with("id", "E2").with("capital", "P1");
    if (dice.chance(50)) {
        add("empire").with("id", "E3");
    }
    if (dice.chance(40)) {
        add("team").with("id", "T").with("empires", dice.pick({"E1", "E1 E2"}));
    }
    const std::uint32_t systems = 2 + dice.below(3);
    const auto system = [&](std::uint32_t i) { return "S" + std::to_string(i); };
    for (std::uint32_t i = 0; i < systems; ++i) {
        add("system")
            .with("name", system(i))
            .with("x", options.hasOrders ? corners[i].x : std::to_string(50 * dice.below(5)))
            .with("y", options.hasOrders ? corners[i].y : std::to_string(50 * dice.below(3)))
            .with("star-colour", dice.pick({"blue", "white", "yellow", "red"}));
        if (i > 0 && dice.chance(75)) {
            add("lane").with("from", system(dice.below(i))).with("to", system(i));
        }
    }
    if (options.hasOrders && systems > 2) { // so that there are several ways
        add("lane").with("from", system(0)).with("to", system(systems - 1));
    }
    const std::uint32_t planets = 2 + dice.below(5);
    for (std::uint32_t i = 0; i < planets; ++i) {
        Markup& planet = add("planet");
        planet.with("name", "P" + std::to_string(i)).with("system", system(dice.below(systems)));
        const std::string size = dice.pick({"asteroids", "tiny", "small", "medium", "large", "huge", "gas_giant"});
        const bool isEnd = size == "asteroids" || size == "gas_giant";
        planet.with("size", size);
        planet.with("environment", isEnd ? size : dice.pick({"swamp", "toxic", "desert", "terran", "ocean"}));
        if (i < 2 || dice.chance(50)) {
            planet.with("owner", i < 2 ? "E" + std::to_string(i + 1) : dice.pick({"E1", "E2"}));
        }
        if (dice.chance(60)) {
            planet.with("focus", dice.pick({"industry", "farming"}));
        }
        if (dice.chance(30)) {
            planet.with("level", dice.pick({"1", "3", "5"}));
        }
    }
    for (std::uint32_t i = 0; i < 2 + dice.below(6); ++i) {
        Markup& place = add("place");
        const std::string kind = dice.pick({"MILL", "FORGE", "RUINS", "GEM", "SHIP", "SHIP"});
        place.with("class", kind);
        place.with("on", kind == "SHIP" ? system(dice.below(systems)) : "P" + std::to_string(dice.below(planets)));
        if (dice.chance(60)) {
            place.with("owner", dice.pick({"E1", "E2"}));
        }
    }
    for (const char* const tech : {"WARP", "DRIVE"}) {
        if (dice.chance(50)) {
            add("give-tech").with("tech", tech).with("to", dice.pick({"E1", "E2"}));
        }
    }
    if (options.hasTriggers && dice.chance(40)) { // T7, T24
        Markup& policy = add("policy");
        policy.with("rotation", dice.pick({"E2 E1", "E2", "E1 E2"}));
        if (options.hasEconomy && dice.chance(60)) {
            addList(dice, policy, content);
        }
        if (dice.chance(20)) {
            policy.with("reactions", "pass");
        }
    }
    for (std::uint32_t i = 0; i < planets; ++i) {
        if (dice.chance(60)) {
            add("set")
                .with("object", "P" + std::to_string(i))
                .with("meter", "Population")
                .with("value", dice.pick({"1", "3", "7.5", "0.3"}));
        }
    }
    if (options.hasOrders) {
        addOrders(dice, scenario, systems, planets);
        if (options.hasEconomy) {
            addProjectOrders(dice, scenario, planets);
        }
    }
    if (options.hasScenario) {
        addWatches(dice, content, scenario, options, systems, planets);
    }
    if (options.hasGiven) {
        addGifts(dice, content, scenario, planets);
    }
    return scenario;
}

} // namespace

Markup randomContent(std::uint32_t seed, const ContentOptions& options) {
    TurnWriter writer(seed, options);
    Dice& dice = writer.dice;
    struct Kind {
        const char* id;
        const char* type;
    };
    constexpr Kind kinds[] = {{"EMPIRE", "empire"}, {"SYSTEM", "system"},  {"PLANET", "planet"}, {"SHIP", "ship"},
                              {"MILL", "building"}, {"FORGE", "building"}, {"RUINS", "special"}, {"GEM", "special"},
                              {"WARP", "tech"},     {"DRIVE", "tech"}};
    Markup content{.tag = "orrery"};
    content.with("format", "1");
    for (const Kind& kind : kinds) {
        Markup& made = content.add({.tag = "class"});
        made.with("id", kind.id).with("type", kind.type);
        if (dice.chance(15)) {
            made.with("duration", dice.pick({"1", "2", "3"}));
        }
    }
    for (int i = 0; i < options.groups; ++i) {
        Markup& made = content.children[dice.below(std::size(kinds))];
        const bool altersMeters = options.hasMeters && (!options.hasOthers || dice.chance(40));
        made.add(writer.group("g" + std::to_string(i), altersMeters));
    }
    for (int i = 0; options.hasTriggers && i < options.groups; ++i) {
        content.children[dice.below(std::size(kinds))].add(writer.triggeredGroup("t" + std::to_string(i)));
    }
    for (int i = 0; options.hasTriggers && options.hasEconomy && i < 3; ++i) {
        content.children[dice.below(std::size(kinds))].add(writer.producer("p" + std::to_string(i)));
    }
    for (int i = 0; options.hasTriggers && options.hasEconomy && i < 2; ++i) {
        content.children[dice.below(std::size(kinds))].add(writer.reducer("r" + std::to_string(i)));
    }
    if (options.hasEconomy) {
        addEconomy(writer, content);
    }
    Markup scenario = randomScenario(dice, content, options);
    content.add(std::move(scenario));
    if (options.hasOrders) {
        content.add(ordersVocabulary(dice, options.hasSight));
    }
    return content;
}

} // namespace orrery::engine::turn_oracle
