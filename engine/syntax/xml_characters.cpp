// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_characters.h"

#include <algorithm>

namespace orrery::engine {

namespace {

struct Range {
    std::uint32_t first;
    std::uint32_t last;
};

// XML 1.0, fifth edition, productions [4] and [4a], beyond ASCII.
constexpr std::array startRanges = {
    Range{0xC0, 0xD6},     Range{0xD8, 0xF6},     Range{0xF8, 0x2FF},    Range{0x370, 0x37D},
    Range{0x37F, 0x1FFF},  Range{0x200C, 0x200D}, Range{0x2070, 0x218F}, Range{0x2C00, 0x2FEF},
    Range{0x3001, 0xD7FF}, Range{0xF900, 0xFDCF}, Range{0xFDF0, 0xFFFD}, Range{0x10000, 0xEFFFF},
};
constexpr std::array furtherRanges = {Range{0xB7, 0xB7}, Range{0x300, 0x36F}, Range{0x203F, 0x2040}};

template <std::size_t count>
bool isIn(const std::array<Range, count>& ranges, std::uint32_t c) {
    return std::any_of(ranges.begin(), ranges.end(), [c](Range r) { return r.first <= c && c <= r.last; });
}

struct Entity {
    std::string_view name;
    char stands;
};
constexpr std::array entities = {Entity{"amp", '&'}, Entity{"apos", '\''}, Entity{"gt", '>'}, Entity{"lt", '<'},
                                 Entity{"quot", '"'}};

std::uint32_t digitValue(char c, bool isHexadecimal) {
    if (c >= '0' && c <= '9') {
        return static_cast<std::uint32_t>(c - '0');
    }
    const char lower = static_cast<char>(c | 0x20);
    return isHexadecimal && lower >= 'a' && lower <= 'f' ? static_cast<std::uint32_t>(lower - 'a') + 10 : 99;
}

XmlReference characterReference(std::string_view text) {
    const bool isHexadecimal = text.size() > 2 && text[2] == 'x';
    const std::uint32_t base = isHexadecimal ? 16 : 10;
    std::uint32_t at = isHexadecimal ? 3 : 2;
    const std::uint32_t digits = at;
    std::uint32_t value = 0;
    for (; at < text.size() && digitValue(text[at], isHexadecimal) < base; ++at) {
        value = std::min(value * base + digitValue(text[at], isHexadecimal), 0x110000u);
    }
    if (at == digits) {
        return {XmlReference::Kind::bareAmpersand, 1, 0};
    }
    if (at == text.size() || text[at] != ';') {
        return {XmlReference::Kind::missingSemicolon, at, 0};
    }
    return {isXmlCharacter(value) ? XmlReference::Kind::good : XmlReference::Kind::outsideXml, at + 1, value};
}

} // namespace

XmlCodePoint xmlCodePoint(std::string_view text) {
    const auto byte = [text](std::size_t at) {
        return at < text.size() ? std::uint32_t{static_cast<unsigned char>(text[at])} : 0u;
    };
    const auto trails = [&byte](std::size_t at) { return (byte(at) & 0xC0u) == 0x80u; };
    const std::uint32_t lead = byte(0);
    if (lead < 0x80) {
        return {lead, 1};
    }
    if (lead >= 0xC2 && lead < 0xE0 && trails(1)) {
        return {(lead & 0x1Fu) << 6 | (byte(1) & 0x3Fu), 2};
    }
    if (lead >= 0xE0 && lead < 0xF0 && trails(1) && trails(2)) {
        const std::uint32_t value = (lead & 0x0Fu) << 12 | (byte(1) & 0x3Fu) << 6 | (byte(2) & 0x3Fu);
        return value < 0x800 || (value >= 0xD800 && value < 0xE000) ? XmlCodePoint{} : XmlCodePoint{value, 3};
    }
    if (lead >= 0xF0 && lead < 0xF5 && trails(1) && trails(2) && trails(3)) {
        const std::uint32_t value =
            (lead & 0x07u) << 18 | (byte(1) & 0x3Fu) << 12 | (byte(2) & 0x3Fu) << 6 | (byte(3) & 0x3Fu);
        return value < 0x10000 || value > 0x10FFFF ? XmlCodePoint{} : XmlCodePoint{value, 4};
    }
    return {};
}

void appendUtf8(std::string& out, std::uint32_t c) {
    const auto put = [&out](std::uint32_t byte) { out += static_cast<char>(byte); };
    if (c < 0x80) {
        put(c);
    } else if (c < 0x800) {
        put(0xC0u | c >> 6);
        put(0x80u | (c & 0x3Fu));
    } else if (c < 0x10000) {
        put(0xE0u | c >> 12);
        put(0x80u | (c >> 6 & 0x3Fu));
        put(0x80u | (c & 0x3Fu));
    } else {
        put(0xF0u | c >> 18);
        put(0x80u | (c >> 12 & 0x3Fu));
        put(0x80u | (c >> 6 & 0x3Fu));
        put(0x80u | (c & 0x3Fu));
    }
}

bool isXmlNameStart(std::uint32_t c) {
    return c < 0x80 ? hasXmlClass(static_cast<char>(c), xmlStartByte) : isIn(startRanges, c);
}

bool isXmlNameCharacter(std::uint32_t c) {
    return c < 0x80 ? hasXmlClass(static_cast<char>(c), xmlNameByte) : isIn(startRanges, c) || isIn(furtherRanges, c);
}

XmlReference xmlReference(std::string_view text) {
    if (text.size() > 1 && text[1] == '#') {
        return characterReference(text);
    }
    if (text.size() < 2 || !hasXmlClass(text[1], xmlStartByte)) {
        return {};
    }
    std::uint32_t at = 1;
    while (at < text.size() && hasXmlClass(text[at], xmlNameByte)) {
        ++at;
    }
    const std::string_view name = text.substr(1, at - 1);
    const auto* const entity =
        std::find_if(entities.begin(), entities.end(), [name](Entity e) { return e.name == name; });
    if (at == text.size() || text[at] != ';') {
        return entity == entities.end() ? XmlReference{} : XmlReference{XmlReference::Kind::missingSemicolon, at, 0};
    }
    if (entity == entities.end()) {
        return {XmlReference::Kind::unknownEntity, at + 1, 0};
    }
    return {XmlReference::Kind::good, at + 1, static_cast<std::uint32_t>(entity->stands)};
}

} // namespace orrery::engine
