// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/text/source_text.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace orrery::engine {

/// The XML and CSV files of one folder, by their paths in it, with '/' between folders. An editor replaces a text by
/// its unsaved buffer; a test or an importer fills it without a disk. Texts are never null.
struct FolderContents {
    std::string name; ///< the folder's own, for people
    std::map<std::string, std::shared_ptr<const SourceText>, std::less<>> files;
    std::vector<Diagnostic> diagnostics; ///< what could not be read; these are of no file
};

/// Reads every `*.xml` and `*.csv` below a folder, without hidden folders and those called `build`. Nothing outside the
/// folder is read, whatever links stand in it; no file above XmlTree::maxFileBytes; at most 100,000 files and 1 GB
/// (R2.5, law 3).
/// @param shownBefore stands before each path that people see.
FolderContents readFolder(const std::string& folder, const std::string& shownBefore = {});

/// Adds the `*.csv` below a folder, under the same rules, to XML texts that are at hand. A folder that is not there has
/// none.
void addTables(const std::string& folder, FolderContents& contents);

/// What the manifest says (docs/content-format.md); its defaults where it says nothing.
struct Manifest {
    std::string name;
    std::string version;
    std::string description;
    std::string language = "en";
    std::string scenario; ///< empty: the first one
    bool isStrict = false;
    bool usesShippedVocabulary = true;
    Location scenarioWhere;
};

struct ProjectSource {
    std::shared_ptr<const SourceText> text;
    bool isShipped = false; ///< of the shipped vocabulary: read-only
    bool isTable = false;   ///< CSV, which tables of the content name (V6.1); its tree is empty
};

/// The files of a project in their load order (E8.5): a file's FileId is its place here. The shipped vocabulary comes
/// first, then the manifest, the files that it names, all others by path, and the tables.
struct ProjectSources {
    std::vector<ProjectSource> files;
    FileId manifestFile; ///< not valid where there is no manifest
    Manifest manifest;
    std::vector<Diagnostic> diagnostics; ///< of reading, and of the manifest's list of files

    /// The file that people know by this path; not valid where there is none.
    FileId find(std::string_view path) const;
};

/// The files of a project, where many paths are looked for. Speaks of the sources that it was made of.
class FilesByPath {
public:
    explicit FilesByPath(const ProjectSources& sources);

    /// The file that people know by this path; not valid where there is none.
    FileId find(std::string_view path) const;
    /// The table of the project that content names by this path, which may not lead out of its folder (R2.5).
    FileId findTable(std::string_view path) const;

private:
    const ProjectSources& m_sources;
    std::map<std::string_view, FileId> m_files; ///< the first of a path
};

/// Puts files in order. @param shipped the shipped vocabulary, its paths beginning with "vocabulary/".
ProjectSources arrangeSources(const FolderContents& project, const FolderContents& shipped);

} // namespace orrery::engine
