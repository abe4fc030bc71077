// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"

#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace orrery::engine {

/// Where a word stands in content.
struct WordPlace {
    std::string_view tag;       ///< the element's
    std::string_view attribute; ///< empty: in its text
};

/// Which of the words stand anywhere in the project's own files, or in its tables, as words of their own. That a word
/// stands somewhere does not mean that it is read; that it stands nowhere means that it is not.
/// @param counts whether what stands there counts.
std::set<std::string, std::less<>> wordsNamed(const ParsedProject& project,
                                              const std::set<std::string, std::less<>>& words,
                                              const std::function<bool(const WordPlace&)>& counts);

} // namespace orrery::engine
