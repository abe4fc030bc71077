// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/turn_random.h"

namespace orrery::engine::turn_oracle {

using fixture::Markup;

std::string TurnWriter::number(bool ofMeterGroup, bool hasTarget, bool hasValue, int depth) {
    const auto constant = [&] { return dice.pick({"0", "1", "2", "3", "5", "0.5", "0.1", "-1", "-2", "12", "60"}); };
    const auto meter = [&] {
        const std::string whose = hasTarget && dice.chance(50) ? (dice.chance(70) ? "Target." : "") : "Source.";
        return whose +
               dice.pick({"Population", "MaxPopulation", "Industry", "Stock", "MaxStock", "Morale", "MaxMorale"});
    };
    if (m_options.isStrict) { // E7.1, E7.3
        return ofMeterGroup || dice.chance(60) ? constant() : meter() + " * " + dice.pick({"2", "0.5", "3"});
    }
    if (depth <= 0) {
        if (m_hasSubject && dice.chance(40)) { // T15
            return dice.pick({"Subject.level", "Subject.Stock", "Subject.planet.Stock", "Subject.planet.level"});
        }
        switch (dice.below(hasValue ? 7 : 6)) {
        case 0:
        case 1:
            return constant();
        case 2:
        case 3:
            return meter();
        case 4:
            return dice.pick({"turn", "Source.level", "Source.Minerals", "last(Source.MaxPopulation)"});
        case 5:
            return dice.pick({"Source.age", "Source.Favour", "2.5"});
        default:
            return "value()";
        }
    }
    const auto inner = [&] { return number(ofMeterGroup, hasTarget, hasValue, depth - 1); };
    switch (dice.below(9)) {
    case 0:
        return "(" + inner() + " + " + inner() + ")";
    case 1:
        return "(" + inner() + " - " + inner() + ")";
    case 2:
        return "(" + inner() + " * " + inner() + ")";
    case 3:
        return "(" + inner() + " / " + inner() + ")";
    case 4:
        return "min(" + inner() + ", " + inner() + ")";
    case 5:
        return "max(" + inner() + ", " + inner() + ")";
    case 6:
        return hasTarget ? "if(" + truth(ofMeterGroup, 0) + ", " + inner() + ", " + inner() + ")" : inner();
    default:
        return number(ofMeterGroup, hasTarget, hasValue, 0);
    }
}

std::string TurnWriter::truth(bool ofMeterGroup, int depth) {
    if (depth > 0) {
        switch (dice.below(4)) {
        case 0:
            return "(" + truth(ofMeterGroup, depth - 1) + " and " + truth(ofMeterGroup, depth - 1) + ")";
        case 1:
            return "(" + truth(ofMeterGroup, depth - 1) + " or " + truth(ofMeterGroup, depth - 1) + ")";
        case 2:
            return "not " + truth(ofMeterGroup, depth - 1);
        default:
            break;
        }
    }
    if (m_options.hasEconomy && dice.chance(15)) { // X6.3
        return dice.pick({"canHave(MILL)", "canHave(FORGE, Source)", "canHave(WARP, Source.owner)", "canHave(SHIP)"});
    }
    switch (dice.below(6)) {
    case 0:
        return "size == " + size();
    case 1:
        return "Population " + dice.pick({"<", "<=", ">", ">=", "==", "!="}) + " " +
               dice.pick({"0", "1", "3", "Stock"});
    case 2:
        return "Source.Stock > " + dice.pick({"0", "20", "Target.Stock", "Target.Morale"});
    case 3:
        return "level " + dice.pick({">= 2", "< 3", "== Source.level"});
    case 4:
        return "turn " + dice.pick({"> 1", "<= 2", "== 3"});
    default:
        return "Minerals > " + dice.pick({"5", "10", "14"});
    }
}

std::string TurnWriter::size() {
    return dice.pick({"asteroids", "tiny", "small", "medium", "large", "huge", "gas_giant"});
}

std::string TurnWriter::environment() {
    return dice.pick({"swamp", "toxic", "barren", "desert", "terran", "ocean", "asteroids", "gas_giant"});
}

void TurnWriter::bound(Markup& condition, bool ofMeterGroup, bool isActivation) {
    const std::string name = dice.pick({"at-least", "at-most", "below"});
    const bool isPlain = m_options.isStrict || isActivation || dice.chance(60);
    condition.with(name, isPlain ? dice.pick({"0", "1", "3", "10", "45", "-1"}) : number(ofMeterGroup, true, false, 1));
    if (name == "at-least" && dice.chance(20)) {
        condition.with("at-most", dice.pick({"3", "12", "50"}));
    }
}

Markup TurnWriter::simpleCondition(bool ofMeterGroup, bool isActivation) {
    Markup one;
    const bool readsNumbers = !(m_options.isStrict && isActivation && ofMeterGroup); // E6.2
    switch (dice.below(readsNumbers ? 13 : 11)) {
    case 0:
        return {.tag = "all"};
    case 1:
        return {.tag = "self"};
    case 2:
        one = {.tag = "object-type"};
        return dice.chance(80) ? one.with("type", dice.pick({"planet", "ship", "building", "empire", "system"})) : one;
    case 3:
        one = {.tag = "object-class"};
        return dice.chance(80) ? one.with("class", dice.pick({"PLANET", "SHIP", "MILL", "FORGE", "RUINS"})) : one;
    case 4:
        one = {.tag = "empire-affiliation"};
        one.with("empire", dice.pick({"source", "source", "none", "E1", "E2"}));
        return one.with("mode", dice.pick({"empire-inclusive", "empire-exclusive", "enemies-inclusive",
                                           "enemies-exclusive", "allies-inclusive", "allies-exclusive"}));
    case 5:
        one = {.tag = "planet-size"};
        one.with("size", dice.chance(20) ? "Source.size" : size());
        return dice.chance(50) ? one.with("range", dice.pick({"0", "1", "2"})) : one;
    case 6:
        one = {.tag = "planet-environment"};
        one.with("type", dice.chance(20) ? "Source.environment" : environment());
        return dice.chance(50) ? one.with("range", dice.pick({"0", "1", "3"})) : one;
    case 7:
        one = {.tag = "star-colour"};
        return one.with("colour", dice.chance(20) ? "Source.star_colour" : dice.pick({"blue", "yellow", "red"}));
    case 8:
        one = {.tag = "planet-focus"};
        one.with("focus", dice.chance(20) ? "Source.focus" : dice.pick({"industry", "farming"}));
        return one.with("which", dice.pick({"primary", "secondary", "secondary-only"}));
    case 9:
        one = {.tag = "chance"};
        return one.with("probability", dice.pick({"0.2", "0.5", "0.8"}));
    case 10:
        one = {.tag = dice.pick({"owner-has-tech", "has-special"})};
        return one.tag == "has-special" ? one.with("special", dice.pick({"RUINS", "GEM"}))
                                        : one.with("tech", dice.pick({"WARP", "DRIVE"}));
    case 11:
        one = {.tag = "meter-value"};
        one.with("meter", dice.pick({"Population", "Stock", "Morale", "Industry"}));
        one.with("which", dice.pick({"current", "max"}));
        bound(one, ofMeterGroup, isActivation);
        return one;
    default:
        one = {.tag = "stockpile-value"};
        one.with("resource", dice.pick({"Minerals", "Favour"}));
        bound(one, ofMeterGroup, isActivation);
        return one;
    }
}

Markup TurnWriter::placeCondition(bool ofMeterGroup, int depth) {
    Markup one;
    switch (dice.below(9)) {
    case 0:
        one = {.tag = "distance-to-source"};
        return one.with("at-most", dice.pick({"0", "50", "100", "150"}));
    case 1:
        one = {.tag = "starlane-jumps-to-source"};
        return one.with("at-most", dice.pick({"0", "1", "2"}));
    case 2:
        one = {.tag = "distance-to-class"};
        one.with("class", dice.pick({"MILL", "FORGE", "SHIP"}));
        return one.with("at-most", dice.pick({"0", "60", "110"}));
    case 3:
        one = {.tag = "starlane-jumps-to-class"};
        one.with("class", dice.pick({"MILL", "FORGE", "SHIP"}));
        return one.with("at-most", dice.pick({"0", "1", "2"}));
    case 4:
        one = {.tag = "within-distance"};
        one.with("at-most", dice.pick({"0", "60", "110"}));
        break;
    case 5:
        one = {.tag = "within-jumps"};
        one.with("at-most", dice.pick({"0", "1", "2"}));
        break;
    case 6:
        one = {.tag = "number-of"};
        one.with(dice.pick({"at-least", "at-most"}), dice.pick({"0", "1", "3", "6"}));
        break;
    default:
        one = {.tag = dice.pick({"contains", "contained-by", "attached-to"})};
        break;
    }
    one.add(condition(ofMeterGroup, false, depth - 1));
    return one;
}

Markup TurnWriter::condition(bool ofMeterGroup, bool isActivation, int depth) {
    if (depth > 0 && dice.chance(30)) {
        Markup one{.tag = dice.pick({"and", "or", "not"})};
        for (std::uint32_t i = one.tag == "not" ? 1 : 1 + dice.below(3); i > 0; --i) {
            one.add(condition(ofMeterGroup, isActivation, depth - 1));
        }
        return one;
    }
    if (m_options.hasTriggers && dice.chance(6)) {
        return {.tag = "targeted"};
    }
    if (m_options.hasSight && dice.chance(30)) {
        Markup one{.tag = dice.pick({"visible-to-source", "source-visible"})};
        return one.with("seen", dice.pick({"true", "false"}));
    }
    if (m_options.hasEconomy && dice.chance(8)) { // E5.25
        Markup one{.tag = "owner-can-build"};
        return one.with("class", dice.pick({"MILL", "FORGE", "SHIP", "WARP", "Source.class"}));
    }
    if (m_options.readsMap && !isActivation && depth > 0 && dice.chance(40)) {
        return placeCondition(ofMeterGroup, depth);
    }
    if (!m_options.isStrict && !isActivation && dice.chance(15)) {
        Markup one{.tag = "expression"};
        return one.with("if", truth(ofMeterGroup, 2));
    }
    return simpleCondition(ofMeterGroup, isActivation);
}

Markup TurnWriter::meterEffect() {
    struct Kind {
        const char* verb;
        const char* amount;
    };
    constexpr Kind kinds[] = {{"modify", "amount"}, {"modify", "amount"}, {"modify", "amount"}, {"set", "value"},
                              {"multiply", "by"},   {"divide", "by"},     {"raise", "to"},      {"lower", "to"}};
    const Kind& kind = kinds[dice.below(std::size(kinds))];
    Markup effect{.tag = std::string(kind.verb) + (dice.chance(60) ? "-max-meter" : "-meter")};
    effect.with("meter", dice.pick({"Population", "Population", "Industry", "Stock", "Morale"}));
    effect.with(kind.amount, number(true, true, true, static_cast<int>(dice.below(3))));
    if (dice.chance(25)) {
        effect.with("priority", dice.pick({"-1", "0", "3", "7"}));
    }
    return effect;
}

Markup TurnWriter::contender() {
    const std::uint32_t which = dice.below(3);
    Markup effect{.tag = which == 1 ? "modify-meter" : "modify-max-meter"};
    effect.with("meter", which == 0 ? "Population" : which == 1 ? "Stock" : "Industry");
    effect.with("amount", number(true, true, false, static_cast<int>(dice.below(2))));
    effect.with("priority", which == 0 ? "1" : "0");
    return effect.with("stacking", which == 0 ? "L" : which == 1 ? "M" : "N");
}

Markup TurnWriter::conditional(bool altersMeters) {
    const auto effect = [&] { return altersMeters ? meterEffect() : otherEffect(); };
    Markup one{.tag = "conditional"};
    one.add({.tag = "if"}).add(condition(altersMeters, false, 1));
    Markup& then = one.add({.tag = "then"});
    then.add(dice.chance(20) ? conditional(altersMeters) : effect());
    if (dice.chance(60)) {
        one.add({.tag = "else"}).add(effect());
    }
    return one;
}

Markup TurnWriter::group(const std::string& id, bool altersMeters) {
    Markup group{.tag = "group"};
    group.with("id", id);
    if (dice.chance(40)) {
        group.with("priority", dice.pick({"-1", "1", "3", "7"}));
    }
    if (dice.chance(20)) {
        group.with("stacking", dice.pick({"A", "B", "7"}));
    }
    if (!altersMeters && m_options.hasTriggers && dice.chance(12)) { // E8.8
        group.with("stage", dice.pick({"before-growth", "after-growth", "after-movement", "before-production",
                                       "after-research", "before-combat"}));
    }
    if (dice.chance(3)) {
        group.with("enabled", "false");
    }
    if (dice.chance(35)) {
        Markup& activation = group.add({.tag = "activation"});
        activation.add(condition(altersMeters, true, 2));
        if (dice.chance(20)) {
            activation.add(condition(altersMeters, true, 1));
        }
    }
    Markup& scope = group.add({.tag = "scope"});
    const bool makesObjects = !altersMeters && dice.chance(12); // rare, so that galaxies stay small
    for (std::uint32_t i = makesObjects ? 1 : 1 + dice.below(2); i > 0; --i) {
        Markup& include = scope.add({.tag = "include"});
        include.add(makesObjects ? Markup{.tag = "self"} : condition(altersMeters, false, 2));
    }
    for (std::uint32_t i = dice.below(3) / 2 + dice.below(2); i > 0; --i) {
        scope.add({.tag = "exclude"}).add(condition(altersMeters, false, 2));
    }
    m_movesSystems = m_options.hasMoves && dice.chance(15);
    if (m_options.hasMoves && !m_movesSystems) {
        scope.add({.tag = "exclude"}).add({.tag = "object-type"}).with("type", "system");
    }
    Markup& effects = group.add({.tag = "effects"});
    for (std::uint32_t i = 1 + dice.below(3); i > 0; --i) {
        if (!makesObjects && dice.chance(12)) {
            effects.add(altersMeters && dice.chance(50) ? contender() : conditional(altersMeters));
            continue;
        }
        if (!altersMeters && m_options.hasTriggers && dice.chance(25)) {
            effects.add(dice.chance(50) ? laterEffect() : raising());
            continue;
        }
        Markup effect = altersMeters ? meterEffect() : makesObjects ? makingEffect() : otherEffect();
        if (dice.chance(20)) {
            effect.with("stacking", dice.pick({"A", "B", "C", "7"}));
        }
        if (dice.chance(4)) {
            effect.with("enabled", "false");
        }
        if (!m_options.isStrict && dice.chance(8)) {
            effect.with("active", dice.pick({"turn > 1", "Source.Stock > 40", "Source.level == 2"}));
        }
        effects.add(std::move(effect));
    }
    if (m_options.hasGiven) {
        leaveToTheRun(group);
    }
    return group;
}

Markup TurnWriter::makingEffect() {
    Markup one{.tag = "create-object"};
    one.with("class", dice.pick({"MILL", "FORGE", "RUINS", "SHIP", "PLANET", "Source.class"}));
    if (dice.chance(40)) {
        one.with("count", dice.pick({"2", "0", "Target.level", "turn / 2"}));
    }
    if (m_options.hasTriggers && dice.chance(30)) {
        one.with("target", dice.pick({"source", "object"}));
    }
    return dice.chance(30) ? one.with("name", "Made") : one;
}

/// Returns a move (E3.21), also to systems' exact places, along lanes, and to empty space. Two systems never get the
/// same place, because no requirement says which way without length is taken.
Markup TurnWriter::move() {
    if (m_movesSystems) {
        Markup put{.tag = "put-at"};
        return put.with("x", "Target.id * 17").with("y", "40");
    }
    Markup one{.tag = dice.pick({"move-to", "move-to", "move-towards", "put-at"})};
    if (one.tag == "put-at") {
        one.with("x", dice.pick({"0", "100", "37", "50", "Target.level * 20"}));
        return one.with("y", dice.pick({"0", "80", "230", "40"}));
    }
    if (one.tag == "move-towards") {
        one.with("distance", dice.pick({"0", "20", "50", "500", "-3", "Target.level * 10"}));
    }
    one.add({.tag = "where"}).add(condition(false, false, 1));
    return one;
}

Markup TurnWriter::otherEffect() {
    const auto owner = [&] { return dice.pick({"source", "none", "E1", "E2", "Source.owner"}); };
    Markup one;
    if (m_options.hasSight && dice.chance(15)) { // E3.26
        one = {.tag = "set-visibility"};
        one.with("empire", dice.pick({"source", "E1", "E2"}));
        return one.with("seen", dice.pick({"true", "false"}));
    }
    if (m_options.hasEconomy && dice.chance(15)) { // E3.9 to E3.12
        return right();
    }
    if (m_options.hasMoves && dice.chance(35)) {
        return move();
    }
    if (m_options.hasOrders && dice.chance(12)) { // E3.23
        one = {.tag = dice.pick({"add-starlane", "remove-starlane"})};
        one.add({.tag = "to"}).add(condition(false, false, 1));
        return one;
    }
    switch (dice.below(m_options.hasTriggers ? 16 : 15)) {
    case 0:
    case 1: {
        const bool isPerObject = dice.chance(40);
        one = {.tag = dice.pick({"modify-stockpile", "modify-stockpile", "set-stockpile"})};
        one.with("resource", dice.pick({"Minerals", "Favour"}));
        one.with(one.tag == "set-stockpile" ? "value" : "amount",
                 isPerObject ? number(false, true, false, 1) : number(false, false, false, 1));
        return isPerObject ? one.with("per", "object") : one;
    }
    case 2:
        one = {.tag = "set-planet-size"};
        return one.with("size", dice.chance(20) ? "Source.size" : size());
    case 3:
    case 4:
        one = {.tag = "modify-planet-size"};
        return one.with("steps",
                        dice.chance(80) ? dice.pick({"1", "-1", "2", "-3", "9", "-9"}) : number(false, true, false, 1));
    case 5:
        one = {.tag = "set-planet-environment"};
        return one.with("type", dice.chance(20) ? "Source.environment" : environment());
    case 6:
        one = {.tag = "set-star-colour"};
        return one.with("colour", dice.chance(20) ? "Source.star_colour" : dice.pick({"blue", "red"}));
    case 7:
        return {.tag = "destroy-object"};
    case 8:
    case 9:
        one = {.tag = dice.pick({"set-owner", "add-owner", "remove-owner"})};
        return one.with("empire", owner());
    case 10:
    case 11:
        one = {.tag = dice.pick({"add-special", "add-special", "remove-special"})};
        return one.with("special", dice.pick({"RUINS", "GEM"}));
    case 12:
        one = {.tag = "set-focus"};
        one.with("focus", dice.chance(30) ? "Source.focus" : dice.pick({"industry", "farming"}));
        return dice.chance(50) ? one.with("which", dice.pick({"primary", "secondary"})) : one;
    case 13:
        one = {.tag = "set-property"};
        one.with("property", "level");
        return one.with("value", number(false, true, false, 1));
    case 14:
        if (m_options.hasTriggers) { // E9
            one = {.tag = "set-target"};
            one.add({.tag = "which"}).add(condition(false, false, 1));
            return one;
        }
        [[fallthrough]];
    default:
        one = {.tag = dice.pick({"give-tech", "give-tech", "take-tech"})};
        return one.with("tech", dice.pick({"WARP", "DRIVE"}));
    }
}

} // namespace orrery::engine::turn_oracle
