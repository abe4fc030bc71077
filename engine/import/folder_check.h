// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/text/source_text.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The result of reading another game's folder without creating a project.
struct FolderCheck {
    std::vector<std::shared_ptr<const SourceText>> sources; ///< files, by the FileId of the faults
    std::vector<Diagnostic> faults;                         ///< in file order
    std::string report;                                     ///< JSON, with a line end
    std::vector<Phrase> summary;                            ///< sentences with the numbers of what was read
    bool isRead = true;      ///< false: a file or a folder cannot be read; the faults name it
    bool hasContent = false; ///< false: the folder contains nothing of the game
};

/// A foreign format that Orrery can check without converting it to a project (G1).
struct FolderChecker {
    std::string_view id;    ///< id on the command line
    std::string_view label; ///< name of the game
    std::string_view files; ///< description of the files that the folder must contain
    /// @param saves paths of saved games to read with this content
    FolderCheck (*check)(const std::string& folder, const std::vector<std::string>& saves) = nullptr;
};

std::span<const FolderChecker> folderCheckers();
/// Returns the row with that id. Returns null if there is none.
const FolderChecker* findFolderChecker(std::string_view id);

} // namespace orrery::engine
