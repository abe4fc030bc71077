// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/made_project.h"

#include <algorithm>
#include <array>

namespace orrery::engine::fixture {

namespace {

constexpr std::size_t mostElements = 160;

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

/// Adds random attributes. @param without never these. @param optional the chance of an optional attribute, in percent
void MadeProject::give(Markup& to, const void* row, std::span<const ParameterSpec> specs, std::uint32_t optional,
                       bool areConstants, std::span<const std::string_view> without) {
    const std::size_t mostOf = specs.empty() ? 0 : below(specs.size());
    std::set<std::string_view> given; // words of `anyOf` with one parameter given
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const ParameterSpec& spec = specs[(mostOf + i) % specs.size()]; // a random start: any parameter can come first
        const bool isFirst = !spec.anyOf.empty() && given.insert(spec.anyOf).second;
        const bool isAsked = spec.required || isFirst;
        const bool isLeftOut = std::ranges::find(without, spec.name) != without.end();
        if (isLeftOut || !chance(isAsked ? 100 - m_wrong : spec.anyOf.empty() ? optional : m_wrong)) {
            continue;
        }
        const bool isWrong = chance(m_wrong);
        to.with(std::string(spec.name), isWrong ? junk() : value(spec, to, areConstants));
        if (!isWrong) {
            m_used.emplace(row, spec.name);
        }
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
    m_used.emplace(&row, "");
    give(made, &row, row.parameters, 55);
    give(made, conditionAttributes().data(), conditionAttributes(), m_wrong);
    const bool isDeep = depth <= 0 || m_left < 20;
    const std::size_t children = row.children == ChildRule::none  ? (chance(2) ? 1 : 0)
                                 : row.children == ChildRule::one ? (chance(100 - m_wrong) ? 1 : 2 * below(2))
                                                                  : 1 + below(3);
    for (std::size_t i = 0; i < children && m_left > 1; ++i) {
        made.add(isDeep ? Markup{.tag = one({"all", "self"})} : condition(depth - 1));
    }
    return made;
}

/// Returns whether the effect is valid in the present kind of group.
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
    m_used.emplace(&row, "");
    give(made, &row, row.parameters, 55);
    const std::span<const ParameterSpec> common = effectAttributes(row.operation != MeterOperation::none);
    give(made, common.data(), common, 8);
    for (const BlockSpec& block : row.blocks) {
        if (!chance(block.required ? 95 : 60)) {
            continue;
        }
        Markup& inside = made.add({.tag = std::string(block.tag)});
        m_used.emplace(&row, block.tag);
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

/// Makes a condition of a scenario, or one inside it. It has the common attributes and those of its row.
Markup MadeProject::watch(const ElementSpec& spec, int depth) {
    Markup made{.tag = std::string(spec.tag)};
    --m_left;
    m_used.emplace(&spec, "");
    constexpr std::array<std::string_view, 2> whatItIs{"type", "when"};
    give(made, &spec, spec.attributes, 30, true, whatItIs);
    const WatchSpec& row = next(m_vocabulary.watches());
    const bool isOfRow = chance(80);
    made.with(isOfRow ? "type" : "when", isOfRow ? std::string(row.type) : truth(1));
    m_used.emplace(&spec, isOfRow ? "type" : "when");
    if (isOfRow) {
        m_used.emplace(&row, "");
        give(made, &row, row.parameters, 70);
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
        m_used.emplace(&action, "");
        give(act, &action, action.parameters, 60);
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
    m_used.emplace(&spec, "");
    std::vector<std::string_view> without;
    if (spec.tag == "group") {
        m_group = static_cast<GroupKind>(below(3));
        if (m_group != GroupKind::triggered && !chance(m_wrong)) {
            without = {"reaction", "answers"};
        }
        if (m_group != GroupKind::others && !chance(m_wrong)) {
            without.push_back("stage");
        }
    }
    give(made, &spec, spec.attributes, 35, true, without);
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
            m_used.emplace(&row, "");
            order.with("empire", one({"E1", "E2"})).with("turn", one({"0", "1"}));
            give(order, &row, row.parameters, 80);
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

/// Adds the objects and empires to which its statements and conditions refer.
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
    m_used.insert({{&orreryElement(), ""}, {&orreryElement(), "format"}});
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

Markup MadeProject::manifest(bool isStrict) {
    m_left += 20;
    Markup made = element(projectElement(), 2);
    std::erase_if(made.attributes, [](const auto& one) { return one.first == "rules" || one.first == "vocabulary"; });
    made.with("rules", isStrict ? "strict" : "extended");
    return chance(50) ? made.with("vocabulary", "shipped") : made;
}

} // namespace orrery::engine::fixture
