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

// Edits of structure as edits of text (I2.3, I2.5): what they do not move, add or take away keeps its bytes. They know
// XML and its layout, not what may stand where (offers.h). They give nothing where they would have to guess: what they
// touch is broken, or there is nothing to do.

/// A place between the children of an element.
struct StructureSpot {
    std::uint32_t parent = ~0u;
    std::uint32_t before = ~0u; ///< a child element; none: behind all that stands in the parent
};

struct StructureEdit {
    std::vector<engine::TextEdit> edits{}; ///< all of one file, of one text
    std::uint32_t lookAt = 0;              ///< in the text after them: where what they are about begins
};

/// Adds elements, one or several side by side, with their comments. @param xml well-formed, as layoutOf() reads it.
/// @param takesQuotes what is new takes the quotes of its neighbours; what people wrote keeps its own.
std::optional<StructureEdit> addElements(const engine::XmlTree& tree, StructureSpot spot, std::string_view xml,
                                         bool takesQuotes = true);
/// Takes an element out with its comments, and with its lines where nothing else stands on them. What stands behind it,
/// before it, or around it is looked at next.
std::optional<StructureEdit> removeElement(const engine::XmlTree& tree, std::uint32_t element);
/// Writes an element once more behind itself. Its id, where it has one, gets the next free number among its siblings.
std::optional<StructureEdit> duplicateElement(const engine::XmlTree& tree, std::uint32_t element);
/// Changes places with the element before (-1) or behind (+1) it, each with its comments.
std::optional<StructureEdit> moveElement(const engine::XmlTree& tree, std::uint32_t element, int by);
/// Puts an element elsewhere in its file, not into itself.
std::optional<StructureEdit> moveElementTo(const engine::XmlTree& tree, std::uint32_t element, StructureSpot spot);
/// Puts a new element around one.
std::optional<StructureEdit> wrapElement(const engine::XmlTree& tree, std::uint32_t element, std::string_view tag);
/// Puts what stands in an element, comments too, in its place. The element must hold others, and no words.
std::optional<StructureEdit> unwrapElement(const engine::XmlTree& tree, std::uint32_t element);
/// Replaces an element, not its comments. @param xml one element, perhaps with comments before it.
std::optional<StructureEdit> replaceElement(const engine::XmlTree& tree, std::uint32_t element, std::string_view xml);

/// An element with its comments, for other places: LF, its first column 0.
std::string copiedText(const engine::XmlTree& tree, std::uint32_t element);

/// Elements from elsewhere: a piece of XML, or a whole file, of which what stands in the root.
struct XmlPieces {
    std::string xml{};               ///< empty: there is nothing usable in it
    std::vector<std::string> tags{}; ///< of its elements
    engine::Phrase fault{};          ///< what is wrong with it, lower case
};
/// Reads any text. @param roots tags of elements that are only the frame of a file.
XmlPieces readPieces(std::string_view text, std::span<const std::string_view> roots);

} // namespace orrery::widgets
