// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/schema.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::widgets {

/// An element that may be added inside another one.
struct ElementOffer {
    engine::ElementRow row{};
    std::string label{};
    std::string help{};
    std::string words{}; ///< how it is written: a tag, perhaps with its type; the search also looks here
    std::string xml{};   ///< a new element with empty or default values; two blanks a level, LF, double quotes
};

/// Returns all elements that can be added inside an element, in the order of the rows (I2.1). Empty if it can hold no
/// more.
std::vector<ElementOffer> offersAt(engine::Element element, const engine::Vocabulary& vocabulary);

/// Returns whether an element of that tag may be inside a parent, in addition to its present children.
/// @param leaving a child of the parent that is about to be removed; none: all stay.
bool mayStandIn(engine::Element parent, std::string_view tag, const engine::Vocabulary& vocabulary,
                engine::Element leaving = {});

/// Returns the text of a new element of a row, with its required attributes and blocks.
std::string snippetOf(const engine::ElementRow& row, const engine::Vocabulary& vocabulary);

/// Returns the conditions that can be wrapped around a condition. Those with the same candidate come first (and, or,
/// not …), because wrapping them keeps the candidate.
std::vector<engine::ElementRow> wrappersFor(engine::Element element, const engine::Vocabulary& vocabulary);

} // namespace orrery::widgets
