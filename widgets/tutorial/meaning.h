// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/vocabulary/vocabulary.h"

#include <string>
#include <string_view>

namespace orrery::widgets {

// Texts that are equal where content means the same, however it is written: the tutorial compares these. Layout,
// quotes, comments, the order of attributes, defaults, and the choice between text and elements make no difference. Two
// texts that differ may still mean the same: nothing is evaluated.

/// Of an expression: brackets, the order of sums and products, and arithmetic on constants make no difference.
std::string expressionMeaning(std::string_view expression);
/// Of an attribute, or the element that stands for it; its default where neither is there.
std::string attributeMeaning(engine::Element element, const engine::ParameterSpec& spec);
/// Of a condition and the conditions in it.
std::string conditionMeaning(engine::Element condition, const engine::Vocabulary& vocabulary);

} // namespace orrery::widgets
