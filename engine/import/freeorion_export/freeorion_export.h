// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/import/freeorion_export/class_export.h"
#include "engine/import/importer.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The treatment of single edits, instead of the usual one (G9.2).
struct FreeOrionMacroChoice {
    std::string place; ///< of the edit in the project, "techs.xml:24"; empty: all edits
    std::string macro; ///< empty: all macros
    FreeOrionMacros macros = FreeOrionMacros::ask;
};

struct FreeOrionExportOptions {
    FreeOrionMacros macros = FreeOrionMacros::ask;
    bool usesChangedFiles = false; ///< whether edits may go into files that changed since the import
    std::string newFile{};         ///< path of the file for new classes; empty: new classes are refused
    std::vector<FreeOrionMacroChoice> macroChoices{}; ///< a later one replaces an earlier one
};

/// The way back of a project to FreeOrion's scripts, not yet on any disk.
struct FreeOrionExport {
    std::map<std::string, std::string> files; ///< bytes of the changed and the new files, by path in the folder
    std::vector<std::shared_ptr<const SourceText>> sources; ///< files of the project, then those of the folder, by the
                                                            ///< FileId of the faults
    std::vector<Diagnostic> faults;
    bool hasContent = false; ///< false: the folder contains no scripts
};

/// Returns whether a path names a script inside of the folder scripting, for new classes.
bool isScriptPath(const std::string& path);

/// Changes the files of the folder from which a project was imported, so that an import of them gives the project
/// again (G9). Without an edit no file changes. If a fault is an error, `files` is empty (G9.3).
/// @param origins bytes of the file with the origins; empty if the project has none
FreeOrionExport exportFreeOrion(const ForeignFolder& folder, const ParsedProject& project, std::string_view origins,
                                const FreeOrionExportOptions& options);

/// Returns the macro of a diagnostic of an export about a value that a macro made (G9.2). Returns an empty text for
/// other diagnostics.
std::string macroOf(const Diagnostic& fault);

/// Reads an imported project for an export, without the shipped vocabulary.
ParsedProject readExportProject(const FolderContents& contents);

/// Returns why no export can be written into a folder; nullopt if one can.
/// @param from folder of the game's files
std::optional<FileError> exportFolderFault(const std::string& from, const std::string& out);

/// Returns the files of the new folder that changed since an earlier export, and that this export would replace or
/// remove.
FileResult<std::vector<std::string>> filesChangedSinceExport(const FreeOrionExport& result, const std::string& from,
                                                             const std::string& out);

/// Copies the folder's `scripting`, `stringtables` and `customizations` byte by byte, with the changed files. Removes
/// files of an earlier export that are not in this one. Refuses a folder that is not empty, unless an earlier export
/// wrote it, and the folder from which the files come.
/// @param overwrites whether to replace files that changed since the earlier export. Without it, such files are a
/// conflict, and nothing is written.
/// @return the number of files
FileResult<std::size_t> writeFreeOrionExport(const FreeOrionExport& result, const std::string& from,
                                             const std::string& out, bool overwrites = false);

} // namespace orrery::engine
