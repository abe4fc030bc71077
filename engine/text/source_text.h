// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// One version of one file's bytes, exactly as read (R4.1). Immutable; cheap to share by shared_ptr.
class SourceText {
public:
    /// @param path as the user sees it: relative to the project's folder. @param version a number that grows with every
    /// edit
    explicit SourceText(std::string path, std::string bytes, std::uint64_t version = 0);
    /// Shares bytes that another object owns and never changes, instead of copying them (P3.3).
    /// @param keeper keeps the bytes alive
    SourceText(std::string path, std::string_view bytes, std::shared_ptr<const void> keeper, std::uint64_t version);

    const std::string& path() const { return m_path; }
    std::string_view bytes() const { return m_bytes; }
    std::uint64_t version() const { return m_version; }
    std::string_view slice(Span span) const;

    std::uint32_t lineCount() const { return static_cast<std::uint32_t>(m_lineStarts.size()); }
    /// Returns the span of a line (counted from 1) without its line end; empty if there is no such line.
    Span lineSpan(std::uint32_t line) const;
    /// Returns the position of an offset. An offset past the end gives the position of the end. A byte order mark takes
    /// no column.
    Position position(std::uint32_t offset) const;

private:
    SourceText(std::string path, const std::shared_ptr<const std::string>& bytes, std::uint64_t version);

    std::string m_path;
    std::shared_ptr<const void> m_keeper; ///< owner of the bytes of m_bytes
    std::string_view m_bytes;
    std::uint64_t m_version;
    std::vector<std::uint32_t> m_lineStarts;

    /// A place in a long line, with its column. From the nearest mark, position() counts only a few bytes (R2.6).
    struct ColumnMark {
        std::uint32_t offset = 0;
        std::uint32_t column = 1;
    };
    void markColumns(std::uint32_t begin, std::uint32_t end);
    std::vector<ColumnMark> m_columnMarks; ///< marks in ascending order; most texts have none
};

} // namespace orrery::engine
