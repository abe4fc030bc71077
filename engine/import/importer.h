// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/import_report.h"
#include "engine/text/file_io.h"

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The files of another game's content.
struct ForeignFolder {
    std::vector<std::shared_ptr<const SourceText>> files; ///< by path
    std::vector<Diagnostic> diagnostics;                  ///< files that cannot be read; each belongs to no file
};

/// A project that was imported, not yet on any disk.
struct ImportedProject {
    std::map<std::string, std::string> files;               ///< bytes by path in the project's folder
    std::vector<std::shared_ptr<const SourceText>> sources; ///< the files read, by FileId of faults and notes
    std::vector<Diagnostic> faults;                         ///< in the order of the files, each with a suggestion (F5)
    ImportReport report;
    bool hasContent = false; ///< false: the folder holds nothing to import
};

/// One foreign format that becomes a project. The command line, the New Project dialog and their help list the rows.
struct Importer {
    std::string_view id;    ///< on the command line, and in the manifest of imported projects
    std::string_view label; ///< the name of the game
    std::string_view help;  ///< the content that is imported
    std::string_view files; ///< the files that the folder must hold
    ForeignFolder (*read)(const std::string& folder) = nullptr;
    /// Never fails: faulty parts become comments, each with a fault. The same files give the same bytes.
    ImportedProject (*import)(const ForeignFolder& folder) = nullptr;
};

std::span<const Importer> importers();
/// @return null where no importer has the id
const Importer* findImporter(std::string_view id);

/// Writes a project's files, each whole or not at all. A folder that holds anything is refused, unless an earlier
/// import wrote its manifest.
std::variant<std::monostate, FileError> writeImportedProject(const ImportedProject& project, const std::string& folder);

} // namespace orrery::engine
