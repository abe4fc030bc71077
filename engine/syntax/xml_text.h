// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Text as a reader of XML sees it, with the origin of each byte. The parser reads expressions in attributes in decoded
/// form, but reports their diagnostics at the place in the file.
struct DecodedText {
    /// A range whose raw form differs: an entity, a character reference, or a line end.
    struct Change {
        Span decoded;
        Span raw;
    };

    std::string text;
    std::uint32_t rawBegin = 0;    ///< offset of the raw text in the file
    std::vector<Change> changes{}; ///< changes in order; empty if raw and decoded bytes are the same

    /// Returns the file's offset of a byte of `text`; text.size() gives the raw end. A byte inside an entity gives the
    /// entity's beginning.
    std::uint32_t rawOffset(std::uint32_t decodedOffset) const;
    /// Returns the span in the file from which a span of `text` comes. Always includes whole entities.
    Span rawSpan(Span decoded) const;
    /// Returns the offset in `text` of a byte of the file. A byte inside an entity gives the beginning of the entity's
    /// replacement.
    std::uint32_t decodedOffset(std::uint32_t rawOffset) const;
};

/// Does the work of DecodedText::rawSpan() for a list of changes.
Span rawSpanOf(std::span<const DecodedText::Change> changes, std::uint32_t rawBegin, Span decoded);

/// Decodes an attribute's raw value: entities, character references, and each line end or tab as one space. Keeps
/// invalid references as written; the parser reports them.
DecodedText decodeAttribute(std::string_view raw, std::uint32_t rawBegin);
/// Decodes text between tags: entities, character references, and each line end as '\n'.
DecodedText decodeText(std::string_view raw, std::uint32_t rawBegin);

/// Returns a value in the form that decodeAttribute() restores, for quotes of that kind.
std::string escapeAttribute(std::string_view value, char quote);
/// Returns text in the form that decodeText() restores. Readers keep the result even if the text is only white space.
std::string escapeText(std::string_view text);
/// Returns text for HTML and SVG, in elements and attributes.
std::string escapeMarkup(std::string_view text);
/// Returns whether XML 1.0 can hold these bytes: valid UTF-8 without control characters (tab, CR and LF are fine).
bool isXmlText(std::string_view text);
/// Returns whether these bytes can be an element's or attribute's name.
bool isXmlName(std::string_view text);

} // namespace orrery::engine
