// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/universe/bitmap.h"

#include <vector>

namespace orrery::engine {

/// Rows in two lists. If one list has all rows, it shares the given list, and the other is null.
struct SplitRows {
    RowListRef kept;
    RowListRef left;
};

/// Splits the rows into those for which keep(row) is true, and the others.
template <typename Keep>
SplitRows splitRows(const RowListRef& rows, Keep&& keep) {
    std::size_t first = 0;
    while (first < rows->size() && keep((*rows)[first])) {
        ++first;
    }
    if (first == rows->size()) {
        return {rows, nullptr};
    }
    RowList kept(rows->begin(), rows->begin() + static_cast<std::ptrdiff_t>(first));
    RowList left;
    left.push_back((*rows)[first]);
    for (std::size_t i = first + 1; i < rows->size(); ++i) {
        (keep((*rows)[i]) ? kept : left).push_back((*rows)[i]);
    }
    if (kept.empty()) {
        return {nullptr, rows};
    }
    return {std::make_shared<const RowList>(std::move(kept)), std::make_shared<const RowList>(std::move(left))};
}

/// The stacking names that effects have claimed in this turn, by object (E7.5).
class StackingClaims {
public:
    /// Begins a turn without claims.
    void begin(std::size_t names);
    bool isClaimed(StackingIndex name, Row row) const {
        const Bitmap& claimed = m_claimed[name];
        return row < claimed.size() && claimed.test(row);
    }
    void claim(StackingIndex name, const RowList& rows);

private:
    std::vector<Bitmap> m_claimed; ///< claimed rows by name
};

} // namespace orrery::engine
