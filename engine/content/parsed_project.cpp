// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/parsed_project.h"

#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/structure.h"

namespace orrery::engine {

namespace {

std::string placeIn(const SourceText& text, Span span) {
    const Position at = text.position(span.begin);
    return text.path() + ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
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
    std::map<const SourceText*, std::shared_ptr<const XmlTree>> known;
    if (previous != nullptr) {
        for (const auto& tree : previous->trees) {
            known.emplace(tree->source().get(), tree);
        }
    }
    ParsedProject project;
    project.sources = std::move(sources);
    for (std::uint32_t i = 0; i < project.sources.files.size(); ++i) {
        const auto& text = project.sources.files[i].text;
        const auto found = known.find(text.get());
        const bool isKept = found != known.end() && found->second->file() == FileId{i};
        project.trees.push_back(isKept ? found->second : std::make_shared<const XmlTree>(parseXml(text, FileId{i})));
    }
    return project;
}

void checkFiles(const ParsedProject& project, std::vector<Diagnostic>& diagnostics) {
    const ProjectSources& sources = project.sources;
    diagnostics.insert(diagnostics.end(), sources.diagnostics.begin(), sources.diagnostics.end());
    for (std::uint32_t i = 0; i < project.trees.size(); ++i) {
        const XmlTree& tree = *project.trees[i];
        diagnostics.insert(diagnostics.end(), tree.diagnostics().begin(), tree.diagnostics().end());
        if (tree.root() == XmlTree::none) {
            continue; // an XML fault of its own
        }
        const Element root{&tree, tree.root()};
        const ElementSpec& spec = FileId{i} == sources.manifestFile ? projectElement() : orreryElement();
        if (root.tag() == spec.tag) {
            checkStructure(root, spec, diagnostics);
        } else if (!root.node().isBroken) {
            diagnostics.push_back(
                {&diag::wrongRoot, root.head(), {std::string(root.tag()), std::string(spec.tag)}, {}, {}});
        }
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
