// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/text/source_text.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace orrery::engine {

/// The XML and CSV files of one folder, by their paths in the folder, with '/' between folders. An editor replaces
/// texts with its unsaved buffers. A test or an importer can fill it without a disk. Texts are never null.
struct FolderContents {
    std::string name; ///< name of the folder, for messages
    std::map<std::string, std::shared_ptr<const SourceText>, std::less<>> files;
    std::vector<Diagnostic> diagnostics; ///< problems of unreadable files; their locations have no file
};

/// Reads every `*.xml` and `*.csv` below a folder, except in hidden folders and folders called `build`. Reads nothing
/// outside the folder, even through links (R2.5, law 3). Reads no file above XmlTree::maxFileBytes, and at most 100,000
/// files and 256 MB (FolderLimits).
/// @param shownBefore text before each path in messages
FolderContents readFolder(const std::string& folder, const std::string& shownBefore = {});

/// Adds the `*.csv` files below a folder to XML texts from elsewhere, under the same rules. Adds none if the folder
/// does not exist.
void addTables(const std::string& folder, FolderContents& contents);

/// The settings of the manifest (docs/content-format.md), with their defaults.
struct Manifest {
    std::string name;
    std::string version;
    std::string description;
    std::string language = "en";
    std::string scenario; ///< id of the default scenario; empty: the first scenario
    std::string rules;    ///< name of the rules (vocabulary/rules_profile.h)
    bool usesShippedVocabulary = true;
    Location scenarioWhere;
};

struct ProjectSource {
    std::shared_ptr<const SourceText> text;
    bool isShipped = false; ///< true for a file of the shipped vocabulary, which is read-only
    bool isTable = false;   ///< true for a CSV file, which tables of the content name (V6.1); its tree is empty
};

/// The files of a project in their load order (E8.5). A file's FileId is its index here. The order is: the shipped
/// vocabulary, the manifest, the files that it names, all others by path, and the tables.
struct ProjectSources {
    std::vector<ProjectSource> files;
    FileId manifestFile; ///< not valid if there is no manifest
    Manifest manifest;
    std::vector<Diagnostic> diagnostics; ///< problems of reading, and of the manifest's list of files

    /// Returns the file with this path, as shown to users; not valid if there is none.
    FileId find(std::string_view path) const;
};

/// An index of a project's files for many searches by path. The sources must outlive it.
class FilesByPath {
public:
    explicit FilesByPath(const ProjectSources& sources);

    /// Returns the file with this path, as shown to users; not valid if there is none.
    FileId find(std::string_view path) const;
    /// Returns the table of the project that content names by this path; not valid if there is none. The path may not
    /// lead out of the project's folder (R2.5).
    FileId findTable(std::string_view path) const;

private:
    const ProjectSources& m_sources;
    std::map<std::string_view, FileId> m_files; ///< the first file of each path
};

/// Puts files into load order. @param shipped the shipped vocabulary; its paths begin with "vocabulary/"
ProjectSources arrangeSources(const FolderContents& project, const FolderContents& shipped);

} // namespace orrery::engine
