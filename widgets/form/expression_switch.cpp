// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/expression_switch.h"

#include "engine/content/expression_text.h"
#include "engine/content/schema.h"
#include "engine/syntax/xml_edit.h"
#include "engine/syntax/xml_text.h"
#include "engine/text/text_edit.h"
#include "widgets/edits/xml_layout.h"

#include <algorithm>

namespace orrery::widgets {

namespace {

using engine::Diagnostic;
using engine::Element;
using engine::ElementRow;
using engine::RowFamily;
using engine::Vocabulary;
using engine::XmlKind;
using engine::XmlTree;

/// Returns the row of the condition that is an expression as text, with its one parameter.
const engine::ConditionSpec* expressionCondition(const Vocabulary& vocabulary) {
    const engine::ConditionSpec* const row = vocabulary.condition("expression");
    return row != nullptr && row->parameters.size() == 1 ? row : nullptr;
}

std::string_view valueTag() {
    const auto rows = engine::expressionElements();
    return std::ranges::find(rows, engine::ExpressionForm::value, &engine::ExpressionElement::form)->tag;
}

SwitchResult faulty(const std::vector<Diagnostic>& findings) {
    return {std::nullopt,
            findings.empty() ? engine::phrase("the expression cannot be read") : findings.front().sentence()};
}

/// Returns all comments inside an element, each on its own line.
std::string commentsIn(Element element) {
    std::string all;
    const XmlTree& tree = *element.tree;
    const engine::Span whole = tree.span(element.index);
    for (std::uint32_t i = element.index + 1; i < tree.nodeCount() && tree.span(i).begin < whole.end; ++i) {
        if (tree.node(i).kind == XmlKind::comment) {
            all.append(tree.slice(tree.node(i).tag)).append("\n");
        }
    }
    return all;
}

bool hasInstructions(Element element) {
    const XmlTree& tree = *element.tree;
    const engine::Span whole = tree.span(element.index);
    for (std::uint32_t i = element.index + 1; i < tree.nodeCount() && tree.span(i).begin < whole.end; ++i) {
        if (tree.node(i).kind == XmlKind::instruction) {
            return true;
        }
    }
    return false;
}

std::string withoutLineEnd(std::string text) {
    while (!text.empty() && text.back() == '\n') {
        text.pop_back();
    }
    return text;
}

std::string indented(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        out.append("  ").append(text.substr(0, end));
        text.remove_prefix(end);
    }
    return out;
}

/// Returns the element as a separate text, without the attributes common to all conditions.
std::string bare(Element element) {
    const XmlTree& tree = *element.tree;
    std::vector<engine::TextEdit> edits;
    for (const engine::ParameterSpec& spec : engine::conditionAttributes()) {
        if (auto edit = engine::removeAttribute(tree, element.index, spec.name)) {
            const std::uint32_t begin = tree.span(element.index).begin;
            edit->span = {edit->span.begin - begin, edit->span.end - begin};
            edits.push_back(std::move(*edit));
        }
    }
    return engine::applyEdits(tree.slice(tree.span(element.index)), std::move(edits));
}

/// Returns the attributes common to all conditions, exactly as in the file.
std::string commonAttributes(Element element) {
    std::string text;
    for (const engine::ParameterSpec& spec : engine::conditionAttributes()) {
        if (const engine::XmlAttribute* const at = element.tree->attribute(element.index, spec.name)) {
            text.append(" ").append(element.tree->slice(at->whole()));
        }
    }
    return text;
}

SwitchResult replaced(Element element, const std::string& xml) {
    SwitchResult result{replaceElement(*element.tree, element.index, xml), {}};
    if (!result.edit) {
        result.fault = engine::phrase("it has a syntax error in the source");
    }
    return result;
}

/// Returns an expression in elements as one text. If that is not possible, returns nullopt and sets the reason.
std::optional<std::string> textOf(Element element, SwitchResult& result) {
    if (element.isBroken()) {
        result.fault = engine::phrase("it has a syntax error in the source");
        return std::nullopt;
    }
    if (hasInstructions(element)) {
        result.fault = engine::phrase("it contains a processing instruction, which text cannot hold");
        return std::nullopt;
    }
    std::vector<Diagnostic> findings;
    auto text = engine::convertToText(bare(element), findings);
    if (!text || engine::hasErrors(findings)) {
        result = faulty(findings);
        return std::nullopt;
    }
    return text;
}

} // namespace

bool isTextual(Element element, const Vocabulary& vocabulary) {
    const ElementRow row = rowOf(element, vocabulary);
    if (row.condition != nullptr && row.condition == expressionCondition(vocabulary)) {
        return element.has(row.condition->parameters[0].name);
    }
    return row.family == RowFamily::expression && row.expression->form == engine::ExpressionForm::value;
}

bool isInElements(Element element, const Vocabulary& vocabulary) {
    const ElementRow row = rowOf(element, vocabulary);
    const bool isValue = row.family == RowFamily::expression && row.expression->form == engine::ExpressionForm::value;
    return (row.expression != nullptr && !isValue) || (row.isHolder() && row.holdsElements());
}

