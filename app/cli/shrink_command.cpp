// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/crash_trial.h"
#include "app/cli/report_words.h"
#include "app/cli/run_files.h"

#include "engine/lab/shrink_project.h"
#include "engine/lab/shrink_reasons.h"
#include "engine/rules/shipped_rows.h"
#include "engine/runfile/run_extraction.h"
#include "engine/text/machine_memory.h"

#include <nlohmann/json.hpp>

#include <array>
#include <filesystem>
#include <utility>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;

struct Options {
    std::string left;
    std::string right; ///< empty: one version
    std::string test;
    std::string scenario;
    std::optional<std::uint64_t> seed;
    std::optional<std::uint32_t> turns; ///< nullopt: those of the run file, or 30
    std::string object;
    std::string value;
    std::string file;
    std::string folder;
    std::uint32_t mostRuns = 3'000;
    std::optional<std::uint64_t> memory;
    std::optional<std::uint64_t> work;
    bool json = false;
};

/// Returns the content of a run file, or other content, as a project that plays its run. Reports errors.
std::optional<engine::Project> openRun(const std::string& path, const engine::RunFile& run) {
    auto contents = engine::projectOf(run);
    if (const auto* const why = std::get_if<engine::RunFileError>(&contents)) {
        failure("cannot play the run with '" + path + "': " + why->message.english());
        return std::nullopt;
    }
    return engine::openContents(std::move(std::get<engine::FolderContents>(contents)), vocabularyFolder());
}

/// Opens one version. Reports errors. @param own the run file, if the path names one. @param run the run file of either
/// version, whose run a folder plays, too; null: none
std::optional<engine::Project> openSide(const std::string& path, const engine::RunFile* own,
                                        const engine::RunFile* run) {
    if (own != nullptr) {
        return openRun(path, *own);
    }
    auto project = openVersion({.project = path,
                                .takesRevision = true,
                                .scenario = {},
                                .seed = {},
                                .view = {},
                                .orders = {},
                                .memory = {},
                                .work = {}});
    return !project || run == nullptr ? std::move(project)
                                      : openRun(path, {run->run, run->description, engine::ownFiles(project->parsed)});
}

/// Returns the run to play. @param run the run file that determines it, unless the options do; null: none
engine::ShrinkScenario scenarioOf(const Options& options, const engine::RunFile* run) {
    engine::ShrinkScenario scenario{.id = {}, .seed = {}, .turns = 30};
    if (run != nullptr) {
        scenario = {.id = run->run.scenario, .seed = run->run.seed, .turns = run->run.lastToPlay()};
    }
    scenario.id = options.scenario.empty() ? scenario.id : options.scenario;
    scenario.seed = options.seed ? options.seed : scenario.seed;
    scenario.turns = options.turns.value_or(scenario.turns);
    return scenario;
}

/// The versions of the content, and the run of each.
struct Versions {
    std::vector<engine::Project> projects;
    std::vector<engine::ShrinkScenario> scenarios;
    bool isCrashReport = false; ///< the only version is the report of a crash
};

/// Opens all versions. Reports errors.
std::optional<Versions> openVersions(const Options& options, engine::OutputGuard& inputs) {
    std::vector<std::string> paths{options.left};
    if (!options.right.empty()) {
        paths.push_back(options.right);
    }
    std::vector<std::shared_ptr<const engine::RunFile>> files;
    Versions versions;
    for (const std::string& path : paths) {
        files.push_back(isRunFile(path) ? readRunFile(path) : nullptr);
        if (isRunFile(path) && files.back() == nullptr) {
            return std::nullopt;
        }
        versions.isCrashReport = files.back() != nullptr && files.back()->run.crash;
        if (versions.isCrashReport && (paths.size() > 1 || !options.test.empty())) {
            failure("'" + path + "' is the report of a crash, which excludes --test and a second version");
            return std::nullopt;
        }
    }
    for (std::size_t side = 0; side < paths.size(); ++side) {
        const engine::RunFile* const own = files[side].get();
        const engine::RunFile* const run = own != nullptr ? own : files[paths.size() - 1 - side].get();
        auto project = openSide(paths[side], own, options.scenario.empty() ? run : nullptr);
        if (!project) {
            return std::nullopt;
        }
        writeFindings(project->diagnostics, project->files(), true);
        inputs.addProject(paths[side]);
        inputs.addInput(paths[side]);
        versions.projects.push_back(std::move(*project));
        versions.scenarios.push_back(scenarioOf(options, run));
    }
    return versions;
}

