// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/report_words.h"
#include "app/cli/sweep_choice.h"
#include "engine/lab/coverage_report.h"
#include "engine/lab/ordered_work.h"
#include "engine/lab/test_coverage.h"
#include "engine/rules/shipped_rows.h"
#include "engine/sweep/sweep_coverage.h"
#include "engine/text/machine_memory.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <thread>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;
using engine::Coverage;
using engine::CoverageKind;
using engine::CoverageState;

struct Options {
    PlayOptions play;
    std::optional<std::uint32_t> turns; ///< nullopt: 30
    bool tests = false;
    std::string sweep;
    std::uint32_t jobs = 0; ///< 0: one for each processor
    bool json = false;
    std::string html;
    std::string cobertura;

    unsigned threads() const { return jobs != 0 ? jobs : std::max(1u, std::thread::hardware_concurrency()); }
};

/// The kinds of elements in the columns of the table.
constexpr std::array columns{CoverageKind::group, CoverageKind::trigger, CoverageKind::condition, CoverageKind::effect};

/// Returns a table with equally wide columns.
std::string tableOf(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], row[i].size());
        }
    }
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            text += row[i];
            text += i + 1 < row.size() ? std::string(widths[i] - row[i].size() + 2, ' ') : "\n";
        }
    }
    return text;
}

/// Returns a line for each class, with the effective elements of each kind and all of them, and the totals.
std::string textOf(const Coverage& coverage) {
    const engine::CoverageItems& items = coverage.items();
    std::vector<std::vector<std::string>> rows{
        {"class", "state", "turns", "groups", "triggers", "conditions", "effects"}};
    for (std::size_t item = 0; item < items.size();) {
        const std::size_t first = item;
        std::array<std::size_t, static_cast<std::size_t>(CoverageKind::count_)> covered{};
        std::array<std::size_t, static_cast<std::size_t>(CoverageKind::count_)> all{};
        do {
            const auto kind = static_cast<std::size_t>(items[item].kind);
            covered[kind] += coverage[item].state == CoverageState::effective ? 1 : 0;
            ++all[kind];
            ++item;
        } while (item < items.size() && items[item].kind != CoverageKind::objectClass &&
                 items[item].kind != CoverageKind::scenarioCondition);
        if (items[first].kind != CoverageKind::objectClass) {
            continue;
        }
        std::vector<std::string> row{items.ownerId(first), std::string(coverageStateName(coverage[first].state)),
                                     std::to_string(coverage[first].turns)};
        for (const CoverageKind kind : columns) {
            const auto which = static_cast<std::size_t>(kind);
            row.push_back(all[which] == 0 ? "-" : std::to_string(covered[which]) + "/" + std::to_string(all[which]));
        }
        rows.push_back(std::move(row));
    }
    std::vector<std::vector<std::string>> totals{{"element"}};
    for (std::size_t state = 0; state < static_cast<std::size_t>(CoverageState::count_); ++state) {
        totals.front().emplace_back(coverageStateName(static_cast<CoverageState>(state)));
    }
    totals.front().emplace_back("all");
    const engine::CoverageTotals counts = coverage.totals();
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        std::vector<std::string> row{std::string(coverageKindName(static_cast<CoverageKind>(kind)))};
        std::size_t all = 0;
        for (const std::size_t count : counts[kind]) {
            row.push_back(std::to_string(count));
            all += count;
        }
        row.push_back(std::to_string(all));
        totals.push_back(std::move(row));
    }
    return tableOf(rows) + "\n" + tableOf(totals);
}

