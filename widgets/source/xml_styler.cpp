// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/xml_styler.h"

#include <algorithm>
#include <array>

namespace orrery::widgets {

namespace {

using Mode = XmlState::Mode;
using std::size_t;
using std::string_view;

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}
constexpr bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}
constexpr bool isWordByte(char c) {
    return isLetter(c) || isDigit(c);
}

constexpr std::array keywords = {
    string_view("and"),  string_view("div"),  string_view("else"),  string_view("false"),
    string_view("if"),   string_view("mod"),  string_view("not"),   string_view("or"),
    string_view("then"), string_view("true"), string_view("where"),
};
static_assert(std::ranges::is_sorted(keywords));

constexpr std::array roots = {string_view("Source"), string_view("Target"), string_view("game")};

/// Returns whether a value looks like an expression. Only attributes outside the list of expressions need this test.
bool looksLikeExpression(string_view value) {
    constexpr std::array signs = {
        string_view("=="),         string_view("!="),      string_view("&lt;"),    string_view("&gt;"),
        string_view("&amp;&amp;"), string_view("||"),      string_view(" + "),     string_view(" - "),
        string_view(" * "),        string_view(" / "),     string_view(" % "),     string_view(" ^ "),
        string_view(" > "),        string_view(" and "),   string_view(" or "),    string_view(">="),
        string_view("<="),         string_view("Source."), string_view("Target."),
    };
    if (std::ranges::any_of(signs, [&](string_view sign) { return value.find(sign) != string_view::npos; }))
        return true;
    const size_t open = value.find('(');
    return open != string_view::npos && open > 0 && isWordByte(value[open - 1]) &&
           value.find(')', open) != string_view::npos;
}

/// Styles one text. Its functions are the parts of the grammar. After each function, m_at is after the coloured bytes.
class Run {
public:
    Run(const ExpressionNames& names, string_view text, XmlState state, char* styles)
        : m_names(names), m_text(text), m_state(state), m_styles(styles) {}

    XmlState go() {
        while (m_at < m_text.size()) {
            switch (m_state.mode) {
            case Mode::text:
                text();
                break;
            case Mode::tag:
            case Mode::closeTag:
                inTag();
                break;
            case Mode::value:
                value();
                break;
            case Mode::comment:
                until("-->", SourceStyle::comment);
                break;
            case Mode::cdata:
                until("]]>", SourceStyle::cdata);
                break;
            case Mode::instruction:
                until("?>", SourceStyle::instruction);
                break;
            case Mode::doctype:
                until(">", SourceStyle::instruction);
                break;
            }
        }
        return m_state;
    }

private:
    void paint(size_t end, SourceStyle style) {
        std::fill(m_styles + m_at, m_styles + end, static_cast<char>(style));
        m_at = end;
    }
    bool here(string_view what) const { return m_text.substr(m_at, what.size()) == what; }
    /// Returns the place of the next byte for which @p ends returns true, or @p limit.
    template <typename Predicate>
    size_t next(size_t from, size_t limit, Predicate ends) const {
        while (from < limit && !ends(m_text[from]))
            ++from;
        return from;
    }
    size_t behindName() const {
        return next(m_at, m_text.size(), [](char c) { return !isNameByte(c); });
    }

    void until(string_view terminator, SourceStyle style) {
        const size_t found = m_text.find(terminator, m_at);
        if (found == string_view::npos)
            return paint(m_text.size(), style);
        paint(found + terminator.size(), style);
        m_state.mode = Mode::text;
    }

