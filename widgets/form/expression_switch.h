// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/vocabulary.h"
#include "widgets/form/structure_edit.h"

#include <optional>
#include <string>
#include <string_view>

namespace orrery::widgets {

// Expressions and conditions from text into elements and back (I2.6). Nothing is lost: comments stand before the text
// afterwards, and what text cannot say stays in elements, with a reason.

struct SwitchResult {
    std::optional<StructureEdit> edit{};
    engine::Phrase fault{}; ///< why not, lower case; empty where there is an edit, and where there is nothing to switch
};

/// Whether an element can be switched at all: an expression as a condition, or one in elements.
bool isTextual(engine::Element element, const engine::Vocabulary& vocabulary);
bool isInElements(engine::Element element, const engine::Vocabulary& vocabulary);

/// An expression that stands in an attribute, as an element of that name inside.
SwitchResult attributeToElements(engine::Element element, std::string_view attribute,
                                 const engine::Vocabulary& vocabulary);
/// A condition, or a part of an expression, that is text.
SwitchResult toElements(engine::Element element, const engine::Vocabulary& vocabulary);
/// An element that stands for an attribute becomes that attribute; a condition or a part of an expression in elements
/// becomes text.
SwitchResult toText(engine::Element element, const engine::Vocabulary& vocabulary);

} // namespace orrery::widgets
