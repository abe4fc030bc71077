// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/string_file_diagnostics.h"
#include "engine/import/string_files.h"

namespace orrery::engine {

namespace {

/// Reads a .po file line by line. An entry ends at the beginning of the next one.
class PoReader {
public:
    PoReader(const SourceText& file, FileId id) : m_file(file), m_id(id) {}

    ReadCatalogue read() {
        for (std::uint32_t line = 1; line <= m_file.lineCount(); ++line) {
            Span span = m_file.lineSpan(line);
            if (line == 1 && m_file.bytes().starts_with("\xEF\xBB\xBF")) {
                span.begin += 3;
            }
            take(span);
        }
        finish();
        return std::move(m_read);
    }

private:
    enum class Part : std::uint8_t { none, context, source, translation, other };

    void fault(const DiagnosticSpec& spec, Span span) { m_read.faults.push_back({&spec, {m_id, span}, {}, {}, {}}); }

    void take(Span span) {
        std::string_view text = m_file.slice(span);
        while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) {
            text.remove_prefix(1);
        }
        while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) {
            text.remove_suffix(1);
        }
        if (text.empty()) {
            return;
        }
        if (text.front() == '#') {
            if (m_part == Part::translation || m_part == Part::other) {
                finish();
            }
            if (text.starts_with("#,") && text.find("fuzzy") != std::string_view::npos) {
                m_entry.isFinished = false;
            }
            return; // comments, and obsolete entries (#~)
        }
        if (text.front() == '"') {
            append(text, span);
            return;
        }
        const std::size_t quote = text.find('"');
        std::string_view keyword = text.substr(0, quote);
        while (!keyword.empty() && (keyword.back() == ' ' || keyword.back() == '\t')) {
            keyword.remove_suffix(1);
        }
        const bool begins = keyword == "msgctxt" || (keyword == "msgid" && m_part != Part::context);
        if (begins && m_part != Part::none) {
            finish();
        }
        if (keyword == "msgctxt") {
            m_part = Part::context;
        } else if (keyword == "msgid") {
            m_part = Part::source;
            m_hasSource = true;
        } else if (keyword == "msgstr") {
            m_part = Part::translation;
        } else if (keyword == "msgid_plural" || keyword.starts_with("msgstr[")) {
            m_part = Part::other;
            m_isPlural = true;
        } else {
            fault(stringFileDiagnostics["import.po-line"], span);
            return;
        }
        if (m_where.size() == 0) {
            m_where = span;
        }
        append(quote == std::string_view::npos ? std::string_view() : text.substr(quote), span);
    }

    void append(std::string_view quoted, Span line) {
        std::string* const target = m_part == Part::context       ? &m_entry.id
                                    : m_part == Part::source      ? &m_entry.source
                                    : m_part == Part::translation ? &m_entry.translation
                                                                  : nullptr;
        if (quoted.size() < 2 || quoted.front() != '"' || m_part == Part::none) {
            fault(stringFileDiagnostics["import.po-line"], line);
            return;
        }
        std::size_t at = 1;
        for (; at < quoted.size() && quoted[at] != '"'; ++at) {
            char c = quoted[at];
            if (c == '\\' && at + 1 < quoted.size()) {
                c = escape(quoted, at);
            }
            if (target != nullptr) {
                *target += c;
            }
        }
        if (at + 1 != quoted.size()) {
            fault(stringFileDiagnostics["import.po-line"], line);
        }
    }

    /// Decodes an escape. @param at place of the backslash; after the call: place of the escape's last character
    static char escape(std::string_view text, std::size_t& at) {
        const auto isOctal = [](char c) { return c >= '0' && c <= '7'; };
        const char c = text[++at];
        switch (c) {
        case 'n':
            return '\n';
        case 't':
            return '\t';
        case 'r':
            return '\r';
        case 'a':
            return '\a';
        case 'b':
            return '\b';
        case 'f':
            return '\f';
        case 'v':
            return '\v';
        default:
            break;
        }
        if (!isOctal(c)) {
            return c; // for \" and \\, and for unknown escapes
        }
        int value = c - '0';
        for (int i = 0; i < 2 && at + 1 < text.size() && isOctal(text[at + 1]); ++i) {
            value = value * 8 + (text[++at] - '0');
        }
        return static_cast<char>(value & 0xFF);
    }

    void finish() {
        const bool isHeader = m_entry.id.empty() && m_entry.source.empty();
        if (m_part == Part::none) {
            // A comment before the first entry, with or without a flag.
            return;
        }
        if (isHeader && m_hasSource) {
            m_read.catalogue.language = headerValue("Language:");
            m_read.catalogue.sourceLanguage = headerValue("X-Source-Language:");
        } else if (m_entry.id.empty() || m_isPlural) {
            fault(stringFileDiagnostics["import.string-without-id"], m_where);
        } else {
            m_entry.isFinished = m_entry.isFinished && !m_entry.translation.empty();
            m_read.catalogue.entries.push_back(std::move(m_entry));
        }
        m_entry = {};
        m_part = Part::none;
        m_isPlural = false;
        m_hasSource = false;
        m_where = {};
    }

    std::string headerValue(std::string_view name) const {
        std::string_view rest = m_entry.translation;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            std::string_view line = rest.substr(0, end);
            if (line.starts_with(name)) {
                line.remove_prefix(name.size());
                while (!line.empty() && line.front() == ' ') {
                    line.remove_prefix(1);
                }
                return std::string(line);
            }
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        return {};
    }

    const SourceText& m_file;
    FileId m_id;
    ReadCatalogue m_read;
    CatalogueEntry m_entry;
    Part m_part = Part::none;
    bool m_hasSource = false;
    bool m_isPlural = false;
    Span m_where;
};

} // namespace

ReadCatalogue readPo(std::shared_ptr<const SourceText> file, FileId id) {
    return PoReader(*file, id).read();
}

} // namespace orrery::engine
