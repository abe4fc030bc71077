// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_tree.h"

#include <string>
#include <string_view>

namespace orrery::widgets {

// The layout of elements in the text. Functions that move elements keep their comments with them and lay them out like
// their new neighbours.

/// How the lines of a piece of XML begin and end.
struct XmlLayout {
    std::string indent{};     ///< the indentation of every line but the first
    std::string level = "  "; ///< one more level of indentation
    std::string lineEnd = "\n";
};

/// Returns the white space at the start of an offset's line.
std::string_view indentAt(std::string_view text, std::uint32_t offset);
/// Return whether there is only white space before (after) an offset in its line.
bool beginsLine(std::string_view text, std::uint32_t offset);
bool endsLine(std::string_view text, std::uint32_t offset);
/// Return where an offset's line begins, and where the next line begins.
std::uint32_t lineBegin(std::string_view text, std::uint32_t offset);
std::uint32_t nextLine(std::string_view text, std::uint32_t offset);
/// Returns the blanks and line ends just before an offset.
engine::Span blanksBefore(std::string_view text, std::uint32_t offset);

/// Returns the layout at an element: the indentation of its line, one level as used nearby, and the line ends.
XmlLayout layoutAt(const engine::XmlTree& tree, std::uint32_t element);
/// Returns the layout of a separate piece of XML.
XmlLayout layoutOf(std::string_view xml);
/// Returns the quotes of attributes near an element.
char quoteNear(const engine::XmlTree& tree, std::uint32_t element);

/// Returns the span of an element with its comments: those on their own lines directly above, and those after it on its
/// last line.
engine::Span unitOf(const engine::XmlTree& tree, std::uint32_t element);

/// Changes the layout of a well-formed piece of XML: its lines get the indentation and the line ends of `to`. Lines
/// that begin inside values, texts and CDATA stay as they are.
std::string relaid(std::string_view xml, const XmlLayout& from, const XmlLayout& to);
/// Replaces the quotes around values that contain none of the new ones.
std::string requoted(std::string_view xml, char quote);

/// Parses elements side by side, inside an additional element. Offsets are greater by wrapBytes than in the text.
engine::XmlTree parsePieces(std::string_view xml);
inline constexpr std::uint32_t wrapBytes = 3; ///< "<x>"

} // namespace orrery::widgets
