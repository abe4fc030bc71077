// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace orrery::engine {

/// Returns a number that is unique in this process among states of columns, lanes and pending effects. Never affects a
/// result.
std::uint64_t nextStamp(std::uint64_t count = 1);

} // namespace orrery::engine