    void text() {
        if (here("<!--")) {
            m_state.mode = Mode::comment;
            return paint(m_at + 4, SourceStyle::comment);
        }
        if (here("<![CDATA[")) {
            m_state.mode = Mode::cdata;
            return paint(m_at + 9, SourceStyle::cdata);
        }
        if (here("<?") || here("<!")) {
            m_state.mode = m_text[m_at + 1] == '?' ? Mode::instruction : Mode::doctype;
            return paint(m_at + 2, SourceStyle::instruction);
        }
        if (here("<"))
            return tagBegin();
        if (here("&"))
            return entity(m_text.size(), SourceStyle::entity);
        if (here("{")) {
            const size_t end = next(m_at, m_text.size(), [](char c) { return c == '}' || c == '<' || c == '\n'; });
            if (end < m_text.size() && m_text[end] == '}') {
                paint(m_at + 1, SourceStyle::operation);
                expression(end);
                return paint(m_at + 1, SourceStyle::operation);
            }
            return paint(m_at + 1, SourceStyle::text);
        }
        paint(next(m_at, m_text.size(), [](char c) { return c == '<' || c == '&' || c == '{'; }), SourceStyle::text);
    }

    void tagBegin() {
        const bool closing = here("</");
        const size_t nameAt = m_at + (closing ? 2 : 1);
        if (nameAt >= m_text.size() || !isNameByte(m_text[nameAt])) {
            if (closing)
                m_state.mode = Mode::closeTag;
            return paint(nameAt, SourceStyle::bracket); // the user is typing the tag
        }
        paint(nameAt, SourceStyle::bracket);
        paint(behindName(), SourceStyle::tag);
        m_state.mode = closing ? Mode::closeTag : Mode::tag;
        m_state.value = XmlState::Value::unknown;
    }

    void inTag() {
        const char c = m_text[m_at];
        if (c == '<') {
            m_state.mode = Mode::text;
            return;
        }
        if (c == '>' || here("/>")) {
            if (m_state.mode == Mode::closeTag)
                m_state.depth = std::max(0, m_state.depth - 1);
            else if (c == '>')
                m_state.depth = std::min(XmlState::deepest, m_state.depth + 1);
            m_state.mode = Mode::text;
            return paint(m_at + (c == '>' ? 1 : 2), SourceStyle::bracket);
        }
        if (c == '"' || c == '\'')
            return valueBegin(c);
        if (isNameByte(c)) {
            const size_t end = behindName();
            const QByteArray name = QByteArray::fromRawData(m_text.data() + m_at, static_cast<qsizetype>(end - m_at));
            m_state.value = m_names.expressions.contains(name) ? XmlState::Value::expression
                            : m_names.prose.contains(name)     ? XmlState::Value::plain
                                                               : XmlState::Value::unknown;
            return paint(end, SourceStyle::attribute);
        }
        paint(m_at + 1, isSpace(c) ? SourceStyle::text : SourceStyle::bracket);
    }

    void valueBegin(char quote) {
        paint(m_at + 1, SourceStyle::value);
        m_state.mode = Mode::value;
        m_state.singleQuoted = quote == '\'';
        if (m_state.value == XmlState::Value::unknown)
            m_state.value = looksLikeExpression(m_text.substr(m_at, valueEnd() - m_at)) ? XmlState::Value::expression
                                                                                        : XmlState::Value::plain;
    }

    /// Returns the end of the value, which is at its quote or before a line that begins with '<'.
    size_t valueEnd() const {
        const char quote = m_state.singleQuoted ? '\'' : '"';
        bool lineBegins = m_at == 0;
        for (size_t i = m_at; i < m_text.size(); ++i) {
            const char c = m_text[i];
            if (c == quote || (c == '<' && lineBegins))
                return i;
            lineBegins = c == '\n' || (lineBegins && isSpace(c));
        }
        return m_text.size();
    }

    void value() {
        const size_t end = valueEnd();
        if (m_state.value == XmlState::Value::expression)
            expression(end);
        while (m_at < end) {
            if (m_text[m_at] == '&')
                entity(end, SourceStyle::entity);
            else
                paint(next(m_at, end, [](char c) { return c == '&'; }), SourceStyle::value);
        }
        if (end == m_text.size())
            return;
        m_state.mode = Mode::tag;
        m_state.value = XmlState::Value::unknown;
        if (m_text[end] != '<')
            paint(end + 1, SourceStyle::value);
    }

