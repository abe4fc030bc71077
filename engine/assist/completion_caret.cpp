// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/completion_caret.h"
#include "engine/text/blanks.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Where = MarkupCaret::Where;

constexpr bool isNameByte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '.' || c == ':' || static_cast<unsigned char>(c) >= 0x80;
}

/// Reads up to the caret, and then to the end of the surrounding tag, value or text.
class CaretReader {
public:
    CaretReader(std::string_view text, std::uint32_t begin, std::uint32_t offset)
        : m_text(text), m_size(static_cast<std::uint32_t>(text.size())), m_at(begin),
          m_offset(std::min(offset, m_size)) {}

    MarkupCaret run() {
        m_caret.tag = m_at;
        while (!m_isFound) {
            between();
        }
        return std::move(m_caret);
    }

private:
    bool startsWith(std::string_view word) const { return m_text.substr(m_at).starts_with(word); }
    std::uint32_t find(std::string_view what, std::uint32_t from) const {
        const std::size_t found = m_text.find(what, from);
        return found == std::string_view::npos ? m_size : static_cast<std::uint32_t>(found);
    }
    std::uint32_t nameEnd(std::uint32_t at) const {
        while (at < m_size && isNameByte(m_text[at])) {
            ++at;
        }
        return at;
    }
    void skipBlanks() {
        while (m_at < m_size && isBlank(m_text[m_at])) {
            ++m_at;
        }
    }
    void found(Where where) {
        m_caret.where = where;
        m_isFound = true;
    }

    void between() {
        const std::uint32_t begin = m_at;
        m_at = find("<", m_at);
        while (m_at < m_offset && m_at + 1 < m_size && isBlank(m_text[m_at + 1]) && m_at + 1 != m_offset) {
            m_at = find("<", m_at + 1); // no tag begins with a blank
        }
        if (m_at >= m_offset) {
            m_caret.tag = begin;
            m_caret.end = m_at;
            std::uint32_t word = m_offset;
            while (word > begin && isNameByte(m_text[word - 1])) {
                --word;
            }
            m_caret.word = {word, m_offset};
            return found(Where::text);
        }
        if (startsWith("<!--")) {
            return skipTo("-->", 4);
        }
        if (startsWith("<![CDATA[")) {
            return skipTo("]]>", 9);
        }
        if (startsWith("<?") || startsWith("<!")) {
            return skipTo(m_text[m_at + 1] == '?' ? "?>" : ">", 2);
        }
        tag();
    }

    void skipTo(std::string_view terminator, std::uint32_t head) {
        const std::uint32_t at = find(terminator, m_at + head);
        const auto end = static_cast<std::uint32_t>(std::min<std::size_t>(at + terminator.size(), m_size));
        if (m_offset < end || at == m_size) {
            return found(Where::nothing);
        }
        m_at = end;
    }

    void tag() {
        m_caret.tag = m_at;
        m_caret.attributes.clear();
        m_caret.isFinished = false;
        const bool isClose = startsWith("</");
        m_at += isClose ? 2 : 1;
        m_caret.name = {m_at, nameEnd(m_at)};
        if (m_offset < m_at) { // the caret is between '<' and '/'
            return found(Where::nothing);
        }
        m_at = m_caret.name.end;
        if (m_offset <= m_at) {
            m_caret.word = m_caret.name;
            found(isClose ? Where::closeTag : Where::tagName);
        }
        attributes(isClose);
        m_caret.end = m_at;
    }

    /// Returns whether an open value probably ends before this quote, because the quote begins another value, as in
    /// `name=" owner="x"`.
    bool beginsNext(std::uint32_t from, std::uint32_t quote) const {
        std::uint32_t at = quote;
        while (at > from && isBlank(m_text[at - 1])) {
            --at;
        }
        return at > from && m_text[at - 1] == '=' && at - 1 > from && isNameByte(m_text[at - 2]);
    }

