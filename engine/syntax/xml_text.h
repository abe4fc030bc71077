// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Text as a reader of XML sees it, which still knows where each of its bytes came from: expressions in attributes
/// are parsed decoded and report their findings in the file.
struct DecodedText {
    /// A stretch that was written differently: an entity, a character reference, a line end.
    struct Change {
        Span decoded;
        Span raw;
    };

    std::string text;
    std::uint32_t rawBegin = 0;    ///< where the raw text begins in the file
    std::vector<Change> changes{}; ///< in order; empty where raw and decoded are the same bytes

    /// The file's offset of a byte of text; text.size() gives the raw end. Inside an entity: its beginning.
    std::uint32_t rawOffset(std::uint32_t decodedOffset) const;
    /// The file's bytes that a span of text was written with; whole entities only.
    Span rawSpan(Span decoded) const;
    /// The other way: where in text a byte of the file went. Inside an entity: the beginning of what it stands for.
    std::uint32_t decodedOffset(std::uint32_t rawOffset) const;
};

/// DecodedText::rawSpan() of a text by its changes.
Span rawSpanOf(std::span<const DecodedText::Change> changes, std::uint32_t rawBegin, Span decoded);

/// Decodes an attribute's raw value: entities, character references, and each line end or tab as one space.
/// References that stand for nothing stay as written (the parser has reported them).
DecodedText decodeAttribute(std::string_view raw, std::uint32_t rawBegin);
/// Decodes text between tags: entities, character references, and each line end as '\n'.
DecodedText decodeText(std::string_view raw, std::uint32_t rawBegin);

/// Writes a value so that decodeAttribute() gives it back, between quotes of that kind.
std::string escapeAttribute(std::string_view value, char quote);
/// Writes text so that decodeText() gives it back and a reader keeps it even if it is only white space.
std::string escapeText(std::string_view text);
/// Whether XML 1.0 can hold these bytes: valid UTF-8 without control characters (tab, CR and LF are fine).
bool isXmlText(std::string_view text);
/// Whether these bytes can be an element's or attribute's name.
bool isXmlName(std::string_view text);

} // namespace orrery::engine
