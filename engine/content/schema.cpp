// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/schema.h"

#include "engine/content/element_rows_variables.h"
#include "engine/content/expression_text.h"
#include "engine/content/occurrence_details.h"
#include "engine/text/phrase.h"

#include <algorithm>
#include <array>
#include <set>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, 2> yesNo{"true", "false"};
constexpr std::string_view pageTag = "page";
constexpr std::string_view countedTag = "of"; ///< element with the conditions that a scenario condition counts

bool takesOperands(const ExpressionElement& row) {
    return row.most > 0;
}

bool hasChild(Element element, std::string_view tag) {
    return element.tree != nullptr && element.tree->child(element.index, tag) != XmlTree::none;
}

bool isOfMeter(const EffectSpec& spec) {
    return spec.operation != MeterOperation::none;
}

// Functions that make the rows of each family.

template <typename Spec>
ElementRow rowOfSpec(RowFamily family, const Spec& spec) {
    return {.family = family, .tag = spec.tag, .label = spec.label, .help = spec.help, .sentence = spec.sentence};
}

ElementRow formatRow(const ElementSpec& spec, const ElementRow& around, Element element, const Vocabulary& vocabulary) {
    ElementRow row = rowOfSpec(RowFamily::format, spec);
    row.format = &spec;
    row.isAnswer = around.isAnswer || spec.takesDetails || (spec.tag == "group" && hasChild(element, "trigger"));
    row.place = spec.takesRow                                         ? RowPlace::watch
                : spec.tag == "activation" || spec.tag == "available" ? RowPlace::activation
                                                                      : RowPlace::scope;
    if (spec.takesRow && element.tree != nullptr) {
        row.watch = vocabulary.watch(element.value("type"));
        row.sentence = row.watch != nullptr ? row.watch->sentence : row.sentence;
    }
    return row;
}

ElementRow conditionRow(const ConditionSpec& spec, const ElementRow& around) {
    ElementRow row = rowOfSpec(RowFamily::condition, spec);
    row.requirement = spec.requirement;
    row.condition = &spec;
    row.place = around.place;
    row.isNested = around.isNested || (around.condition != nullptr && !around.condition->asksSameObject);
    row.isAnswer = around.isAnswer;
    return row;
}

ElementRow effectRow(const EffectSpec& spec, const ElementRow& around) {
    ElementRow row = rowOfSpec(RowFamily::effect, spec);
    row.requirement = spec.requirement;
    row.effect = &spec;
    row.place = isOfMeter(spec) ? RowPlace::meterEffect : RowPlace::otherEffect;
    row.isAnswer = around.isAnswer;
    return row;
}

ElementRow blockRow(const BlockSpec& spec, const ElementRow& around) {
    ElementRow row = rowOfSpec(RowFamily::block, spec);
    row.block = &spec;
    const bool isLater = around.effect->timeline == TimelineWork::delay;
    row.isAnswer = awaitsOccurrence(*around.effect) || (around.isAnswer && !isLater);
    return row;
}

ElementRow orderRow(const OrderSpec& spec) {
    ElementRow row = rowOfSpec(RowFamily::order, spec);
    row.requirement = spec.requirement;
    row.order = &spec;
    row.place = RowPlace::watch;
    return row;
}

ElementRow actionRow(const ActionSpec& spec) {
    ElementRow row = rowOfSpec(RowFamily::action, spec);
    row.requirement = spec.requirement;
    row.action = &spec;
    row.place = RowPlace::watch;
    row.isAnswer = true;
    return row;
}

ElementRow pageRow() {
    return {.family = RowFamily::page,
            .tag = pageTag,
            .label = inPhrase("Page"),
            .help = inPhrase("One more page of the message."),
            .sentence = inPhrase("page {}"),
            .place = RowPlace::watch};
}

/// Returns a row with the place of the row around it.
ElementRow innerRow(RowFamily family, std::string_view tag, std::string_view help, const ElementRow& around) {
    ElementRow row{.family = family, .tag = tag, .label = tag, .help = help};
    row.place = around.place;
    row.isNested = around.isNested;
    row.isAnswer = around.isAnswer;
    return row;
}

ElementRow expressionRow(const ExpressionElement& spec, const ElementRow& around) {
    ElementRow row = innerRow(RowFamily::expression, spec.tag, spec.help, around);
    row.expression = &spec;
    return row;
}

ElementRow partRow(std::string_view tag, const ElementRow& around) {
    ElementRow row = innerRow(RowFamily::part, tag, {}, around);
    row.isNested = around.isNested || tag == whereTag;
    return row;
}

