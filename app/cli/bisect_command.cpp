// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/report_words.h"
#include "engine/check/scenario/content_tests.h"
#include "engine/lab/edit_search.h"
#include "engine/lab/line_edits.h"
#include "engine/lab/revision.h"
#include "engine/lab/run_expression.h"
#include "engine/lab/test_run.h"
#include "engine/program/evaluate.h"
#include "engine/text/invisible.h"
#include "engine/text/machine_memory.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;

struct Options {
    PlayOptions play; ///< `project` is the good version
    std::string bad;
    std::string expression;
    std::string test; ///< id; replaces the expression
    std::string object;
    std::optional<std::uint32_t> turn; ///< nullopt: 30
    bool json = false;

    std::uint32_t last() const { return turn.value_or(30); }
};

/// The value of the expression or the result of the test in one version, or the reason why there is none.
struct Outcome {
    std::string shown;
    std::string why;
};

/// Plays versions of a project, and evaluates the expression of the options at their end, or plays the test.
class Trial {
public:
    explicit Trial(const Options& options) : m_options(options) {}

    Outcome of(engine::FolderContents contents) const {
        const engine::Project project = engine::openContents(std::move(contents), vocabularyFolder());
        for (const engine::Diagnostic& diagnostic : project.diagnostics) {
            if (diagnostic.severity() == engine::Severity::error) {
                return {.shown = {}, .why = engine::renderText(diagnostic, project.files())};
            }
        }
        engine::RunLimits limits;
        limits.memory = m_options.play.memory.value_or(engine::defaultMemoryLimit());
        limits.workOfRun = m_options.play.work.value_or(limits.workOfRun);
        if (!m_options.test.empty()) {
            return ofTest(project, limits);
        }
        const engine::CheckedScenario* const scenario = engine::findScenario(project, m_options.play.scenario);
        if (scenario == nullptr) {
            return {.shown = {}, .why = "there is no scenario '" + m_options.play.scenario + "'"};
        }
        const auto session = engine::startSession(project, *scenario, m_options.play.seed, limits);
        session->goTo(m_options.last(), &stopped()); // a run that ends before has the values of its last turn
        return valueIn(*session);
    }

private:
    /// Plays the test as the version has it.
    Outcome ofTest(const engine::Project& project, const engine::RunLimits& limits) const {
        std::vector<engine::Diagnostic> diagnostics;
        const auto tests = engine::readTests(project.parsed, *project.model, diagnostics, m_options.test);
        if (tests.empty()) {
            return {.shown = {}, .why = "there is no test '" + m_options.test + "'"};
        }
        diagnostics = project.diagnostics;
        if (engine::needLint(tests)) {
            engine::lint(project.parsed, *project.model, diagnostics);
        }
        const engine::TestResult result = engine::runTest(
            {.program = project.program, .diagnostics = diagnostics, .limits = limits}, tests.front(), &stopped());
        const bool hasResult =
            result.outcome == engine::TestOutcome::passed || result.outcome == engine::TestOutcome::failed;
        return {.shown = std::string(engine::outcomeName(result.outcome)),
                .why = hasResult ? std::string()
                                 : "the test '" + m_options.test + "' is " +
                                       std::string(engine::outcomeName(result.outcome)) +
                                       (result.problem.empty() ? "" : ": " + result.problem.english())};
    }

    Outcome valueIn(const engine::Session& session) const {
        const engine::View view = session.universe().view();
        const auto row = m_options.object.empty() ? std::optional<engine::Row>(0) // the game object
                                                  : engine::findObject(view, m_options.object);
        if (!row) {
            return {.shown = {},
                    .why = "there is no object '" + m_options.object + "' at turn " + std::to_string(view.turn)};
        }
        const engine::RunExpression expression(session, m_options.expression, engine::badFormat, view.typeOf(*row));
        if (!expression.isGood()) {
            return {.shown = {},
                    .why = expression.diagnostics().empty() ? "the expression has no value"
                                                            : expression.diagnostics().front().message()};
        }
        const double value = expression.values(view, std::vector{*row}).front();
        // Indices of classes and texts differ between versions, so the text is the outcome.
        return {.shown = engine::formatValue(value, expression.format(), view), .why = {}};
    }

    const Options& m_options;
};

