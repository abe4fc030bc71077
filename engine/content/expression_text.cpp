// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/expression_text.h"

#include "engine/content/content_diagnostics.h"
#include "engine/content/element_rows.h"
#include "engine/content/expression_elements.h"
#include "engine/content/expression_reader.h"

#include <algorithm>

namespace orrery::engine {

namespace {

std::optional<DecodedText> textOf(ExpressionPiece piece) {
    return piece.isGood ? std::optional(std::move(piece.text)) : std::nullopt;
}

} // namespace

bool standsFor(std::string_view tag, std::string_view attribute) {
    return tag == attribute || (attribute == "active" && tag == "Active");
}

std::optional<DecodedText> expressionOfElement(Element element, std::vector<Diagnostic>& diagnostics) {
    const ExpressionElement* row = findExpressionElement(element.tag());
    if (row == nullptr || element.isBroken()) {
        return std::nullopt;
    }
    return textOf(ExpressionReader(diagnostics).element(element, *row));
}

std::optional<DecodedText> expressionInside(Element holder, std::vector<Diagnostic>& diagnostics) {
    return holder.isBroken() ? std::nullopt : textOf(ExpressionReader(diagnostics).inside(holder));
}

std::optional<WrittenExpression> writtenExpression(Element element, std::string_view name,
                                                   std::vector<Diagnostic>& diagnostics) {
    std::optional<WrittenExpression> out;
    if (const XmlAttribute* attribute = element.tree->attribute(element.index, name)) {
        out = {decodeAttribute(element.tree->slice(attribute->value), attribute->value.begin),
               valueLocation(*element.tree, *attribute)};
    }
    const bool isAttribute = out.has_value();
    for (const std::uint32_t index : element.tree->elements(element.index)) {
        const Element child{element.tree, index};
        if (!standsFor(child.tag(), name)) {
            continue;
        }
        if (out) {
            const Phrase earlier = isAttribute ? phrase("the attribute") : phrase("an element");
            diagnostics.push_back({&contentDiagnostics["content.written-twice"],
                                   child.head(),
                                   {std::string(child.tag()), earlier},
                                   {},
                                   {}});
            continue;
        }
        const Span content = child.tree->content(index);
        out = {expressionInside(child, diagnostics), content.isEmpty() ? child.head() : child.tree->location(content)};
    }
    return out;
}

WrittenExpression writtenCondition(Element element, std::vector<Diagnostic>& diagnostics) {
    WrittenExpression out{std::nullopt, element.where()};
    const ExpressionElement* row = findExpressionElement(element.tag());
    if (row != nullptr && !element.isBroken()) {
        out.text = textOf(ExpressionReader(diagnostics).element(element, *row, conditionAttributes()));
    }
    return out;
}

bool takesElements(const ParameterSpec& spec) {
    return isFreeExpression(spec.kind) || (spec.kind == ParameterKind::text && spec.of == expressionText);
}

bool takesRuntime(const ParameterSpec& spec) {
    switch (spec.kind) {
    case ParameterKind::enumerator:
    case ParameterKind::objectClass:
    case ParameterKind::objectType:
    case ParameterKind::empire:
    case ParameterKind::propertyValue:
        return true;
    default:
        return takesElements(spec);
    }
}

bool isWrittenChild(Element child, std::span<const ParameterSpec> parameters) {
    return std::ranges::any_of(parameters, [&](const ParameterSpec& spec) {
        return (child.has(runtimeAttribute) ? takesRuntime(spec) : takesElements(spec)) &&
               standsFor(child.tag(), spec.name);
    });
}

bool isWritten(Element element, const ParameterSpec& spec) {
    const auto children = element.tree->elements(element.index);
    return element.has(spec.name) || std::any_of(children.begin(), children.end(), [&](std::uint32_t child) {
               return isWrittenChild({element.tree, child}, {&spec, 1});
           });
}

} // namespace orrery::engine
