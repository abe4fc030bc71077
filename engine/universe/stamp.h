// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace orrery::engine {

/// Returns a number that no other state of a column, of lanes or of pending effects has in this process. Never affects
/// a result.
std::uint64_t nextStamp(std::uint64_t count = 1);

} // namespace orrery::engine
