// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/run_faults.h"

#include <array>

namespace orrery::engine {

std::span<const DiagnosticSpec> turnDiagnostics() {
    static constexpr std::array all{
        diag::runActionFailed,   diag::runNoSuchEmpire,   diag::runTooManyLanes,  diag::runTooManyMessages,
        diag::runOrderRefused,   diag::runDecisionUnused, diag::runMoveStopped,   diag::runProjectWaits,
        diag::runOrderMatters,   diag::runNoOrderMatters, diag::runChainCut,      diag::runTooManyAnswers,
        diag::runTooManyChanges, diag::runTooMuchAsked,   diag::runTooManyEvents, diag::runTooManyFirings,
        diag::runTooMuchTrace,   diag::runTooManyPending, diag::runWorkUsedUp,    diag::runMemoryUsedUp};
    return all;
}

} // namespace orrery::engine
