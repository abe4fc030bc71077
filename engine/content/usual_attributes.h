// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows.h"

#include <span>
#include <string_view>

namespace orrery::engine {

/// The optional attributes of an element that a form shows even where they are left out; it folds the others away
/// (I2.1). Empty for most.
std::span<const std::string_view> usualAttributes(const ElementSpec& element);

} // namespace orrery::engine
