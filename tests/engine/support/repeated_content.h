// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/vocabulary.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace orrery::engine::fixture {

/// Content that repeats one thing n times: unknown, equal, distinct or nested (R2.6).
struct RepeatedContent {
    std::string name;                               ///< "class: unknown attributes"
    std::function<std::string(std::size_t n)> make; ///< one file, as its `<orrery>`
};

/// A case for every element and attribute that the rows of elements, conditions, effects, orders and scenarios have,
/// and for every kind of name, each unknown, equal, distinct and nested. The content speaks of madeProjectBase().
std::vector<RepeatedContent> repeatedContents(const Vocabulary& vocabulary);

} // namespace orrery::engine::fixture
