// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/knowledge/completion_rows.h"

#include "engine/check/orders.h"
#include "engine/content/expression_text.h"
#include "engine/content/occurrence_details.h"
#include "engine/text/phrase.h"

#include <algorithm>
#include <array>
#include <set>

namespace orrery::engine {

namespace {

using Family = ElementRow::Family;

constexpr std::array<std::string_view, 2> yesNo{"true", "false"};
constexpr std::string_view pageTag = "page";
constexpr std::string_view ofConditionTag = "of";

/// What Call, Aggregate and Member are told by attributes.
constexpr std::array callAttributes{ParameterSpec{.name = functionAttribute,
                                                  .kind = ParameterKind::name,
                                                  .required = true,
                                                  .label = "Function",
                                                  .help = "What is called."}};
constexpr std::array aggregateAttributes{callAttributes[0],
                                         ParameterSpec{.name = overAttribute,
                                                       .kind = ParameterKind::text,
                                                       .required = true,
                                                       .label = "Over",
                                                       .help = "A type and a relation: what it goes through."}};
constexpr std::array memberAttributes{ParameterSpec{.name = memberAttribute,
                                                    .kind = ParameterKind::name,
                                                    .required = true,
                                                    .label = "Name",
                                                    .help = "Which member of the object."}};

constexpr ParameterSpec runtimeParameter{.name = runtimeAttribute,
                                         .kind = ParameterKind::property,
                                         .label = "Given in play",
                                         .help = "The property of the source that is given in play instead."};

std::span<const ParameterSpec> attributesOf(ExpressionForm form) {
    switch (form) {
    case ExpressionForm::call:
        return callAttributes;
    case ExpressionForm::aggregate:
        return aggregateAttributes;
    case ExpressionForm::member:
        return memberAttributes;
    default:
        return {};
    }
}

void append(std::vector<ParameterSpec>& to, std::span<const ParameterSpec> from) {
    to.insert(to.end(), from.begin(), from.end());
}

bool hasChild(Element element, std::string_view tag) {
    return element.tree != nullptr && element.tree->child(element.index, tag) != XmlTree::none;
}

/// Attributes that set properties of the object which an element stands for.
void addProperties(ElementRow& row, std::string_view tag, const Vocabulary& vocabulary) {
    row.words = std::make_shared<std::deque<std::string>>();
    const auto type = vocabulary.findType(tag);
    for (const Property& property : vocabulary.properties()) {
        const auto index = static_cast<PropertyIndex>(&property - vocabulary.properties().data());
        if (property.ofClass || (type && !vocabulary.types()[*type].hasProperty(index))) {
            continue;
        }
        std::string name = property.id;
        std::ranges::replace(name, '_', '-');
        if (row.attribute(name) != nullptr) {
            continue;
        }
        ParameterSpec spec{.name = row.words->emplace_back(std::move(name)),
                           .kind = ParameterKind::text,
                           .fallback = property.defaultText,
                           .label = property.label.empty() ? property.id : property.label,
                           .help = property.help};
        switch (property.format.kind) {
        case FormatKind::boolean:
            spec.kind = ParameterKind::choice;
            spec.choices = yesNo;
            break;
        case FormatKind::enumeration:
            spec.kind = ParameterKind::enumerator;
            spec.of = vocabulary.enumerations()[property.format.enumeration].id;
            break;
        case FormatKind::objectClass:
            spec.kind = ParameterKind::objectClass;
            break;
        case FormatKind::objectType:
            spec.kind = ParameterKind::objectType;
            break;
        case FormatKind::object:
            spec.kind = ParameterKind::objectName;
            break;
        default:
            break;
        }
        row.attributes.push_back(spec);
    }
}

/// The cells of a table's row, one for each column that the table around it declares.
void addColumns(ElementRow& row, Element table) {
    row.words = std::make_shared<std::deque<std::string>>();
    for (const Element child : table.children()) {
        if (child.tag() == "column") {
            row.attributes.push_back({.name = row.words->emplace_back(child.value("id")),
                                      .kind = ParameterKind::text,
                                      .label = row.words->back(),
                                      .help = row.words->emplace_back(child.value("help"))});
        }
    }
}

ElementRow formatRow(const ElementSpec& spec, const ElementRow& around, Element parent, Element element,
                     const Vocabulary& vocabulary) {
    ElementRow row{.family = Family::format, .tag = spec.tag, .label = spec.label, .help = spec.help};
    row.format = &spec;
    row.isAnswer = around.isAnswer || spec.takesDetails || (spec.tag == "group" && hasChild(element, "trigger"));
    row.place = spec.tag == "activation" || spec.tag == "available" ? RowPlace::activation : RowPlace::scope;
    row.takesText = spec.content == ElementContent::text;
    append(row.attributes, spec.attributes);
    if (spec.takesDetails) {
        append(row.attributes, detailParameters(vocabulary, element));
    }
    if (spec.takesProperties) {
        addProperties(row, spec.tag, vocabulary);
    }
    if (spec.takesColumns && parent.tree != nullptr) {
        addColumns(row, parent);
    }
    if (spec.takesRow) {
        row.place = RowPlace::watch;
        row.watch = vocabulary.watch(element.value("type"));
        if (row.watch != nullptr) {
            append(row.attributes, row.watch->parameters);
        }
    }
    return row;
}

ElementRow conditionRow(const ConditionSpec& spec, const ElementRow& around) {
    ElementRow row{.family = Family::condition, .tag = spec.tag, .label = spec.label, .help = spec.help};
    row.requirement = spec.requirement;
    row.condition = &spec;
    row.place = around.place;
    row.isNested = around.isNested || (around.condition != nullptr && !around.condition->asksSameObject);
    row.isAnswer = around.isAnswer;
    append(row.attributes, spec.parameters);
    append(row.attributes, conditionAttributes());
    return row;
}

ElementRow effectRow(const EffectSpec& spec, const ElementRow& around, Element element, const Vocabulary& vocabulary) {
    ElementRow row{.family = Family::effect, .tag = spec.tag, .label = spec.label, .help = spec.help};
    const bool isOfMeter = spec.operation != MeterOperation::none;
    row.requirement = spec.requirement;
    row.effect = &spec;
    row.place = isOfMeter ? RowPlace::meterEffect : RowPlace::otherEffect;
    row.isAnswer = around.isAnswer;
    append(row.attributes, spec.parameters);
    if (awaitsOccurrence(spec)) {
        append(row.attributes, detailParameters(vocabulary, element));
    }
    append(row.attributes, effectAttributes(isOfMeter));
    return row;
}

ElementRow blockRow(const BlockSpec& spec, const ElementRow& around, const Vocabulary& vocabulary) {
    ElementRow row{.family = Family::block, .tag = spec.tag, .label = spec.label, .help = spec.help};
    row.block = &spec;
    const bool isLater = around.effect->timeline == TimelineWork::delay;
    row.isAnswer = awaitsOccurrence(*around.effect) || (around.isAnswer && !isLater);
    const ConditionSpec* const expression = vocabulary.condition("expression");
    if (spec.content == BlockContent::conditions && expression != nullptr) {
        append(row.attributes, expression->parameters); // `if`, one more condition
        for (ParameterSpec& parameter : row.attributes) {
            parameter.required = false;
        }
    }
    return row;
}

ElementRow actionRow(const ActionSpec& spec) {
    ElementRow row{.family = Family::action, .tag = spec.tag, .label = spec.label, .help = spec.help};
    row.requirement = spec.requirement;
    row.action = &spec;
    row.place = RowPlace::watch;
    row.isAnswer = true;
    append(row.attributes, spec.parameters);
    row.takesText = spec.holdsPages;
    return row;
}

ElementRow writtenRow(const ParameterSpec& spec, const ElementRow& around) {
    ElementRow row{.family = Family::written, .tag = spec.name, .label = spec.label, .help = spec.help};
    row.written = spec;
    if (takesRuntime(spec)) {
        row.attributes.push_back(runtimeParameter);
    }
    row.place = around.place;
    row.isNested = around.isNested;
    row.isAnswer = around.isAnswer;
    row.takesText = true;
    return row;
}

ElementRow expressionRow(const ExpressionElement& spec, const ElementRow& around) {
    ElementRow row{.family = Family::expression, .tag = spec.tag, .label = spec.tag, .help = spec.help};
    row.expression = &spec;
    row.place = around.place;
    row.isNested = around.isNested;
    row.isAnswer = around.isAnswer;
    row.takesText = spec.form == ExpressionForm::value || spec.form == ExpressionForm::member ||
                    spec.form == ExpressionForm::prefix;
    append(row.attributes, attributesOf(spec.form));
    return row;
}

/// What its expressions may be written in, in place of attributes.
const ParameterSpec* writtenAttribute(const ElementRow& row, Element element) {
    const auto found = std::ranges::find_if(row.attributes, [&](const ParameterSpec& spec) {
        return isWrittenChild(element, {&spec, 1});
    });
    return found == row.attributes.end() ? nullptr : &*found;
}

bool takesConditions(const ElementRow& row) {
    return (row.format != nullptr && row.format->content == ElementContent::conditions) ||
           (row.block != nullptr && row.block->content == BlockContent::conditions) ||
           (row.condition != nullptr && row.condition->children != ChildRule::none);
}

bool takesEffects(const ElementRow& row) {
    return (row.format != nullptr && row.format->content == ElementContent::effects) ||
           (row.block != nullptr && row.block->content == BlockContent::effects) ||
           (row.action != nullptr && row.action->holdsEffects);
}

bool holdsElements(const ElementSpec& spec) {
    return spec.content == ElementContent::conditions || spec.content == ElementContent::effects ||
           !spec.children.empty() || spec.takesRow;
}

template <typename Spec>
ChildRow childOf(const Spec& spec, bool holds) {
    ChildRow row{.tag = spec.tag, .label = spec.label, .help = spec.help};
    append(row.attributes, spec.parameters);
    row.holdsElements = holds;
    return row;
}

ChildRow childOf(const ElementSpec& spec) {
    ChildRow row{.tag = spec.tag, .label = spec.label, .help = spec.help};
    append(row.attributes, spec.attributes);
    row.holdsElements = holdsElements(spec);
    row.holdsText = spec.content == ElementContent::text;
    return row;
}

} // namespace

std::vector<std::string_view> expressionAttributes(const Vocabulary& vocabulary) {
    std::set<std::string_view> expressions;
    std::set<std::string_view> words;
    const auto read = [&](std::span<const ParameterSpec> parameters) {
        for (const ParameterSpec& spec : parameters) {
            const bool isWord = spec.kind == ParameterKind::text || spec.kind == ParameterKind::name ||
                                spec.kind == ParameterKind::objectName;
            if (takesElements(spec)) {
                expressions.insert(spec.name);
            } else if (isWord) {
                words.insert(spec.name);
            }
        }
    };
    std::vector<const ElementSpec*> left{&orreryElement()};
    while (!left.empty()) {
        const ElementSpec* const spec = left.back();
        left.pop_back();
        read(spec->attributes);
        left.insert(left.end(), spec->children.begin(), spec->children.end());
    }
    const auto readAll = [&](const auto& rows) {
        for (const auto& row : rows) {
            read(row.parameters);
        }
    };
    readAll(vocabulary.conditions());
    readAll(vocabulary.effects());
    readAll(vocabulary.orders());
    readAll(vocabulary.actions());
    readAll(vocabulary.watches());
    std::erase_if(expressions, [&](std::string_view name) { return words.contains(name); });
    return {expressions.begin(), expressions.end()};
}

const ParameterSpec* ElementRow::attribute(std::string_view name) const {
    const auto found = std::ranges::find(attributes, name, &ParameterSpec::name);
    return found == attributes.end() ? nullptr : &*found;
}

ElementRow documentRow() {
    return {.family = Family::document};
}

ElementRow rootRow(std::string_view tag) {
    for (const ElementSpec* spec : {&orreryElement(), &projectElement()}) {
        if (spec->tag == tag) {
            return formatRow(*spec, {}, {}, {}, {});
        }
    }
    return {.tag = tag};
}

ElementRow rowInside(const ElementRow& row, Element around, Element element, const Vocabulary& vocabulary) {
    const std::string_view tag = element.tag();
    if (row.family == Family::document) {
        return rootRow(tag);
    }
    if (row.format != nullptr) {
        if (const ElementSpec* spec = row.format->child(tag)) {
            return formatRow(*spec, row, around, element, vocabulary);
        }
        const OrderSpec* const order = row.format->takesOrders ? vocabulary.order(tag) : nullptr;
        if (order != nullptr) {
            ElementRow out{.family = Family::order, .tag = order->tag, .label = order->label, .help = order->help};
            out.requirement = order->requirement;
            out.place = RowPlace::watch;
            append(out.attributes, order->parameters);
            append(out.attributes, orderAttributes());
            return out;
        }
        if (const ActionSpec* action = row.format->takesRow ? vocabulary.action(tag) : nullptr) {
            return actionRow(*action);
        }
    }
    if (row.effect != nullptr) {
        const auto block = std::ranges::find(row.effect->blocks, tag, &BlockSpec::tag);
        if (block != row.effect->blocks.end()) {
            return blockRow(*block, row, vocabulary);
        }
    }
    if (const ParameterSpec* written = writtenAttribute(row, element)) {
        ElementRow out = writtenRow(*written, row);
        out.words = row.words; // the parameter's texts
        return out;
    }
    if (takesConditions(row)) {
        if (const ConditionSpec* spec = vocabulary.condition(tag)) {
            return conditionRow(*spec, row);
        }
    }
    if (takesEffects(row)) {
        if (const EffectSpec* spec = vocabulary.effect(tag)) {
            return effectRow(*spec, row, element, vocabulary);
        }
    }
    if (row.action != nullptr && row.action->holdsPages && tag == pageTag) {
        return {.family = Family::page,
                .tag = pageTag,
                .label = inPhrase("Page"),
                .takesText = true,
                .place = RowPlace::watch};
    }
    if (const ExpressionElement* spec = findExpressionElement(tag)) {
        return expressionRow(*spec, row);
    }
    if (row.expression != nullptr) { // Within, Of, Where, GOMType, ID
        ElementRow out{.family = Family::expression, .tag = tag, .label = tag};
        out.place = row.place;
        out.isNested = row.isNested || tag == whereTag;
        out.isAnswer = row.isAnswer;
        out.takesText = true;
        return out;
    }
    return {.tag = tag};
}

std::vector<ChildRow> childrenOf(const ElementRow& row, Element element, const Vocabulary& vocabulary) {
    std::vector<ChildRow> children;
    if (row.family == Family::document) {
        return {childOf(orreryElement()), childOf(projectElement())};
    }
    if (row.format != nullptr) {
        for (const ElementSpec* spec : row.format->children) {
            if (spec->tag != ofConditionTag || (row.watch != nullptr && row.watch->holdsConditions)) {
                children.push_back(childOf(*spec));
            }
        }
        if (row.format->takesOrders) {
            for (const OrderSpec& spec : vocabulary.orders()) {
                children.push_back(childOf(spec, false));
                append(children.back().attributes, orderAttributes());
            }
        }
        if (row.format->takesRow && row.tag != ofConditionTag) {
            for (const ActionSpec& spec : vocabulary.actions()) {
                children.push_back(childOf(spec, spec.holdsEffects));
                children.back().holdsText = spec.holdsPages;
            }
        }
    }
    if (row.effect != nullptr) {
        for (const BlockSpec& spec : row.effect->blocks) {
            if (!hasChild(element, spec.tag)) {
                children.push_back({.tag = spec.tag, .label = spec.label, .help = spec.help, .holdsElements = true});
            }
        }
    }
    if (takesConditions(row)) {
        for (const ConditionSpec& spec : vocabulary.conditions()) {
            children.push_back(childOf(spec, spec.children != ChildRule::none));
        }
    }
    if (takesEffects(row)) {
        for (const EffectSpec& spec : vocabulary.effects()) {
            children.push_back(childOf(spec, !spec.blocks.empty()));
        }
    }
    if (row.action != nullptr && row.action->holdsPages) {
        children.push_back({.tag = pageTag, .label = inPhrase("Page"), .holdsText = true});
    }
    for (const ParameterSpec& spec : row.attributes) {
        if (takesElements(spec) && !element.has(spec.name) && !hasChild(element, spec.name)) {
            children.push_back({.tag = spec.name, .label = spec.label, .help = spec.help, .holdsText = true});
        }
    }
    if (row.written || row.expression != nullptr) {
        for (const ExpressionElement& spec : expressionElements()) {
            ChildRow child{.tag = spec.tag, .label = spec.tag, .help = spec.help};
            append(child.attributes, attributesOf(spec.form));
            child.holdsText = true;
            children.push_back(std::move(child));
        }
    }
    return children;
}

} // namespace orrery::engine
