// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_tree.h"

#include <QByteArray>

#include <string_view>

namespace orrery::widgets {

/// Returns the offset of the same byte in another text that differs only in white space.
int sameByteIn(std::string_view other, std::string_view text, int offset);

/// Returns a file with line ends added to lines that are too long to show. Adds them before elements, comments and
/// close tags, and between attributes. Keeps all other lines, and all values and texts. Also keeps elements with text
/// in or around them. So the meaning stays the same.
///
/// @param level one step of indentation. @return the original text if the file is not well-formed
QByteArray withLineEnds(const engine::XmlTree& tree, const QByteArray& level, const QByteArray& lineEnd);

} // namespace orrery::widgets
