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

/// What stands in the `<orrery>` root of one file, in its order.
struct FileOutline {
    struct Top {
        std::string_view tag; ///< in the file's text
        std::uint32_t index = 0;
        bool hasModifiers = false; ///< holds `<part>`, `<modify>` or `<modify-other>`, as few classes do
        bool hasFaults = false;    ///< of the format's own elements in it
    };
    std::vector<Top> all;
};

/// A project's files as trees. Trees are shared, so a new version of one file costs the reading of one file.
struct ParsedProject {
    ProjectSources sources;
    std::vector<std::shared_ptr<const XmlTree>> trees; ///< by FileId
    /// By FileId: what there is to say of each file by itself, without knowing any vocabulary.
    std::vector<std::shared_ptr<const std::vector<Diagnostic>>> fileDiagnostics;

    std::vector<std::shared_ptr<const FileOutline>> outlines; ///< by FileId; empty of the manifest

    /// The children of that name of all `<orrery>` roots, in load order.
    std::vector<Element> topLevel(std::string_view tag) const;
    /// The classes among them that have parts or modifiers.
    std::vector<Element> modifyingClasses() const;
    /// "buildings.xml:12:3"; empty for a place in no file.
    std::string placeText(Location where) const;
};

/// Reads all files: XML, and the format's own elements. What `previous` knows of a file is kept where its text, its
/// FileId and its being the manifest are the same.
ParsedProject parseProject(ProjectSources sources, const ParsedProject* previous = nullptr);

/// Adds everything that can be said of the files without knowing any vocabulary: reading, the manifest, XML, and the
/// format's own elements.
void addFileDiagnostics(const ParsedProject& project, std::vector<Diagnostic>& diagnostics);

using Strings = std::map<std::string, std::string, std::less<>>;
/// The texts of one language by their ids.
Strings loadStrings(const ParsedProject& project, std::string_view language, std::vector<Diagnostic>& diagnostics);

/// "path:line:column" of a place in files by FileId; empty for a place in none of them.
std::string placeText(const std::vector<std::shared_ptr<const SourceText>>& files, Location where);

} // namespace orrery::engine
