// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_classes.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Use = FreeOrionField::Use;
using Attributes = std::vector<std::pair<std::string, std::string>>;

constexpr std::array<std::pair<std::string_view, std::string_view>, 13> kinds{{
    {"Tech", "tech"},
    {"Category", "category"},
    {"BuildingType", "building"},
    {"Special", "special"},
    {"Species", "species"},
    {"Hull", "hull"},
    {"Part", "part"},
    {"ShipDesign", "ship"},
    {"FieldType", "field"},
    {"Statistic", "statistic"},
    {"Article", "article"},
    {"MonsterFleet", "monster_fleet"},
    {"Fleet", "starting_fleet"},
}};

Markup propertyOf(std::string_view name, std::string value) {
    return freeOrionElement("property", {{"name", std::string(name)}, {"value", std::move(value)}});
}

/// Returns a number that expressions can read as it is written. Returns an empty text for other values.
std::string constantAt(const FocsNodes& nodes, std::uint32_t node, const FocsStore& store) {
    const bool isNegative = nodes[node].kind == FocsNode::Kind::negation;
    const FocsNode& number = nodes[isNegative ? nodes[node].first : node];
    if (number.kind != FocsNode::Kind::number) {
        return {};
    }
    std::string digits(store.text(number.text));
    digits = digits.front() == '.' ? "0" + digits : digits;
    digits += digits.back() == '.' ? "0" : "";
    return isNegative ? "-" + digits : digits;
}

} // namespace

std::string_view freeOrionType(std::string_view kind) {
    const auto found = std::ranges::find(kinds, kind, &std::pair<std::string_view, std::string_view>::first);
    return found == kinds.end() ? std::string_view{} : found->second;
}

std::string FreeOrionClasses::textAt(std::uint32_t node) const {
    return node == 0 ? std::string{} : std::string(m_content.store.text(m_now.script->nodes[node].text));
}

std::vector<std::uint32_t> FreeOrionClasses::listAt(std::uint32_t node) const {
    std::vector<std::uint32_t> all;
    if (node != 0) {
        const FocsNodes& nodes = m_now.script->nodes;
        for (std::uint32_t i = nodes[node].first; i != 0; i = nodes[i].next) {
            all.push_back(i);
        }
    }
    return all;
}

Span FreeOrionClasses::wholeSpan(std::uint32_t node) const {
    const FocsNodes& nodes = m_now.script->nodes;
    // The span of a node may be that of its keyword. The text reaches to the end of its last child.
    Span span = nodes[node].span;
    std::vector<std::uint32_t> open{node};
    while (!open.empty()) {
        const std::uint32_t one = open.back();
        open.pop_back();
        span.end = std::max(span.end, nodes[one].span.end);
        for (std::uint32_t i = nodes[one].first; i != 0; i = nodes[i].next) {
            open.push_back(i);
        }
    }
    return span;
}

std::string FreeOrionClasses::focsText(std::uint32_t node) const {
    const Span span = wholeSpan(node);
    return comment(m_now.text.substr(span.begin, span.size())).text;
}

std::string_view FreeOrionClasses::fieldProperty(std::string_view focs) const {
    if (focs == "damage") { // a weapon's capacity, or the second number of a hangar
        return isSameKeyword(textAt(field("class")), "FighterHangar") ? "secondary_stat" : "capacity";
    }
    const auto row = std::ranges::find(freeOrionFields(), focs, &FreeOrionField::focs);
    return row == freeOrionFields().end() ? std::string_view{} : row->property;
}

void FreeOrionClasses::lose(const FreeOrionObstacle& obstacle, std::string what, Location where, bool isGroup) {
    m_tally.losses.push_back({obstacle.reason, where, std::move(what), obstacle.detail, isGroup});
}

