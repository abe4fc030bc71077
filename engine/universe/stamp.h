// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace orrery::engine {

/// A number that no other state of a column, of the lanes or of the pending effects has, in this process. Never reaches
/// a result.
std::uint64_t nextStamp(std::uint64_t count = 1);

} // namespace orrery::engine
