// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"

#include <string>
#include <vector>

namespace orrery::engine {

/// The English texts of one table of the program, for translation into other languages (I5.3).
struct ShownTable {
    std::string name;
    std::vector<std::string> texts; ///< texts in the order of the table; a text of several rows appears several times
};

/// Returns the labels and help of all rows and of the shipped vocabulary, and the texts of diagnostics.
/// @param shipped the model of a project with the shipped vocabulary only
std::vector<ShownTable> shownTexts(const CheckedModel& shipped);

} // namespace orrery::engine
