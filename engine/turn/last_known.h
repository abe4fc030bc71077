// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"
#include "engine/universe/view.h"

#include <map>
#include <vector>

namespace orrery::engine {

/// The last state of destroyed objects, and of their hosts and systems, just before the change (T15). Responses to the
/// destruction read this state for all of these objects.
class LastKnown {
public:
    /// Stores the state of objects that a change will destroy.
    /// @param before state in which the objects still exist
    /// @param leaving rows of the objects, ascending
    void remember(const View& before, std::vector<Row> leaving);
    bool isEmpty() const { return m_leaving.empty(); }
    bool hasLeft(Row row) const;
    /// Returns the present state, but with the destroyed objects in their last state. Valid until the next call, or the
    /// next write.
    View view(const View& now) { return isEmpty() ? now : patchedView(now); }

private:
    View patchedView(const View& now);

    struct Patched {
        std::uint64_t stampOfNow = 0;
        std::uint64_t stamp = 0;
        std::vector<double> values;
    };
    std::vector<Row> m_leaving;
    std::vector<Row> m_rows;                   ///< rows of the objects and of their hosts and systems
    std::vector<std::vector<double>> m_values; ///< values by ColumnId, then in the order of m_rows
    std::map<std::size_t, Patched> m_patched;  ///< columns that differ from the present state
    std::vector<const double*> m_columns;
    std::vector<std::uint64_t> m_stamps;
};

} // namespace orrery::engine
