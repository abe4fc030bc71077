// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/parsed_project.h"

#include "engine/content/baseline_rows.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/structure.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, 3> modifierTags{"part", "modify", "modify-other"};

std::string placeIn(const SourceText& text, Span span) {
    const Position at = text.position(span.begin);
    return text.path() + ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
}

/// An earlier version of a file.
struct FileBefore {
    const XmlTree* tree = nullptr; ///< null if there is no earlier version
    const FileOutline* outline = nullptr;
};

/// The results of the last reading of a file, by element. Callers must request the elements in the order of the file.
class KnownTops {
public:
    explicit KnownTops(const FileBefore& before) : m_before(before) {}

    /// Returns null if the element has changed.
    const FileOutline::Top* find(Element element) {
        const std::uint32_t was =
            m_before.tree == nullptr ? XmlTree::none : element.tree->indexIn(*m_before.tree, element.index);
        if (was == XmlTree::none) {
            return nullptr;
        }
        const auto& all = m_before.outline->all;
        while (m_at < all.size() && all[m_at].index < was) {
            ++m_at;
        }
        return m_at < all.size() && all[m_at].index == was ? &all[m_at] : nullptr;
    }

private:
    const FileBefore& m_before;
    std::size_t m_at = 0;
};

FileOutline outlineOf(const XmlTree& tree, const FileBefore& before) {
    FileOutline outline;
    if (tree.root() == XmlTree::none || tree.name(tree.root()) != orreryElement().tag) {
        return outline;
    }
    KnownTops known(before);
    for (const std::uint32_t child : tree.elements(tree.root())) {
        const FileOutline::Top* const was = known.find({&tree, child});
        const bool hasModifiers =
            was != nullptr ? was->hasModifiers : std::ranges::any_of(modifierTags, [&](std::string_view tag) {
                return tree.child(child, tag) != XmlTree::none;
            });
        outline.all.push_back({tree.name(child), child, hasModifiers});
    }
    outline.all.shrink_to_fit();
    return outline;
}

/// Reports the problems of one file by itself. Skips unchanged elements that had no problem at the last reading.
/// @param outline the outline of the file, in which the function marks elements with problems; empty for other roots
std::vector<Diagnostic> checkFile(const XmlTree& tree, const ElementSpec& spec, FileOutline& outline,
                                  const FileBefore& before) {
    std::vector<Diagnostic> diagnostics = tree.diagnostics();
    if (tree.root() == XmlTree::none) {
        return diagnostics; // an XML problem, which is already reported
    }
    const Element root{&tree, tree.root()};
    NearSearches nearSearches; // for this file only, because the parser reads each file by itself
    if (root.tag() != spec.tag) {
        if (!root.node().isBroken) {
            diagnostics.push_back({&contentDiagnostics["content.wrong-root"],
                                   root.head(),
                                   {std::string(root.tag()), std::string(spec.tag)},
                                   {},
                                   {}});
        }
    } else if (outline.all.empty()) {
        checkStructure(root, spec, diagnostics, &nearSearches);
    } else if (checkOwnStructure(root, spec, diagnostics, &nearSearches)) {
        KnownTops known(before);
        for (FileOutline::Top& top : outline.all) {
            const FileOutline::Top* const was = known.find({&tree, top.index});
            if (was == nullptr || was->hasFaults) {
                const std::size_t count = diagnostics.size();
                checkChildStructure({&tree, top.index}, spec, diagnostics, &nearSearches);
                top.hasFaults = diagnostics.size() > count;
            }
        }
    }
    return diagnostics;
}

template <typename IsMeant>
std::vector<Element> topElements(const ParsedProject& project, IsMeant isMeant) {
    std::vector<Element> all;
    for (std::size_t file = 0; file < project.outlines.size(); ++file) {
        for (const FileOutline::Top& top : project.outlines[file]->all) {
            if (isMeant(top)) {
                all.push_back({project.trees[file].get(), top.index});
            }
        }
    }
    return all;
}

} // namespace

std::string placeText(const std::vector<std::shared_ptr<const SourceText>>& files, Location where) {
    return where.file.value < files.size() ? placeIn(*files[where.file.value], where.span) : std::string();
}

std::vector<Element> ParsedProject::topLevel(std::string_view tag) const {
    return topElements(*this, [tag](const FileOutline::Top& top) { return top.tag == tag; });
}

std::vector<Element> ParsedProject::modifyingClasses() const {
    return topElements(*this, [](const FileOutline::Top& top) { return top.hasModifiers && top.tag == "class"; });
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
            project.outlines.push_back(previous->outlines[i]);
            continue;
        }
        if (project.sources.files[i].isTable) { // not XML: an empty tree takes its place
            const auto nothing = std::make_shared<const SourceText>(text->path(), std::string());
            project.trees.push_back(std::make_shared<const XmlTree>(parseXml(nothing, FileId{i})));
            project.fileDiagnostics.push_back(std::make_shared<const std::vector<Diagnostic>>());
            project.outlines.push_back(std::make_shared<const FileOutline>());
            continue;
        }
        const bool wasThere =
            previous != nullptr && i < previous->trees.size() && previous->trees[i]->source()->path() == text->path();
        const FileBefore before =
            wasThere ? FileBefore{previous->trees[i].get(), previous->outlines[i].get()} : FileBefore();
        project.trees.push_back(std::make_shared<const XmlTree>(parseXml(text, FileId{i}, before.tree)));
        const XmlTree& tree = *project.trees.back();
        FileOutline outline = isManifest ? FileOutline() : outlineOf(tree, before);
        project.fileDiagnostics.push_back(
            std::make_shared<const std::vector<Diagnostic>>(checkFile(tree,
                                                                      isManifest                     ? projectElement()
                                                                      : text->path() == baselinePath ? baselineElement()
                                                                                                     : orreryElement(),
                                                                      outline, before)));
        project.outlines.push_back(std::make_shared<const FileOutline>(std::move(outline)));
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
                diagnostics.push_back({&contentDiagnostics["content.duplicate-string"],
                                       entry.valueWhere("id"),
                                       {id},
                                       {{place->second, phrase("the earlier one")}},
                                       {}});
            }
            if (of == language) {
                strings.insert_or_assign(id, std::string(trimmed(entry.tree->text(entry.index))));
            }
        }
    }
    return strings;
}

} // namespace orrery::engine
