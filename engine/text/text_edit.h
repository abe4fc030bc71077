// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Returns the text with all edits applied. Spans refer to the text before any edit. Insertions at one place keep the
/// given order; otherwise the order does not matter. If edits overlap, applies only the one that begins first. If
/// overlapping edits begin together, applies the one given first. Skips the others, and edits beyond the end. Ignores
/// the file of an edit: pass edits of one file.
std::string applyEdits(std::string_view text, std::vector<TextEdit> edits);

} // namespace orrery::engine
