// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/vocabulary.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace orrery::engine::fixture {

/// Files of a project, by path.
using MadeFiles = std::map<std::string, std::string>;

/// Content that repeats something n times: unknown, equal, distinct or nested (R2.6).
struct RepeatedContent {
    std::string name;                             ///< "class: unknown attributes"
    std::function<MadeFiles(std::size_t n)> make; ///< files that are added to a project, or replace its own
};

/// Returns a case for every kind of name. Also one for every element and attribute in the rows of the manifest,
/// elements, conditions, effects, orders and scenarios. Each is unknown, equal, distinct and nested. "expression: …",
/// "table: …" and "silence: …" repeat parts of expressions, of lookup tables and their files, and of silenced problems.
/// The content refers to the base of check_work_test.
std::vector<RepeatedContent> repeatedContents(const Vocabulary& vocabulary);

} // namespace orrery::engine::fixture
