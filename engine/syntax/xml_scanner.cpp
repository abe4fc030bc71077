// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_scanner.h"

#include "engine/syntax/xml_characters.h"
#include "engine/syntax/xml_diagnostics.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::uint32_t nowhere = ~0u;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

std::string hexadecimal(char byte) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto value = static_cast<unsigned char>(byte);
    return {'0', 'x', digits[value >> 4], digits[value & 15]};
}

std::string lowerCase(std::string_view text) {
    std::string out(text);
    for (char& c : out) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    }
    return out;
}

} // namespace

XmlScanner::XmlScanner(std::string_view text, XmlFaults& faults, std::size_t expected)
    : m_text(text), m_faults(faults), m_size(static_cast<std::uint32_t>(text.size())) {
    nodes.reserve(expected / 24 + 16);
    attributes.reserve(expected / 32 + 16);
    closes.reserve(expected / 48 + 16);
}

void XmlScanner::run() {
    addNode(XmlKind::document, 0).tag = {0, 0};
    m_at = m_prologue = startsWith(0, byteOrderMark) ? static_cast<std::uint32_t>(byteOrderMark.size()) : 0;
    readUpTo(m_size);
}

bool XmlScanner::runBetween(std::uint32_t begin, std::uint32_t end) {
    addNode(XmlKind::document, begin);
    m_at = begin;
    readUpTo(end);
    return m_at == end;
}

void XmlScanner::readUpTo(std::uint32_t end) {
    while (m_at < end) {
        if (beginsMarkup(m_at)) {
            readMarkup();
        } else {
            readText();
        }
    }
}

bool XmlScanner::is(std::uint32_t at, std::uint8_t bits) const {
    return at < m_size && hasXmlClass(m_text[at], bits);
}

std::uint32_t XmlScanner::find(std::uint32_t at, std::string_view word) const {
    const std::size_t found = m_text.find(word, at);
    return found == std::string_view::npos ? nowhere : static_cast<std::uint32_t>(found);
}

std::uint32_t XmlScanner::lineEnd(std::uint32_t at) const {
    const std::size_t found = m_text.find_first_of("\r\n", at);
    return found == std::string_view::npos ? m_size : static_cast<std::uint32_t>(found);
}

void XmlScanner::skipBlanks() {
    while (is(m_at, xmlBlankByte)) {
        ++m_at;
    }
}

std::uint32_t XmlScanner::beforeBlanks(std::uint32_t at, std::uint32_t floor) const {
    while (at > floor && is(at - 1, xmlBlankByte)) {
        --at;
    }
    return at;
}

XmlNode& XmlScanner::addNode(XmlKind kind, std::uint32_t begin) {
    XmlNode& node = nodes.emplace_back();
    node.kind = kind;
    node.tag = {begin, begin};
    node.firstAttribute = static_cast<std::uint32_t>(attributes.size());
    return node;
}

/// Reads a name as far as its bytes go. Reports characters beyond ASCII that names cannot have, and keeps them.
Span XmlScanner::readName() {
    const std::uint32_t begin = m_at;
    while (is(m_at, xmlNameByte)) {
        if (static_cast<unsigned char>(m_text[m_at]) < 0x80) {
            ++m_at;
            continue;
        }
        const XmlCodePoint c = xmlCodePoint(m_text.substr(m_at));
        if (c.length == 0 || !isXmlCharacter(c.value)) {
            oddCharacter();
            continue;
        }
        const Span span{m_at, m_at + c.length};
        if (!(m_at == begin ? isXmlNameStart(c.value) : isXmlNameCharacter(c.value))) {
            m_faults.add(diag::xml::badName, span, {copy(span)});
        }
        m_at += c.length;
    }
    return {begin, m_at};
}

/// Checks and skips one character that is not plain ASCII; of bytes that are not UTF-8 the whole run.
void XmlScanner::oddCharacter() {
    const char byte = m_text[m_at];
    const XmlCodePoint c = xmlCodePoint(m_text.substr(m_at));
    if (c.length == 0) {
        const std::uint32_t begin = m_at++;
        while (m_at < m_size && xmlCodePoint(m_text.substr(m_at)).length == 0) {
            ++m_at;
        }
        if (!m_otherEncoding) {
            m_faults.add(diag::xml::invalidUtf8, {begin, m_at});
        }
        return;
    }
    const Span span{m_at, m_at + c.length};
    m_at += c.length;
    if (isXmlCharacter(c.value)) {
        return;
    }
    Diagnostic& fault = c.value == 0 ? m_faults.add(diag::xml::nul, span)
                                     : m_faults.add(diag::xml::controlCharacter, span,
                                                    {c.length == 1       ? hexadecimal(byte)
                                                     : c.value == 0xFFFE ? "U+FFFE"
                                                                         : "U+FFFF"});
    fault.fixes.push_back(m_faults.fix(phrase("remove it"), span, {}));
}

