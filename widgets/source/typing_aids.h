// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <string_view>

namespace orrery::widgets {

/// One step of indentation as this text does it: its first indented line's white space, at most eight columns;
/// two blanks if no line is indented.
QByteArray indentStep(std::string_view text);

/// The white space that a line begins with.
std::string_view indentOf(std::string_view line);

/// The line end that a text uses first; "\n" if it has none.
QByteArray lineEndOf(std::string_view text);

/// Whole lines with a comment around them, or without it if they have one: white space outside stays as it is.
/// Nothing for blank lines, and for lines that hold "--", which cannot stand in a comment.
std::optional<QByteArray> withCommentToggled(std::string_view lines);

} // namespace orrery::widgets
