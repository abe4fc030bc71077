// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace orrery::widgets {

/// A range of turns, both ends included.
struct TurnRange {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    bool contains(std::uint32_t turn) const { return turn >= first && turn <= last; }
    friend bool operator==(const TurnRange&, const TurnRange&) = default;
};

} // namespace orrery::widgets
