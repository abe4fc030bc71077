// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_tree.h"

#include <optional>
#include <string_view>

namespace orrery::engine {

// These functions return the smallest text edit that changes one fact of a tree (I2.3, R4.2). All other bytes stay.
// They return nullopt if the element is broken, or if XML cannot contain the name or value.

/// Changes an attribute's value within its own quotes, or adds the attribute after the last one, in the same layout.
std::optional<TextEdit> setAttribute(const XmlTree& tree, std::uint32_t element, std::string_view name,
                                     std::string_view value);
/// Removes an attribute and the white space before it.
std::optional<TextEdit> removeAttribute(const XmlTree& tree, std::uint32_t element, std::string_view name);
/// Removes an attribute that the element has, and the white space before it.
std::optional<TextEdit> removeAttribute(const XmlTree& tree, std::uint32_t element, const XmlAttribute& attribute);
/// Replaces all content of an element that has no child elements, comments or instructions. `<a/>` becomes
/// `<a>text</a>`.
std::optional<TextEdit> setText(const XmlTree& tree, std::uint32_t element, std::string_view text);

} // namespace orrery::engine
