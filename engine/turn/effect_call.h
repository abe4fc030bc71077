// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"
#include "engine/turn/proposal.h"
#include "engine/turn/run_limits.h"

#include <memory>

namespace orrery::engine {

class BlockMatches;
struct StepRun;

/// A firing of one effect that alters no meter, on the rest of its scope. Arguments that read the target are evaluated
/// before the first write (E2.4).
struct EffectCall {
    const CompiledEffect& effect;
    const View& view;  ///< the state before this effect, which it changes; stale after the first write
    const View& reads; ///< for conditions, amounts and texts; may hold destroyed objects in their last state (T15)
    Row source = noRow;
    Row holder = noRow;
    const RowListRef& rows;
    Evaluator& evaluator;
    const RunLimits& limits;
    StepRun& run;
    Writer* writer = nullptr;     ///< for faults, messages and interning; null while `unable` is evaluated
    Proposal* proposal = nullptr; ///< receives all changes of the effect; null while `unable` is evaluated
    Cause cause;
    /// Whether the effect claims a stacking name where it is able (E7.5). Then `unable` must be exact. Otherwise a
    /// reason that takes much work to find may be reported when the effect fires.
    bool usesUpName = false;
    mutable std::shared_ptr<BlockMatches> matches{}; ///< shared by all objects of the call (matchesOf)
};

} // namespace orrery::engine
