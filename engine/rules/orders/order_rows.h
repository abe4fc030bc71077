// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"

#include <span>

namespace orrery::engine {

/// Returns the kinds of order (E8.6), in the order in which events refer to them (turn/occurrences.h).
std::span<const OrderSpec> orderRows();

} // namespace orrery::engine
