// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/schema.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::widgets {

/// An element that the user can add inside another one.
struct ElementOffer {
    engine::ElementRow row{};
    std::string label{};
    std::string help{};
    std::string words{}; ///< tag of the element, perhaps with its type; the search also uses these words
    std::string xml{};   ///< new element with empty or default values; two blanks per level, LF, double quotes
};

/// Returns all elements that the user can add inside an element, in the order of the rows (I2.1). Returns none if the
/// element is full.
std::vector<ElementOffer> offersAt(engine::Element element, const engine::Vocabulary& vocabulary);

/// Returns whether a parent can contain one more element of that tag, in addition to its present children.
/// @param leaving child of the parent that will be removed; none: all children stay
bool mayStandIn(engine::Element parent, std::string_view tag, const engine::Vocabulary& vocabulary,
                engine::Element leaving = {});

/// Returns the text of a new element of a row, with its required attributes and blocks.
std::string snippetOf(const engine::ElementRow& row, const engine::Vocabulary& vocabulary);

/// Returns the conditions that can wrap a condition. Those with the same candidate come first (and, or, not …), because
/// wrapping with one of them keeps the candidate.
std::vector<engine::ElementRow> wrappersFor(engine::Element element, const engine::Vocabulary& vocabulary);

} // namespace orrery::widgets
