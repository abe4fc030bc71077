// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/saved_import.h"

#include "engine/import/freeorion_classes.h"

#include <nlohmann/json.hpp>

namespace orrery::engine {

namespace {

SavedGameContent contentOf(const ImportedProject& project) {
    FolderContents contents;
    for (const auto& [path, bytes] : project.files) {
        if (path.ends_with(".xml") && !path.starts_with("strings/") && !path.starts_with("saves/")) {
            contents.files[path] = std::make_shared<const SourceText>(path, bytes);
        }
    }
    return savedGameContent(parseProject(arrangeSources(contents, {})));
}

} // namespace

std::vector<SavedName> missingSavedNames(const SavedGame& game, const SavedGameContent& content) {
    return missingNames(game, [&](SavedNameKind kind, std::string_view name) {
        return !content.classOf(name, freeOrionType(savedNameKeyword(kind))).empty();
    });
}

void addSavedGame(ImportedProject& project, const std::string& path) {
    const FileId file{static_cast<std::uint32_t>(project.sources.size())};
    SaveFile save = readSaveFile(path, file);
    std::vector<SavedName> missing;
    if (save.game) {
        const SavedGameContent content = contentOf(project);
        missing = missingSavedNames(*save.game, content);
        const std::vector<Diagnostic> findings = missingNameFindings(missing, file);
        save.faults.insert(save.faults.end(), findings.begin(), findings.end());
        const std::string first = savedScenarioId(path);
        std::string id = first;
        for (int number = 2; project.files.contains("saves/" + id + ".xml"); ++number) {
            id = first + '-' + std::to_string(number);
        }
        project.files["saves/" + id + ".xml"] = renderMarkup(savedScenario(*save.game, id, content));
    }
    project.sources.push_back(save.source);
    auto report = nlohmann::ordered_json::parse(project.reportText);
    report["saves"].push_back(saveReportJson(path, save, missing, project.sources));
    project.reportText = report.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
    project.faults.insert(project.faults.end(), save.faults.begin(), save.faults.end());
}

} // namespace orrery::engine
