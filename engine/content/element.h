// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_text.h"
#include "engine/syntax/xml_tree.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// One element of a tree, as readers of content see it. A pointer and an index: pass it by value.
struct Element {
    const XmlTree* tree = nullptr;
    std::uint32_t index = XmlTree::none;

    std::string_view tag() const { return tree->name(index); }
    const XmlNode& node() const { return tree->node(index); }
    /// Returns the place of the element, from the open to the close tag.
    Location where() const { return tree->location(tree->span(index)); }
    /// Returns the place of the name in the open tag. Diagnostics of the whole element point at it.
    Location head() const { return tree->location(node().name); }
    bool has(std::string_view name) const { return tree->attribute(index, name) != nullptr; }
    /// Returns the attribute's value, decoded and trimmed; empty if there is no such attribute.
    std::string value(std::string_view name) const;
    /// Returns the place of the attribute's value as written. Returns the place of the whole attribute if the value is
    /// empty, and head() if there is no such attribute.
    Location valueWhere(std::string_view name) const;
    /// Returns whether the element or anything below it has an XML problem.
    bool isBroken() const;
    std::vector<Element> children() const;
    /// Returns the value of a boolean attribute; `fallback` if it is missing or neither "true" nor "false".
    bool flag(std::string_view name, bool fallback) const;
};

/// Returns the value of an attribute, decoded and trimmed.
std::string attributeValue(const XmlTree& tree, const XmlAttribute& attribute);
/// Returns the location of an attribute's value; that of the whole attribute if the value is empty.
Location valueLocation(const XmlTree& tree, const XmlAttribute& attribute);

} // namespace orrery::engine
