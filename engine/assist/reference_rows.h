// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/reference.h"

#include <string>
#include <vector>

// Texts about rows, for referenceOf().
namespace orrery::engine {

/// Returns a text about a parameter: its kind, its choices and its default.
Phrase parameterWords(const ParameterSpec& parameter);
/// Returns a text about a block of an effect.
Phrase blockWords(const BlockSpec& block);

/// Returns entries for the events of objects, including events that vocabularies declare. With arePoints, returns
/// entries for the points of a turn instead (T1).
std::vector<ReferenceEntry> occurrenceEntries(const Vocabulary& vocabulary, bool arePoints);
std::vector<ReferenceEntry> orderEntries(const Vocabulary& vocabulary);     ///< entries for orders (E8.6)
std::vector<ReferenceEntry> statementEntries(const Vocabulary& vocabulary); ///< entries for statements (S15)
std::vector<ReferenceEntry> watchEntries(const Vocabulary& vocabulary);  ///< entries for conditions of scenarios (S5)
std::vector<ReferenceEntry> actionEntries(const Vocabulary& vocabulary); ///< entries for actions of scenarios (S8)

} // namespace orrery::engine
