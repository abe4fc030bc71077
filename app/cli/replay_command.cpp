// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/report_words.h"
#include "app/cli/run_files.h"

#include "engine/runfile/replay_run.h"
#include "engine/runfile/run_extraction.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;

struct Options {
    PlayOptions play; ///< `project` is the run file
    std::optional<std::uint32_t> until;
    std::string folder;
    bool json = false;
};

/// Returns a word for a shell, in quotation marks if it needs them.
std::string shellWord(const std::string& word) {
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./";
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) {
        return word;
    }
    std::string quoted = "'";
    for (const char c : word) {
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return quoted + "'";
}

/// The differences between the program that saved a run and this one.
struct Origin {
    bool isSameProgram = true;
    bool isSameVocabulary = true;
};

Origin originOf(const engine::RunDescription& saved, const engine::Project& project) {
    return {saved.program == ORRERY_VERSION, saved.vocabulary == engine::vocabularyHash(project.parsed.sources)};
}

/// Returns the command that plays the extracted project as the saved run.
std::string commandOf(const engine::RunDescription& saved, const std::string& folder) {
    return "orrery-cli run " + shellWord(folder) + " --scenario " + shellWord(saved.scenario) + " --seed " +
           std::to_string(saved.seed) + " --turns " + std::to_string(saved.lastToPlay());
}

/// Returns the sentence about the hashes that were compared.
std::string hashesText(const engine::RunDescription& saved, const engine::ReplayResult& result) {
    if (result.firstDifference) {
        return "the hashes differ from turn " + std::to_string(*result.firstDifference) + " on\n";
    }
    return saved.hashes.empty()
               ? "the report has no hashes to compare\n"
               : "the hashes of turns 0 to " + std::to_string(std::min(result.last, saved.last())) + " agree\n";
}

std::string resultText(const Options& options, const engine::RunDescription& saved, const Origin& origin,
                       const engine::ReplayResult& result) {
    std::string text = "scenario " + saved.scenario + ", seed " + std::to_string(saved.seed) + ", " +
                       counted(saved.lastToPlay(), "turn", "turns") + "\n";
    if (!origin.isSameProgram) {
        text += "version " + saved.program + " saved the run; this is version " ORRERY_VERSION "\n";
    }
    if (!origin.isSameVocabulary) {
        text += "the shipped vocabulary is not the same as when the run was saved\n";
    }
    text += hashesText(saved, result);
    if (saved.crash) {
        text += "the program did not crash now; the report says: " + crashText(*saved.crash) + "\n";
    }
    return options.folder.empty() ? text : text + commandOf(saved, options.folder) + "\n";
}

std::string resultJson(const Options& options, const engine::RunDescription& saved, const Origin& origin,
                       const engine::ReplayResult& result) {
    Json json{{"scenario", saved.scenario},
              {"seed", saved.seed},
              {"turns", saved.lastToPlay()},
              {"turn", saved.turn},
              {"program", saved.program},
              {"sameProgram", origin.isSameProgram},
              {"sameVocabulary", origin.isSameVocabulary},
              {"lastCompared", std::min(result.last, saved.last())},
              {"agrees", !result.firstDifference}};
    if (result.firstDifference) {
        json["firstDifference"] = *result.firstDifference;
    }
    if (saved.crash) {
        json["crash"] = crashText(*saved.crash);
    }
    if (!options.folder.empty()) {
        json["extracted"] = options.folder;
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// Writes the content of the run as a project. Reports errors. Returns whether it succeeded.
bool extract(const engine::RunFile& file, const std::string& folder) {
    auto project = engine::projectOf(file);
    if (const auto* const why = std::get_if<engine::RunFileError>(&project)) {
        failure("cannot extract the run: " + why->message.english());
        return false;
    }
    const auto written = engine::writeContents(std::get<engine::FolderContents>(project), folder);
    if (const auto* const why = std::get_if<engine::FileError>(&written)) {
        failure(why->message.english());
        return false;
    }
    return true;
}

int replay(const Options& options) {
    PlayOptions ofRun = options.play;
    ofRun.file = readRunFile(ofRun.project);
    ofRun.run = ofRun.file;
    if (!ofRun.file) {
        return status::failed;
    }
    const engine::RunDescription& saved = ofRun.file->run;
    if (!options.folder.empty() && !extract(*ofRun.file, options.folder)) {
        return status::failed;
    }
    auto played = play(ofRun);
    if (!played) {
        return status::failed;
    }
    const std::uint32_t until = std::min(options.until.value_or(saved.lastToPlay()), saved.lastToPlay());
    const auto result = engine::replayRun(*played->session, saved, until, &stopped(), [until](std::uint32_t turn) {
        writeProgress("turn " + std::to_string(turn) + " of " + std::to_string(until));
    });
    writeProgress("");
    writeProblems(*played);
    if (!result) {
        return stopped().load() ? status::failed : failure("a limit ended the run before the hashes were compared");
    }
    const Origin origin = originOf(saved, played->project);
    if (!writeData((options.json ? resultJson : resultText)(options, saved, origin, *result))) {
        return status::failed;
    }
    const bool isReproduced = !saved.crash || saved.crash->cause.empty(); // a crash would have ended this program
    return result->firstDifference || !isReproduced ? status::findings : status::good;
}

} // namespace

std::function<int()> declareReplay(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("file", options->play.project, "The run file, as `run --save` writes it").required().shown("FILE");
    list.turn("--until", options->until, "Plays only up to this turn. Default: the last turn of the run");
    list.text("--extract", options->folder,
              "Also writes the content into a folder that is empty or does not exist, as a project that plays the run")
        .shown("FOLDER");
    options->play.declareLimits(list);
    list.flag("--json", options->json, "Writes JSON");
    return [options] { return replay(*options); };
}

} // namespace orrery::cli
