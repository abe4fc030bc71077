// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/scenario_model.h"
#include "engine/universe/turn_log.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// A question to the person at the sandbox (T7): which of several responses comes next, or whether an empire takes one
/// of its reactions (T24).
struct Question {
    enum class Kind : std::uint8_t { order, reaction } kind = Kind::order;
    Row decider = noRow; ///< the active empire; the payer; the empire that may react
    std::uint32_t turn = 0;
    Timing timing = Timing::after;
    TimingStep step = TimingStep::b;
    std::vector<Conflict::Contender> contenders{}; ///< Conflict::Contender::occurrence is an index into `occurrences`
    std::vector<OccurrenceRecord> occurrences{};   ///< events that the contenders respond to
    std::vector<Phrase> texts{};            ///< one per contender, for users: "BLD_A/g of Sol III: after destroyed"
    std::vector<CheckedDecision> choices{}; ///< one per contender: the decision that chooses it
    std::uint64_t identity = 0;             ///< equal for the same question of the same step
    std::size_t place = 0;                  ///< number of questions before it in the step
};

/// The decisions for one step.
struct Decisions {
    bool asks = false;                    ///< a person can be asked, if the policy says so (T7)
    std::vector<CheckedDecision> answers; ///< decisions of the step, in the order of their use
    /// Orders of conflicts to try, whatever the policy says (T17). Each is for a conflict that the step had when it was
    /// computed with the orders before it.
    std::vector<Conflict> tried;
};

} // namespace orrery::engine
