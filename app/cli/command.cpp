// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/run_events.h"
#include "engine/check/render.h"
#include "engine/check/scenario/orders.h"
#include "engine/lab/revision.h"
#include "engine/lab/what_if_text.h"
#include "engine/text/file_io.h"
#include "engine/text/machine_memory.h"
#include "engine/trace/replay.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>
#include <system_error>
#include <unistd.h>

namespace orrery::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view standardInputName = "(standard input)";

/// Reads a file, or standard input; reports an error if that fails.
std::optional<std::shared_ptr<const engine::SourceText>> textOf(const std::string& path) {
    if (path == "-") {
        static std::shared_ptr<const engine::SourceText> input; // `diff` plays it on both sides
        if (!input) {
            std::string why;
            auto bytes = readStandardInput(why);
            if (!bytes) {
                failure(why);
                return std::nullopt;
            }
            input = std::make_shared<engine::SourceText>(std::string(standardInputName), std::move(*bytes));
        }
        return input;
    }
    auto bytes = engine::readFile(path);
    if (const auto* why = std::get_if<engine::FileError>(&bytes)) {
        failure(why->message.english());
        return std::nullopt;
    }
    return std::make_shared<engine::SourceText>(path, std::move(std::get<std::string>(bytes)));
}

/// Returns whether a scenario option names a file, not an id.
bool isScenarioFile(const std::string& option) {
    std::error_code error;
    return option == "-" || option.ends_with(".xml") || fs::is_regular_file(option, error);
}

/// Reads the file that a scenario option names. The text is null if the option is an id.
std::optional<std::shared_ptr<const engine::SourceText>> scenarioFile(const std::string& option) {
    return isScenarioFile(option) ? textOf(option) : std::shared_ptr<const engine::SourceText>();
}

/// Adds the orders of a file after those of the scenario (C2). Returns false if the file is unreadable or has errors.
bool addOrders(const std::string& path, Play& played, engine::CheckedScenario& scenario) {
    const auto text = textOf(path);
    if (!text) {
        return false;
    }
    const engine::FileId file{static_cast<std::uint32_t>(played.files.size())};
    played.files.push_back(*text);
    std::vector<engine::Diagnostic> findings;
    auto orders = engine::parseOrders(*text, file, *played.project.model, findings);
    writeFindings(findings, played.files);
    std::ranges::move(orders, std::back_inserter(scenario.orders));
    return !engine::hasErrors(findings);
}

/// Reads the scenario of a run file with the actions of the run. Reports errors.
std::optional<engine::CheckedScenario> savedScenario(const engine::RunFile& saved, Play& played) {
    const engine::FileId file{static_cast<std::uint32_t>(played.files.size())};
    played.files.push_back(saved.description);
    std::vector<engine::Diagnostic> problems;
    auto scenario = engine::scenarioOf(saved, *played.project.model, file, problems);
    writeFindings(problems, played.files);
    if (const auto* const why = std::get_if<engine::RunFileError>(&scenario)) {
        failure("cannot play the run: " + why->message.english());
        return std::nullopt;
    }
    if (engine::hasErrors(problems)) {
        failure("cannot use the statements, orders and decisions of the run");
        return std::nullopt;
    }
    return std::move(std::get<engine::CheckedScenario>(scenario));
}

void addInput(const std::string& path, engine::OutputGuard& inputs) {
    if (path == "-") {
        inputs.addInput(STDIN_FILENO);
    } else if (!path.empty()) {
        inputs.addInput(path);
    }
}

/// Returns the path of the scenario's file inside the project's folder. Returns no text if the file is elsewhere.
std::string pathInProject(const PlayOptions& options) {
    std::error_code error;
    const fs::path folder = fs::canonical(options.project, error);
    const fs::path file = error ? fs::path() : fs::canonical(options.scenario, error);
    const std::string inside = error ? std::string() : file.lexically_relative(folder).generic_string();
    return inside.starts_with("..") ? std::string() : inside;
}

bool hasFile(const engine::Project& project, const std::string& path) {
    return std::ranges::any_of(project.files(), [&](const auto& file) { return file->path() == path; });
}

/// Returns the scenario to play. If the options name a file, this is its first scenario.
const engine::CheckedScenario* chosen(const engine::Project& project, const PlayOptions& options, bool isFile) {
    if (!isFile) {
        return engine::findScenario(project, options.scenario);
    }
    std::string path = options.scenario == "-" ? std::string(standardInputName) : options.scenario;
    if (!hasFile(project, path)) {
        path = pathInProject(options);
    }
    for (const engine::CheckedScenario& scenario : project.model->scenarios) {
        if (scenario.where.file.isValid() && project.files()[scenario.where.file.value]->path() == path) {
            return &scenario;
        }
    }
    return nullptr;
}

} // namespace

