// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"

#include <span>

namespace orrery::engine {

/// The shipped relations (X3.2), in the order of their words; that of everything to everything first.
std::span<const RelationSpec> relationRows();

/// The shipped aggregates (X3.1), in the order of their names.
std::span<const AggregateSpec> aggregateRows();

} // namespace orrery::engine
