// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/saved_import.h"

#include "engine/import/freeorion_save/save_file.h"
#include "engine/import/saved_game_file.h"

#include <nlohmann/json.hpp>

namespace orrery::engine {

namespace {

ParsedProject parsed(const ImportedProject& project) {
    FolderContents contents;
    for (const auto& [path, bytes] : project.files) {
        if (path.ends_with(".xml") && !path.starts_with("strings/")) {
            contents.files[path] = std::make_shared<const SourceText>(path, bytes);
        }
    }
    return parseProject(arrangeSources(contents, {}));
}

} // namespace

void addSavedGame(ImportedProject& project, const std::string& path) {
    const FileId file{static_cast<std::uint32_t>(project.sources.size())};
    SaveFile save = readSaveFile(path, file);
    std::vector<SavedName> missing;
    if (save.game) {
        SavedGameFile added = savedGameFile(*save.game, path, parsed(project), file);
        save.faults.insert(save.faults.end(), added.missing.begin(), added.missing.end());
        missing = std::move(added.missingNames);
        project.files[added.path] = std::move(added.text);
    }
    project.sources.push_back(save.source);
    auto report = nlohmann::ordered_json::parse(project.reportText);
    report["saves"].push_back(saveReportJson(path, save, missing, project.sources));
    project.reportText = report.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
    project.faults.insert(project.faults.end(), save.faults.begin(), save.faults.end());
}

} // namespace orrery::engine