void FreeOrionClasses::addHead(Markup& out) {
    const std::string name = textAt(field("name"));
    out.attributes = {{"id", m_now.id}, {"type", std::string(m_now.type)}};
    if (name != m_now.id && !name.empty()) {
        out.attributes.emplace_back("name", name);
    }
    if (const std::string description = textAt(field("description"));
        !description.empty() && description != (name.empty() ? m_now.id : name) + "_DESC") {
        out.attributes.emplace_back("description", description);
    }
    std::string groupings;
    for (const std::uint32_t tag : listAt(field("tags"))) {
        groupings += (groupings.empty() ? "" : " ") + freeOrionId(textAt(tag));
    }
    if (!groupings.empty()) {
        out.attributes.emplace_back("groupings", groupings);
    }
    for (std::uint32_t i = m_now.script->nodes[m_now.node].first; i != 0; i = m_now.script->nodes[i].next) {
        const FocsNode& child = m_now.script->nodes[i];
        const std::string_view flag =
            child.kind == FocsNode::Kind::field ? m_now.definition->row->fields[child.field].name : std::string_view{};
        if (flag == "Unresearchable" || flag == "Unproducible") {
            out.attributes.emplace_back("available", "false");
        }
    }
}

void FreeOrionClasses::keepText(Markup& out, std::string_view property, std::uint32_t node) {
    ++m_tally.texts;
    lose(*m_writer.obstacle(), m_now.id + "/" + std::string(property),
         m_now.script->origins.placeOf(m_writer.obstacle()->where), false);
    out.children.push_back(propertyOf(property, focsText(node)));
}

void FreeOrionClasses::addNumber(Markup& out, std::string_view property, std::uint32_t node) {
    if (std::string constant = constantAt(m_now.script->nodes, node, m_content.store); !constant.empty()) {
        ++m_tally.constants;
        out.children.push_back(propertyOf(property, std::move(constant)));
        return;
    }
    m_writer.begin(m_now.script->nodes, m_now.id);
    m_writer.setPlace(FreeOrionPlace::location);
    std::string formula = m_writer.number(node);
    const std::string name = std::string(property) + "_formula";
    if (m_writer.obstacle()) {
        keepText(out, name, node);
        return;
    }
    ++m_tally.expressions;
    out.children.push_back(propertyOf(name, std::move(formula)));
}

void FreeOrionClasses::addField(Markup& out, const FreeOrionField& row, std::uint32_t node, std::string_view property) {
    switch (row.use) {
    case Use::number:
        addNumber(out, property, node);
        return;
    case Use::text:
        out.children.push_back(propertyOf(property, textAt(node)));
        return;
    case Use::words: {
        std::string words;
        for (const std::uint32_t word : listAt(node)) {
            words += (words.empty() ? "" : " ") + textAt(word);
        }
        out.children.push_back(propertyOf(property, std::move(words)));
        return;
    }
    case Use::flag:
        out.children.push_back(propertyOf(property, "true"));
        return;
    case Use::condition: {
        m_writer.begin(m_now.script->nodes, m_now.id);
        m_writer.setPlace(FreeOrionPlace::location);
        std::string test = m_writer.placeTest(node);
        if (m_writer.obstacle()) {
            keepText(out, property, node);
            return;
        }
        ++m_tally.expressions;
        out.children.push_back(propertyOf(property, std::move(test)));
        return;
    }
    case Use::enumerator: {
        const std::string word = textAt(node);
        const std::string_view id = freeOrionEnumerator(row.enumeration, word);
        out.children.push_back(propertyOf(property, row.enumeration == "Focus" ? word : std::string(id)));
        return;
    }
    }
}

void FreeOrionClasses::addFields(Markup& out) {
    const FocsNodes& nodes = m_now.script->nodes;
    const bool isHangar = isSameKeyword(textAt(field("class")), "FighterHangar");
    for (std::uint32_t i = nodes[m_now.node].first; i != 0; i = nodes[i].next) {
        if (nodes[i].kind != FocsNode::Kind::field) {
            continue;
        }
        const std::string_view name = m_now.definition->row->fields[nodes[i].field].name;
        if (const std::string_view property = fieldProperty(name); !property.empty()) {
            m_now.numbers.emplace(property, i);
        }
        if (name == "damage") {
            addNumber(out, fieldProperty(name), nodes[i].first);
            continue;
        }
        const auto row = std::ranges::find(freeOrionFields(), name, &FreeOrionField::focs);
        if (row != freeOrionFields().end()) {
            addField(out, *row, nodes[i].first, row->property);
        }
    }
    const bool isWeapon = isSameKeyword(textAt(field("class")), "ShortRange");
    const bool isBay = isSameKeyword(textAt(field("class")), "FighterBay");
    if (m_now.type == "part" && !isWeapon && !isBay && !isHangar) { // semantics 3: troops and colonies
        out.children.push_back(propertyOf("single_capacity", "true"));
    }
    if (m_now.type == "part" && field("shots") == 0 && (isWeapon || isBay)) {
        out.children.push_back(propertyOf("secondary_stat", "1"));
    }
}

