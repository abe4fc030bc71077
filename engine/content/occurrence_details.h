// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/vocabulary/vocabulary.h"

#include <array>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The attributes that give an element's timing, in the order of Timing. The window also shows these words.
inline constexpr std::array timingNames{inPhrase("before"), inPhrase("when"), inPhrase("after")};

/// Returns the further attributes by which an element selects some of the events in its `before`, `when` or `after`.
/// Such elements have ElementSpec::takesDetails, or are effects that wait for an event. If an element names no event or
/// an unknown one, returns the attributes of all events.
std::vector<ParameterSpec> detailParameters(const Vocabulary& vocabulary, Element element);
/// Returns whether an effect waits for an event, which its attributes name.
bool awaitsOccurrence(const EffectSpec& spec);

} // namespace orrery::engine
