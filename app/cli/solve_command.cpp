// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/run_options.h"

#include "app/cli/report_words.h"
#include "engine/check/scenario/content_tests.h"
#include "engine/check/scenario/sweeps.h"
#include "engine/content/constants.h"
#include "engine/rules/shipped_rows.h"
#include "engine/sweep/solving.h"
#include "engine/sweep/sweep_draft.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view sweepId = "orrery-cli-solve";

struct Options {
    std::string project;
    std::string number;
    std::string from;
    std::string to;
    std::string target;
    std::string tolerance;
    MeasureOptions what;
    ManyRunsOptions runs;
    bool json = false;
};

/// The numbers of the options.
struct Numbers {
    double from = 0.0;
    double to = 0.0;
    double target = 0.0;
    std::optional<double> tolerance; ///< nullopt: the usual one
};

/// Returns the numbers of the options; nullopt after a message.
std::optional<Numbers> numbersOf(const Options& options) {
    Numbers numbers;
    double tolerance = 0.0;
    for (const auto& [name, text, number] :
         {std::tuple("--from", &options.from, &numbers.from), std::tuple("--to", &options.to, &numbers.to),
          std::tuple("--target", &options.target, &numbers.target),
          std::tuple("--tolerance", &options.tolerance, &tolerance)}) {
        if (text->empty() && number == &tolerance) {
            continue;
        }
        const auto parsed = engine::parseNumber(*text);
        if (!parsed || !std::isfinite(*parsed)) {
            failure(std::string(name) + ": '" + *text + "' is not a number");
            return std::nullopt;
        }
        *number = *parsed;
    }
    if (!(numbers.from < numbers.to)) {
        failure("--from must be less than --to");
        return std::nullopt;
    }
    if (tolerance < 0.0) {
        failure("--tolerance must not be negative");
        return std::nullopt;
    }
    if (!options.tolerance.empty()) {
        numbers.tolerance = tolerance;
    }
    return numbers;
}

/// Returns the question of the options as a sweep of the content, so that it is checked and played like one.
std::shared_ptr<const engine::SourceText> sweepText(const Options& options, const Numbers& numbers) {
    const engine::SweepDraft draft{.id = std::string(sweepId),
                                   .scenario = options.what.scenario,
                                   .seeds = options.what.seeds,
                                   .turns = std::to_string(options.what.turns),
                                   .varied = {{.number = options.number,
                                               .from = engine::numberText(numbers.from),
                                               .to = engine::numberText(numbers.to),
                                               .count = "9"}},
                                   .measures = {{"measure", options.what.object, options.what.measure}}};
    std::string text = "<orrery format=\"1\">" + engine::sweepXml(draft) + "</orrery>";
    return std::make_shared<const engine::SourceText>("(options).xml", std::move(text));
}

/// Returns the sweep of the options; nullopt after a message.
std::optional<engine::CheckedSweep> sweepOf(const engine::Project& project) {
    std::vector<engine::Diagnostic> reported; // the check has reported them
    auto sweeps = engine::readSweeps(project.parsed, *project.model, reported, sweepId);
    if (sweeps.empty() || !sweeps.front().isRunnable) {
        failure("the options have errors");
        return std::nullopt;
    }
    return std::move(sweeps.front());
}

std::string gives(const engine::SolveTry& one) {
    return engine::numberText(one.number) + " gives " + shortNumber(one.measure);
}

std::string endText(const engine::SolveQuestion& question, const engine::SolveAnswer& answer) {
    const engine::CheckedVary& vary = question.sweep.varied[question.vary];
    const std::string target = engine::numberText(question.target);
    switch (answer.end) {
    case engine::SolveEnd::reached:
        return vary.name + ": " + gives(answer.best) + ". The target is " + target + ".\n";
    case engine::SolveEnd::jumps:
        return vary.name + ": no value gives " + target + ". The measure jumps: " + gives(answer.best) + ", and " +
               gives(answer.across) + ".\n";
    case engine::SolveEnd::missed:
        return vary.name + ": no value from " + engine::numberText(vary.value(0)) + " to " +
               engine::numberText(vary.value(vary.count() - 1)) + " gives " + target +
               ". The nearest: " + gives(answer.best) + ".\n";
    case engine::SolveEnd::noValue:
    case engine::SolveEnd::stopped:
        break;
    }
    return {};
}

