// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/importer.h"

#include <string>

namespace orrery::engine {

/// Reads a saved game of FreeOrion, and adds its scenario to a project that the importer has made: saves/NAME.xml
/// (G2.1). Adds the faults of the save, a warning for each name that the content lacks (G4.3), and an entry in the
/// report. A save with an error adds no scenario.
void addSavedGame(ImportedProject& project, const std::string& path);

} // namespace orrery::engine
