// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/shrink_project.h"

#include "engine/content/element.h"
#include "engine/lab/shrink_parts.h"
#include "engine/syntax/xml_edit.h"
#include "engine/text/text_edit.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace orrery::engine {

namespace {

/// Returns the files of a project with edits in its manifest.
FolderContents withManifest(const ParsedProject& project, std::vector<TextEdit> edits) {
    FolderContents files = ownFiles(project);
    const auto& manifest = project.sources.files[project.sources.manifestFile.value].text;
    files.files[manifest->path()] =
        std::make_shared<const SourceText>(manifest->path(), applyEdits(manifest->bytes(), std::move(edits)));
    return files;
}

const XmlTree* manifestOf(const ParsedProject& project) {
    const FileId file = project.sources.manifestFile;
    const XmlTree* const tree = file.isValid() ? project.trees[file.value].get() : nullptr;
    return tree != nullptr && tree->root() != XmlTree::none ? tree : nullptr;
}

} // namespace

TriedContent contentOf(const ParsedProject& project, RowTables rows) {
    CheckMemory memory;
    return tryEdits(project, {}, rows, memory);
}

FolderContents ownFiles(const ParsedProject& project) {
    FolderContents contents{.name = project.sources.manifest.name, .files = {}, .diagnostics = {}};
    for (const ProjectSource& source : project.sources.files) {
        if (!source.isShipped) {
            contents.files.emplace(source.text->path(), source.text);
        }
    }
    return contents;
}

ParsedProject withFiles(const ParsedProject& project, const FolderContents& files) {
    FolderContents shipped;
    for (const ProjectSource& source : project.sources.files) {
        if (source.isShipped) {
            shipped.files.emplace(source.text->path(), source.text);
        }
    }
    return parseProject(arrangeSources(files, shipped));
}

ParsedProject withScenario(const ParsedProject& project, const std::string& id) {
    const XmlTree* const tree = manifestOf(project);
    auto edit = tree != nullptr ? setAttribute(*tree, tree->root(), "scenario", id) : std::nullopt;
    return edit ? withFiles(project, withManifest(project, {std::move(*edit)})) : project;
}

ParsedProject withoutEmpty(const ParsedProject& project) {
    std::vector<TextEdit> edits; // of the manifest
    std::vector<std::string> empty;
    for (std::size_t file = 0; file < project.trees.size(); ++file) {
        const ProjectSource& source = project.sources.files[file];
        const XmlTree& tree = *project.trees[file];
        const bool isEmpty = !source.isShipped && !source.isTable && tree.root() != XmlTree::none &&
                             tree.name(tree.root()) == "orrery" && tree.elements(tree.root()).empty();
        if (!isEmpty) {
            continue;
        }
        empty.push_back(source.text->path());
    }
    if (const XmlTree* const manifest = manifestOf(project)) {
        for (const std::uint32_t child : manifest->elements(manifest->root())) {
            if (std::ranges::find(empty, Element{manifest, child}.value("path")) != empty.end()) {
                const Location place = removedPlace(*manifest, manifest->span(child));
                edits.push_back({place.file, place.span, {}});
            }
        }
    }
    FolderContents files = edits.empty() ? ownFiles(project) : withManifest(project, std::move(edits));
    for (const std::string& path : empty) {
        files.files.erase(path);
    }
    return withFiles(project, files);
}

} // namespace orrery::engine
