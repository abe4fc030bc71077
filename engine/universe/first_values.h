// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

#include <functional>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// What the columns of a new object of a class begin with: all that its type has, those that every object has left out.
/// @param textIndex the index of a text in the table of the run.
std::vector<Universe::FirstValue> firstValuesOf(const CheckedModel& model, ClassIndex objectClass,
                                                const std::function<std::uint32_t(std::string_view)>& textIndex);

} // namespace orrery::engine
