// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

// How constants are written in content. White space around them does not count.

std::string_view trimmed(std::string_view text);
/// A finite decimal number: "5", "-0.25", "1e3".
std::optional<double> parseNumber(std::string_view text);
std::optional<std::int64_t> parseInteger(std::string_view text);
/// "true" or "false".
std::optional<bool> parseBoolean(std::string_view text);
/// A number as content writes it: whole ones without a decimal point, others so that they read back the same.
std::string numberText(double value);

/// Letters, digits and underscores, not beginning with a digit: what an expression can say.
bool isName(std::string_view text);
/// A name that may also hold '-' and '.': the ids of groups and scenarios.
bool isLooseName(std::string_view text);
/// The words of a list, which white space separates.
std::vector<std::string_view> splitWords(std::string_view text);

} // namespace orrery::engine
