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

/// Where an object is on the map: everything in a system is where the system is. nullopt: nowhere.
std::optional<std::pair<double, double>> positionOf(const View& view, Row row);

/// The conditions that stand in a block of the effect.
std::span<const CompiledCondition> blockConditions(const EffectCall& call, std::string_view block);

/// The objects that the conditions of an effect's block match, for each object that it fires on (E9.2). In the
/// conditions bare names are those of the object that is asked about, and `Target` is the one that is fired on.
class BlockMatches {
public:
    BlockMatches(const EffectCall& call, std::string_view block);

    /// All of them, ascending: also the object itself, where it matches. Valid until the next call.
    const RowList& of(Row target);
    /// Whether any of them has a position.
    bool hasPlaced(Row target);
    /// The nearest of them by straight line, then the one with the lowest id; what is nowhere comes last. noRow: none.
    Row nearest(Row target);
    /// What was asked last is not known: it would have been too much work, and a fault of the evaluator says so.
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
    bool m_areShared = true; ///< every object has the same matches
    bool m_isFound = false;  ///< m_matches are those
    std::uint64_t m_budget;  ///< objects that may still be asked, for the sake of all objects together (R2.4)
    bool m_isExhausted = false;
    RowList m_matches;
    bool m_arePlaced = false; ///< m_placed and m_lowestNowhere are theirs
    /// Of shared matches: those at a place, ascending; of several that follow one another at one place, the first.
    std::vector<std::pair<Position, Row>> m_placed;
    Row m_lowestNowhere = noRow;       ///< and the first of those that are nowhere
    std::map<Position, Row> m_nearest; ///< what is known already
};

/// The matches of the effect's only block of conditions, found once for all objects that the call asks about.
BlockMatches& matchesOf(const EffectCall& call, std::string_view block);

/// What a row's `unable` says of an object for which a block gives nothing: "nothing matches", else empty. Of
/// conditions that read `Target` each object is asked only where a stacking name hangs on it (E7.5), and as long as
/// that is not too much work: else it is told as the effect fires. @param isPlaced what matches must have a position
std::string_view matchesNothing(const EffectCall& call, std::string_view block, Row target, bool isPlaced = false);

} // namespace orrery::engine
