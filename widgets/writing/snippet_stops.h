// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/source/source_search.h"

#include <QVector>

#include <optional>

namespace orrery::widgets {

/// The remaining places to fill in of a snippet; they follow the text as it changes. Offsets are in bytes.
class SnippetStops {
public:
    /// @param stops in the order of visits; the caret ends at the last one.
    void begin(QVector<ByteRange> stops);
    void end() { m_stops.clear(); }
    bool isActive() const { return !m_stops.isEmpty(); }
    const QVector<ByteRange>& all() const { return m_stops; }
    ByteRange current() const { return m_stops[m_at]; }

    /// Adjusts the stops: at `position`, `inserted` bytes have replaced `removed` bytes.
    void textChanged(int position, int removed, int inserted);
    /// Ends the snippet if the caret has left the range of its stops.
    void caretMoved(int offset);
    /// Returns the next stop, or the previous one; nullopt if there is none. Reaching the last stop ends the snippet.
    std::optional<ByteRange> next();
    std::optional<ByteRange> previous();

private:
    QVector<ByteRange> m_stops;
    qsizetype m_at = 0;
};

} // namespace orrery::widgets