/// Reads the files of a version: of a folder, or of a revision of it. Reports errors.
std::optional<engine::FolderContents> contentsOf(const std::string& version) {
    if (const auto name = engine::revisionNameIn(version)) {
        auto contents = engine::readRevision(*name);
        if (const auto* const why = std::get_if<engine::FileError>(&contents)) {
            failure(why->message.english());
            return std::nullopt;
        }
        return std::move(std::get<engine::FolderContents>(contents));
    }
    if (!openProject(version)) { // reports why there is no such folder
        return std::nullopt;
    }
    return engine::readFolder(version);
}

/// Returns the lines of the left version that an edit replaces.
std::vector<std::string> replacedBy(const engine::LineEdit& edit, const engine::FolderContents& left) {
    std::vector<std::string> lines;
    const auto file = left.files.find(edit.path);
    if (file == left.files.end()) {
        return lines;
    }
    std::string_view text = file->second->bytes();
    const std::uint32_t end = edit.isOldFile ? ~0u : edit.leftLine + edit.leftCount;
    for (std::uint32_t line = 0; !text.empty() && line < end; ++line) {
        const std::size_t size = std::min(text.find('\n'), text.size() - 1) + 1;
        if (line >= edit.leftLine) {
            lines.emplace_back(text.substr(0, size));
        }
        text.remove_prefix(size);
    }
    return lines;
}

std::string withMark(char mark, const std::string& line) {
    return std::string(1, mark) + line + (line.ends_with('\n') ? "" : "\n");
}

/// Returns the first commit on the way from the good version to the bad one whose lines contain the edits. Returns
/// nullopt if no commit has them, or if the versions are not on one way.
std::optional<engine::Revision> firstCommitWith(const Options& options, const engine::FolderContents& good,
                                                const std::vector<engine::LineEdit>& edits,
                                                const std::vector<std::uint32_t>& found) {
    constexpr std::size_t mostCommits = 1'000;
    const auto first = engine::revisionNameIn(options.play.project);
    const auto last = engine::revisionNameIn(options.bad);
    std::error_code error;
    const auto folderOf = [&](const std::string& path) { return std::filesystem::weakly_canonical(path, error); };
    if (!first || found.empty() || folderOf(first->folder) != folderOf(last ? last->folder : options.bad)) {
        return std::nullopt;
    }
    auto list = engine::revisionsBetween(*first, last ? last->revision : "HEAD", mostCommits, &stopped());
    auto* const way = std::get_if<engine::RevisionList>(&list);
    for (auto commit = way == nullptr ? 0 : way->revisions.size(); commit-- > 0 && !stopped().load();) {
        engine::Revision& revision = way->revisions[commit];
        writeProgress("commit " + revision.shortHash);
        const auto contents = engine::readRevision({first->folder, revision.hash});
        if (const auto* const files = std::get_if<engine::FolderContents>(&contents)) {
            const std::vector<engine::LineEdit> now = engine::lineEdits(good, *files);
            if (std::ranges::all_of(found, [&](auto index) { return engine::containsEdit(now, edits[index]); })) {
                return std::move(revision);
            }
        }
    }
    return std::nullopt;
}

/// The result of a search.
struct Result {
    const engine::FolderContents& good;
    const std::vector<engine::LineEdit>& edits;
    const engine::FoundEdits& found;
    const Outcome& before;
    const Outcome& after;
    std::optional<engine::Revision> commit;
};

