// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_text.h"

#include "engine/syntax/xml_characters.h"

#include <algorithm>

namespace orrery::engine {

namespace {

std::uint32_t sizeOf(const std::string& text) {
    return static_cast<std::uint32_t>(text.size());
}

DecodedText decode(std::string_view raw, std::uint32_t rawBegin, std::string_view specials, bool isAttribute) {
    DecodedText out;
    out.rawBegin = rawBegin;
    std::size_t done = 0;
    for (std::size_t at = raw.find_first_of(specials); at < raw.size(); at = raw.find_first_of(specials, at)) {
        std::uint32_t length = 1;
        std::uint32_t value = isAttribute ? ' ' : '\n';
        if (raw[at] == '&') {
            const XmlReference reference = xmlReference(raw.substr(at));
            if (reference.kind != XmlReference::Kind::good) {
                at += reference.length;
                continue;
            }
            length = reference.length;
            value = reference.value;
        } else if (raw[at] == '\r' && at + 1 < raw.size() && raw[at + 1] == '\n') {
            length = 2;
        }
        out.text += raw.substr(done, at - done);
        const std::uint32_t begin = sizeOf(out.text);
        appendUtf8(out.text, value);
        const auto place = rawBegin + static_cast<std::uint32_t>(at);
        if (length != sizeOf(out.text) - begin) { // a line end that becomes one space shifts no offsets
            out.changes.push_back({{begin, sizeOf(out.text)}, {place, place + length}});
        }
        at += length;
        done = at;
    }
    out.text += raw.substr(done);
    return out;
}

std::string escape(std::string_view text, std::string_view specials) {
    std::string out;
    out.reserve(text.size() + 16);
    std::size_t done = 0;
    for (std::size_t at = text.find_first_of(specials); at < text.size(); at = text.find_first_of(specials, at + 1)) {
        out += text.substr(done, at - done);
        done = at + 1;
        switch (text[at]) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&apos;";
            break;
        case '\t':
            out += "&#9;";
            break;
        case '\n':
            out += "&#10;";
            break;
        default:
            out += "&#13;";
            break;
        }
    }
    out += text.substr(done);
    return out;
}

auto firstAfter(std::span<const DecodedText::Change> changes, std::uint32_t decodedOffset) {
    return std::upper_bound(
        changes.begin(), changes.end(), decodedOffset,
        [](std::uint32_t offset, const DecodedText::Change& c) { return offset < c.decoded.begin; });
}

std::uint32_t rawOffsetOf(std::span<const DecodedText::Change> changes, std::uint32_t rawBegin,
                          std::uint32_t decodedOffset) {
    const auto after = firstAfter(changes, decodedOffset);
    if (after == changes.begin()) {
        return rawBegin + decodedOffset;
    }
    const DecodedText::Change& before = *(after - 1);
    return decodedOffset < before.decoded.end ? before.raw.begin
                                              : before.raw.end + (decodedOffset - before.decoded.end);
}

} // namespace

std::uint32_t DecodedText::rawOffset(std::uint32_t decodedOffset) const {
    return rawOffsetOf(changes, rawBegin, decodedOffset);
}

Span DecodedText::rawSpan(Span decoded) const {
    return rawSpanOf(changes, rawBegin, decoded);
}

Span rawSpanOf(std::span<const DecodedText::Change> changes, std::uint32_t rawBegin, Span decoded) {
    const std::uint32_t begin = rawOffsetOf(changes, rawBegin, decoded.begin);
    if (decoded.isEmpty()) {
        return {begin, begin};
    }
    // Uses the end of the last byte's place, so the result includes a whole entity at the end.
    const std::uint32_t lastByte = decoded.end - 1;
    const auto after = firstAfter(changes, lastByte);
    if (after != changes.begin() && lastByte < (after - 1)->decoded.end) {
        return {begin, std::max(begin, (after - 1)->raw.end)};
    }
    return {begin, std::max(begin, rawOffsetOf(changes, rawBegin, lastByte) + 1)};
}

std::uint32_t DecodedText::decodedOffset(std::uint32_t rawOffset) const {
    const auto after = std::upper_bound(changes.begin(), changes.end(), rawOffset,
                                        [](std::uint32_t offset, const Change& c) { return offset < c.raw.begin; });
    if (after == changes.begin()) {
        return std::min(rawOffset - std::min(rawBegin, rawOffset), sizeOf(text));
    }
    const Change& before = *(after - 1);
    return rawOffset < before.raw.end ? before.decoded.begin
                                      : std::min(before.decoded.end + (rawOffset - before.raw.end), sizeOf(text));
}

DecodedText decodeAttribute(std::string_view raw, std::uint32_t rawBegin) {
    return decode(raw, rawBegin, "&\t\r\n", true);
}

DecodedText decodeText(std::string_view raw, std::uint32_t rawBegin) {
    return decode(raw, rawBegin, "&\r", false);
}

std::string escapeAttribute(std::string_view value, char quote) {
    return escape(value, quote == '\'' ? "&<'\t\r\n" : "&<\"\t\r\n");
}

std::string escapeMarkup(std::string_view text) {
    return escape(text, "&<>\"");
}

std::string escapeText(std::string_view text) {
    // XML requires an escape for '>' only after "]]". Text that always escapes '>' is easier to read.
    std::string out = escape(text, "&<>\r");
    if (!out.empty() && std::all_of(out.begin(), out.end(), [](char c) { return hasXmlClass(c, xmlBlankByte); })) {
        const std::string first = out.front() == ' ' ? "&#32;" : escape(out.substr(0, 1), "\t\n");
        out.replace(0, 1, first);
    }
    return out;
}

bool isXmlText(std::string_view text) {
    while (!text.empty()) {
        const XmlCodePoint c = xmlCodePoint(text);
        if (c.length == 0 || !isXmlCharacter(c.value)) {
            return false;
        }
        text.remove_prefix(c.length);
    }
    return true;
}

bool isXmlName(std::string_view text) {
    bool isFirst = true;
    for (; !text.empty(); isFirst = false) {
        const XmlCodePoint c = xmlCodePoint(text);
        if (c.length == 0 || !(isFirst ? isXmlNameStart(c.value) : isXmlNameCharacter(c.value))) {
            return false;
        }
        text.remove_prefix(c.length);
    }
    return !isFirst;
}

} // namespace orrery::engine
