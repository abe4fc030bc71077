// SPDX-License-Identifier: GPL-3.0-or-later
// The stage of all groups that alter no meters (E8.4). The groups of all holders fire one after the other. Each group
// reads the state after all earlier groups.
#include "engine/turn/stepper.h"
#include "engine/turn/timeline.h"

namespace orrery::engine {

bool runEffectStage(StepRun& run) {
    const StepPlan& plan = run.memory.plan;
    const auto& waitingAt = run.memory.waitingAtPoint[static_cast<std::size_t>(FiringPoint::effects)];
    run.writer.refreshDerived();
    for (std::size_t bucket = 0; bucket < plan.priorities.size(); ++bucket) {
        for (const WaitingGroup& waiting : waitingAt[bucket]) {
            if (run.isStopped()) {
                return false;
            }
            run.timeline->consider(waiting, Stage::effects, plan.priorities[bucket]);
        }
    }
    return true;
}

} // namespace orrery::engine
