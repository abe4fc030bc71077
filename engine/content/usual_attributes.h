// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows.h"

#include <span>
#include <string_view>

namespace orrery::engine {

/// Returns the optional attributes that a form shows even if they are missing; the form collapses the others (I2.1).
/// Empty for most elements.
std::span<const std::string_view> usualAttributes(const ElementSpec& element);

} // namespace orrery::engine