void XmlScanner::reference() {
    const XmlReference found = xmlReference(m_text.substr(m_at));
    const Span span{m_at, m_at + found.length};
    m_at += found.length;
    switch (found.kind) {
    case XmlReference::Kind::good:
        break;
    case XmlReference::Kind::outsideXml:
        m_faults.add(diag::xml::badReference, span, {copy(span)})
            .fixes.push_back(m_faults.fix(phrase("remove the reference"), span, {}));
        break;
    case XmlReference::Kind::missingSemicolon:
        m_faults.add(diag::xml::missingSemicolon, span, {copy(span)})
            .fixes.push_back(m_faults.fix(phrase("insert '{0}'", {std::string(";")}), {span.end, span.end}, ";"));
        break;
    case XmlReference::Kind::unknownEntity:
        m_faults.add(diag::xml::unknownEntity, span, {copy(span)})
            .fixes.push_back(m_faults.fix(phrase("write the '&' as '&amp;'"), {span.begin, span.begin + 1}, "&amp;"));
        break;
    case XmlReference::Kind::bareAmpersand:
        if (isDoubleAmpersand(span.begin)) {
            doubleAmpersand({span.begin, ++m_at});
            break;
        }
        m_faults.add(diag::xml::bareAmpersand, span)
            .fixes.push_back(m_faults.fix(phrase("replace with '{0}'", {std::string("&amp;")}), span, "&amp;"));
        break;
    }
}

/// Returns whether two ampersands stand alone and neither begins an entity.
bool XmlScanner::isDoubleAmpersand(std::uint32_t at) const {
    const auto isAmpersand = [&](std::uint32_t place) { return place < m_size && m_text[place] == '&'; };
    return isAmpersand(at + 1) && !isAmpersand(at + 2) && !isAmpersand(at - 1) &&
           xmlReference(m_text.substr(at + 1)).kind == XmlReference::Kind::bareAmpersand;
}

/// Reports the `and` of other languages as one fault, not two.
void XmlScanner::doubleAmpersand(Span span) {
    const auto isBlank = [&](std::uint32_t at) { return at < m_size && hasXmlClass(m_text[at], xmlBlankByte); };
    const std::string word = std::string(isBlank(span.begin - 1) ? "" : " ") + "and" + (isBlank(span.end) ? "" : " ");
    Diagnostic& fault = m_faults.add(diag::xml::doubleAmpersand, span);
    fault.fixes.push_back(m_faults.fix(phrase("replace with '{0}'", {std::string("and")}), span, word));
    fault.fixes.push_back(m_faults.fix(phrase("replace with '{0}'", {std::string("&amp;&amp;")}), span, "&amp;&amp;"));
}

bool XmlScanner::beginsMarkup(std::uint32_t at) const {
    if (m_text[at] != '<' || at + 1 == m_size) {
        return false;
    }
    const char next = m_text[at + 1];
    if (static_cast<unsigned char>(next) >= 0x80) {
        return isXmlNameStart(xmlCodePoint(m_text.substr(at + 1)).value);
    }
    return hasXmlClass(next, xmlStartByte) || next == '/' || next == '?' || startsWith(at, "<!--") ||
           startsWith(at, "<![CDATA[") || startsWith(at, "<!DOCTYPE");
}

void XmlScanner::readText() {
    const std::uint32_t begin = m_at;
    skipBlanks();
    if (m_at == m_size || (m_text[m_at] == '<' && beginsMarkup(m_at))) {
        return; // white space has no node
    }
    while (m_at < m_size) {
        const char c = m_text[m_at];
        if (hasXmlClass(c, xmlPlainText)) {
            ++m_at;
        } else if (c == '<') {
            if (beginsMarkup(m_at)) {
                break;
            }
            const Span span{m_at, m_at + 1};
            if (startsWith(m_at, "<!")) {
                m_faults.add(diag::xml::badMarkup, {m_at, m_at + 2});
            } else {
                m_faults.add(diag::xml::strayLessThan, span)
                    .fixes.push_back(m_faults.fix(phrase("replace with '{0}'", {std::string("&lt;")}), span, "&lt;"));
            }
            ++m_at;
        } else if (c == '&') {
            reference();
        } else if (c == ']') {
            if (startsWith(m_at, "]]>")) {
                m_faults.add(diag::xml::cdataEndInText, {m_at, m_at + 3})
                    .fixes.push_back(m_faults.fix(phrase("replace with '{0}'", {std::string("]]&gt;")}),
                                                  {m_at, m_at + 3}, "]]&gt;"));
            }
            ++m_at;
        } else {
            oddCharacter();
        }
    }
    XmlNode& node = addNode(XmlKind::text, begin);
    node.tag.end = m_at;
    lookForLostTag(node.tag);
}

