// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <string_view>

namespace orrery::widgets {

/// Returns one step of indentation of this text. The step is the white space of the first indented line, at most eight
/// columns. Returns two blanks if no line is indented.
QByteArray indentStep(std::string_view text);

/// Returns the white space at the beginning of a line.
std::string_view indentOf(std::string_view line);

/// Returns the first line end of a text; "\n" if the text has none.
QByteArray lineEndOf(std::string_view text);

/// Returns whole lines with a comment around them, or without their comment. Keeps white space outside the comment.
/// Returns nullopt for blank lines, and for lines with "--", which is not allowed in a comment.
std::optional<QByteArray> withCommentToggled(std::string_view lines);

} // namespace orrery::widgets
