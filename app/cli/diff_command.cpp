// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/difference_report.h"
#include "app/cli/run_files.h"
#include "app/cli/seeds_report.h"

#include "engine/check/render.h"
#include "engine/check/scenario/content_tests.h"
#include "engine/lab/masked_edits.h"
#include "engine/lab/undo_edits.h"

#include <algorithm>
#include <thread>

namespace orrery::cli {

namespace {

struct Options {
    PlayOptions play; ///< of both runs; `project` is the left one
    std::string right;
    std::optional<std::uint32_t> turns; ///< nullopt: those of the run file, or 30
    std::optional<std::uint32_t> turn;  ///< turn whose values are listed; nullopt: the first one that differs
    std::string seeds;                  ///< "1..50", or empty
    std::uint32_t jobs = 0;             ///< 0: one for each processor
    bool json = false;
    bool markdown = false;
    bool checksRoots = false;

    std::uint32_t last() const { return turn.value_or(turns.value_or(30)); }
    /// @param most number of seeds
    unsigned threads(std::size_t most) const {
        const std::size_t wanted = jobs != 0 ? jobs : std::max(1u, std::thread::hardware_concurrency());
        return static_cast<unsigned>(std::min(wanted, most));
    }
};

/// Plays both runs turn by turn up to the last turn, and compares them on the way. Returns false if a signal stops it.
bool compareTurns(Play& left, Play& right, engine::RunComparer& comparer, engine::RootFinder& roots,
                  std::uint32_t last) {
    while (comparer.next() <= last) {
        const std::uint32_t turn = comparer.next();
        writeProgress("turn " + std::to_string(turn) + " of " + std::to_string(last));
        bool areThere = true; // both step, so that the report knows which one is over
        for (engine::Session* const session : {left.session.get(), right.session.get()}) {
            areThere = (turn <= session->last() || session->step(&stopped())) && areThere;
        }
        if (!areThere) {
            writeProgress("");
            return !stopped().load();
        }
        comparer.compareNext();
        roots.addTurn();
    }
    writeProgress("");
    return true;
}

/// Starts runs of the right version without some edits. They report no problems.
class RightVersion {
public:
    RightVersion(const PlayOptions& options, const Play& left, const Play& right,
                 const std::vector<engine::ContentEdit>& edits)
        : m_options(options), m_left(left), m_right(right), m_edits(edits) {
        for (const engine::ProjectSource& source : right.project.parsed.sources.files) {
            if (!source.isShipped) {
                m_contents.files.emplace(source.text->path(), source.text);
            }
        }
    }