/// Warns about text such as `self/>`. By the rules of XML it is text, but it is nearly always a typing error.
void XmlScanner::lookForLostTag(Span text) {
    const std::uint32_t end = beforeBlanks(text.end, text.begin);
    if (end - text.begin < 3 || m_text[end - 1] != '>' || m_text[end - 2] != '/') {
        return;
    }
    const std::uint32_t after = m_at;
    m_at = text.begin;
    skipBlanks();
    const Span whole{m_at, end};
    const std::size_t attributeCount = attributes.size();
    XmlNode node;
    if (readBareTag(node, m_at, end) && node.tag.end == end && node.isEmpty) {
        m_faults.add(diag::xml::textLikeTag, whole, {copy(node.name)})
            .fixes.push_back(m_faults.fix(phrase("insert '{0}'", {std::string("<")}), {whole.begin, whole.begin}, "<"));
    }
    attributes.resize(attributeCount);
    m_at = after;
}

void XmlScanner::readMarkup() {
    const char next = m_text[m_at + 1];
    if (next == '/') {
        readCloseTag();
    } else if (next == '?') {
        readInstruction();
    } else if (startsWith(m_at, "<!--")) {
        readDelimited(XmlKind::comment, 4, "-->", diag::xml::unfinishedComment);
    } else if (startsWith(m_at, "<![CDATA[")) {
        readDelimited(XmlKind::cdata, 9, "]]>", diag::xml::unfinishedCdata);
    } else if (startsWith(m_at, "<!DOCTYPE")) {
        readDoctype();
    } else {
        readOpenTag();
    }
}

void XmlScanner::readDelimited(XmlKind kind, std::uint32_t openLength, std::string_view end,
                               const DiagnosticSpec& unfinished) {
    const std::uint32_t begin = m_at;
    std::uint32_t& noEnd = m_noEnd[static_cast<std::size_t>(kind)];
    const std::uint32_t found = begin >= noEnd ? nowhere : find(begin + openLength, end);
    const bool isFinished = found != nowhere;
    const std::uint32_t stop = isFinished ? found : lineEnd(begin);
    if (!isFinished) {
        noEnd = std::min(noEnd, begin);
        const std::uint32_t last = beforeBlanks(stop, begin);
        m_faults.add(unfinished, {begin, begin + openLength})
            .fixes.push_back(m_faults.fix(phrase("close it at the end of the line"), {last, last}, std::string(end)));
    } else if (kind == XmlKind::comment) {
        // "-->" itself ends in "--", so the search stays within the comment.
        const std::uint32_t hyphens = find(begin + openLength, "--");
        if (hyphens < stop) {
            m_faults.add(diag::xml::doubleHyphen, {hyphens, hyphens + 2})
                .fixes.push_back(m_faults.fix(phrase("insert a space"), {hyphens + 1, hyphens + 1}, " "));
        }
    }
    m_at = std::min(begin + openLength, stop);
    while (m_at < stop) {
        if (static_cast<unsigned char>(m_text[m_at]) >= 0x80 || !(m_text[m_at] >= 32 || is(m_at, xmlBlankByte))) {
            oddCharacter();
        } else {
            ++m_at;
        }
    }
    m_at = isFinished ? stop + static_cast<std::uint32_t>(end.size()) : stop;
    XmlNode& node = addNode(kind, begin);
    node.tag.end = m_at;
    node.isClosed = isFinished;
    node.isBroken = !isFinished;
}

void XmlScanner::readInstruction() {
    const std::uint32_t begin = m_at;
    m_at += 2;
    const Span name = readName();
    const bool hasName = !name.isEmpty() && is(name.begin, xmlStartByte);
    const bool isDeclaration = m_text.substr(name.begin, name.size()) == "xml";
    if (!hasName) {
        m_faults.add(diag::xml::badInstruction, {begin, begin + 2});
    }
    m_at = begin;
    readDelimited(XmlKind::instruction, 2, "?>", diag::xml::unfinishedInstruction);
    nodes.back().name = name;
    const std::uint32_t bodyEnd = nodes.back().isClosed ? m_at - 2 : m_at;
    if (isDeclaration && begin != m_prologue) {
        m_faults.add(diag::xml::lateDeclaration, {begin, name.end})
            .fixes.push_back(m_faults.fix(phrase("remove the declaration"), {begin, m_at}, {}));
    } else if (isDeclaration && nodes.back().isClosed) {
        checkDeclaration({name.end, bodyEnd});
    } else if (hasName && name.end < bodyEnd && !is(name.end, xmlBlankByte)) {
        m_faults.add(diag::xml::badInstruction, {begin, name.end});
    }
}

