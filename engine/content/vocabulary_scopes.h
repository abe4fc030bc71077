// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/vocabulary_reports.h"
#include "engine/vocabulary/vocabulary.h"

#include <vector>

namespace orrery::engine {

/// Adds the scopes of variables to the vocabulary: one for each type, and the declared sub-scopes. Content may declare
/// a sub-scope before its parent.
void resolveScopes(Vocabulary& vocabulary, const std::vector<Element>& elements, VocabularyReports& reports);

} // namespace orrery::engine
