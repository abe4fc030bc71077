// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/focs/focs_file.h"

#include "engine/import/focs/focs_diagnostics.h"
#include "engine/text/blanks.h"
#include "engine/text/work.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr std::string_view macroQuote = "'''";
constexpr std::string_view includeWord = "#include";
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

class Divider {
public:
    Divider(const SourceText& text, FileId file) : m_bytes(text.bytes()), m_file(file) {}

    FocsFile divide() {
        m_at = m_bytes.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
        m_pieceBegin = m_at;
        bool isLineStart = true;
        while (m_at < m_bytes.size()) {
            if (isLineStart && (readInclude() || readMacro())) {
                isLineStart = false;
                continue;
            }
            isLineStart = skipToken();
        }
        endPiece(m_at);
        return std::move(m_out);
    }

private:
    static Span spanOf(std::size_t begin, std::size_t end) {
        return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    }
    std::size_t lineEnd(std::size_t at) const { return std::min(m_bytes.find('\n', at), m_bytes.size()); }
    std::size_t skipBlanks(std::size_t at) const {
        while (at < m_bytes.size() && (m_bytes[at] == ' ' || m_bytes[at] == '\t')) {
            ++at;
        }
        return at;
    }

    void endPiece(std::size_t end) {
        if (end > m_pieceBegin) {
            m_out.pieces.push_back({spanOf(m_pieceBegin, end)});
        }
    }

    void fault(const DiagnosticSpec& spec, std::size_t begin, std::size_t end, std::vector<Phrase> args = {}) {
        m_out.faults.push_back({&spec, {m_file, spanOf(begin, end)}, std::move(args), {}, {}});
    }

    bool readInclude() {
        const std::size_t begin = skipBlanks(m_at);
        if (!m_bytes.substr(begin).starts_with(includeWord)) {
            return false;
        }
        const std::size_t end = lineEnd(begin);
        const std::size_t open = std::min(m_bytes.find('"', begin), end);
        const std::size_t close = open < end ? std::min(m_bytes.find('"', open + 1), end) : end;
        endPiece(m_at);
        if (close == end) {
            fault(focsDiagnostics["focs.bad-include"], begin, end);
        } else {
            m_out.pieces.push_back({spanOf(open + 1, close), true, m_bytes.substr(open + 1, close - open - 1)});
        }
        m_at = end;
        m_pieceBegin = end;
        return true;
    }

    bool readMacro() {
        const std::size_t begin = skipBlanks(m_at);
        std::size_t end = begin;
        while (end < m_bytes.size() && isFocsWordByte(m_bytes[end])) {
            ++end;
        }
        std::size_t quote = skipBlanks(end);
        quote += quote < m_bytes.size() && m_bytes[quote] == '\r' ? 1 : 0;
        if (end == begin || quote >= m_bytes.size() || m_bytes[quote] != '\n') {
            return false;
        }
        quote = skipBlanks(quote + 1);
        if (!m_bytes.substr(quote).starts_with(macroQuote)) {
            return false;
        }
        endPiece(m_at);
        const std::size_t text = quote + macroQuote.size();
        const std::size_t close = m_bytes.find(macroQuote, text);
        if (close == std::string_view::npos) {
            // Its text would reach to the end of the file and could contain anything, so no definition gets it.
            fault(focsDiagnostics["focs.unclosed-macro"], begin, end,
                  {std::string(m_bytes.substr(begin, end - begin))});
            m_at = m_bytes.size();
        } else {
            m_out.macros.push_back(
                {m_bytes.substr(begin, end - begin), m_file, spanOf(begin, end), spanOf(text, close)});
            m_at = close + macroQuote.size();
        }
        m_pieceBegin = m_at;
        return true;
    }

    /// Skips a comment, a string, or one byte. Returns whether the next byte begins a line.
    bool skipToken() {
        const std::size_t begin = m_at;
        const std::string_view rest = m_bytes.substr(m_at);
        if (rest.starts_with("//")) {
            m_at = lineEnd(m_at);
        } else if (rest.starts_with("/*")) {
            const std::size_t close = m_bytes.find("*/", m_at + 2);
            m_at = close == std::string_view::npos ? m_bytes.size() : close + 2;
        } else if (rest.front() == '"') {
            const std::size_t close = m_bytes.find_first_of("\"\n", m_at + 1);
            m_at = close == std::string_view::npos ? m_bytes.size() : close + (m_bytes[close] == '"' ? 1 : 0);
        } else {
            ++m_at;
        }
        countWork(m_at - begin);
        return rest.front() == '\n';
    }

    std::string_view m_bytes;
    FileId m_file;
    std::size_t m_at = 0;
    std::size_t m_pieceBegin = 0;
    FocsFile m_out;
};

} // namespace

FocsFile divideFocsFile(const SourceText& text, FileId file) {
    return Divider(text, file).divide();
}

} // namespace orrery::engine
