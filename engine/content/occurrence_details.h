// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/vocabulary/vocabulary.h"

#include <array>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The attributes by which an element says when it answers, in the order of Timing; also what people read.
inline constexpr std::array timingNames{inPhrase("before"), inPhrase("when"), inPhrase("after")};

/// Further attributes by which an element narrows down the occurrences that it names in `before`, `when` or `after`
/// (ElementSpec::takesDetails, and effects that await something); of all occurrences there are, where one of them is
/// unknown or none is named yet.
std::vector<ParameterSpec> detailParameters(const Vocabulary& vocabulary, Element element);
/// Whether an effect waits for occurrences, which its attributes name.
bool awaitsOccurrence(const EffectSpec& spec);

} // namespace orrery::engine
