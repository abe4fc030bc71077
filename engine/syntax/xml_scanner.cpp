// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_scanner.h"

#include "engine/syntax/xml_diagnostics.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::uint32_t nowhere = XmlCursor::nowhere;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

std::string lowerCase(std::string_view text) {
    std::string out(text);
    for (char& c : out) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    }
    return out;
}

} // namespace

XmlScanner::XmlScanner(std::string_view text, XmlFaults& faults, std::size_t expected)
    : m_in(text, faults), m_tags(m_in, attributes) {
    nodes.reserve(expected / 24 + 16);
    attributes.reserve(expected / 32 + 16);
    closes.reserve(expected / 48 + 16);
}

void XmlScanner::run() {
    addNode(XmlKind::document, 0).tag = {0, 0};
    m_in.at = m_prologue = m_in.startsWith(0, byteOrderMark) ? static_cast<std::uint32_t>(byteOrderMark.size()) : 0;
    readUpTo(m_in.size);
}

bool XmlScanner::runBetween(std::uint32_t begin, std::uint32_t end) {
    addNode(XmlKind::document, begin);
    m_in.at = begin;
    readUpTo(end);
    return m_in.at == end;
}

void XmlScanner::readUpTo(std::uint32_t end) {
    while (m_in.at < end) {
        if (m_in.beginsMarkup(m_in.at)) {
            readMarkup();
        } else {
            readText();
        }
    }
}

XmlNode& XmlScanner::addNode(XmlKind kind, std::uint32_t begin) {
    XmlNode& node = nodes.emplace_back();
    node.kind = kind;
    node.tag = {begin, begin};
    node.firstAttribute = static_cast<std::uint32_t>(attributes.size());
    return node;
}

void XmlScanner::readText() {
    const std::uint32_t begin = m_in.at;
    m_in.skipBlanks();
    if (m_in.at == m_in.size || (m_in.text[m_in.at] == '<' && m_in.beginsMarkup(m_in.at))) {
        return; // white space has no node
    }
    while (m_in.at < m_in.size) {
        const char c = m_in.text[m_in.at];
        if (hasXmlClass(c, xmlPlainText)) {
            ++m_in.at;
        } else if (c == '<') {
            if (m_in.beginsMarkup(m_in.at)) {
                break;
            }
            const Span span{m_in.at, m_in.at + 1};
            if (m_in.startsWith(m_in.at, "<!")) {
                m_in.faults.add(xmlDiagnostics["xml.bad-markup"], {m_in.at, m_in.at + 2});
            } else {
                m_in.faults.add(xmlDiagnostics["xml.stray-less-than"], span)
                    .fixes.push_back(
                        m_in.faults.fix(phrase("replace with '{0}'", {std::string("&lt;")}), span, "&lt;"));
            }
            ++m_in.at;
        } else if (c == '&') {
            m_in.readReference();
        } else if (c == ']') {
            if (m_in.startsWith(m_in.at, "]]>")) {
                m_in.faults.add(xmlDiagnostics["xml.cdata-end-in-text"], {m_in.at, m_in.at + 3})
                    .fixes.push_back(m_in.faults.fix(phrase("replace with '{0}'", {std::string("]]&gt;")}),
                                                     {m_in.at, m_in.at + 3}, "]]&gt;"));
            }
            ++m_in.at;
        } else {
            m_in.readOddCharacter();
        }
    }
    XmlNode& node = addNode(XmlKind::text, begin);
    node.tag.end = m_in.at;
    lookForLostTag(node.tag);
}

/// Warns about text such as `self/>`. XML allows such text, but it is nearly always a typing error.
void XmlScanner::lookForLostTag(Span text) {
    const std::uint32_t end = m_in.beforeBlanks(text.end, text.begin);
    if (end - text.begin < 3 || m_in.text[end - 1] != '>' || m_in.text[end - 2] != '/') {
        return;
    }
    const std::uint32_t after = m_in.at;
    m_in.at = text.begin;
    m_in.skipBlanks();
    const Span whole{m_in.at, end};
    const std::size_t attributeCount = attributes.size();
    XmlNode node;
    if (m_tags.readBareTag(node, m_in.at, end) && node.tag.end == end && node.isEmpty) {
        m_in.faults.add(xmlDiagnostics["xml.text-like-tag"], whole, {m_in.copy(node.name)})
            .fixes.push_back(
                m_in.faults.fix(phrase("insert '{0}'", {std::string("<")}), {whole.begin, whole.begin}, "<"));
    }
    attributes.resize(attributeCount);
    m_in.at = after;
}

