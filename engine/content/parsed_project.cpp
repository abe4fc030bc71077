// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/parsed_project.h"

#include "engine/content/baseline_rows.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/structure.h"

namespace orrery::engine {

namespace {

std::string placeIn(const SourceText& text, Span span) {
    const Position at = text.position(span.begin);
    return text.path() + ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
}

/// What there is to say of one file by itself.
std::vector<Diagnostic> checkFile(const XmlTree& tree, const ElementSpec& spec) {
    std::vector<Diagnostic> diagnostics = tree.diagnostics();
    if (tree.root() == XmlTree::none) {
        return diagnostics; // an XML fault of its own
    }
    const Element root{&tree, tree.root()};
    if (root.tag() == spec.tag) {
        checkStructure(root, spec, diagnostics);
    } else if (!root.node().isBroken) {
        diagnostics.push_back(
            {&diag::wrongRoot, root.head(), {std::string(root.tag()), std::string(spec.tag)}, {}, {}});
    }
    return diagnostics;
}

} // namespace

std::string placeText(const std::vector<std::shared_ptr<const SourceText>>& files, Location where) {
    return where.file.value < files.size() ? placeIn(*files[where.file.value], where.span) : std::string();
}

std::vector<Element> ParsedProject::topLevel(std::string_view tag) const {
    std::vector<Element> all;
    for (std::uint32_t file = 0; file < trees.size(); ++file) {
        const XmlTree& tree = *trees[file];
        if (FileId{file} == sources.manifestFile || tree.root() == XmlTree::none ||
            tree.name(tree.root()) != orreryElement().tag) {
            continue;
        }
        for (const std::uint32_t child : tree.elements(tree.root())) {
            if (tree.name(child) == tag) {
                all.push_back({&tree, child});
            }
        }
    }
    return all;
}

std::string ParsedProject::placeText(Location where) const {
    return where.file.value < sources.files.size() ? placeIn(*sources.files[where.file.value].text, where.span)
                                                   : std::string();
}

ParsedProject parseProject(ProjectSources sources, const ParsedProject* previous) {
    std::map<const SourceText*, std::uint32_t> known;
    if (previous != nullptr) {
        for (std::uint32_t i = 0; i < previous->trees.size(); ++i) {
            known.emplace(previous->trees[i]->source().get(), i);
        }
    }
    ParsedProject project;
    project.sources = std::move(sources);
    for (std::uint32_t i = 0; i < project.sources.files.size(); ++i) {
        const auto& text = project.sources.files[i].text;
        const bool isManifest = project.sources.manifestFile == FileId{i};
        const auto found = known.find(text.get());
        if (found != known.end() && found->second == i && isManifest == (previous->sources.manifestFile == FileId{i})) {
            project.trees.push_back(previous->trees[i]);
            project.fileDiagnostics.push_back(previous->fileDiagnostics[i]);
            continue;
        }
        if (project.sources.files[i].isTable) { // no XML: an empty tree stands for it
            const auto nothing = std::make_shared<const SourceText>(text->path(), std::string());
            project.trees.push_back(std::make_shared<const XmlTree>(parseXml(nothing, FileId{i})));
            project.fileDiagnostics.push_back(std::make_shared<const std::vector<Diagnostic>>());
            continue;
        }
        project.trees.push_back(std::make_shared<const XmlTree>(parseXml(text, FileId{i})));
        project.fileDiagnostics.push_back(std::make_shared<const std::vector<Diagnostic>>(
            checkFile(*project.trees.back(), isManifest                     ? projectElement()
                                             : text->path() == baselinePath ? baselineElement()
                                                                            : orreryElement())));
    }
    return project;
}

void addFileDiagnostics(const ParsedProject& project, std::vector<Diagnostic>& diagnostics) {
    diagnostics.insert(diagnostics.end(), project.sources.diagnostics.begin(), project.sources.diagnostics.end());
    for (const auto& ofFile : project.fileDiagnostics) {
        diagnostics.insert(diagnostics.end(), ofFile->begin(), ofFile->end());
    }
}

Strings loadStrings(const ParsedProject& project, std::string_view language, std::vector<Diagnostic>& diagnostics) {
    Strings strings;
    std::map<std::string, Location> places;
    for (const Element table : project.topLevel("strings")) {
        const std::string of = table.has("language") ? table.value("language") : "en";
        for (const Element entry : table.children()) {
            const std::string id = entry.value("id");
            if (entry.tag() != "string" || id.empty()) {
                continue;
            }
            const auto [place, isNew] = places.emplace(of + "\n" + id, entry.valueWhere("id"));
            if (!isNew) {
                diagnostics.push_back(
                    {&diag::duplicateString, entry.valueWhere("id"), {id}, {{place->second, "the earlier one"}}, {}});
            }
            if (of == language) {
                strings.insert_or_assign(id, std::string(trimmed(entry.tree->text(entry.index))));
            }
        }
    }
    return strings;
}

} // namespace orrery::engine
