// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"

#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace orrery::engine {

/// The place of a word in content.
struct WordPlace {
    std::string_view tag;       ///< the element's
    std::string_view attribute; ///< empty: in its text
};

/// Returns which of the words stand anywhere in the project's own files, or in its tables, as separate words. A word
/// that stands somewhere need not be read, but a word that stands nowhere is not.
/// @param counts returns whether words at a place count
std::set<std::string, std::less<>> wordsNamed(const ParsedProject& project,
                                              const std::set<std::string, std::less<>>& words,
                                              const std::function<bool(const WordPlace&)>& counts);

} // namespace orrery::engine
