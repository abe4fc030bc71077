// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/stable_hash.h"

#include <cstdint>

namespace orrery::engine {

/// Returns a uniform number in [0,1). The number depends only on the keys (Philox4x32-10 of Random123; E5.10, R3.1).
double uniform(std::uint64_t seed, std::uint64_t keyA, std::uint64_t keyB, std::uint64_t keyC);

/// Joins two keys in this order, such as the key of a parent and the ordinal of a child.
constexpr std::uint64_t joinKeys(std::uint64_t first, std::uint64_t second) {
    // The finaliser of SplitMix64: every bit of both arguments affects every bit of the key.
    std::uint64_t key = (first ^ (first >> 29)) * 0x9e3779b97f4a7c15ull + second + 0x9e3779b97f4a7c15ull;
    key = (key ^ (key >> 30)) * 0xbf58476d1ce4e5b9ull;
    key = (key ^ (key >> 27)) * 0x94d049bb133111ebull;
    return key ^ (key >> 31);
}

} // namespace orrery::engine
