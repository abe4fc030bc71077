// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/replay.h"
#include "engine/trace/verdicts.h"

#include <string>
#include <vector>

namespace orrery::engine {

/// The step at which a group failed to affect an object (I4.5). The values follow the order of the steps.
enum class WhyNotStage : std::uint8_t {
    fired,
    switchedOff, ///< the group, or every effect, has enabled="false"
    hasErrors,   ///< the content has errors
    noHolder,    ///< the holder does not have the group, or did not exist yet (E3.7)
    gone,        ///< the holder was destroyed earlier
    noSource,    ///< the group has no source (E2.8)
    activation,
    scope,
    stacking,
    unable,
    inactive,  ///< the effect's own `active` is not true (X5.2)
    trigger,   ///< there was no event that the group listens to, or no response (T)
    prevented, ///< a response cancelled or replaced the change, or reduced it to 0 (T8 to T10)
};

struct WhyNot {
    WhyNotStage stage = WhyNotStage::fired;
    Phrase sentence;                          ///< one sentence: "Construction is 29, wanted: at least 30"
    Location where;                           ///< location of the XML that decided the result
    std::vector<ConditionVerdict> conditions; ///< conditions of the step that ended the search, in source order
    std::uint32_t turn = 0;
    Row source = noRow;
    Row object = noRow;
    Moment moment;       ///< moment of the decision
    Row blocker = noRow; ///< for stacking: holder of the group that claimed the name first
    std::uint32_t blockerGroup = noFiring;
};

/// Returns why a group of one holder did not affect an object in the step to `turn` (1 … last()). If the object is
/// noRow, returns why the group did not fire at all.
WhyNot whyNot(const Session& session, std::uint32_t turn, std::uint32_t group, Row holder, Row object);

/// Returns the same for several questions about one step.
WhyNot whyNot(Replay& replay, std::uint32_t group, Row holder, Row object);

/// Describes a skip of the object by an effect. Fills stage, sentence and blocker.
void explainSkip(Replay& replay, const Skip& skip, Row object, WhyNot& answer);

/// Returns the name of a stage for the command line and tests: "fired", "activation", "scope" …
std::string_view stageName(WhyNotStage stage);

} // namespace orrery::engine
