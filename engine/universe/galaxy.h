// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/universe/galaxy_names.h"
#include "engine/universe/writer.h"

#include <optional>
#include <vector>

namespace orrery::engine {

/// Returns the class of a type's objects if the content names none; nullopt if the vocabulary has no such class.
std::optional<ClassIndex> defaultClass(const CheckedModel& model, std::string_view type);

/// Generates a galaxy (S15): empires, systems, planets, lanes, home worlds and specials. Uses the types and properties
/// with the shipped ids, and skips those that are not in the vocabulary. The keys of each draw are the universe's seed,
/// the system or planet, and the purpose. So another special changes no other draw.
/// @param empires the declared empires that need a home; creates more empires up to GalaxySpec::empires
/// @param taken names that the scenario gives to its own objects
void makeGalaxy(const GalaxySpec& spec, std::vector<Row> empires, const NameSet& taken, Writer& writer,
                std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
