// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_tree.h"

#include <QByteArray>

#include <string_view>

namespace orrery::widgets {

/// Where a byte of a text stands in another one that differs in white space only.
int sameByteIn(std::string_view other, std::string_view text, int offset);

/// A file with line ends in those of its lines that are too long to show: before elements, comments and close tags,
/// and between attributes. Other lines stay as they are. Values, texts and elements that have text in or around them
/// stay byte for byte, so no meaning changes.
///
/// @param level one step of indentation. @return the text as it was where the file is not well-formed
QByteArray withLineEnds(const engine::XmlTree& tree, const QByteArray& level, const QByteArray& lineEnd);

} // namespace orrery::widgets
