// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/source_text.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace orrery::engine {

namespace {
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
}

SourceText::SourceText(std::string path, std::string bytes, std::uint64_t version)
    : SourceText(std::move(path), std::make_shared<const std::string>(std::move(bytes)), version) {}

SourceText::SourceText(std::string path, const std::shared_ptr<const std::string>& bytes, std::uint64_t version)
    : SourceText(std::move(path), *bytes, bytes, version) {}

SourceText::SourceText(std::string path, std::string_view bytes, std::shared_ptr<const void> keeper,
                       std::uint64_t version)
    : m_path(std::move(path)), m_keeper(std::move(keeper)), m_bytes(bytes), m_version(version) {
    constexpr std::size_t usualLine = 40; // a look at every byte to count them would take longer than the rest
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
    for (; at < offset; ++at) {
        // Continuation bytes (10xxxxxx) belong to the code point before them.
        column += at + 1 >= offset || (static_cast<unsigned char>(m_bytes[at + 1]) & 0xC0u) != 0x80u ? 1u : 0u;
    }
    return {line, column};
}

} // namespace orrery::engine
