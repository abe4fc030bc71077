// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/completion_expression.h"

#include "engine/check/expression/row_place.h"
#include "engine/check/model/visible_scopes.h"
#include "engine/check/scenario/run_names.h"
#include "engine/content/expression_text.h"
#include "engine/content/vocabulary_load.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Parameters = std::vector<std::pair<std::string, Format>>;

/// Returns the context of expressions in the vocabulary and the language. These expressions belong to no group.
ExpressionContext definition() {
    ExpressionContext context;
    context.hasSource = false;
    context.hasTarget = false;
    context.bareNames = std::nullopt;
    context.hasLast = false;
    context.hasObjects = false;
    return context;
}

/// Returns the format that an attribute names. Returns `fallback` if the attribute is missing or unknown.
Format formatIn(Element element, std::string_view attribute, Format fallback, const Vocabulary& vocabulary) {
    return formatCalled(vocabulary, element.value(attribute)).value_or(fallback);
}

/// Returns the place of a definition's body, which has its own names.
ExpressionHere definitionOf(Format wanted, Parameters parameters) {
    ExpressionHere here;
    here.isOfRow = false;
    here.wanted = wanted;
    here.other = definition();
    here.parameters = std::make_shared<const Parameters>(std::move(parameters));
    return here;
}

ExpressionHere functionBody(Element element, const Vocabulary& vocabulary) {
    Parameters parameters;
    for (const Element child : element.children()) {
        if (child.tag() == "parameter") {
            parameters.emplace_back(child.value("name"), formatIn(child, "format", numberFormat, vocabulary));
        }
    }
    return definitionOf(formatIn(element, "result", badFormat, vocabulary), std::move(parameters));
}

ExpressionHere aggregateStep(bool isFinish) {
    Parameters parameters;
    parameters.emplace_back("total", numberFormat);
    parameters.emplace_back(isFinish ? "count" : "value", numberFormat);
    return definitionOf(numberFormat, std::move(parameters));
}

ExpressionHere growth(bool hasValue) {
    ExpressionHere here{.isOfRow = false, .wanted = numberFormat};
    here.other.hasSource = false;
    here.other.hasTarget = false;
    here.other.hasValue = hasValue;
    return here;
}

ExpressionHere spread(Element element, const Vocabulary& vocabulary) {
    ExpressionHere here = growth(true);
    here.wanted = formatIn(element, "format", numberFormat, vocabulary);
    here.other.valueFormat = here.wanted;
    here.other.scope = vocabulary.findScope(element.value("scope")).value_or(globalScope);
    if (here.other.scope == globalScope) {
        here.other.bareNames = std::nullopt;
    }
    return here;
}

/// Returns the scope whose variables a modifier can name. This is the scope of the modifier's part, otherwise of its
/// class's type.
ScopeIndex scopeOfCarrier(Element element, const CheckedModel& model) {
    const XmlTree& tree = *element.tree;
    for (std::uint32_t at = tree.node(element.index).parent; at != XmlTree::none && at != XmlTree::document;
         at = tree.node(at).parent) {
        const Element around{&tree, at};
        const std::string named = around.tag() == "part"    ? around.value("scope")
                                  : around.tag() == "class" ? around.value("type")
                                                            : std::string();
        if (const auto scope = named.empty() ? std::nullopt : model.vocabulary.findScope(named)) {
            return *scope;
        }
    }
    return globalScope;
}

/// Returns the scope whose variables `active` can name. `active` is an expression of the source, which may differ from
/// the object with the modifier.
ScopeIndex scopeOfActive(Element element, const CheckedModel& model) {
    const XmlTree& tree = *element.tree;
    for (std::uint32_t at = element.index; at != XmlTree::none && at != XmlTree::document; at = tree.node(at).parent) {
        const Element around{&tree, at};
        const auto type = around.tag() == "class" ? model.vocabulary.findType(around.value("type")) : std::nullopt;
        if (type && model.vocabulary.types()[*type].source != SourceRule::self) {
            return scopeOfSource(model.vocabulary, *type);
        }
    }
    return scopeOfCarrier(element, model);
}

ExpressionHere modifier(const ParameterSpec& attribute, Element element, const std::vector<ElementRow>& rows,
                        const CheckedModel& model) {
    const bool hasCarrier = std::ranges::any_of(rows, [](const ElementRow& row) { return row.tag == "class"; });
    const bool isOther = element.tag() == "modify-other";
    const auto named = model.language.variableNames.find(element.value("variable"));
    const CheckedVariable* const variable =
        named == model.language.variableNames.end() ? nullptr : &model.language.variables[named->second];
    ExpressionHere here{.isOfRow = false};
    here.other.hasSource = hasCarrier;
    here.other.sourceScope = hasCarrier ? scopeOfActive(element, model) : globalScope;
    here.other.scope = isOther ? model.vocabulary.findScope(element.value("type")).value_or(globalScope)
                               : scopeOfCarrier(element, model);
    if (attribute.name == "active") {
        const bool asksAddressed = isOther && !hasCarrier;
        here.wanted = booleanFormat;
        here.other.hasTarget = asksAddressed;
        here.other.scope = asksAddressed ? here.other.scope : here.other.sourceScope;
        here.other.bareNames = hasCarrier || asksAddressed ? std::optional(ExpressionRoot::candidate) : std::nullopt;
        return here;
    }
    here.wanted = variable != nullptr ? variable->format : badFormat;
    here.other.valueFormat = variable != nullptr ? variable->format : numberFormat;
    here.other.hasValue = true;
    here.other.hasTarget = isOther || variable == nullptr || variable->scope != globalScope;
    here.other.bareNames = isOther || hasCarrier ? std::optional(ExpressionRoot::candidate) : std::nullopt;
    return here;
}

