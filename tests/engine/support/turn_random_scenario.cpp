// SPDX-License-Identifier: GPL-3.0-or-later
// Random conditions of scenarios, and values that are given in play (S, E6.3, E7.9).
#include "tests/engine/support/turn_random.h"

#include <array>

namespace orrery::engine::turn_oracle {

using fixture::Markup;

namespace {

/// Writes conditions, and the objects to which they refer.
class WatchWriter {
public:
    WatchWriter(Dice& dice, const ContentOptions& options, std::uint32_t systems, std::uint32_t planets)
        : m_dice(dice), m_options(options), m_systems(systems), m_planets(planets) {}

    Markup condition(std::uint32_t number, std::uint32_t all, const std::vector<std::string>& groups) {
        Markup one{.tag = "condition"};
        one.with("id", "c" + std::to_string(number));
        if (m_dice.chance(15)) {
            one.with("disabled", "true");
        }
        if (m_dice.chance(45)) {
            one.with("persistent", "true");
        }
        m_hasSubject = false;
        m_hasDirect = false;
        const std::string subject = object();
        const std::string direct = object();
        one.with("subject", subject).with("direct", direct);
        m_hasSubject = true;
        m_hasDirect = true;
        if (m_dice.chance(10)) {
            one.with("active", m_dice.pick({"turn > 1", "level > 2", "turn != 2"}));
        }
        watch(one, 2);
        for (std::uint32_t i = 1 + m_dice.below(3); i > 0; --i) {
            one.add(action(number, all, groups));
        }
        return one;
    }

private:
    std::string empire() { return m_dice.pick({"E1", "E1", "E2"}); }
    std::string ship() { return "K" + std::to_string(m_dice.below(3)); }
    std::string object() {
        switch (m_dice.below(m_hasSubject ? 12 : 10)) {
        case 0:
        case 1:
            return "P" + std::to_string(m_dice.below(m_planets));
        case 2:
        case 3:
            return ship();
        case 4:
            return "initial:" + std::to_string(m_dice.below(m_planets));
        case 5:
            return m_dice.pick({"flagship:", "controlled:", "target:"}) + empire();
        case 6:
            return m_dice.pick({"H0", "H1"});
        case 7:
            return "S" + std::to_string(m_dice.below(m_systems));
        case 8:
            return empire();
        case 9:
            return m_dice.pick({"#3", "#5", "#7"});
        case 10:
            return "subject";
        default:
            return "direct";
        }
    }
    std::string truth() { return m_dice.pick({"true", "false"}); }
    std::string number() {
        return m_dice.pick({"0", "1", "2", "3", "10", "40", "0.5", "turn", "turn * 2 - 1", "level"});
    }

    void watch(Markup& one, int depth) {
        constexpr std::array types{"autopilot", "building", "cash",   "computer", "count",   "score",
                                   "destroyed", "distance", "health", "identity", "message", "owner",
                                   "ships",     "speed",    "target", "time",     "zoom"};
        if (m_dice.chance(15)) {
            one.with("when", m_dice.pick({"turn > 1", "turn == 2", "level >= 2", "level + turn > 4 or turn == 1",
                                          "P0.Population >= 3", "object(\"P1\").Stock > 49"}));
            return;
        }
        std::string type = types[m_dice.below(types.size())];
        if (type == "count" && depth == 0) {
            type = "time";
        }
        one.with("type", type);
        if (type == "time" && m_dice.chance(40)) { // S13
            one.with("legacy-start-time", truth());
        }
        const bool isOrdered = type == "cash" || type == "count" || type == "score" || type == "distance" ||
                               type == "health" || type == "ships" || type == "speed" || type == "time" ||
                               type == "zoom";
        one.with("op", isOrdered ? m_dice.pick({"eq", "ne", "lt", "gt", "le", "ge"}) : m_dice.pick({"eq", "ne"}));
        if (type == "autopilot" || type == "building") {
            one.with("player", empire()).with("value", truth());
        } else if (type == "cash") {
            one.with("player", empire()).with("resource", m_dice.pick({"Minerals", "Favour"})).with("value", number());
        } else if (type == "ships") {
            one.with("player", empire()).with("value", number());
        } else if (type == "computer") {
            one.with("screen", m_dice.pick({"main", "build", "status"}));
            if (m_dice.chance(40)) {
                one.with("line", m_dice.pick({"0", "1", "2"}));
            }
        } else if (type == "count") {
            one.with("value", m_dice.pick({"0", "1", "2"}));
            for (std::uint32_t i = 1 + m_dice.below(3); i > 0; --i) {
                watch(one.add({.tag = "of"}), depth - 1);
            }
        } else if (type == "score") {
            one.with("counter", counter()).with("value", number());
        } else if (type == "destroyed") {
            one.with("object", object()).with("value", truth());
        } else if (type == "distance") {
            one.with("from", object()).with("to", object()).with("value", m_dice.pick({"0", "50", "100", "70.5"}));
        } else if (type == "health") {
            one.with("object", object()).with("meter", m_dice.pick({"Stock", "Population", "Morale"}));
            one.with("value", m_dice.pick({"0", "0.5", "1"}));
        } else if (type == "identity") {
            one.with("a", object()).with("b", object());
        } else if (type == "message") {
            one.with("message", m_dice.pick({"0", "1"})).with("page", m_dice.pick({"0", "1"}));
        } else if (type == "owner") {
            one.with("object", object()).with("player", m_dice.pick({"E1", "E2", "none"}));
        } else if (type == "speed") {
            one.with("object", m_dice.chance(70) ? ship() : object()).with("value", m_dice.pick({"0", "30", "60"}));
        } else if (type == "target") {
            one.with("object", m_dice.chance(70) ? ship() : object()).with("target", object());
        } else if (type == "time") {
            one.with("duration", m_dice.pick({"-1", "0", "1", "2", "0.5", "turn"}));
        } else {
            one.with("value", zoom());
        }
    }
    std::string zoom() { return m_dice.pick({"2:1", "1:1", "1:2", "1:4", "1:16", "foe", "object", "all"}); }
    std::string counter() { return m_dice.pick({"raids", "gifts"}); }

