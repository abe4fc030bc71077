// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/mutant_trial.h"

#include "engine/lab/asserted_test.h"
#include "engine/lab/compare.h"
#include "engine/lab/test_run.h"
#include "engine/trace/preview.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

namespace orrery::engine {

namespace {

// A fault may let the content grow without end. Its run then has an error, so a test notices it.
constexpr std::uint64_t mostTimesWork = 20;
constexpr std::uint64_t spareWork = 200'000'000; ///< about 0.2 seconds

constexpr std::uint32_t noGroup = std::numeric_limits<std::uint32_t>::max();

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

/// A value of an object that a test can expect.
struct ExpectedValue {
    Row row = noRow;
    ColumnId column{};
    std::uint32_t turn = 0;
    int rank = 0; ///< lower is better: 0 is a number that the group with the fault changes
};

/// Returns whether an expression can read a column of an object, and has a value there.
bool isReadable(const View& view, ColumnId column, Row row) {
    const auto type = static_cast<TypeIndex>(view.at(view.layout->builtin(Builtin::objectType), row));
    return view.layout->has(type, column) && !(*view.layout)[column].name.starts_with('.') &&
           !isMissing(view.at(column, row));
}

/// Returns whether a group made a change in a turn. @param run index into TurnLog::runs; noRun: there is no change
bool isChangeOf(const Session& session, std::uint32_t turn, std::uint32_t run, std::uint32_t group) {
    if (run == noRun) {
        return false;
    }
    const std::shared_ptr<const TurnLog> log = session.history().sharedLog(turn);
    return log && isByGroup(log->runs[run]) && log->firings[log->runs[run].firing].group == group;
}

/// Returns the best value of the left run that the right one does not have, in the first turn with such a value.
/// @param group the group with the fault, or noGroup
std::optional<ExpectedValue> valueOnlyLeft(const RunComparer& comparer, Session& left, std::uint32_t group) {
    std::optional<ExpectedValue> best;
    for (const ValueDifference& difference : comparer.differences()) {
        const std::uint32_t turn = difference.first;
        if (best && (best->rank == 0 || best->turn != turn)) {
            break; // the differences are sorted by turn
        }
        const Row row = comparer.objects()[difference.object].left;
        if (row == noRow || !left.goTo(turn) || !comparer.leftText(difference, turn)) {
            continue; // the right run alone has the object
        }
        const View view = left.state().view();
        const bool isOfGroup = isChangeOf(left, turn, difference.leftRun, group) ||
                               isChangeOf(comparer.right(), turn, difference.rightRun, group);
        const auto offer = [&](ColumnId column, bool isNumber) {
            const int rank = (isOfGroup ? 0 : 2) + (isNumber ? 0 : 1);
            if (isReadable(view, column, row) && (!best || rank < best->rank)) {
                best = ExpectedValue{row, column, turn, rank};
            }
        };
        if (comparer.isPresence(difference)) { // any number of the object will do
            for (const ComparedColumn& column : comparer.columns()) {
                if (column.left && (*view.layout)[*column.left].format.kind == FormatKind::number) {
                    offer(*column.left, true);
                }
            }
        } else if (const auto column = comparer.columns()[difference.column].left) {
            offer(*column, comparer.isNumber(difference));
        }
    }
    return best;
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

std::string MutantTrial::draftFor(const Mutant& mutant, std::string_view id, std::string_view name,
                                  const std::atomic<bool>* stop) const {
    CheckMemory memory;
    const TriedContent changed = tryEdits(m_project, mutant.edits, m_rows, memory);
    const std::vector<CheckedTest> tests = testsOf(changed.project, *changed.model);
    const auto place = placeInGroup(*m_program, mutant.where);
    const std::uint32_t group = place ? place->group : noGroup;
    for (const std::size_t index : orderFor(mutant)) {
        const CheckedTest& before = m_tests[index].test;
        const auto after = std::ranges::find(tests, before.id, &CheckedTest::id);
        const CheckedScenario* const scenario = m_program->model->findScenario(before.scenario);
        if (after == tests.end() || scenario == nullptr) {
            continue;
        }
        for (const auto& seed : seedsOf(before)) { // without a what-if, which a draft cannot repeat
            const auto left =
                Session::start(m_program, scenarioOf(*m_program->model, before, false), seed, true, m_limits);
            const auto right =
                Session::start(changed.program, scenarioOf(*changed.model, *after, false), seed, true, m_limits);
            for (const auto& session : {left.get(), right.get()}) {
                session->goTo(before.turns, stop);
            }
            if (stop != nullptr && stop->load()) {
                return {};
            }
            RunComparer comparer(*left, *right);
            comparer.compareUpTo(std::min(left->last(), right->last()));
            if (const auto value = valueOnlyLeft(comparer, *left, group)) {
                left->goTo(value->turn);
                const View view = left->state().view();
                const ColumnSpec& spec = (*view.layout)[value->column];
                return assertedTest(*left, *scenario, view,
                                    {value->row, spec.name, view.at(value->column, value->row), spec.format}, id, name);
            }
        }
    }
    return {};
}

} // namespace orrery::engine
