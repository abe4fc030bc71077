// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The place of a caret in a file's markup. The text may be broken anywhere, and incomplete at the caret (I3.3). An
/// unclosed quote ends before the next line that begins with '<'. An unclosed tag ends at the next '<'.
struct MarkupCaret {
    enum class Where : std::uint8_t {
        nothing,  ///< in a comment, CDATA or an instruction
        text,     ///< between tags
        tagName,  ///< after '<', in the name of a tag
        closeTag, ///< after "</"
        inTag,    ///< in a tag, at a place for the name of an attribute
        value,    ///< between the quotes of an attribute
    };
    struct Attribute {
        Span name;
        Span value;
    };

    Where where = Where::text;
    std::uint32_t tag = 0;             ///< in a tag: offset of its '<'; between tags: start of the text
    std::uint32_t end = 0;             ///< end of the text between tags, or of the existing part of the tag
    Span name;                         ///< name of the tag
    Span word;                         ///< name of a tag or attribute at the caret; may be empty
    Span value;                        ///< text between the quotes, or up to the probable place of a missing quote
    Span attribute;                    ///< name of the attribute with the value
    char quote = '"';                  ///< quote before the value
    bool isClosed = false;             ///< true if the quote after the value exists
    bool hasEquals = false;            ///< true if a '=' follows the attribute's name at the caret
    bool isFinished = false;           ///< true if the tag ends in '>', or if attributes follow its name
    std::vector<Attribute> attributes; ///< all attributes of the tag except the one at the caret
};

/// Returns the place of a caret.
/// @param begin start of reading, outside of all tags
/// @param offset offset of the caret, at least `begin`
MarkupCaret markupCaret(std::string_view text, std::uint32_t begin, std::uint32_t offset);

} // namespace orrery::engine
