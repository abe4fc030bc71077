// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/nearest_miss.h"

#include <vector>

namespace orrery::engine {

/// Returns the role of an answer: "nearest change", "nearest change of the content" … @param index its index in
/// NearestMiss::misses
Phrase missTitle(const NearestMiss& answer, std::size_t index);

/// Returns everything else that changes, as short sentences: "also acts on 5 other objects", "2 values fall". Returns
/// one sentence if there is nothing.
std::vector<Phrase> consequenceWords(const MissConsequences& consequences);

/// Returns a warning, as a sentence, if edits do not work in a run from the start; otherwise empty.
Phrase lastingWords(const Miss& miss);

/// Returns the sentence about the whole answer: the reason if there is none, or that the search was cut. Empty if there
/// is nothing to say.
Phrase outcomeWords(const NearestMiss& answer);

} // namespace orrery::engine