std::string jsonOf(const Coverage& coverage) {
    const engine::CoverageItems& items = coverage.items();
    Json json{{"turns", coverage.turns()}, {"totals", Json::object()}, {"elements", Json::array()}};
    const engine::CoverageTotals totals = coverage.totals();
    for (std::size_t kind = 0; kind < totals.size(); ++kind) {
        Json& of = json["totals"][std::string(coverageKindName(static_cast<CoverageKind>(kind)))];
        for (std::size_t state = 0; state < totals[kind].size(); ++state) {
            of[std::string(coverageStateName(static_cast<CoverageState>(state)))] = totals[kind][state];
        }
    }
    for (std::size_t item = 0; item < items.size(); ++item) {
        const engine::CoverageCounts& counts = coverage[item];
        Json one{{"id", items.id(item)},
                 {"kind", coverageKindName(items[item].kind)},
                 {"place", items.model().placeText(items[item].head)},
                 {"state", coverageStateName(counts.state)}};
        if (items[item].kind == CoverageKind::condition) {
            one["matched"] = counts.isMatched;
            one["rejected"] = counts.isRejected;
        } else {
            one["turns"] = counts.turns;
            one["times"] = counts.times;
        }
        if (items[item].kind == CoverageKind::group || items[item].kind == CoverageKind::effect) {
            one["objects"] = counts.objects;
            one["changed"] = counts.changed;
            one["undone"] = counts.undone;
            one["suppressed"] = counts.suppressed;
        }
        json["elements"].push_back(std::move(one));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// Writes a report if its option is given. Returns false if that fails.
bool writeReport(const std::string& path, const std::string& text, engine::OutputGuard& guard) {
    OutputFile file;
    return path.empty() || (file.open(path, guard) && file.write(text) && file.commit());
}

/// Writes the reports that the options want. Returns whether that succeeded.
bool writeReports(const Options& options, const Coverage& coverage, const std::string& about,
                  engine::OutputGuard& guard) {
    if (!writeReport(options.html, options.html.empty() ? "" : coverageHtml(coverage, about), guard) ||
        !writeReport(options.cobertura, options.cobertura.empty() ? "" : coverageCobertura(coverage), guard)) {
        return false;
    }
    if (options.json) {
        return writeData(jsonOf(coverage));
    }
    return !options.html.empty() || !options.cobertura.empty() || writeData(textOf(coverage));
}

/// Returns the limits of each run, while `jobs` runs share the memory.
engine::RunLimits limitsOf(const Options& options, unsigned jobs) {
    engine::RunLimits limits;
    limits.memory = options.play.memory.value_or(engine::defaultMemoryLimit() / jobs);
    limits.workOfRun = options.play.work.value_or(limits.workOfRun);
    return limits;
}

/// Reports what the runs of a sweep reach together.
int coverSweep(const Options& options) {
    const auto project = openProject(options.play.project);
    if (!project) {
        return status::failed;
    }
    writeFindings(project->diagnostics, project->files(), true);
    std::vector<engine::Diagnostic> reported; // the check has reported them
    auto sweep = chosenSweep(engine::readSweeps(project->parsed, *project->model, reported), options.sweep);
    if (!sweep) {
        return status::failed;
    }
    const unsigned jobs = options.threads();
    const engine::RunLimits limits = limitsOf(options, jobs);
    const engine::SweepPlan plan = sweepPlan(*project, std::move(*sweep), limits);
    const engine::SweepRequest request{.project = project->parsed,
                                       .diagnostics = project->diagnostics,
                                       .rows = engine::shippedRows(),
                                       .plan = plan,
                                       .limits = limits,
                                       .jobs = jobs};
    const auto covered =
        engine::coverSweep(request, std::make_shared<const engine::CoverageItems>(project->model), &stopped(),
                           [&](const engine::SweepCoverage& now) {
                               writeProgress("run " + std::to_string(now.done) + " of " + std::to_string(plan.runs()));
                           });
    writeProgress("");
    if (!covered) {
        return status::failed;
    }
    writeVariantErrors(plan, covered->errors);
    const std::string about = "Sweep " + plan.sweep.id + ", " + counted(covered->coverage.runs(), "run", "runs") +
                              ", " + counted(covered->coverage.turns(), "turn", "turns");
    engine::OutputGuard inputs = inputsOf(*project, options.play.project);
    const bool isGood = writeReports(options, covered->coverage, about, inputs);
    const bool hasProblems = hasErrors(project->diagnostics) || !covered->errors.empty();
    return !isGood ? status::failed : hasProblems ? status::findings : status::good;
}

/// Reports what the tests of the project reach together, with all their seeds.
int coverTests(const Options& options) {
    const auto project = openProject(options.play.project);
    if (!project) {
        return status::failed;
    }
    std::vector<engine::Diagnostic> reported; // the check has reported them
    const std::vector<engine::CheckedTest> tests = engine::readTests(project->parsed, *project->model, reported);
    const unsigned jobs = options.threads();
    engine::TestedContent content{.program = project->program};
    content.limits = limitsOf(options, jobs);
    const auto items = std::make_shared<const engine::CoverageItems>(project->model);
    Coverage coverage(items);
    engine::OrderedWork<Coverage> work(tests.size(), jobs, [&](std::size_t index) {
        return engine::coverageOf(items, content, tests[index], &stopped());
    });
    for (std::size_t i = 0; i < tests.size(); ++i) {
        writeProgress("test " + std::to_string(i + 1) + " of " + std::to_string(tests.size()));
        const auto ofTest = work.take();
        if (!ofTest) {
            writeProgress("");
            return status::failed;
        }
        coverage.merge(*ofTest);
    }
    writeProgress("");
    const std::string about =
        counted(tests.size(), "test", "tests") + ", " + counted(coverage.turns(), "turn", "turns");
    engine::OutputGuard inputs = inputsOf(*project, options.play.project);
    const bool isGood = writeReports(options, coverage, about, inputs);
    return !isGood ? status::failed : hasErrors(project->diagnostics) ? status::findings : status::good;
}

int run(const Options& options) {
    if (options.tests && !options.sweep.empty()) {
        return failure("--tests and --sweep exclude each other; omit one of them");
    }
    const bool isScenario = !options.tests && options.sweep.empty();
    const std::array ofScenario{
        std::pair("--scenario", !options.play.scenario.empty()), std::pair("--seed", options.play.seed.has_value()),
        std::pair("--turns", options.turns.has_value()), std::pair("--view", !options.play.view.empty())};
    for (const auto& [name, isGiven] : ofScenario) {
        if (isGiven && !isScenario) {
            return failure(std::string(options.tests ? "--tests" : "--sweep") + " and " + name +
                           " exclude each other; omit one of them");
        }
    }
    if (!isScenario) {
        return options.tests ? coverTests(options) : coverSweep(options);
    }
    const std::uint32_t last = options.turns.value_or(30);
    auto played = play(options.play);
    if (!played) {
        return status::failed;
    }
    engine::Session& session = *played->session;
    Coverage coverage(std::make_shared<const engine::CoverageItems>(session.program().model));
    for (std::uint32_t turn = 0; turn <= last; ++turn) {
        writeProgress("turn " + std::to_string(turn) + " of " + std::to_string(last));
        if (turn > session.last() && !session.step(&stopped())) {
            break; // the run is over, or a signal stops it
        }
        if (!coverage.add(session, turn, &stopped())) {
            break;
        }
    }
    writeProgress("");
    writeProblems(*played);
    if (stopped().load()) {
        return status::failed;
    }
    const std::string about = "Scenario " + session.scenario().id + ", seed " + std::to_string(session.seed()) + ", " +
                              std::to_string(coverage.turns()) + (coverage.turns() == 1 ? " turn" : " turns");
    return writeReports(options, coverage, about, played->inputs) ? playedStatus(*played) : status::failed;
}

} // namespace

std::function<int()> declareCoverage(OptionList& list) {
    auto options = std::make_shared<Options>();
    options->play.declare(list);
    list.turn("--turns", options->turns, "Plays the set-up and this many turns. Default: 30");
    list.flag("--tests", options->tests, "Plays the tests of the project instead of a scenario");
    list.text("--sweep", options->sweep, "Plays all runs of the sweep with this id instead").shown("ID");
    list.turn("--jobs", options->jobs, "The number of threads for --tests and --sweep. Default: one for each processor",
              1);
    list.flag("--json", options->json, "Writes every element and its counts as JSON to standard output");
    list.text("--html", options->html, "Writes a page with the marked content to this file, or to standard output (-)")
        .shown("FILE|-");
    list.text("--cobertura", options->cobertura, "Writes Cobertura's XML to this file, or to standard output (-)")
        .shown("FILE|-");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
