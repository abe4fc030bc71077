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

/// Returns names for systems. First come star names, in an order that depends on the seed. Then come the same names
/// with a Greek letter, then with a number. No result is in `taken`, and no name in `taken` begins with one (no "Sol"
/// if "Sol III" is taken).
std::vector<std::string> systemNames(std::uint32_t count, std::uint64_t seed, const NameSet& taken);

/// Returns names for empires: single words that expressions can contain. The order is the same for every seed.
std::vector<std::string> empireNames(std::uint32_t count, const NameSet& taken);

/// Returns the Roman numeral, such as "III" for 3. @pre 1 ≤ number < 4000
std::string romanNumeral(std::uint32_t number);

} // namespace orrery::engine
