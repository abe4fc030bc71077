// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The text with all edits made. Spans speak of the text before any of them; their order does not matter, except that
/// insertions at one place stand in the order given. Of edits that overlap the one that begins first is made (of those
/// that begin together: the one given first); the others are left out, as are spans beyond the end. The file of an edit
/// is not looked at: give those of one file.
std::string applyEdits(std::string_view text, std::vector<TextEdit> edits);

} // namespace orrery::engine
