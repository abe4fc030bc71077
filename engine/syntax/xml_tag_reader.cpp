// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_tag_reader.h"

#include "engine/syntax/xml_diagnostics.h"

#include <algorithm>
#include <numeric>

namespace orrery::engine {

namespace {
constexpr std::uint32_t nowhere = XmlCursor::nowhere;
}

/// The state of reading a tag.
struct XmlTagReader::TagState {
    bool isDone = false;
    /// Place where the text stops looking like a tag, with the attributes and diagnostics found before it.
    std::uint32_t doubtAt = nowhere;
    std::size_t doubtAttributes = 0;
    XmlFaults::Mark doubtMark;
    std::uint32_t goodEnd = 0; ///< end of the last part that belongs to the tag
};

bool XmlTagReader::readOpenTag(XmlNode& node) {
    node.tag.begin = m_in.at++;
    node.firstAttribute = static_cast<std::uint32_t>(m_attributes.size());
    node.name = m_in.readName();
    const XmlFaults::Mark before = m_in.faults.mark();
    TagState state;
    state.goodEnd = node.name.end;
    readTagBody(node, state);
    if (!state.isDone) {
        finishUnfinished(node, state);
    }
    node.tag.end = m_in.at;
    node.attributeCount = static_cast<std::uint32_t>(m_attributes.size()) - node.firstAttribute;
    checkDuplicates(node);
    const XmlFaults::Mark after = m_in.faults.mark();
    node.isBroken = node.isBroken || after.size != before.size || after.further != before.further;
    return state.isDone || node.isEmpty;
}

void XmlTagReader::readTagBody(XmlNode& node, TagState& state) {
    const auto doubt = [this, &state](std::uint32_t at) {
        if (state.doubtAt == nowhere) {
            state.doubtAt = at;
            state.doubtAttributes = m_attributes.size();
            state.doubtMark = m_in.faults.mark();
        }
    };
    for (;;) {
        const std::uint32_t before = m_in.at;
        m_in.skipBlanks();
        if (m_in.at >= m_in.size || m_in.text[m_in.at] == '<') {
            m_in.at = before;
            return;
        }
        const char c = m_in.text[m_in.at];
        if (c == '>') {
            ++m_in.at;
            state.isDone = true;
            return;
        }
        if (c == '/' && m_in.at + 1 < m_in.size && m_in.text[m_in.at + 1] == '>') {
            m_in.at += 2;
            state.isDone = node.isEmpty = true;
            return;
        }
        if (c == '/' &&
            (m_in.at + 1 == m_in.size || m_in.text[m_in.at + 1] == '<' || m_in.is(m_in.at + 1, xmlBlankByte))) {
            std::uint32_t next = m_in.at + 1;
            while (m_in.is(next, xmlBlankByte)) {
                ++next;
            }
            if (next == m_in.size || m_in.text[next] == '<' ||
                m_in.lineEnd(m_in.at) < next) { // `<a b="c"/` and then another tag
                state.goodEnd = ++m_in.at;
                node.isEmpty = true;
                return;
            }
        }
        if (hasXmlClass(c, xmlStartByte)) {
            const std::size_t count = m_attributes.size();
            const XmlFaults::Mark mark = m_in.faults.mark();
            if (before == m_in.at) {
                const Span name{m_in.at, m_in.at + 1};
                m_in.faults.add(xmlDiagnostics["xml.missing-space"], name, {m_in.copy(name)})
                    .fixes.push_back(m_in.faults.fix(phrase("insert a space"), {m_in.at, m_in.at}, " "));
            }
            const std::uint32_t begin = m_in.at;
            const bool isWhole = readAttribute();
            if (!isWhole && state.doubtAt == nowhere) {
                state.doubtAt = begin;
                state.doubtAttributes = count;
                state.doubtMark = mark;
            }
            state.goodEnd = m_in.at;
            continue;
        }
        const std::uint32_t begin = m_in.at;
        doubt(before);
        do {
            if (static_cast<unsigned char>(m_in.text[m_in.at]) >= 0x80) {
                m_in.readOddCharacter();
            } else {
                ++m_in.at;
            }
        } while (m_in.at < m_in.size && !m_in.is(m_in.at, xmlBlankByte | xmlStartByte) && m_in.text[m_in.at] != '>' &&
                 m_in.text[m_in.at] != '<' && m_in.text[m_in.at] != '/');
        m_in.faults
            .add(xmlDiagnostics["xml.not-an-attribute"], {begin, m_in.at},
                 {m_in.copy({begin, std::min(m_in.at, begin + 40)})})
            .fixes.push_back(m_in.faults.fix(phrase("remove it"), {begin, m_in.at}, {}));
        state.goodEnd = m_in.at;
    }
}

/// Ends a tag that has no '>'. Reports one problem, and drops others that follow from it: in `<name FOO</name>`, FOO is
/// text.
void XmlTagReader::finishUnfinished(XmlNode& node, TagState& state) {
    std::uint32_t end = state.goodEnd;
    if (state.doubtAt != nowhere) {
        m_in.faults.rollback(state.doubtMark);
    }
    std::uint32_t next = m_in.at;
    while (m_in.is(next, xmlBlankByte)) {
        ++next;
    }
    if (m_in.startsWith(next, "</")) {
        std::uint32_t closeEnd = next + 2;
        while (m_in.is(closeEnd, xmlNameByte)) {
            ++closeEnd;
        }
        const Span close{next + 2, closeEnd};
        const bool isOwn =
            !close.isEmpty() && m_in.startsWith(node.name.begin, m_in.text.substr(close.begin, close.size()));
        if (isOwn && close.size() < node.name.size()) { // `<nameFOO</name>`
            m_attributes.resize(node.firstAttribute);
            end = node.name.end = node.name.begin + close.size();
            node.isEmpty = false;
        } else if (isOwn && close.size() == node.name.size() && state.doubtAt != nowhere) {
            m_attributes.resize(state.doubtAttributes);
            end = m_in.beforeBlanks(state.doubtAt, node.name.end);
            node.isEmpty = false;
        }
    }
    m_in.at = end;
    node.isBroken = true;
    const std::size_t own = m_attributes.size() - node.firstAttribute;
    const std::uint32_t lastBegin = own > 0 ? m_attributes.back().name.begin : node.tag.begin;
    m_in.faults.add(xmlDiagnostics["xml.unfinished-tag"], {std::min(lastBegin, end), end}, {m_in.copy(node.name)})
        .fixes.push_back(m_in.faults.fix(phrase("insert '{0}'", {std::string(">")}), {end, end}, ">"));
}

bool XmlTagReader::readBareTag(XmlNode& node, std::uint32_t begin, std::uint32_t limit) {
    const XmlFaults::Mark mark = m_in.faults.mark();
    const std::size_t count = m_attributes.size();
    const std::uint32_t before = m_in.at;
    m_in.at = begin;
    XmlNode read;
    read.tag.begin = begin;
    read.firstAttribute = static_cast<std::uint32_t>(count);
    TagState state;
    if (m_in.is(m_in.at, xmlStartByte)) {
        read.name = m_in.readName();
        readTagBody(read, state);
    }
    read.tag.end = m_in.at;
    read.attributeCount = static_cast<std::uint32_t>(m_attributes.size() - count);
    const XmlFaults::Mark after = m_in.faults.mark();
    const bool isTag = state.isDone && m_in.at <= limit && after.size == mark.size && after.further == mark.further;
    m_in.at = before;
    if (!isTag) {
        m_in.faults.rollback(mark);
        m_attributes.resize(count);
        return false;
    }
    node = read;
    return true;
}

void XmlTagReader::checkDuplicates(const XmlNode& node) {
    if (node.attributeCount < 2) {
        return;
    }
    const auto name = [this, &node](std::uint32_t i) {
        const Span span = m_attributes[node.firstAttribute + i].name;
        return m_in.text.substr(span.begin, span.size());
    };
    const auto report = [this, &node, &name](std::uint32_t second, std::uint32_t first) {
        const XmlAttribute& attribute = m_attributes[node.firstAttribute + second];
        Diagnostic& fault =
            m_in.faults.add(xmlDiagnostics["xml.duplicate-attribute"], attribute.name, {std::string(name(second))});
        fault.notes.push_back(
            m_in.faults.note(m_attributes[node.firstAttribute + first].name, phrase("first given here")));
        fault.fixes.push_back(m_in.faults.fix(
            phrase("remove it"), {m_in.beforeBlanks(attribute.name.begin, node.tag.begin), attribute.end}, {}));
    };
    constexpr std::uint32_t few = 16;
    if (node.attributeCount <= few) {
        for (std::uint32_t i = 1; i < node.attributeCount; ++i) {
            for (std::uint32_t j = 0; j < i; ++j) {
                if (name(i) == name(j)) {
                    report(i, j);
                    break;
                }
            }
        }
        return;
    }
    std::vector<std::uint32_t> order(node.attributeCount);
    std::iota(order.begin(), order.end(), 0u);
    std::stable_sort(order.begin(), order.end(),
                     [&name](std::uint32_t a, std::uint32_t b) { return name(a) < name(b); });
    for (std::size_t i = 1; i < order.size(); ++i) {
        if (name(order[i]) == name(order[i - 1])) {
            report(order[i], order[i - 1]);
        }
    }
}

/// Reads an attribute. @return whether it is complete: a name, '=', and a value in quotes
bool XmlTagReader::readAttribute() {
    XmlAttribute attribute;
    attribute.name = m_in.readName();
    const std::uint32_t afterName = m_in.at;
    m_in.skipBlanks();
    const bool hasEquals = m_in.at < m_in.size && m_in.text[m_in.at] == '=';
    if (hasEquals) {
        ++m_in.at;
    }
    const std::uint32_t afterEquals = m_in.at;
    m_in.skipBlanks();
    const bool hasQuote = m_in.at < m_in.size && (m_in.text[m_in.at] == '"' || m_in.text[m_in.at] == '\'');
    bool isWhole = hasEquals && hasQuote;
    if (!hasEquals) {
        Diagnostic& fault =
            m_in.faults.add(xmlDiagnostics["xml.missing-equals"], attribute.name, {m_in.copy(attribute.name)});
        if (hasQuote) {
            fault.fixes.push_back(
                m_in.faults.fix(phrase("insert '{0}'", {std::string("=")}), {afterName, afterName}, "="));
        } else {
            m_in.at = afterName;
            attribute.value = {afterName, afterName};
        }
    }
    if (hasQuote) {
        isWhole = readQuotedValue(attribute) && isWhole;
    } else if (hasEquals) {
        readBareValue(attribute, afterEquals);
    }
    attribute.end = m_in.at;
    if (attribute.value.size() > XmlTree::maxAttributeBytes) {
        m_in.faults.add(xmlDiagnostics["xml.attribute-too-long"], attribute.name, {m_in.copy(attribute.name)});
    }
    m_attributes.push_back(attribute);
    return isWhole;
}

/// Returns whether the quote at `at` opens the next value (` name="`) instead of closing the value that begins at
/// `floor`.
bool XmlTagReader::quoteOpensNext(std::uint32_t floor, std::uint32_t at, std::uint32_t& nameBegin) const {
    std::uint32_t back = m_in.beforeBlanks(at, floor);
    if (back == floor || m_in.text[back - 1] != '=') {
        return false;
    }
    const std::uint32_t nameEnd = back = m_in.beforeBlanks(back - 1, floor);
    while (back > floor && m_in.is(back - 1, xmlNameByte)) {
        --back;
    }
    nameBegin = back;
    return back < nameEnd && back > floor && m_in.is(back - 1, xmlBlankByte) && m_in.is(back, xmlStartByte);
}

/// Returns whether a name, '=' and a quote stand at a place, after optional blanks.
bool XmlTagReader::beginsAttribute(std::uint32_t at) const {
    while (m_in.is(at, xmlBlankByte)) {
        ++at;
    }
    const std::uint32_t name = at;
    while (m_in.is(at, xmlNameByte)) {
        ++at;
    }
    return at > name && at + 1 < m_in.size && m_in.text[at] == '=' &&
           (m_in.text[at + 1] == '"' || m_in.text[at + 1] == '\'');
}

/// Reads a value in quotes. @return whether the closing quote is there
bool XmlTagReader::readQuotedValue(XmlAttribute& attribute) {
    const XmlFaults::Mark mark = m_in.faults.mark();
    const char quote = m_in.text[m_in.at];
    const std::uint32_t begin = ++m_in.at;
    std::uint32_t lessThan = nowhere;
    std::uint32_t tag = nowhere; // the first '<' that looks like a tag
    std::uint32_t newLine = nowhere;
    std::uint32_t firstGreater = nowhere;
    while (m_in.at < m_in.size) {
        const char c = m_in.text[m_in.at];
        if (hasXmlClass(c, xmlPlainValue)) {
            ++m_in.at;
            continue;
        }
        if (c == quote) {
            break;
        }
        if (c == '&') {
            m_in.readReference();
            continue;
        }
        if (c == '<') {
            lessThan = std::min(lessThan, m_in.at);
            if (m_in.beginsMarkup(m_in.at)) {
                tag = std::min(tag, m_in.at);
                if (newLine < m_in.at) {
                    break; // a value does not continue over a line's end into a tag
                }
            }
        } else if (c == '\n' || c == '\r') {
            newLine = std::min(newLine, m_in.at);
            if (tag != nowhere) {
                break;
            }
        } else if (c == '>') {
            firstGreater = std::min(firstGreater, m_in.at);
        } else if (c != '"' && c != '\'') {
            m_in.readOddCharacter();
            continue;
        }
        ++m_in.at;
    }
    const bool isFound = m_in.at < m_in.size && m_in.text[m_in.at] == quote;
    const char next = isFound && m_in.at + 1 < m_in.size ? m_in.text[m_in.at + 1] : '>';
    const bool endsWell = hasXmlClass(next, xmlBlankByte) || next == '/' || next == '>' || next == '?';
    std::uint32_t nextName = nowhere;
    const bool opensNext = isFound && !endsWell && quoteOpensNext(begin, m_in.at, nextName);
    const bool isSwallowing = isFound && !endsWell && !opensNext && beginsAttribute(begin);
    const bool ranAway = !endsWell && (tag != nowhere || firstGreater != nowhere) && lessThan != nowhere;
    if (isFound && !opensNext && !isSwallowing && !ranAway) {
        attribute.quote = quote;
        attribute.value = {begin, m_in.at++};
        if (lessThan != nowhere) {
            const Span span{lessThan, lessThan + 1};
            m_in.faults.add(xmlDiagnostics["xml.less-than-in-value"], span, {m_in.copy(attribute.name)})
                .fixes.push_back(m_in.faults.fix(phrase("replace with '{0}'", {std::string("&lt;")}), span, "&lt;"));
        }
        return true;
    }
    m_in.faults.rollback(mark);
    std::uint32_t end = std::min({newLine, tag, m_in.size});
    if (opensNext && nextName < end) {
        end = nextName; // `a="b c="d"`
    } else if (isSwallowing) {
        end = begin; // `a=" b='c'`
    } else if (firstGreater < end) {
        // The tag's own '>' is the last one before the next tag or line, or else the first '>' at all.
        const std::uint32_t last = m_in.beforeBlanks(end, begin);
        end = last > begin && m_in.text[last - 1] == '>' ? last - 1 : firstGreater;
        end -= end > begin && m_in.text[end - 1] == '/' ? 1 : 0;
    }
    m_in.at = m_in.beforeBlanks(end, begin);
    attribute.value = {begin, m_in.at};
    m_in.faults.add(xmlDiagnostics["xml.unfinished-quote"], {begin - 1, m_in.at}, {m_in.copy(attribute.name)})
        .fixes.push_back(
            m_in.faults.fix(phrase("insert the closing quote"), {m_in.at, m_in.at}, std::string(1, quote)));
    return false;
}

/// Returns the next quote on this line and before the next tag, or nowhere. Stores the result, so a line of many
/// unquoted values takes only two readings.
std::uint32_t XmlTagReader::closingQuoteOfBareValue() {
    if (m_in.at < m_quoteSearch.begin || m_in.at > m_quoteSearch.end || m_quoteSearch.isEmpty()) {
        std::uint32_t at = m_in.at;
        while (at < m_in.size && (m_in.is(at, xmlPlainValue) || m_in.text[at] == '&' || m_in.text[at] == '>' ||
                                  static_cast<unsigned char>(m_in.text[at]) >= 0x80)) {
            ++at;
        }
        m_quoteSearch = {m_in.at, at};
    }
    const std::uint32_t end = m_quoteSearch.end;
    return end < m_in.size && (m_in.text[end] == '"' || m_in.text[end] == '\'') ? end : nowhere;
}

/// Reads a value after `name=` without a quote: the text before a lone closing quote, or one word.
void XmlTagReader::readBareValue(XmlAttribute& attribute, std::uint32_t afterEquals) {
    const bool hasWord = m_in.at < m_in.size && m_in.text[m_in.at] != '<' && m_in.text[m_in.at] != '>' &&
                         !(m_in.text[m_in.at] == '/' && m_in.startsWith(m_in.at, "/>"));
    if (!hasWord) {
        m_in.at = afterEquals;
    }
    const std::uint32_t begin = m_in.at;
    std::uint32_t quoteAt = hasWord ? closingQuoteOfBareValue() : nowhere;
    const char next = quoteAt != nowhere && quoteAt + 1 < m_in.size ? m_in.text[quoteAt + 1] : '>';
    const bool endsWell = hasXmlClass(next, xmlBlankByte) || next == '/' || next == '>' || next == '?';
    std::uint32_t nextName = nowhere;
    // `name= b="c"`: the word is the next attribute's name, and this attribute has no value yet.
    const bool opensNext = quoteAt != nowhere && begin > afterEquals && quoteOpensNext(afterEquals, quoteAt, nextName);
    if (opensNext && nextName == begin) {
        m_in.at = afterEquals;
        attribute.value = {afterEquals, afterEquals};
        m_in.faults.add(xmlDiagnostics["xml.missing-quotes"], {attribute.name.begin, afterEquals},
                        {m_in.copy(attribute.name)});
        return;
    }
    bool isClosing = quoteAt != nowhere && endsWell && !quoteOpensNext(begin, quoteAt, nextName);
    if (quoteAt != nowhere && !endsWell && !opensNext) {
        // In `a=the "best" of all'`, the other kind of quote closes the value. The search is short, to stay linear.
        constexpr std::uint32_t nearby = 200;
        const char other = m_in.text[quoteAt] == '"' ? '\'' : '"';
        const std::string_view rest = m_in.text.substr(quoteAt, nearby);
        const std::size_t found = rest.find(other);
        if (found < rest.find_first_of("<\r\n") && found + 1 < rest.size() &&
            (hasXmlClass(rest[found + 1], xmlBlankByte) || rest[found + 1] == '/' || rest[found + 1] == '>') &&
            !quoteOpensNext(begin, quoteAt + static_cast<std::uint32_t>(found), nextName)) {
            quoteAt += static_cast<std::uint32_t>(found);
            isClosing = true;
        }
    }
    if (isClosing) {
        attribute.value = {begin, quoteAt};
        m_in.at = quoteAt + 1;
        m_in.faults
            .add(xmlDiagnostics["xml.missing-quotes"], {attribute.name.begin, m_in.at}, {m_in.copy(attribute.name)})
            .fixes.push_back(m_in.faults.fix(phrase("insert the opening quote"), {begin, begin},
                                             std::string(1, m_in.text[quoteAt])));
        return;
    }
    while (m_in.at < m_in.size && hasWord && !m_in.is(m_in.at, xmlBlankByte) && m_in.text[m_in.at] != '>' &&
           m_in.text[m_in.at] != '<' && m_in.text[m_in.at] != '"' && !m_in.startsWith(m_in.at, "/>")) {
        if (static_cast<unsigned char>(m_in.text[m_in.at]) >= 0x80) {
            m_in.readOddCharacter();
        } else {
            ++m_in.at;
        }
    }
    attribute.value = {begin, m_in.at};
    Diagnostic& fault = m_in.faults.add(xmlDiagnostics["xml.missing-quotes"], {attribute.name.begin, m_in.at},
                                        {m_in.copy(attribute.name)});
    fault.fixes.push_back(
        m_in.faults.fix(phrase("put quotes around it"), attribute.value, '"' + m_in.copy(attribute.value) + '"'));
}

} // namespace orrery::engine
