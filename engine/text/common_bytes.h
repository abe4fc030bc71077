// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace orrery::engine {

/// How many bytes two texts have in common at their beginning; compared in blocks, as versions of a long text hardly
/// differ.
std::size_t commonPrefix(std::string_view a, std::string_view b);
/// The same at their end. @param most at most so many; no more than the shorter of them has.
std::size_t commonSuffix(std::string_view a, std::string_view b, std::size_t most);

} // namespace orrery::engine