std::string jsonOf(const Result& result) {
    Json json{{"edits", result.edits.size()},
              {"runs", result.found.trials + 1},
              {"good", result.before.shown},
              {"bad", result.after.shown}};
    json["found"] = Json::array();
    for (const std::uint32_t index : result.found.edits) {
        const engine::LineEdit& edit = result.edits[index];
        json["found"].push_back(Json{{"file", edit.path},
                                     {"line", edit.rightLine + 1},
                                     {"before", replacedBy(edit, result.good)},
                                     {"after", edit.lines}});
    }
    if (result.commit) {
        json["commit"] =
            Json{{"hash", result.commit->hash}, {"author", result.commit->author}, {"subject", result.commit->subject}};
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string textOf(const Options& options, const Result& result) {
    std::string text;
    for (const std::uint32_t index : result.found.edits) {
        const engine::LineEdit& edit = result.edits[index];
        text += edit.path + ":" + std::to_string(edit.rightLine + 1) + ":\n";
        for (const std::string& line : replacedBy(edit, result.good)) {
            text += withMark('-', line);
        }
        for (const std::string& line : edit.lines) {
            text += withMark('+', line);
        }
    }
    if (result.commit) {
        const std::string author = engine::withVisibleCharacters(result.commit->author);
        text += "First in commit " + result.commit->shortHash + (author.empty() ? "" : " by " + author) + ": " +
                engine::withVisibleCharacters(result.commit->subject) + "\n";
    }
    text += !options.test.empty()
                ? "The test '" + options.test + "' " + result.before.shown
                : "'" + options.expression + "'" + (options.object.empty() ? "" : " of " + options.object) +
                      " at turn " + std::to_string(options.last()) + " is " + result.before.shown;
    if (result.found.edits.empty()) {
        return text + " in both versions.\n";
    }
    const std::size_t count = result.found.edits.size();
    return text + ", and " + result.after.shown + " with " +
           (result.edits.size() == 1 ? "the only edit" : "all " + std::to_string(result.edits.size()) + " edits") +
           ". " +
           (count == 1 ? "This edit alone changes it"
                       : "These " + std::to_string(count) + " edits change it together, and none can be omitted") +
           " (" + counted(result.found.trials + 1, "run", "runs") + ").\n";
}

/// Returns whether the options fit each other. Reports errors.
bool areUsable(const Options& options) {
    if (options.expression.empty() == options.test.empty()) {
        failure(options.test.empty() ? "give the expression to compare as --expect, or the test as --test"
                                     : "--test and --expect exclude each other; omit one of them");
        return false;
    }
    const std::array ofRun{
        std::pair("--scenario", !options.play.scenario.empty()), std::pair("--seed", options.play.seed.has_value()),
        std::pair("--turns", options.turn.has_value()), std::pair("--object", !options.object.empty())};
    for (const auto& [name, isGiven] : ofRun) {
        if (isGiven && !options.test.empty()) {
            failure(std::string("--test and ") + name + " exclude each other; omit one of them");
            return false;
        }
    }
    return true;
}

int run(const Options& options) {
    if (!areUsable(options)) {
        return status::failed;
    }
    const auto good = contentsOf(options.play.project);
    const auto bad = good ? contentsOf(options.bad) : std::nullopt;
    if (!good || !bad) {
        return status::failed;
    }
    const Trial trial(options);
    const Outcome before = trial.of(*good);
    const Outcome after = before.why.empty() ? trial.of(*bad) : Outcome{};
    if (stopped().load()) {
        return status::failed;
    }
    for (const auto& [outcome, name] : {std::pair(&before, &options.play.project), std::pair(&after, &options.bad)}) {
        if (!outcome->why.empty()) {
            return failure(*name + ": " + outcome->why);
        }
    }
    const std::vector<engine::LineEdit> edits = engine::lineEdits(*good, *bad);
    std::size_t runs = 1;
    const engine::FoundEdits found = engine::findEdits(
        edits.size(),
        [&](const std::vector<bool>& chosen) {
            writeProgress("run " + std::to_string(++runs));
            const Outcome outcome =
                std::ranges::count(chosen, false) == 0 ? after : trial.of(engine::withLineEdits(*good, edits, chosen));
            return !outcome.why.empty()            ? engine::TrialOutcome::unresolved
                   : outcome.shown == before.shown ? engine::TrialOutcome::same
                                                   : engine::TrialOutcome::different;
        },
        &stopped());
    const Result result{*good, edits, found, before, after, firstCommitWith(options, *good, edits, found.edits)};
    writeProgress("");
    if (stopped().load()) {
        return status::failed;
    }
    writeData(options.json ? jsonOf(result) : textOf(options, result));
    return found.edits.empty() ? status::good : status::findings;
}

} // namespace

std::function<int()> declareBisect(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("good", options->play.project, "The version with the right outcome: a folder, or FOLDER@REVISION")
        .required();
    list.text("bad", options->bad, "The version with another outcome: a folder, or FOLDER@REVISION").required();
    list.text("--expect", options->expression, "The expression whose value tells the versions apart")
        .shown("EXPRESSION");
    list.text("--test", options->test, "Instead of --expect: the id of the test that passes in only one version")
        .shown("ID");
    list.text("--object", options->object, "The object to which names in the expression belong. Default: the game")
        .shown("NAME|#ID");
    list.turn("--turns,--turn", options->turn,
              "Plays this many turns; the expression is evaluated at the end of the last one. Default: 30");
    list.text("--scenario", options->play.scenario, "The scenario's id. Default: the scenario that the manifest names")
        .shown("ID");
    list.seed("--seed", options->play.seed, "Replaces the seed of the galaxy").shown("K");
    list.size("--memory-limit", options->play.memory, "Limits the memory of each run").shown("SIZE");
    list.count("--work-limit", options->play.work, "Limits the work of each run").shown("COUNT");
    list.flag("--json", options->json, "Writes JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
