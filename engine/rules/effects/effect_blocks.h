// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/effect_call.h"

#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine {

/// Returns the position of an object on the map; nullopt if it has none. An object in a system has the system's
/// position.
std::optional<std::pair<double, double>> positionOf(const View& view, Row row);

/// Returns the conditions in a block of the effect.
std::span<const CompiledCondition> blockConditions(const EffectCall& call, std::string_view block);

/// The objects that match the conditions in an effect's block, for each object on which the effect fires (E9.2). In the
/// conditions, bare names refer to the candidate, and `Target` is the object on which the effect fires.
class BlockMatches {
public:
    BlockMatches(const EffectCall& call, std::string_view block);

    /// Returns all matches, ascending; includes the target itself if it matches. The list is valid until the next call.
    const RowList& of(Row target);
    /// Returns whether any match has a position.
    bool hasPlaced(Row target);
    /// Returns the nearest match by straight line; of equally near matches, the one with the lowest id. Matches without
    /// a position come last. Returns noRow if there is no match.
    Row nearest(Row target);
    /// Returns whether the last result is unknown because the search was too much work. The evaluator then has a fault.
    bool isExhausted() const { return m_isExhausted; }

private:
    using Position = std::pair<double, double>;

    void find(Row target, RowList& out);
    void place();

    const View& m_view;
    const View& m_reads;
    Evaluator& m_evaluator;
    Row m_source;
    std::span<const CompiledCondition> m_conditions;
    bool m_areShared = true; ///< true if all targets have the same matches
    bool m_isFound = false;  ///< true if m_matches holds the shared matches
    std::uint64_t m_budget;  ///< number of candidates that the search may still test, for all targets together (R2.4)
    bool m_isExhausted = false;
    RowList m_matches;
    bool m_arePlaced = false; ///< true if m_placed and m_lowestNowhere belong to m_matches
    /// Shared matches with a position, ascending. Contains only the first of several successive matches at one place.
    std::vector<std::pair<Position, Row>> m_placed;
    Row m_lowestNowhere = noRow;       ///< the first match without a position
    std::map<Position, Row> m_nearest; ///< results known so far, by position of the target
};

/// Returns the matches of the effect's only block of conditions. Finds them once for all objects of the call.
BlockMatches& matchesOf(const EffectCall& call, std::string_view block);

/// Returns the reason for a row's `unable` if a block has no match for an object: "no object matches". Returns an empty
/// text otherwise. If conditions read `Target`, tests an object only if a stacking name depends on the result (E7.5).
/// Also tests only within a limit of work. In other cases, the effect reports the missing match when it fires.
/// @param isPlaced whether the match must have a position
std::string_view matchesNothing(const EffectCall& call, std::string_view block, Row target, bool isPlaced = false);

} // namespace orrery::engine