SwitchResult attributeToElements(Element element, std::string_view attribute, const Vocabulary& vocabulary) {
    const XmlTree& tree = *element.tree;
    const engine::ElementAttributes known = attributesOf(element, rowOf(element, vocabulary), vocabulary);
    const engine::ParameterSpec* const spec = known.find(attribute);
    if (spec == nullptr || !engine::takesElements(*spec) || !element.has(attribute)) {
        return {};
    }
    std::vector<Diagnostic> findings;
    const auto elements = engine::convertToElements(tree.value(element.index, attribute), findings);
    if (!elements) {
        return faulty(findings);
    }
    const std::string tag(attribute);
    const std::string xml = "<" + tag + ">\n" + indented(*elements) + "</" + tag + ">";
    StructureSpot spot{element.index, XmlTree::none};
    for (const std::uint32_t child : tree.elements(element.index)) {
        spot.before = child;
        break;
    }
    auto removed = engine::removeAttribute(tree, element.index, attribute);
    auto added = addElements(tree, spot, xml);
    if (!removed || !added) {
        return {std::nullopt, engine::phrase("it has a syntax error in the source")};
    }
    SwitchResult result;
    result.edit.emplace();
    result.edit->lookAt = added->lookAt - removed->span.size(); // the attribute precedes the content
    result.edit->edits = {std::move(*removed), std::move(added->edits.front())};
    return result;
}

SwitchResult toElements(Element element, const Vocabulary& vocabulary) {
    if (!isTextual(element, vocabulary)) {
        return {};
    }
    const ElementRow row = rowOf(element, vocabulary);
    const XmlTree& tree = *element.tree;
    const bool isCondition = row.condition != nullptr;
    if (isCondition && !element.children().empty()) {
        return {std::nullopt, engine::phrase("the expression is written twice, as text and as elements")};
    }
    const std::string written =
        isCondition ? tree.value(element.index, row.condition->parameters[0].name) : tree.text(element.index);
    std::vector<Diagnostic> findings;
    auto elements = engine::convertToElements(written, findings);
    if (!elements) {
        return faulty(findings);
    }
    *elements = withoutLineEnd(std::move(*elements));
    if (isCondition) {
        std::size_t end = 1;
        while (end < elements->size() && std::string_view(" >/").find((*elements)[end]) == std::string_view::npos) {
            ++end;
        }
        elements->insert(end, commonAttributes(element));
    } else if (elements->starts_with("<" + std::string(valueTag()) + ">")) {
        return {}; // the expression can only be text
    }
    return replaced(element, commentsIn(element) + *elements);
}

SwitchResult toText(Element element, const Vocabulary& vocabulary) {
    const ElementRow row = rowOf(element, vocabulary);
    SwitchResult result;
    if (!isInElements(element, vocabulary)) {
        return result;
    }
    const auto text = textOf(element, result);
    if (!text) {
        return result;
    }
    const XmlTree& tree = *element.tree;
    if (row.family == RowFamily::condition) {
        const engine::ConditionSpec* const condition = expressionCondition(vocabulary);
        if (condition == nullptr) {
            return {std::nullopt, engine::phrase("the vocabulary has no condition that holds an expression as text")};
        }
        return replaced(element, commentsIn(element) + "<" + std::string(condition->tag) + " " +
                                     std::string(condition->parameters[0].name) + "=\"" +
                                     engine::escapeAttribute(*text, '"') + "\"" + commonAttributes(element) + "/>");
    }
    if (row.family == RowFamily::expression) {
        const std::string tag(valueTag());
        return replaced(element, commentsIn(element) + "<" + tag + ">" + engine::escapeText(*text) + "</" + tag + ">");
    }
    const Element parent{&tree, element.node().parent};
    const auto [specs, words] = attributesOf(parent, rowOf(parent, vocabulary), vocabulary);
    const auto spec = std::ranges::find_if(specs, [&](const engine::ParameterSpec& one) {
        return engine::isWrittenChild(element, {&one, 1});
    });
    if (spec == specs.end()) {
        // The element contains a part of an expression (Of, Where), which can be text.
        if (element.children().empty()) {
            return result;
        }
        const std::string tag(element.tag());
        return replaced(element, commentsIn(element) + "<" + tag + ">" + engine::escapeText(*text) + "</" + tag + ">");
    }
    if (parent.has(spec->name)) {
        return {std::nullopt, engine::phrase("the expression is written twice, as text and as elements")};
    }
    auto set = engine::setAttribute(tree, parent.index, spec->name, *text);
    const std::string comments = withoutLineEnd(commentsIn(element));
    const engine::XmlNode& around = parent.node();
    bool isAlone = comments.empty() && tree.text(parent.index).empty();
    for (const std::uint32_t child : tree.children(parent.index)) {
        isAlone = isAlone && child == element.index;
    }
    std::optional<StructureEdit> rest;
    if (isAlone) {
        rest = StructureEdit{{{tree.file(), {around.tag.end - 1, around.close.end}, "/>"}}, 0};
    } else if (comments.empty()) {
        rest = removeElement(tree, element.index);
    } else {
        rest = replaceElement(tree, element.index, comments);
    }
    if (!set || !rest) {
        return {std::nullopt, engine::phrase("it has a syntax error in the source")};
    }
    result.edit.emplace();
    result.edit->lookAt = tree.span(parent.index).begin;
    result.edit->edits = {std::move(*set), std::move(rest->edits.front())};
    return result;
}

} // namespace orrery::widgets
