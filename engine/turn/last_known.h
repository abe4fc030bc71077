// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"
#include "engine/universe/view.h"

#include <map>
#include <vector>

namespace orrery::engine {

/// How objects that left the game were just before, and what they were on and in (T15): what answers their leaving
/// reads all of these as they were then.
class LastKnown {
public:
    /// @param before the state in which they are still there. @param leaving ascending
    void remember(const View& before, std::vector<Row> leaving);
    bool isEmpty() const { return m_leaving.empty(); }
    bool hasLeft(Row row) const;
    /// The state of now, in which they exist as they were. Valid until the next call, or the next write.
    View view(const View& now) { return isEmpty() ? now : patchedView(now); }

private:
    View patchedView(const View& now);

    struct Patched {
        std::uint64_t stampOfNow = 0;
        std::uint64_t stamp = 0;
        std::vector<double> values;
    };
    std::vector<Row> m_leaving;
    std::vector<Row> m_rows;                   ///< they and their hosts
    std::vector<std::vector<double>> m_values; ///< by ColumnId, then as m_rows
    std::map<std::size_t, Patched> m_patched;  ///< by column: those in which now differs
    std::vector<const double*> m_columns;
    std::vector<std::uint64_t> m_stamps;
};

} // namespace orrery::engine
