// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/content/element_rows.h"
#include "engine/content/project_sources.h"
#include "engine/syntax/xml_tree.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The elements in the `<orrery>` root of one file, in order.
struct FileOutline {
    struct Top {
        std::string_view tag; ///< view of the tag in the file's text
        std::uint32_t index = 0;
        bool hasModifiers = false; ///< true if it holds `<part>`, `<modify>` or `<modify-other>`, which few classes do
        bool hasFaults = false;    ///< true if it has problems in the format's own elements
    };
    std::vector<Top> all;
};

/// A project's files as trees. Versions of a project share trees, so a new version of one file needs a reading of that
/// file only.
struct ParsedProject {
    ProjectSources sources;
    std::vector<std::shared_ptr<const XmlTree>> trees; ///< trees by FileId
    /// The problems of each file by itself, which need no vocabulary. Indexed by FileId.
    std::vector<std::shared_ptr<const std::vector<Diagnostic>>> fileDiagnostics;

    std::vector<std::shared_ptr<const FileOutline>> outlines; ///< outlines by FileId; empty for the manifest

    /// Returns the children with that tag of all `<orrery>` roots, in load order.
    std::vector<Element> topLevel(std::string_view tag) const;
    /// Returns the classes that have parts or modifiers.
    std::vector<Element> modifyingClasses() const;
    /// Returns the text of a place, such as "buildings.xml:12:3"; empty if the place is in no file.
    std::string placeText(Location where) const;
};

/// Parses all files, and checks the format's own elements. Reuses the results of `previous` for each file with the same
/// text and FileId, unless the file becomes or stops being the manifest.
ParsedProject parseProject(ProjectSources sources, const ParsedProject* previous = nullptr);

/// Adds all diagnostics that need no vocabulary: those of reading, the manifest, XML, and the format's own elements.
void addFileDiagnostics(const ParsedProject& project, std::vector<Diagnostic>& diagnostics);

using Strings = std::map<std::string, std::string, std::less<>>;
/// Returns the texts of one language by their ids.
Strings loadStrings(const ParsedProject& project, std::string_view language, std::vector<Diagnostic>& diagnostics);

/// Returns "path:line:column" of a place; empty if the place is in none of the files. @param files files by FileId
std::string placeText(const std::vector<std::shared_ptr<const SourceText>>& files, Location where);

} // namespace orrery::engine
