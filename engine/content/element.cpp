// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/element.h"

#include "engine/content/constants.h"

namespace orrery::engine {

Location valueLocation(const XmlTree& tree, const XmlAttribute& attribute) {
    return tree.location(attribute.value.isEmpty() ? attribute.whole() : attribute.value);
}

std::string attributeValue(const XmlTree& tree, const XmlAttribute& attribute) {
    const std::string_view raw = tree.slice(attribute.value);
    if (raw.find_first_of("&\t\r\n") == std::string_view::npos) {
        return std::string(trimmed(raw)); // nearly all values need no decoding
    }
    return std::string(trimmed(decodeAttribute(raw, 0).text));
}

std::string Element::value(std::string_view name) const {
    const XmlAttribute* attribute = tree->attribute(index, name);
    return attribute == nullptr ? std::string() : attributeValue(*tree, *attribute);
}

Location Element::valueWhere(std::string_view name) const {
    const XmlAttribute* attribute = tree->attribute(index, name);
    return attribute == nullptr ? head() : valueLocation(*tree, *attribute);
}

bool Element::isBroken() const {
    // Nodes are in document order: those below the element follow it within its span.
    const Span whole = tree->span(index);
    for (std::uint32_t i = index; i < tree->nodeCount() && tree->node(i).tag.begin < whole.end; ++i) {
        if (tree->node(i).isBroken) {
            return true;
        }
    }
    return false;
}

std::vector<Element> Element::children() const {
    std::vector<Element> all;
    for (const std::uint32_t child : tree->elements(index)) {
        all.push_back({tree, child});
    }
    return all;
}

bool Element::flag(std::string_view name, bool fallback) const {
    return has(name) ? parseBoolean(tree->value(index, name)).value_or(fallback) : fallback;
}

} // namespace orrery::engine
