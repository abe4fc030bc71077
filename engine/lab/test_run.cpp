// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/test_run.h"

#include "engine/lab/expectation_trial.h"
#include "engine/lab/measured.h"
#include "engine/program/evaluate.h"
#include "engine/program/world.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, 5> outcomeNames{"passed", "failed", "broken", "disabled", "stopped"};

/// Compares the problems of the check and of the run with an expected problem.
ExpectationResult findProblem(const CheckedExpectation& expected, std::span<const Diagnostic> ofCheck,
                              const std::vector<RunProblem>& ofRun, std::uint32_t last) {
    const auto isMeant = [&](const Diagnostic& one) {
        return one.code() == expected.code && (!expected.inside || (one.where.file == expected.inside->file &&
                                                                    expected.inside->span.covers(one.where.span)));
    };
    std::set<std::pair<std::uint32_t, std::uint32_t>> places;
    const auto add = [&](const Diagnostic& one) { places.emplace(one.where.file.value, one.where.span.begin); };
    for (const Diagnostic& one : ofCheck) {
        if (!expected.runTurn && isMeant(one)) {
            add(one);
        }
    }
    for (const RunProblem& one : ofRun) {
        if (isMeant(one.diagnostic) && (!expected.runTurn || one.turn == *expected.runTurn)) {
            add(one.diagnostic);
        }
    }
    constexpr CountWords placeWords{inPhrase("{0} place"), inPhrase("{0} places")};
    ExpectationResult result;
    result.where = expected.where;
    result.turn = expected.runTurn.value_or(last);
    result.isMet = expected.count ? places.size() == *expected.count : !places.empty();
    result.sentence =
        result.isMet     ? phrase("{0} is reported at {1}", {expected.code, counted(places.size(), placeWords)})
        : expected.count ? phrase("{0} is reported at {1}; expected {2}",
                                  {expected.code, counted(places.size(), placeWords), std::to_string(*expected.count)})
                         : phrase("{0} is not reported", {expected.code});
    return result;
}

/// Returns a change with its sign, in at most six digits: "+0.333333".
std::string changeText(double change) {
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), change, std::chars_format::general, 6).ptr;
    return (change > 0.0 ? "+" : "") + std::string(text.data(), end);
}

/// Adds up the values of the measures of a test over its seeds.
class MeasureSums {
public:
    explicit MeasureSums(const CheckedTest& test) : m_test(test) {
        for (std::size_t i = 0; i < test.measures.size(); ++i) {
            m_expressions.emplace_back(test.measures[i].object, test.measures[i].expression);
            for (const std::uint32_t turn : test.measures[i].turns) {
                m_sums.push_back({.measure = i, .turn = turn});
            }
        }
    }

    void read(const View& view, World& world) {
        for (Sum& sum : m_sums) {
            if (sum.turn == view.turn) {
                const Measured measured = m_expressions[sum.measure].at(view, world);
                sum.total += measured.number;
                ++sum.count;
                sum.problem = measured.problem.empty() ? std::move(sum.problem) : measured.problem;
            }
        }
    }

    std::vector<MeasureResult> results(std::size_t seeds) const {
        std::vector<MeasureResult> results;
        for (const Sum& sum : m_sums) {
            results.push_back(resultOf(sum, seeds));
        }
        return results;
    }

private:
    struct Sum {
        std::size_t measure = 0;
        std::uint32_t turn = 0;
        double total = 0.0;
        std::size_t count = 0; ///< number of runs that reached the turn
        Phrase problem{};      ///< why a value is missing
    };

