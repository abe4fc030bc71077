// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/vocabulary/vocabulary.h"

#include <cstdint>
#include <optional>
#include <string>

namespace orrery::engine {

/// Returns a project in which a scenario places the objects of its generated galaxy one by one: systems, starlanes,
/// planets, homes and specials, with their names. So shrinking can remove each of them (I4.23). Their birth keys are
/// those of placed objects. Returns nullopt if the scenario has no generated objects.
/// @param seed the seed of the galaxy
std::optional<ParsedProject> withPlacedGalaxy(const ParsedProject& project, RowTables rows, const std::string& scenario,
                                              std::uint64_t seed);

} // namespace orrery::engine
