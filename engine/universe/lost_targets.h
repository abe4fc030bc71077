// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace orrery::engine {

/// Finds the objects whose target was destroyed (E9.1). Visits all rows only once, after the first destruction of an
/// object.
class LostTargets {
public:
    /// Notes that a row has the target now; a negative number means no target.
    void noteTarget(const Universe& universe, Row row, double target);
    void noteDestroyed(Row row) {
        m_hasNews = true;
        m_destroyed.push_back(row);
    }
    bool isUpToDate() const { return !m_hasNews; }
    /// Returns the existing objects whose target no longer exists, ascending. isUpToDate() is then true.
    /// @param visits grows by the number of visited rows
    RowList take(const Universe& universe, std::uint64_t& visits);

private:
    void learn(const Universe& universe, std::uint64_t& visits);

    bool m_hasNews = false;          ///< true if objects were destroyed since the last take()
    std::vector<Row> m_destroyed;    ///< objects destroyed since the last take()
    std::vector<Row> m_aimedTooLate; ///< objects whose target may have been destroyed before they chose it
    bool m_isLearnt = false;
    std::unordered_map<Row, std::vector<Row>> m_aimersOf; ///< objects that aim at each target; some entries are
                                                          ///< outdated
};

} // namespace orrery::engine
