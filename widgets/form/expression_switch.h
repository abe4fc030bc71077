// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/vocabulary.h"
#include "widgets/edits/structure_edit.h"

#include <optional>
#include <string>
#include <string_view>

namespace orrery::widgets {

// Converts expressions and conditions from text into elements and back (I2.6). The conversion loses nothing: it puts
// comments before the text. If text cannot represent an expression, the expression stays in elements, and the result
// has a reason.

struct SwitchResult {
    std::optional<StructureEdit> edit{};
    engine::Phrase fault{}; ///< reason for a failure, in lower case; empty if there is an edit or nothing to switch
};

/// Returns whether an element is an expression in text. isInElements() returns whether an element is an
/// expression or a condition in elements. The form can convert only such elements.
bool isTextual(engine::Element element, const engine::Vocabulary& vocabulary);
bool isInElements(engine::Element element, const engine::Vocabulary& vocabulary);

/// Converts an expression in an attribute into a child element with the attribute's name.
SwitchResult attributeToElements(engine::Element element, std::string_view attribute,
                                 const engine::Vocabulary& vocabulary);
/// Converts a condition or a part of an expression from text to elements.
SwitchResult toElements(engine::Element element, const engine::Vocabulary& vocabulary);
/// Converts elements to text. An element that replaces an attribute becomes that attribute. A condition or a part of an
/// expression becomes an element with text.
SwitchResult toText(engine::Element element, const engine::Vocabulary& vocabulary);

} // namespace orrery::widgets
