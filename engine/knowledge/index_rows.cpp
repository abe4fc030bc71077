// SPDX-License-Identifier: GPL-3.0-or-later
// The names in conditions, effects and scenarios: in whatever their rows say that a name stands.
#include "engine/content/element_rows_scenarios.h"
#include "engine/content/element_rows_triggers.h"
#include "engine/content/expression_elements.h"
#include "engine/content/expression_pieces.h"
#include "engine/content/occurrence_details.h"
#include "engine/knowledge/index_builder.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

/// Attributes of a scenario's statements that name objects.
constexpr std::array<std::string_view, 9> objectAttributes{"capital", "map",   "from",   "to",    "system",
                                                           "on",      "owner", "object", "target"};
/// Statements that put something on the table, and the attribute that says how it is called.
struct Made {
    std::string_view tag;
    std::string_view attribute;
};
constexpr std::array made{Made{"empire", "id"},   Made{"team", "id"},     Made{"map", "name"},
                          Made{"system", "name"}, Made{"planet", "name"}, Made{"place", "name"}};

} // namespace

void NameIndexBuilder::readConditions(Element list) {
    for (const Element child : list.children()) {
        readCondition(child);
    }
}

void NameIndexBuilder::readCondition(Element element) {
    if (const ConditionSpec* row = m_vocabulary.condition(element.tag())) {
        parameters(element, row->parameters);
        readConditions(element);
        return;
    }
    // And, Or and Not hold conditions; all other elements of expressions were read with their expression.
    const ExpressionElement* row = findExpressionElement(element.tag());
    const bool isLogic = row != nullptr && (row->tag == "And" || row->tag == "Or" || row->tag == "Not");
    if (isLogic) {
        readConditions(element);
    }
}

void NameIndexBuilder::readEffects(Element list) {
    for (const Element child : list.children()) {
        readEffect(child);
    }
}

void NameIndexBuilder::readEffect(Element element) {
    const EffectSpec* row = m_vocabulary.effect(element.tag());
    if (row == nullptr) {
        return;
    }
    parameters(element, row->parameters);
    if (awaitsOccurrence(*row)) {
        parameters(element, detailParameters(m_vocabulary, element));
    }
    if (const auto stacking = valueOf(element, "stacking")) {
        useStacking(*stacking, stacking->trimmedSpan());
    }
    for (const Element child : element.children()) {
        const auto block = std::ranges::find(row->blocks, child.tag(), &BlockSpec::tag);
        if (block != row->blocks.end()) {
            block->content == BlockContent::effects ? readEffects(child) : readConditions(child);
        }
    }
}

void NameIndexBuilder::readOccurrences(Element element) {
    parameters(element, rows::triggerAttributes);
    parameters(element, detailParameters(m_vocabulary, element));
}

void NameIndexBuilder::readScenario(Element element) {
    m_scenario = element.value("id");
    define(NameKind::scenario, {}, element, "id");
    namedTexts(element, m_scenario, element.valueWhere("id"));
    for (const Element child : element.children()) {
        if (child.tag() == "condition") {
            readScenarioCondition(child);
        } else {
            readStatement(child);
        }
    }
}

void NameIndexBuilder::readRun(Element element) {
    if (const auto text = valueOf(element, "scenario")) {
        const Span id = text->trimmedSpan();
        add(NameKind::scenario, {}, text->slice(id), text->where(id));
    }
    for (const Element child : element.children()) {
        readStatement(child);
    }
}

