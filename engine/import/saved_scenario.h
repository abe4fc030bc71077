// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/import/freeorion_save/saved_game.h"
#include "engine/import/markup.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The names in a project that the scenario of a saved game can refer to.
struct SavedGameContent {
    std::map<std::string, std::string, std::less<>> classes; ///< type by id
    std::set<std::string, std::less<>> properties;
    std::set<std::string, std::less<>> foci;
    std::map<std::string, bool, std::less<>> options; ///< by id; true for a text
    struct Design {
        std::string hull;
        std::string parts;
        bool isMonster = false;
        friend bool operator==(const Design&, const Design&) = default;
    };
    std::map<std::string, Design, std::less<>> designs; ///< by id of the class

    /// Returns the id of the class that a name in a save means. Returns an empty text if there is none.
    std::string classOf(std::string_view name, std::string_view type) const;
    /// Returns whether a rule of the content can have a value: a number, unless the rule is a text.
    bool canBe(std::string_view rule, std::string_view value) const;
};

/// Returns the names of a project that `orrery-cli import freeorion` has written.
/// @param isRead returns whether classes of a file count; null: those of all files
SavedGameContent savedGameContent(const ParsedProject& project, const std::function<bool(FileId file)>& isRead = {});

/// Returns the file of a scenario: first the ship designs of the game as classes, then the scenario (G4.1). The meters
/// have their initial values (G4.2); the saved current values do not matter (G5.2). A name that the content lacks
/// becomes a comment, or a class without groups if an object needs it (G4.3).
/// @param id id of the scenario; the ids of the designs begin with it
Markup savedScenario(const SavedGame& game, const std::string& id, const SavedGameContent& content);

/// Returns the id of the scenario for the file of a save: "alpha-turn-0083" for "saves/alpha-turn-0083.xml.xz".
std::string savedScenarioId(std::string_view path);

} // namespace orrery::engine