    MeasureResult resultOf(const Sum& sum, std::size_t seeds) const {
        const CheckedMeasure& measure = m_test.measures[sum.measure];
        MeasureResult result{.measure = sum.measure, .turn = sum.turn, .value = sum.total / static_cast<double>(seeds)};
        const std::string turn = std::to_string(sum.turn);
        if (const auto found = measure.accepted.find(sum.turn); found != measure.accepted.end()) {
            result.accepted = found->second.value;
        }
        if (sum.count < seeds || !sum.problem.empty()) {
            result.value = std::numeric_limits<double>::quiet_NaN();
            result.sentence = sum.problem.empty() ? phrase("{0}: the run ended before turn {1}", {measure.id, turn})
                                                  : phrase("{0}: {1} at turn {2}", {measure.id, sum.problem, turn});
            return result;
        }
        const std::string value = formatNumber(result.value);
        if (!result.accepted) {
            result.sentence = phrase("{0} is {1} at turn {2}; no value is accepted yet", {measure.id, value, turn});
            return result;
        }
        const double change = result.value - *result.accepted;
        result.isAsAccepted = std::abs(change) <= measure.tolerance;
        result.sentence = result.isAsAccepted
                              ? phrase("{0} is {1} at turn {2}", {measure.id, value, turn})
                              : phrase("{0} is {1} at turn {2}; accepted is {3} ({4})",
                                       {measure.id, value, turn, formatNumber(*result.accepted), changeText(change)});
        return result;
    }

    const CheckedTest& m_test;
    std::vector<MeasuredExpression> m_expressions;
    std::vector<Sum> m_sums;
};

/// Plays a test with one seed.
class TestPlayer {
public:
    TestPlayer(const TestedContent& content, const CheckedTest& test, MeasureSums& measures,
               const std::atomic<bool>* stop)
        : m_content(content), m_test(test), m_measures(measures), m_stop(stop) {}

    /// @return false if stopped
    bool play(std::optional<std::uint64_t> seed, TestResult& result) {
        const CheckedModel& model = *m_content.program->model;
        m_run = start(scenarioOf(model, m_test), seed);
        m_base = m_test.needsBase() ? start(scenarioOf(model, m_test, false), seed) : nullptr;
        for (const CheckedExpectation& expected : m_test.expectations) {
            m_trials.emplace_back(expected, *m_run);
        }
        m_world.emplace(model);
        if (m_base) {
            m_baseWorld.emplace(model);
        }
        readTurn();
        while (m_run->turn() < m_test.turns && m_run->step(m_stop)) {
            if (m_base && m_base->turn() < m_run->turn()) {
                m_base->step(m_stop);
            }
            readTurn();
        }
        if (m_stop != nullptr && m_stop->load()) {
            return false;
        }
        result.turns += m_run->turn();
        for (std::uint32_t turn = 0; turn <= m_run->turn(); ++turn) {
            result.hashes.push_back(m_run->history().hash(turn));
        }
        result.seed = m_run->seed();
        finish(result);
        return true;
    }

private:
    std::unique_ptr<Session> start(CheckedScenario scenario, std::optional<std::uint64_t> seed) const {
        auto session = Session::start(m_content.program, std::move(scenario), seed, true, m_content.limits);
        session->limitTrace(0); // only the newest turn is read
        return session;
    }

    void readTurn() {
        const State& state = m_run->state();
        const std::optional<View> baseView = m_base ? std::optional(m_base->state().view()) : std::nullopt;
        const TurnOfTest turn{*m_run, state.view(), *m_world, baseView ? &*baseView : nullptr,
                              m_baseWorld ? &*m_baseWorld : nullptr};
        for (std::size_t i = 0; i < m_trials.size(); ++i) {
            if (m_test.expectations[i].kind != ExpectedKind::diagnostic) {
                m_trials[i].read(turn);
            }
        }
        m_measures.read(turn.view, *m_world);
    }

    void finish(TestResult& result) {
        const std::vector<RunProblem> problems = m_run->problems();
        result.expectations.clear();
        bool isMet = true;
        for (std::size_t i = 0; i < m_trials.size(); ++i) {
            if (m_test.expectations[i].kind == ExpectedKind::diagnostic) {
                result.expectations.push_back(
                    findProblem(m_test.expectations[i], m_content.diagnostics, problems, m_run->turn()));
            } else {
                result.expectations.push_back(m_trials[i].end(m_run->turn()));
            }
            isMet = isMet && result.expectations.back().isMet;
        }
        const auto unexpected = std::ranges::find_if(problems, [&](const RunProblem& problem) {
            return problem.severity() == Severity::error &&
                   std::ranges::none_of(m_test.expectations, [&](const CheckedExpectation& expected) {
                       return expected.kind == ExpectedKind::diagnostic && expected.code == problem.diagnostic.code();
                   });
        });
        result.problem = Phrase();
        if (unexpected != problems.end()) {
            result.problem = phrase("the run has an error: {0}", {unexpected->sentence()});
            isMet = false;
        }
        result.passed += isMet ? 1 : 0;
        ++result.seeds;
        m_isMet = isMet;
        result.session = std::move(m_run);
    }

public:
    bool isMet() const { return m_isMet; }

private:
    const TestedContent& m_content;
    const CheckedTest& m_test;
    MeasureSums& m_measures;
    const std::atomic<bool>* m_stop;
    std::unique_ptr<Session> m_run;
    std::unique_ptr<Session> m_base;
    std::vector<ExpectationTrial> m_trials;
    std::optional<World> m_world;
    std::optional<World> m_baseWorld;
    bool m_isMet = false;
};

} // namespace

