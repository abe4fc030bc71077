// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_text.h"
#include "engine/syntax/xml_tree.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// One element of a tree, as readers of content see it. A pair of pointers: pass it by value.
struct Element {
    const XmlTree* tree = nullptr;
    std::uint32_t index = XmlTree::none;

    std::string_view tag() const { return tree->name(index); }
    const XmlNode& node() const { return tree->node(index); }
    /// From its open to its close tag.
    Location where() const { return tree->location(tree->span(index)); }
    /// The name in its open tag: what findings about the whole element point at.
    Location head() const { return tree->location(node().name); }
    bool has(std::string_view name) const { return tree->attribute(index, name) != nullptr; }
    /// The attribute's value, decoded and trimmed; empty where it is left out.
    std::string value(std::string_view name) const;
    /// The attribute's value as written; all of the attribute where that is empty; head() where it is left out.
    Location valueWhere(std::string_view name) const;
    /// Whether a fault of XML stands in it or anywhere below.
    bool isBroken() const;
    std::vector<Element> children() const;
    /// The constant of a yes or no attribute.
    bool flag(std::string_view name, bool fallback) const;
};

/// The value of an attribute, decoded and trimmed.
std::string attributeValue(const XmlTree& tree, const XmlAttribute& attribute);
/// The value of an attribute, as a location; of the whole attribute where the value is empty.
Location valueLocation(const XmlTree& tree, const XmlAttribute& attribute);

} // namespace orrery::engine
