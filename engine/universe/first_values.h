// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

#include <functional>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Returns the initial values of the columns that a class's type has, except the columns that every object has.
/// @param textIndex returns the index of a text in the run's table
std::vector<Universe::FirstValue> firstValuesOf(const CheckedModel& model, ClassIndex objectClass,
                                                const std::function<std::uint32_t(std::string_view)>& textIndex);

} // namespace orrery::engine
