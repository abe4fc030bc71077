// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/focs/focs_lexer.h"

#include "engine/import/focs/focs_diagnostics.h"
#include "engine/import/focs/focs_tree.h"
#include "engine/text/blanks.h"
#include "engine/text/work.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Kind = FocsToken::Kind;

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

class Lexer {
public:
    Lexer(const FocsText& text, const FocsExpander& expander)
        : m_text(text), m_bytes(text.bytes()), m_expander(expander), m_marks(m_bytes) {}

    std::vector<FocsToken> read() {
        while (m_at < m_bytes.size()) {
            const std::size_t begin = m_at;
            readNext();
            countWork(m_at - begin);
        }
        add(Kind::end, m_bytes.size());
        return std::move(m_out);
    }

private:
    char peek(std::size_t ahead = 0) const { return m_at + ahead < m_bytes.size() ? m_bytes[m_at + ahead] : '\0'; }

    void add(Kind kind, std::size_t end) {
        m_out.push_back({kind, {static_cast<std::uint32_t>(m_at), static_cast<std::uint32_t>(end)}});
        m_at = end;
    }

    void addFault(const DiagnosticSpec& spec, std::size_t end) {
        add(Kind::fault, end);
        m_out.back().fault = &spec;
    }

    void readNext() {
        const char c = m_bytes[m_at];
        if (isBlank(c) || c == '\f' || c == '\v') {
            ++m_at;
        } else if (c == '/' && peek(1) == '/') {
            m_at = std::min(m_bytes.find('\n', m_at), m_bytes.size());
        } else if (c == '/' && peek(1) == '*') {
            readComment();
        } else if (c == '"') {
            readText();
        } else if (isDigit(c) || (c == '.' && isDigit(peek(1)))) {
            readNumber();
        } else if (isFocsWordByte(c)) {
            std::size_t end = m_at;
            while (end < m_bytes.size() && isFocsWordByte(m_bytes[end])) {
                ++end;
            }
            add(Kind::word, end);
        } else if (c == '@' && focsParameterAt(m_bytes.substr(m_at)).length > 0) {
            readParameter();
        } else if (c == '[' && peek(1) == '[') {
            readInsertion();
        } else {
            readSign();
        }
    }

    void readComment() {
        const std::size_t close = m_bytes.find("*/", m_at + 2);
        if (close == std::string_view::npos) {
            // Only the opening sign is marked: the rest of the text can have many origins.
            addFault(focsDiagnostics["focs.unclosed-comment"], m_at + 2);
            m_at = m_bytes.size();
        } else {
            m_at = close + 2;
        }
    }

    void readText() {
        const std::size_t close = std::min(m_bytes.find_first_of("\"\n", m_at + 1), m_bytes.size());
        if (close == m_bytes.size() || m_bytes[close] == '\n') {
            addFault(focsDiagnostics["focs.unclosed-string"], close);
        } else {
            add(Kind::text, close + 1);
        }
    }

    void readNumber() {
        std::size_t end = m_at;
        const auto skipDigits = [&] {
            while (end < m_bytes.size() && isDigit(m_bytes[end])) {
                ++end;
            }
        };
        skipDigits();
        if (end < m_bytes.size() && m_bytes[end] == '.') {
            ++end;
            skipDigits();
        }
        if (end < m_bytes.size() && (m_bytes[end] == 'e' || m_bytes[end] == 'E')) {
            std::size_t exponent = end + 1;
            exponent += exponent < m_bytes.size() && (m_bytes[exponent] == '-' || m_bytes[exponent] == '+') ? 1 : 0;
            if (exponent < m_bytes.size() && isDigit(m_bytes[exponent])) {
                end = exponent;
                skipDigits();
            }
        }
        add(Kind::number, end);
    }

    void readParameter() {
        const bool isInMacro = m_text.origins().of(static_cast<std::uint32_t>(m_at)).insertion != 0;
        addFault(isInMacro ? focsDiagnostics["focs.missing-parameter"] : focsDiagnostics["focs.stray-parameter"],
                 m_at + focsParameterAt(m_bytes.substr(m_at)).length);
    }

    void readInsertion() {
        const FocsInsertionMark mark = m_marks.at(static_cast<std::uint32_t>(m_at));
        if (mark.span.isEmpty()) {
            readSign();
            return;
        }
        switch (m_expander.refusal(m_text, mark)) {
        case FocsRefusal::unknown:
            return addFault(focsDiagnostics["focs.unknown-macro"], mark.span.end);
        case FocsRefusal::circle:
            return addFault(focsDiagnostics["focs.macro-circle"], mark.span.end);
        case FocsRefusal::tooLarge:
            return addFault(focsDiagnostics["focs.too-large"], mark.span.end);
        }
    }

    void readSign() {
        static constexpr std::string_view doubled = "<=>=!===";
        for (std::size_t i = 0; i < doubled.size(); i += 2) {
            if (m_bytes.substr(m_at, 2) == doubled.substr(i, 2)) {
                return add(Kind::sign, m_at + 2);
            }
        }
        // The bytes of a character stay together, so that no place is inside a character.
        std::size_t end = m_at + 1;
        while (end < m_bytes.size() && (static_cast<unsigned char>(m_bytes[end]) & 0xC0U) == 0x80U) {
            ++end;
        }
        add(Kind::sign, end);
    }

    const FocsText& m_text;
    std::string_view m_bytes;
    const FocsExpander& m_expander;
    FocsMarkFinder m_marks;
    std::size_t m_at = 0;
    std::vector<FocsToken> m_out;
};

} // namespace

std::vector<FocsToken> readFocsTokens(const FocsText& text, const FocsExpander& expander) {
    return Lexer(text, expander).read();
}

Diagnostic focsTokenFault(const FocsText& text, const FocsExpander& expander, const FocsToken& token) {
    const FocsInsertions& insertions = expander.insertions();
    const std::uint32_t made = text.origins().of(token.span.begin).insertion;
    Diagnostic fault{token.fault, text.origins().placeOf(token.span), {}, focsInsertionNotes(insertions, made), {}};
    const std::string_view rest = std::string_view(text.bytes()).substr(token.span.begin);
    if (const FocsParameter parameter = focsParameterAt(rest); parameter.length > 0) {
        fault.args = {std::to_string(parameter.number), std::string(insertions[made].macro)};
        if (made != 0) { // the fault is at the insertion, not in the text of the macro
            fault.notes = focsInsertionNotes(insertions, insertions[made].parent);
            fault.notes.insert(fault.notes.begin(), {fault.where, phrase("the macro uses its parameter here")});
            fault.where = insertions[made].where;
        }
    } else if (const FocsInsertionMark mark = FocsMarkFinder(text.bytes()).at(token.span.begin); !mark.span.isEmpty()) {
        fault.args = {std::string(mark.name)};
    }
    return fault;
}

} // namespace orrery::engine
