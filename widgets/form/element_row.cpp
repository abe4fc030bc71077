// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/element_row.h"

#include "engine/check/orders.h"
#include "engine/content/expression_text.h"
#include "engine/content/occurrence_details.h"
#include "engine/text/phrase.h"

#include <algorithm>
#include <array>

namespace orrery::widgets {

namespace {

using engine::Element;
using engine::ElementContent;
using engine::ElementSpec;
using engine::ExpressionForm;
using engine::ParameterSpec;
using engine::Vocabulary;
using engine::XmlTree;

constexpr std::string_view pageTag = "page";
constexpr std::string_view pageLabel = engine::inPhrase("Page");
constexpr std::string_view pageHelp = "One more page of what is said.";

ElementRow formatRow(const ElementSpec& spec) {
    ElementRow row{RowFamily::format, spec.tag, spec.label, spec.help};
    row.format = &spec;
    return row;
}
ElementRow conditionRow(const engine::ConditionSpec& spec) {
    ElementRow row{RowFamily::condition, spec.tag, spec.label, spec.help};
    row.condition = &spec;
    return row;
}
ElementRow effectRow(const engine::EffectSpec& spec) {
    ElementRow row{RowFamily::effect, spec.tag, spec.label, spec.help};
    row.effect = &spec;
    return row;
}
ElementRow blockRow(const engine::BlockSpec& spec) {
    ElementRow row{RowFamily::block, spec.tag, spec.label, spec.help};
    row.block = &spec;
    return row;
}
ElementRow expressionRow(const engine::ExpressionElement& spec) {
    ElementRow row{RowFamily::expression, spec.tag, spec.tag, spec.help};
    row.expression = &spec;
    return row;
}
ElementRow orderRow(const engine::OrderSpec& spec) {
    ElementRow row{RowFamily::order, spec.tag, spec.label, spec.help};
    row.order = &spec;
    return row;
}
ElementRow actionRow(const engine::ActionSpec& spec) {
    ElementRow row{RowFamily::action, spec.tag, spec.label, spec.help};
    row.action = &spec;
    return row;
}
ElementRow holderRow(std::string_view tag) {
    return {RowFamily::holder, tag, tag, {}};
}

/// Returns the row of an expression element among conditions. And, Or and Not are the conditions of that name; each
/// other one is a single condition.
ElementRow expressionAsCondition(const engine::ExpressionElement& spec, const Vocabulary& vocabulary) {
    ElementRow row = expressionRow(spec);
    row.family = RowFamily::condition;
    std::string lower(spec.tag);
    std::ranges::transform(lower, lower.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    const engine::ConditionSpec* const condition = vocabulary.condition(lower);
    if (condition != nullptr && condition->children != engine::ChildRule::none) {
        row.condition = condition;
        row.label = condition->label;
        row.help = condition->help;
    }
    return row;
}

/// Returns the parameters that an element inside can replace.
std::vector<ParameterSpec> writable(const ElementRow& row, const Vocabulary& vocabulary) {
    std::vector<ParameterSpec> specs;
    const auto addAll = [&](std::span<const ParameterSpec> some) {
        specs.insert(specs.end(), some.begin(), some.end());
    };
    if (row.format != nullptr) {
        addAll(row.format->attributes);
    } else if (row.condition != nullptr) {
        addAll(row.condition->parameters);
    } else if (row.effect != nullptr) {
        addAll(row.effect->parameters);
        addAll(engine::effectAttributes(row.effect->operation != engine::MeterOperation::none));
    } else if (row.action != nullptr) {
        addAll(row.action->parameters);
    } else if (row.block != nullptr && row.holdsConditions()) {
        if (const engine::ConditionSpec* const expression = vocabulary.condition("expression")) {
            addAll(expression->parameters);
        }
    }
    return specs;
}

bool standsFor(std::string_view tag, std::string_view attribute) {
    return tag == attribute || (attribute == "active" && tag == "Active");
}

/// Returns the tags that can be beside the operands of an expression element.
std::span<const std::string_view> partsOf(ExpressionForm form) {
    static constexpr std::array<std::string_view, 3> aggregate{engine::withinTag, engine::ofTag, engine::whereTag};
    static constexpr std::array<std::string_view, 3> has{engine::kindTag, engine::idTag, engine::ofTag};
    return form == ExpressionForm::aggregate ? std::span<const std::string_view>(aggregate)
           : form == ExpressionForm::has     ? std::span<const std::string_view>(has)
                                             : std::span<const std::string_view>();
}

bool takesOperands(const engine::ExpressionElement& row) {
    return row.most > 0;
}

ElementRow insideFormat(const ElementRow& parent, std::string_view tag, const Vocabulary& vocabulary) {
    const ElementSpec& spec = *parent.format;
    if (const ElementSpec* const child = spec.child(tag)) {
        return formatRow(*child);
    }
    if (spec.takesOrders) {
        if (const engine::OrderSpec* const order = vocabulary.order(tag)) {
            return orderRow(*order);
        }
    }
    if (spec.takesRow && !spec.children.empty()) {
        if (const engine::ActionSpec* const action = vocabulary.action(tag)) {
            return actionRow(*action);
        }
    }
    return {};
}

} // namespace

bool ElementRow::holdsConditions() const {
    switch (family) {
    case RowFamily::format:
        return format->content == ElementContent::conditions;
    case RowFamily::condition:
        return condition != nullptr && condition->children != engine::ChildRule::none;
    case RowFamily::block:
        return block->content == engine::BlockContent::conditions;
    default:
        return false;
    }
}

bool ElementRow::holdsEffects() const {
    switch (family) {
    case RowFamily::format:
        return format->content == ElementContent::effects;
    case RowFamily::block:
        return block->content == engine::BlockContent::effects;
    case RowFamily::action:
        return action->holdsEffects;
    default:
        return false;
    }
}

bool ElementRow::holdsElements() const {
    if (holdsConditions() || holdsEffects()) {
        return true;
    }
    switch (family) {
    case RowFamily::format:
        return !format->children.empty() || format->takesOrders;
    case RowFamily::effect:
        return !effect->blocks.empty();
    case RowFamily::action:
        return action->holdsPages;
    case RowFamily::condition:
    case RowFamily::expression:
        return expression != nullptr && (takesOperands(*expression) || !partsOf(expression->form).empty());
    case RowFamily::holder:
        return tag != engine::kindTag && tag != engine::idTag;
    default:
        return false;
    }
}

ElementRow rowInside(Element parent, const ElementRow& parentRow, std::string_view tag, const Vocabulary& vocabulary) {
    if (parentRow.holdsConditions() && parentRow.expression == nullptr) {
        // An element that replaces `if` takes precedence over conditions.
        for (const ParameterSpec& spec : writable(parentRow, vocabulary)) {
            if (engine::takesElements(spec) && standsFor(tag, spec.name)) {
                ElementRow row = holderRow(tag);
                row.label = spec.label;
                row.help = spec.help;
                return row;
            }
        }
    }
    if (parentRow.holdsConditions()) {
        if (const engine::ConditionSpec* const condition = vocabulary.condition(tag)) {
            return conditionRow(*condition);
        }
        const engine::ExpressionElement* const expression = engine::findExpressionElement(tag);
        return expression == nullptr ? ElementRow{} : expressionAsCondition(*expression, vocabulary);
    }
    if (parentRow.holdsEffects()) {
        const engine::EffectSpec* const effect = vocabulary.effect(tag);
        if (effect != nullptr) {
            return effectRow(*effect);
        }
    }
    switch (parentRow.family) {
    case RowFamily::format:
        if (const ElementRow row = insideFormat(parentRow, tag, vocabulary); row.isKnown()) {
            return row;
        }
        break;
    case RowFamily::effect: {
        const auto block = std::ranges::find(parentRow.effect->blocks, tag, &engine::BlockSpec::tag);
        if (block != parentRow.effect->blocks.end()) {
            return blockRow(*block);
        }
        break;
    }
    case RowFamily::action:
        if (parentRow.action->holdsPages && tag == pageTag) {
            return {RowFamily::page, pageTag, pageLabel, pageHelp};
        }
        break;
    case RowFamily::condition:
    case RowFamily::expression: {
        if (parentRow.expression == nullptr) {
            break;
        }
        const auto parts = partsOf(parentRow.expression->form);
        if (std::ranges::find(parts, tag) != parts.end()) {
            return holderRow(tag);
        }
        const engine::ExpressionElement* const operand = engine::findExpressionElement(tag);
        return operand != nullptr && takesOperands(*parentRow.expression) ? expressionRow(*operand) : ElementRow{};
    }
    case RowFamily::holder: {
        const engine::ExpressionElement* const inner = engine::findExpressionElement(tag);
        return inner != nullptr && parentRow.holdsElements() ? expressionRow(*inner) : ElementRow{};
    }
    default:
        break;
    }
    for (const ParameterSpec& spec : attributesOf(parent, parentRow, vocabulary)) {
        if ((engine::takesElements(spec) || engine::takesRuntime(spec)) && standsFor(tag, spec.name)) {
            ElementRow row = holderRow(tag);
            row.label = spec.label;
            row.help = spec.help;
            return row;
        }
    }
    return {};
}

ElementRow rowOf(Element element, const Vocabulary& vocabulary) {
    const XmlTree& tree = *element.tree;
    std::vector<std::uint32_t> path;
    for (std::uint32_t at = element.index; at != XmlTree::document && at != XmlTree::none; at = tree.node(at).parent) {
        path.push_back(at);
    }
    if (path.empty()) {
        return {};
    }
    const std::string_view root = tree.name(path.back());
    ElementRow row = root == engine::projectElement().tag  ? formatRow(engine::projectElement())
                     : root == engine::orreryElement().tag ? formatRow(engine::orreryElement())
                                                           : ElementRow{};
    for (std::size_t i = path.size() - 1; i-- > 0 && row.isKnown();) {
        row = rowInside({&tree, path[i + 1]}, row, tree.name(path[i]), vocabulary);
    }
    return row;
}

std::vector<ElementRow> rowsInside(const ElementRow& row, const Vocabulary& vocabulary) {
    std::vector<ElementRow> rows;
    if (row.holdsConditions()) {
        for (const engine::ConditionSpec& spec : vocabulary.conditions()) {
            rows.push_back(conditionRow(spec));
        }
        return rows;
    }
    if (row.holdsEffects()) {
        for (const engine::EffectSpec& spec : vocabulary.effects()) {
            rows.push_back(effectRow(spec));
        }
        return rows;
    }
    switch (row.family) {
    case RowFamily::format:
        for (const ElementSpec* const child : row.format->children) {
            rows.push_back(formatRow(*child));
        }
        if (row.format->takesOrders) {
            for (const engine::OrderSpec& order : vocabulary.orders()) {
                rows.push_back(orderRow(order));
            }
        }
        if (row.format->takesRow && !row.format->children.empty()) {
            for (const engine::ActionSpec& action : vocabulary.actions()) {
                rows.push_back(actionRow(action));
            }
        }
        break;
    case RowFamily::effect:
        for (const engine::BlockSpec& block : row.effect->blocks) {
            rows.push_back(blockRow(block));
        }
        break;
    case RowFamily::action:
        if (row.action->holdsPages) {
            rows.push_back({RowFamily::page, pageTag, pageLabel, pageHelp});
        }
        break;
    case RowFamily::condition:
    case RowFamily::expression:
    case RowFamily::holder:
        if (row.expression != nullptr) {
            for (const std::string_view part : partsOf(row.expression->form)) {
                rows.push_back(holderRow(part));
            }
        }
        if (row.expression != nullptr ? takesOperands(*row.expression) : row.holdsElements()) {
            for (const engine::ExpressionElement& spec : engine::expressionElements()) {
                rows.push_back(expressionRow(spec));
            }
        }
        break;
    default:
        break;
    }
    return rows;
}

std::vector<ParameterSpec> attributesOf(Element element, const ElementRow& row, const Vocabulary& vocabulary) {
    std::vector<ParameterSpec> specs;
    const auto addAll = [&](std::span<const ParameterSpec> some) {
        specs.insert(specs.end(), some.begin(), some.end());
    };
    const auto addDetails = [&] {
        if (element.tree != nullptr) {
            addAll(engine::detailParameters(vocabulary, element));
        }
    };
    if (row.condition != nullptr || row.family == RowFamily::condition) {
        if (row.condition != nullptr) {
            addAll(row.condition->parameters);
        }
        addAll(engine::conditionAttributes());
    } else if (row.format != nullptr) {
        addAll(row.format->attributes);
        if (row.format->takesDetails) {
            addDetails();
        }
        if (row.format->takesRow && element.tree != nullptr) {
            if (const engine::WatchSpec* const watch = vocabulary.watch(element.value("type"))) {
                addAll(watch->parameters);
            }
        }
    } else if (row.effect != nullptr) {
        addAll(row.effect->parameters);
        if (engine::awaitsOccurrence(*row.effect)) {
            addDetails();
        }
        addAll(engine::effectAttributes(row.effect->operation != engine::MeterOperation::none));
    } else if (row.order != nullptr) {
        addAll(engine::orderAttributes());
        addAll(row.order->parameters);
    } else if (row.action != nullptr) {
        addAll(row.action->parameters);
    } else if (row.block != nullptr) {
        return writable(row, vocabulary);
    }
    return specs;
}

} // namespace orrery::widgets
