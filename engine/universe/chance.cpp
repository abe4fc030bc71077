// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/chance.h"

#include <Random123/philox.h>

namespace orrery::engine {

double uniform(std::uint64_t seed, std::uint64_t keyA, std::uint64_t keyB, std::uint64_t keyC) {
    const auto low = [](std::uint64_t word) { return static_cast<std::uint32_t>(word); };
    const auto high = [](std::uint64_t word) { return static_cast<std::uint32_t>(word >> 32); };
    // Philox takes three 64-bit words: two as the counter, one as the key.
    const std::uint64_t mixed = joinKeys(seed, keyC);
    const philox4x32_key_t key{{low(mixed), high(mixed)}};
    const philox4x32_ctr_t counter{{low(keyA), high(keyA), low(keyB), high(keyB)}};
    const philox4x32_ctr_t drawn = philox4x32_R(10, counter, key);
    const std::uint64_t bits = (std::uint64_t{drawn.v[1]} << 32) | drawn.v[0];
    return static_cast<double>(bits >> 11) * 0x1p-53;
}

} // namespace orrery::engine
