// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/index.h"

#include <string>
#include <string_view>

namespace orrery::engine {

/// Returns a text with a name replaced by its new id (I3.6), wherever the text has it as a whole word. For texts that
/// the content does not contain: breakpoints, watches, plots and layers. A group is replaced after its class only:
/// "CLASS/GROUP". A meter is also replaced in its words `Max…` and `Current…`, and an object where `_` stands for
/// blanks.
/// @param was name before the rename
/// @param newId id after the rename
std::string renamedText(std::string_view text, const NameKey& was, std::string_view newId);

} // namespace orrery::engine
