// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/scenario_model.h"
#include "engine/universe/turn_log.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// What the person at the sandbox is asked (T7): which of several responses happens next, or whether an empire takes
/// one of its reactions (T24).
struct Question {
    enum class Kind : std::uint8_t { order, reaction } kind = Kind::order;
    Row decider = noRow; ///< the active empire; who pays; who may take a reaction
    std::uint32_t turn = 0;
    Timing timing = Timing::after;
    TimingStep step = TimingStep::b;
    std::vector<Conflict::Contender> contenders{}; ///< Conflict::Contender::occurrence: in `occurrences`
    std::vector<OccurrenceRecord> occurrences{};   ///< what they answer
    std::vector<Phrase> texts{};            ///< of each contender, for people: "BLD_A/g of Sol III: after destroyed"
    std::vector<CheckedDecision> choices{}; ///< of each contender: what decides for it
    std::uint64_t identity = 0;             ///< equal for the same question of the same step
    std::size_t place = 0;                  ///< how many came before it in the step
};

/// What was decided in one step.
struct Decisions {
    bool asks = false;                    ///< there is somebody to ask, where the policy says so (T7)
    std::vector<CheckedDecision> answers; ///< of the step, in the order in which they are used
    /// Orders in which conflicts are to be tried, whatever the policy says (T17): each of a conflict that the step had
    /// when it was taken with those before it.
    std::vector<Conflict> tried;
};

} // namespace orrery::engine
