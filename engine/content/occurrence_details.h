// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/vocabulary/vocabulary.h"

#include <array>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The attributes that state an element's timing, in the order of Timing; also shown to users.
inline constexpr std::array timingNames{inPhrase("before"), inPhrase("when"), inPhrase("after")};

/// Returns the further attributes by which an element narrows down the events in its `before`, `when` or `after`. Such
/// elements have ElementSpec::takesDetails, or are effects that wait for an event. If one names no event or an unknown
/// one, returns the attributes of all events.
std::vector<ParameterSpec> detailParameters(const Vocabulary& vocabulary, Element element);
/// Returns whether an effect waits for an event, which its attributes name.
bool awaitsOccurrence(const EffectSpec& spec);

} // namespace orrery::engine
