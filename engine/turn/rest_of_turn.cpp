// SPDX-License-Identifier: GPL-3.0-or-later
// The stages that come after the groups of a turn (E8.6), in order, and the points between them (T3, E8.8).
#include "engine/turn/stepper.h"
#include "engine/turn/timeline.h"

#include <array>

namespace orrery::engine {

namespace {

struct StageRow {
    Stage stage;
    bool (*work)(StepRun& run); ///< stage function; returns false if stopped
};

/// Moves objects, and then determines visibility again (E5.13).
bool moveAndLook(StepRun& run) {
    if (!moveObjects(run)) {
        return false;
    }
    fixVisibility(run, Side::after);
    return true;
}

/// Opens the combat stage. The engine has no combat: the stage exists for responses.
bool fight(StepRun& run) {
    run.writer.openMoment(Stage::combat, 0);
    return true;
}

constexpr std::array stages{
    StageRow{Stage::orders, carryOutOrders}, StageRow{Stage::movement, moveAndLook}, StageRow{Stage::combat, fight},
    StageRow{Stage::production, produce},    StageRow{Stage::research, doResearch},  StageRow{Stage::income, addIncome},
    StageRow{Stage::rest, endDurations},
};

} // namespace

bool runRest(StepRun& run) {
    for (const StageRow& row : stages) {
        const Probed probed(run.work.probe, ProbeKind::stage, static_cast<std::uint64_t>(row.stage));
        if (!run.timeline->reach(row.stage, Side::before) || !row.work(run) ||
            !run.timeline->reach(row.stage, Side::after)) {
            return false;
        }
    }
    return true;
}

} // namespace orrery::engine
