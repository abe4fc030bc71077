// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/writing/snippet_stops.h"

#include <algorithm>

namespace orrery::widgets {

void SnippetStops::begin(QVector<ByteRange> stops) {
    m_stops = std::move(stops);
    m_at = 0;
}

void SnippetStops::textChanged(int position, int removed, int inserted) {
    const int behind = position + removed;
    for (qsizetype i = 0; i < m_stops.size(); ++i) {
        ByteRange& stop = m_stops[i];
        const bool isCurrent = i == m_at;
        // Text that the user types at the edge of the current stop belongs only to that stop.
        if (isCurrent ? behind < stop.begin : behind <= stop.begin) {
            stop = {stop.begin + inserted - removed, stop.end + inserted - removed};
        } else if (position <= stop.end && (isCurrent || position < stop.end)) {
            stop.begin = std::min(stop.begin, position);
            stop.end = std::max(stop.end, behind) + inserted - removed;
        }
    }
}

void SnippetStops::caretMoved(int offset) {
    if (m_stops.isEmpty()) {
        return;
    }
    const auto [first, last] = std::minmax_element(
        m_stops.begin(), m_stops.end(), [](const ByteRange& a, const ByteRange& b) { return a.begin < b.begin; });
    if (offset < first->begin || offset > last->end) {
        end();
    }
}

std::optional<ByteRange> SnippetStops::next() {
    if (m_at + 1 >= m_stops.size()) {
        end();
        return std::nullopt;
    }
    const ByteRange stop = m_stops[++m_at];
    if (m_at + 1 == m_stops.size()) {
        end();
    }
    return stop;
}

std::optional<ByteRange> SnippetStops::previous() {
    if (m_at == 0 || m_stops.isEmpty()) {
        return std::nullopt;
    }
    return m_stops[--m_at];
}

} // namespace orrery::widgets
