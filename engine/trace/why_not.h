// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/replay.h"
#include "engine/trace/verdicts.h"

#include <string>
#include <vector>

namespace orrery::engine {

/// Where a group's way to an object ended (I4.5), in the order of the way.
enum class WhyNotStage : std::uint8_t {
    fired,
    switchedOff, ///< enabled="false", or every effect is
    hasErrors,   ///< content that did not check
    noHolder,    ///< the holder does not carry the group, or was not yet there (E3.7)
    gone,        ///< the holder left the game earlier
    noSource,    ///< E2.8
    activation,
    scope,
    stacking,
    unable,
    inactive,  ///< the effect's own `active` does not hold (X5.2)
    trigger,   ///< nothing happened that the group answers, or it did not answer (T)
    prevented, ///< the change was prevented, replaced, or came to nothing (T8 to T10)
};

struct WhyNot {
    WhyNotStage stage = WhyNotStage::fired;
    Phrase sentence;                          ///< one sentence, no full stop: "Construction is 29, wanted: at least 30"
    Location where;                           ///< the XML that decided
    std::vector<ConditionVerdict> conditions; ///< of the step at which it ended, in written order
    std::uint32_t turn = 0;
    Row source = noRow;
    Row object = noRow;
    Moment moment;       ///< when it was decided
    Row blocker = noRow; ///< stacking: the holder of the group that came first
    std::uint32_t blockerGroup = noFiring;
};

/// Why a group of one holder did not touch an object in the step to `turn` (1 … last()). With object noRow: why it did
/// not fire at all.
WhyNot whyNot(const Session& session, std::uint32_t turn, std::uint32_t group, Row holder, Row object);

/// The same for many questions about one step.
WhyNot whyNot(Replay& replay, std::uint32_t group, Row holder, Row object);

/// Puts a record of an effect passing the object by into words: fills stage, sentence and blocker.
void explainSkip(Replay& replay, const Skip& skip, Row object, WhyNot& answer);

/// The name of a stage for the command line and tests: "fired", "activation", "scope" …
std::string_view stageName(WhyNotStage stage);

} // namespace orrery::engine
