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
        std::string_view tag; ///< in the file's text
        std::uint32_t index = 0;
        bool hasModifiers = false; ///< holds `<part>`, `<modify>` or `<modify-other>`, which few classes have
        bool hasFaults = false;    ///< the element has faults in the format's own elements
    };
    std::vector<Top> all;
};

/// A project's files as trees. Trees are shared, so a new version of one file costs the reading of that file only.
struct ParsedProject {
    ProjectSources sources;
    std::vector<std::shared_ptr<const XmlTree>> trees; ///< by FileId
    /// The problems of each file by itself, which need no vocabulary. Indexed by FileId.
    std::vector<std::shared_ptr<const std::vector<Diagnostic>>> fileDiagnostics;

    std::vector<std::shared_ptr<const FileOutline>> outlines; ///< by FileId; empty for the manifest

    /// Returns the children with that tag of all `<orrery>` roots, in load order.
    std::vector<Element> topLevel(std::string_view tag) const;
    /// Returns the classes that have parts or modifiers.
    std::vector<Element> modifyingClasses() const;
    /// Returns "buildings.xml:12:3"; empty for a place that is in no file.
    std::string placeText(Location where) const;
};

/// Reads all files: XML, and the format's own elements. Keeps the results of `previous` for each file with the same
/// text and FileId that is still, or still not, the manifest.
ParsedProject parseProject(ProjectSources sources, const ParsedProject* previous = nullptr);

/// Adds every problem of the files that needs no vocabulary: reading, the manifest, XML, and the format's own elements.
void addFileDiagnostics(const ParsedProject& project, std::vector<Diagnostic>& diagnostics);

using Strings = std::map<std::string, std::string, std::less<>>;
/// Returns the texts of one language by their ids.
Strings loadStrings(const ParsedProject& project, std::string_view language, std::vector<Diagnostic>& diagnostics);

/// Returns "path:line:column" of a place in files by FileId; empty for a place in none of them.
std::string placeText(const std::vector<std::shared_ptr<const SourceText>>& files, Location where);

} // namespace orrery::engine