void XmlScanner::readMarkup() {
    const char next = m_in.text[m_in.at + 1];
    if (next == '/') {
        readCloseTag();
    } else if (next == '?') {
        readInstruction();
    } else if (m_in.startsWith(m_in.at, "<!--")) {
        readDelimited(XmlKind::comment, 4, "-->", xmlDiagnostics["xml.unfinished-comment"]);
    } else if (m_in.startsWith(m_in.at, "<![CDATA[")) {
        readDelimited(XmlKind::cdata, 9, "]]>", xmlDiagnostics["xml.unfinished-cdata"]);
    } else if (m_in.startsWith(m_in.at, "<!DOCTYPE")) {
        readDoctype();
    } else {
        XmlNode node;
        if (!m_tags.readOpenTag(node)) {
            unfinishedTags.push_back(static_cast<std::uint32_t>(nodes.size()));
        }
        nodes.push_back(node);
    }
}

void XmlScanner::readDelimited(XmlKind kind, std::uint32_t openLength, std::string_view end,
                               const DiagnosticSpec& unfinished) {
    const std::uint32_t begin = m_in.at;
    std::uint32_t& noEnd = m_noEnd[static_cast<std::size_t>(kind)];
    const std::uint32_t found = begin >= noEnd ? nowhere : m_in.find(begin + openLength, end);
    const bool isFinished = found != nowhere;
    const std::uint32_t stop = isFinished ? found : m_in.lineEnd(begin);
    if (!isFinished) {
        noEnd = std::min(noEnd, begin);
        const std::uint32_t last = m_in.beforeBlanks(stop, begin);
        m_in.faults.add(unfinished, {begin, begin + openLength})
            .fixes.push_back(
                m_in.faults.fix(phrase("close it at the end of the line"), {last, last}, std::string(end)));
    } else if (kind == XmlKind::comment) {
        // "-->" itself contains "--", so the search never goes beyond the comment.
        const std::uint32_t hyphens = m_in.find(begin + openLength, "--");
        if (hyphens < stop) {
            m_in.faults.add(xmlDiagnostics["xml.double-hyphen"], {hyphens, hyphens + 2})
                .fixes.push_back(m_in.faults.fix(phrase("insert a space"), {hyphens + 1, hyphens + 1}, " "));
        }
    }
    m_in.at = std::min(begin + openLength, stop);
    while (m_in.at < stop) {
        if (static_cast<unsigned char>(m_in.text[m_in.at]) >= 0x80 ||
            !(m_in.text[m_in.at] >= 32 || m_in.is(m_in.at, xmlBlankByte))) {
            m_in.readOddCharacter();
        } else {
            ++m_in.at;
        }
    }
    m_in.at = isFinished ? stop + static_cast<std::uint32_t>(end.size()) : stop;
    XmlNode& node = addNode(kind, begin);
    node.tag.end = m_in.at;
    node.isClosed = isFinished;
    node.isBroken = !isFinished;
}

void XmlScanner::readInstruction() {
    const std::uint32_t begin = m_in.at;
    m_in.at += 2;
    const Span name = m_in.readName();
    const bool hasName = !name.isEmpty() && m_in.is(name.begin, xmlStartByte);
    const bool isDeclaration = m_in.text.substr(name.begin, name.size()) == "xml";
    if (!hasName) {
        m_in.faults.add(xmlDiagnostics["xml.bad-instruction"], {begin, begin + 2});
    }
    m_in.at = begin;
    readDelimited(XmlKind::instruction, 2, "?>", xmlDiagnostics["xml.unfinished-instruction"]);
    nodes.back().name = name;
    const std::uint32_t bodyEnd = nodes.back().isClosed ? m_in.at - 2 : m_in.at;
    if (isDeclaration && begin != m_prologue) {
        m_in.faults.add(xmlDiagnostics["xml.late-declaration"], {begin, name.end})
            .fixes.push_back(m_in.faults.fix(phrase("remove the declaration"), {begin, m_in.at}, {}));
    } else if (isDeclaration && nodes.back().isClosed) {
        checkDeclaration({name.end, bodyEnd});
    } else if (hasName && name.end < bodyEnd && !m_in.is(name.end, xmlBlankByte)) {
        m_in.faults.add(xmlDiagnostics["xml.bad-instruction"], {begin, name.end});
    }
}

