// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/effect_call.h"
#include "engine/turn/timeline_state.h"

namespace orrery::engine {

/// An unfinished firing, and the frame that the firing responds to. A null frame means that the firing is no response.
struct ActiveFiring {
    StepRun& run;
    FiringFrame& frame;
    ResolvingFrame* about = nullptr;
};

/// Logs that an effect of the firing does not act on the rows. Does nothing if rows is null or empty.
void skipRows(const ActiveFiring& firing, std::uint16_t effect, SkipReason reason, RowListRef rows,
              PhraseView detail = {});

/// Sets the event that `Subject` and amount() refer to. This is the event that the firing responds to, in its present
/// state (T1).
void setCurrentEvent(const ActiveFiring& firing);

// The effects that act on the timeline itself (T23). Each effect acts on the rows of its call.

/// Delays effects until a turn, or until the event that they await (T13).
void delayEffects(const ActiveFiring& firing, PendingIndex& pending, const EffectCall& call);

/// Cancels the event that the firing responds to (T8). If the effect replaces the event, the effects inside it fire
/// next (T25).
void cancelEvent(const ActiveFiring& firing, const EffectCall& call);

/// Changes the amount of the event that the firing responds to. The resolver sums the changes of all responses, and
/// applies the sum after all responses (T10).
void changeAmount(const ActiveFiring& firing, const EffectCall& call);

} // namespace orrery::engine
