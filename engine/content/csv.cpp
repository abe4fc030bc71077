// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/csv.h"

#include "engine/content/constants.h"

namespace orrery::engine {

namespace {

/// Returns the separator of a file, found in its first line.
char separatorOf(std::string_view bytes) {
    bool isQuoted = false;
    char other = ',';
    for (const char c : bytes) {
        if (c == '"') {
            isQuoted = !isQuoted;
        } else if (isQuoted) {
            continue;
        } else if (c == ',') {
            return ',';
        } else if (c == '\n') {
            break;
        } else if ((c == ';' || c == '\t') && other == ',') {
            other = c;
        }
    }
    return other;
}

class CsvReader {
public:
    explicit CsvReader(std::string_view bytes) : m_bytes(bytes), m_separator(separatorOf(bytes)) {}

    CsvTable read() {
        if (m_bytes.starts_with("\xEF\xBB\xBF")) {
            m_at = 3;
        }
        while (m_at < m_bytes.size() && !m_out.isCut) {
            m_out.isCut = m_cells >= mostCsvCells;
            if (!m_out.isCut) {
                row();
            }
        }
        return std::move(m_out);
    }

private:
    bool isEnd() const { return m_at == m_bytes.size() || m_bytes[m_at] == '\n' || m_bytes[m_at] == '\r'; }
    bool isBlank() const {
        return m_at < m_bytes.size() && m_bytes[m_at] != m_separator && (m_bytes[m_at] == ' ' || m_bytes[m_at] == '\t');
    }
    Span from(std::size_t begin) const { return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(m_at)}; }

    void row() {
        CsvRow row;
        const std::size_t begin = m_at;
        bool goesOn = true;
        while (goesOn) {
            row.cells.push_back(cell());
            ++m_cells;
            goesOn = m_at < m_bytes.size() && m_bytes[m_at] == m_separator && m_cells < mostCsvCells;
            m_at += goesOn ? 1 : 0;
        }
        row.span = from(begin);
        if (m_at < m_bytes.size() && m_bytes[m_at] == '\r') {
            ++m_at;
        }
        if (m_at < m_bytes.size() && m_bytes[m_at] == '\n') {
            ++m_at;
        }
        if (row.cells.size() > 1 || !row.cells[0].span.isEmpty()) {
            m_out.rows.push_back(std::move(row));
        }
    }

    CsvCell cell() {
        while (isBlank()) {
            ++m_at;
        }
        return m_at < m_bytes.size() && m_bytes[m_at] == '"' ? quoted() : plain();
    }

    CsvCell plain() {
        const std::size_t begin = m_at;
        while (!isEnd() && m_bytes[m_at] != m_separator) {
            ++m_at;
        }
        const std::string_view text = trimmed(m_bytes.substr(begin, m_at - begin));
        const auto first = static_cast<std::uint32_t>(begin);
        return {std::string(text), {first, first + static_cast<std::uint32_t>(text.size())}};
    }

    CsvCell quoted() {
        CsvCell cell;
        const std::size_t begin = m_at++;
        while (m_at < m_bytes.size()) {
            if (m_bytes[m_at] != '"') {
                cell.text += m_bytes[m_at++];
            } else if (m_at + 1 < m_bytes.size() && m_bytes[m_at + 1] == '"') {
                cell.text += '"';
                m_at += 2;
            } else {
                break;
            }
        }
        if (m_at == m_bytes.size()) {
            m_out.faults.push_back({{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + 1)}, true});
        } else {
            ++m_at;
        }
        cell.span = from(begin);
        while (isBlank()) {
            ++m_at;
        }
        const std::size_t rest = m_at;
        while (!isEnd() && m_bytes[m_at] != m_separator) {
            ++m_at;
        }
        if (m_at > rest) {
            m_out.faults.push_back({from(rest), false});
        }
        return cell;
    }

    std::string_view m_bytes;
    char m_separator;
    std::size_t m_at = 0;
    std::size_t m_cells = 0;
    CsvTable m_out;
};

} // namespace

CsvTable readCsv(std::string_view bytes) {
    return CsvReader(bytes).read();
}

} // namespace orrery::engine
