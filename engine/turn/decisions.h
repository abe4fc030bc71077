// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/scenario_model.h"
#include "engine/universe/turn_log.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// A decision that a player has to make (T7). The player chooses which of several responses comes next, or whether an
/// empire takes one of its reactions (T24).
struct Question {
    enum class Kind : std::uint8_t { order, reaction } kind = Kind::order;
    Row decider = noRow; ///< for Kind::order: the active empire, or the payer of a payment; for Kind::reaction: the
                         ///< empire that may react
    std::uint32_t turn = 0;
    Timing timing = Timing::after;
    TimingStep step = TimingStep::b;
    std::vector<Conflict::Contender> contenders{}; ///< responses to choose from; Conflict::Contender::occurrence is an
                                                   ///< index into `occurrences`
    std::vector<OccurrenceRecord> occurrences{};   ///< events that the contenders respond to
    std::vector<Phrase> texts{};                   ///< text of each contender: "BLD_A/g of Sol III: after destroyed"
    std::vector<CheckedDecision> choices{};        ///< for each contender: the decision that chooses it
    std::uint64_t identity = 0;                    ///< hash that is equal for the same question of the same step
    std::size_t place = 0;                         ///< number of questions before this one in the step
};

/// The decisions for one step.
struct Decisions {
    bool asks = false;                    ///< true if a player can decide, if the policy is to ask (T7)
    std::vector<CheckedDecision> answers; ///< decisions of the step, in the order of their use
    /// Orders of conflicts to try instead of the policy's order (T17). Each entry orders a conflict that the step has
    /// when it uses the earlier entries.
    std::vector<Conflict> tried;
};

} // namespace orrery::engine
