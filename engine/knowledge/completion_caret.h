// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Where in a file's markup a caret stands. The text may be broken anywhere, and half written at the caret (I3.3):
/// an unclosed quote ends before the next line that begins with '<', an unclosed tag at the next '<'.
struct MarkupCaret {
    enum class Where : std::uint8_t {
        nothing,  ///< in a comment, CDATA or an instruction
        text,     ///< between tags
        tagName,  ///< behind '<', in the name of a tag
        closeTag, ///< behind "</"
        inTag,    ///< in a tag, where an attribute's name may stand
        value,    ///< between the quotes of an attribute
    };
    struct Attribute {
        Span name;
        Span value;
    };

    Where where = Where::text;
    std::uint32_t tag = 0;   ///< of '<', in a tag; between tags where the text begins
    std::uint32_t end = 0;   ///< of the text between tags, or of what is written of the tag
    Span name;               ///< of the tag
    Span word;               ///< the name at the caret, which may be empty: of the tag, or of an attribute
    Span value;              ///< all that stands between the quotes, or up to where they are likely to have been meant
    Span attribute;          ///< the name of the attribute whose value it is
    char quote = '"';        ///< that the value began with
    bool isClosed = false;   ///< the quote that ends the value is there
    bool hasEquals = false;  ///< a '=' follows the attribute's name at the caret
    bool isFinished = false; ///< the tag ends in '>', or attributes stand behind its name
    std::vector<Attribute> attributes; ///< of the tag, but for the one at the caret
};

/// @param begin where to start reading: outside of all tags. @param offset of the caret, at least begin.
MarkupCaret markupCaret(std::string_view text, std::uint32_t begin, std::uint32_t offset);

} // namespace orrery::engine
