// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/made_project.h"

#include "engine/check/expression_functions.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace orrery::engine::fixture {

namespace {

constexpr std::size_t mostElements = 160;

/// What examples of functions speak of and the base does not have.
constexpr std::array strangers{"BLD_MEGALITH", "HARD_MODE", "CON_CONC_CAMP", "food"};

} // namespace

std::string_view madeProjectBase() {
    return R"xml(<orrery format="1">
<vocabulary>
  <occurrence id="festival"/>
  <property id="bonus"/><property id="given" runtime="true"/><property id="motto" format="text" default="none"/>
  <type id="planet" extend="true"><has property="bonus"/><has property="given"/><has property="motto"/></type>
  <scope id="ship.weapon"/>
  <stacking name="L" policy="largest"/>
</vocabulary>
<variable name="Zeal" format="number"/><variable scope="planet" name="Unrest" format="number"/>
<variable scope="ship.weapon" name="Crit" format="number"/>
<global-modifiers><modify variable="Zeal" add="turn"/>
  <modify-other type="planet" variable="Unrest" set="Population + Zeal"/></global-modifiers>
<class id="BLD_MILL" type="building" groupings="Works"><group id="g"><scope><include><object-type type="planet"/>
  </include></scope><effects><modify-max-meter meter="Industry" amount="Unrest + 1"/></effects></group></class>
<class id="BLD_FORGE" type="building"><property name="build_cost" value="5"/></class>
<class id="SPC_GEM" type="special"/><class id="SHP_SCOUT" type="ship"><part number="1" scope="ship.weapon"/></class>
<class id="TEC_WARP" type="tech"><unlocks class="BLD_FORGE"/></class><class id="MRK" type="marker"/>
<strings language="en"><string id="HELLO">Hello {name}</string></strings>
<function id="twice" value="x + x"><parameter name="x" format="number"/></function>
<table id="Costs"><column id="cost" format="number"/><row key="1" cost="3"/></table>
<scenario id="base"><empire id="E1" capital="P0"/><empire id="E2" capital="P1"/>
  <system name="S0" x="0" y="0"/><system name="S1" x="90" y="10"/><lane from="S0" to="S1"/>
  <planet name="P0" system="S0" owner="E1"/><planet name="P1" system="S1" owner="E2"/><planet name="P2" system="S1"/>
  <place class="BLD_MILL" on="P0" owner="E1"/><place class="SHP_SCOUT" on="S0" owner="E1" name="K0"/>
  <place class="SPC_GEM" on="P1"/><give-tech tech="TEC_WARP" to="E1"/></scenario>
</orrery>)xml";
}

MadeProject::MadeProject(std::uint32_t seed, const Vocabulary& vocabulary) : m_engine(seed), m_vocabulary(vocabulary) {
    const auto ids = [](const auto& all, std::vector<std::string>& out) {
        for (const auto& one : all) {
            out.push_back(one.id);
        }
    };
    ids(vocabulary.meters(), m_meters);
    ids(vocabulary.properties(), m_properties);
    ids(vocabulary.resources(), m_resources);
    ids(vocabulary.types(), m_types);
    for (const void* table :
         {static_cast<const void*>(vocabulary.conditions().data()),
          static_cast<const void*>(vocabulary.effects().data()), static_cast<const void*>(vocabulary.orders().data()),
          static_cast<const void*>(vocabulary.watches().data()),
          static_cast<const void*>(vocabulary.actions().data())}) {
        m_cursors[table] = seed * std::size_t{7};
    }
}

std::string MadeProject::number(int depth) {
    if (depth > 0 && chance(50)) {
        const std::string op = one({" + ", " - ", " * ", " / ", " % ", " ^ "});
        return "(" + number(depth - 1) + op + number(depth - 1) + ")";
    }
    if (depth > 0 && chance(20)) {
        return one({"min(", "max("}) + number(depth - 1) + ", " + number(depth - 1) + ")";
    }
    if (chance(15)) {
        const std::span<const ExpressionFunction> rows = functionRows();
        const std::string example(rows[below(rows.size())].example);
        return example.empty() ||
                       std::ranges::any_of(strangers,
                                           [&](const char* name) { return example.find(name) != std::string::npos; })
                   ? "1"
                   : example;
    }
    if (chance(15)) {
        return "if(" + truth(0) + ", " + number(0) + ", 2)";
    }
    if (chance(m_wrong * 2)) { // each means something in some places only
        return one({"Target.Population", "Subject.Population", "amount()", "value()", "runtime(given)",
                    "dropIntoContext(ship.weapon, Source, 1, Crit)", "Crit"});
    }
    return one({"0",
                "1",
                "-3",
                "2.5",
                "1e9",
                "turn",
                "Population",
                "MaxIndustry",
                "Source.Population",
                "Zeal",
                "Unrest",
                "Source.Unrest",
                "last(Source.MaxPopulation)",
                "count(planets owned)",
                "sum(planets near 2 jumps, Population)",
                "mean(objects, id)",
                "max(planets, Unrest)",
                "twice(Population)",
                "lookup(Costs, turn, cost)",
                "roll(2d6)",
                "age",
                "Source.Minerals",
                "bonus",
                "count(systems connected)"});
}

