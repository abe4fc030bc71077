// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace orrery::engine {

/// Mixes one more word into a hash. The result is the same on every machine. For turn hashes (R3.1), not for secrets.
constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
    hash = (std::rotl(hash, 29) ^ word) * 0x9E37'79B9'7F4A'7C15ull;
    return hash ^ (hash >> 32);
}

} // namespace orrery::engine
