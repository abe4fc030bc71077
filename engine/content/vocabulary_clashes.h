// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/vocabulary_reports.h"
#include "engine/vocabulary/vocabulary.h"

namespace orrery::engine {

/// Reports names with two meanings. In expressions, meters, resources, defines, properties and the members of every
/// object share one namespace.
void reportNameClashes(const Vocabulary& vocabulary, VocabularyReports& reports);

} // namespace orrery::engine
