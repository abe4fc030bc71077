// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_lexer.h"
#include "engine/import/focs/focs_tree.h"

#include <string_view>

namespace orrery::engine {

/// Parses an expanded text into definitions. A fault costs the definition that contains it; reading continues with the
/// next definition (G1.4).
/// @param place path of the script below the folder `scripting`, which decides what the script may define
FocsScript parseFocs(const FocsText& text, const FocsExpander& expander, std::string_view place, FileId file,
                     FocsStore& store);

} // namespace orrery::engine