std::string MadeProject::truth(int depth) {
    if (depth > 0 && chance(40)) {
        return "(" + truth(depth - 1) + one({" and ", " or "}) + truth(depth - 1) + ")";
    }
    if (chance(50)) {
        return number(depth) + one({" < ", " <= ", " > ", " >= ", " == ", " != "}) + number(0);
    }
    return one({"true", "false", "not (turn > 2)", "has(TECH, TEC_WARP)", "Source.owner == owner", "size == medium",
                "any(planets owned, Population > 1)", "canHave(BLD_FORGE, Source)", "class == BLD_MILL",
                "owner == none", "motto == \"none\"", "Source.environment == environment"});
}

/// What is likely to be understood where only a text is asked for, by the attribute's name.
std::string MadeProject::word(std::string_view name) {
    struct Words {
        std::string_view name;
        std::initializer_list<const char*> all;
    };
    static const Words known[] = {
        {"system", {"S0", "S1", "P0"}},
        {"from", {"S0", "S1", "N1"}},
        {"to", {"S1", "S0", "E1", "P1", "high"}},
        {"on", {"P0", "P1", "S0", "K0"}},
        {"at", {"P0", "P2", "S1"}},
        {"object", {"P0", "P1", "K0", "E1", "game", "subject"}},
        {"owner", {"E1", "E2", "none", "E1 E2"}},
        {"empire", {"E1", "E2"}},
        {"empires", {"E1", "E2", "E1 E2"}},
        {"capital", {"P0", "P1"}},
        {"format", {"number", "boolean", "text", "object", "class", "PlanetSize", "pair", "dice"}},
        {"result", {"number", "boolean", "text"}},
        {"type", {"planet", "building", "ship", "tech"}},
        {"attached-to", {"planet", "system", "planet ship"}},
        {"scope", {"planet", "ship", "ship.weapon", "global", "empire"}},
        {"variable", {"Zeal", "Unrest", "Crit"}},
        {"meter", {"Population", "MaxIndustry", "Speed", "Industry"}},
        {"resource", {"Minerals", "Food"}},
        {"class", {"BLD_MILL", "SHP_SCOUT", "PLANET"}},
        {"grouping", {"Works"}},
        {"property", {"size", "bonus", "focus"}},
        {"value", {"1", "medium", "true", "turn + 1", "Population"}},
        {"default", {"1", "medium", "true", "none"}},
        {"stacking", {"A", "L", "7", "0"}},
        {"before", {"owner-changed", "stockpile-loss", "destroyed festival", "payment"}},
        {"when", {"festival", "payment", "effects"}},
        {"after", {"created", "property-changed", "movement", "size-changed focus-changed"}},
        {"key", {"a", "b"}},
        {"language", {"en", "de"}},
        {"rotation", {"E1 E2", "E2"}},
        {"growth", {"value()", "value() + 1", "Population"}},
        {"income", {"1", "sum(planets owned, Population)"}},
        {"spread", {"mean(planets near 1 jumps, Unrest) / 2"}},
        {"start", {"0"}},
        {"step", {"total + value", "max(total, value)"}},
        {"finish", {"total / count"}},
        {"path", {"made.xml", "../x.xml", "base.xml"}},
        {"shown", {"P0"}},
    };
    const auto found = std::ranges::find(known, name, &Words::name);
    return found != std::end(known) ? one(found->all)
                                    : one({"a", "b", "HELLO", "1", "BLD_MILL", "E1", "P0", "number", "Unrest"});
}

