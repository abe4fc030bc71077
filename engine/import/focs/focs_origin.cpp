// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/focs/focs_origin.h"

#include <algorithm>

namespace orrery::engine {

void FocsOrigins::add(std::uint32_t begin, FocsOrigin origin) {
    if (!m_segments.empty()) {
        const Segment& last = m_segments.back();
        if (last.origin.file == origin.file && last.origin.insertion == origin.insertion &&
            last.origin.offset + (begin - last.begin) == origin.offset) {
            return;
        }
    }
    m_segments.push_back({begin, origin});
}

std::size_t FocsOrigins::indexOf(std::uint32_t offset) const {
    const auto after = std::ranges::upper_bound(m_segments, offset, {}, &Segment::begin);
    return after == m_segments.begin() ? 0 : static_cast<std::size_t>(after - m_segments.begin()) - 1;
}

void FocsOrigins::addPart(std::uint32_t begin, const FocsOrigins& other, Span part) {
    if (part.isEmpty()) {
        return;
    }
    for (std::size_t i = other.indexOf(part.begin); i < other.m_segments.size(); ++i) {
        const Segment& segment = other.m_segments[i];
        if (segment.begin >= part.end) {
            break;
        }
        const std::uint32_t from = std::max(segment.begin, part.begin);
        FocsOrigin origin = segment.origin;
        origin.offset += from - segment.begin;
        add(begin + (from - part.begin), origin);
    }
}

FocsOrigin FocsOrigins::of(std::uint32_t offset) const {
    if (m_segments.empty()) {
        return {};
    }
    const Segment& segment = m_segments[indexOf(offset)];
    FocsOrigin origin = segment.origin;
    origin.offset += offset - std::min(offset, segment.begin);
    return origin;
}

Location FocsOrigins::placeOf(Span span) const {
    if (m_segments.empty()) {
        return {};
    }
    const FocsOrigin begin = of(span.begin);
    if (span.isEmpty()) {
        return {begin.file, {begin.offset, begin.offset}};
    }
    const FocsOrigin last = of(span.end - 1);
    if (last.file == begin.file && last.insertion == begin.insertion && last.offset >= begin.offset) {
        return {begin.file, {begin.offset, last.offset + 1}};
    }
    const std::size_t next = indexOf(span.begin) + 1;
    const std::uint32_t end = next < m_segments.size() ? std::min(m_segments[next].begin, span.end) : span.end;
    return {begin.file, {begin.offset, begin.offset + (end - span.begin)}};
}

void FocsText::append(std::string_view bytes, FocsOrigin origin) {
    if (!bytes.empty()) {
        m_origins.add(size(), origin);
        m_bytes += bytes;
    }
}

void FocsText::append(const FocsText& from, Span part) {
    m_origins.addPart(size(), from.m_origins, part);
    m_bytes.append(from.m_bytes, part.begin, part.size());
}

} // namespace orrery::engine
