// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/source/source_search.h"

#include <QVector>

#include <optional>

namespace orrery::widgets {

/// The places of a snippet that the user has still to fill in. The places move as the text changes. Offsets are bytes.
class SnippetStops {
public:
    /// @param stops places in the order of visits; the caret ends at the last one
    void begin(QVector<ByteRange> stops);
    void end() { m_stops.clear(); }
    bool isActive() const { return !m_stops.isEmpty(); }
    const QVector<ByteRange>& all() const { return m_stops; }
    ByteRange current() const { return m_stops[m_at]; }

    /// Moves the stops after an edit. At `position`, `inserted` bytes have replaced `removed` bytes.
    void textChanged(int position, int removed, int inserted);
    /// Ends the snippet if the caret has left the range of its stops.
    void caretMoved(int offset);
    /// Returns the next stop; nullopt if there is none. If it is the last stop, ends the snippet.
    /// previous() returns the previous stop.
    std::optional<ByteRange> next();
    std::optional<ByteRange> previous();

private:
    QVector<ByteRange> m_stops;
    qsizetype m_at = 0;
};

} // namespace orrery::widgets
