// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/import/freeorion_save/save_report.h"
#include "engine/import/saved_scenario.h"
#include "engine/text/diagnostic.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A saved game as a file of a project (G4.5).
struct SavedGameFile {
    std::string scenario; ///< id of its scenario; no other scenario of the project has it
    std::string path;     ///< path in the project's folder: "saves/alpha-083.xml"
    std::string text;
    bool isInProject = false; ///< true if the project already has this file, with the same text
    /// A warning for each name that the content lacks (G4.3) and each rule without a number, in the save's own text.
    std::vector<Diagnostic> missing;
    std::vector<SavedName> missingNames; ///< the same names
};

/// Returns whether a project has the content of FreeOrion, so that it can play saved games.
bool canPlaySaves(const ParsedProject& project);

/// Returns the file that adds a saved game to a project. If the project has another scenario or file with this name,
/// the name gets a number: "alpha-083-2".
/// @param savePath path of the save @param file the file of the save in the warnings
SavedGameFile savedGameFile(const SavedGame& game, std::string_view savePath, const ParsedProject& project,
                            FileId file);

} // namespace orrery::engine
