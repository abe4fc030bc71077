// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/universe/galaxy_names.h"
#include "engine/universe/writer.h"

#include <optional>
#include <vector>

namespace orrery::engine {

/// The class of the objects of a type that nobody names a class for; nullopt where the vocabulary has none.
std::optional<ClassIndex> defaultClass(const CheckedModel& model, std::string_view type);

/// Generates a galaxy (S15): empires, systems, planets, lanes, home worlds and specials. Types and properties are those
/// with the shipped ids; what a vocabulary lacks is left out. Every draw is keyed by the universe's seed, the system or
/// planet, and the purpose, so that another special changes no other draw.
/// @param empires those that the scenario declares and that want a home; more are made up to GalaxySpec::empires.
/// @param taken names that the scenario gives to its own objects.
void makeGalaxy(const GalaxySpec& spec, std::vector<Row> empires, const NameSet& taken, Writer& writer,
                std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
