// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace orrery::engine {

// The rules of XML 1.0 for single characters. The classes below do not distinguish bytes from 0x80; other functions
// check these bytes as code points.

enum XmlByteClass : std::uint8_t {
    xmlNameByte = 1,   ///< may continue a name (any byte from 0x80 might)
    xmlStartByte = 2,  ///< may begin a name (any byte from 0x80 might)
    xmlBlankByte = 4,  ///< space, tab, CR, LF
    xmlPlainText = 8,  ///< needs no further check in text
    xmlPlainValue = 16 ///< needs no further check in an attribute's value
};

inline constexpr std::array<std::uint8_t, 256> xmlByteClasses = [] {
    std::array<std::uint8_t, 256> classes{};
    for (unsigned byte = 0; byte < classes.size(); ++byte) {
        const bool isLetter =
            (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_' || byte == ':';
        const bool isBlank = byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
        const bool isPlain = (byte >= 32 && byte < 128) || isBlank;
        unsigned bits = 0;
        if (isLetter || byte >= 128) {
            bits |= xmlNameByte | xmlStartByte;
        }
        if ((byte >= '0' && byte <= '9') || byte == '-' || byte == '.') {
            bits |= xmlNameByte;
        }
        if (isBlank) {
            bits |= xmlBlankByte;
        }
        if (isPlain && byte != '<' && byte != '&' && byte != ']') {
            bits |= xmlPlainText;
        }
        if (isPlain && byte != '<' && byte != '&' && byte != '"' && byte != '\'' && byte != '\n' && byte != '\r' &&
            byte != '>') {
            bits |= xmlPlainValue;
        }
        classes[byte] = static_cast<std::uint8_t>(bits);
    }
    return classes;
}();

constexpr bool hasXmlClass(char byte, std::uint8_t bits) {
    return (xmlByteClasses[static_cast<unsigned char>(byte)] & bits) != 0;
}

/// One code point and its number of bytes in UTF-8; length 0 if the bytes are not UTF-8.
struct XmlCodePoint {
    std::uint32_t value = 0;
    std::uint32_t length = 0;
};

/// Decodes the first code point of a text, which must not be empty. Overlong forms and surrogates are not UTF-8.
XmlCodePoint xmlCodePoint(std::string_view text);
/// Appends a code point as UTF-8.
void appendUtf8(std::string& out, std::uint32_t codePoint);

/// Returns whether a document may contain the character (XML's Char).
constexpr bool isXmlCharacter(std::uint32_t c) {
    return (c >= 0x20 && c < 0xD800) || (c >= 0xE000 && c < 0xFFFE) || (c >= 0x10000 && c <= 0x10FFFF) || c == '\t' ||
           c == '\n' || c == '\r';
}
bool isXmlNameStart(std::uint32_t codePoint);
bool isXmlNameCharacter(std::uint32_t codePoint);

/// The meaning of the reference at the beginning of a text, which starts with '&'.
struct XmlReference {
    enum class Kind : std::uint8_t { good, bareAmpersand, missingSemicolon, unknownEntity, outsideXml };
    Kind kind = Kind::bareAmpersand;
    std::uint32_t length = 1; ///< number of its bytes in the text
    std::uint32_t value = 0;  ///< code point, if `kind` is good
};
XmlReference xmlReference(std::string_view text);

} // namespace orrery::engine
