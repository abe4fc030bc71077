// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/last_known.h"

#include <algorithm>

namespace orrery::engine {

void LastKnown::remember(const View& before, std::vector<Row> leaving) {
    constexpr int highestTree = 64; // maximum depth: content can attach objects in a circle
    m_leaving = std::move(leaving);
    m_rows = m_leaving;
    for (const Row row : m_leaving) {
        Row host = row;
        for (int height = 0; host != noRow && height < highestTree; ++height) {
            const double system = before.builtin(Builtin::system, host);
            for (const Row one : {host, system < 0.0 ? noRow : static_cast<Row>(system)}) {
                if (before.exists(one)) {
                    m_rows.push_back(one);
                }
            }
            host = before.parent(host);
        }
    }
    std::ranges::sort(m_rows);
    m_rows.erase(std::unique(m_rows.begin(), m_rows.end()), m_rows.end());
    m_patched.clear();
    m_values.assign(before.layout->size(), {});
    for (std::size_t column = 0; column < m_values.size(); ++column) {
        for (const Row row : m_rows) {
            m_values[column].push_back(before.columns[column][row]);
        }
    }
}

bool LastKnown::hasLeft(Row row) const {
    return std::ranges::binary_search(m_leaving, row);
}

View LastKnown::patchedView(const View& now) {
    View view = now;
    m_columns.assign(now.columns.begin(), now.columns.end());
    m_stamps.assign(now.stamps.begin(), now.stamps.end());
    for (std::size_t column = 0; column < m_values.size(); ++column) {
        const bool isSame =
            std::ranges::equal(m_rows, m_values[column], {}, [&](Row row) { return now.columns[column][row]; });
        if (isSame) {
            continue;
        }
        Patched& patched = m_patched[column];
        if (patched.stampOfNow != now.stamps[column]) {
            patched.stampOfNow = now.stamps[column];
            patched.stamp = nextStamp();
            patched.values.assign(now.columns[column], now.columns[column] + now.rowCount);
            for (std::size_t i = 0; i < m_rows.size(); ++i) {
                patched.values[m_rows[i]] = m_values[column][i];
            }
        }
        m_columns[column] = patched.values.data();
        m_stamps[column] = patched.stamp;
    }
    view.columns = m_columns;
    view.stamps = m_stamps;
    return view;
}

} // namespace orrery::engine
