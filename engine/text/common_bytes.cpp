// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/common_bytes.h"

#include <algorithm>
#include <cstring>

namespace orrery::engine {

namespace {

constexpr std::size_t block = 4096; ///< the number of bytes compared at once

} // namespace

std::size_t commonPrefix(std::string_view a, std::string_view b) {
    const std::size_t most = std::min(a.size(), b.size());
    std::size_t at = 0;
    while (at + block <= most && std::memcmp(a.data() + at, b.data() + at, block) == 0) {
        at += block;
    }
    while (at < most && a[at] == b[at]) {
        ++at;
    }
    return at;
}

std::size_t commonSuffix(std::string_view a, std::string_view b, std::size_t most) {
    std::size_t count = 0;
    while (count + block <= most &&
           std::memcmp(a.data() + a.size() - count - block, b.data() + b.size() - count - block, block) == 0) {
        count += block;
    }
    while (count < most && a[a.size() - count - 1] == b[b.size() - count - 1]) {
        ++count;
    }
    return count;
}

} // namespace orrery::engine