/// Returns the row of an element of expressions among conditions. And, Or and Not are the conditions of these names.
/// Every other element is a condition by itself.
ElementRow expressionAsCondition(const ExpressionElement& spec, const ElementRow& around,
                                 const Vocabulary& vocabulary) {
    ElementRow row = expressionRow(spec, around);
    row.family = RowFamily::condition;
    std::string lower(spec.tag);
    std::ranges::transform(lower, lower.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    const ConditionSpec* const condition = vocabulary.condition(lower);
    if (condition != nullptr && condition->children != ChildRule::none) {
        row.condition = condition;
        row.label = condition->label;
        row.help = condition->help;
        row.sentence = condition->sentence;
        row.requirement = condition->requirement;
    }
    return row;
}

/// Returns the row of an element that stands for one of these attributes.
std::optional<ElementRow> standIn(const std::vector<ParameterSpec>& specs, const ElementRow& row, std::string_view tag,
                                  bool takesNames) {
    const auto isConstant = [&](const ParameterSpec& spec) {
        return spec.kind == ParameterKind::number && row.format != nullptr && !row.format->takesModifiers &&
               row.format->attribute(spec.name) != nullptr;
    };
    const auto found = std::ranges::find_if(specs, [&](const ParameterSpec& spec) {
        return (takesElements(spec) || (takesNames && takesRuntime(spec))) && !isConstant(spec) &&
               standsFor(tag, spec.name);
    });
    if (found == specs.end()) {
        return std::nullopt;
    }
    ElementRow out = attributeRow(*found, row);
    out.tag = found->name;
    return out;
}

/// Returns the attributes of a row for which an element may stand; excludes those that content defines.
std::vector<ParameterSpec> writable(Element element, const ElementRow& row, const Vocabulary& vocabulary) {
    std::vector<ParameterSpec> specs;
    const auto add = [&](std::span<const ParameterSpec> some) { specs.insert(specs.end(), some.begin(), some.end()); };
    if (row.expression != nullptr) {
        add(row.expression->attributes);
    }
    if (row.condition != nullptr && row.expression == nullptr) {
        add(row.condition->parameters);
    }
    if (row.family == RowFamily::condition) {
        add(conditionAttributes());
    }
    if (row.format != nullptr) {
        if (row.format->takesModifiers) {
            add(modifierAttributes(*row.format, vocabulary));
        } else {
            add(row.format->attributes);
        }
        if (row.format->takesDetails && element.tree != nullptr) {
            add(detailParameters(vocabulary, element));
        }
        if (row.watch != nullptr) {
            add(row.watch->parameters);
        }
    }
    if (row.effect != nullptr) {
        add(row.effect->parameters);
        if (awaitsOccurrence(*row.effect) && element.tree != nullptr) {
            add(detailParameters(vocabulary, element));
        }
        add(effectAttributes(isOfMeter(*row.effect)));
    }
    if (row.order != nullptr) {
        add(orderAttributes());
        add(row.order->parameters);
    }
    if (row.action != nullptr) {
        add(row.action->parameters);
    }
    const ConditionSpec* const ifCondition =
        row.block != nullptr && row.holdsConditions() ? vocabulary.condition("expression") : nullptr;
    if (ifCondition != nullptr) { // `if` is one more condition of the block
        add(ifCondition->parameters);
        for (ParameterSpec& spec : specs) {
            spec.required = false;
        }
    }
    if (row.attribute && takesRuntime(*row.attribute)) {
        specs.push_back(runtimeParameter);
    }
    return specs;
}

/// Adds the attributes that set properties of the object that an element places.
void addProperties(ElementAttributes& out, std::string_view tag, const Vocabulary& vocabulary) {
    const auto type = vocabulary.findType(tag);
    out.words = std::make_shared<std::deque<std::string>>();
    for (const Property& property : vocabulary.properties()) {
        const auto index = static_cast<PropertyIndex>(&property - vocabulary.properties().data());
        std::string name = property.id;
        std::ranges::replace(name, '_', '-');
        if (property.ofClass || (type && !vocabulary.types()[*type].hasProperty(index)) || out.find(name) != nullptr) {
            continue;
        }
        ParameterSpec spec{.name = out.words->emplace_back(std::move(name)),
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
        case FormatKind::classList:
            spec.kind = ParameterKind::objectClass;
            spec.isList = true;
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
        out.specs.push_back(spec);
    }
}

/// Adds the attributes of a table's row: one cell for each column that the table around it declares.
void addColumns(ElementAttributes& out, Element table) {
    out.words = std::make_shared<std::deque<std::string>>();
    for (const Element child : table.children()) {
        if (child.tag() == "column") {
            const std::string& id = out.words->emplace_back(child.value("id"));
            out.specs.push_back({.name = id,
                                 .kind = ParameterKind::text,
                                 .label = id,
                                 .help = out.words->emplace_back(child.value("help"))});
        }
    }
}

} // namespace

bool ElementRow::holdsConditions() const {
    return (format != nullptr && format->content == ElementContent::conditions) ||
           (block != nullptr && block->content == BlockContent::conditions) ||
           (condition != nullptr && condition->children != ChildRule::none);
}

bool ElementRow::holdsEffects() const {
    return (format != nullptr && format->content == ElementContent::effects) ||
           (block != nullptr && block->content == BlockContent::effects) || (action != nullptr && action->holdsEffects);
}

bool ElementRow::holdsElements() const {
    if (holdsConditions() || holdsEffects()) {
        return true;
    }
    switch (family) {
    case RowFamily::document:
    case RowFamily::attribute:
        return true;
    case RowFamily::format:
        return !format->children.empty() || format->takesOrders;
    case RowFamily::effect:
        return !effect->blocks.empty();
    case RowFamily::action:
        return action->holdsPages;
    case RowFamily::part:
        return tag != kindTag && tag != idTag;
    default:
        return expression != nullptr && (takesOperands(*expression) || !expression->parts.empty());
    }
}

bool ElementRow::holdsText() const {
    switch (family) {
    case RowFamily::page:
    case RowFamily::attribute:
    case RowFamily::part:
        return true;
    case RowFamily::format:
        return format->content == ElementContent::text;
    case RowFamily::action:
        return action->holdsPages;
    default:
        return expression != nullptr &&
               (expression->form == ExpressionForm::value || expression->form == ExpressionForm::member ||
                expression->form == ExpressionForm::prefix);
    }
}

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

const ElementSpec* elementInside(const ElementSpec& spec, std::string_view tag, const Vocabulary& vocabulary) {
    const ElementSpec* const child = spec.child(tag);
    const StatementSpec* const added = child == nullptr && spec.takesOrders ? vocabulary.statement(tag) : nullptr;
    const bool isTaken =
        added != nullptr && (spec.defines == NameKind::scenario || added->element->attribute("turn") != nullptr);
    return isTaken ? added->element : child;
}

std::vector<const ElementSpec*> elementsInside(const ElementSpec& spec, const Vocabulary& vocabulary) {
    std::vector<const ElementSpec*> all(spec.children.begin(), spec.children.end());
    for (const StatementSpec& statement : vocabulary.statements()) {
        if (spec.child(statement.tag) == nullptr && elementInside(spec, statement.tag, vocabulary) != nullptr) {
            all.push_back(statement.element);
        }
    }
    return all;
}

std::vector<ParameterSpec> modifierAttributes(const ElementSpec& spec, const Vocabulary& vocabulary) {
    std::vector<ParameterSpec> all(spec.attributes.begin(), spec.attributes.end());
    for (const ModifierSpec& row : vocabulary.modifiers()) {
        if (spec.attribute(row.name) == nullptr) {
            all.push_back(rows::operationAttribute(row.name, row.label, row.help));
        }
    }
    return all;
}

ElementRow documentRow() {
    return {.family = RowFamily::document};
}

ElementRow rootRow(std::string_view tag) {
    for (const ElementSpec* const spec : {&orreryElement(), &projectElement()}) {
        if (spec->tag == tag) {
            ElementRow row = rowOfSpec(RowFamily::format, *spec);
            row.format = spec;
            return row;
        }
    }
    return {};
}

ElementRow attributeRow(const ParameterSpec& attribute, const ElementRow& around) {
    ElementRow row = innerRow(RowFamily::attribute, attribute.name, attribute.help, around);
    row.label = attribute.label;
    row.attribute = attribute;
    return row;
}

ElementRow rowInside(const ElementRow& row, Element around, std::string_view tag, Element element,
                     const Vocabulary& vocabulary) {
    if (row.family == RowFamily::document) {
        return rootRow(tag);
    }
    if (row.holdsConditions()) {
        // An element that stands for `if` has precedence over all conditions.
        if (row.expression == nullptr) {
            if (auto holder = standIn(writable(around, row, vocabulary), row, tag, false)) {
                return *std::move(holder);
            }
        }
        if (const ConditionSpec* const spec = vocabulary.condition(tag)) {
            return conditionRow(*spec, row);
        }
        const ExpressionElement* const spec = findExpressionElement(tag);
        return spec == nullptr ? ElementRow{} : expressionAsCondition(*spec, row, vocabulary);
    }
    if (const EffectSpec* const spec = row.holdsEffects() ? vocabulary.effect(tag) : nullptr) {
        return effectRow(*spec, row);
    }
    if (row.format != nullptr) {
        if (const ElementSpec* const child = elementInside(*row.format, tag, vocabulary)) {
            return formatRow(*child, row, element, vocabulary);
        }
        if (const OrderSpec* const order = row.format->takesOrders ? vocabulary.order(tag) : nullptr) {
            return orderRow(*order);
        }
        const bool takesActions = row.format->takesRow && !row.format->children.empty();
        if (const ActionSpec* const action = takesActions ? vocabulary.action(tag) : nullptr) {
            return actionRow(*action);
        }
    }
    if (row.effect != nullptr) {
        const auto block = std::ranges::find(row.effect->blocks, tag, &BlockSpec::tag);
        if (block != row.effect->blocks.end()) {
            return blockRow(*block, row);
        }
    }
    if (row.action != nullptr && row.action->holdsPages && tag == pageTag) {
        return pageRow();
    }
    if (row.expression != nullptr) {
        if (std::ranges::find(row.expression->parts, tag) != row.expression->parts.end()) {
            return partRow(tag, row);
        }
    }
    if (row.expression != nullptr || row.isHolder()) {
        const bool takesInner = row.expression != nullptr ? takesOperands(*row.expression) : row.holdsElements();
        const ExpressionElement* const inner = takesInner ? findExpressionElement(tag) : nullptr;
        return inner != nullptr ? expressionRow(*inner, row) : ElementRow{};
    }
    return standIn(writable(around, row, vocabulary), row, tag, true).value_or(ElementRow{});
}

ElementRow rowOf(Element element, const Vocabulary& vocabulary) {
    const XmlTree& tree = *element.tree;
    std::vector<std::uint32_t> path;
    for (std::uint32_t at = element.index; at != XmlTree::document && at != XmlTree::none; at = tree.node(at).parent) {
        path.push_back(at);
    }
    ElementRow row = path.empty() ? ElementRow{} : rootRow(tree.name(path.back()));
    for (std::size_t i = path.size(); i-- > 1 && row.isKnown();) {
        row = rowInside(row, {&tree, path[i]}, tree.name(path[i - 1]), {&tree, path[i - 1]}, vocabulary);
    }
    return row;
}

std::vector<ElementRow> rowsInside(const ElementRow& row, const Vocabulary& vocabulary) {
    std::vector<ElementRow> rows;
    if (row.family == RowFamily::document) {
        return {rootRow(orreryElement().tag), rootRow(projectElement().tag)};
    }
    if (row.holdsConditions()) {
        for (const ConditionSpec& spec : vocabulary.conditions()) {
            rows.push_back(conditionRow(spec, row));
        }
        return rows;
    }
    if (row.holdsEffects()) {
        for (const EffectSpec& spec : vocabulary.effects()) {
            rows.push_back(effectRow(spec, row));
        }
    }
    if (row.format != nullptr) {
        for (const ElementSpec* const child : elementsInside(*row.format, vocabulary)) {
            if (child->tag != countedTag || (row.watch != nullptr && row.watch->holdsConditions)) {
                rows.push_back(formatRow(*child, row, {}, vocabulary));
            }
        }
        if (row.format->takesOrders) {
            for (const OrderSpec& order : vocabulary.orders()) {
                rows.push_back(orderRow(order));
            }
        }
        if (row.format->takesRow && !row.format->children.empty()) {
            for (const ActionSpec& action : vocabulary.actions()) {
                rows.push_back(actionRow(action));
            }
        }
    }
    if (row.effect != nullptr) {
        for (const BlockSpec& block : row.effect->blocks) {
            rows.push_back(blockRow(block, row));
        }
    }
    if (row.action != nullptr && row.action->holdsPages) {
        rows.push_back(pageRow());
    }
    if (row.expression != nullptr) {
        for (const std::string_view part : row.expression->parts) {
            rows.push_back(partRow(part, row));
        }
    }
    if (row.expression != nullptr ? takesOperands(*row.expression) : row.isHolder() && row.holdsElements()) {
        for (const ExpressionElement& spec : expressionElements()) {
            rows.push_back(expressionRow(spec, row));
        }
    }
    return rows;
}

const ParameterSpec* ElementAttributes::find(std::string_view name) const {
    const auto found = std::ranges::find(specs, name, &ParameterSpec::name);
    return found == specs.end() ? nullptr : &*found;
}

ElementAttributes attributesOf(Element element, const ElementRow& row, const Vocabulary& vocabulary) {
    ElementAttributes out{writable(element, row, vocabulary), {}};
    if (row.format != nullptr && row.format->takesProperties) {
        addProperties(out, row.tag, vocabulary);
    }
    if (row.format != nullptr && row.format->takesColumns && element.tree != nullptr) {
        addColumns(out, {element.tree, element.node().parent});
    }
    return out;
}

} // namespace orrery::engine
