// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine {

/// A piece of XML that is to be written. Without a tag it is a comment, and `text` its words.
struct Markup {
    std::string tag{};
    std::vector<std::pair<std::string, std::string>> attributes{};
    std::string text{};
    std::vector<Markup> children{};

    bool isComment() const { return tag.empty(); }
    friend bool operator==(const Markup&, const Markup&) = default;
};

/// A comment of these words; runs of white space become one space.
Markup comment(std::string_view words);

/// The XML of a piece, indented by two spaces a level, with a line end. What XML cannot hold is written as '?'.
std::string renderMarkup(const Markup& markup, std::size_t depth = 0);

/// How many elements of that tag a piece holds, itself included.
std::size_t countElements(const Markup& markup, std::string_view tag);

} // namespace orrery::engine
