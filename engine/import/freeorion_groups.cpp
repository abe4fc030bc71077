// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_groups.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace orrery::engine {

namespace {

constexpr std::string_view usualPriority = "100";

/// A meter that FreeOrion's program raises by a number of the definition.
struct ImplicitRow {
    std::string_view type;
    std::string_view partClass; ///< empty: every class
    std::string_view property;
    std::string_view effect; ///< set-meter or set-max-meter
    std::string_view meter;
    std::string_view rule;  ///< rule that multiplies the number
    std::string_view flag;  ///< flag that switches the effect off
    bool isOfPart = false;  ///< a meter of the part
    bool isStacking = true; ///< false: once for all copies of the part
};

constexpr std::string_view structureRule = "RULE_SHIP_STRUCTURE_FACTOR";
constexpr std::string_view speedRule = "RULE_SHIP_SPEED_FACTOR";
constexpr std::string_view weaponRule = "RULE_SHIP_WEAPON_DAMAGE_FACTOR";
constexpr std::string_view fighterRule = "RULE_FIGHTER_DAMAGE_FACTOR";
constexpr std::string_view noCapacity = "NoDefaultCapacityEffect";
constexpr std::string_view set = "set-meter";
constexpr std::string_view setMax = "set-max-meter";

constexpr std::array implicitRows{
    ImplicitRow{"hull", "", "fuel", setMax, "Fuel", "", "NoDefaultFuelEffect"},
    ImplicitRow{"hull", "", "stealth", set, "Stealth", "", "NoDefaultStealthEffect"},
    ImplicitRow{"hull", "", "structure", setMax, "Structure", structureRule, "NoDefaultStructureEffect"},
    ImplicitRow{"hull", "", "speed", set, "Speed", speedRule, "NoDefaultSpeedEffect"},
    ImplicitRow{"part", "Armour", "capacity", setMax, "Structure", structureRule, noCapacity},
    ImplicitRow{"part", "Speed", "capacity", set, "Speed", speedRule, noCapacity},
    ImplicitRow{"part", "Shield", "capacity", setMax, "Shield", "", noCapacity},
    ImplicitRow{"part", "Detection", "capacity", set, "Detection", "", noCapacity},
    ImplicitRow{"part", "Stealth", "capacity", set, "Stealth", "", noCapacity},
    ImplicitRow{"part", "Fuel", "capacity", setMax, "Fuel", "", noCapacity},
    ImplicitRow{"part", "Research", "capacity", set, "TargetResearch", "", noCapacity},
    ImplicitRow{"part", "Industry", "capacity", set, "TargetIndustry", "", noCapacity},
    ImplicitRow{"part", "Trade", "capacity", set, "TargetTrade", "", noCapacity},
    ImplicitRow{"part", "ShortRange", "capacity", setMax, "Capacity", weaponRule, noCapacity, true, false},
    ImplicitRow{"part", "ShortRange", "secondary_stat", setMax, "SecondaryStat", "", noCapacity, true, false},
    ImplicitRow{"part", "FighterBay", "capacity", setMax, "Capacity", "", noCapacity, true, false},
    ImplicitRow{"part", "FighterBay", "secondary_stat", setMax, "SecondaryStat", "", noCapacity, true, false},
    ImplicitRow{"part", "FighterHangar", "capacity", setMax, "Capacity", "", noCapacity, true, true},
    ImplicitRow{"part", "FighterHangar", "secondary_stat", setMax, "SecondaryStat", fighterRule, noCapacity, true,
                false},
    ImplicitRow{"part", "Troops", "capacity", set, "Capacity", "", noCapacity, true, false},
    ImplicitRow{"part", "Colony", "capacity", set, "Capacity", "", noCapacity, true, false},
    ImplicitRow{"field", "", "stealth", set, "Stealth", "", ""},
};

} // namespace

std::string FreeOrionGroups::textOf(const FocsNodes& nodes, std::uint32_t node) {
    return node == 0 ? std::string{} : std::string(m_store.text(nodes[node].text));
}

void FreeOrionGroups::addSettings(const FocsNodes& nodes, Markup& markup) {
    std::string label = textOf(nodes, focsField(nodes, 1, "accountinglabel"));
    // A breakdown shows the label of an effect before that of its group.
    for (const FocsNode& node : nodes) {
        if (node.row != nullptr && isFocsMeterEffect(*node.row)) {
            const std::uint32_t own =
                focsField(nodes, static_cast<std::uint32_t>(&node - nodes.data()), "accountinglabel");
            label = own == 0 ? label : textOf(nodes, own);
        }
    }
    const std::string priority = textOf(nodes, focsField(nodes, 1, "priority"));
    const std::array settings{std::pair("name", label),
                              std::pair("description", textOf(nodes, focsField(nodes, 1, "description"))),
                              std::pair("stacking", textOf(nodes, focsField(nodes, 1, "stackinggroup"))),
                              std::pair("priority", priority.empty() ? std::string(usualPriority) : priority)};
    for (const auto& [name, value] : settings) {
        if (!value.empty()) {
            markup.attributes.emplace_back(name, value);
        }
    }
}

