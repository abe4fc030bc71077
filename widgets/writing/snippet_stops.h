// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/source/source_search.h"

#include <QVector>

#include <optional>

namespace orrery::widgets {

/// The places of a snippet that are still to be filled in, as the text around them changes. Offsets are bytes.
class SnippetStops {
public:
    /// @param stops in the order in which one goes through them; the last is where the caret comes to rest.
    void begin(QVector<ByteRange> stops);
    void end() { m_stops.clear(); }
    bool isActive() const { return !m_stops.isEmpty(); }
    const QVector<ByteRange>& all() const { return m_stops; }
    ByteRange current() const { return m_stops[m_at]; }

    /// At `position`, `removed` bytes became `inserted`.
    void textChanged(int position, int removed, int inserted);
    /// The caret is elsewhere: outside of everything that the snippet wrote it is over.
    void caretMoved(int offset);
    /// The next stop, or the one before; nullopt where there is none. With the last one it is over.
    std::optional<ByteRange> next();
    std::optional<ByteRange> previous();

private:
    QVector<ByteRange> m_stops;
    qsizetype m_at = 0;
};

} // namespace orrery::widgets
