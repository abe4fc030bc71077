// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/condition_call.h"
#include "engine/universe/writer.h"

namespace orrery::engine {

/// One firing of one effect that alters no meter, over what is left of its scope. Arguments that read the target are
/// evaluated before the first write (E2.4).
struct EffectCall {
    const CompiledEffect& effect;
    const View& view; ///< the state before this effect
    Row source = noRow;
    Row holder = noRow;
    const RowListRef& rows;
    Evaluator& evaluator;
    Writer* writer = nullptr; ///< null while `unable` is asked
    Cause cause;
};

std::span<const EffectSpec> effectRows();

/// The tables of every row that the program brings along: what loaders are given.
RowTables shippedRows();

} // namespace orrery::engine
