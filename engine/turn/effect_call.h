// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"
#include "engine/turn/proposal.h"
#include "engine/turn/run_limits.h"

#include <memory>

namespace orrery::engine {

class BlockMatches;
struct StepRun;

/// The call of one effect that alters no meter, on the remaining rows of its scope. Effects evaluate arguments that
/// read the target before the first write (E2.4).
struct EffectCall {
    const CompiledEffect& effect;
    const View& view;  ///< state before this effect; stale after the effect's first write
    const View& reads; ///< state that conditions, amounts and texts read; may hold destroyed objects (T15)
    Row source = noRow;
    Row holder = noRow;
    const RowListRef& rows;
    Evaluator& evaluator;
    const RunLimits& limits;
    StepRun& run;
    Writer* writer = nullptr;     ///< writer for diagnostics, messages and interned values; null while `unable` runs
    Proposal* proposal = nullptr; ///< proposal that receives all changes of the effect; null while `unable` runs
    Cause cause;
    /// True if the effect claims a stacking name on the rows where it can act (E7.5). Then `unable` must be exact.
    /// Otherwise the effect may report a reason that is expensive to find when it fires.
    bool usesUpName = false;
    mutable std::shared_ptr<BlockMatches> matches{}; ///< matches that all objects of the call share (matchesOf)
};

} // namespace orrery::engine
