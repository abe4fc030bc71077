// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report_words.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace orrery::cli {

std::string counted(std::size_t count, std::string_view one, std::string_view several) {
    return std::to_string(count) + " " + std::string(count == 1 ? one : several);
}

std::string shortNumber(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.6g", value);
    return std::isnan(value) ? "-" : text.data();
}

std::string markdownCell(std::string_view text) {
    std::string out;
    for (const char c : text) {
        out += c == '|' ? "\\|" : c == '\n' ? " " : std::string(1, c);
    }
    return out;
}

} // namespace orrery::cli