    Markup action(std::uint32_t number, std::uint32_t all, const std::vector<std::string>& groups) {
        Markup one;
        const auto onObject = [&](const char* tag) -> Markup& {
            one = {.tag = tag};
            return m_dice.chance(50) ? one.with("object", object()) : one;
        };
        switch (m_dice.below(20)) {
        case 0:
        case 1:
            one = {.tag = m_dice.pick({"enable", "disable", "enable"})};
            return one.with("condition", "c" + std::to_string(m_dice.below(all)));
        case 2:
            return {.tag = m_dice.chance(30) || number + 1 == all ? "check" : "pause"};
        case 3:
        case 4:
            if (groups.empty()) {
                return {.tag = "pause"};
            }
            one = {.tag = "fire"};
            one.with("group", groups[m_dice.below(groups.size())]);
            return one.with("on", m_dice.pick({"subject", "direct"}));
        case 5:
            one = {.tag = "fire"};
            one.with("on", m_dice.pick({"subject", "direct"}));
            if (m_dice.chance(40)) { // S8
                const std::string tag = m_dice.pick({"modify-meter", "set-meter", "multiply-meter", "divide-meter"});
                const char* const amount = tag == "modify-meter" ? "amount" : tag == "set-meter" ? "value" : "by";
                one.add({.tag = tag})
                    .with("meter", m_dice.pick({"Population", "Stock", "Speed"}))
                    .with(amount, m_dice.pick({"-3", "2", "500", "value() / 2", "Population + 1", "turn"}));
            } else if (m_dice.chance(50)) {
                one.add({.tag = "modify-stockpile"}).with("resource", "Favour").with("amount", "turn + 1");
            } else {
                one.add({.tag = "set-owner"}).with("empire", m_dice.pick({"E1", "E2", "none"}));
            }
            if (m_dice.chance(40)) {
                one.add({.tag = "set-property"}).with("property", "level").with("value", "Source.level + 1");
            }
            return one;
        case 6:
            one = {.tag = "create"};
            if (m_dice.chance(15)) {
                return one.with("class", m_dice.pick({"SHIP", "MILL", "RUINS"}));
            } else {
                const std::string on = object();
                const bool isPlanet = on.starts_with("P") || on.starts_with("initial:");
                one.with("class", isPlanet ? m_dice.pick({"SHIP", "MILL", "RUINS"}) : "SHIP");
                return one.with("on", on);
            }
        case 7:
            return onObject("destroy");
        case 8:
            if (m_options.hasTriggers) { // moves by the scenario raise no departure or arrival
                return {.tag = "check"};
            }
            one = {.tag = "move"};
            return one.with("object", m_dice.chance(60) ? ship() : "P" + std::to_string(m_dice.below(m_planets)))
                .with("to", object());
        case 9:
        case 10:
            return onObject("set-owner").with("empire", m_dice.pick({"E1", "E2", "E2", "none"}));
        case 11:
            return onObject("set-target").with("target", object());
        case 12:
        case 13:
            one = {.tag = "add-to-counter"};
            one.with("counter", counter());
            return m_dice.chance(60) ? one.with("by", m_dice.pick({"2", "-1", "turn", "level * 2"})) : one;
        case 14:
            one = {.tag = "message",
                   .text = m_dice.pick({"Turn {turn}.", "It is late.", "Level {level}, turn {turn + 1}"})};
            return m_dice.chance(50) ? one.with("to", empire()) : one;
        case 15:
            one = {.tag = "reveal"};
            return one.with("object", m_dice.pick({"H0", "H1"}));
        case 16:
            return onObject("select");
        case 17:
            one = {.tag = "zoom"};
            return one.with("to", zoom());
        case 18:
            if (m_dice.chance(25)) {
                one = {.tag = m_dice.pick({"win", "lose"})};
                return one.with("empire", empire()).with("reason", "so it is");
            }
            [[fallthrough]];
        default:
            one = {.tag = "delay"};
            return one.with("turns", m_dice.pick({"0", "1", "1", "2"}));
        }
    }