namespace {

/// Returns a path that is given relative to the folder of the program.
std::string besideProgram(const fs::path& path) {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    return (program.parent_path() / path).lexically_normal().string();
}

} // namespace

std::string vocabularyFolder() {
    return besideProgram(fs::path(ORRERY_RESOURCE_DIR) / "vocabulary");
}

std::string mpiPlugIn() {
    return besideProgram("../lib/orrery/orrery_mpi.so");
}

int failure(std::string_view message) {
    writeMessage("orrery-cli: " + std::string(message));
    return status::failed;
}

bool hasManifest(const engine::ParsedProject& project) {
    if (project.sources.manifestFile.isValid()) {
        return true;
    }
    writeFindings(project.sources.diagnostics, {}, true);
    return false;
}

namespace {

std::optional<engine::Project> withManifest(engine::Project project) {
    return hasManifest(project.parsed) ? std::optional(std::move(project)) : std::nullopt;
}

} // namespace

std::optional<engine::Project> openFolder(const std::string& folder, std::shared_ptr<const engine::SourceText> extra) {
    auto project = engine::openProject(folder, vocabularyFolder(), std::move(extra));
    if (const auto* why = std::get_if<engine::FileError>(&project)) {
        failure(why->message.english());
        return std::nullopt;
    }
    return std::move(std::get<engine::Project>(project));
}

std::optional<engine::Project> openProject(const std::string& folder, std::shared_ptr<const engine::SourceText> extra) {
    auto project = openFolder(folder, std::move(extra));
    return project ? withManifest(std::move(*project)) : std::nullopt;
}

std::optional<engine::Project> openVersion(const PlayOptions& options,
                                           std::shared_ptr<const engine::SourceText> extra) {
    if (options.file) {
        return engine::openContents(options.file->contents, vocabularyFolder(), std::move(extra));
    }
    const auto name = options.takesRevision ? engine::revisionNameIn(options.project) : std::nullopt;
    if (!name) {
        return openProject(options.project, std::move(extra));
    }
    auto contents = engine::readRevision(*name);
    if (const auto* why = std::get_if<engine::FileError>(&contents)) {
        failure(why->message.english());
        return std::nullopt;
    }
    return withManifest(engine::openContents(std::move(std::get<engine::FolderContents>(contents)), vocabularyFolder(),
                                             std::move(extra)));
}

engine::ImportOrigins importOriginsOf(const std::string& folder) {
    const std::string path = (fs::path(folder) / std::string(engine::ImportOrigins::fileName)).string();
    std::error_code error;
    if (!fs::exists(path, error)) {
        return engine::ImportOrigins({});
    }
    const auto bytes = engine::readFile(path);
    const auto* const text = std::get_if<std::string>(&bytes);
    engine::ImportOrigins origins(text == nullptr ? std::string() : *text);
    const std::string without = "; breakdowns do not show where the import has read an effect";
    if (text == nullptr) {
        writeMessage(std::get<engine::FileError>(bytes).message.english() + without);
    } else if (origins.isOtherVersion()) {
        writeMessage(path + " is of another version of Orrery" + without + ". Import the folder again");
    } else if (origins.badLine()) {
        writeMessage(path + ": line " + std::to_string(*origins.badLine()) + " is damaged" + without);
    }
    return origins;
}

engine::OutputGuard inputsOf(const engine::Project& project, const std::string& folder) {
    constexpr std::string_view shippedBefore = "vocabulary/";
    engine::OutputGuard inputs;
    inputs.addProject(folder);
    inputs.addProject(vocabularyFolder());
    for (const engine::ProjectSource& source : project.parsed.sources.files) {
        const std::string& path = source.text->path();
        inputs.addInput(source.isShipped ? (fs::path(vocabularyFolder()) / path.substr(shippedBefore.size())).string()
                                         : (fs::path(folder) / path).string());
    }
    return inputs;
}

void writeFindings(const std::vector<engine::Diagnostic>& diagnostics,
                   const std::vector<std::shared_ptr<const engine::SourceText>>& files, bool errorsOnly) {
    for (const engine::Diagnostic& diagnostic : diagnostics) {
        if (!errorsOnly || diagnostic.severity() == engine::Severity::error) {
            writeMessage(engine::renderText(diagnostic, files));
        }
    }
}