Format wantedOf(ParameterKind kind) {
    switch (kind) {
    case ParameterKind::number:
        return numberFormat;
    case ParameterKind::boolean:
        return booleanFormat;
    default:
        return badFormat;
    }
}

ExpressionHere ofRow(RowPlace place, const ElementRow& row, Format wanted) {
    return {.row = place, .isNested = row.isNested, .isAnswer = row.isAnswer, .wanted = wanted};
}

std::optional<ExpressionHere> inFormat(const ParameterSpec& attribute, const ElementRow& row, Element element,
                                       const std::vector<ElementRow>& rows, const CheckedModel& model) {
    const std::string_view tag = row.tag;
    if (tag == "modify" || tag == "modify-other") {
        return takesElements(attribute) ? std::optional(modifier(attribute, element, rows, model)) : std::nullopt;
    }
    if (tag == "expect" || tag == "measure") {
        if (!takesElements(attribute)) {
            return std::nullopt;
        }
        ExpressionHere here{.isOfRow = false, .wanted = wantedOf(attribute.kind)};
        here.other = expectationContext(model);
        return here;
    }
    if (attribute.kind == ParameterKind::boolean) {
        // Attributes of a list of conditions refer to the same objects as its conditions. `active` refers to the
        // source.
        return ofRow(attribute.name == "active" ? RowPlace::activation : row.place, row, booleanFormat);
    }
    if (tag == "vary") {
        return attribute.name == "constant" ? std::optional(definitionOf(numberFormat, {})) : std::nullopt;
    }
    if (attribute.kind != ParameterKind::text || attribute.of != expressionText) {
        if (row.watch != nullptr && isFreeExpression(attribute.kind) &&
            row.format->attribute(attribute.name) == nullptr) {
            return ofRow(RowPlace::watch, row, wantedOf(attribute.kind));
        }
        return std::nullopt;
    }
    if (tag == "growth" || tag == "meter") {
        return growth(true);
    }
    if (tag == "resource") {
        return growth(false);
    }
    if (tag == "variable") {
        return spread(element, model.vocabulary);
    }
    if (tag == "define") {
        ExpressionHere here{.isOfRow = false, .wanted = formatIn(element, "format", badFormat, model.vocabulary)};
        here.other = definition();
        here.other.isConstant = true;
        return here;
    }
    if (tag == "function") {
        return functionBody(element, model.vocabulary);
    }
    if (tag == "aggregate") {
        return aggregateStep(attribute.name == "finish");
    }
    return ofRow(RowPlace::activation, row, numberFormat); // a cost
}

} // namespace

ExpressionContext ExpressionHere::context(const CheckedModel& model,
                                          std::vector<ExpressionContext::Parameter>& storage) const {
    if (isOfRow) {
        ExpressionContext context = expressionContext(row, isNested, model);
        context.hasSubject = isAnswer;
        context.sourceScope = other.sourceScope;
        if (context.bareNames == ExpressionRoot::source) {
            context.scope = other.sourceScope;
        }
        return context;
    }
    ExpressionContext context = other;
    const ExpressionContext known = contextOf(model, other.place);
    context.vocabulary = known.vocabulary;
    context.layout = known.layout;
    context.classes = known.classes;
    context.classTable = known.classTable;
    context.language = known.language;
    storage.clear();
    if (parameters) {
        for (const auto& [name, format] : *parameters) {
            storage.push_back({name, format});
        }
    }
    context.parameters = storage;
    return context;
}

std::optional<ExpressionHere> expressionHere(const ParameterSpec& attribute, const ElementRow& row, Element element,
                                             const std::vector<ElementRow>& rows, const CheckedModel& model) {
    std::optional<ExpressionHere> here;
    if (row.format != nullptr) {
        here = inFormat(attribute, row, element, rows, model);
    } else if (attribute.name == "active") {
        here = ofRow(RowPlace::activation, row, booleanFormat);
    } else if (isFreeExpression(attribute.kind)) {
        here = ofRow(row.place, row, wantedOf(attribute.kind));
    }
    if (here && here->isOfRow && std::ranges::any_of(rows, [](const ElementRow& one) { return one.tag == "group"; })) {
        here->other.sourceScope = scopeOfActive(element, model);
    }
    return here;
}

} // namespace orrery::engine