std::string MadeProject::junk() {
    return one({"",
                " ",
                "-",
                "((((",
                "1e400",
                "NaN",
                "Source.",
                "x y",
                "99999999999999999999",
                "../x",
                "{",
                "}",
                "{{",
                "a<b",
                "none",
                "true",
                "Ω",
                "0x10",
                "1 +",
                "=",
                "E1 E1 E1",
                ";",
                "id",
                "-0",
                "1e-320",
                "Source.owner.owner",
                "objects",
                "#3",
                "#",
                "#99999999999",
                "game",
                "'",
                "\"",
                "2d",
                "[1",
                "nobody.name"});
}

/// A number within the bounds of the row.
std::string MadeProject::constant(const ParameterSpec& spec) {
    const double wanted = spec.kind == ParameterKind::integer ? below(4) : below(80) * 0.5;
    const double held = std::clamp(wanted, spec.minimum, spec.maximum);
    return held == std::trunc(held) ? std::to_string(static_cast<std::int64_t>(held)) : std::to_string(held);
}

/// @param isConstant of an element, which takes no expressions but where its row says so
std::string MadeProject::value(const ParameterSpec& spec, const Markup& at, bool isConstant) {
    switch (spec.kind) {
    case ParameterKind::number:
        return isConstant || chance(20) ? constant(spec) : number(2);
    case ParameterKind::boolean:
        return truth(2);
    case ParameterKind::value:
        return chance(50) ? number(1) : truth(1);
    case ParameterKind::enumerator: {
        const auto found = std::ranges::find(m_vocabulary.enumerations(), spec.of, &Enumeration::id);
        return found == m_vocabulary.enumerations().end() || chance(20)
                   ? one({"Source.size", "Source.environment", "Source.focus"})
                   : found->values[below(found->values.size())].id;
    }
    case ParameterKind::objectClass:
        return spec.of == "tech" ? "TEC_WARP"
               : spec.of == "special"
                   ? "SPC_GEM"
                   : one({"BLD_MILL", "BLD_FORGE", "SHP_SCOUT", "PLANET", isConstant ? "SPC_GEM" : "Source.class"});
    case ParameterKind::objectType:
        return !isConstant && chance(20) ? "Source.type" : idOf(m_types);
    case ParameterKind::meter:
        return idOf(m_meters);
    case ParameterKind::resource:
        return idOf(m_resources);
    case ParameterKind::empire:
        return one({"source", "none", "E1", "E2", "Source.owner", "E9"});
    case ParameterKind::choice:
        return std::string(spec.choices[below(spec.choices.size())]);
    case ParameterKind::integer:
        return constant(spec);
    case ParameterKind::message:
        return one({"Hello", "HELLO", "{name} has {Population}", "{{ {turn}", "{Source.name}"});
    case ParameterKind::property:
        return idOf(m_properties);
    case ParameterKind::propertyValue:
        return one({"1", "medium", "true", "none", "Source.size", "text", "P0", "turn + bonus"});
    case ParameterKind::objectName:
        return one({"P0", "P1", "K0", "E1", "S1", "subject", "game", "initial 1", "#2", "selected", "N1"});
    case ParameterKind::occurrence:
        return "festival";
    case ParameterKind::name:
    case ParameterKind::text:
        break;
    }
    if (spec.name == "id" || spec.name == "name") {
        const std::string stem = at.tag == "empire" ? "E" : at.tag == "system" || at.tag == "planet" ? "N" : "Made";
        return chance(15) ? word(spec.name) : stem + std::to_string(below(40));
    }
    return word(spec.name);
}

void MadeProject::give(Markup& to, std::span<const ParameterSpec> specs, std::uint32_t optional, bool areConstants) {
    const std::size_t mostOf = specs.empty() ? 0 : below(specs.size());
    std::set<std::string_view> given; // words of which one parameter is there
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const ParameterSpec& spec = specs[(mostOf + i) % specs.size()]; // of several, any may come first
        const bool isFirst = !spec.anyOf.empty() && given.insert(spec.anyOf).second;
        const bool isAsked = spec.required || isFirst;
        if (!chance(isAsked ? 100 - m_wrong : spec.anyOf.empty() ? optional : m_wrong)) {
            continue;
        }
        const std::string name = to.tag + " " + std::string(spec.name);
        const bool isWrong = chance(m_wrong);
        to.with(std::string(spec.name), isWrong ? junk() : value(spec, to, areConstants));
        m_used.insert(isWrong ? name + " wrong" : name);
    }
    if (chance(m_wrong / 3)) {
        to.with(one({"unknown", "id", "if", "meter", "of"}), junk());
    }
}

