// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/language.h"

#include <algorithm>

namespace orrery::engine {

std::optional<std::size_t> CheckedTable::find(double wanted) const {
    const auto above = std::ranges::upper_bound(keys, wanted);
    if (above == keys.begin() || (match == Match::exact && *(above - 1) != wanted)) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(above - keys.begin()) - 1;
}

} // namespace orrery::engine
