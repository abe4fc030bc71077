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
    std::vector<Diagnostic> diagnostics;                  ///< what could not be read; of no file
};

/// Reads `*.xml` and `*stringtable*.txt` of one folder, not of those below it.
ClassicFolder readClassicFolder(const std::string& folder);

/// A project that was imported, not yet on any disk.
struct ImportedProject {
    std::map<std::string, std::string> files;               ///< bytes by path in the project's folder
    std::vector<std::shared_ptr<const SourceText>> sources; ///< what was read, by FileId of faults and notes
    std::vector<Diagnostic> faults;                         ///< in the order of the files, each with a suggestion (F5)
    ImportReport report;
    bool hasContent = false; ///< false: there was nothing to import
};

/// Makes a project of FreeOrion's content (F1). Never fails: faulty parts stay behind as comments, each reported and
/// listed. The same files give the same bytes.
ImportedProject importFreeOrionClassic(const ClassicFolder& folder);

/// Writes a project's files, each whole or not at all. A folder that holds anything is refused, unless an earlier
/// import wrote its manifest.
std::variant<std::monostate, FileError> writeImportedProject(const ImportedProject& project, const std::string& folder);

} // namespace orrery::engine
