// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_content.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// An id that scripts or texts use, without a text in the string table.
struct FocsMissingString {
    std::string id;
    Location where; ///< first use
};

/// Returns the ids without a text, sorted by id. Uses are the names, descriptions and labels of scripts, and the
/// insertions `[[ID]]` of other texts. The string table is the English one, which FreeOrion uses for texts that the
/// table of another language lacks.
std::vector<FocsMissingString> missingFocsStrings(const FocsContent& content);

} // namespace orrery::engine
