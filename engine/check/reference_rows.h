// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/reference.h"

#include <string>
#include <vector>

// What the reference says of rows, for the parts of referenceOf().
namespace orrery::engine {

/// What a parameter is, what may be chosen, and what it is where it is left out.
Phrase parameterWords(const ParameterSpec& parameter);
/// What stands inside an effect, in an element of its own.
Phrase blockWords(const BlockSpec& block);

/// What happens to objects, those that vocabularies declare among it; or the points of a turn (T1).
std::vector<ReferenceEntry> occurrenceEntries(const Vocabulary& vocabulary, bool arePoints);
std::vector<ReferenceEntry> orderEntries(const Vocabulary& vocabulary);  ///< E8.6
std::vector<ReferenceEntry> watchEntries(const Vocabulary& vocabulary);  ///< S5
std::vector<ReferenceEntry> actionEntries(const Vocabulary& vocabulary); ///< S8

} // namespace orrery::engine