void PlayOptions::declare(OptionList& list) {
    list.text("project", project, "The project's folder").required();
    declareScenario(list);
}

void PlayOptions::declareScenario(OptionList& list) {
    list.text("--scenario", scenario,
              "The scenario's id, an XML file with a scenario, or - for standard input. Default: the scenario that "
              "the manifest names")
        .shown("ID|FILE|-");
    list.seed("--seed", seed, "Replaces the seed of the galaxy").shown("K");
    list.text("--view", view, "Sets the local player's view for conditions that read it: screen=main,line=2,zoom=1:4")
        .shown("VIEW");
    declareLimits(list);
}

void PlayOptions::declareLimits(OptionList& list) {
    list.size("--memory-limit", memory,
              "Ends the run after the last complete turn that fits into this memory, for instance 512M or 2G. Default: "
              "half of the memory of the machine or its control group")
        .shown("SIZE");
    list.count("--work-limit", work,
               "Ends the run after the last complete turn within this number of work units, for instance 90G. Default: "
               "60G")
        .shown("COUNT");
    list.flag(
        "--hints", hints,
        "Also reports the hints of the run: orders that wait or stop. Errors and warnings always appear: one line for "
        "each code and place, with count and first turn");
}

void PlayOptions::declareWhatIf(OptionList& list, const char* help) {
    list.repeated("--what-if", whatIfs, help).shown("OBJECT.VALUE=CONSTANT@TURN");
}

std::optional<Play> play(const PlayOptions& options) {
    if (options.scenario == "-" && options.orders == "-") {
        failure("--scenario and --orders cannot both read standard input");
        return std::nullopt;
    }
    const auto file = scenarioFile(options.scenario);
    if (!file) {
        return std::nullopt;
    }
    const std::string inside = *file ? pathInProject(options) : std::string();
    auto project = openVersion(options, inside.empty() ? *file : nullptr);
    if (project && !inside.empty() && !hasFile(*project, inside)) { // in the folder, but not in the project
        project = openVersion(options, *file);
    }
    if (!project) {
        return std::nullopt;
    }
    writeFindings(project->diagnostics, project->files(), true);
    return playProject(std::move(*project), options);
}

std::optional<Play> playProject(engine::Project project, const PlayOptions& options) {
    const bool isFile = isScenarioFile(options.scenario);
    const bool isSaved = options.run && options.scenario.empty();
    const engine::CheckedScenario* scenario = chosen(project, options, isFile);
    if (scenario == nullptr && !isSaved) {
        failure(options.scenario.empty() ? "the project has no scenario; give a file with a scenario as --scenario"
                                         : "there is no scenario '" + options.scenario + "'; orrery-cli list " +
                                               options.project + " scenarios lists all scenarios");
        return std::nullopt;
    }
    Play played{.project = std::move(project), .session = nullptr};
    played.inputs = inputsOf(played.project, options.project);
    addInput(options.project, played.inputs);
    addInput(isFile ? options.scenario : std::string(), played.inputs);
    addInput(options.orders, played.inputs);
    played.showsHints = options.hints;
    played.files = played.project.files();
    auto read = isSaved ? savedScenario(*options.run, played) : std::optional(*scenario);
    if (!read) {
        return std::nullopt;
    }
    engine::CheckedScenario given = std::move(*read);
    if (!options.orders.empty() && !addOrders(options.orders, played, given)) {
        failure("cannot use the orders");
        return std::nullopt;
    }
    for (const std::string& text : options.whatIfs) {
        auto whatIf = engine::readWhatIf(*played.project.model, text);
        if (const auto* const why = std::get_if<engine::Phrase>(&whatIf)) {
            failure("--what-if: " + why->english());
            return std::nullopt;
        }
        given.statements.push_back(std::move(std::get<engine::CheckedStatement>(whatIf)));
    }
    if (const std::string why = readView(options.view, given.settings.view); !why.empty()) {
        failure(why);
        return std::nullopt;
    }
    engine::RunLimits limits;
    limits.memory = options.memory ? *options.memory : engine::defaultMemoryLimit();
    limits.workOfRun = options.work.value_or(limits.workOfRun);
    const auto seed = isSaved && !options.seed ? std::optional(options.run->run.seed) : options.seed;
    played.session = engine::startSession(played.project, given, seed, limits);
    return played;
}

int writeProblems(const Play& played, engine::Severity limit) {
    int status = status::good;
    for (const engine::RunProblem& problem : played.session->problems()) {
        if (problem.severity() != engine::Severity::hint || played.showsHints) {
            writeMessage(engine::renderText(problem, played.files));
        }
        status = problem.severity() <= limit ? status::findings : status;
    }
    return status;
}