std::string_view outcomeName(TestOutcome outcome) {
    return outcomeNames[static_cast<std::size_t>(outcome)];
}

const ExpectationResult* TestResult::firstFailure() const {
    const auto found = std::ranges::find(expectations, false, &ExpectationResult::isMet);
    return found == expectations.end() ? nullptr : &*found;
}

std::size_t TestResult::moved() const {
    return static_cast<std::size_t>(std::ranges::count(measures, false, &MeasureResult::isAsAccepted));
}

std::vector<std::optional<std::uint64_t>> seedsOf(const CheckedTest& test) {
    std::vector<std::optional<std::uint64_t>> seeds(test.seeds.begin(), test.seeds.end());
    if (seeds.empty()) {
        seeds.emplace_back();
    }
    return seeds;
}

bool needLint(std::span<const CheckedTest> tests) {
    return std::ranges::any_of(tests, [](const CheckedTest& test) {
        return std::ranges::any_of(
            test.expectations, [](const CheckedExpectation& expected) { return expected.code.starts_with("lint."); });
    });
}

CheckedScenario scenarioOf(const CheckedModel& model, const CheckedTest& test, bool withGiven) {
    CheckedScenario scenario = withRun(*model.findScenario(test.scenario), test.actions);
    return withGiven && test.given ? withRun(std::move(scenario), *test.given) : scenario;
}

TestResult runTest(const TestedContent& content, const CheckedTest& test, const std::atomic<bool>* stop) {
    TestResult result;
    if (!test.enabled) {
        result.outcome = TestOutcome::disabled;
        return result;
    }
    if (!test.isRunnable) {
        result.outcome = TestOutcome::broken;
        result.problem = phrase("the test has errors");
        return result;
    }
    const std::vector<std::optional<std::uint64_t>> seeds = seedsOf(test);
    std::optional<TestResult> failure; // the first one
    MeasureSums measures(test);
    for (const auto& seed : seeds) {
        TestPlayer player(content, test, measures, stop);
        if (!player.play(seed, result)) {
            result.outcome = TestOutcome::stopped;
            return result;
        }
        if (!player.isMet() && !failure) {
            failure.emplace();
            failure->problem = result.problem;
            failure->expectations = result.expectations;
            failure->seed = result.seed;
            failure->session = std::move(result.session);
        }
    }
    const bool isEnough = static_cast<double>(result.passed) >= test.share * static_cast<double>(result.seeds) - 1e-9;
    result.outcome = isEnough ? TestOutcome::passed : TestOutcome::failed;
    if (failure && isEnough && !result.session) {
        result.session = std::move(failure->session); // the last seed failed, and no other one
    }
    if (failure && !isEnough) {
        result.expectations = std::move(failure->expectations);
        result.seed = failure->seed;
        result.session = std::move(failure->session);
        result.problem = std::move(failure->problem);
        if (!result.problem.empty() && result.firstFailure() == nullptr) {
            result.outcome = TestOutcome::broken;
        }
        if (seeds.size() > 1 && result.problem.empty()) {
            result.problem =
                phrase("passed with {0} of {1} seeds", {std::to_string(result.passed), std::to_string(result.seeds)});
        }
    }
    result.measures = measures.results(seeds.size());
    if (const std::size_t moved = result.moved(); moved != 0 && result.outcome == TestOutcome::passed) {
        result.outcome = TestOutcome::failed;
        result.problem = phrase("{0} of {1} measured values are not as accepted",
                                {std::to_string(moved), std::to_string(result.measures.size())});
    }
    return result;
}

} // namespace orrery::engine