std::string textOf(const engine::SolveQuestion& question, const engine::SolveAnswer& answer) {
    std::string text = endText(question, answer);
    if (answer.asWritten && answer.asWritten->number != answer.best.number && !std::isnan(answer.asWritten->measure)) {
        text += "As written, " + gives(*answer.asWritten) + ".\n";
    }
    const auto isOther = [&](const engine::SolveTry& one) { return one.measure != answer.best.measure; };
    if (answer.end == engine::SolveEnd::missed && std::ranges::none_of(answer.tries, isOther)) {
        text += "No value that was tried changes the measure.\n";
    }
    text += "Tried " + counted(answer.tries.size(), "value", "values") + ":\n";
    for (const engine::SolveTry& one : answer.tries) {
        text += engine::numberText(one.number) + "\t" +
                (std::isnan(one.measure) ? one.problem : shortNumber(one.measure)) + "\n";
    }
    return text;
}

Json jsonOf(const engine::SolveTry& one) {
    return {{"number", one.number},
            {"measure", std::isnan(one.measure) ? Json() : Json(one.measure)},
            {"problem", one.problem}};
}

std::string jsonOf(const engine::SolveQuestion& question, const engine::SolveAnswer& answer) {
    constexpr std::array names{"reached", "jumps", "missed"};
    Json json{{"number", question.sweep.varied[question.vary].name},
              {"target", question.target},
              {"tolerance", answer.tolerance},
              {"end", names[static_cast<std::size_t>(answer.end)]},
              {"best", jsonOf(answer.best)}};
    if (answer.end == engine::SolveEnd::jumps) {
        json["across"] = jsonOf(answer.across);
    }
    json["as-written"] = answer.asWritten ? jsonOf(*answer.asWritten) : Json();
    json["tried"] = Json::array();
    for (const engine::SolveTry& one : answer.tries) {
        json["tried"].push_back(jsonOf(one));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

int run(const Options& options) {
    const auto numbers = numbersOf(options);
    if (!numbers) {
        return status::failed;
    }
    const auto project = openProject(options.project, sweepText(options, *numbers));
    if (!project) {
        return status::failed;
    }
    writeFindings(project->diagnostics, project->files(), true);
    const auto sweep = sweepOf(*project);
    if (!sweep) {
        return status::failed;
    }
    const engine::SolveQuestion question{.project = project->parsed,
                                         .diagnostics = project->diagnostics,
                                         .rows = engine::shippedRows(),
                                         .model = *project->model,
                                         .sweep = *sweep,
                                         .turn = sweep->turns,
                                         .target = numbers->target,
                                         .tolerance = numbers->tolerance,
                                         .limits = options.runs.limits(),
                                         .jobs = options.runs.threads()};
    writeProgress("trying the first values");
    const engine::SolveAnswer answer = engine::solve(
        question, &stopped(), [](std::size_t count) { writeProgress("tried " + std::to_string(count) + " values"); });
    writeProgress("");
    if (answer.end == engine::SolveEnd::stopped) {
        return status::failed;
    }
    if (answer.end == engine::SolveEnd::noValue) {
        return failure("the measure has no value" + (answer.best.problem.empty() ? "" : ": " + answer.best.problem));
    }
    const bool isWritten = writeData(options.json ? jsonOf(question, answer) : textOf(question, answer));
    return !isWritten ? status::failed : answer.end == engine::SolveEnd::reached ? status::good : status::findings;
}

} // namespace

std::function<int()> declareSolve(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("project", options->project, "The project's folder").required();
    list.text("--number", options->number,
              "The number to change: a constant, or the words CLASS/group ELEMENT ATTRIBUTE, where [2] after the "
              "element means the second one, and no element means the group or class itself")
        .required()
        .shown("NAME");
    list.text("--from", options->from, "The smallest value to try").required().shown("NUMBER");
    list.text("--to", options->to, "The largest value to try").required().shown("NUMBER");
    options->what.declare(list);
    list.text("--target", options->target, "The value that the measure must reach").required().shown("NUMBER");
    list.text("--tolerance", options->tolerance,
              "The largest distance from the target that is near enough. Default: a thousandth of the target, or of "
              "the measure's "
              "size for the target 0")
        .shown("NUMBER");
    options->runs.declare(list);
    list.flag("--json", options->json, "Writes JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
