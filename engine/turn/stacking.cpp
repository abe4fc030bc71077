// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/stacking.h"

namespace orrery::engine {

void StackingClaims::begin(std::size_t names) {
    m_claimed.resize(names);
    for (Bitmap& claimed : m_claimed) {
        claimed.fill(false);
    }
}

void StackingClaims::claim(StackingIndex name, const RowList& rows) {
    Bitmap& claimed = m_claimed[name];
    if (!rows.empty() && rows.back() >= claimed.size()) {
        claimed.resize(rows.back() + std::size_t{1});
    }
    for (const Row row : rows) {
        claimed.set(row);
    }
}

} // namespace orrery::engine