void NameIndexBuilder::readStatement(Element element) {
    const std::string_view tag = element.tag();
    if (const OrderSpec* order = m_vocabulary.order(tag)) {
        attribute(element, "empire", &NameIndexBuilder::useObject);
        parameters(element, order->parameters);
        return;
    }
    if (tag == "decision") {
        attribute(element, "group", &NameIndexBuilder::useGroup);
        attribute(element, "source", &NameIndexBuilder::useObject);
        attribute(element, "subject", &NameIndexBuilder::useObject);
        return;
    }
    if (tag == "policy") {
        attributeWords(element, "rotation", &NameIndexBuilder::useObject);
        words({innerText(element), element.tree->file()}, &NameIndexBuilder::useGroup);
        return;
    }
    if (tag == "view") {
        attribute(element, "select", &NameIndexBuilder::useReference);
        return;
    }
    if (tag == "galaxy") {
        for (const Element child : element.children()) {
            attribute(child, "class", &NameIndexBuilder::useClass);
            attribute(child, "on", &NameIndexBuilder::useType);
            if (const auto meter = valueOf(child, "meter")) {
                useMeter(*meter, meter->trimmedSpan(), false);
            }
        }
        return;
    }
    if (orreryElement().child("scenario")->child(tag) == nullptr) {
        return;
    }
    for (const Made& one : made) {
        if (one.tag == tag) {
            define(NameKind::object, {}, element, one.attribute);
        }
    }
    for (const std::string_view name : objectAttributes) {
        attribute(element, name, &NameIndexBuilder::useObject);
    }
    attributeWords(element, "empires", &NameIndexBuilder::useObject);
    attribute(element, "class", &NameIndexBuilder::useClass);
    attribute(element, "tech", &NameIndexBuilder::useClass);
    attribute(element, "resource", &NameIndexBuilder::useResource);
    if (const auto meter = valueOf(element, "meter")) {
        useMeter(*meter, meter->trimmedSpan(), false);
    }
    if (element.has("property")) {
        attribute(element, "property", &NameIndexBuilder::useProperty);
        const auto property = m_vocabulary.findProperty(element.value("property"));
        const auto value = valueOf(element, "value");
        if (property && value) {
            useConstant(*value, value->trimmedSpan(), m_vocabulary.properties()[*property].format);
        }
    }
    readProperties(element);
}

/// Attributes that are no attributes of the row name properties, with '-' for '_'.
void NameIndexBuilder::readProperties(Element element) {
    const ElementSpec* spec = orreryElement().child("scenario")->child(element.tag());
    if (!spec->takesProperties) {
        return;
    }
    const XmlTree& tree = *element.tree;
    for (auto one = tree.attributesBegin(element.index); one != tree.attributesEnd(element.index); ++one) {
        const std::string_view written = tree.name(*one);
        if (spec->attribute(written) != nullptr) {
            continue;
        }
        std::string id(written);
        std::ranges::replace(id, '-', '_');
        const auto property = m_vocabulary.findProperty(id);
        if (!property) {
            continue;
        }
        const Property& declared = m_vocabulary.properties()[*property];
        add(NameKind::property, {}, declared.id, tree.location(one->name), false, PlaceForm::attribute);
        const auto value = valueOf(element, written);
        useConstant(*value, value->trimmedSpan(), declared.format);
    }
}

void NameIndexBuilder::readScenarioCondition(Element element) {
    define(NameKind::condition, m_scenario, element, "id");
    attribute(element, "subject", &NameIndexBuilder::useReference);
    attribute(element, "direct", &NameIndexBuilder::useReference);
    readWatch(element);
    for (const Element child : element.children()) {
        child.tag() == "of" ? readWatch(child) : readAction(child);
    }
}

void NameIndexBuilder::readWatch(Element element) {
    if (const WatchSpec* row = m_vocabulary.watch(element.value("type"))) {
        parameters(element, row->parameters);
    }
    if (element.tag() == "of") {
        for (const Element child : element.children()) {
            readWatch(child);
        }
    }
}

void NameIndexBuilder::readAction(Element element) {
    if (const ActionSpec* row = m_vocabulary.action(element.tag())) {
        parameters(element, row->parameters);
        if (row->tag == "create") {
            define(NameKind::object, {}, element, "name");
        }
        if (row->holdsEffects) {
            readEffects(element);
        }
    }
}

} // namespace orrery::engine
