// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/vocabulary.h"
#include "widgets/edits/structure_edit.h"

#include <optional>
#include <string>
#include <string_view>

namespace orrery::widgets {

// Converts expressions and conditions from text into elements and back (I2.6). Nothing is lost: comments are before the
// text afterwards. Expressions that text cannot hold stay in elements, with a reason.

struct SwitchResult {
    std::optional<StructureEdit> edit{};
    engine::Phrase fault{}; ///< the reason for a failure, lower case; empty if there is an edit or nothing to switch
};

/// Returns whether an element can be switched at all: an expression as a condition, or one in elements.
bool isTextual(engine::Element element, const engine::Vocabulary& vocabulary);
bool isInElements(engine::Element element, const engine::Vocabulary& vocabulary);

/// Converts an expression in an attribute to an element of that name inside.
SwitchResult attributeToElements(engine::Element element, std::string_view attribute,
                                 const engine::Vocabulary& vocabulary);
/// Converts a condition or a part of an expression from text to elements.
SwitchResult toElements(engine::Element element, const engine::Vocabulary& vocabulary);
/// Converts to text: an element that replaces an attribute becomes that attribute. A condition or a part of an
/// expression in elements becomes text.
SwitchResult toText(engine::Element element, const engine::Vocabulary& vocabulary);

} // namespace orrery::widgets
