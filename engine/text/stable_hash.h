// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace orrery::engine {

/// Returns a hash of a text that is the same on every machine and in every version, for keys (64-bit FNV-1a). With the
/// hash of another text as @p start, it is the hash of both texts in a row.
constexpr std::uint64_t stableHash(std::string_view text, std::uint64_t start = 0xcbf29ce484222325ull) {
    std::uint64_t hash = start;
    for (const char c : text) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ull;
    }
    return hash;
}

} // namespace orrery::engine
