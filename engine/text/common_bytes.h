// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace orrery::engine {

/// Returns the number of bytes that two texts have in common at their beginnings. Compares blocks of bytes, because
/// versions of a long text differ little.
std::size_t commonPrefix(std::string_view a, std::string_view b);
/// Returns the number of bytes that two texts have in common at their ends. @param most an upper limit of the result,
/// at most the shorter text's size
std::size_t commonSuffix(std::string_view a, std::string_view b, std::size_t most);

} // namespace orrery::engine
