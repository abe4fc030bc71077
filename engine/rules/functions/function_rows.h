// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/functions.h"

namespace orrery::engine {

/// Returns every operator and function, in the order of the reference.
std::span<const ExpressionFunction> functionRows();

} // namespace orrery::engine
