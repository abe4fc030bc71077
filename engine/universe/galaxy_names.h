// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Names that a scenario gives to its own objects.
using NameSet = std::set<std::string, std::less<>>;

/// Returns names for systems: stars in an order that the seed decides, then the same with a Greek letter, then with a
/// number. No name is taken, and none begins a taken name (no "Sol" where there is a "Sol III").
std::vector<std::string> systemNames(std::uint32_t count, std::uint64_t seed, const NameSet& taken);

/// Returns names for empires, single words that expressions can contain; the same order for every seed.
std::vector<std::string> empireNames(std::uint32_t count, const NameSet& taken);

/// Returns the Roman numeral, such as "III" for 3. @pre 1 ≤ number < 4000
std::string romanNumeral(std::uint32_t number);

} // namespace orrery::engine
