// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/turn_in_progress.h"

#include "engine/program/program.h"
#include "engine/turn/kept_run.h"

namespace orrery::engine {

constinit thread_local TurnInProgress turnInProgress;
constinit thread_local volatile bool playsKeptRun = false;

GroupInProgress groupInProgress(const TurnInProgress& at) {
    const Program* const program = at.program;
    const std::uint32_t group = at.group;
    if (program == nullptr || group >= program->groups.size()) {
        return {};
    }
    const CompiledGroup& compiled = program->groups[group];
    return {program->model->classes.asRead(compiled.objectClass).id.c_str(), compiled.checked->id.c_str()};
}

} // namespace orrery::engine
