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
    std::vector<std::shared_ptr<const SourceText>> files; ///< files sorted by path
    std::vector<Diagnostic> diagnostics;                  ///< diagnostics for unreadable files; they belong to no file
    std::vector<std::string> disabled{};                  ///< paths of files that the game does not use either
    std::size_t pythonFiles = 0;                          ///< number of Python scripts, which no importer reads
};

/// An imported project, not yet on any disk.
struct ImportedProject {
    std::map<std::string, std::string> files;               ///< bytes by path in the project's folder
    std::vector<std::shared_ptr<const SourceText>> sources; ///< files that the importer read, indexed by the FileId in
                                                            ///< diagnostics and notes
    std::vector<Diagnostic> faults;                         ///< diagnostics in file order, each with a suggestion (F5)
    ImportReport report;
    std::string reportText;              ///< JSON of an importer with a report of its own; otherwise empty
    std::vector<Phrase> summary;         ///< sentences with the numbers of what was read and written
    std::vector<ImportSection> sections; ///< the parts that need attention
    bool hasContent = false;             ///< false: the folder contains nothing to import
};

/// One foreign format that the importer converts to a project. The command line, the New Project dialog and their help
/// list these rows.
struct Importer {
    std::string_view id;    ///< id on the command line, and in the manifest of imported projects
    std::string_view label; ///< name of the game
    std::string_view help;  ///< description of the imported content
    std::string_view files; ///< description of the files that the folder must contain
    ForeignFolder (*read)(const std::string& folder) = nullptr;
    /// Never fails: converts faulty parts to comments, each with a diagnostic. The same files give the same bytes.
    ImportedProject (*import)(const ForeignFolder& folder) = nullptr;
    /// Reads a saved game, and adds its scenario to the project. Null if the importer reads no saves.
    void (*addSave)(ImportedProject& project, const std::string& path) = nullptr;
};

std::span<const Importer> importers();
/// Returns the importer with that id. Returns null if there is none.
const Importer* findImporter(std::string_view id);

/// A file of an earlier import that the user has changed since. A new import keeps it (G2.1).
struct KeptFile {
    std::string path;
    bool isConflict = false; ///< the new import differs, too; it stands in the file PATH.new
};

/// The record of an import in its project: a hash of each file as the import has written it.
inline constexpr std::string_view importRecordPath = "import-files.txt";

/// Writes a project's files. Writes each file completely or not at all. Refuses a folder that is not empty, unless an
/// earlier import wrote its manifest. Keeps files that the user has changed since the earlier import, and removes files
/// that the new import no longer has. Scenarios of saved games stay.
/// @param kept if given, gets the files that the user has changed
std::variant<std::monostate, FileError> writeImportedProject(const ImportedProject& project, const std::string& folder,
                                                             std::vector<KeptFile>* kept = nullptr);

} // namespace orrery::engine
