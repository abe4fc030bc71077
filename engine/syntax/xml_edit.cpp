// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_edit.h"

#include "engine/syntax/xml_characters.h"
#include "engine/syntax/xml_text.h"

#include <string>

namespace orrery::engine {

namespace {

bool canEdit(const XmlTree& tree, std::uint32_t element) {
    return element < tree.nodeCount() && tree.isElement(element) && !tree.node(element).isBroken;
}

/// Returns the blanks before an attribute. A new attribute gets the same blanks.
Span blanksBefore(const XmlTree& tree, std::uint32_t offset) {
    const std::string_view bytes = tree.source()->bytes();
    std::uint32_t begin = offset;
    while (begin > 0 && hasXmlClass(bytes[begin - 1], xmlBlankByte)) {
        --begin;
    }
    return {begin, offset};
}

} // namespace

std::optional<TextEdit> setAttribute(const XmlTree& tree, std::uint32_t element, std::string_view name,
                                     std::string_view value) {
    if (!canEdit(tree, element) || !isXmlName(name) || !isXmlText(value)) {
        return std::nullopt;
    }
    if (const XmlAttribute* present = tree.attribute(element, name)) {
        return TextEdit{tree.file(), present->value, escapeAttribute(value, present->quote)};
    }
    const XmlNode& node = tree.node(element);
    std::string text = " ";
    std::uint32_t at = node.name.end;
    char quote = '"';
    if (node.attributeCount > 0) {
        const XmlAttribute& last = *(tree.attributesEnd(element) - 1);
        text = tree.slice(blanksBefore(tree, last.whole().begin));
        at = last.whole().end;
        quote = last.quote;
    }
    text.append(name).append("=").append(1, quote).append(escapeAttribute(value, quote)).append(1, quote);
    return TextEdit{tree.file(), {at, at}, std::move(text)};
}

std::optional<TextEdit> removeAttribute(const XmlTree& tree, std::uint32_t element, std::string_view name) {
    const XmlAttribute* const present = canEdit(tree, element) ? tree.attribute(element, name) : nullptr;
    return present == nullptr ? std::nullopt : removeAttribute(tree, element, *present);
}

std::optional<TextEdit> removeAttribute(const XmlTree& tree, std::uint32_t element, const XmlAttribute& attribute) {
    if (!canEdit(tree, element)) {
        return std::nullopt;
    }
    return TextEdit{tree.file(), {blanksBefore(tree, attribute.whole().begin).begin, attribute.whole().end}, {}};
}

std::optional<TextEdit> setText(const XmlTree& tree, std::uint32_t element, std::string_view text) {
    if (!canEdit(tree, element) || !isXmlText(text)) {
        return std::nullopt;
    }
    for (const std::uint32_t child : tree.children(element)) {
        if (tree.node(child).kind != XmlKind::text && tree.node(child).kind != XmlKind::cdata) {
            return std::nullopt;
        }
    }
    const XmlNode& node = tree.node(element);
    if (!node.isEmpty) {
        return TextEdit{tree.file(), tree.content(element), escapeText(text)};
    }
    const std::uint32_t slash = node.tag.end - 2;
    std::string opened = ">" + escapeText(text);
    opened.append("</").append(tree.name(element)).append(">");
    return TextEdit{tree.file(), {blanksBefore(tree, slash).begin, node.tag.end}, std::move(opened)};
}

} // namespace orrery::engine
