// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/support/repeated_content.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine::fixture {

/// The tags around the repeated content.
struct Frame {
    std::string open;
    std::string close;
    std::string path = "made.xml";

    Frame inside(std::string_view start, std::string_view tag) const {
        return {open + std::string(start), "</" + std::string(tag) + ">" + close, path};
    }
    MadeFiles around(const std::string& content) const { return {{path, open + content + close}}; }
};

inline constexpr std::string_view rootTag = R"(<orrery format="1">)";

inline std::string repeated(std::size_t n, const std::function<std::string(const std::string& i)>& make) {
    std::string text;
    for (std::size_t i = 0; i < n; ++i) {
        text += make(std::to_string(i));
    }
    return text;
}

/// Returns the pattern with the number in place of each `#`.
inline std::string withNumber(std::string_view pattern, const std::string& number) {
    std::string text;
    for (const char c : pattern) {
        text += c == '#' ? number : std::string(1, c);
    }
    return text;
}

/// Adds the cases of expressions, lookup tables and silenced problems.
void addRepeatedParts(std::vector<RepeatedContent>& all);

} // namespace orrery::engine::fixture
