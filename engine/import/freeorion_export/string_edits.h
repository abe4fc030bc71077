// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_strings.h"
#include "engine/text/diagnostic.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::engine {

/// The change of a text: its new words, or nothing to remove it.
using StringChanges = std::map<std::string, std::optional<std::string>>;

/// Returns a string table with these changes. Only the changed texts get other bytes. New texts come at the end.
/// @param refused gets the ids of texts that a table cannot hold
std::string changedStringTable(std::string_view bytes, const FocsStringTable& table, const StringChanges& changes,
                               std::vector<std::string>& refused);

} // namespace orrery::engine
