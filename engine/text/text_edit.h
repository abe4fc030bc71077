// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Returns the text with all edits applied. Spans refer to the text before any of them. The order of edits does not
/// matter, except that insertions at one place keep the order given. Of edits that overlap, the one that begins first
/// applies; of those that begin together, the one given first. The others are skipped, as are spans beyond the end. The
/// file of an edit is ignored: pass edits of one file.
std::string applyEdits(std::string_view text, std::vector<TextEdit> edits);

} // namespace orrery::engine
