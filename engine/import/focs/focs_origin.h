// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// One insertion of a macro, as a link of a chain (G3.1).
struct FocsInsertion {
    std::string_view macro;   ///< name of the macro; refers to the bytes of its file
    Location macroText;       ///< text of the macro
    Location where;           ///< place of `[[NAME]]`
    std::uint32_t parent = 0; ///< insertion that made the place; 0: the place is in the script or a file it includes
};

/// The insertions of a script. Index 0 stands for no insertion.
using FocsInsertions = std::vector<FocsInsertion>;

/// The origin of a byte of an expanded text.
struct FocsOrigin {
    FileId file;
    std::uint32_t offset = 0;
    std::uint32_t insertion = 0; ///< insertion that made the byte; 0: none
};

/// The origins of all bytes of an expanded text, as segments that are contiguous in one file.
class FocsOrigins {
public:
    /// Adds a segment after all others. Extends the last segment if the new one continues it.
    void add(std::uint32_t begin, FocsOrigin origin);
    /// Adds the segments of a part of another text.
    void addPart(std::uint32_t begin, const FocsOrigins& other, Span part);
    FocsOrigin of(std::uint32_t offset) const;
    /// Returns the place of a span: from its first byte to its last byte, or to the end of the first segment if the
    /// span has bytes of several origins.
    Location placeOf(Span span) const;
    std::size_t bytes() const { return m_segments.capacity() * sizeof(Segment); }
    void shrink() { m_segments.shrink_to_fit(); }

private:
    struct Segment {
        std::uint32_t begin;
        FocsOrigin origin;
    };
    std::size_t indexOf(std::uint32_t offset) const;

    std::vector<Segment> m_segments;
};

/// A text whose bytes know their origin.
class FocsText {
public:
    void append(std::string_view bytes, FocsOrigin origin);
    void append(const FocsText& from, Span part);

    const std::string& bytes() const { return m_bytes; }
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_bytes.size()); }
    const FocsOrigins& origins() const { return m_origins; }
    FocsOrigins takeOrigins() { return std::move(m_origins); }

private:
    std::string m_bytes;
    FocsOrigins m_origins;
};

} // namespace orrery::engine
