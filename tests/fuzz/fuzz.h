// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

/// Accepts any bytes; aborts the program if a claim about them fails.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace orrery::fuzz {

/// Checks a claim that must be true for every input.
inline void claim(bool holds, const char* what, std::string_view input) {
    if (!holds) {
        std::fprintf(stderr, "this is not true: %s\nfor:\n%.*s\n", what, static_cast<int>(input.size()), input.data());
        std::abort();
    }
}

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

} // namespace orrery::fuzz
