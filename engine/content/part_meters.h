// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/text/diagnostic.h"
#include "engine/vocabulary/vocabulary.h"

#include <vector>

namespace orrery::engine {

/// Adds the part meters to a vocabulary: for each meter with a list of parts (Type::partMeters), one meter for each
/// class of the list's type. They come after all declared meters.
void declarePartMeters(const ParsedProject& project, Vocabulary& vocabulary, std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