void MadeProject::giveProperties(Markup& to) {
    while (chance(40)) {
        std::string name = idOf(m_properties);
        std::ranges::replace(name, '_', '-');
        to.with(name, one({"1", "medium", "true", "blue", "P0", "none", "farming"}));
    }
}

Markup MadeProject::condition(int depth) {
    const ConditionSpec& row = next(m_vocabulary.conditions());
    Markup made{.tag = std::string(row.tag)};
    --m_left;
    m_used.insert(made.tag);
    give(made, row.parameters, 55);
    give(made, conditionAttributes(), m_wrong);
    const bool isDeep = depth <= 0 || m_left < 20;
    const std::size_t children = row.children == ChildRule::none  ? (chance(2) ? 1 : 0)
                                 : row.children == ChildRule::one ? (chance(100 - m_wrong) ? 1 : 2 * below(2))
                                                                  : 1 + below(3);
    for (std::size_t i = 0; i < children && m_left > 1; ++i) {
        made.add(isDeep ? Markup{.tag = one({"all", "self"})} : condition(depth - 1));
    }
    return made;
}

/// Whether the effect may stand in a group of the kind at hand.
bool MadeProject::suits(const EffectSpec& row) const {
    const bool isOfMeter = row.operation != MeterOperation::none;
    const bool isNeutral = row.timeline == TimelineWork::branch;
    return isNeutral ||
           (isOfMeter == (m_group == GroupKind::meters) && (!row.ofResponse || m_group == GroupKind::triggered));
}

Markup MadeProject::effect(int depth) {
    const EffectSpec* fitting = &next(m_vocabulary.effects());
    for (std::size_t tries = chance(m_wrong) ? 0 : 60; tries > 0 && !suits(*fitting); --tries) {
        fitting = &next(m_vocabulary.effects());
    }
    const EffectSpec& row = *fitting;
    Markup made{.tag = std::string(row.tag)};
    --m_left;
    m_used.insert(made.tag);
    give(made, row.parameters, 55);
    give(made, effectAttributes(row.operation != MeterOperation::none), 8);
    for (const BlockSpec& block : row.blocks) {
        if (!chance(block.required ? 95 : 60)) {
            continue;
        }
        Markup& inside = made.add({.tag = std::string(block.tag)});
        m_used.insert(made.tag + " <" + inside.tag + ">");
        if (depth > 0 && m_left > 20) {
            addRow(inside, block.content == BlockContent::conditions, depth - 1);
        } else if (block.content == BlockContent::conditions) {
            inside.add({.tag = "all"});
        }
    }
    return made;
}

void MadeProject::addRow(Markup& to, bool isCondition, int depth) {
    for (std::uint32_t i = 1 + below(3) / 2; i > 0 && m_left > 5; --i) {
        const bool isMistaken = chance(m_wrong / 6);
        to.add(isCondition != isMistaken ? condition(depth) : effect(depth));
    }
}

/// A condition of a scenario, or one inside it: what its row asks for stands beside what all have.
Markup MadeProject::watch(const ElementSpec& spec, int depth) {
    Markup made{.tag = std::string(spec.tag)};
    --m_left;
    m_used.insert(made.tag);
    give(made, spec.attributes, 30, true);
    std::erase_if(made.attributes, [](const auto& one) { return one.first == "type" || one.first == "when"; });
    const WatchSpec& row = next(m_vocabulary.watches());
    if (chance(80)) {
        made.with("type", std::string(row.type));
        m_used.insert("watch " + std::string(row.type));
        give(made, row.parameters, 70);
    } else {
        made.with("when", truth(1));
    }
    for (const ElementSpec* child : spec.children) {
        if (row.holdsConditions && child->tag == "of" && depth > 0) {
            made.add(watch(*child, depth - 1));
        }
    }
    for (std::uint32_t i = spec.tag == "condition" ? 1 + below(3) : 0; i > 0; --i) {
        const ActionSpec& action = next(m_vocabulary.actions());
        Markup& act = made.add({.tag = std::string(action.tag)});
        --m_left;
        m_used.insert(act.tag);
        give(act, action.parameters, 60);
        if (action.holdsPages) {
            act.text = one({"Hello {turn}", "{name}", "words", "{"});
        }
        if (action.holdsEffects && chance(60)) {
            addRow(act, false, 1);
        }
    }
    return made;
}