Markup FreeOrionClasses::unlock(const FocsScript& script, std::uint32_t item) {
    m_now.script = &script;
    const std::string name = textAt(focsField(script.nodes, item, "name"));
    const auto known = m_names.ids.find(name);
    if (known == m_names.ids.end()) {
        lose({&freeOrionReason("undefined"), {}, name}, "unlock " + name,
             script.origins.placeOf(script.nodes[item].span), false);
        return comment("undefined: " + name);
    }
    return freeOrionElement("unlocks", {{"class", known->second}});
}

void FreeOrionClasses::addNames(Markup& out) {
    for (const std::uint32_t tech : listAt(field("prerequisites"))) {
        const std::string name = textAt(tech);
        if (m_names.isClass(name, "tech")) {
            out.children.push_back(freeOrionElement("prerequisite", {{"tech", name}}));
        } else {
            lose({&freeOrionReason("undefined"), {}, name}, m_now.id + "/prerequisites",
                 m_now.script->origins.placeOf(m_now.script->nodes[tech].span), false);
        }
    }
    for (const std::uint32_t item : listAt(field("unlock"))) {
        out.children.push_back(unlock(*m_now.script, item));
    }
}

void FreeOrionClasses::addLocation(Markup& out) {
    const std::uint32_t location = field("location");
    if (location == 0) {
        return;
    }
    m_writer.begin(m_now.script->nodes, m_now.id);
    m_writer.setPlace(FreeOrionPlace::location);
    Markup condition = m_writer.placeCondition(location);
    if (m_writer.obstacle()) {
        keepText(out, "location_text", location);
        return;
    }
    ++m_tally.expressions;
    out.children.push_back(freeOrionElement("location", {}, {std::move(condition)}));
}

void FreeOrionClasses::addDesign(Markup& out) {
    if (m_now.type != "ship") {
        return;
    }
    const auto isKnown = [this](std::uint32_t node, std::string_view type) {
        const std::string name = textAt(node);
        const bool is = m_names.isClass(name, type);
        if (!is && !name.empty()) { // an empty slot has no part
            lose({&freeOrionReason("undefined"), {}, name}, m_now.id + '/' + std::string(type),
                 m_now.script->origins.placeOf(m_now.script->nodes[node].span), false);
        }
        return is;
    };
    if (const std::uint32_t hull = field("hull"); hull != 0 && isKnown(hull, "hull")) {
        out.children.push_back(propertyOf("hull", textAt(hull)));
    }
    std::string parts;
    for (const std::uint32_t part : listAt(field("parts"))) {
        const std::string name = textAt(part);
        parts += isKnown(part, "part") ? (parts.empty() ? "" : " ") + name : "";
    }
    if (!parts.empty()) {
        out.children.push_back(propertyOf("parts", std::move(parts)));
    }
    if (m_names.monsters.contains(m_now.id)) {
        out.children.push_back(propertyOf("is_monster", "true"));
    }
}

void FreeOrionClasses::addSpecies(Markup& out) {
    const FocsNodes& nodes = m_now.script->nodes;
    std::string foci;
    for (const std::uint32_t focus : listAt(field("foci"))) {
        foci += (foci.empty() ? "" : " ") + textAt(focsField(nodes, focus, "name"));
    }
    if (!foci.empty()) {
        out.children.push_back(propertyOf("foci", std::move(foci)));
    }
    std::string slots;
    for (const std::uint32_t slot : listAt(field("slots"))) {
        slots += (slots.empty() ? "" : " ") +
                 std::string(freeOrionEnumerator("SlotType", textAt(focsField(nodes, slot, "type"))));
    }
    if (!slots.empty()) {
        out.children.push_back(propertyOf("slots", std::move(slots)));
    }
    if (m_now.type == "hull") {
        if (std::string fuel = constantAt(nodes, field("fuel"), m_content.store); !fuel.empty()) {
            m_facts.hulls.push_back(freeOrionElement("row", {{"key", m_now.id}, {"fuel", std::move(fuel)}}));
        }
    }
    if (m_now.type != "species") {
        return;
    }
    std::map<std::string_view, std::string_view> suitabilities;
    for (const std::uint32_t one : listAt(field("environments"))) {
        suitabilities[freeOrionEnumerator("Environment", textAt(focsField(nodes, one, "type")))] =
            freeOrionEnumerator("Suitability", textAt(focsField(nodes, one, "environment")));
    }
    Markup row = freeOrionElement("row", {{"key", m_now.id}});
    for (const FreeOrionEnumerator& type : freeOrionValues("Environment")) {
        const auto known = suitabilities.find(type.id);
        row.attributes.emplace_back(type.id, known == suitabilities.end() ? "uninhabitable" : known->second);
    }
    m_facts.suitabilities.push_back(std::move(row));
    if (const std::uint32_t focus = field("preferredfocus")) {
        m_facts.preferredFoci.push_back(freeOrionElement("row", {{"key", m_now.id}, {"focus", textAt(focus)}}));
    }
}

