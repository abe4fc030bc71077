// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/reference.h"

#include <string>
#include <vector>

// Texts about rows, for the parts of referenceOf().
namespace orrery::engine {

/// Returns a text about a parameter: its kind, its choices and its default.
Phrase parameterWords(const ParameterSpec& parameter);
/// Returns a text about a block of an effect.
Phrase blockWords(const BlockSpec& block);

/// Returns entries for the events of objects, including those of vocabularies; or for the points of a turn (T1).
std::vector<ReferenceEntry> occurrenceEntries(const Vocabulary& vocabulary, bool arePoints);
std::vector<ReferenceEntry> orderEntries(const Vocabulary& vocabulary);  ///< E8.6
std::vector<ReferenceEntry> watchEntries(const Vocabulary& vocabulary);  ///< S5
std::vector<ReferenceEntry> actionEntries(const Vocabulary& vocabulary); ///< S8

} // namespace orrery::engine
