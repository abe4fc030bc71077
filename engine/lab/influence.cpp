// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/influence.h"

#include "engine/lab/run_reads.h"

#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace orrery::engine {

namespace {

/// The changes of each group in a run, relative to all changes of the column.
class Changes {
public:
    Changes(const Session& session, const std::atomic<bool>* stop)
        : m_session(session), m_stop(stop), m_ofColumn(session.program().model->layout.size(), 0.0) {}

    /// Returns false if stopped.
    bool read() {
        for (std::uint32_t turn = 1; turn <= m_session.last(); ++turn) {
            if (m_stop != nullptr && m_stop->load()) {
                return false;
            }
            readTurn(turn);
        }
        return true;
    }

    /// Returns the columns that a group changed, with its share of their changes.
    std::map<std::uint16_t, double> sharesOf(std::uint32_t group) const {
        std::map<std::uint16_t, double> shares;
        for (auto it = m_ofGroup.lower_bound({group, 0}); it != m_ofGroup.end() && it->first.first == group; ++it) {
            const double all = m_ofColumn[it->first.second];
            shares[it->first.second] = all > 0.0 ? it->second / all : 0.0;
        }
        return shares;
    }

private:
    void readTurn(std::uint32_t turn) {
        const auto kept = m_session.history().sharedLog(turn); // computes a dropped log again
        const TurnLog& log = *kept;
        std::map<std::pair<std::uint16_t, Row>, double> values; // within the turn
        for (const Run& run : log.runs) {
            std::size_t at = run.firstValue;
            for (const Row row : *run.rows) {
                const double value = log.values[at++];
                double& before = values[{run.column.value, row}]; // at first 0, which the reset makes of max meters
                const double change = std::isfinite(value) ? std::abs(value - before) : 1.0;
                before = std::isfinite(value) ? value : 0.0;
                if (isByGroup(run)) {
                    m_ofGroup[{log.firings[run.firing].group, run.column.value}] += change;
                    m_ofColumn[run.column.value] += change;
                }
            }
        }
    }

    const Session& m_session;
    const std::atomic<bool>* m_stop;
    std::map<std::pair<std::uint32_t, std::uint16_t>, double> m_ofGroup; ///< by group and column
    std::vector<double> m_ofColumn;                                      ///< by column
};

/// The distance of each column from the measure: how many groups stand between.
class Distances {
public:
    static constexpr std::uint32_t far = std::numeric_limits<std::uint32_t>::max();

    Distances(const Session& session, const Changes& changes, const std::vector<ColumnId>& columns)
        : m_layout(session.program().model->layout), m_comparer(session, session), m_reads(m_comparer, true),
          m_distance(m_layout.size(), far) {
        std::vector<std::uint32_t> next;
        for (const ColumnId column : columns) {
            reach(column.value, 0);
        }
        const std::size_t groups = session.program().groups.size();
        std::vector<bool> isDone(groups, false);
        for (std::uint32_t distance = 0; distance < most; ++distance) {
            for (std::uint32_t group = 0; group < groups; ++group) {
                bool isWriter = false;
                for (const auto& [column, share] : changes.sharesOf(group)) {
                    isWriter = isWriter || m_distance[column] == distance;
                }
                if (isWriter && !isDone[group]) {
                    isDone[group] = true;
                    reachReadsOf(group, distance + 1);
                }
            }
        }
    }

    std::uint32_t operator[](std::uint16_t column) const { return m_distance[column]; }

private:
    static constexpr std::uint32_t most = 6;

    void reach(std::uint16_t column, std::uint32_t distance) {
        if (m_distance[column] <= distance) {
            return;
        }
        m_distance[column] = distance;
        const ColumnSpec& spec = m_layout.columns()[column];
        if (spec.role == ColumnRole::meterCurrent) { // which grows towards its maximum
            for (std::uint16_t other = 0; other < m_layout.size(); ++other) {
                const ColumnSpec& max = m_layout.columns()[other];
                if (max.role == ColumnRole::meterMax && max.of == spec.of) {
                    reach(other, distance);
                }
            }
        }
    }

    void reachReadsOf(std::uint32_t group, std::uint32_t distance) {
        const std::set<std::uint32_t>& columns = m_reads.of(group).columns;
        for (std::uint16_t column = 0; column < m_layout.size(); ++column) {
            if (columns.contains(m_reads.index(ColumnId{column}))) {
                reach(column, distance);
            }
        }
    }

    const ColumnLayout& m_layout;
    RunComparer m_comparer;
    RunReads m_reads;
    std::vector<std::uint32_t> m_distance; ///< by column
};

} // namespace

std::optional<std::vector<double>> influenceOf(const Session& session, const std::vector<ColumnId>& columns,
                                               const std::atomic<bool>* stop) {
    constexpr double perStep = 0.4; ///< what an influence through another group is worth
    constexpr double other = 1e-6;  ///< a change that seems to lead nowhere
    Changes changes(session, stop);
    if (!changes.read()) {
        return std::nullopt;
    }
    const Distances distances(session, changes, columns);
    std::vector<double> guesses(session.program().groups.size(), 0.0);
    for (std::uint32_t group = 0; group < guesses.size(); ++group) {
        for (const auto& [column, share] : changes.sharesOf(group)) {
            const std::uint32_t distance = distances[column];
            guesses[group] += distance == Distances::far ? other * share : std::pow(perStep, distance) * share;
        }
    }
    return guesses;
}

} // namespace orrery::engine
