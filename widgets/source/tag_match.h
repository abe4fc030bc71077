// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <string_view>
#include <vector>

namespace orrery::widgets {

/// A finished tag in a piece of source. Offsets count from the start of the piece.
struct TagToken {
    enum class Kind { open, close, empty };
    Kind kind = Kind::open;
    int nameBegin = 0;
    int nameEnd = 0;
    int end = 0;      ///< end of the tag, after its '>'
    int partner = -1; ///< index of the matching open or close tag; -1: not in this piece
};

/// A part of a text and its tags.
struct TaggedPiece {
    QByteArray text;
    int begin = 0; ///< position of the text in the view
    bool reachesEnd = false;
    std::vector<TagToken> tags;
};

/// Returns the tags of a piece of source that XmlStyler has styled. Pairs open and close tags by name. A tag without a
/// partner does not affect the pairs around it.
std::vector<TagToken> pairedTags(std::string_view text, const char* styles);

/// Returns the name of the innermost element that is open at an offset of the piece. Returns an empty name if no such
/// element begins in the piece.
QByteArray elementOpenAt(std::string_view text, const std::vector<TagToken>& tags, int offset);

/// Returns whether the open tag @p index has no close tag. @p complete: true if the piece reaches to the end of the
/// file. In that case, an unclosed ancestor of the same name shows that this tag has taken the ancestor's close tag.
bool lacksCloseTag(std::string_view text, const std::vector<TagToken>& tags, int index, bool complete);

} // namespace orrery::widgets
