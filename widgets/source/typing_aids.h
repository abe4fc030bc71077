// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <string_view>

namespace orrery::widgets {

/// Returns one step of indentation of this text: the white space of its first indented line, at most eight columns. Two
/// blanks if no line is indented.
QByteArray indentStep(std::string_view text);

/// Returns the white space at the beginning of a line.
std::string_view indentOf(std::string_view line);

/// Returns the first line end of a text; "\n" if it has none.
QByteArray lineEndOf(std::string_view text);

/// Returns whole lines with a comment around them, or without their comment. White space outside stays as it is.
/// Returns nullopt for blank lines, and for lines with "--", which a comment cannot contain.
std::optional<QByteArray> withCommentToggled(std::string_view lines);

} // namespace orrery::widgets