std::vector<Markup> FreeOrionGroups::partsOf(const FocsNodes& nodes, std::string_view holder, bool metersOnly) {
    m_writer.begin(nodes, holder);
    if (metersOnly) {
        m_writer.keepMetersOnly();
    }
    std::vector<Markup> parts;
    if (const std::uint32_t activation = focsField(nodes, 1, "activation")) {
        m_writer.setPlace(FreeOrionPlace::activation);
        parts.push_back(freeOrionElement("activation", {}, {m_writer.condition(activation)}));
    }
    m_writer.setPlace(FreeOrionPlace::scope);
    parts.push_back(freeOrionElement(
        "scope", {}, {freeOrionElement("include", {}, {m_writer.condition(focsField(nodes, 1, "scope"))})}));
    m_writer.setPlace(FreeOrionPlace::effect);
    Markup effects = freeOrionElement("effects");
    m_writer.effects(focsField(nodes, 1, "effects"), effects.children);
    parts.push_back(std::move(effects));
    return parts;
}

FreeOrionGroup FreeOrionGroups::translate(const FocsGroup& group, std::string_view holder) {
    FreeOrionGroup out;
    out.markup = freeOrionElement("group");
    addSettings(group.nodes, out.markup);
    std::vector<Markup> parts = partsOf(group.nodes, holder, false);
    out.obstacle = m_writer.obstacle();
    out.pictures = m_writer.pictures();
    if (out.obstacle) { // as in FreeOrion's meter passes, in which the other effects do not act
        parts = partsOf(group.nodes, holder, true);
        if (!m_writer.obstacle() && m_writer.hasMeterEffect()) {
            out.meaning = FreeOrionMeaning::partial;
            out.markup.children = {comment(std::string(out.obstacle->reason->text) + ": " + out.obstacle->detail)};
            std::ranges::move(parts, std::back_inserter(out.markup.children));
            return out;
        }
    }
    const bool isEmpty = std::ranges::all_of(parts.back().children, &Markup::isComment);
    if (!out.obstacle && isEmpty && !out.pictures.empty()) {
        out.meaning = FreeOrionMeaning::textOnly;
    } else if (out.obstacle) {
        out.meaning = FreeOrionMeaning::disabled;
    }
    if (out.meaning == FreeOrionMeaning::kept) {
        out.markup.children = std::move(parts);
        return out;
    }
    out.markup.attributes.emplace_back("enabled", "false");
    if (out.obstacle) {
        out.markup.children.push_back(comment(std::string(out.obstacle->reason->text) + ": " + out.obstacle->detail));
    }
    Markup text;
    text.text = group.text;
    out.markup.children.push_back(std::move(text));
    return out;
}

const FreeOrionGroup& FreeOrionGroups::write(std::uint32_t index, std::string_view holder) {
    for (const std::string_view key : {std::string_view(), holder}) {
        if (const auto found = m_done.find(std::pair(index, std::string(key))); found != m_done.end()) {
            return found->second;
        }
    }
    FreeOrionGroup group = translate(m_store.group(index), holder);
    std::string key(m_writer.readsHolder() ? holder : "");
    return m_done.emplace(std::pair(index, std::move(key)), std::move(group)).first->second;
}

std::vector<FreeOrionImplicitGroup> freeOrionImplicitGroups(const FreeOrionNumbers& numbers, std::string_view holder) {
    std::vector<FreeOrionImplicitGroup> groups;
    for (const ImplicitRow& row : implicitRows) {
        const auto value = numbers.values.find(row.property);
        const bool isOff =
            std::ranges::any_of(numbers.flags, [&](const std::string& flag) { return isSameKeyword(flag, row.flag); });
        if (row.type != numbers.type || value == numbers.values.end() || isOff ||
            (!row.partClass.empty() && !isSameKeyword(row.partClass, numbers.partClass))) {
            continue;
        }
        const std::string meter(row.meter);
        const std::string which = (row.effect == setMax ? "Max" : "") + meter;
        Markup effect = freeOrionElement(row.effect, {{"meter", meter}});
        if (row.isOfPart) {
            effect.attributes.emplace_back("part", std::string(holder));
        }
        effect.attributes.emplace_back("value",
                                       "value() + " + bracketed(value->second) +
                                           (row.rule.empty() ? "" : " * option(game, " + std::string(row.rule) + ")"));
        Markup group = freeOrionElement("group", {{"id", "freeorion-" + which},
                                                  {"name", std::string(holder)},
                                                  {"description", "FREEORION_OWN_GROUP"},
                                                  {"priority", "0"}});
        if (!row.isStacking) {
            group.attributes.emplace_back("stacking", std::string(holder) + "_" + which);
        }
        group.children = {freeOrionElement("scope", {}, {freeOrionElement("include", {}, {freeOrionElement("self")})}),
                          freeOrionElement("effects", {}, {std::move(effect)})};
        groups.push_back({std::move(group), row.property});
    }
    return groups;
}

} // namespace orrery::engine