/// Checks for the version, then an optional encoding (UTF-8 only), then an optional standalone, in this order.
void XmlScanner::checkDeclaration(Span body) {
    constexpr std::array keys = {std::string_view("version"), std::string_view("encoding"),
                                 std::string_view("standalone")};
    std::size_t next = 0;
    std::uint32_t at = body.begin;
    const auto skip = [this, &at, body](std::uint8_t bits) {
        const std::uint32_t begin = at;
        while (at < body.end && is(at, bits)) {
            ++at;
        }
        return Span{begin, at};
    };
    const auto bad = [this, body] { m_faults.add(diag::xml::badDeclaration, {body.begin - 5, body.end + 2}); };
    for (;;) {
        const Span blanks = skip(xmlBlankByte);
        if (at == body.end) {
            return next > 0 ? void() : bad();
        }
        const Span key = skip(xmlNameByte);
        skip(xmlBlankByte);
        const bool hasEquals = at < body.end && m_text[at] == '=';
        at += hasEquals ? 1 : 0;
        skip(xmlBlankByte);
        const char quote = at < body.end ? m_text[at] : '\0';
        const std::uint32_t close =
            quote == '"' || quote == '\'' ? find(at + 1, std::string_view(&m_text[at], 1)) : nowhere;
        const auto row = static_cast<std::size_t>(
            std::find(keys.begin(), keys.end(), m_text.substr(key.begin, key.size())) - keys.begin());
        if (blanks.isEmpty() || !hasEquals || close >= body.end || row == keys.size() || row < next ||
            (next == 0 && row != 0)) {
            return bad();
        }
        next = row + 1;
        const Span valueSpan{at + 1, close};
        const std::string_view value = m_text.substr(valueSpan.begin, valueSpan.size());
        at = close + 1;
        if (row == 0 && (!value.starts_with("1.") || value.find_first_not_of("0123456789", 2) != value.npos)) {
            return bad();
        }
        if (row == 2 && value != "yes" && value != "no") {
            return bad();
        }
        const std::string encoding = lowerCase(value);
        if (row == 1 && encoding != "utf-8" && encoding != "utf8") {
            m_otherEncoding = true; // reported once, not for each byte
            m_faults.add(diag::xml::encoding, valueSpan, {std::string(value.substr(0, 40))})
                .fixes.push_back(m_faults.fix(phrase("declare UTF-8"), valueSpan, "UTF-8"));
        }
    }
}

void XmlScanner::readDoctype() {
    const std::uint32_t begin = m_at;
    int depth = 0;
    for (; m_at < m_size; ++m_at) {
        const char c = m_text[m_at];
        if (startsWith(m_at, "<!--")) {
            const std::uint32_t end = find(m_at + 4, "-->");
            m_at = end == nowhere ? m_size : end + 2;
        } else if (c == '"' || c == '\'') {
            m_at = std::min(find(m_at + 1, m_text.substr(m_at, 1)), m_size);
        } else if (c == '[') {
            ++depth;
        } else if (c == ']') {
            --depth;
        } else if (c == '>' && depth <= 0) {
            break;
        }
    }
    m_at = std::min(m_at + 1, m_size);
    addNode(XmlKind::doctype, begin).tag.end = m_at;
    m_faults.add(diag::xml::doctype, {begin, begin + 9})
        .fixes.push_back(m_faults.fix(phrase("remove the DOCTYPE"), {begin, m_at}, {}));
}

void XmlScanner::readCloseTag() {
    const std::uint32_t begin = m_at;
    m_at += 2;
    const Span name = readName();
    skipBlanks();
    const bool isFinished = m_at < m_size && m_text[m_at] == '>';
    m_at = isFinished ? m_at + 1 : name.end;
    if (!isFinished) {
        m_faults.add(diag::xml::unfinishedClose, {begin, m_at}, {copy(name)})
            .fixes.push_back(m_faults.fix(phrase("insert '{0}'", {std::string(">")}), {m_at, m_at}, ">"));
    }
    closes.push_back({{begin, m_at}, name, isFinished});
}

} // namespace orrery::engine
