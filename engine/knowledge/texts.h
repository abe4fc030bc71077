// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"

#include <string>
#include <vector>

namespace orrery::engine {

/// The English texts of one table of the program that people read: for who says them in other languages (I5.3).
struct ShownTable {
    std::string name;
    std::vector<std::string> texts; ///< in the order of the table; a text of several rows stands there several times
};

/// Labels and help of all rows and of the shipped vocabulary, and what findings say.
/// @param shipped a project of nothing but the shipped vocabulary
std::vector<ShownTable> shownTexts(const CheckedModel& shipped);

} // namespace orrery::engine
