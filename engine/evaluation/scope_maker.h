// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"

#include <vector>

namespace orrery::engine {

/// Reusable buffers for building scopes: a turn builds hundreds of thousands, most of one object.
struct ScopeRoom {
    std::vector<const CompiledCondition*> parts;
    std::vector<const CompiledCondition*> single;
    std::vector<const Bitmap*> shared;
    RowList list;
};

/// Finds the scope of a group for a source (E4.1, E4.5). Conditions that few objects match come first, draws last.
/// @param rows get the objects, ascending
void makeScope(Evaluator& evaluator, const CompiledGroup& group, const View& view, Row source, ScopeRoom& room,
               RowList& rows);

} // namespace orrery::engine
