// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/vocabulary/vocabulary.h"

#include <string>
#include <string_view>

namespace orrery::widgets {

// Normal forms of content: texts that are equal where content means the same. The tutorial compares them. Layout,
// quotes, comments, the order of attributes, defaults, and the choice between text and elements make no difference.
// Different texts can still mean the same: nothing is evaluated.

/// Returns the meaning of an expression. Brackets, the order of sums and products, and constant arithmetic do not
/// matter.
std::string expressionMeaning(std::string_view expression);
/// Returns the meaning of an attribute, or of the element that replaces it; of its default if neither exists.
std::string attributeMeaning(engine::Element element, const engine::ParameterSpec& spec);
/// Returns the meaning of a condition and the conditions in it.
std::string conditionMeaning(engine::Element condition, const engine::Vocabulary& vocabulary);

} // namespace orrery::widgets
