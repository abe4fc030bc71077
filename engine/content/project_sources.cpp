// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/project_sources.h"

#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element.h"
#include "engine/content/element_rows.h"
#include "engine/content/structure.h"
#include "engine/text/work.h"
#include "engine/vocabulary/near_names.h"

#include <algorithm>
#include <set>

namespace orrery::engine {

namespace {

/// Returns whether a path stays in the folder that it is relative to (R2.5). Returns false for absolute paths and
/// separators of Windows.
bool staysInside(std::string_view path) {
    if (path.empty() || path.front() == '/' || path.find('\\') != path.npos || path.find(':') != path.npos) {
        return false;
    }
    for (std::size_t begin = 0; begin <= path.size();) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        if (path.substr(begin, end - begin) == "..") {
            return false;
        }
        begin = end + 1;
    }
    return true;
}

bool isTable(std::string_view path) {
    return path.ends_with(".csv");
}

std::string_view withoutDots(std::string_view path) {
    while (path.starts_with("./")) {
        path.remove_prefix(2);
    }
    return path;
}

Manifest readManifest(Element root) {
    Manifest manifest;
    manifest.name = root.value("name");
    manifest.version = root.value("version");
    if (const auto description = root.tree->child(root.index, "description"); description != XmlTree::none) {
        manifest.description = std::string(trimmed(root.tree->text(description)));
    }
    if (root.has("language")) {
        manifest.language = root.value("language");
    }
    manifest.scenario = root.value("scenario");
    manifest.scenarioWhere = root.valueWhere("scenario");
    manifest.rules = root.value("rules");
    manifest.usesShippedVocabulary = root.value("vocabulary") != "own";
    return manifest;
}

/// Returns the paths that the manifest names, each once. Reports missing files.
std::vector<std::string> namedFiles(Element root, const FolderContents& project, std::vector<Diagnostic>& diagnostics) {
    std::vector<std::string> paths;
    std::set<std::string> seen;
    NearSearches nearSearches;
    for (const Element file : root.children()) {
        if (file.tag() != "file" || !file.has("path")) {
            continue;
        }
        const std::string written = file.value("path");
        std::string path(withoutDots(written));
        const Location where = file.valueWhere("path");
        if (!staysInside(path)) {
            diagnostics.push_back({&contentDiagnostics["content.outside-project"], where, {path}, {}, {}});
        } else if (!project.files.contains(path) || isTable(path)) {
            Diagnostic& diagnostic = diagnostics.emplace_back(
                Diagnostic{&contentDiagnostics["content.missing-file"], where, {path}, {}, {}});
            if (nearSearches.start()) {
                std::vector<std::string> known;
                for (const auto& [name, text] : project.files) {
                    if (!isTable(name)) {
                        known.push_back(name);
                    }
                }
                addNearNames(diagnostic, path, known, {where});
            }
        } else if (!seen.insert(path).second) {
            diagnostics.push_back({&contentDiagnostics["content.file-twice"], where, {path}, {}, {}});
        } else {
            paths.push_back(std::move(path));
        }
    }
    return paths;
}

} // namespace

FileId ProjectSources::find(std::string_view path) const {
    countWork(files.size());
    for (std::uint32_t i = 0; i < files.size(); ++i) {
        if (files[i].text->path() == path) {
            return {i};
        }
    }
    return {};
}

FilesByPath::FilesByPath(const ProjectSources& sources) : m_sources(sources) {
    for (std::uint32_t i = 0; i < sources.files.size(); ++i) {
        m_files.emplace(sources.files[i].text->path(), FileId{i});
    }
}

FileId FilesByPath::find(std::string_view path) const {
    const auto found = m_files.find(path);
    return found == m_files.end() ? FileId() : found->second;
}

FileId FilesByPath::findTable(std::string_view path) const {
    const std::string_view bare = withoutDots(path);
    const FileId file = staysInside(bare) ? find(bare) : FileId();
    return file.isValid() && m_sources.files[file.value].isTable ? file : FileId();
}

ProjectSources arrangeSources(const FolderContents& project, const FolderContents& shipped) {
    ProjectSources sources;
    sources.diagnostics = project.diagnostics;
    const auto found = project.files.find(manifestPath);
    std::vector<std::string> named;
    if (found != project.files.end()) {
        // The manifest determines its own FileId. So this function parses it once to find the FileId; a later step
        // parses it again.
        const XmlTree peek = parseXml(found->second, {});
        const bool isManifest = peek.root() != XmlTree::none && peek.name(peek.root()) == projectElement().tag;
        if (isManifest) {
            sources.manifest = readManifest({&peek, peek.root()});
        }
        sources.manifestFile = {
            sources.manifest.usesShippedVocabulary ? static_cast<std::uint32_t>(shipped.files.size()) : 0};
        if (isManifest) {
            const std::size_t before = sources.diagnostics.size();
            named = namedFiles({&peek, peek.root()}, project, sources.diagnostics);
            sources.manifest.scenarioWhere.file = sources.manifestFile;
            for (std::size_t i = before; i < sources.diagnostics.size(); ++i) {
                sources.diagnostics[i].where.file = sources.manifestFile;
                for (Fix& fix : sources.diagnostics[i].fixes) {
                    for (TextEdit& edit : fix.edits) {
                        edit.file = sources.manifestFile;
                    }
                }
            }
        }
    } else {
        sources.diagnostics.push_back(
            {&contentDiagnostics["content.no-manifest"], {}, {std::string(manifestPath)}, {}, {}});
    }
    if (sources.manifest.name.empty()) {
        sources.manifest.name = project.name;
    }
    if (sources.manifest.usesShippedVocabulary) {
        sources.diagnostics.insert(sources.diagnostics.end(), shipped.diagnostics.begin(), shipped.diagnostics.end());
        for (const auto& [path, text] : shipped.files) {
            sources.files.push_back({text, true, false});
        }
    }
    std::set<std::string_view> placed;
    const auto place = [&](std::string_view path) {
        const auto file = project.files.find(path);
        if (file != project.files.end() && placed.insert(file->first).second) {
            sources.files.push_back({file->second, false, isTable(path)});
        }
    };
    place(manifestPath);
    for (const std::string& path : named) {
        place(path);
    }
    for (const bool tables : {false, true}) {
        for (const auto& [path, text] : project.files) {
            if (isTable(path) == tables) {
                place(path);
            }
        }
    }
    return sources;
}

} // namespace orrery::engine