void FreeOrionClasses::addImplicit(Markup& out) {
    FreeOrionNumbers numbers{std::string(m_now.type), textAt(field("class")), {}, {}};
    const FocsNodes& nodes = m_now.script->nodes;
    for (std::uint32_t i = nodes[m_now.node].first; i != 0; i = nodes[i].next) {
        if (nodes[i].kind == FocsNode::Kind::field && nodes[i].first == 0) {
            numbers.flags.emplace_back(m_now.definition->row->fields[nodes[i].field].name);
        }
    }
    for (const Markup& child : out.children) {
        if (child.tag == "property") {
            numbers.values[child.attributes[0].second] = child.attributes[1].second;
        }
    }
    for (FreeOrionImplicitGroup& group : freeOrionImplicitGroups(numbers, m_now.id)) {
        ++m_tally.implicit;
        const auto number = m_now.numbers.find(group.property); // without one: a number that the program gives
        const Span span = wholeSpan(number == m_now.numbers.end() ? field("name") : number->second);
        m_origins.add(*m_now.script, m_now.id, group.markup.attributes.front().second, group.markup, span);
        out.children.push_back(std::move(group.markup));
    }
}

void FreeOrionClasses::addGroups(Markup& out) {
    const FocsNodes& nodes = m_now.script->nodes;
    std::size_t number = 0;
    for (const std::uint32_t use : listAt(field("effectsgroups"))) {
        if (nodes[use].kind != FocsNode::Kind::group) {
            continue;
        }
        const FreeOrionGroup& group = m_groups.write(nodes[use].text, m_now.id);
        const std::string id = "group-" + std::to_string(++number);
        Markup copy = group.markup;
        copy.attributes.insert(copy.attributes.begin(), {"id", id});
        ++(group.meaning == FreeOrionMeaning::kept       ? m_tally.kept
           : group.meaning == FreeOrionMeaning::partial  ? m_tally.partial
           : group.meaning == FreeOrionMeaning::textOnly ? m_tally.textOnly
                                                         : m_tally.disabled);
        const std::uint32_t begin = nodes[use].span.begin;
        const auto place = [&](Span span) {
            return m_now.script->origins.placeOf({span.begin + begin, span.end + begin});
        };
        if (group.obstacle) {
            lose(*group.obstacle, m_now.id + "/" + id, place(group.obstacle->where), true);
        }
        for (const Span picture : group.pictures) {
            lose({&freeOrionReason("picture"), picture, "texture"}, m_now.id + "/" + id, place(picture),
                 group.meaning == FreeOrionMeaning::textOnly);
        }
        m_origins.add(*m_now.script, m_now.id, id, copy, nodes[use].span);
        out.children.push_back(std::move(copy));
    }
}

Markup FreeOrionClasses::write(const FocsScript& script, const FocsDefinition& definition, const std::string& id,
                               std::string_view text) {
    m_now = {&script, &definition, id, freeOrionType(definition.row->name), text, definition.node, {}};
    Markup out = freeOrionElement("class");
    addHead(out);
    addFields(out);
    addDesign(out);
    addSpecies(out);
    addNames(out);
    addLocation(out);
    addImplicit(out);
    addGroups(out);
    ++m_tally.classes[std::string(m_now.type)];
    return out;
}

} // namespace orrery::engine
