// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/saved_game_file.h"

#include "engine/import/freeorion_classes.h"
#include "engine/import/freeorion_save/save_diagnostics.h"
#include "engine/import/markup.h"

#include <algorithm>
#include <iterator>

namespace orrery::engine {

namespace {

constexpr std::string_view folder = "saves/";
constexpr std::string_view declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

bool hasScenario(const ParsedProject& project, const std::string& id) {
    const std::vector<Element> all = project.topLevel("scenario");
    return std::ranges::any_of(all, [&](const Element& one) { return one.value("id") == id; });
}

std::vector<SavedName> missingSavedNames(const SavedGame& game, const SavedGameContent& content) {
    return missingNames(game, [&](SavedNameKind kind, std::string_view name) {
        if (kind == SavedNameKind::focus || kind == SavedNameKind::rule) {
            return kind == SavedNameKind::focus ? content.foci.contains(name) : content.options.contains(name);
        }
        return !content.classOf(name, freeOrionType(savedNameKeyword(kind))).empty();
    });
}

/// Returns a warning for each rule with a number whose saved value is none.
std::vector<Diagnostic> wrongRules(const SavedGame& game, const SavedGameContent& content, FileId file) {
    std::vector<Diagnostic> out;
    const std::uint32_t offset = game.galaxy.rulesOffset;
    for (const auto& [rule, value] : game.galaxy.rules) {
        if (content.options.contains(rule) && !content.canBe(rule, value)) {
            out.push_back({&saveDiagnostics["save.rule-value"], {file, {offset, offset}}, {rule, value}, {}, {}});
        }
    }
    return out;
}

} // namespace

bool canPlaySaves(const ParsedProject& project) {
    return project.sources.manifest.rules == "freeorion";
}

SavedGameFile savedGameFile(const SavedGame& game, std::string_view savePath, const ParsedProject& project,
                            FileId file) {
    const std::string name = savedScenarioId(savePath);
    SavedGameFile out;
    for (int number = 1;; ++number) {
        out.scenario = number == 1 ? name : name + '-' + std::to_string(number);
        out.path = std::string(folder) + out.scenario + ".xml";
        const FileId known = project.sources.find(out.path);
        if (!known.isValid() && hasScenario(project, out.scenario)) {
            continue;
        }
        // A class that the content lacks is in the first file that needs it, which writes it again.
        const SavedGameContent content = savedGameContent(project, [&](FileId one) { return one != known; });
        const std::string body = renderMarkup(savedScenario(game, out.scenario, content));
        out.text = std::string(declaration) + body;
        if (known.isValid()) {
            const std::string_view present = project.sources.files[known.value].text->bytes();
            out.isInProject = present == out.text || present == body; // an import writes no declaration
        }
        if (!known.isValid() || out.isInProject) {
            break;
        }
    }
    const SavedGameContent content = savedGameContent(
        project, [&](FileId one) { return !project.sources.files[one.value].text->path().starts_with(folder); });
    out.missingNames = missingSavedNames(game, content);
    out.missing = missingNameFindings(out.missingNames, file);
    std::ranges::move(wrongRules(game, content, file), std::back_inserter(out.missing));
    return out;
}

} // namespace orrery::engine
