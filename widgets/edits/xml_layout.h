// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_tree.h"

#include <string>
#include <string_view>

namespace orrery::widgets {

// The layout of elements in the text. An element that moves takes its comments along, and gets the layout of its new
// neighbours.

/// The indentation and line ends of a piece of XML.
struct XmlLayout {
    std::string indent{};     ///< indentation of every line except the first
    std::string level = "  "; ///< additional indentation of each level
    std::string lineEnd = "\n";
};

/// Returns the white space at the start of an offset's line.
std::string_view indentAt(std::string_view text, std::uint32_t offset);
/// These functions return whether the line of an offset has only white space before the offset, or after it.
bool beginsLine(std::string_view text, std::uint32_t offset);
bool endsLine(std::string_view text, std::uint32_t offset);
/// These functions return the beginning of an offset's line, and of the next line.
std::uint32_t lineBegin(std::string_view text, std::uint32_t offset);
std::uint32_t nextLine(std::string_view text, std::uint32_t offset);
/// Returns the span of blanks and line ends just before an offset.
engine::Span blanksBefore(std::string_view text, std::uint32_t offset);

/// Returns the layout at an element: the indentation of its line, and the level and line ends used near it.
XmlLayout layoutAt(const engine::XmlTree& tree, std::uint32_t element);
/// Returns the layout of a separate piece of XML.
XmlLayout layoutOf(std::string_view xml);
/// Returns the quote character of the attributes near an element.
char quoteNear(const engine::XmlTree& tree, std::uint32_t element);

/// Returns the span of an element with its comments. These are the comments on their own lines directly above it, and
/// those after it on its last line.
engine::Span unitOf(const engine::XmlTree& tree, std::uint32_t element);

/// Changes the layout of a well-formed piece of XML: its lines get the indentation and the line ends of `to`. Lines
/// that begin inside values, texts and CDATA stay as they are.
std::string relaid(std::string_view xml, const XmlLayout& from, const XmlLayout& to);
/// Replaces the quotes around all values that do not contain the new quote.
std::string requoted(std::string_view xml, char quote);

/// Parses elements side by side, inside an additional element. Offsets in the tree are offsets in `xml` plus wrapBytes.
engine::XmlTree parsePieces(std::string_view xml);
inline constexpr std::uint32_t wrapBytes = 3; ///< "<x>"

} // namespace orrery::widgets
