// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/text/diagnostic.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::widgets {

// Edits of structure as edits of text (I2.3, I2.5). All bytes stay that are not moved, added or removed. These
// functions know XML and its layout, but not which element is allowed where (offers.h). They return nothing if an
// element is broken or there is nothing to do.

/// A place between the children of an element.
struct StructureSpot {
    std::uint32_t parent = ~0u;
    std::uint32_t before = ~0u; ///< a child element; none: after everything in the parent
};

struct StructureEdit {
    std::vector<engine::TextEdit> edits{}; ///< all in one text of one file
    std::uint32_t lookAt = 0;              ///< in the text after the edits: the start of the element that they concern
};

/// Adds elements, one or several side by side, with their comments. @param xml well-formed XML, as layoutOf() reads it.
/// @param takesQuotes whether a new element takes its neighbours' quotes; elements that people wrote keep their own.
std::optional<StructureEdit> addElements(const engine::XmlTree& tree, StructureSpot spot, std::string_view xml,
                                         bool takesQuotes = true);
/// Removes an element with its comments, and with its lines if they contain nothing else. The element to look at next
/// is the one after it, otherwise the one before it, otherwise its parent.
std::optional<StructureEdit> removeElement(const engine::XmlTree& tree, std::uint32_t element);
/// Writes a copy of an element after it. If the element has an id, the copy gets the next free number among its
/// siblings.
std::optional<StructureEdit> duplicateElement(const engine::XmlTree& tree, std::uint32_t element);
/// Swaps an element with the one before (-1) or after (+1) it, each with its comments.
std::optional<StructureEdit> moveElement(const engine::XmlTree& tree, std::uint32_t element, int by);
/// Moves an element to another place in its file, but not into itself.
std::optional<StructureEdit> moveElementTo(const engine::XmlTree& tree, std::uint32_t element, StructureSpot spot);
/// Puts a new element around an element.
std::optional<StructureEdit> wrapElement(const engine::XmlTree& tree, std::uint32_t element, std::string_view tag);
/// Replaces an element by its content, including comments. The element must contain elements and no words.
std::optional<StructureEdit> unwrapElement(const engine::XmlTree& tree, std::uint32_t element);
/// Replaces an element, but not its comments. @param xml one element, perhaps with comments before it.
std::optional<StructureEdit> replaceElement(const engine::XmlTree& tree, std::uint32_t element, std::string_view xml);

/// Returns an element with its comments, for other places: with LF, and its first column is 0.
std::string copiedText(const engine::XmlTree& tree, std::uint32_t element);

/// Elements from elsewhere: a piece of XML, or the content of the root of a whole file.
struct XmlPieces {
    std::string xml{};               ///< empty: it contains nothing usable
    std::vector<std::string> tags{}; ///< tags of its elements
    engine::Phrase fault{};          ///< its error, lower case
};
/// Reads any text. @param roots tags of elements that are only the root of a file.
XmlPieces readPieces(std::string_view text, std::span<const std::string_view> roots);

} // namespace orrery::widgets
