// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"

#include <vector>

namespace orrery::engine {

/// The reusable buffers for building scopes. A turn builds hundreds of thousands of scopes, most of which contain one
/// object.
struct ScopeRoom {
    std::vector<const CompiledCondition*> parts;
    std::vector<const CompiledCondition*> single;
    std::vector<const Bitmap*> shared;
    RowList list;
};

/// Finds the scope of a group for a source (E4.1, E4.5). Evaluates conditions that few objects match first, and random
/// draws last.
/// @param rows receives the objects, ascending
void makeScope(Evaluator& evaluator, const CompiledGroup& group, const View& view, Row source, ScopeRoom& room,
               RowList& rows);

} // namespace orrery::engine
