// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace orrery::fuzz {

using ProjectFiles = std::map<std::string, std::string>; ///< bytes by path

/// Parses a project with these files and the shipped vocabulary.
inline engine::ParsedProject parsedProject(const ProjectFiles& files) {
    static const engine::FolderContents shipped = engine::readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/");
    engine::FolderContents folder{.name = "fuzz", .files = {}, .diagnostics = {}};
    folder.files["orrery.xml"] = std::make_shared<const engine::SourceText>(
        "orrery.xml", R"xml(<project format="1" name="Fuzz" language="en"/>)xml");
    for (const auto& [path, bytes] : files) {
        folder.files[path] = std::make_shared<const engine::SourceText>(path, bytes);
    }
    return engine::parseProject(engine::arrangeSources(folder, shipped));
}

/// Claims that each diagnostic has a message, and a place within its file.
/// @param sizes bytes of the files, by id; files without a size are not checked.
inline void claimPlaces(const std::vector<engine::Diagnostic>& diagnostics, const std::vector<std::size_t>& sizes,
                        std::string_view input) {
    for (const engine::Diagnostic& finding : diagnostics) {
        claim(!finding.message().empty() && !finding.code().empty(), "a finding says nothing", input);
        const engine::Location where = finding.where;
        if (where.file.isValid() && where.file.value < sizes.size()) {
            claim(where.span.begin <= where.span.end && where.span.end <= sizes[where.file.value],
                  "a finding points outside of its file", input);
        }
    }
}

inline std::vector<std::size_t> sizesOf(const engine::ParsedProject& project) {
    std::vector<std::size_t> sizes;
    for (const engine::ProjectSource& source : project.sources.files) {
        sizes.push_back(source.text->bytes().size());
    }
    return sizes;
}

} // namespace orrery::fuzz
