// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/scenario/content_tests.h"
#include "engine/turn/session.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The content whose tests run, and the limits of each run.
struct TestedContent {
    std::shared_ptr<const Program> program;
    std::span<const Diagnostic> diagnostics{}; ///< problems of the check and of lint, for expected problems
    RunLimits limits{};
};

/// The result of one expectation in one run.
struct ExpectationResult {
    Location where; ///< XML of the expectation
    bool isMet = false;
    Phrase sentence;                  ///< what the run showed: "MaxIndustry of Sol III is 18 at turn 5; expected 20"
    std::uint32_t turn = 0;           ///< turn that decided the result
    Row object = noRow;               ///< object of the value; noRow: none
    std::optional<ColumnId> column{}; ///< value that a breakdown can explain
    std::string value{};              ///< text of the value as `equals` accepts it; empty: there is none
};

/// The value of a measure at one turn: the mean of all seeds.
struct MeasureResult {
    std::size_t measure = 0; ///< index into CheckedTest::measures
    std::uint32_t turn = 0;
    double value = 0.0; ///< NaN: there is none
    std::optional<double> accepted{};
    bool isAsAccepted = false;
    Phrase sentence{}; ///< "industry is 14 at turn 10; accepted is 12.5 (+1.5)"
};

enum class TestOutcome : std::uint8_t {
    passed,
    failed,
    broken,   ///< the test has errors, or its run has errors that it does not expect
    disabled, ///< enabled="false"
    stopped,  ///< the caller stopped it
};
/// Returns the name of an outcome for reports: "passed".
std::string_view outcomeName(TestOutcome outcome);

/// The result of one test.
struct TestResult {
    TestOutcome outcome = TestOutcome::passed;
    Phrase problem{}; ///< why the test is broken, or which share of the seeds passed: a sentence without a full stop
    std::vector<ExpectationResult> expectations{}; ///< of the first seed that failed, or of the last one
    std::vector<MeasureResult> measures{};         ///< by measure and turn; empty if the test did not end
    std::uint64_t seed = 0;                        ///< that seed
    std::size_t seeds = 0;                         ///< number of seeds that were played
    std::size_t passed = 0;                        ///< number of seeds with which every expectation is met
    std::uint32_t turns = 0;                       ///< turns played in all runs
    std::vector<std::uint64_t> hashes{};           ///< of each turn of each run, from turn 0 on
    std::unique_ptr<Session>
        session{}; ///< a run of the test, for breakdowns: that of `seed`, unless the test passed; null: none

    bool isGood() const { return outcome == TestOutcome::passed || outcome == TestOutcome::disabled; }
    /// Returns the first expectation that is not met; null if there is none.
    const ExpectationResult* firstFailure() const;
    /// Returns the number of measures and turns with another value than the accepted one.
    std::size_t moved() const;
};

/// Plays a test, and compares its run with each expectation and with each accepted value (C4, I4.22). Calls for the
/// same program may run in parallel.
/// @param test a test of the program's content
TestResult runTest(const TestedContent& content, const CheckedTest& test, const std::atomic<bool>* stop = nullptr);

/// Returns the seeds with which a test is played; nullopt: the seed of its scenario.
std::vector<std::optional<std::uint64_t>> seedsOf(const CheckedTest& test);
/// Returns whether a test expects a problem that lint reports.
bool needLint(std::span<const CheckedTest> tests);
/// Returns the start of the run of a test: its scenario with its statements. @pre the test is runnable
/// @param withGiven false: the base run
CheckedScenario scenarioOf(const CheckedModel& model, const CheckedTest& test, bool withGiven = true);

} // namespace orrery::engine
