// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/lab/edit_search.h"
#include "engine/lab/line_edits.h"
#include "engine/lab/revision.h"
#include "engine/lab/run_expression.h"
#include "engine/program/evaluate.h"
#include "engine/text/machine_memory.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;

struct Options {
    PlayOptions play; ///< `project` is the good version
    std::string bad;
    std::string expression;
    std::string object;
    std::uint32_t turn = 30;
    bool json = false;
};

/// The value of the expression in one version, or the reason why there is none.
struct Outcome {
    std::optional<double> value;
    std::string shown;
    std::string why;
};

/// Plays versions of a project, and evaluates the expression of the options at their end.
class Trial {
public:
    explicit Trial(const Options& options) : m_options(options) {}

    Outcome of(engine::FolderContents contents) const {
        const engine::Project project = engine::openContents(std::move(contents), vocabularyFolder());
        for (const engine::Diagnostic& diagnostic : project.diagnostics) {
            if (diagnostic.severity() == engine::Severity::error) {
                return {.value = {}, .shown = {}, .why = engine::renderText(diagnostic, project.files())};
            }
        }
        const engine::CheckedScenario* const scenario = engine::findScenario(project, m_options.play.scenario);
        if (scenario == nullptr) {
            return {.value = {}, .shown = {}, .why = "there is no scenario '" + m_options.play.scenario + "'"};
        }
        engine::RunLimits limits;
        limits.memory = m_options.play.memory.value_or(engine::defaultMemoryLimit());
        limits.workOfRun = m_options.play.work.value_or(limits.workOfRun);
        const auto session = engine::startSession(project, *scenario, m_options.play.seed, limits);
        session->goTo(m_options.turn, &stopped()); // a run that ends before has the values of its last turn
        return valueIn(*session);
    }

private:
    Outcome valueIn(const engine::Session& session) const {
        const engine::View view = session.universe().view();
        const auto row = m_options.object.empty() ? std::optional<engine::Row>(0) // the game object
                                                  : engine::findObject(view, m_options.object);
        if (!row) {
            return {.value = {},
                    .shown = {},
                    .why = "there is no object '" + m_options.object + "' at turn " + std::to_string(view.turn)};
        }
        const engine::RunExpression expression(session, m_options.expression, engine::badFormat, view.typeOf(*row));
        if (!expression.isGood()) {
            return {.value = {},
                    .shown = {},
                    .why = expression.diagnostics().empty() ? "the expression has no value"
                                                            : expression.diagnostics().front().message()};
        }
        const double value = expression.values(view, std::vector{*row}).front();
        // Indices of classes and texts differ between versions, so the text is the outcome.
        return {.value = value, .shown = engine::formatValue(value, expression.format(), view), .why = {}};
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

void writeFound(const Options& options, const engine::FolderContents& good, const std::vector<engine::LineEdit>& edits,
                const engine::FoundEdits& found, const Outcome& before, const Outcome& after) {
    const std::string subject = "'" + options.expression + "'" +
                                (options.object.empty() ? "" : " of " + options.object) + " at turn " +
                                std::to_string(options.turn);
    if (options.json) {
        Json json{{"edits", edits.size()}, {"runs", found.trials + 1}, {"good", before.shown}, {"bad", after.shown}};
        json["found"] = Json::array();
        for (const std::uint32_t index : found.edits) {
            const engine::LineEdit& edit = edits[index];
            json["found"].push_back(Json{{"file", edit.path},
                                         {"line", edit.rightLine + 1},
                                         {"before", replacedBy(edit, good)},
                                         {"after", edit.lines}});
        }
        writeData(json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
        return;
    }
    std::string text;
    for (const std::uint32_t index : found.edits) {
        const engine::LineEdit& edit = edits[index];
        text += edit.path + ":" + std::to_string(edit.rightLine + 1) + ":\n";
        for (const std::string& line : replacedBy(edit, good)) {
            text += withMark('-', line);
        }
        for (const std::string& line : edit.lines) {
            text += withMark('+', line);
        }
    }
    text += found.edits.empty()
                ? subject + " is " + before.shown + " in both versions.\n"
                : subject + " is " + before.shown + ", and " + after.shown + " with all " +
                      std::to_string(edits.size()) + " edits. " +
                      (found.edits.size() == 1 ? "This edit alone changes it"
                                               : "These " + std::to_string(found.edits.size()) +
                                                     " edits change it together, and none can be omitted") +
                      " (" + std::to_string(found.trials + 1) + " runs).\n";
    writeData(text);
}

int run(const Options& options) {
    const auto good = contentsOf(options.play.project);
    const auto bad = good ? contentsOf(options.bad) : std::nullopt;
    if (!good || !bad) {
        return status::failed;
    }
    const Trial trial(options);
    const Outcome before = trial.of(*good);
    const Outcome after = before.value ? trial.of(*bad) : Outcome{};
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
    writeProgress("");
    if (stopped().load()) {
        return status::failed;
    }
    writeFound(options, *good, edits, found, before, after);
    return found.edits.empty() ? status::good : status::findings;
}

} // namespace

std::function<int()> declareBisect(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("good", options->play.project, "The version with the right outcome: a folder, or FOLDER@REVISION")
        .required();
    list.text("bad", options->bad, "The version with another outcome: a folder, or FOLDER@REVISION").required();
    list.text("--expect", options->expression, "The expression whose value tells the versions apart")
        .required()
        .shown("EXPRESSION");
    list.text("--object", options->object, "The object to which names in the expression belong. Default: the game")
        .shown("NAME|#ID");
    list.turn("--turn", options->turn, "The turn at whose end the expression is evaluated");
    list.text("--scenario", options->play.scenario, "The scenario's id. Default: the scenario that the manifest names")
        .shown("ID");
    list.seed("--seed", options->play.seed, "Replaces the seed of the galaxy").shown("K");
    list.size("--memory-limit", options->play.memory, "Limits the memory of each run").shown("SIZE");
    list.count("--work-limit", options->play.work, "Limits the work of each run").shown("COUNT");
    list.flag("--json", options->json, "Writes JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
