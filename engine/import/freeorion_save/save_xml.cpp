// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_save/save_xml.h"

#include "engine/import/freeorion_save/save_diagnostics.h"
#include "engine/syntax/xml_characters.h"

#include <algorithm>
#include <charconv>
#include <cstring>

namespace orrery::engine {

namespace {

/// Archives of the game are 20 deep.
constexpr std::size_t depthLimit = 200;
constexpr std::string_view documentType = "boost_serialization";

bool isNameByte(char c) {
    return hasXmlClass(c, xmlNameByte);
}

} // namespace

SaveXml::SaveXml(std::string_view text, FileId file) : m_text(text), m_file(file) {}

void SaveXml::fail(const DiagnosticSpec& spec, Span span, std::vector<Phrase> args) {
    if (!m_fault) {
        m_fault = Diagnostic{&spec, {m_file, span}, std::move(args), {}, {}};
    }
    m_at = end();
    m_open.clear();
    m_isEmptyTag = false;
}

void SaveXml::expected(std::string_view what, std::uint32_t at) {
    fail(saveDiagnostics["save.syntax"], {std::min(at, end()), std::min(at + 1, end())}, {phrase(what)});
}

void SaveXml::cutOff() {
    const std::string inside(m_open.empty() ? documentType : m_open.back().name);
    fail(saveDiagnostics["save.cut-off"], {end(), end()}, {inside});
}

std::uint32_t SaveXml::pastBlanks(std::uint32_t at) const {
    while (at < end() && hasXmlClass(m_text[at], xmlBlankByte)) {
        ++at;
    }
    return at;
}

bool SaveXml::skipProlog() {
    std::uint32_t at = m_text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    if (m_text.substr(at).starts_with("<?xml")) {
        const std::size_t close = m_text.find("?>", at);
        if (close == std::string_view::npos) {
            cutOff();
            return false;
        }
        const std::string_view declaration = m_text.substr(at, close - at);
        at = static_cast<std::uint32_t>(close + 2);
        if (declaration.find("encoding=") != std::string_view::npos &&
            declaration.find("\"UTF-8\"") == std::string_view::npos) {
            fail(saveDiagnostics["save.no-archive"], {0, at}, {});
            return false;
        }
    }
    at = pastBlanks(at);
    if (m_text.substr(at).starts_with("<!DOCTYPE")) {
        const std::size_t close = m_text.find('>', at);
        if (close == std::string_view::npos) {
            cutOff();
            return false;
        }
        const auto last = static_cast<std::uint32_t>(close);
        const std::uint32_t name = pastBlanks(at + 9);
        const auto behind = static_cast<std::uint32_t>(name + documentType.size());
        if (!m_text.substr(name).starts_with(documentType) || name == at + 9 || pastBlanks(behind) != last) {
            fail(saveDiagnostics["save.doctype"], {at, last + 1}, {});
            return false;
        }
        at = last + 1;
    }
    m_at = pastBlanks(at);
    m_textBegin = m_at;
    return true;
}

bool SaveXml::enterRoot() {
    if (!skipProlog()) {
        return false;
    }
    const std::string_view rest = m_text.substr(m_at);
    if (!rest.starts_with("<") || rest.substr(1, documentType.size()) != documentType.substr(0, rest.size() - 1)) {
        fail(saveDiagnostics["save.no-archive"], {0, std::min(end(), m_at + 1)}, {});
        return false;
    }
    return next() == Tag::open;
}

SaveXml::Tag SaveXml::next() {
    for (;;) {
        if (!isOk()) {
            return Tag::none;
        }
        if (m_isEmptyTag) {
            m_isEmptyTag = false;
            leave(m_at);
            return isOk() ? Tag::close : Tag::none;
        }
        const void* const found = m_at < end() ? std::memchr(m_text.data() + m_at, '<', end() - m_at) : nullptr;
        if (found == nullptr) {
            cutOff();
            return Tag::none;
        }
        const auto at = static_cast<std::uint32_t>(static_cast<const char*>(found) - m_text.data());
        const char second = at + 1 < end() ? m_text[at + 1] : '\0';
        if (second == '/') {
            return readCloseTag(at);
        }
        if (second == '!' || second == '?') {
            const bool isComment = m_text.substr(at).starts_with("<!--");
            if (!isComment && second == '!') {
                expected(inPhrase("an element"), at);
                return Tag::none;
            }
            const std::string_view close = isComment ? "-->" : "?>";
            const std::size_t last = m_text.find(close, at + (isComment ? 4 : 2));
            if (last == std::string_view::npos) {
                cutOff();
                return Tag::none;
            }
            m_at = static_cast<std::uint32_t>(last + close.size());
            continue;
        }
        return readOpenTag(at);
    }
}

bool SaveXml::readAttributes(std::uint32_t& at) {
    for (;;) {
        const std::uint32_t name = pastBlanks(at);
        if (name >= end()) {
            cutOff();
            return false;
        }
        if (m_text[name] == '>' || m_text[name] == '/') {
            at = name;
            return true;
        }
        std::uint32_t behind = name;
        while (behind < end() && isNameByte(m_text[behind])) {
            ++behind;
        }
        if (behind == name || name == at || !m_text.substr(behind).starts_with("=\"")) {
            expected(inPhrase("an attribute"), name);
            return false;
        }
        const std::size_t close = m_text.find('"', behind + 2);
        if (close == std::string_view::npos) {
            cutOff();
            return false;
        }
        at = static_cast<std::uint32_t>(close + 1);
    }
}

SaveXml::Tag SaveXml::readOpenTag(std::uint32_t at) {
    if (!m_open.empty() && pastBlanks(m_textBegin) != at && m_text[pastBlanks(m_textBegin)] != '<') {
        expected(inPhrase("an element instead of text"), pastBlanks(m_textBegin));
        return Tag::none;
    }
    std::uint32_t behind = at + 1;
    while (behind < end() && isNameByte(m_text[behind])) {
        ++behind;
    }
    if (behind == at + 1 && behind < end()) {
        expected(inPhrase("the name of an element"), behind);
        return Tag::none;
    }
    const std::string_view name = m_text.substr(at + 1, behind - at - 1);
    std::uint32_t close = behind;
    if (close >= end() || m_text[close] != '>') {
        if (!readAttributes(close)) {
            return Tag::none;
        }
    }
    m_isEmptyTag = m_text[close] == '/';
    if (m_isEmptyTag && (close + 1 >= end() || m_text[close + 1] != '>')) {
        expected(inPhrase("'>'"), close + 1);
        return Tag::none;
    }
    m_attributes = {behind, close};
    m_at = close + (m_isEmptyTag ? 2 : 1);
    m_textBegin = m_at;
    m_tag = {at, m_at};
    if (m_open.size() >= depthLimit) {
        expected(inPhrase("fewer elements inside of each other"), at);
        return Tag::none;
    }
    if (!m_open.empty()) {
        Open& parent = m_open.back();
        ++parent.children;
        parent.items += name == "item" ? 1 : 0;
    }
    m_open.push_back({name, at, m_at});
    if (name == "px" && !m_attributes.isEmpty()) {
        if (const std::string_view className = attribute("class_name"); !className.empty()) {
            m_classes[attribute("class_id")] = className;
        }
    }
    return Tag::open;
}

SaveXml::Tag SaveXml::readCloseTag(std::uint32_t at) {
    const std::string_view name = m_open.empty() ? std::string_view{} : m_open.back().name;
    const auto behind = static_cast<std::uint32_t>(at + 2 + name.size());
    if (behind >= end() && m_text.substr(at + 2) == name.substr(0, end() - at - 2)) {
        cutOff();
        return Tag::none;
    }
    const std::uint32_t close = pastBlanks(std::min(behind, end()));
    if (m_open.empty() || m_text.substr(at + 2, name.size()) != name || close >= end() || m_text[close] != '>') {
        expected(inPhrase("the end of another element"), at);
        return Tag::none;
    }
    if (m_open.back().children > 0 && pastBlanks(m_textBegin) < at && m_text[pastBlanks(m_textBegin)] != '<') {
        expected(inPhrase("an element instead of text"), pastBlanks(m_textBegin));
        return Tag::none;
    }
    m_at = close + 1;
    m_textBegin = m_at;
    leave(at);
    return isOk() ? Tag::close : Tag::none;
}

void SaveXml::leave(std::uint32_t contentEnd) {
    const Open left = m_open.back();
    m_open.pop_back();
    m_left = {std::min(left.content, contentEnd), contentEnd};
    if (left.count >= 0 && left.count != left.items) {
        fail(saveDiagnostics["save.wrong-count"], {left.begin, left.content},
             {std::string(left.name), std::to_string(left.items), std::to_string(left.count)});
        return;
    }
    if (left.name == "count" && left.children == 0 && !m_open.empty() && m_open.back().children == 1) {
        const std::string_view number = m_text.substr(m_left.begin, m_left.size());
        std::uint32_t value = 0;
        const auto [behind, error] = std::from_chars(number.data(), number.data() + number.size(), value);
        if (error != std::errc{} || behind != number.data() + number.size()) {
            fail(saveDiagnostics["save.bad-value"], m_left, {std::string(number), std::string("count")});
            return;
        }
        m_open.back().count = value;
    }
}

bool SaveXml::enterChild() {
    return next() == Tag::open;
}

std::string_view SaveXml::text() {
    const Tag tag = next();
    if (tag == Tag::open) {
        expected(inPhrase("text instead of an element"), m_tag.begin);
    }
    return tag == Tag::close ? m_text.substr(m_left.begin, m_left.size()) : std::string_view{};
}

std::string SaveXml::words() {
    const std::string element(name());
    const std::string_view raw = text();
    std::string out;
    out.reserve(raw.size());
    for (std::size_t at = 0; at < raw.size() && isOk();) {
        const auto place = static_cast<std::uint32_t>(m_left.begin + at);
        if (raw[at] == '&') {
            const XmlReference reference = xmlReference(raw.substr(at));
            if (reference.kind != XmlReference::Kind::good) {
                expected(inPhrase("a character reference"), place);
                return {};
            }
            appendUtf8(out, reference.value);
            at += reference.length;
            continue;
        }
        const XmlCodePoint point = xmlCodePoint(raw.substr(at));
        if (point.length == 0 || !isXmlCharacter(point.value)) {
            expected(inPhrase("text in UTF-8"), place);
            return {};
        }
        out.append(raw.substr(at, point.length));
        at += point.length;
    }
    return out;
}

std::size_t SaveXml::skip(SaveCounted counted) {
    const std::size_t depth = m_open.size();
    std::size_t number = 0;
    while (isOk() && m_open.size() >= depth) {
        const Open innermost = m_open.back();
        const Tag tag = next();
        if (counted.name.empty() || tag == Tag::none) {
            continue;
        }
        if (tag == Tag::open && name() == counted.name) {
            for (std::size_t i = m_open.size() - 1; i > depth && m_open[i - 1].isInnermost; --i) {
                m_open[i - 1].isInnermost = false;
            }
            number += counted.isInnermost ? 0 : 1;
        } else if (tag == Tag::close && counted.isInnermost && innermost.name == counted.name &&
                   innermost.isInnermost && m_open.size() >= depth) {
            ++number;
        }
    }
    return number;
}

void SaveXml::finish() {
    if (!isOk()) {
        return;
    }
    std::uint32_t at = pastBlanks(m_at);
    while (m_text.substr(at).starts_with("<!--")) {
        const std::size_t close = m_text.find("-->", at + 4);
        if (close == std::string_view::npos) {
            cutOff();
            return;
        }
        at = pastBlanks(static_cast<std::uint32_t>(close + 3));
    }
    if (at != end()) {
        expected(inPhrase("the end of the file"), at);
    }
}

std::string_view SaveXml::attribute(std::string_view name) const {
    std::string_view rest = m_text.substr(m_attributes.begin, m_attributes.size());
    while (!rest.empty()) {
        const std::size_t begin = rest.find_first_not_of(" \t\r\n");
        const std::size_t equals = rest.find('=');
        if (begin == std::string_view::npos || equals == std::string_view::npos) {
            return {};
        }
        const std::size_t close = rest.find('"', equals + 2);
        if (rest.substr(begin, equals - begin) == name) {
            return rest.substr(equals + 2, close - equals - 2);
        }
        rest.remove_prefix(close + 1);
    }
    return {};
}

std::string_view SaveXml::className(std::string_view classId) const {
    const auto found = m_classes.find(classId);
    return found == m_classes.end() ? std::string_view{} : found->second;
}

} // namespace orrery::engine