    std::shared_ptr<engine::Session> without(const std::vector<std::uint32_t>& undone) const {
        auto contents =
            engine::withoutEdits(m_contents, {*m_left.project.model, *m_right.project.model, m_edits}, undone);
        if (!contents) {
            return nullptr;
        }
        engine::Project project = engine::openContents(std::move(*contents), vocabularyFolder());
        PlayOptions options = m_options;
        options.seed = (engine::undoesSeed(m_edits, undone) ? m_left : m_right).session->seed();
        const bool isWrong = engine::hasErrors(project.diagnostics) && !engine::hasErrors(m_right.project.diagnostics);
        auto played = isWrong ? std::nullopt : playProject(std::move(project), options);
        return played ? std::move(played->session) : nullptr;
    }

private:
    PlayOptions m_options;
    const Play& m_left;
    const Play& m_right;
    const std::vector<engine::ContentEdit>& m_edits;
    engine::FolderContents m_contents{};
};

/// Finds the edits that the roots of the differences mask. Returns nullopt if a signal stops it.
std::optional<engine::MaskedEdits> findMasked(const PlayOptions& ofRight, const Play& left, const Play& right,
                                              const engine::RunComparer& comparer, const engine::RootFinder& roots) {
    const RightVersion version(ofRight, left, right, roots.edits());
    const auto start = [&](const std::vector<std::uint32_t>& undone) { return version.without(undone); };
    const auto tell = [](std::size_t runs) { writeProgress("run " + std::to_string(runs)); };
    auto masked = engine::MaskSearch(comparer, roots).search(*left.session, start, &stopped(), tell);
    writeProgress("");
    return masked;
}

int compareOnce(const Options& options, const PlayOptions& ofRight, Play& left, Play& right) {
    engine::RunComparer comparer(*left.session, *right.session);
    engine::RootFinder roots(comparer);
    const bool isDone = compareTurns(left, right, comparer, roots, options.last());
    writeProblems(left);
    writeProblems(right);
    if (!isDone) {
        return status::failed;
    }
    const auto masked = options.checksRoots ? findMasked(ofRight, left, right, comparer, roots) : std::nullopt;
    if (options.checksRoots && !masked) {
        return status::failed; // the signal determines the exit status
    }
    const auto turn = options.turn ? std::optional(comparer.next() - 1) : std::nullopt;
    const ReportedDifferences report{comparer, roots, turn, masked ? &*masked : nullptr};
    writeData(options.json       ? differencesJson(report)
              : options.markdown ? differencesMarkdown(report)
                                 : differencesText(report));
    if (comparer.next() <= options.last()) {
        writeMessage("orrery-cli: compared " + std::to_string(comparer.next() - 1) + " of " +
                     std::to_string(options.last()) + " turns, because a run ends there");
    }
    const auto contentStatus = [](const Play& one) {
        return engine::hasErrors(one.project.diagnostics) ? status::findings : status::good;
    };
    return std::max({isDifferent(comparer) ? status::findings : status::good, playedStatus(left), playedStatus(right),
                     contentStatus(left), contentStatus(right)});
}

/// Writes one line for each problem, with the number of seeds that have it.
void writeSeedsProblems(const engine::SeedsComparison& comparison, const std::array<const Play*, 2>& sides) {
    for (const engine::SeedsProblem& one : comparison.problems) {
        if (one.problem.severity() != engine::Severity::hint || sides[one.side]->showsHints) {
            const std::string seeds = "; with " + std::to_string(one.seeds) + " of " +
                                      std::to_string(comparison.seeds) + " seeds, first with " +
                                      std::to_string(one.seed);
            writeMessage(engine::renderText(one.problem.diagnostic, one.problem.sentence().english() + seeds,
                                            sides[one.side]->files));
        }
    }
}

int compareMany(const Options& options, const std::vector<std::uint64_t>& seeds, Play& left, Play& right) {
    engine::SeedsRequest request;
    const std::array sides{&left, &right};
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const engine::Session& session = *sides[i]->session;
        request.sides[i] = {session.sharedProgram(), session.scenario(), session.limits()};
        if (!options.play.memory) {
            request.sides[i].limits.memory /= options.threads(seeds.size()); // all runs at once fit into the machine
        }
    }
    request.seeds = seeds;
    request.turn = options.last();
    request.jobs = options.threads(seeds.size());
    const auto tell = [&](std::size_t done) {
        writeProgress("seed " + std::to_string(done) + " of " + std::to_string(seeds.size()));
    };
    tell(0);
    const auto comparison = engine::compareSeeds(request, &stopped(), tell);
    writeProgress("");
    if (!comparison) {
        return status::failed; // the signal determines the exit status
    }
    writeSeedsProblems(*comparison, {&left, &right});
    writeData(options.json       ? seedsJson(*comparison)
              : options.markdown ? seedsMarkdown(*comparison)
                                 : seedsText(*comparison));
    return comparison->isDifferent() ? status::findings : status::good;
}

/// Reads the sides that are run files. Reports errors, and returns false on failure.
bool readRunFiles(PlayOptions& left, PlayOptions& right) {
    for (PlayOptions* const side : {&left, &right}) {
        if (isRunFile(side->project) && !(side->file = readRunFile(side->project))) {
            return false;
        }
    }
    // A folder plays the run of the other side, with its own content.
    left.run = left.file ? left.file : right.file;
    right.run = right.file ? right.file : left.file;
    return true;
}

int run(Options options) {
    const std::vector<std::uint64_t> seeds =
        engine::parseSeeds(options.seeds, 100'000).value_or(std::vector<std::uint64_t>());
    if (!options.seeds.empty() && seeds.empty()) {
        return failure("'" + options.seeds + "' is not a range of at most 100,000 seeds; write for example 1..50");
    }
    if (!seeds.empty() && options.play.seed) {
        return failure("--seed and --seeds exclude each other; write one of them");
    }
    if (!seeds.empty() && options.checksRoots) {
        return failure("--seeds does not know the edits of a difference; omit --check-roots");
    }
    PlayOptions ofLeft = options.play;
    ofLeft.whatIfs.clear();
    PlayOptions ofRight = options.play;
    ofRight.project = options.right;
    if (!readRunFiles(ofLeft, ofRight)) {
        return status::failed;
    }
    if (ofLeft.run && options.play.scenario.empty() && !options.turns) {
        options.turns = std::max(ofLeft.run->run.lastToPlay(), ofRight.run->run.lastToPlay());
    }
    if (!options.play.work && seeds.empty()) { // both runs together take as long as one
        ofLeft.work = ofRight.work = engine::RunLimits{}.workOfRun / 2;
    }
    auto left = play(ofLeft);
    auto right = left ? play(ofRight) : std::nullopt;
    if (!left || !right) {
        return status::failed;
    }
    return seeds.empty() ? compareOnce(options, ofRight, *left, *right) : compareMany(options, seeds, *left, *right);
}

} // namespace

std::function<int()> declareDiff(OptionList& list) {
    auto options = std::make_shared<Options>();
    options->play.takesRevision = true;
    constexpr auto form = "FOLDER[@REVISION]"; // shells complete the folder
    list.text("left", options->play.project,
              "The project to compare with: its folder, or its folder at a branch, a tag or a commit of its git "
              "repository. Or a run file of `run --save`: both sides then play its run")
        .required()
        .shown(form);
    list.text("right", options->right, "The changed project, in the same form").required().shown(form);
    options->play.declareScenario(list);
    options->play.declareWhatIf(list, "Gives an object of the right run another value at the end of turn 12: "
                                      "'Sol III.Industry=9@12'. The rules go on from the value. With @12..20, no rule "
                                      "changes it up to turn 20, with @12.. never. May be repeated");
    list.turn("--turns", options->turns,
              "Compares the set-up and this many turns. Default: those of the run file, or 30");
    list.turn("--turn", options->turn,
              "Compares up to this turn, and lists only the values that differ at its end. Replaces --turns. Default: "
              "each value at the first turn in which it differs; with --seeds, the last turn");
    list.text("--seeds", options->seeds,
              "Compares with each of these seeds, for instance 1..50, and lists the mean change of each value")
        .shown("A..B");
    list.turn("--jobs", options->jobs, "The number of threads for --seeds; 0: one for each processor");
    list.flag("--check-roots", options->checksRoots,
              "Plays the right version without the edits of each difference. If a value then still differs, names the "
              "edits that were masked");
    list.flag("--json", options->json, "Writes JSON");
    list.flag("--markdown", options->markdown, "Writes Markdown, for a review comment");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
