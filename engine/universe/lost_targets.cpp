// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/lost_targets.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

namespace {

constexpr ColumnId existsColumn{static_cast<std::uint16_t>(Builtin::exists)};
constexpr ColumnId targetColumn{static_cast<std::uint16_t>(Builtin::target)};

} // namespace

void LostTargets::noteTarget(const Universe& universe, Row row, double target) {
    if (m_isLearnt && target >= 0.0) {
        m_aimersOf[static_cast<Row>(target)].push_back(row);
        if (universe.at(existsColumn, static_cast<Row>(target)) == 0.0) {
            m_aimedTooLate.push_back(row);
        }
    }
}

void LostTargets::learn(const Universe& universe, std::uint64_t& visits) {
    if (std::exchange(m_isLearnt, true)) {
        return;
    }
    m_destroyed.clear();
    visits += universe.rowCount();
    const double* const targets = universe.values(targetColumn);
    for (Row row = 0; row < universe.rowCount(); ++row) {
        noteTarget(universe, row, targets[row]);
    }
}

RowList LostTargets::take(const Universe& universe, std::uint64_t& visits) {
    learn(universe, visits);
    const auto exists = [&](Row row) { return universe.at(existsColumn, row) != 0.0; };
    RowList rows = std::exchange(m_aimedTooLate, {});
    for (const Row destroyed : std::exchange(m_destroyed, {})) {
        if (const auto aimers = m_aimersOf.find(destroyed); aimers != m_aimersOf.end()) {
            rows.insert(rows.end(), aimers->second.begin(), aimers->second.end());
            m_aimersOf.erase(aimers);
        }
    }
    visits += rows.size();
    std::erase_if(rows, [&](Row row) {
        const double target = universe.at(targetColumn, row);
        return target < 0.0 || !exists(row) || exists(static_cast<Row>(target));
    });
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    m_hasNews = false;
    return rows;
}

} // namespace orrery::engine
