// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/focs/focs_strings.h"

#include "engine/content/constants.h"
#include "engine/import/focs/focs_diagnostics.h"
#include "engine/import/focs/focs_file.h"
#include "engine/text/work.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr std::string_view longQuote = "'''";
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

class TableReader {
public:
    TableReader(const SourceText& text, FileId file) : m_bytes(text.bytes()) { m_out.file = file; }

    FocsStringTable read() {
        m_at = m_bytes.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
        while (m_out.language.empty() && m_at < m_bytes.size()) {
            m_out.language = slice(nextLine());
        }
        while (m_at < m_bytes.size()) {
            const Span line = nextLine();
            if (!line.isEmpty() && m_bytes[line.begin] != '#') {
                readEntry(line);
            }
        }
        return std::move(m_out);
    }

private:
    std::string_view slice(Span span) const { return m_bytes.substr(span.begin, span.size()); }

    /// Returns the next line without the blanks around it.
    Span nextLine() {
        const std::size_t end = std::min(m_bytes.find('\n', m_at), m_bytes.size());
        const std::string_view line = m_bytes.substr(m_at, end - m_at);
        const std::string_view words = trimmed(line);
        countWork(line.size());
        const auto begin = static_cast<std::uint32_t>(words.empty() ? m_at : m_at + (words.data() - line.data()));
        m_at = std::min(end + 1, m_bytes.size());
        return {begin, begin + static_cast<std::uint32_t>(words.size())};
    }

    void fault(const DiagnosticSpec& spec, Span where, std::vector<Phrase> args = {},
               std::vector<DiagnosticNote> notes = {}) {
        m_out.faults.push_back({&spec, {m_out.file, where}, std::move(args), std::move(notes), {}});
    }

    void readEntry(Span id) {
        const std::string_view name = slice(id);
        if (!std::ranges::all_of(name, isIdByte)) {
            fault(focsDiagnostics["focs.bad-string-id"], id);
            return;
        }
        const std::size_t next = m_at;
        Span text = nextLine();
        if (text.isEmpty()) {
            m_at = next;
            fault(focsDiagnostics["focs.no-string-text"], id, {std::string(name)});
            return;
        }
        if (slice(text).starts_with(longQuote)) {
            const auto begin = static_cast<std::uint32_t>(text.begin + longQuote.size());
            const std::size_t close = m_bytes.find(longQuote, begin);
            if (close == std::string_view::npos) {
                fault(focsDiagnostics["focs.unclosed-string-text"], id, {std::string(name)});
                return; // it would take the texts behind it; they are read as if the quotation marks were missing
            }
            text = {begin, static_cast<std::uint32_t>(close)};
            m_at = close + longQuote.size();
            nextLine();
        }
        const auto [known, isNew] = m_out.texts.emplace(name, FocsString{slice(text), id, text});
        if (!isNew) {
            fault(focsDiagnostics["focs.duplicate-string"], id, {std::string(name)},
                  {{{m_out.file, known->second.id}, phrase("the first text is here")}});
        }
    }
    static bool isIdByte(char c) { return isFocsWordByte(c) || c == '-' || c == '.' || c == ':' || c == '?'; }

    std::string_view m_bytes;
    std::size_t m_at = 0;
    FocsStringTable m_out;
};

} // namespace

FocsStringTable readFocsStrings(const SourceText& text, FileId file) {
    return TableReader(text, file).read();
}

std::vector<FocsStringPart> focsStringParts(std::string_view text) {
    using Kind = FocsStringPart::Kind;
    std::vector<FocsStringPart> parts;
    std::size_t words = 0;
    const auto add = [&](Kind kind, std::string_view kindName, std::string_view name, std::size_t begin,
                         std::size_t end) {
        const auto spanOf = [](std::size_t from, std::size_t to) {
            return Span{static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to)};
        };
        if (begin > words) {
            parts.push_back({Kind::words, {}, text.substr(words, begin - words), spanOf(words, begin)});
        }
        if (end > begin) {
            parts.push_back({kind, kindName, name, spanOf(begin, end)});
        }
        words = end;
    };
    for (std::size_t at = 0; at < text.size();) {
        countWork();
        if (text.substr(at).starts_with("[[")) {
            const std::size_t close = text.find_first_of("]\n", at);
            if (close != std::string_view::npos && text.substr(close).starts_with("]]")) {
                const std::string_view inside = text.substr(at + 2, close - at - 2);
                const std::size_t blank = inside.find(' ');
                const bool isLink = blank != std::string_view::npos;
                add(isLink ? Kind::link : Kind::insertion, isLink ? inside.substr(0, blank) : std::string_view{},
                    isLink ? trimmed(inside.substr(blank)) : inside, at, close + 2);
                at = close + 2;
                continue;
            }
        } else if (text[at] == '%') {
            std::size_t end = at + 1;
            while (end < text.size() && (isFocsWordByte(text[end]) || text[end] == ':')) {
                ++end;
            }
            if (end > at + 1 && end < text.size() && text[end] == '%') {
                add(Kind::tag, {}, text.substr(at + 1, end - at - 1), at, end + 1);
                at = end + 1;
                continue;
            }
        }
        ++at;
    }
    add(Kind::words, {}, {}, text.size(), text.size());
    return parts;
}

} // namespace orrery::engine
