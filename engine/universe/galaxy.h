// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/universe/galaxy_names.h"
#include "engine/universe/writer.h"

#include <optional>
#include <vector>

namespace orrery::engine {

/// Returns the class of a type's objects when none is named; nullopt where the vocabulary has none.
std::optional<ClassIndex> defaultClass(const CheckedModel& model, std::string_view type);

/// Generates a galaxy (S15): empires, systems, planets, lanes, home worlds and specials. Uses the types and properties
/// with the shipped ids, and skips those that the vocabulary lacks. The universe's seed, the system or planet, and the
/// purpose key every draw, so another special changes no other draw.
/// @param empires those that the scenario declares and that need a home; more are created up to GalaxySpec::empires.
/// @param taken names that the scenario gives to its own objects.
void makeGalaxy(const GalaxySpec& spec, std::vector<Row> empires, const NameSet& taken, Writer& writer,
                std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
