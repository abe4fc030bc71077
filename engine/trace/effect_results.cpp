// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/effect_results.h"

#include "engine/trace/replay.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Returns the value of an object just before a run of the log.
double valueBefore(const Replay& replay, std::size_t runIndex, ColumnId column, Row row) {
    const TurnLog& log = replay.log();
    for (std::size_t i = runIndex; i-- > 0;) {
        const Run& run = log.runs[i];
        if (run.column == column) {
            if (const auto place = placeIn(*run.rows, row)) {
                return log.values[run.firstValue + *place];
            }
        }
    }
    return replay.openingAt(column, row);
}

} // namespace

std::vector<EffectResult> effectResults(const Session& session, std::uint32_t turn, std::uint32_t group, Row holder,
                                        std::size_t most) {
    std::vector<EffectResult> results;
    if (turn > session.last()) {
        return results;
    }
    const Replay replay(session, turn);
    const TurnLog& log = replay.log();
    for (std::size_t i = 0; i < log.runs.size(); ++i) {
        const Run& run = log.runs[i];
        if (!isByGroup(run) || log.firings[run.firing].group != group || log.firings[run.firing].holder != holder) {
            continue;
        }
        auto result = std::ranges::find(results, run.effect, &EffectResult::effect);
        if (result == results.end()) {
            result = results.insert(results.end(), EffectResult{.effect = run.effect});
        }
        result->count += run.rows->size();
        for (std::size_t at = 0; at < run.rows->size() && result->first.size() < most; ++at) {
            const Row row = (*run.rows)[at];
            result->first.push_back(
                {row, run.column, valueBefore(replay, i, run.column, row), log.values[run.firstValue + at]});
        }
    }
    std::ranges::sort(results, {}, &EffectResult::effect);
    return results;
}

} // namespace orrery::engine
