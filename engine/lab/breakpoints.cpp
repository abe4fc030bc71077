// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/breakpoints.h"

#include "engine/lab/break_places.h"
#include "engine/lab/break_values.h"
#include "engine/trace/replay.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace orrery::engine {

std::variant<Breakpoint, Phrase> Breakpoint::read(const Session& session, std::string_view text) {
    const std::size_t mark = text.find(clauseMark);
    const std::string_view core = text.substr(0, mark);
    const std::size_t colon = core.find(':');
    const std::string_view name = core.substr(0, colon);
    const auto kind = std::ranges::find(breakKinds(), name, &BreakKind::name);
    if (colon == std::string_view::npos || kind == breakKinds().end()) {
        return phrase("'{0}' is no breakpoint; begin with group:, effect:, inactive:, value:, if:, event:, "
                      "condition: or diagnostic:",
                      {std::string(core)});
    }
    Breakpoint breakpoint;
    breakpoint.m_subject.text = core;
    breakpoint.m_kind = &*kind;
    if (Phrase why = kind->read(session, core.substr(colon + 1), breakpoint.m_subject); !why.empty()) {
        return why;
    }
    for (std::size_t at = mark; at != std::string_view::npos;) {
        const std::size_t begin = at + clauseMark.size();
        at = text.find(clauseMark, begin);
        if (Phrase why = breakpoint.readClause(session, text.substr(begin, at - begin)); !why.empty()) {
            return why;
        }
    }
    return breakpoint;
}

/// Reads the text behind a mark. Returns the reason if it is wrong.
Phrase Breakpoint::readClause(const Session& session, std::string_view clause) {
    const std::size_t blank = clause.find(' ');
    const std::string_view word = clause.substr(0, blank);
    const std::string_view rest = blank == std::string_view::npos ? std::string_view() : clause.substr(blank + 1);
    if (word == "if") {
        return readBreakCondition(session, rest, objectType(session), m_if);
    }
    if (word == "hit") {
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), m_first);
        const bool isNumber = error == std::errc() && end == rest.data() + rest.size() && m_first >= 1;
        return isNumber ? Phrase() : phrase("'{0}' is not the number of a hit, such as 3", {std::string(rest)});
    }
    if (word == "say") {
        m_message = std::string(rest);
        return {};
    }
    return phrase("'{0}' is no clause of a breakpoint; write if CONDITION, hit NUMBER or say TEXT",
                  {std::string(clause)});
}

/// Returns the type of the objects of all hits; nullopt: it is not known.
std::optional<TypeIndex> Breakpoint::objectType(const Session& session) const {
    const CheckedModel& model = *session.program().model;
    if (m_subject.type) {
        return m_subject.type;
    }
    if (m_subject.objectClass) {
        return model.classes.asRead(*m_subject.objectClass).type;
    }
    if (const auto row = m_subject.object.empty() ? std::nullopt : objectOfRun(session, m_subject.object)) {
        return session.universe().view().typeOf(*row);
    }
    const auto target = breakTargetOf(model, m_subject.text);
    return target && target->effect == nullptr ? std::optional(model.classes.asRead(target->group->owner).type)
                                               : std::nullopt;
}

/// Returns the moments of a turn whose object matches the condition.
std::vector<BreakHit> Breakpoint::matchesIn(const Session& session, std::uint32_t turn) const {
    std::vector<BreakHit> hits;
    m_kind->find(m_subject, session, turn, hits);
    std::ranges::stable_sort(hits, {}, &BreakHit::place);
    if (m_if == nullptr || hits.empty()) {
        return hits;
    }
    std::uint32_t at = hits.front().place.runs;
    State state = session.history().stateAt(session.universe(), turn, at);
    std::erase_if(hits, [&](const BreakHit& hit) {
        if (hit.place.runs > at) {
            session.history().carryOn(state, turn, at, hit.place.runs);
            at = hit.place.runs;
        }
        const std::array<Row, 1> object{hit.object == noRow ? 0 : hit.object};
        const bool hasObject = hit.object != noRow && hit.object < state.view().rowCount;
        return (m_if->readsObject() && !hasObject) || m_if->values(state.view(), object).front() != 1.0;
    });
    return hits;
}

