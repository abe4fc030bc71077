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
    std::string_view tag;       ///< tag of the element
    std::string_view attribute; ///< name of the attribute; empty: the word is in the element's text
};

/// Returns the words that occur as separate words anywhere in the project's own files or tables. Content may still not
/// read a word that occurs. But content certainly does not read a word that does not occur.
/// @param counts function that returns whether words at a place count
std::set<std::string, std::less<>> wordsNamed(const ParsedProject& project,
                                              const std::set<std::string, std::less<>>& words,
                                              const std::function<bool(const WordPlace&)>& counts);

} // namespace orrery::engine
