// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/break_kinds.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace orrery::engine {

/// A predicate over the moments of a run (I4.7). Its text is a kind, a colon, and what the kind wants:
/// `group:CLASS/GROUP` a group fires; `effect:CLASS/GROUP/2` its second effect has changed something;
/// `inactive:CLASS/GROUP` an object has the group, but it does not fire;
/// `value:OBJECT.VALUE` a value changes, or with a comparison behind it becomes so: `value:Sol III.Industry < 3`;
/// without `OBJECT.` it is a value of the whole run: `value:sum(planets, Industry)`;
/// `if:TYPE:CONDITION` a condition becomes true for an object of a type or class, or without `TYPE:` of any;
/// `event:ID`, `condition:ID` of the scenario, and `diagnostic:CODE`.
/// Clauses can follow, each after clauseMark: `if CONDITION` counts only the hits whose object matches; `hit 3` ignores
/// the first two of these hits in the run; `say TEXT` reports the text and does not stop.
class Breakpoint {
public:
    /// Reads a breakpoint for runs of this content and scenario. @return the reason if the text is wrong
    static std::variant<Breakpoint, Phrase> read(const Session& session, std::string_view text);

    /// Returns the text without its clauses.
    const std::string& text() const { return m_subject.text; }
    /// Returns whether a hit stops the run. Otherwise it only has something to say.
    bool stops() const { return !m_message; }
    /// Returns whether it counts hits, so that those of a turn depend on all turns before.
    bool countsHits() const { return m_first > 1; }
    /// Returns all moments of a turn at which it hits, in the order of the log. To count hits, reads the turns before.
    /// @pre session has computed the turn
    /// @param stop ends the counting when it becomes true; then there are no hits
    std::vector<BreakHit> hitsIn(const Session& session, std::uint32_t turn,
                                 const std::atomic<bool>* stop = nullptr) const;

private:
    Phrase readClause(const Session& session, std::string_view clause);
    std::optional<TypeIndex> objectType(const Session& session) const;
    std::vector<BreakHit> matchesIn(const Session& session, std::uint32_t turn) const;

    BreakSubject m_subject;
    const BreakKind* m_kind = nullptr;
    std::shared_ptr<const RunExpression> m_if; ///< condition on the object of a hit; null: none
    std::size_t m_first = 1;                   ///< number of the first hit that counts
    std::optional<std::string> m_message;
    /// The number of hits before each turn, as far as known. Copies share it, because they have the same hits.
    std::shared_ptr<std::vector<std::size_t>> m_before = std::make_shared<std::vector<std::size_t>>(1, 0);
};

/// Steps on from a place to the first hit after it, at most to the end of a turn. Computes turns as needed.
/// @param said gets the hits on the way that only have something to say; null: they are not wanted
/// @param atPause whether the search ends after a turn that it computes, if a condition of the scenario pauses the run
/// @return nullopt if there is none, if the run ends, or after a stop
std::optional<BreakHit> nextHit(Session& session, std::span<const Breakpoint> breakpoints, RunPlace after,
                                std::uint32_t lastTurn, const std::atomic<bool>* stop = nullptr,
                                std::vector<BreakHit>* said = nullptr, AtPause atPause = AtPause::goOn);
/// Returns the last hit before a place (reverse-continue). Replays turns whose log was dropped.
std::optional<BreakHit> previousHit(const Session& session, std::span<const Breakpoint> breakpoints, RunPlace before,
                                    const std::atomic<bool>* stop = nullptr);
/// Returns the place at which a value last changed before a place, without reading logs of turns in which it did not.
std::optional<RunPlace> lastChange(const Session& session, Row object, ColumnId column, RunPlace before);

} // namespace orrery::engine
