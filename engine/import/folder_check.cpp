// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/folder_check.h"

#include "engine/import/focs/focs_content.h"
#include "engine/import/freeorion_report.h"
#include "engine/import/freeorion_save/save_report.h"
#include "engine/import/freeorion_vocabulary.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace orrery::engine {

namespace {

/// Returns the names of the definitions, the foci of species and the rules of FreeOrion's program, with their keywords.
std::set<std::pair<std::string, std::string>> definedNames(const FocsContent& content) {
    std::set<std::pair<std::string, std::string>> names;
    for (const FreeOrionRule& rule : freeOrionBuiltInRules()) {
        names.emplace(savedNameKeyword(SavedNameKind::rule), rule.id);
    }
    for (const FocsScript& script : content.scripts) {
        for (const FocsDefinition& definition : script.definitions) {
            names.emplace(definition.row->name, content.store.text(definition.name));
        }
        for (std::uint32_t i = 1; i < script.nodes.size(); ++i) {
            const FocsRow* const row = script.nodes[i].row;
            if (row != nullptr && row->role == FocsRole::part && row->name == "Focus") {
                const std::uint32_t name = focsField(script.nodes, i, "name");
                names.emplace(row->name, content.store.text(script.nodes[name].text));
            }
        }
    }
    return names;
}

FolderCheck checkFreeOrion(const std::string& folder, const std::vector<std::string>& saves) {
    FocsFolder files = readFocsFolder(folder);
    if (hasErrors(files.diagnostics)) {
        return {std::move(files.files), std::move(files.diagnostics), {}, {}, false};
    }
    const FocsContent content = readFocsContent(std::move(files));
    FolderCheck result{content.sources, content.faults, {}, {}, true, !content.scripts.empty()};
    result.summary.push_back(freeOrionReadSummary(content));
    std::ranges::move(freeOrionMacroSummaries(content), std::back_inserter(result.summary));
    if (Phrase strings = freeOrionStringsSummary(content); !strings.empty()) {
        result.summary.push_back(std::move(strings));
    }
    if (saves.empty() || !result.hasContent) {
        result.report = focsReportJson(content);
        return result;
    }
    const auto names = definedNames(content);
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const std::string& path : saves) {
        const FileId file{static_cast<std::uint32_t>(result.sources.size())};
        SaveFile save = readSaveFile(path, file);
        std::vector<SavedName> missing;
        if (save.game) {
            missing = missingNames(*save.game, [&](SavedNameKind kind, std::string_view name) {
                return names.contains({std::string(savedNameKeyword(kind)), std::string(name)});
            });
            const std::vector<Diagnostic> findings = missingNameFindings(missing, file);
            save.faults.insert(save.faults.end(), findings.begin(), findings.end());
            result.summary.push_back(saveSummary(path, *save.game));
        }
        result.sources.push_back(save.source);
        json.push_back(saveReportJson(path, save, missing, result.sources));
        if (save.faults.empty()) {
            result.sources.back() = std::make_shared<SourceText>(path, std::string()); // frees the text
        }
        result.faults.insert(result.faults.end(), save.faults.begin(), save.faults.end());
    }
    result.report = focsReportJson(content, &json);
    return result;
}

constexpr std::array table{
    FolderChecker{.id = "freeorion",
                  .label = inPhrase("FreeOrion 0.4.10"),
                  .files = inPhrase("the folder scripting with .focs.txt files"),
                  .check = checkFreeOrion},
};

} // namespace

std::span<const FolderChecker> folderCheckers() {
    return table;
}

const FolderChecker* findFolderChecker(std::string_view id) {
    const auto found = std::ranges::find(table, id, &FolderChecker::id);
    return found == table.end() ? nullptr : &*found;
}

} // namespace orrery::engine