int playedStatus(const Play& played) {
    const auto problems = played.session->problems();
    const bool isBad = std::ranges::any_of(
        problems, [](const engine::RunProblem& problem) { return problem.severity() == engine::Severity::error; });
    return isBad ? status::findings : status::good;
}

namespace {

/// Steps to a turn. Returns false if a signal stops the run, or if the run ends before the turn.
bool walkTo(engine::Session& session, std::uint32_t turn) {
    while (session.turn() < turn) {
        writeProgress("turn " + std::to_string(session.turn() + 1) + " of " + std::to_string(turn));
        if (!session.step(&stopped())) {
            return false;
        }
    }
    return !stopped().load();
}

} // namespace

bool stepTo(Play& played, std::uint32_t turn, const OverrideOptions* otherwise) {
    engine::Session& session = *played.session;
    const bool isUnder = otherwise != nullptr && !otherwise->isEmpty();
    bool isThere = walkTo(session, isUnder && turn > 0 ? turn - 1 : turn);
    if (isThere && isUnder) {
        auto overrides = otherwise->read(session.state().view());
        if (!overrides) {
            return false;
        }
        isThere = session.stepUnder(turn, std::move(*overrides), &stopped());
    }
    writeProgress("");
    writeProblems(played);
    if (!isThere && !stopped().load() && !session.limitReached()) { // writeProblems() has reported a limit
        failure("the run is over after turn " + std::to_string(session.turn()) + ": somebody has won or lost");
    }
    return isThere && !stopped().load();
}

std::optional<engine::Row> findNamed(const engine::View& view, const std::string& name) {
    const auto row = engine::findObject(view, name);
    if (!row) {
        failure("there is no object '" + name + "' at turn " + std::to_string(view.turn) +
                "; write a name, or # and an id");
    }
    return row;
}

void declareGroup(OptionList& list, std::string& group, std::string& source) {
    list.text("--group", group, "The group: its class, a slash, and its id").required().shown("CLASS/GROUP");
    list.text("--source", source,
              "The object that carries the group, or that object's parent or owner: a name, or # and an id")
        .required()
        .shown("NAME|#ID");
}

namespace {

/// Returns the groups that a text could mean: those of a class with this id or name, and groups with a similar name.
std::string groupAdvice(const engine::Program& program, const std::string& text) {
    constexpr std::size_t mostGroups = 10;
    std::map<std::string, std::vector<std::string>> labels; // by the names of the groups and of their classes
    for (std::uint32_t one = 0; one < program.groups.size(); ++one) {
        const engine::CheckedGroup& group = program.groupAsRead(one);
        const engine::CheckedClass& owner = program.model->classes.asRead(group.owner);
        const std::string label = engine::groupLabel(*program.model, group);
        for (const std::string& name :
             std::set{label, owner.id, owner.name, engine::shownGroupName(*program.model, group)}) {
            if (!name.empty()) {
                labels[name].push_back(label);
            }
        }
    }
    std::vector<std::string> known;
    for (const auto& [name, ofName] : labels) {
        known.push_back(name);
    }
    const std::vector<std::string> near = engine::nearestNames(text, known);
    const auto found = labels.find(labels.contains(text) || near.empty() ? text : near.front());
    if (found == labels.end()) {
        return {};
    }
    const std::vector<std::string>& meant = found->second;
    std::string list;
    for (std::size_t one = 0; one < std::min(meant.size(), mostGroups); ++one) {
        list += (one == 0 ? "'" : ", '") + meant[one] + "'";
    }
    return "; did you mean " + (meant.size() == 1 ? "" : std::string("one of ")) + list +
           (meant.size() > mostGroups ? ", …?" : "?");
}

} // namespace

std::optional<std::uint32_t> findGroupNamed(const engine::Program& program, const std::string& label) {
    const auto group = engine::findGroup(program, label);
    if (!group) {
        failure("there is no group '" + label + "'" + groupAdvice(program, label));
    }
    return group;
}

std::optional<engine::Row> holderOf(const engine::View& view, const engine::CompiledGroup& group,
                                    const std::string& name, engine::Row named) {
    const std::vector<engine::Row> holders = engine::findHolders(view, group, named);
    if (holders.size() < 2) {
        return holders.empty() ? named : holders.front();
    }
    std::string list;
    for (const engine::Row row : holders) {
        list += ' ' + view.numberText(row);
    }
    failure("several objects of '" + name + "' carry the group:" + list + "; choose one of them");
    return std::nullopt;
}

} // namespace orrery::cli