std::vector<BreakHit> Breakpoint::hitsIn(const Session& session, std::uint32_t turn,
                                         const std::atomic<bool>* stop) const {
    std::vector<BreakHit> hits = matchesIn(session, turn);
    if (m_first > 1 && !hits.empty()) {
        while (m_before->size() <= turn) {
            if (stop != nullptr && *stop) {
                return {};
            }
            const auto known = static_cast<std::uint32_t>(m_before->size() - 1);
            m_before->push_back(m_before->back() + matchesIn(session, known).size());
        }
        const std::size_t before = (*m_before)[turn];
        const std::size_t ignored = before + 1 >= m_first ? 0 : std::min(hits.size(), m_first - 1 - before);
        hits.erase(hits.begin(), hits.begin() + static_cast<std::ptrdiff_t>(ignored));
    }
    for (BreakHit& hit : hits) {
        if (m_message && !m_message->empty()) {
            hit.sentence = phrase("{0} ({1})", {*m_message, std::move(hit.sentence)});
        }
    }
    return hits;
}

std::optional<BreakHit> nextHit(Session& session, std::span<const Breakpoint> breakpoints, RunPlace after,
                                std::uint32_t lastTurn, const std::atomic<bool>* stop, std::vector<BreakHit>* said,
                                AtPause atPause) {
    const std::uint32_t known = session.last();
    for (std::uint32_t turn = after.turn; turn <= lastTurn && !(stop != nullptr && *stop); ++turn) {
        const std::uint32_t last = session.last();
        const bool isPaused = atPause == AtPause::stop && last > known && session.pausedBy(last);
        if (turn > last && (isPaused || !session.goTo(turn, stop))) {
            return std::nullopt;
        }
        std::optional<BreakHit> first;
        std::vector<BreakHit> messages;
        for (std::size_t i = 0; i < breakpoints.size(); ++i) {
            for (BreakHit& hit : breakpoints[i].hitsIn(session, turn, stop)) {
                hit.by = i;
                if (hit.place > after && !breakpoints[i].stops()) {
                    messages.push_back(std::move(hit));
                } else if (hit.place > after && (!first || hit.place < first->place)) {
                    first = std::move(hit);
                }
            }
        }
        for (BreakHit& message : messages) {
            if (said != nullptr && (!first || message.place <= first->place)) {
                said->push_back(std::move(message));
            }
        }
        if (first) {
            return first;
        }
    }
    return std::nullopt;
}

std::optional<BreakHit> previousHit(const Session& session, std::span<const Breakpoint> breakpoints, RunPlace before,
                                    const std::atomic<bool>* stop) {
    for (std::uint32_t turn = std::min(before.turn, session.last()) + 1; turn-- > 0;) {
        std::optional<BreakHit> last;
        for (std::size_t i = 0; i < breakpoints.size(); ++i) {
            if (stop != nullptr && *stop) {
                return std::nullopt;
            }
            if (!breakpoints[i].stops()) {
                continue;
            }
            for (BreakHit& hit : breakpoints[i].hitsIn(session, turn, stop)) {
                if (hit.place < before && (!last || hit.place > last->place)) {
                    last = std::move(hit);
                    last->by = i;
                }
            }
        }
        if (last) {
            return last;
        }
    }
    return std::nullopt;
}

std::optional<RunPlace> lastChange(const Session& session, Row object, ColumnId column, RunPlace before) {
    const History& history = session.history();
    for (std::uint32_t turn = std::min(before.turn, session.last()) + 1; turn-- > 0;) {
        const double opening = turn == 0 ? 0.0 : history.at(turn - 1, column, object);
        // A turn that ends with the value it began with changed it only in between. The value's last real change is
        // then earlier, except in the turn in which the search begins.
        if (turn != before.turn && history.at(turn, column, object) == opening) {
            continue;
        }
        const auto log = history.sharedLog(turn);
        std::optional<RunPlace> last;
        double value = opening;
        for (std::uint32_t run = 0; run < log->runs.size() && RunPlace{turn, run + 1} < before; ++run) {
            const auto place = log->runs[run].column == column ? placeIn(*log->runs[run].rows, object) : std::nullopt;
            if (place) {
                const double after = log->values[log->runs[run].firstValue + *place];
                last = after != value ? std::optional(RunPlace{turn, run + 1}) : last;
                value = after;
            }
        }
        if (last) {
            return last;
        }
    }
    return std::nullopt;
}

} // namespace orrery::engine