    void entity(size_t limit, SourceStyle style) {
        const size_t end = next(m_at + 1, limit, [](char c) { return !isWordByte(c) && c != '#'; });
        const bool whole = end < limit && m_text[end] == ';' && end > m_at + 1;
        paint(whole ? end + 1 : m_at + 1, whole ? style : SourceStyle::text);
    }

    void expression(size_t end) {
        while (m_at < end) {
            const char c = m_text[m_at];
            if (isDigit(c) || (c == '.' && m_at + 1 < end && isDigit(m_text[m_at + 1])))
                number(end);
            else if (isLetter(c))
                word(end);
            else if (c == '"' || c == '\'')
                quoted(end, m_text.substr(m_at, 1));
            else if (here("&quot;") || here("&apos;"))
                quoted(end, m_text.substr(m_at, 6));
            else if (c == '&' && !here("&&"))
                entity(end, SourceStyle::operation);
            else
                paint(m_at + 1, isSpace(c) ? SourceStyle::name : SourceStyle::operation);
        }
    }

    void number(size_t end) {
        // Dice (2d6) and exponents (1e-3) count as part of the number.
        size_t i = m_at;
        while (i < end && (isWordByte(m_text[i]) || m_text[i] == '.' ||
                           ((m_text[i] == '-' || m_text[i] == '+') && (m_text[i - 1] == 'e' || m_text[i - 1] == 'E') &&
                            i + 1 < end && isDigit(m_text[i + 1]))))
            ++i;
        paint(i, SourceStyle::number);
    }

    void word(size_t end) {
        const size_t behind = next(m_at, end, [](char c) { return !isWordByte(c); });
        const string_view what = m_text.substr(m_at, behind - m_at);
        const bool member = m_at > 0 && m_text[m_at - 1] == '.';
        const size_t after = next(behind, end, [](char c) { return !isSpace(c); });
        SourceStyle style = SourceStyle::name;
        if (!member && std::ranges::binary_search(keywords, what))
            style = SourceStyle::keyword;
        else if (after < end && m_text[after] == '(')
            style = SourceStyle::function;
        else if (!member && std::ranges::find(roots, what) != roots.end())
            style = SourceStyle::root;
        paint(behind, style);
    }

    void quoted(size_t end, string_view quote) {
        const size_t found = m_text.substr(0, end).find(quote, m_at + quote.size());
        paint(found == string_view::npos ? end : found + quote.size(), SourceStyle::string);
    }

    const ExpressionNames& m_names;
    string_view m_text;
    XmlState m_state;
    char* m_styles;
    size_t m_at = 0;
};

} // namespace

ExpressionNames ExpressionNames::defaults() {
    return {.expressions = {"if",     "when",    "amount",   "value",    "growth",      "active",
                            "set",    "add",     "multiply", "divide",   "min",         "max",
                            "low",    "high",    "at-most",  "at-least", "probability", "cost",
                            "equals", "initial", "minimum",  "maximum",  "radius",      "expression"},
            .prose = {"name", "description", "explanation", "label", "help", "title", "message"}};
}

int XmlState::packed() const {
    return static_cast<int>(mode) | static_cast<int>(value) << 3 | static_cast<int>(singleQuoted) << 5 | depth << 6;
}

XmlState XmlState::unpacked(int bits) {
    return {.mode = static_cast<Mode>(bits & 7),
            .value = static_cast<Value>(bits >> 3 & 3),
            .singleQuoted = (bits >> 5 & 1) != 0,
            .depth = bits >> 6};
}

int XmlState::foldDepth() const {
    return depth + (mode == Mode::comment || mode == Mode::cdata ? 1 : 0);
}

XmlState XmlStyler::style(std::string_view text, XmlState state, char* styles) const {
    return Run(m_names, text, state, styles).go();
}

bool isNameByte(char c) {
    return isWordByte(c) || c == '-' || c == '.' || c == ':';
}

} // namespace orrery::widgets
