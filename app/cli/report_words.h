// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace orrery::cli {

/// Returns "1 turn" or "3 turns".
std::string counted(std::size_t count, std::string_view one, std::string_view several);
/// Returns a number with six digits, for people; "-" for NaN. JSON and CSV have all digits.
std::string shortNumber(double value);
/// Returns a text as a cell of a Markdown table.
std::string markdownCell(std::string_view text);

} // namespace orrery::cli
