// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/mutant_trial.h"

#include "engine/lab/asserted_test.h"
#include "engine/lab/compare.h"
#include "engine/lab/test_run.h"
#include "engine/trace/preview.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <utility>

namespace orrery::engine {

namespace {

// A fault may let the content grow without end. Its run then has an error, so a test notices it.
constexpr std::uint64_t mostTimesWork = 20;
constexpr std::uint64_t spareWork = 200'000'000; ///< about 0.2 seconds

constexpr std::array<std::string_view, 5> outcomeNames{"killed", "survived", "equivalent", "invalid", "stopped"};

/// Returns the tests of a project that state an intent: without expected hashes and accepted values, and without those
/// that repeat what the content does.
std::vector<CheckedTest> testsOf(const ParsedProject& project, const CheckedModel& model) {
    std::vector<Diagnostic> reported;
    std::vector<CheckedTest> tests = readTests(project, model, reported);
    for (CheckedTest& test : tests) {
        std::erase_if(test.expectations,
                      [](const CheckedExpectation& expected) { return expected.kind == ExpectedKind::hash; });
        test.measures.clear();
    }
    std::erase_if(tests, [](const CheckedTest& test) {
        return !test.enabled || test.expectations.empty() || test.id.starts_with(assertedPrefix);
    });
    return tests;
}

} // namespace

std::string_view outcomeName(MutantOutcome outcome) {
    return outcomeNames[static_cast<std::size_t>(outcome)];
}

MutantTrial::MutantTrial(const ParsedProject& project, RowTables rows, const RunLimits& limits,
                         const std::atomic<bool>* stop)
    : m_project(project), m_rows(rows), m_limits(limits), m_stop(stop) {
    CheckMemory memory;
    const TriedContent present = tryEdits(project, {}, rows, memory);
    m_errors = present.errors();
    m_program = present.program;
    std::uint64_t work = 0;
    for (CheckedTest& test : testsOf(project, *present.model)) {
        TestResult result =
            runTest({.program = m_program, .diagnostics = present.diagnostics, .limits = limits}, test, stop);
        if (result.outcome != TestOutcome::passed) {
            m_failing.push_back(test.id);
            continue;
        }
        work = std::max(work, result.session->workDone(result.session->last()));
        std::string text(project.trees[test.where.file.value]->slice(test.where.span));
        m_tests.push_back({std::move(test), std::move(text), std::move(result.hashes)});
    }
    m_limits.workOfRun = std::min(m_limits.workOfRun, mostTimesWork * work + spareWork);
}

/// Returns the tests in the order in which they probably notice the fault: those that name its class first, then the
/// shortest.
std::vector<std::size_t> MutantTrial::orderFor(const Mutant& mutant) const {
    std::vector<std::size_t> order(m_tests.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const std::string objectClass = mutant.group.substr(0, mutant.group.find('/'));
    const auto rank = [&](std::size_t index) {
        const Known& known = m_tests[index];
        const bool isNamed = known.text.find(objectClass) != std::string::npos;
        const std::size_t seeds = std::max<std::size_t>(known.test.seeds.size(), 1);
        return std::pair(isNamed ? 0 : 1, seeds * (known.test.turns + 1));
    };
    std::ranges::stable_sort(order, {}, rank);
    return order;
}

MutantResult MutantTrial::tryMutant(const Mutant& mutant) const {
    CheckMemory memory;
    const TriedContent changed = tryEdits(m_project, mutant.edits, m_rows, memory);
    if (changed.errors() > m_errors) {
        return {.outcome = MutantOutcome::invalid};
    }
    const std::shared_ptr<const Program>& program = changed.program;
    const std::vector<CheckedTest> tests = testsOf(changed.project, *changed.model);
    const TestedContent content{.program = program, .diagnostics = changed.diagnostics, .limits = m_limits};
    const std::vector<std::size_t> order = orderFor(mutant);
    std::vector<std::pair<const CheckedTest*, const CheckedTest*>> others; // before and after, with other hashes
    for (const std::size_t index : order) {
        const Known& known = m_tests[index];
        const auto found = std::ranges::find(tests, known.test.id, &CheckedTest::id); // a mutant changes no tests
        const TestResult result = runTest(content, *found, m_stop);
        if (result.outcome == TestOutcome::stopped) {
            return {.outcome = MutantOutcome::stopped};
        }
        if (result.outcome != TestOutcome::passed) {
            return {.outcome = MutantOutcome::killed, .test = found->id};
        }
        if (result.hashes != known.hashes) {
            others.emplace_back(&known.test, &*found);
        }
    }
    for (const auto& [before, after] : others) { // a hash includes the log, which may differ when no state does
        if (hasOtherState(*before, program, *after)) {
            return {.outcome = MutantOutcome::survived};
        }
    }
    const bool isStopped = m_stop != nullptr && m_stop->load();
    return {.outcome = isStopped ? MutantOutcome::stopped : MutantOutcome::equivalent};
}

/// Returns whether a turn of a test has another state with a mutant's program, with any of its seeds.
bool MutantTrial::hasOtherState(const CheckedTest& before, const std::shared_ptr<const Program>& program,
                                const CheckedTest& after) const {
    for (const auto& seed : seedsOf(before)) {
        const auto left = Session::start(m_program, scenarioOf(*m_program->model, before), seed, true, m_limits);
        const auto right = Session::start(program, scenarioOf(*program->model, after), seed, true, m_limits);
        for (const auto& session : {left.get(), right.get()}) {
            session->goTo(before.turns, m_stop);
        }
        if (m_stop != nullptr && m_stop->load()) {
            return false;
        }
        if (left->last() != right->last()) {
            return true;
        }
        RunComparer comparer(*left, *right);
        comparer.compareUpTo(left->last());
        if (!comparer.differences().empty() || !comparer.others().empty()) {
            return true;
        }
    }
    return false;
}

} // namespace orrery::engine