/// A count of the size of a run, with its name.
struct Count {
    const char* name;
    std::size_t before;
    std::size_t after;
};
std::array<Count, 5> countsOf(const engine::RunSize& before, const engine::RunSize& after) {
    return {{{"turns", before.turns, after.turns},
             {"objects", before.objects, after.objects},
             {"classes", before.classes, after.classes},
             {"groups", before.groups, after.groups},
             {"statements", before.statements, after.statements}}};
}

std::string resultText(const std::string& sentence, const std::array<Count, 5>& counts, std::size_t runs) {
    std::string text = sentence + "\n";
    for (const Count& count : counts) {
        text +=
            std::string(count.name) + "\t" + std::to_string(count.before) + " → " + std::to_string(count.after) + "\n";
    }
    return text + counted(runs, "run", "runs") + "\n";
}

std::string resultJson(const std::string& sentence, const std::array<Count, 5>& counts,
                       const engine::ShrunkContent& small) {
    Json json{{"failure", sentence}};
    for (const Count& count : counts) {
        json[count.name] = Json{{"before", count.before}, {"after", count.after}};
    }
    json["runs"] = small.runs;
    json["limitReached"] = small.isAtLimit;
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

void tell(const engine::ShrinkProgress& progress) {
    std::string line = "run " + std::to_string(progress.runs);
    for (const engine::PartKind kind : {engine::PartKind::objectClass, engine::PartKind::group,
                                        engine::PartKind::object, engine::PartKind::statement}) {
        line += ", " + std::to_string(progress.parts[static_cast<std::size_t>(kind)]) + " " +
                std::string(engine::partKindName(kind));
    }
    writeProgress(line);
}

/// Writes the small content into the folder: one project, or one for each version. Reports errors.
bool extract(const engine::ShrunkContent& small, const std::string& folder) {
    static constexpr std::array names{"first", "second"};
    for (std::size_t version = 0; version < small.versions.size(); ++version) {
        const std::string target =
            small.versions.size() == 1 ? folder : (std::filesystem::path(folder) / names[version]).string();
        const auto written = engine::writeContents(engine::ownFiles(small.versions[version].project), target);
        if (const auto* const why = std::get_if<engine::FileError>(&written)) {
            failure(why->message.english());
            return false;
        }
    }
    return true;
}

/// Plays a run in a process of its own. Returns its crash, if it crashes in a turn.
std::optional<engine::RunCrash> crashOfRun(const std::function<void()>& play) {
    auto note = crashOf(play);
    if (!note || !note->turn) {
        return std::nullopt;
    }
    const std::uint32_t turn = *std::exchange(note->turn, std::nullopt);
    return engine::RunCrash{crashText(*note), turn};
}

engine::FoundReason reasonOf(const Options& options, const Versions& versions, const engine::ShrinkRuns& runs) {
    std::vector<const engine::ParsedProject*> projects;
    for (const engine::Project& project : versions.projects) {
        projects.push_back(&project.parsed);
    }
    if (!options.test.empty()) {
        return engine::failedTest(projects, options.test, runs);
    }
    if (projects.size() > 1) {
        return engine::differingRuns(projects, versions.scenarios, options.object, options.value, runs);
    }
    const engine::ShrinkScenario& scenario = versions.scenarios.front();
    return versions.isCrashReport ? engine::crashedRun(*projects.front(), scenario, runs, crashOfRun)
                                  : engine::failedRun(*projects.front(), scenario, runs);
}

/// Returns the report of the crash of the small content. Plays it once more for the note.
engine::RunFileResult<engine::RunFile> reportOf(const engine::TriedContent& small, const engine::ShrinkReason& reason,
                                                const engine::ShrinkScenario& scenario,
                                                const engine::RunLimits& limits) {
    const engine::CheckedScenario& played = *small.model->findScenario(scenario.id);
    const auto note = crashOf([&] {
        engine::Session::start(small.program, played, scenario.seed, true, limits)->goTo(reason.fact().size.turns);
    });
    auto file = reason.run() != nullptr ? engine::makeRunFile(*reason.run(), small.project, ORRERY_VERSION)
                                        : engine::makeRunFile(engine::RunParts{.run = played,
                                                                               .base = played,
                                                                               .model = *small.model,
                                                                               .sources = small.project.sources,
                                                                               .seed = *scenario.seed,
                                                                               .turn = 0,
                                                                               .hashes = {}},
                                                              ORRERY_VERSION);
    if (auto* const made = std::get_if<engine::RunFile>(&file)) {
        engine::setCrash(*made, note.value_or(engine::CrashNote{}));
    }
    return file;
}

/// Returns whether the options fit each other, and the folder can be written. Reports errors.
bool areUsable(const Options& options) {
    const std::array excluded{
        std::pair("--scenario", !options.scenario.empty()), std::pair("--seed", options.seed.has_value()),
        std::pair("--turns", options.turns.has_value()), std::pair("--object", !options.object.empty()),
        std::pair("--value", !options.value.empty())};
    for (const auto& [name, isGiven] : excluded) {
        if (isGiven && !options.test.empty()) {
            failure(std::string("--test and ") + name + " exclude each other; omit one of them");
            return false;
        }
    }
    if (options.right.empty() && !(options.object.empty() && options.value.empty())) {
        failure("--object and --value choose a difference of two versions; give the second version");
        return false;
    }
    if (options.folder.empty()) {
        return true;
    }
    const auto checked = engine::ensureEmpty(options.folder);
    if (const auto* const why = std::get_if<engine::FileError>(&checked)) {
        failure(why->message.english());
        return false;
    }
    return true;
}

int run(const Options& options) {
    if (!areUsable(options)) {
        return status::failed;
    }
    engine::OutputGuard inputs;
    const auto versions = openVersions(options, inputs);
    if (!versions) {
        return status::failed;
    }
    OutputFile output;
    if (!options.file.empty() && !output.open(options.file, inputs)) {
        return status::failed;
    }
    engine::ShrinkRuns runs{.rows = engine::shippedRows(), .stop = &stopped()};
    runs.limits.memory = options.memory.value_or(engine::defaultMemoryLimit());
    runs.limits.workOfRun = options.work.value_or(runs.limits.workOfRun);
    const engine::FoundReason found = reasonOf(options, *versions, runs);
    if (stopped().load()) {
        return status::failed;
    }
    if (const auto* const why = std::get_if<engine::Phrase>(&found)) {
        return failure(why->english());
    }
    engine::ShrinkReason& reason = *std::get<0>(found);
    const engine::RunSize before = reason.fact().size;
    engine::ShrinkRequest request{.rows = runs.rows, .mostRuns = options.mostRuns, .stop = runs.stop, .tell = tell};
    const engine::ShrunkContent small = engine::shrinkFor(reason, std::move(request));
    writeProgress("");
    if (small.isStopped) {
        return status::failed;
    }
    if (small.isAtLimit) {
        writeMessage("orrery-cli: stopped after " + counted(small.runs, "run", "runs") +
                     "; the result may still be large. --most-runs allows more");
    }
    const std::string sentence = reason.sentence().english();
    const auto counts = countsOf(before, reason.fact().size);
    const bool isExtracted = options.folder.empty() || extract(small, options.folder);
    const engine::TriedContent& last = small.versions.back();
    const bool isSaved = !versions->isCrashReport ? saveRun(output, *reason.run(), last.project)
                         : output.isOpen()
                             ? saveRun(output, reportOf(last, reason, versions->scenarios.front(), runs.limits))
                             : true;
    if (!isExtracted || !isSaved ||
        (!output.isStandardOutput() &&
         !writeData(options.json ? resultJson(sentence, counts, small) : resultText(sentence, counts, small.runs)))) {
        return status::failed;
    }
    return status::good;
}

} // namespace

