// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/freeorion_save/saved_game.h"
#include "engine/text/diagnostic.h"

#include <optional>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A saved game, or the reason why there is none.
struct SavedGameRead {
    std::optional<SavedGame> game; ///< no value if there is an error: a save is never read by half (G8.2)
    std::vector<Diagnostic> faults;
};

/// Reads the text of a saved game in one pass (G4). Never needs a tree of the text.
/// @param text must be shorter than 4 GB @param file the file of all faults
SavedGameRead readSavedGame(std::string_view text, FileId file);

} // namespace orrery::engine
