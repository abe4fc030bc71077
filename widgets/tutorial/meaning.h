// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/vocabulary/vocabulary.h"

#include <string>
#include <string_view>

namespace orrery::widgets {

// Normal forms of content, as texts. Content with equal normal forms has the same meaning, so the tutorial compares
// normal forms. Layout, quotes, comments, the order of attributes, defaults, and the choice between text and elements
// make no difference. Content with different normal forms can still have the same meaning, because these functions
// evaluate nothing.

/// Returns the meaning of an expression. Ignores brackets and the order of sums and products. Computes constant
/// arithmetic.
std::string expressionMeaning(std::string_view expression);
/// Returns the meaning of an attribute, or of the element that replaces it. If neither exists, returns the meaning of
/// the default.
std::string attributeMeaning(engine::Element element, const engine::ParameterSpec& spec);
/// Returns the meaning of a condition and the conditions in it.
std::string conditionMeaning(engine::Element condition, const engine::Vocabulary& vocabulary);

} // namespace orrery::widgets
