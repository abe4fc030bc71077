// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/replay.h"
#include "engine/trace/verdicts.h"

#include <string>
#include <vector>

namespace orrery::engine {

/// The step at which a group failed to affect an object (I4.5), in the order of the steps.
enum class WhyNotStage : std::uint8_t {
    fired,
    switchedOff, ///< enabled="false", for the group or every effect
    hasErrors,   ///< content with errors
    noHolder,    ///< the holder does not carry the group, or did not exist yet (E3.7)
    gone,        ///< the holder was destroyed earlier
    noSource,    ///< E2.8
    activation,
    scope,
    stacking,
    unable,
    inactive,  ///< the effect's own `active` does not hold (X5.2)
    trigger,   ///< no event that the group listens to, or no response (T)
    prevented, ///< the change was cancelled, replaced, or reduced to 0 (T8 to T10)
};

struct WhyNot {
    WhyNotStage stage = WhyNotStage::fired;
    Phrase sentence;                          ///< one sentence, no full stop: "Construction is 29, wanted: at least 30"
    Location where;                           ///< the XML that decided
    std::vector<ConditionVerdict> conditions; ///< of the step at which it ended, in source order
    std::uint32_t turn = 0;
    Row source = noRow;
    Row object = noRow;
    Moment moment;       ///< the moment of the decision
    Row blocker = noRow; ///< stacking: the holder of the group that came first
    std::uint32_t blockerGroup = noFiring;
};

/// Returns why a group of one holder did not affect an object in the step to `turn` (1 … last()). With object noRow:
/// why it did not fire at all.
WhyNot whyNot(const Session& session, std::uint32_t turn, std::uint32_t group, Row holder, Row object);

/// Does the same for many questions about one step.
WhyNot whyNot(Replay& replay, std::uint32_t group, Row holder, Row object);

/// Describes a skip of the object by an effect: fills stage, sentence and blocker.
void explainSkip(Replay& replay, const Skip& skip, Row object, WhyNot& answer);

/// Returns the name of a stage for the command line and tests: "fired", "activation", "scope" …
std::string_view stageName(WhyNotStage stage);

} // namespace orrery::engine
