// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/report_words.h"
#include "app/cli/sweep_choice.h"
#include "app/cli/sweep_report.h"
#include "engine/check/scenario/content_tests.h"
#include "engine/check/scenario/sweeps.h"
#include "engine/rules/shipped_rows.h"
#include "engine/sweep/rank_sweep.h"
#include "engine/sweep/sweep_identity.h"
#include "engine/sweep/sweep_run.h"
#include "engine/text/machine_memory.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>
#include <utility>

namespace orrery::cli {

namespace {

using Clock = std::chrono::steady_clock;

struct Options {
    std::string project;
    std::string sweep;
    std::string out;
    std::string csv;
    std::string seeds;
    std::optional<std::uint32_t> turns;
    std::uint32_t jobs = 0; ///< 0: one for each processor
    std::optional<std::uint64_t> memory;
    std::optional<std::uint64_t> work;
    bool restarts = false;
    bool json = false;

    unsigned threads() const {
        const unsigned all = engine::isStartedByMpi() ? 1 : std::max(1u, std::thread::hardware_concurrency());
        return jobs != 0 ? jobs : all; // mpirun itself starts a process for each processor
    }
    bool writesCsvOnly() const { return csv == "-"; }
};

/// Changes the turns and the seeds of a sweep as the options say. Reports a failure.
bool changeSweep(const Options& options, engine::CheckedSweep& sweep) {
    const std::vector<engine::CheckedMeasure> measures = sweep.measures;
    if (options.turns && !engine::setTurns(sweep, *options.turns)) {
        const engine::CheckedMeasure* last = nullptr; // of the measures without a turn, the one that needs most turns
        for (std::size_t i = 0; i < measures.size(); ++i) {
            const bool isLater = last == nullptr || measures[i].turns.front() > last->turns.front();
            last = sweep.measures[i].turns.empty() && isLater ? &measures[i] : last;
        }
        failure("--turns " + std::to_string(*options.turns) + ": the measure '" + last->id + "' needs turn " +
                std::to_string(last->turns.front()) + "; write --turns " + std::to_string(last->turns.front()) +
                ", or more");
        return false;
    }
    if (options.seeds.empty()) {
        return true;
    }
    auto seeds = engine::parseSeeds(options.seeds, engine::mostTestSeeds);
    if (!seeds) {
        failure("'" + options.seeds + "' is not a list of at most 10,000 seeds; write for example 1..50");
        return false;
    }
    std::ranges::sort(*seeds);
    const auto repeated = std::ranges::unique(*seeds);
    seeds->erase(repeated.begin(), repeated.end());
    sweep.seeds = std::move(*seeds);
    return true;
}

engine::RunLimits limitsOf(const Options& options) {
    engine::RunLimits limits;
    limits.memory = options.memory.value_or(engine::defaultMemoryLimit() / options.threads());
    limits.workOfRun = options.work.value_or(limits.workOfRun);
    return limits;
}

std::string timeText(double seconds) {
    const auto whole = static_cast<std::uint64_t>(std::ceil(seconds));
    return whole < 120    ? std::to_string(whole) + " s"
           : whole < 7200 ? std::to_string(whole / 60) + " min"
                          : std::to_string(whole / 3600) + " h " + std::to_string(whole / 60 % 60) + " min";
}

/// Writes the progress, with the time left.
void showProgress(const engine::SweepProgress& progress, Clock::time_point start) {
    std::string line = "run " + std::to_string(progress.done) + " of " + std::to_string(progress.all);
    const std::chrono::duration<double> passed = Clock::now() - start;
    if (const std::size_t now = progress.done - progress.before; now != 0 && passed.count() > 1.0) {
        const double each = passed.count() / static_cast<double>(now);
        line += ", " + timeText(each * static_cast<double>(progress.all - progress.done)) + " left";
    }
    writeProgress(line);
}

int failure(const engine::FileError& error, std::string_view advice = {}) {
    return cli::failure(error.message.english() + std::string(advice));
}

/// Writes the report and the CSV. Returns false if an output fails.
bool writeResults(const Options& options, const SweepReport& report, engine::ResultFile& results, OutputFile& csv) {
    if (csv.isOpen()) {
        bool isWritten = true;
        engine::writeSweepCsv(report.plan, results, [&](std::string_view text) {
            isWritten = isWritten && csv.write(text);
            return isWritten;
        });
        if (!isWritten || !csv.commit()) {
            return false;
        }
    }
    return options.writesCsvOnly() || writeData(options.json ? sweepJson(report) : sweepText(report));
}

/// Reports the variants with errors and the problems of the runs. Returns whether there are any.
bool writeProblems(const SweepReport& report, engine::ResultFile& results) {
    writeVariantErrors(report.plan, report.errors);
    const auto [count, first] = results.problems();
    if (count != 0) {
        writeMessage("orrery-cli: " + counted(count, "run has", "runs have") + " errors; the first one: " + first);
    }
    return !report.errors.empty() || count != 0;
}

engine::SweepRequest requestOf(const Options& options, const engine::Project& project, const engine::SweepPlan& plan,
                               const engine::RunLimits& limits) {
    return {.project = project.parsed,
            .diagnostics = project.diagnostics,
            .rows = engine::shippedRows(),
            .plan = plan,
            .limits = limits,
            .jobs = options.threads()};
}

/// Plays what is missing. Returns false if a signal stops it, or if writing fails.
bool play(const Options& options, const engine::Project& project, const engine::SweepPlan& plan,
          const engine::RunLimits& limits, engine::ResultFile& results, engine::RankLink* ranks) {
    const engine::SweepRequest request = requestOf(options, project, plan, limits);
    const auto show = [start = Clock::now()](const engine::SweepProgress& now) { showProgress(now, start); };
    const auto progress = ranks != nullptr ? engine::leadSweep(request, results, *ranks, &stopped(), show)
                                           : engine::runSweep(request, results, &stopped(), show);
    writeProgress("");
    if (results.error()) {
        failure(*results.error());
        return false;
    }
    if (progress.done < progress.all) {
        writeMessage("orrery-cli: stopped after " + std::to_string(progress.done) + " of " +
                     counted(progress.all, "run", "runs") +
                     (options.out.empty() ? "" : "; the same command plays the others"));
        return false;
    }
    return true;
}

/// Plays runs for rank 0, which alone writes reports.
int help(const Options& options, engine::RankLink& ranks) {
    const auto project = openProject(options.project);
    if (!project) {
        engine::leaveSweep(ranks);
        return status::failed;
    }
    std::vector<engine::Diagnostic> reported;
    auto sweep = chosenSweep(engine::readSweeps(project->parsed, *project->model, reported), options.sweep);
    if (!sweep || !changeSweep(options, *sweep)) {
        engine::leaveSweep(ranks);
        return status::failed;
    }
    const engine::RunLimits limits = limitsOf(options);
    const engine::SweepPlan plan = sweepPlan(*project, std::move(*sweep), limits);
    if (!engine::helpSweep(requestOf(options, *project, plan, limits), ranks, &stopped())) {
        return cli::failure("process " + std::to_string(ranks.rank()) + " has other content than process 0");
    }
    return status::good;
}

/// @param ranks null: there are none. Becomes null as soon as the sweep answers them
int lead(const Options& options, engine::RankLink*& ranks) {
    if (options.writesCsvOnly() && options.json) {
        return cli::failure("--json and --csv - exclude each other; write one of them");
    }
    if (options.out.empty() && options.restarts) {
        return cli::failure("--restart needs --out");
    }
    const auto project = openProject(options.project);
    if (!project) {
        return status::failed;
    }
    engine::OutputGuard inputs = inputsOf(*project, options.project);
    if (const auto refused = options.out.empty() ? std::nullopt : inputs.admit(options.out)) {
        return failure(*refused);
    }
    OutputFile csv;
    if (!options.csv.empty() && !csv.open(options.csv, inputs)) {
        return status::failed;
    }
    writeFindings(project->diagnostics, project->files(), true);
    std::vector<engine::Diagnostic> reported; // the check has reported them
    auto sweep = chosenSweep(engine::readSweeps(project->parsed, *project->model, reported), options.sweep);
    if (!sweep || !changeSweep(options, *sweep)) {
        return status::failed;
    }
    const engine::RunLimits limits = limitsOf(options);
    const engine::SweepPlan plan = sweepPlan(*project, std::move(*sweep), limits);
    auto opened = engine::ResultFile::open(options.out, plan,
                                           options.restarts ? engine::ResultFile::IfOther::replace
                                                            : engine::ResultFile::IfOther::refuse);
    if (const auto* const error = std::get_if<engine::FileError>(&opened)) {
        return failure(*error, error->isConflict ? "; --restart replaces them" : "");
    }
    engine::ResultFile& results = *std::get<std::unique_ptr<engine::ResultFile>>(opened);
    if (!play(options, *project, plan, limits, results, std::exchange(ranks, nullptr))) {
        return status::failed;
    }
    SweepReport report{.plan = plan, .summary = engine::summaryOf(results), .sensitivities = {}, .errors = {}};
    report.sensitivities = engine::sensitivitiesOf(plan, report.summary);
    report.errors = results.variantErrors();
    const bool isWritten = writeResults(options, report, results, csv);
    if (results.error()) {
        return failure(*results.error());
    }
    const bool hasProblems = writeProblems(report, results) || engine::hasErrors(project->diagnostics);
    return !isWritten ? status::failed : hasProblems ? status::findings : status::good;
}

int run(const Options& options) {
    engine::RankLink* waiting = nullptr; // the ranks that nobody has answered
    if (!engine::isStartedByMpi()) {
        return lead(options, waiting);
    }
    auto connected = engine::connectByMpi(mpiPlugIn());
    if (const auto* const error = std::get_if<engine::FileError>(&connected)) {
        return failure(*error);
    }
    engine::RankLink& ranks = *std::get<std::unique_ptr<engine::RankLink>>(connected);
    if (ranks.rank() != 0) {
        return help(options, ranks);
    }
    waiting = &ranks;
    const int status = lead(options, waiting);
    if (waiting != nullptr) {
        engine::dismissRanks(ranks);
    }
    return status;
}

} // namespace

std::function<int()> declareSweep(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("project", options->project, "The project's folder").required();
    list.text("sweep", options->sweep, "The id of the sweep. Default: the only one of the project");
    list.text("--out", options->out,
              "Keeps the results in this SQLite file. The same command continues a sweep that was stopped or killed")
        .shown("FILE");
    list.flag("--restart", options->restarts, "Replaces the results in the file, also those of other content");
    list.text("--csv", options->csv, "Writes all values as CSV to this file, or to standard output (-)")
        .shown("FILE|-");
    list.turn("--turns", options->turns, "Plays this many turns in each run, in place of the sweep's number");
    list.text("--seeds", options->seeds,
              "Plays each variant with these seeds, in place of the sweep's: 1..50, or 3 7 12")
        .shown("LIST");
    list.turn("--jobs", options->jobs,
              "The number of threads; 0: one for each processor, and under mpirun one in each process");
    list.size("--memory-limit", options->memory,
              "Limits the memory of each run. Default: the threads share half of the memory of the machine")
        .shown("SIZE");
    list.count("--work-limit", options->work, "Limits the work of each run").shown("COUNT");
    list.flag("--json", options->json, "Writes JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