    Dice& m_dice;
    const ContentOptions& m_options;
    std::uint32_t m_systems;
    std::uint32_t m_planets;
    bool m_hasSubject = false;
    bool m_hasDirect = false;
};

void addProperty(Markup& vocabulary, const char* type, const char* property, const char* format, bool isNew = true) {
    if (isNew) {
        Markup& one = vocabulary.add({.tag = "property"});
        one.with("id", property);
        if (*format != 0) {
            one.with("format", format);
        }
    }
    Markup& extended = vocabulary.add({.tag = "type"});
    extended.with("id", type).with("extend", "true").add({.tag = "has"}).with("property", property);
}

/// Returns the groups without triggers that alter no meters, as CLASS/group.
std::vector<std::string> groupsToFire(const Markup& content) {
    const auto valueOf = [](const Markup& of, std::string_view name) {
        for (const auto& [attribute, value] : of.attributes) {
            if (attribute == name) {
                return value;
            }
        }
        return std::string();
    };
    std::vector<std::string> found;
    for (const Markup& kind : content.children) {
        for (const Markup& group : kind.children) {
            const bool isPlain = group.tag == "group" && group.children.front().tag != "trigger";
            const std::string first = isPlain ? group.children.back().children.front().tag : std::string();
            const bool altersMeters = first.ends_with("-meter") || first == "conditional";
            if (isPlain && !altersMeters && valueOf(group, "enabled").empty()) {
                found.push_back(valueOf(kind, "id") + "/" + valueOf(group, "id"));
            }
        }
    }
    return found;
}

} // namespace

void addWatches(Dice& dice, Markup& content, Markup& scenario, const ContentOptions& options, std::uint32_t systems,
                std::uint32_t planets) {
    Markup& vocabulary = content.add({.tag = "vocabulary"});
    Markup& game = vocabulary.add({.tag = "type"});
    game.with("id", "game").with("class", "GAME").add({.tag = "has"}).with("property", "level");
    for (const auto& [property, format] :
         {std::pair("human", "boolean"), std::pair("autopilot", "boolean"), std::pair("flagship", "object"),
          std::pair("controlled", "object"), std::pair("build_object", "object")}) {
        addProperty(vocabulary, "empire", property, format);
    }
    if (!options.hasOrders) {
        vocabulary.add({.tag = "meter"})
            .with("id", "Speed")
            .with("rebuilt", "false")
            .with("initial", dice.pick({"60", "30"}))
            .with("growth", "value()");
        vocabulary.add({.tag = "type"})
            .with("id", "ship")
            .with("extend", "true")
            .add({.tag = "has"})
            .with("meter", "Speed");
        for (std::uint32_t i = 0; i < 3; ++i) {
            Markup& ship = scenario.add({.tag = "place"});
            ship.with("class", "SHIP").with("name", "K" + std::to_string(i));
            ship.with("on", "S" + std::to_string(dice.below(systems))).with("owner", dice.pick({"E1", "E1", "E2"}));
        }
    }
    Markup& hidden = scenario.add({.tag = "place"});
    const bool isShip = dice.chance(50);
    hidden.with("class", isShip ? "SHIP" : "MILL").with("name", "H0").with("on", isShip ? "S0" : "P0");
    hidden.with("hidden", "true");
    hidden.with("owner", dice.pick({"E1", "E2"}));
    Markup& world = scenario.add({.tag = "planet"});
    world.with("name", "H1").with("system", "S0").with("size", "small").with("environment", "terran");
    world.with("hidden", "true").with("owner", dice.pick({"E1", "none"}));
    for (const char* const empire : {"E1", "E2"}) {
        const auto set = [&](const char* property, const std::string& value) {
            scenario.add({.tag = "set"}).with("object", empire).with("property", property).with("value", value);
        };
        set("flagship", dice.pick({"K0", "K1"}));
        set("controlled", dice.pick({"K1", "K2", "P0"}));
        if (dice.chance(70)) {
            set("human", "true");
        }
        if (dice.chance(50)) {
            set("autopilot", "true");
        }
        if (dice.chance(50)) {
            set("build_object", "P1");
        }
    }
    scenario.add({.tag = "set"}).with("object", "K1").with("target", dice.pick({"P0", "P1", "K0"}));
    if (dice.chance(70)) {
        Markup& view = scenario.add({.tag = "view"});
        view.with("screen", dice.pick({"main", "build", "message"})).with("zoom", dice.pick({"1:1", "1:4", "all"}));
        if (dice.chance(60)) {
            view.with("line", dice.pick({"0", "1"}));
        }
        if (dice.chance(60)) {
            view.with("message", dice.pick({"0", "1"})).with("page", dice.pick({"0", "1"}));
        }
    }
    if (!options.hasTriggers && dice.chance(50)) {
        Markup& policy = scenario.add({.tag = "policy"});
        policy.with("start-time", dice.pick({"1", "2", "5"})).with("legacy-start-time", dice.pick({"true", "false"}));
    }
    const std::vector<std::string> groups = groupsToFire(content);
    WatchWriter writer(dice, options, systems, planets);
    const std::uint32_t all = 3 + dice.below(5);
    for (std::uint32_t i = 0; i < all; ++i) {
        scenario.add(writer.condition(i, all, groups));
    }
}

void addGifts(Dice& dice, Markup& content, Markup& scenario, std::uint32_t planets) {
    Markup& vocabulary = content.add({.tag = "vocabulary"});
    for (const bool isEmpire : {false, true}) {
        Markup& property = vocabulary.add({.tag = "property"});
        property.with("id", isEmpire ? "patron" : "bonus").with("runtime", "true");
        if (isEmpire) {
            property.with("format", "object");
        }
        for (const char* const type : {"planet", "ship", "empire"}) {
            addProperty(vocabulary, type, isEmpire ? "patron" : "bonus", "", false);
        }
    }
    const auto give = [&](const std::string& object) {
        if (dice.chance(60)) {
            scenario.add({.tag = "set"})
                .with("object", object)
                .with("property", "bonus")
                .with("value", dice.pick({"1", "2.5", "-3", "0"}));
        }
        if (dice.chance(70)) {
            scenario.add({.tag = "set"})
                .with("object", object)
                .with("property", "patron")
                .with("value", dice.pick({"E1", "E2", "E1"}));
        }
    };
    for (std::uint32_t i = 0; i < planets; ++i) {
        give("P" + std::to_string(i));
    }
    give("E1");
    give("E2");
}

void TurnWriter::leaveToTheRun(Markup& group) {
    const auto byPatron = [&] {
        Markup one{.tag = "owned-by-specific-empire"};
        one.with("mode", dice.pick({"active", "inactive"}));
        if (dice.chance(75)) {
            one.add({.tag = "empire"}).with("runtime", "patron");
        } else {
            one.with("empire", dice.pick({"E1", "E2", "Source.owner"}));
        }
        return one;
    };
    for (Markup& part : group.children) {
        if (part.tag == "activation" && dice.chance(40)) {
            part.add(byPatron());
        }
        if (part.tag == "scope") {
            for (Markup& of : part.children) {
                if (dice.chance(25)) {
                    of.children.assign(1, byPatron());
                }
            }
        }
        if (part.tag != "effects") {
            continue;
        }
        for (Markup& effect : part.children) {
            for (std::size_t i = 0; i < effect.attributes.size(); ++i) {
                const std::string name = effect.attributes[i].first;
                const bool isAmount = name == "amount" || name == "by" || name == "to" ||
                                      (name == "value" && effect.tag != "set-property");
                if (isAmount && dice.chance(35)) {
                    effect.attributes.erase(effect.attributes.begin() + static_cast<std::ptrdiff_t>(i));
                    effect.add({.tag = name}).with("runtime", "bonus");
                    break;
                }
            }
        }
    }
}

} // namespace orrery::engine::turn_oracle