std::function<int()> declareShrink(OptionList& list) {
    auto options = std::make_shared<Options>();
    constexpr auto form = "FOLDER[@REVISION]"; // shells complete the folder
    list.text("project", options->left, "The project, in its folder or at a revision, or a run file of `run --save`")
        .required()
        .shown(form);
    list.text("changed", options->right,
              "A second version. The test then fails only in this version, or the two versions differ")
        .shown(form);
    list.text("--test", options->test, "The id of the test that fails").shown("ID");
    list.text("--scenario", options->scenario,
              "Without --test: the id of the scenario. Default: that of the run file or "
              "of the manifest")
        .shown("ID");
    list.seed("--seed", options->seed, "Without --test: replaces the seed").shown("K");
    list.turn("--turns", options->turns,
              "Without --test: plays this many turns. Default: those of the run file, or 30");
    list.text("--object", options->object,
              "Without --test: the name of the object whose value differs. Default: the first one")
        .shown("NAME");
    list.text("--value", options->value,
              "Without --test: the value that differs, such as Industry. Default: the first one")
        .shown("VALUE");
    list.text("--save", options->file, "Writes the small run with its content as a run file").shown("FILE|-");
    list.text("--extract", options->folder,
              "Writes the small content as a project, into a folder that is empty or does not exist; for two versions, "
              "as its folders `first` and `second`")
        .shown("FOLDER");
    list.turn("--most-runs", options->mostRuns, "Ends after this many runs", 1);
    list.size("--memory-limit", options->memory, "Limits the memory of each run").shown("SIZE");
    list.count("--work-limit", options->work, "Limits the work of each run").shown("COUNT");
    list.flag("--json", options->json, "Writes JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
