// SPDX-License-Identifier: GPL-3.0-or-later
// Random availability of classes, their costs, and policies of order (E3.9, E8.6, T7, T18, T20, T21, X6.3).
#include "tests/engine/support/turn_random_economy.h"

namespace orrery::engine::turn_oracle {

using fixture::Markup;

namespace {

std::string anyClass(Dice& dice) {
    return dice.pick({"MILL", "MILL", "FORGE", "FORGE", "SHIP", "RUINS", "GEM", "WARP", "DRIVE"});
}

/// Adds random requirements and costs to a class.
void price(Markup& made, TurnWriter& writer) {
    Dice& dice = writer.dice;
    std::string type;
    for (const auto& [name, value] : made.attributes) {
        type = name == "type" ? value : type;
    }
    const bool isTech = type == "tech";
    if (!isTech && type != "building" && type != "ship" && type != "special") {
        return;
    }
    const std::string of = isTech ? "research" : "build";
    const auto property = [&](const std::string& name, const std::string& value) {
        made.add({.tag = "property"}).with("name", name).with("value", value);
    };
    if (dice.chance(80)) {
        property(of + "_cost", dice.pick({"0", "2", "5", "7", "10", "12", "30", "0.3"}));
    }
    if (dice.chance(60)) {
        property(of + "_time", dice.pick({"0", "1", "2", "2", "3"}));
    }
    if (dice.chance(30)) {
        property(of + "_resource", dice.pick({"Favour", "Favour", "Favour", "Gold"}));
    }
    if (dice.chance(30)) {
        made.add({.tag = "prerequisite"}).with("tech", isTech || dice.chance(50) ? "WARP" : "DRIVE");
    }
    if (dice.chance(20)) {
        made.add({.tag = "unlocks"}).with("class", anyClass(dice));
    }
    if (dice.chance(10)) {
        made.with("available", "false");
    }
    if (dice.chance(20)) {
        Markup& available = made.add({.tag = "available"});
        if (dice.chance(50)) {
            available.with("if", dice.pick({"Minerals > 5", "Favour < 3", "turn > 1", "Morale >= 2"}));
        } else {
            available.add(writer.condition(false, true, 1));
        }
    }
    if (dice.chance(25)) {
        made.add({.tag = "location"}).add(writer.condition(false, false, 1));
    }
}

} // namespace

Markup TurnWriter::right() {
    const std::uint32_t which = dice.below(5);
    Markup one{.tag = which == 0   ? "set-building-availability"
                      : which == 1 ? "set-ship-availability"
                      : which == 2 ? "set-tech-availability"
                                   : "set-availability"};
    one.with(which == 2 ? "tech" : "class", which == 0   ? dice.pick({"MILL", "FORGE"})
                                            : which == 1 ? "SHIP"
                                            : which == 2 ? dice.pick({"WARP", "DRIVE"})
                                                         : anyClass(dice));
    return dice.chance(60) ? one.with("available", dice.pick({"true", "false"})) : one;
}

Markup TurnWriter::cost() {
    Markup one{.tag = "cost"};
    one.with("resource", dice.pick({"Minerals", "Minerals", "Minerals", "Favour"}));
    return one.with("amount", dice.chance(70) ? dice.pick({"1", "3", "6", "9", "11", "14", "0"})
                                              : number(false, false, false, 1));
}

Markup TurnWriter::producer(const std::string& id) {
    Markup group{.tag = "group"};
    group.with("id", id);
    if (dice.chance(40)) {
        group.with("priority", dice.pick({"-1", "1", "3"}));
    }
    if (dice.chance(40)) {
        group.with("reaction", "true");
    }
    if (dice.chance(70)) {
        group.with("answers", "first-of-turn");
    }
    Markup& when = group.add({.tag = "trigger"}).with("when", "payment");
    if (dice.chance(60)) {
        when.with("of", "owned");
    }
    if (dice.chance(60)) {
        when.with("resource", dice.pick({"Minerals", "Minerals", "Favour"}));
    }
    if (dice.chance(20)) {
        when.with("if", "amount() " + dice.pick({"> 3", "<= 7", "> Minerals"}));
    }
    if (dice.chance(15)) {
        group.add(cost());
    }
    Markup& include = group.add({.tag = "scope"}).add({.tag = "include"});
    if (dice.chance(70)) {
        include.with("if", "type == empire and Target == Subject");
    } else {
        include.add({.tag = dice.pick({"self", "all"})});
    }
    Markup& effects = group.add({.tag = "effects"});
    if (dice.chance(15)) {
        effects.add(otherEffect());
    }
    Markup gain{.tag = "modify-stockpile"};
    gain.with("resource", dice.pick({"Minerals", "Minerals", "Minerals", "Favour"}));
    gain.with("amount", dice.pick({"1", "2", "4", "4", "-1", "amount()"}));
    if (dice.chance(80)) {
        effects.add(gain);
    } else {
        Markup one{.tag = "conditional"};
        one.add({.tag = "if"}).add(condition(false, false, 1));
        one.add({.tag = dice.pick({"then", "then", "else"})}).add(gain);
        if (one.children.back().tag == "else") {
            one.children.insert(one.children.begin() + 1, Markup{.tag = "then"})->add(otherEffect());
        }
        effects.add(one);
    }
    return group;
}

Markup TurnWriter::reducer(const std::string& id) {
    Markup group{.tag = "group"};
    group.with("id", id);
    if (dice.chance(25)) {
        group.with("reaction", "true");
    }
    if (dice.chance(25)) {
        group.with("answers", "first-of-turn");
    }
    group.add({.tag = "trigger"}).with("before", "payment");
    Markup& include = group.add({.tag = "scope"}).add({.tag = "include"});
    include.with("if", dice.pick({"type == empire", "type == empire and Target == Subject", "type == planet"}));
    const auto change = [&] {
        return Markup{.tag = "change-amount"}.with("amount", dice.pick({"-1", "-2", "-3", "2", "-amount() / 2"}));
    };
    Markup& branch = group.add({.tag = "effects"}).add({.tag = "conditional"});
    branch.add({.tag = "if"}).add(condition(false, false, 1));
    branch.add({.tag = "then"}).add(change());
    if (dice.chance(60)) {
        branch.add({.tag = "else"}).add(change());
    }
    return group;
}

void addEconomy(TurnWriter& writer, Markup& content) {
    Dice& dice = writer.dice;
    Markup vocabulary{.tag = "vocabulary"};
    const auto property = [&](const char* id) -> Markup& { return vocabulary.add({.tag = "property"}).with("id", id); };
    for (const char* const of : {"build", "research"}) {
        property((std::string(of) + "_cost").c_str()).with("of", "class").with("default", dice.pick({"0", "3", "6"}));
        property((std::string(of) + "_time").c_str()).with("of", "class");
        property((std::string(of) + "_resource").c_str())
            .with("of", "class")
            .with("format", "text")
            .with("default", "Minerals");
    }
    property("project_class").with("format", "class");
    property("project_spent");
    property("project_turns");
    property("bonus").with("runtime", "true");
    Markup& project = vocabulary.add({.tag = "type"});
    project.with("id", "project").with("class", "PROJECT").with("visible", "false");
    project.with("attached-to", "planet system empire");
    for (const char* const id : {"project_class", "project_spent", "project_turns"}) {
        project.add({.tag = "has"}).with("property", id);
    }
    for (const char* const id : {"ship", "planet"}) {
        vocabulary.add({.tag = "type"})
            .with("id", id)
            .with("extend", "true")
            .add({.tag = "has"})
            .with("property", "bonus");
    }
    for (Markup& made : content.children) {
        price(made, writer);
    }
    content.add(std::move(vocabulary));
}

void addProjectOrders(Dice& dice, Markup& scenario, std::uint32_t planets) {
    for (std::uint32_t i = 4 + dice.below(6); i > 0; --i) {
        const std::string empire = dice.pick({"E1", "E2"});
        const std::string home = empire == "E1" ? "P0" : "P1";
        const std::string place = dice.chance(75)   ? home
                                  : dice.chance(50) ? "P" + std::to_string(dice.below(planets))
                                                    : dice.pick({"E1", "S0", "S1", "K0", "K1", "Made", "#12", "#15"});
        Markup order{.tag = dice.pick({"produce-order", "produce-order", "produce-order", "produce-order",
                                       "research-order", "research-order", "cancel-order", "give-order"})};
        order.with("empire", dice.chance(95) ? empire : "E3").with("turn", dice.pick({"0", "0", "0", "1", "1", "2"}));
        if (order.tag == "produce-order") {
            order.with("class", dice.chance(95) ? dice.pick({"MILL", "MILL", "FORGE", "FORGE", "SHIP", "RUINS", "GEM"})
                                                : dice.pick({"WARP", "PLANET", "SYSTEM", "PROJECT", "EMPIRE"}));
            order.with("at", place);
        } else if (order.tag == "research-order") {
            order.with("tech", dice.pick({"WARP", "DRIVE"}));
        } else if (order.tag == "give-order") {
            order.with("object", place).with("property", "bonus").with("value", dice.pick({"1", "3", "-2.5"}));
        } else if (dice.chance(70)) {
            order.with("class", anyClass(dice));
        } else {
            order.with("object", "#" + std::to_string(8 + dice.below(14)));
        }
        scenario.add(std::move(order));
    }
}

void addList(Dice& dice, Markup& policy, const Markup& content) {
    std::vector<std::string> names;
    for (const Markup& made : content.children) {
        for (const Markup& group : made.children) {
            if (made.tag == "class" && group.tag == "group") {
                names.push_back(made.attributes[0].second + "/" + group.attributes[0].second);
            }
        }
    }
    policy.with("order", "list");
    for (std::uint32_t i = 1 + dice.below(6); i > 0 && !names.empty(); --i) {
        const std::uint32_t which = dice.below(names.size());
        policy.text += (policy.text.empty() ? "" : " ") + names[which];
        names.erase(names.begin() + which);
    }
}

} // namespace orrery::engine::turn_oracle
