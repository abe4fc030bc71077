// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine {

/// A piece of XML to write. A piece without a tag is a comment, and `text` has its words.
struct Markup {
    std::string tag{};
    std::vector<std::pair<std::string, std::string>> attributes{};
    std::string text{};
    std::vector<Markup> children{};
    Span origin{}; ///< in the text that the importer read; not written

    bool isComment() const { return tag.empty(); }
    friend bool operator==(const Markup&, const Markup&) = default;
};

/// Returns a comment. Replaces runs of white space by one space.
Markup comment(std::string_view words);

/// Returns the XML of a piece, indented by two spaces a level, with a line end. Replaces characters that XML cannot
/// contain by '?'.
std::string renderMarkup(const Markup& markup, std::size_t depth = 0);

/// Returns the number of elements with that tag in a piece, including the piece itself.
std::size_t countElements(const Markup& markup, std::string_view tag);

} // namespace orrery::engine