    /// Returns the end of the value that begins here: its quote, or the start of a line that begins with '<'.
    std::uint32_t valueEnd(char quote) const {
        bool beginsLine = false;
        for (std::uint32_t at = m_at; at < m_size; ++at) {
            const char c = m_text[at];
            if (c == quote || (c == '<' && beginsLine)) {
                return at;
            }
            beginsLine = c == '\n' || (beginsLine && isBlank(c));
        }
        return m_size;
    }

    /// Returns the end of the value at the caret.
    std::uint32_t endAtCaret(char quote) {
        std::uint32_t at = m_offset;
        while (at < m_size && m_text[at] != quote && m_text[at] != '<' && m_text[at] != '\n') {
            ++at;
        }
        m_caret.isClosed = at < m_size && m_text[at] == quote && !beginsNext(m_offset, at);
        return m_caret.isClosed ? at : nameEnd(m_offset);
    }

    void attributes(bool isClose) {
        while (m_at < m_size) {
            skipBlanks();
            if (!m_isFound && m_offset <= m_at) {
                m_caret.word = {m_offset, m_offset};
                found(isClose ? Where::nothing : Where::inTag);
            }
            if (m_at >= m_size || m_text[m_at] == '<') {
                break;
            }
            const char c = m_text[m_at];
            if (c == '>') {
                m_caret.isFinished = true;
                ++m_at;
                return;
            }
            if (c == '"' || c == '\'') {
                value({m_at, m_at});
            } else if (isNameByte(c)) {
                attribute();
            } else {
                ++m_at;
                if (!m_isFound && m_offset < m_at) {
                    found(Where::nothing);
                }
            }
        }
        if (!m_isFound && m_offset <= m_at && m_at == m_size) {
            m_caret.word = {m_offset, m_offset};
            found(isClose ? Where::nothing : Where::inTag);
        }
    }

    void attribute() {
        const Span name{m_at, nameEnd(m_at)};
        m_at = name.end;
        skipBlanks();
        const bool hasEquals = m_at < m_size && m_text[m_at] == '=';
        const bool isHere = !m_isFound && m_offset <= name.end;
        if (isHere) {
            m_caret.word = name;
            m_caret.hasEquals = hasEquals;
            found(Where::inTag);
        }
        if (!hasEquals) {
            m_at = name.end;
            if (!isHere) {
                m_caret.attributes.push_back({name, {name.end, name.end}});
            }
            m_caret.isFinished = m_caret.isFinished || !isHere;
            return;
        }
        ++m_at;
        if (!m_isFound && m_offset < m_at) {
            found(Where::nothing);
        }
        skipBlanks();
        m_caret.isFinished = true;
        if (m_at < m_size && (m_text[m_at] == '"' || m_text[m_at] == '\'')) {
            value(name, isHere);
        } else if (!isHere) {
            m_caret.attributes.push_back({name, {m_at, m_at}});
        }
    }

    void value(Span name, bool isHere = false) {
        const char quote = m_text[m_at++];
        std::uint32_t end = valueEnd(quote);
        Span value{m_at, end};
        if (!m_isFound && m_offset >= m_at && m_offset <= end) {
            value.end = endAtCaret(quote);
            m_caret.value = value;
            m_caret.quote = quote;
            m_caret.attribute = name;
            found(Where::value);
            end = value.end;
        } else if (!name.isEmpty() && !isHere) {
            m_caret.attributes.push_back({name, value});
        }
        m_at = end < m_size && m_text[end] == quote ? end + 1 : end;
    }

    std::string_view m_text;
    std::uint32_t m_size;
    std::uint32_t m_at;
    std::uint32_t m_offset;
    bool m_isFound = false;
    MarkupCaret m_caret;
};

} // namespace

MarkupCaret markupCaret(std::string_view text, std::uint32_t begin, std::uint32_t offset) {
    return CaretReader(text, begin, offset).run();
}

} // namespace orrery::engine
