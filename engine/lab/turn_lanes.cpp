// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/turn_lanes.h"

#include "engine/trace/happenings.h"

#include <utility>
#include <variant>

namespace orrery::engine {

namespace {

void count(TurnNote& note, Phrase sentence) {
    if (++note.count <= TurnNote::mostSentences) {
        note.sentences.push_back(std::move(sentence));
    }
}

} // namespace

LaneReader::LaneReader(const Session& session, const std::vector<std::string>& breakpoints) : m_isEvents(false) {
    for (const std::string& text : breakpoints) {
        auto read = Breakpoint::read(session, text);
        if (auto* const good = std::get_if<Breakpoint>(&read)) {
            m_breakpoints.push_back(std::move(*good));
        }
    }
}

void LaneReader::readNext(const Session& session) {
    TurnNote note{.turn = m_next++};
    if (!session.history().isLogKept(note.turn)) {
        m_knownFrom = m_next;
        return;
    }
    if (m_isEvents) {
        for (Happening& happening : happeningsOf(session, note.turn)) {
            count(note, std::move(happening.sentence));
        }
    }
    for (const Breakpoint& breakpoint : m_breakpoints) {
        if (breakpoint.countsHits() && m_knownFrom > 0) {
            m_knownFrom = m_next; // the count would need the turns whose logs are dropped
            continue;
        }
        for (BreakHit& hit : breakpoint.hitsIn(session, note.turn)) {
            count(note, std::move(hit.sentence));
        }
    }
    if (note.count > 0) {
        m_notes.push_back(std::move(note));
    }
}

} // namespace orrery::engine
