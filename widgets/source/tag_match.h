// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <string_view>
#include <vector>

namespace orrery::widgets {

/// A finished tag in a piece of source; offsets count from the piece's begin.
struct TagToken {
    enum class Kind { open, close, empty };
    Kind kind = Kind::open;
    int nameBegin = 0;
    int nameEnd = 0;
    int end = 0;      ///< behind its '>'
    int partner = -1; ///< index of the tag that closes or opens the same element; -1: not in this piece
};

/// The tags of a piece of source that XmlStyler has styled, paired by name: a tag between that lacks its partner
/// does not unpair those around it.
std::vector<TagToken> pairedTags(std::string_view text, const char* styles);

/// The name of the innermost element that is open at an offset of the piece; empty if none opens in it.
QByteArray elementOpenAt(std::string_view text, const std::vector<TagToken>& tags, int offset);

/// True when the element that the open tag @p index begins lacks a close tag. @p complete: the piece reaches to the
/// end of the file, so that an ancestor of the same name that lacks its own shows that this one took it.
bool lacksCloseTag(std::string_view text, const std::vector<TagToken>& tags, int index, bool complete);

} // namespace orrery::widgets
