// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"

#include <span>

namespace orrery::engine {

/// Returns the shipped relations (X3.2), in the order of their words. The relation without a word, to all objects,
/// comes first.
std::span<const RelationSpec> relationRows();

/// Returns the shipped aggregates (X3.1), in the order of their names.
std::span<const AggregateSpec> aggregateRows();

} // namespace orrery::engine
