// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/view.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace orrery::engine {

/// A copy of the state at the start of a level. Stays the same while the level writes its effects.
class LevelView {
public:
    const View& begin(const View& now, const std::vector<ColumnId>& copied) {
        m_pointers.assign(now.columns.begin(), now.columns.end());
        m_stamps.assign(now.stamps.begin(), now.stamps.end());
        m_copies.resize(std::max(m_copies.size(), copied.size()));
        for (std::size_t i = 0; i < copied.size(); ++i) {
            const double* const values = now.columns[copied[i].value];
            m_copies[i].assign(values, values + now.rowCount);
            m_pointers[copied[i].value] = m_copies[i].data();
        }
        m_view = now;
        m_view.columns = m_pointers;
        m_view.stamps = m_stamps;
        return m_view;
    }

    /// Returns the copy that begin() has made last.
    const View& view() const { return m_view; }

private:
    std::vector<const double*> m_pointers;
    std::vector<std::uint64_t> m_stamps;
    std::vector<std::vector<double>> m_copies;
    View m_view;
};

} // namespace orrery::engine
