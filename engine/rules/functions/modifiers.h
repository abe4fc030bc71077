// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"

#include <span>

namespace orrery::engine {

/// Returns the shipped modifiers of variables, in the order of their inherent priority (V4.2).
std::span<const ModifierSpec> modifierRows();

} // namespace orrery::engine
