// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/import/agreement.h"
#include "engine/import/freeorion_save/save_file.h"
#include "engine/import/saved_game_file.h"

#include <algorithm>
#include <filesystem>

namespace orrery::cli {

namespace {

struct Options {
    std::string from;
    std::string project;
    std::string save;
    std::string next; ///< save of the next turn; empty: none
    bool json = false;
};

/// Plays a saved game in a project up to its first meter pass.
std::optional<Play> playSave(const Options& options, const engine::SavedGame& game,
                             const std::shared_ptr<const engine::SourceText>& source) {
    std::error_code error;
    if (!std::filesystem::is_directory(options.project, error)) {
        failure("'" + options.project + "' is not a folder");
        return std::nullopt;
    }
    engine::FolderContents contents = engine::readFolder(options.project);
    const engine::ParsedProject parsed =
        engine::parseProject(engine::arrangeSources(contents, engine::readFolder(vocabularyFolder())));
    if (!hasManifest(parsed)) {
        return std::nullopt;
    }
    engine::SavedGameFile file = engine::savedGameFile(game, options.save, parsed, engine::FileId{0});
    writeFindings(file.missing, {source});
    const std::string id = file.scenario;
    const std::string name = file.path;
    auto text = std::make_shared<const engine::SourceText>(name, std::move(file.text));
    Play played{.project = engine::openContents(std::move(contents), vocabularyFolder(), std::move(text)),
                .session = nullptr};
    played.files = played.project.files();
    writeFindings(played.project.diagnostics, played.files, true);
    const engine::CheckedScenario* const checked = engine::findScenario(played.project, id);
    const bool hasError = std::ranges::any_of(played.project.diagnostics, [&](const engine::Diagnostic& one) {
        return one.severity() == engine::Severity::error && one.where.file.isValid() &&
               played.files[one.where.file.value]->path() == name;
    });
    if (checked == nullptr || hasError) {
        failure("the content of '" + options.project + "' cannot play the saved game");
        return std::nullopt;
    }
    played.session = engine::startSession(played.project, *checked);
    return played;
}

/// Reads a saved game. Reports its faults.
engine::SaveFile readSave(const std::string& path) {
    engine::SaveFile save = engine::readSaveFile(path, engine::FileId{0});
    writeFindings(save.faults, {save.source});
    return save;
}

int run(const Options& options) {
    const engine::SaveFile save = readSave(options.save);
    const auto next = options.next.empty() ? std::nullopt : std::optional(readSave(options.next));
    if (!save.game || (next && !next->game)) {
        return status::failed;
    }
    if (next && next->game->turn != save.game->turn + 1) {
        return failure("'" + options.next + "' has the turn " + std::to_string(next->game->turn) + "; after '" +
                       options.save + "' comes the turn " + std::to_string(save.game->turn + 1));
    }
    auto played = playSave(options, *save.game, save.source);
    if (!played || (next && !stepTo(*played, 1))) { // stepTo() writes the problems
        return status::failed;
    }
    if ((next ? playedStatus(*played) : writeProblems(*played)) != status::good) {
        return status::failed;
    }
    const std::vector<engine::ComparedValue> values =
        engine::compareWithSave(next ? *next->game : *save.game, *played->session);
    if (values.empty()) {
        return failure("'" + options.save + "' has no values to compare");
    }
    writeData(options.json ? engine::agreementJson(values)
                           : engine::agreementText(values, *played->session, importOriginsOf(options.project),
                                                   played->project.parsed));
    const bool isEqual = std::ranges::all_of(values, &engine::ComparedValue::isEqual);
    return isEqual ? status::good : status::findings;
}

} // namespace

std::function<int()> declareCompare(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("with", options->from, "The game whose saves are compared").required().oneOf({"freeorion"});
    list.text("project", options->project, "The project's folder, from an import of the game").required();
    list.text("--save", options->save, "A saved game: .sav, .mps, .xml or .xml.xz").required().shown("SAVE");
    list.text("--next", options->next,
              "The saved game of the next turn: plays one turn first, and compares with this save. FreeOrion's orders, "
              "movement, combat, production, research, supply and visibility are not played")
        .shown("SAVE");
    list.flag("--json", options->json, "Writes each comparable value as one line of JSON to standard output");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
