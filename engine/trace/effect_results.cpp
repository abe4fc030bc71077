// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/effect_results.h"

#include "engine/trace/replay.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Returns the value of an object just before a run of a turn's log.
double valueBefore(const History& history, const TurnLog& log, std::size_t runIndex, Row row) {
    const ColumnId column = log.runs[runIndex].column;
    for (std::size_t i = runIndex; i-- > 0;) {
        const Run& run = log.runs[i];
        if (run.column == column) {
            if (const auto place = placeIn(*run.rows, row)) {
                return log.values[run.firstValue + *place];
            }
        }
    }
    return log.turn == 0 ? 0.0 : history.at(log.turn - 1, column, row);
}

} // namespace

std::vector<EffectResult> effectResults(const Session& session, std::uint32_t turn, Row holder, std::size_t most) {
    std::vector<EffectResult> results;
    if (turn > session.last()) {
        return results;
    }
    const std::shared_ptr<const TurnLog> kept = session.history().sharedLog(turn);
    const TurnLog& log = *kept;
    for (std::size_t i = 0; i < log.runs.size(); ++i) {
        const Run& run = log.runs[i];
        if (!isByGroup(run) || isByStatement(log, run) || log.firings[run.firing].holder != holder) {
            continue;
        }
        const std::uint32_t group = log.firings[run.firing].group;
        auto result = std::ranges::find_if(
            results, [&](const EffectResult& one) { return one.group == group && one.effect == run.effect; });
        if (result == results.end()) {
            result = results.insert(results.end(), EffectResult{.group = group, .effect = run.effect});
        }
        result->count += run.rows->size();
        for (std::size_t at = 0; at < run.rows->size() && result->first.size() < most; ++at) {
            const Row row = (*run.rows)[at];
            result->first.push_back(
                {row, run.column, valueBefore(session.history(), log, i, row), log.values[run.firstValue + at]});
        }
    }
    std::ranges::sort(results, {}, [](const EffectResult& one) { return std::pair(one.group, one.effect); });
    return results;
}

} // namespace orrery::engine
