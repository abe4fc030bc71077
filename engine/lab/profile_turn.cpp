// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/profile_turn.h"

#include "engine/trace/replay.h"

namespace orrery::engine {

namespace {

/// Returns the column with the values of a snapshot, and zeros up to a number of rows.
std::vector<double> columnOf(const Snapshot& snapshot, std::size_t column, std::size_t rows) {
    std::vector<double> values;
    values.reserve(rows);
    for (const Snapshot::Chunk& chunk : snapshot.columns[column]) {
        values.insert(values.end(), chunk->begin(), chunk->end());
    }
    values.resize(rows);
    return values;
}

} // namespace

void ProfileActs::add(const Session& run, std::uint32_t turn) {
    const History& history = run.history();
    const std::shared_ptr<const TurnLog> kept = history.sharedLog(turn);
    const TurnLog& log = *kept;
    for (const Firing& firing : log.firings) {
        ++m_counts[{firing.group, wholeGroup}].firings;
    }
    const std::size_t rows = history.snapshot(turn).rowCount;
    std::vector<std::optional<std::vector<double>>> columns(run.program().model->layout.size());
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::set<Row>> changed;
    std::set<std::pair<std::uint32_t, std::uint16_t>> acted; ///< firings and effects
    for (const Run& one : log.runs) {
        auto& column = columns[one.column.value];
        if (!column) {
            column = columnOf(history.snapshot(turn - 1), one.column.value, rows);
        }
        const bool isOfGroup = isByGroup(one) && !isByStatement(log, one) && one.firing < log.firings.size();
        const std::uint32_t group = isOfGroup ? log.firings[one.firing].group : 0;
        if (isOfGroup && acted.emplace(one.firing, one.effect).second) {
            ++m_counts[{group, one.effect}].firings;
        }
        for (std::size_t i = 0; i < one.rows->size(); ++i) {
            const Row row = (*one.rows)[i];
            const double after = log.values[one.firstValue + i];
            if (isOfGroup && (*column)[row] != after) {
                for (const std::uint32_t part : {wholeGroup, std::uint32_t{one.effect}}) {
                    ++m_counts[{group, part}].changes;
                    changed[{group, part}].insert(row);
                }
            }
            (*column)[row] = after;
        }
    }
    for (const auto& [part, objects] : changed) {
        m_counts[part].objects += objects.size();
    }
}

ProfileActs::Counts ProfileActs::of(std::uint32_t group, std::uint32_t effect) const {
    const auto found = m_counts.find({group, effect});
    return found == m_counts.end() ? Counts{} : found->second;
}

} // namespace orrery::engine
