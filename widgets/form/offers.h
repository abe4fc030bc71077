// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/schema.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::widgets {

/// Something that may stand inside an element.
struct ElementOffer {
    engine::ElementRow row{};
    std::string label{};
    std::string help{};
    std::string words{}; ///< what it is written as: a tag, perhaps with its type; found by a search as well
    std::string xml{};   ///< a new one: what it must have, empty or default; two blanks a level, LF, double quotes
};

/// Everything that may be added inside an element, in the order of the rows (I2.1). Nothing where the element takes no
/// further one.
std::vector<ElementOffer> offersAt(engine::Element element, const engine::Vocabulary& vocabulary);

/// Whether an element of that tag may stand inside a parent, beside what stands there already.
/// @param leaving a child of the parent that is about to go; none: all stay.
bool mayStandIn(engine::Element parent, std::string_view tag, const engine::Vocabulary& vocabulary,
                engine::Element leaving = {});

/// A new element of a row, with what the row demands of it.
std::string snippetOf(const engine::ElementRow& row, const engine::Vocabulary& vocabulary);

/// The conditions that hold others without asking about other objects (and, or, not …), so that one can be wrapped
/// around any condition without changing whom it is asked of; others that hold conditions come behind them.
std::vector<engine::ElementRow> wrappersFor(engine::Element element, const engine::Vocabulary& vocabulary);

} // namespace orrery::widgets
