// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_characters.h"
#include "engine/syntax/xml_diagnostics.h"
#include "engine/syntax/xml_scanner.h"

#include <algorithm>
#include <numeric>

// Open tags and their attributes. Most rules infer the intended tag when a quote, a bracket or a sign is missing.
// Random damage to real files showed which rules are needed (I2.9).

namespace orrery::engine {

namespace {
constexpr std::uint32_t nowhere = ~0u;
}

/// The state of reading a tag.
struct XmlScanner::TagState {
    bool isDone = false;
    /// The place where the text stops looking like a tag, and what was found before it.
    std::uint32_t doubtAt = nowhere;
    std::size_t doubtAttributes = 0;
    XmlFaults::Mark doubtMark;
    std::uint32_t goodEnd = 0; ///< after the last part that belongs to the tag
};

void XmlScanner::readOpenTag() {
    XmlNode node;
    node.tag.begin = m_at++;
    node.firstAttribute = static_cast<std::uint32_t>(attributes.size());
    node.name = readName();
    const XmlFaults::Mark before = m_faults.mark();
    TagState state;
    state.goodEnd = node.name.end;
    readTagBody(node, state);
    if (!state.isDone) {
        finishUnfinished(node, state);
    }
    node.tag.end = m_at;
    node.attributeCount = static_cast<std::uint32_t>(attributes.size()) - node.firstAttribute;
    checkDuplicates(node);
    const XmlFaults::Mark after = m_faults.mark();
    node.isBroken = node.isBroken || after.size != before.size || after.further != before.further;
    nodes.push_back(node);
}

void XmlScanner::readTagBody(XmlNode& node, TagState& state) {
    const auto doubt = [this, &state](std::uint32_t at) {
        if (state.doubtAt == nowhere) {
            state.doubtAt = at;
            state.doubtAttributes = attributes.size();
            state.doubtMark = m_faults.mark();
        }
    };
    for (;;) {
        const std::uint32_t before = m_at;
        skipBlanks();
        if (m_at >= m_size || m_text[m_at] == '<') {
            m_at = before;
            return;
        }
        const char c = m_text[m_at];
        if (c == '>') {
            ++m_at;
            state.isDone = true;
            return;
        }
        if (c == '/' && m_at + 1 < m_size && m_text[m_at + 1] == '>') {
            m_at += 2;
            state.isDone = node.isEmpty = true;
            return;
        }
        if (c == '/' && (m_at + 1 == m_size || m_text[m_at + 1] == '<' || is(m_at + 1, xmlBlankByte))) {
            std::uint32_t next = m_at + 1;
            while (is(next, xmlBlankByte)) {
                ++next;
            }
            if (next == m_size || m_text[next] == '<' || lineEnd(m_at) < next) { // `<a b="c"/` and then another tag
                state.goodEnd = ++m_at;
                node.isEmpty = true;
                return;
            }
        }
        if (hasXmlClass(c, xmlStartByte)) {
            const std::size_t count = attributes.size();
            const XmlFaults::Mark mark = m_faults.mark();
            if (before == m_at) {
                const Span name{m_at, m_at + 1};
                m_faults.add(diag::xml::missingSpace, name, {copy(name)})
                    .fixes.push_back(m_faults.fix(phrase("insert a space"), {m_at, m_at}, " "));
            }
            const std::uint32_t begin = m_at;
            const bool isWhole = readAttribute();
            if (!isWhole && state.doubtAt == nowhere) {
                state.doubtAt = begin;
                state.doubtAttributes = count;
                state.doubtMark = mark;
            }
            state.goodEnd = m_at;
            continue;
        }
        const std::uint32_t begin = m_at;
        doubt(before);
        do {
            if (static_cast<unsigned char>(m_text[m_at]) >= 0x80) {
                oddCharacter();
            } else {
                ++m_at;
            }
        } while (m_at < m_size && !is(m_at, xmlBlankByte | xmlStartByte) && m_text[m_at] != '>' &&
                 m_text[m_at] != '<' && m_text[m_at] != '/');
        m_faults.add(diag::xml::notAnAttribute, {begin, m_at}, {copy({begin, std::min(m_at, begin + 40)})})
            .fixes.push_back(m_faults.fix(phrase("remove it"), {begin, m_at}, {}));
        state.goodEnd = m_at;
    }
}

/// Ends a tag that has no '>'. Reports one fault; other oddities in it follow from that: `<name FOO</name>` has text.
void XmlScanner::finishUnfinished(XmlNode& node, TagState& state) {
    std::uint32_t end = state.goodEnd;
    if (state.doubtAt != nowhere) {
        m_faults.rollback(state.doubtMark);
    }
    std::uint32_t next = m_at;
    while (is(next, xmlBlankByte)) {
        ++next;
    }
    if (startsWith(next, "</")) {
        std::uint32_t closeEnd = next + 2;
        while (is(closeEnd, xmlNameByte)) {
            ++closeEnd;
        }
        const Span close{next + 2, closeEnd};
        const bool isOwn = !close.isEmpty() && startsWith(node.name.begin, m_text.substr(close.begin, close.size()));
        if (isOwn && close.size() < node.name.size()) { // `<nameFOO</name>`
            attributes.resize(node.firstAttribute);
            end = node.name.end = node.name.begin + close.size();
            node.isEmpty = false;
        } else if (isOwn && close.size() == node.name.size() && state.doubtAt != nowhere) {
            attributes.resize(state.doubtAttributes);
            end = beforeBlanks(state.doubtAt, node.name.end);
            node.isEmpty = false;
        }
    }
    m_at = end;
    node.isBroken = true;
    const std::size_t own = attributes.size() - node.firstAttribute;
    const std::uint32_t lastBegin = own > 0 ? attributes.back().name.begin : node.tag.begin;
    m_faults.add(diag::xml::unfinishedTag, {std::min(lastBegin, end), end}, {copy(node.name)})
        .fixes.push_back(m_faults.fix(phrase("insert '{0}'", {std::string(">")}), {end, end}, ">"));
    if (!node.isEmpty) {
        unfinishedTags.push_back(static_cast<std::uint32_t>(nodes.size()));
    }
}

bool XmlScanner::readBareTag(XmlNode& node, std::uint32_t begin, std::uint32_t limit) {
    const XmlFaults::Mark mark = m_faults.mark();
    const std::size_t count = attributes.size();
    const std::uint32_t before = m_at;
    m_at = begin;
    XmlNode read;
    read.tag.begin = begin;
    read.firstAttribute = static_cast<std::uint32_t>(count);
    TagState state;
    if (is(m_at, xmlStartByte)) {
        read.name = readName();
        readTagBody(read, state);
    }
    read.tag.end = m_at;
    read.attributeCount = static_cast<std::uint32_t>(attributes.size() - count);
    const XmlFaults::Mark after = m_faults.mark();
    const bool isTag = state.isDone && m_at <= limit && after.size == mark.size && after.further == mark.further;
    m_at = before;
    if (!isTag) {
        m_faults.rollback(mark);
        attributes.resize(count);
        return false;
    }
    node = read;
    return true;
}

void XmlScanner::checkDuplicates(const XmlNode& node) {
    if (node.attributeCount < 2) {
        return;
    }
    const auto name = [this, &node](std::uint32_t i) {
        const Span span = attributes[node.firstAttribute + i].name;
        return m_text.substr(span.begin, span.size());
    };
    const auto report = [this, &node, &name](std::uint32_t second, std::uint32_t first) {
        const XmlAttribute& attribute = attributes[node.firstAttribute + second];
        Diagnostic& fault = m_faults.add(diag::xml::duplicateAttribute, attribute.name, {std::string(name(second))});
        fault.notes.push_back(m_faults.note(attributes[node.firstAttribute + first].name, phrase("first given here")));
        fault.fixes.push_back(
            m_faults.fix(phrase("remove it"), {beforeBlanks(attribute.name.begin, node.tag.begin), attribute.end}, {}));
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

/// @return whether the attribute was complete: a name, '=', and a value in quotes
bool XmlScanner::readAttribute() {
    XmlAttribute attribute;
    attribute.name = readName();
    const std::uint32_t afterName = m_at;
    skipBlanks();
    const bool hasEquals = m_at < m_size && m_text[m_at] == '=';
    if (hasEquals) {
        ++m_at;
    }
    const std::uint32_t afterEquals = m_at;
    skipBlanks();
    const bool hasQuote = m_at < m_size && (m_text[m_at] == '"' || m_text[m_at] == '\'');
    bool isWhole = hasEquals && hasQuote;
    if (!hasEquals) {
        Diagnostic& fault = m_faults.add(diag::xml::missingEquals, attribute.name, {copy(attribute.name)});
        if (hasQuote) {
            fault.fixes.push_back(
                m_faults.fix(phrase("insert '{0}'", {std::string("=")}), {afterName, afterName}, "="));
        } else {
            m_at = afterName;
            attribute.value = {afterName, afterName};
        }
    }
    if (hasQuote) {
        isWhole = readQuotedValue(attribute) && isWhole;
    } else if (hasEquals) {
        readBareValue(attribute, afterEquals);
    }
    attribute.end = m_at;
    if (attribute.value.size() > XmlTree::maxAttributeBytes) {
        m_faults.add(diag::xml::attributeTooLong, attribute.name, {copy(attribute.name)});
    }
    attributes.push_back(attribute);
    return isWhole;
}

/// Returns whether the quote at `at` opens a value (` name="`) rather than closes the one that began at floor.
bool XmlScanner::quoteOpensNext(std::uint32_t floor, std::uint32_t at, std::uint32_t& nameBegin) const {
    std::uint32_t back = beforeBlanks(at, floor);
    if (back == floor || m_text[back - 1] != '=') {
        return false;
    }
    const std::uint32_t nameEnd = back = beforeBlanks(back - 1, floor);
    while (back > floor && is(back - 1, xmlNameByte)) {
        --back;
    }
    nameBegin = back;
    return back < nameEnd && back > floor && is(back - 1, xmlBlankByte) && is(back, xmlStartByte);
}

/// Returns whether a complete `name="` stands there.
bool XmlScanner::beginsAttribute(std::uint32_t at) const {
    while (is(at, xmlBlankByte)) {
        ++at;
    }
    const std::uint32_t name = at;
    while (is(at, xmlNameByte)) {
        ++at;
    }
    return at > name && at + 1 < m_size && m_text[at] == '=' && (m_text[at + 1] == '"' || m_text[at + 1] == '\'');
}

/// @return whether the closing quote was there
bool XmlScanner::readQuotedValue(XmlAttribute& attribute) {
    const XmlFaults::Mark mark = m_faults.mark();
    const char quote = m_text[m_at];
    const std::uint32_t begin = ++m_at;
    std::uint32_t lessThan = nowhere;
    std::uint32_t tag = nowhere; // the first '<' that looks like a tag
    std::uint32_t newLine = nowhere;
    std::uint32_t firstGreater = nowhere;
    while (m_at < m_size) {
        const char c = m_text[m_at];
        if (hasXmlClass(c, xmlPlainValue)) {
            ++m_at;
            continue;
        }
        if (c == quote) {
            break;
        }
        if (c == '&') {
            reference();
            continue;
        }
        if (c == '<') {
            lessThan = std::min(lessThan, m_at);
            if (beginsMarkup(m_at)) {
                tag = std::min(tag, m_at);
                if (newLine < m_at) {
                    break; // a value does not continue over a line's end into a tag
                }
            }
        } else if (c == '\n' || c == '\r') {
            newLine = std::min(newLine, m_at);
            if (tag != nowhere) {
                break;
            }
        } else if (c == '>') {
            firstGreater = std::min(firstGreater, m_at);
        } else if (c != '"' && c != '\'') {
            oddCharacter();
            continue;
        }
        ++m_at;
    }
    const bool isFound = m_at < m_size && m_text[m_at] == quote;
    const char next = isFound && m_at + 1 < m_size ? m_text[m_at + 1] : '>';
    const bool endsWell = hasXmlClass(next, xmlBlankByte) || next == '/' || next == '>' || next == '?';
    std::uint32_t nextName = nowhere;
    const bool opensNext = isFound && !endsWell && quoteOpensNext(begin, m_at, nextName);
    const bool isSwallowing = isFound && !endsWell && !opensNext && beginsAttribute(begin);
    const bool ranAway = !endsWell && (tag != nowhere || firstGreater != nowhere) && lessThan != nowhere;
    if (isFound && !opensNext && !isSwallowing && !ranAway) {
        attribute.quote = quote;
        attribute.value = {begin, m_at++};
        if (lessThan != nowhere) {
            const Span span{lessThan, lessThan + 1};
            m_faults.add(diag::xml::lessThanInValue, span, {copy(attribute.name)})
                .fixes.push_back(m_faults.fix(phrase("replace with '{0}'", {std::string("&lt;")}), span, "&lt;"));
        }
        return true;
    }
    m_faults.rollback(mark);
    std::uint32_t end = std::min({newLine, tag, m_size});
    if (opensNext && nextName < end) {
        end = nextName; // `a="b c="d"`
    } else if (isSwallowing) {
        end = begin; // `a=" b='c'`
    } else if (firstGreater < end) {
        // The tag's own '>' is the last one before the next tag or line, or else the first '>' at all.
        const std::uint32_t last = beforeBlanks(end, begin);
        end = last > begin && m_text[last - 1] == '>' ? last - 1 : firstGreater;
        end -= end > begin && m_text[end - 1] == '/' ? 1 : 0;
    }
    m_at = beforeBlanks(end, begin);
    attribute.value = {begin, m_at};
    m_faults.add(diag::xml::unfinishedQuote, {begin - 1, m_at}, {copy(attribute.name)})
        .fixes.push_back(m_faults.fix(phrase("insert the closing quote"), {m_at, m_at}, std::string(1, quote)));
    return false;
}

/// Returns the next quote on this line and before the next tag, or nowhere. Remembers it, so that a line of bare values
/// is read twice, and not once for each value.
std::uint32_t XmlScanner::closingQuoteOfBareValue() {
    if (m_at < m_quoteSearch.begin || m_at > m_quoteSearch.end || m_quoteSearch.isEmpty()) {
        std::uint32_t at = m_at;
        while (at < m_size && (is(at, xmlPlainValue) || m_text[at] == '&' || m_text[at] == '>' ||
                               static_cast<unsigned char>(m_text[at]) >= 0x80)) {
            ++at;
        }
        m_quoteSearch = {m_at, at};
    }
    const std::uint32_t end = m_quoteSearch.end;
    return end < m_size && (m_text[end] == '"' || m_text[end] == '\'') ? end : nowhere;
}

/// Reads a value after `name=` without a quote: the text before a lone closing quote, or one word.
void XmlScanner::readBareValue(XmlAttribute& attribute, std::uint32_t afterEquals) {
    const bool hasWord =
        m_at < m_size && m_text[m_at] != '<' && m_text[m_at] != '>' && !(m_text[m_at] == '/' && startsWith(m_at, "/>"));
    if (!hasWord) {
        m_at = afterEquals;
    }
    const std::uint32_t begin = m_at;
    std::uint32_t quoteAt = hasWord ? closingQuoteOfBareValue() : nowhere;
    const char next = quoteAt != nowhere && quoteAt + 1 < m_size ? m_text[quoteAt + 1] : '>';
    const bool endsWell = hasXmlClass(next, xmlBlankByte) || next == '/' || next == '>' || next == '?';
    std::uint32_t nextName = nowhere;
    // `name= b="c"`: the word is the next attribute's name, and this attribute has no value yet.
    const bool opensNext = quoteAt != nowhere && begin > afterEquals && quoteOpensNext(afterEquals, quoteAt, nextName);
    if (opensNext && nextName == begin) {
        m_at = afterEquals;
        attribute.value = {afterEquals, afterEquals};
        m_faults.add(diag::xml::missingQuotes, {attribute.name.begin, afterEquals}, {copy(attribute.name)});
        return;
    }
    bool isClosing = quoteAt != nowhere && endsWell && !quoteOpensNext(begin, quoteAt, nextName);
    if (quoteAt != nowhere && !endsWell && !opensNext) {
        // `a=the "best" of all'`: the other kind of quote closes it. Only a short search, to stay linear.
        constexpr std::uint32_t nearby = 200;
        const char other = m_text[quoteAt] == '"' ? '\'' : '"';
        const std::string_view rest = m_text.substr(quoteAt, nearby);
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
        m_at = quoteAt + 1;
        m_faults.add(diag::xml::missingQuotes, {attribute.name.begin, m_at}, {copy(attribute.name)})
            .fixes.push_back(
                m_faults.fix(phrase("insert the opening quote"), {begin, begin}, std::string(1, m_text[quoteAt])));
        return;
    }
    while (m_at < m_size && hasWord && !is(m_at, xmlBlankByte) && m_text[m_at] != '>' && m_text[m_at] != '<' &&
           m_text[m_at] != '"' && !startsWith(m_at, "/>")) {
        if (static_cast<unsigned char>(m_text[m_at]) >= 0x80) {
            oddCharacter();
        } else {
            ++m_at;
        }
    }
    attribute.value = {begin, m_at};
    Diagnostic& fault = m_faults.add(diag::xml::missingQuotes, {attribute.name.begin, m_at}, {copy(attribute.name)});
    fault.fixes.push_back(
        m_faults.fix(phrase("put quotes around it"), attribute.value, '"' + copy(attribute.value) + '"'));
}

} // namespace orrery::engine
