// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/vocabulary_reports.h"
#include "engine/vocabulary/vocabulary.h"

#include <vector>

namespace orrery::engine {

/// Gives the vocabulary its scopes of variables: each type, and the sub-scopes that elements declare. A sub-scope may
/// be declared before its parent.
void resolveScopes(Vocabulary& vocabulary, const std::vector<Element>& elements, VocabularyReports& reports);

} // namespace orrery::engine
