// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression_node.h"
#include "engine/universe/bitmap.h"
#include "engine/universe/class_list.h"
#include "engine/universe/view.h"

#include <span>

namespace orrery::engine {

class World;

/// Returns the objects that have the class, grouping or value that the call names. Includes objects that have it
/// through an attached or owned object (X4.1).
Bitmap holdersOf(World& world, const View& view, const HasCall& call);
/// Evaluates has() for objects. @param holders the result of holdersOf() (World::has)
void evaluateHas(const View& view, const HasCall& call, const Bitmap& holders, std::span<const double> rows,
                 ClassLists& lists, double* out);

} // namespace orrery::engine
