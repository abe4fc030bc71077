// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_characters.h"
#include "engine/syntax/xml_faults.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace orrery::engine {

/// A position in a file, with functions that read the parts common to all XML: blanks, names, references and
/// characters. Reports problems in these parts. The readers of tags and of text share one cursor.
class XmlCursor {
public:
    static constexpr std::uint32_t nowhere = ~0u;

    XmlCursor(std::string_view bytes, XmlFaults& reports)
        : text(bytes), size(static_cast<std::uint32_t>(bytes.size())), faults(reports) {}
    XmlCursor(const XmlCursor&) = delete;
    XmlCursor& operator=(const XmlCursor&) = delete;

    const std::string_view text;
    const std::uint32_t size;
    XmlFaults& faults;
    std::uint32_t at = 0;
    /// True if the declaration names another encoding than UTF-8. Bytes that are not UTF-8 are no problem then.
    bool isOtherEncoding = false;

    bool is(std::uint32_t place, std::uint8_t bits) const { return place < size && hasXmlClass(text[place], bits); }
    bool startsWith(std::uint32_t place, std::string_view word) const { return text.substr(place).starts_with(word); }
    std::string copy(Span span) const { return std::string(text.substr(span.begin, span.size())); }
    /// Returns the next place of a word, or nowhere.
    std::uint32_t find(std::uint32_t from, std::string_view word) const {
        const std::size_t found = text.find(word, from);
        return found == std::string_view::npos ? nowhere : static_cast<std::uint32_t>(found);
    }
    std::uint32_t lineEnd(std::uint32_t from) const;
    /// Returns the place where the blanks before a place begin, but at least `floor`.
    std::uint32_t beforeBlanks(std::uint32_t place, std::uint32_t floor) const {
        while (place > floor && is(place - 1, xmlBlankByte)) {
            --place;
        }
        return place;
    }
    /// Returns whether the '<' at a place begins a tag, comment or other markup.
    bool beginsMarkup(std::uint32_t place) const;

    void skipBlanks() {
        while (is(at, xmlBlankByte)) {
            ++at;
        }
    }
    /// Reads a name up to the first byte that cannot continue it. Reports characters beyond ASCII that names cannot
    /// have, and keeps them.
    Span readName() {
        const std::uint32_t begin = at;
        while (is(at, xmlNameByte)) {
            if (static_cast<unsigned char>(text[at]) < 0x80) {
                ++at;
            } else {
                readFurtherNameCharacter(begin);
            }
        }
        return {begin, at};
    }
    /// Checks and skips one character that is not plain ASCII, or a whole run of bytes that are not UTF-8.
    void readOddCharacter();
    /// Checks and skips a reference to an entity or character, or a bare '&'.
    void readReference();

private:
    void readFurtherNameCharacter(std::uint32_t nameBegin);
    bool isDoubleAmpersand(std::uint32_t place) const;
    void reportDoubleAmpersand(Span span);
};

inline bool XmlCursor::beginsMarkup(std::uint32_t place) const {
    if (text[place] != '<' || place + 1 == size) {
        return false;
    }
    const char next = text[place + 1];
    if (static_cast<unsigned char>(next) >= 0x80) {
        return isXmlNameStart(xmlCodePoint(text.substr(place + 1)).value);
    }
    return hasXmlClass(next, xmlStartByte) || next == '/' || next == '?' || startsWith(place, "<!--") ||
           startsWith(place, "<![CDATA[") || startsWith(place, "<!DOCTYPE");
}

} // namespace orrery::engine
