// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/classic_strings.h"

#include "engine/content/constants.h"
#include "engine/import/import_diagnostics.h"

namespace orrery::engine {

namespace {

constexpr std::string_view longQuote = "'''";

class TableReader {
public:
    TableReader(const SourceText& text, FileId file, std::vector<Diagnostic>& faults)
        : m_text(text), m_file(file), m_faults(faults) {}

    ClassicStrings read() {
        skipLanguage();
        for (; m_line <= m_text.lineCount(); ++m_line) {
            const std::string_view line = lineAt(m_line);
            if (line.empty() || line.front() == '#') {
                continue;
            }
            if (!isName(line)) {
                fault(m_line, phrase("this text has no name"), phrase("write its name on the line before it"));
                continue;
            }
            readEntry(std::string(line));
        }
        return std::move(m_strings);
    }

private:
    std::string_view lineAt(std::uint32_t line) const {
        std::string_view text = m_text.slice(m_text.lineSpan(line));
        if (line == 1 && text.starts_with("\xEF\xBB\xBF")) {
            text.remove_prefix(3);
        }
        return trimmed(text);
    }

    void fault(std::uint32_t line, Phrase message, Phrase advice) {
        const Location where{m_file, m_text.lineSpan(line)};
        m_faults.push_back(
            {&importDiagnostics["import.bad-string"], where, {std::move(message)}, {{where, std::move(advice)}}, {}});
    }

    void skipLanguage() {
        while (m_line <= m_text.lineCount() && lineAt(m_line).empty()) {
            ++m_line;
        }
        ++m_line;
    }

    void readEntry(std::string name) {
        const std::uint32_t nameLine = m_line;
        const std::string_view value = m_line < m_text.lineCount() ? lineAt(m_line + 1) : std::string_view{};
        if (value.empty()) {
            fault(nameLine, phrase("'{0}' has no text", {name}), phrase("write it on the next line"));
            return;
        }
        ++m_line;
        std::string text(value);
        if (value.starts_with(longQuote)) {
            text = longText(value.substr(longQuote.size()), nameLine);
        }
        if (!m_strings.emplace(name, std::move(text)).second) {
            fault(nameLine, phrase("'{0}' already has a text", {name}),
                  phrase("the first one is used; remove this one"));
        }
    }

    std::string longText(std::string_view first, std::uint32_t nameLine) {
        std::string text;
        for (std::string_view line = first;;) {
            const std::size_t end = line.find(longQuote);
            text += line.substr(0, end);
            if (end != std::string_view::npos) {
                return text;
            }
            if (m_line >= m_text.lineCount()) {
                fault(nameLine, phrase("the multi-line text is not closed"), phrase("write ''' at its end"));
                return text;
            }
            text += '\n';
            line = lineAt(++m_line);
        }
    }

    const SourceText& m_text;
    FileId m_file;
    std::vector<Diagnostic>& m_faults;
    std::uint32_t m_line = 1;
    ClassicStrings m_strings;
};

} // namespace

ClassicStrings readClassicStrings(const SourceText& text, FileId file, std::vector<Diagnostic>& faults) {
    return TableReader(text, file, faults).read();
}

} // namespace orrery::engine
