// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/test_report.h"
#include "engine/check/render.h"
#include "engine/lab/accepted_values.h"
#include "engine/lab/ordered_work.h"
#include "engine/lab/revision.h"
#include "engine/lab/test_run.h"
#include "engine/text/machine_memory.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <thread>

namespace orrery::cli {

namespace {

struct Options {
    std::string project;
    std::string filter;
    std::string junit;
    std::uint32_t jobs = 0; ///< 0: one for each processor
    std::optional<std::uint64_t> memory;
    std::optional<std::uint64_t> work;
    bool accept = false;
    bool json = false;
};

std::string lowered(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// Returns the tests whose id or name contains the filter.
std::vector<engine::CheckedTest> chosenOf(std::vector<engine::CheckedTest> tests, const std::string& filter) {
    const std::string wanted = lowered(filter);
    std::erase_if(tests, [&](const engine::CheckedTest& test) {
        return lowered(test.id).find(wanted) == std::string::npos &&
               lowered(test.name).find(wanted) == std::string::npos;
    });
    return tests;
}

/// Writes the errors of the content that no test expects. Returns whether there are any.
bool writeErrors(const engine::Project& project, const std::vector<engine::CheckedTest>& tests) {
    std::vector<engine::Diagnostic> errors;
    for (const engine::Diagnostic& diagnostic : project.diagnostics) {
        const bool isExpected = std::ranges::any_of(tests, [&](const engine::CheckedTest& test) {
            return std::ranges::any_of(test.expectations, [&](const engine::CheckedExpectation& expected) {
                return expected.kind == engine::ExpectedKind::diagnostic && expected.code == diagnostic.code();
            });
        });
        if (diagnostic.severity() == engine::Severity::error && !isExpected) {
            errors.push_back(diagnostic);
        }
    }
    writeFindings(errors, project.files());
    return !errors.empty();
}

/// The last committed versions of the project, which show how a failed test came out before (I4.15).
class EarlierVersions {
public:
    explicit EarlierVersions(std::string folder) : m_folder(std::move(folder)) {}

    /// Returns the result of the test in the latest version in which it passed; nullopt if there is none.
    std::optional<EarlierResult> passedResult(const engine::CheckedTest& test, const engine::RunLimits& limits) {
        if (!m_revisions) {
            m_revisions = readRevisions();
        }
        for (std::size_t i = 0; i < m_revisions->size() && !stopped().load(); ++i) {
            const Version& version = versionAt(i);
            const auto found = std::ranges::find(version.tests, test.id, &engine::CheckedTest::id);
            if (found == version.tests.end()) {
                continue;
            }
            auto result = engine::runTest({.program = version.project->program, .limits = limits}, *found, &stopped());
            if (result.outcome == engine::TestOutcome::passed) {
                return EarlierResult{std::move(result), (*m_revisions)[i].shortHash};
            }
        }
        return std::nullopt;
    }

private:
    struct Version {
        std::optional<engine::Project> project; ///< nullopt: it cannot be read
        std::vector<engine::CheckedTest> tests;
    };

    std::vector<engine::Revision> readRevisions() const {
        constexpr std::size_t mostRevisions = 20;
        auto list = engine::recentRevisions(m_folder, mostRevisions, &stopped());
        auto* const found = std::get_if<engine::RevisionList>(&list);
        return found != nullptr ? std::move(found->revisions) : std::vector<engine::Revision>(); // no repository
    }

    /// Returns a version, which is read at its first use.
    const Version& versionAt(std::size_t index) {
        if (index == m_versions.size()) {
            Version& version = m_versions.emplace_back();
            auto contents = engine::readRevision({m_folder, (*m_revisions)[index].hash});
            if (auto* const files = std::get_if<engine::FolderContents>(&contents)) {
                version.project = engine::openContents(std::move(*files), vocabularyFolder());
                std::vector<engine::Diagnostic> reported;
                version.tests = engine::readTests(version.project->parsed, *version.project->model, reported);
            }
        }
        return m_versions[index];
    }

    std::string m_folder;
    std::optional<std::vector<engine::Revision>> m_revisions; ///< latest first; nullopt: not yet read
    std::vector<Version> m_versions;                          ///< the first ones of them
};

/// Writes new values of measures into the content, each file whole (I4.22). Returns whether all could be written.
bool writeAccepted(const engine::Project& project, const std::string& folder,
                   const std::vector<engine::NewValue>& values) {
    const auto texts = engine::acceptedTexts(project.parsed, values);
    if (!texts) {
        failure(std::string(engine::acceptedFile) + " is no content file, so no value was accepted");
        return false;
    }
    for (const auto& [path, text] : *texts) {
        const engine::FileId old = project.parsed.sources.find(path);
        const engine::Expected expected =
            old.isValid() ? engine::Expected{engine::Expected::Kind::bytes, project.files()[old.value]->bytes()}
                          : engine::Expected{engine::Expected::Kind::noFile, {}};
        const auto written =
            engine::writeFileWhole(folder + "/" + path, text, {.expected = expected, .beforeReplacing = {}});
        if (const auto* const error = std::get_if<engine::FileError>(&written)) {
            failure(error->message.english());
            return false;
        }
    }
    return true;
}

/// Returns the lines about accepted values.
std::string acceptedLines(const std::vector<engine::NewValue>& values) {
    std::string lines;
    for (const engine::NewValue& value : values) {
        lines += "accepted\t" + value.test + "\t" + value.measure + "\tturn " + std::to_string(value.turn) + "\t" +
                 (value.before.empty() ? "" : value.before + " → ") + value.text + "\n";
    }
    return lines;
}

/// A result, and the seconds that it took.
struct TimedResult {
    engine::TestResult result;
    double seconds = 0.0;
};

/// Takes the new values of the measures of a test, and makes them the accepted ones.
void accept(const engine::CheckedTest& test, engine::TestResult& result, const engine::ParsedProject& project,
            std::vector<engine::NewValue>& accepted) {
    for (engine::MeasureResult& measure : result.measures) {
        if (auto value = engine::newMeasureOf(project, test, measure)) {
            accepted.push_back(std::move(*value));
            measure.isAsAccepted = true;
        }
    }
    const bool onlyMoved = result.outcome == engine::TestOutcome::failed && result.firstFailure() == nullptr;
    if (onlyMoved && result.moved() == 0 && result.passed == result.seeds) {
        result.outcome = engine::TestOutcome::passed;
        result.problem = engine::Phrase();
    }
}

int run(const Options& options) {
    const auto project = openProject(options.project);
    if (!project) {
        return status::failed;
    }
    engine::OutputGuard inputs = inputsOf(*project, options.project);
    OutputFile junit;
    if (!options.junit.empty() && !junit.open(options.junit, inputs)) {
        return status::failed;
    }
    std::vector<engine::Diagnostic> reported; // the check has reported them
    std::vector<engine::CheckedTest> tests = engine::readTests(project->parsed, *project->model, reported);
    const bool hasErrors = writeErrors(*project, tests);
    const std::size_t all = tests.size();
    tests = chosenOf(std::move(tests), options.filter);
    if (tests.empty() && all > 0) {
        return failure("no test has '" + options.filter + "' in its id or name");
    }
    std::vector<engine::Diagnostic> diagnostics = project->diagnostics;
    if (engine::needLint(tests)) {
        engine::lint(project->parsed, *project->model, diagnostics);
    }
    engine::TestedContent content{.program = project->program, .diagnostics = diagnostics};
    content.limits.memory = options.memory.value_or(engine::defaultMemoryLimit());
    content.limits.workOfRun = options.work.value_or(content.limits.workOfRun);
    const unsigned jobs = options.jobs != 0 ? options.jobs : std::max(1u, std::thread::hardware_concurrency());

    EarlierVersions earlier(options.project);
    std::vector<engine::NewValue> accepted;
    TestReport report(*project->model, options.json, junit.isOpen() && junit.isStandardOutput());
    engine::OrderedWork<TimedResult> work(tests.size(), jobs, [&](std::size_t index) -> std::optional<TimedResult> {
        const auto start = std::chrono::steady_clock::now();
        TimedResult timed{engine::runTest(content, tests[index], &stopped())};
        timed.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        return timed.result.outcome == engine::TestOutcome::stopped ? std::nullopt : std::optional(std::move(timed));
    });
    for (std::size_t i = 0; i < tests.size(); ++i) {
        writeProgress("test " + std::to_string(i + 1) + " of " + std::to_string(tests.size()) + ": " + tests[i].id);
        auto timed = work.take();
        if (!timed) {
            writeProgress("");
            return status::failed;
        }
        if (options.accept) {
            accept(tests[i], timed->result, project->parsed, accepted);
        }
        const engine::ExpectationResult* const failure = timed->result.firstFailure();
        const bool hasBreakdown = failure != nullptr && failure->column && timed->result.session;
        const auto before = hasBreakdown ? earlier.passedResult(tests[i], content.limits) : std::nullopt;
        writeProgress("");
        if (!report.add(tests[i], timed->result, timed->seconds, before ? &*before : nullptr)) {
            return status::failed;
        }
    }
    if (!report.finish() || (junit.isOpen() && !(junit.write(report.junit()) && junit.commit()))) {
        return status::failed;
    }
    if (!accepted.empty() && !writeAccepted(*project, options.project, accepted)) {
        return status::failed;
    }
    if (!options.json && !junit.isStandardOutput() && !writeData(acceptedLines(accepted))) {
        return status::failed;
    }
    return hasErrors || report.hasFailures() ? status::findings : status::good;
}

} // namespace

std::function<int()> declareTest(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("project", options->project, "The project's folder").required();
    list.text("--filter", options->filter, "Plays only the tests with this text in their id or name").shown("TEXT");
    list.turn("--jobs", options->jobs, "The number of threads. Default: one for each processor", 1);
    list.text("--junit", options->junit, "Also writes the results as JUnit XML").shown("FILE|-");
    list.size("--memory-limit", options->memory, "Limits the memory of each run").shown("SIZE");
    list.count("--work-limit", options->work, "Limits the work of each run").shown("COUNT");
    list.flag("--accept", options->accept, "Accepts the new values of measures: writes them into the content");
    list.flag("--json", options->json, "Writes JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
