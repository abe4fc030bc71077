// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/import_report.h"
#include "engine/text/file_io.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace orrery::engine {

/// The files of a folder of FreeOrion's content from before March 2006: XML and string tables (F3).
struct ClassicFolder {
    std::vector<std::shared_ptr<const SourceText>> files; ///< by path
    std::vector<Diagnostic> diagnostics;                  ///< unreadable files; the locations have no file
};

/// Reads `*.xml` and `*stringtable*.txt` of one folder, without its subfolders.
ClassicFolder readClassicFolder(const std::string& folder);

/// An imported project, not yet on any disk.
struct ImportedProject {
    std::map<std::string, std::string> files;               ///< bytes by path in the project's folder
    std::vector<std::shared_ptr<const SourceText>> sources; ///< the files read, by FileId of faults and notes
    std::vector<Diagnostic> faults;                         ///< in the order of the files, each with a suggestion (F5)
    ImportReport report;
    bool hasContent = false; ///< false: there was nothing to import
};

/// Makes a project from FreeOrion's content (F1). Never fails: keeps faulty parts as comments, and reports and lists
/// each. The same files give the same bytes.
ImportedProject importFreeOrionClassic(const ClassicFolder& folder);

/// Writes a project's files, each whole or not at all. Refuses a folder that holds any files, unless an earlier import
/// wrote its manifest.
std::variant<std::monostate, FileError> writeImportedProject(const ImportedProject& project, const std::string& folder);

} // namespace orrery::engine
