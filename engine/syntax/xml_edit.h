// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_tree.h"

#include <optional>
#include <string_view>

namespace orrery::engine {

// The smallest text edits that change one fact of a tree (I2.3, R4.2): what they do not name keeps its bytes. They give
// nothing where the edit would be a guess: the element is broken, the name or value cannot be written in XML.

/// Changes an attribute's value within its own quotes, or adds the attribute after the last one, laid out like it.
std::optional<TextEdit> setAttribute(const XmlTree& tree, std::uint32_t element, std::string_view name,
                                     std::string_view value);
/// Takes an attribute out with the white space before it.
std::optional<TextEdit> removeAttribute(const XmlTree& tree, std::uint32_t element, std::string_view name);
/// @param attribute of the element
std::optional<TextEdit> removeAttribute(const XmlTree& tree, std::uint32_t element, const XmlAttribute& attribute);
/// Replaces all content of an element that has no child elements, comments or instructions; `<a/>` becomes
/// `<a>text</a>`.
std::optional<TextEdit> setText(const XmlTree& tree, std::uint32_t element, std::string_view text);

} // namespace orrery::engine
