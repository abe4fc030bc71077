// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_tree.h"

#include <string>
#include <string_view>

namespace orrery::widgets {

// How elements lie on the page: whoever moves them keeps their comments with them and lays them out like their new
// neighbours.

/// How the lines of a piece of XML begin and end.
struct XmlLayout {
    std::string indent{};     ///< what every line but the first begins with
    std::string level = "  "; ///< one level more
    std::string lineEnd = "\n";
};

/// The white space that the line of an offset begins with.
std::string_view indentAt(std::string_view text, std::uint32_t offset);
/// Whether only white space stands before (behind) an offset in its line.
bool beginsLine(std::string_view text, std::uint32_t offset);
bool endsLine(std::string_view text, std::uint32_t offset);
/// Where the line of an offset begins, and where the one after it does.
std::uint32_t lineBegin(std::string_view text, std::uint32_t offset);
std::uint32_t nextLine(std::string_view text, std::uint32_t offset);
/// The blanks and line ends just before an offset.
engine::Span blanksBefore(std::string_view text, std::uint32_t offset);

/// How lines are laid out where an element stands: its line's indentation, what one level is nearby, and how lines end.
XmlLayout layoutAt(const engine::XmlTree& tree, std::uint32_t element);
/// The layout of a piece of XML that stands alone.
XmlLayout layoutOf(std::string_view xml);
/// The quotes that attributes have near an element.
char quoteNear(const engine::XmlTree& tree, std::uint32_t element);

/// An element with the comments that belong to it: those on lines of their own directly above, and those behind it on
/// its last line.
engine::Span unitOf(const engine::XmlTree& tree, std::uint32_t element);

/// A well-formed piece of XML, laid out anew: its lines, other than those that begin within values, texts and CDATA,
/// get the indentation and the line ends of `to`.
std::string relaid(std::string_view xml, const XmlLayout& from, const XmlLayout& to);
/// The same with other quotes around values that have none of them inside.
std::string requoted(std::string_view xml, char quote);

/// Elements side by side as a tree: they stand in an element around them. Offsets are wrapBytes more than in the text.
engine::XmlTree parsePieces(std::string_view xml);
inline constexpr std::uint32_t wrapBytes = 3; ///< "<x>"

} // namespace orrery::widgets