/// Checks the content of an XML declaration: the version, then an optional encoding (UTF-8 only), then an optional
/// `standalone`.
void XmlScanner::checkDeclaration(Span body) {
    constexpr std::array keys = {std::string_view("version"), std::string_view("encoding"),
                                 std::string_view("standalone")};
    std::size_t next = 0;
    std::uint32_t at = body.begin;
    const auto skip = [this, &at, body](std::uint8_t bits) {
        const std::uint32_t begin = at;
        while (at < body.end && m_in.is(at, bits)) {
            ++at;
        }
        return Span{begin, at};
    };
    const auto bad = [this, body] {
        m_in.faults.add(xmlDiagnostics["xml.bad-declaration"], {body.begin - 5, body.end + 2});
    };
    for (;;) {
        const Span blanks = skip(xmlBlankByte);
        if (at == body.end) {
            return next > 0 ? void() : bad();
        }
        const Span key = skip(xmlNameByte);
        skip(xmlBlankByte);
        const bool hasEquals = at < body.end && m_in.text[at] == '=';
        at += hasEquals ? 1 : 0;
        skip(xmlBlankByte);
        const char quote = at < body.end ? m_in.text[at] : '\0';
        const std::uint32_t close =
            quote == '"' || quote == '\'' ? m_in.find(at + 1, std::string_view(&m_in.text[at], 1)) : nowhere;
        const auto row = static_cast<std::size_t>(
            std::find(keys.begin(), keys.end(), m_in.text.substr(key.begin, key.size())) - keys.begin());
        if (blanks.isEmpty() || !hasEquals || close >= body.end || row == keys.size() || row < next ||
            (next == 0 && row != 0)) {
            return bad();
        }
        next = row + 1;
        const Span valueSpan{at + 1, close};
        const std::string_view value = m_in.text.substr(valueSpan.begin, valueSpan.size());
        at = close + 1;
        if (row == 0 && (!value.starts_with("1.") || value.find_first_not_of("0123456789", 2) != value.npos)) {
            return bad();
        }
        if (row == 2 && value != "yes" && value != "no") {
            return bad();
        }
        const std::string encoding = lowerCase(value);
        if (row == 1 && encoding != "utf-8" && encoding != "utf8") {
            m_in.isOtherEncoding = true; // reported once, not for each byte
            m_in.faults.add(xmlDiagnostics["xml.encoding"], valueSpan, {std::string(value.substr(0, 40))})
                .fixes.push_back(m_in.faults.fix(phrase("declare UTF-8"), valueSpan, "UTF-8"));
        }
    }
}

void XmlScanner::readDoctype() {
    const std::uint32_t begin = m_in.at;
    int depth = 0;
    for (; m_in.at < m_in.size; ++m_in.at) {
        const char c = m_in.text[m_in.at];
        if (m_in.startsWith(m_in.at, "<!--")) {
            const std::uint32_t end = m_in.find(m_in.at + 4, "-->");
            m_in.at = end == nowhere ? m_in.size : end + 2;
        } else if (c == '"' || c == '\'') {
            m_in.at = std::min(m_in.find(m_in.at + 1, m_in.text.substr(m_in.at, 1)), m_in.size);
        } else if (c == '[') {
            ++depth;
        } else if (c == ']') {
            --depth;
        } else if (c == '>' && depth <= 0) {
            break;
        }
    }
    m_in.at = std::min(m_in.at + 1, m_in.size);
    addNode(XmlKind::doctype, begin).tag.end = m_in.at;
    m_in.faults.add(xmlDiagnostics["xml.doctype"], {begin, begin + 9})
        .fixes.push_back(m_in.faults.fix(phrase("remove the DOCTYPE"), {begin, m_in.at}, {}));
}

void XmlScanner::readCloseTag() {
    const std::uint32_t begin = m_in.at;
    m_in.at += 2;
    const Span name = m_in.readName();
    m_in.skipBlanks();
    const bool isFinished = m_in.at < m_in.size && m_in.text[m_in.at] == '>';
    m_in.at = isFinished ? m_in.at + 1 : name.end;
    if (!isFinished) {
        m_in.faults.add(xmlDiagnostics["xml.unfinished-close"], {begin, m_in.at}, {m_in.copy(name)})
            .fixes.push_back(m_in.faults.fix(phrase("insert '{0}'", {std::string(">")}), {m_in.at, m_in.at}, ">"));
    }
    closes.push_back({{begin, m_in.at}, name, isFinished});
}

} // namespace orrery::engine
