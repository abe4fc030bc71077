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

// Edits of structure as edits of text (I2.3, I2.5). They keep all bytes except those that they move, add or remove.
// These functions handle XML and its layout; offers.h says which element is allowed where. They return nullopt if an
// element is malformed, or if the edit would change nothing.

/// A place between the children of an element.
struct StructureSpot {
    std::uint32_t parent = ~0u;
    std::uint32_t before = ~0u; ///< the child element after the place; none: the place is the end of the parent
};

struct StructureEdit {
    std::vector<engine::TextEdit> edits{}; ///< edits of one text of one file
    std::uint32_t lookAt = 0;              ///< start of the edited element, as an offset in the text after the edits
};

/// Adds one or more elements side by side, with their comments. @param xml well-formed XML, as layoutOf() reads it.
/// @param takesQuotes true if the new elements get their neighbours' quotes; false for elements that the user wrote.
std::optional<StructureEdit> addElements(const engine::XmlTree& tree, StructureSpot spot, std::string_view xml,
                                         bool takesQuotes = true);
/// Removes an element with its comments, and with its lines if they contain nothing else. `lookAt` is then the next
/// element, otherwise the previous element, otherwise the parent.
std::optional<StructureEdit> removeElement(const engine::XmlTree& tree, std::uint32_t element);
/// Adds a copy of an element after it. If the element has an id, the copy's id ends with the next free number among the
/// siblings.
std::optional<StructureEdit> duplicateElement(const engine::XmlTree& tree, std::uint32_t element);
/// Swaps an element with the one before (-1) or after (+1) it, each with its comments.
std::optional<StructureEdit> moveElement(const engine::XmlTree& tree, std::uint32_t element, int by);
/// Moves an element to another place in its file, but not into itself.
std::optional<StructureEdit> moveElementTo(const engine::XmlTree& tree, std::uint32_t element, StructureSpot spot);
/// Puts a new element around an element.
std::optional<StructureEdit> wrapElement(const engine::XmlTree& tree, std::uint32_t element, std::string_view tag);
/// Replaces an element by its content, including comments. The element must contain elements and no text.
std::optional<StructureEdit> unwrapElement(const engine::XmlTree& tree, std::uint32_t element);
/// Replaces an element, but not its comments. @param xml one element, perhaps with comments before it.
std::optional<StructureEdit> replaceElement(const engine::XmlTree& tree, std::uint32_t element, std::string_view xml);

/// Returns the text of an element with its comments, for insertion at another place. Its lines end with LF, and its
/// indentation begins at column 0.
std::string copiedText(const engine::XmlTree& tree, std::uint32_t element);

/// Elements to insert: a piece of XML, or the content of the root of a whole file.
struct XmlPieces {
    std::string xml{};               ///< the elements; empty if there are none
    std::vector<std::string> tags{}; ///< tags of the elements
    engine::Phrase fault{};          ///< error in the text, in lower case; empty: none
};
/// Reads elements from any text. @param roots tags of the elements that can only be the root of a file.
XmlPieces readPieces(std::string_view text, std::span<const std::string_view> roots);

} // namespace orrery::widgets
