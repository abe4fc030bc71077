// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/source_text.h"

#include "engine/text/work.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace orrery::engine {

namespace {
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::uint32_t markedBytes = 512; ///< the distance between two column marks

/// Counts the characters that begin after `begin`, up to and including `end`. Bytes 10xxxxxx belong to the character
/// before them.
std::uint32_t columnsBetween(std::string_view bytes, std::uint32_t begin, std::uint32_t end) {
    countWork(end - begin);
    std::uint32_t columns = 0;
    for (std::uint32_t at = begin; at < end; ++at) {
        columns += at + 1 >= end || (static_cast<unsigned char>(bytes[at + 1]) & 0xC0u) != 0x80u ? 1u : 0u;
    }
    return columns;
}
} // namespace

SourceText::SourceText(std::string path, std::string bytes, std::uint64_t version)
    : SourceText(std::move(path), std::make_shared<const std::string>(std::move(bytes)), version) {}

SourceText::SourceText(std::string path, const std::shared_ptr<const std::string>& bytes, std::uint64_t version)
    : SourceText(std::move(path), *bytes, bytes, version) {}

SourceText::SourceText(std::string path, std::string_view bytes, std::shared_ptr<const void> keeper,
                       std::uint64_t version)
    : m_path(std::move(path)), m_keeper(std::move(keeper)), m_bytes(bytes), m_version(version) {
    constexpr std::size_t usualLine = 40; // an estimate: counting the lines would take longer than all the rest
    m_lineStarts.reserve(1 + m_bytes.size() / usualLine);
    m_lineStarts.push_back(0);
    const char* const begin = m_bytes.data();
    const char* const end = begin + m_bytes.size();
    for (const char* p = begin; p != end;) {
        p = static_cast<const char*>(std::memchr(p, '\n', static_cast<std::size_t>(end - p)));
        if (p == nullptr) {
            break;
        }
        ++p;
        m_lineStarts.push_back(static_cast<std::uint32_t>(p - begin));
    }
    m_lineStarts.shrink_to_fit();
    for (std::size_t i = 0; i < m_lineStarts.size(); ++i) {
        const std::size_t next = i + 1 < m_lineStarts.size() ? m_lineStarts[i + 1] : m_bytes.size();
        if (next - m_lineStarts[i] > markedBytes) {
            markColumns(m_lineStarts[i], static_cast<std::uint32_t>(next));
        }
    }
    m_columnMarks.shrink_to_fit();
}

void SourceText::markColumns(std::uint32_t begin, std::uint32_t end) {
    const bool hasMark = begin == 0 && m_bytes.starts_with(byteOrderMark);
    ColumnMark mark{begin + (hasMark ? static_cast<std::uint32_t>(byteOrderMark.size()) : 0u), 1};
    for (std::uint32_t at = mark.offset + markedBytes; at < end; at = mark.offset + markedBytes) {
        while (at < end && (static_cast<unsigned char>(m_bytes[at]) & 0xC0u) == 0x80u) {
            ++at; // a mark never stands within a character
        }
        mark = {at, mark.column + columnsBetween(m_bytes, mark.offset, at)};
        m_columnMarks.push_back(mark);
    }
}

std::string_view SourceText::slice(Span span) const {
    const std::size_t begin = std::min<std::size_t>(span.begin, m_bytes.size());
    const std::size_t end = std::clamp<std::size_t>(span.end, begin, m_bytes.size());
    return m_bytes.substr(begin, end - begin);
}

Span SourceText::lineSpan(std::uint32_t line) const {
    if (line == 0 || line > m_lineStarts.size()) {
        return {};
    }
    const std::uint32_t begin = m_lineStarts[line - 1];
    std::uint32_t end =
        line < m_lineStarts.size() ? m_lineStarts[line] - 1 : static_cast<std::uint32_t>(m_bytes.size());
    if (end > begin && m_bytes[end - 1] == '\r') {
        --end;
    }
    return {begin, end};
}

Position SourceText::position(std::uint32_t offset) const {
    offset = std::min(offset, static_cast<std::uint32_t>(m_bytes.size()));
    const auto after = std::upper_bound(m_lineStarts.begin(), m_lineStarts.end(), offset);
    const auto line = static_cast<std::uint32_t>(after - m_lineStarts.begin());
    std::uint32_t at = m_lineStarts[line - 1];
    if (at == 0 && offset >= byteOrderMark.size() && m_bytes.starts_with(byteOrderMark)) {
        at = static_cast<std::uint32_t>(byteOrderMark.size());
    }
    std::uint32_t column = 1;
    const auto mark = std::ranges::upper_bound(m_columnMarks, offset, {}, &ColumnMark::offset);
    if (mark != m_columnMarks.begin() && (mark - 1)->offset > at) {
        at = (mark - 1)->offset;
        column = (mark - 1)->column;
    }
    return {line, column + columnsBetween(m_bytes, at, offset)};
}

} // namespace orrery::engine