Markup MadeProject::element(const ElementSpec& spec, int depth) {
    if (spec.takesRow) {
        return watch(spec, depth);
    }
    Markup made{.tag = std::string(spec.tag)};
    --m_left;
    m_used.insert(made.tag);
    give(made, spec.attributes, 35, true);
    if (spec.tag == "group") {
        m_group = static_cast<GroupKind>(below(3));
        if (m_group != GroupKind::triggered && !chance(m_wrong)) {
            std::erase_if(made.attributes,
                          [](const auto& one) { return one.first == "reaction" || one.first == "answers"; });
        }
        if (m_group != GroupKind::others && !chance(m_wrong)) {
            std::erase_if(made.attributes, [](const auto& one) { return one.first == "stage"; });
        }
    }
    if (spec.takesProperties) {
        giveProperties(made);
    }
    if (spec.takesColumns) {
        made.with("cost", number(0));
    }
    if (spec.takesDetails && chance(30)) {
        made.with(one({"property", "resource", "order"}), one({"size", "Minerals", "move-order"}));
    }
    if (spec.takesOrders) {
        while (chance(60) && m_left > 5) {
            const OrderSpec& row = next(m_vocabulary.orders());
            Markup& order = made.add({.tag = std::string(row.tag)});
            --m_left;
            m_used.insert(order.tag);
            order.with("empire", one({"E1", "E2"})).with("turn", one({"0", "1"}));
            give(order, row.parameters, 80);
        }
    }
    if (spec.content == ElementContent::conditions || spec.content == ElementContent::effects) {
        addRow(made, spec.content == ElementContent::conditions, 2);
    } else if (spec.content == ElementContent::text) {
        made.text = spec.tag == "policy" ? "BLD_MILL/g" : one({"words", "Works Other", "{name}", ""});
    }
    const std::uint32_t likely = depth > 2 ? 60 : 35;
    for (const ElementSpec* child : spec.children) {
        const bool isOfTriggered = child->tag == "trigger" || child->tag == "cost";
        if (spec.tag == "group" && isOfTriggered && m_group != GroupKind::triggered) {
            continue;
        }
        while (m_left > 5 && depth > 0 &&
               chance(child->tag == "effects" || child->tag == "group" || child->tag == "trigger" ? 85 : likely)) {
            made.add(element(*child, depth - 1));
            if (chance(60)) {
                break;
            }
        }
    }
    if (chance(m_wrong / 6)) {
        made.add({.tag = one({"unknown", "group", "class", "effects", "all", "orrery"})});
    }
    return made;
}

/// With what its statements and conditions speak of.
Markup MadeProject::scenario(Markup made) {
    std::vector<Markup> first(8);
    first[0] = Markup{.tag = "empire"}.with("id", "E1").with("capital", "P0");
    first[1] = Markup{.tag = "empire"}.with("id", "E2").with("capital", "P1");
    first[2] = Markup{.tag = "system"}.with("name", "S0").with("x", "0").with("y", "0");
    first[3] = Markup{.tag = "system"}.with("name", "S1").with("x", "60").with("y", "5");
    first[4] = Markup{.tag = "planet"}.with("name", "P0").with("system", "S0").with("owner", "E1");
    first[5] = Markup{.tag = "planet"}.with("name", "P1").with("system", "S1").with("owner", "E2");
    first[6] = Markup{.tag = "planet"}.with("name", "P2").with("system", "S1");
    first[7] =
        Markup{.tag = "place"}.with("class", "SHP_SCOUT").with("on", "S0").with("name", "K0").with("owner", "E1");
    made.children.insert(made.children.begin(), first.begin(), first.end());
    return made;
}

Markup MadeProject::content() {
    Markup content{.tag = "orrery"};
    content.with("format", "1");
    m_left = mostElements;
    constexpr std::uint32_t some = 6;
    m_wrong = chance(60) ? 0 : some;
    const std::span<const ElementSpec* const> all = orreryElement().children;
    const auto childCalled = [&](std::string_view tag) { return *std::ranges::find(all, tag, &ElementSpec::tag); };
    m_left -= 60;
    for (std::uint32_t i = 2 + below(3); i > 0; --i) {
        content.add(element(*childCalled("class"), 5));
        Markup& made = content.children.back();
        std::erase_if(made.attributes, [](const auto& one) { return one.first == "id"; });
        made.with("id", "MADE_" + std::to_string(i));
    }
    m_left += 60;
    content.add(scenario(element(*childCalled("scenario"), 3)));
    while (m_left > 10) {
        content.add(element(*all[below(all.size())], 4));
    }
    return content;
}

} // namespace orrery::engine::fixture
