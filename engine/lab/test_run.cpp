// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/test_run.h"

#include "engine/lab/run_expression.h"
#include "engine/program/evaluate.h"
#include "engine/program/world.h"
#include "engine/trace/dump.h"
#include "engine/trace/why_not.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, 5> outcomeNames{"passed", "failed", "broken", "disabled", "stopped"};

/// A value of one run at one moment.
struct Measured {
    double number = 0.0; ///< NaN: missing
    std::string text{};
    Row object = noRow;
    Phrase problem{}; ///< why there is no value: a sentence without a full stop; empty: there is one

    bool isMissing() const { return std::isnan(number); }
};

/// An expression of an expectation, compiled once for all turns.
class Measure {
public:
    Measure(const CheckedExpectation& expected, const std::shared_ptr<const TypedExpression>& typed)
        : m_object(expected.object), m_typed(typed), m_program(typed ? compileExpression(*typed) : nullptr) {}

    explicit operator bool() const { return m_program != nullptr; }
    const TypedExpression& typed() const { return *m_typed; }

    Measured at(const View& view, World& world) const {
        Measured measured;
        const auto object = m_object.empty() ? std::optional<Row>(0) : findObject(view, m_object); // 0: the game
        if (!object) {
            measured.number = std::numeric_limits<double>::quiet_NaN();
            measured.problem = phrase("there is no object {0}", {quoted(m_object)});
            return measured;
        }
        measured.object = *object;
        Bindings bindings;
        bindings.world = &world;
        const std::array rows{*object};
        evaluate(*m_program, view, bindings, rows, {}, std::span(&measured.number, 1));
        measured.text = formatValue(measured.number, m_typed->format, view, *m_typed, &world);
        if (measured.isMissing()) {
            measured.problem = phrase("{0} has no value", {m_typed->text});
        }
        return measured;
    }

private:
    std::string m_object;
    std::shared_ptr<const TypedExpression> m_typed;
    std::shared_ptr<const ExpressionProgram> m_program;
};

/// A run of a test at one turn.
struct TurnOfTest {
    const Session& session;
    const View view;
    World& world;
    const View* base = nullptr; ///< the base run; null: none
    World* baseWorld = nullptr;
};

/// Follows one expectation through the turns of a run.
class ExpectationTrial {
public:
    ExpectationTrial(const CheckedExpectation& expected, const Session& session)
        : m_expected(expected), m_measure(expected, expected.expression), m_equals(expected, expected.equals) {
        m_result.where = expected.where;
        m_result.turn = expected.to;
        if (m_expected.kind == ExpectedKind::value) {
            m_result.column = ownColumn(m_measure.typed());
        }
        if (m_expected.group) {
            m_group = session.program().groupsOf(m_expected.group->first)[m_expected.group->second];
        }
    }

    bool isDecided() const { return m_isDecided; }
    ExpectationResult take() { return std::move(m_result); }

    /// Reads a turn. Call it for each turn of the run, in their order.
    void read(const TurnOfTest& turn) {
        const std::uint32_t now = turn.view.turn;
        if (m_expected.kind == ExpectedKind::diagnostic || now < m_expected.from || now > m_expected.to ||
            m_isDecided) {
            return;
        }
        if (m_expected.changesBy && now == m_expected.from) {
            m_start = m_measure.at(turn.view, turn.world).number;
        }
        const bool isLast = now == m_expected.to;
        if (m_expected.turns == ExpectedTurns::at && !isLast) {
            return;
        }
        const bool isTrue = isMetAt(turn);
        m_reads = true;
        switch (m_expected.turns) {
        case ExpectedTurns::at:
            return decide(isTrue, now);
        case ExpectedTurns::by:
            return isTrue || isLast ? decide(isTrue, now) : void();
        case ExpectedTurns::always:
            return !isTrue || isLast ? decide(isTrue, now) : void();
        case ExpectedTurns::never:
            return isTrue || isLast ? decide(!isTrue, now) : void();
        }
    }

    /// Decides the result if the run ended before all turns of the expectation.
    void end(std::uint32_t last) {
        if (m_isDecided) {
            return;
        }
        const bool isAboutAll = m_expected.turns == ExpectedTurns::always || m_expected.turns == ExpectedTurns::never;
        decide(isAboutAll && m_reads, last);
        if (!m_result.isMet) {
            m_result.sentence = phrase("the run ended at turn {0}, before turn {1}",
                                       {std::to_string(last), std::to_string(m_expected.to)});
        }
    }

private:
    void decide(bool isMet, std::uint32_t turn) {
        m_isDecided = true;
        m_result.isMet = isMet;
        m_result.turn = turn;
        if (!isMet && m_expected.turns == ExpectedTurns::by && m_expected.from != m_expected.to) {
            m_result.sentence =
                phrase("{0}; it must be so by turn {1}", {m_result.sentence, std::to_string(m_expected.to)});
        } else if (!isMet && m_expected.turns == ExpectedTurns::never) {
            m_result.sentence = phrase("{0}; it must never be so", {m_result.sentence});
        }
    }

    bool isMetAt(const TurnOfTest& turn) {
        switch (m_expected.kind) {
        case ExpectedKind::value:
            return compare(turn);
        case ExpectedKind::condition:
            return isTrueAt(turn);
        case ExpectedKind::group:
            return actsAt(turn) == m_expected.acts;
        default:
            return hasHash(turn);
        }
    }

    Phrase ofObject(const std::string& text) const {
        return m_expected.object.empty() ? Phrase(text) : phrase("{0} of {1}", {text, m_expected.object});
    }

    static Phrase turnText(const TurnOfTest& turn) { return std::to_string(turn.view.turn); }

    bool isTrueAt(const TurnOfTest& turn) {
        const Measured measured = m_measure.at(turn.view, turn.world);
        m_result.object = measured.object;
        const bool isTrue = !measured.isMissing() && measured.number != 0.0;
        if (!measured.problem.empty()) {
            m_result.sentence = phrase("{0} at turn {1}", {measured.problem, turnText(turn)});
        } else if (m_expected.object.empty()) {
            m_result.sentence =
                phrase(isTrue ? inPhrase("“{0}” is true at turn {1}") : inPhrase("“{0}” is false at turn {1}"),
                       {m_measure.typed().text, turnText(turn)});
        } else {
            m_result.sentence = phrase(isTrue ? inPhrase("“{0}” is true for {1} at turn {2}")
                                              : inPhrase("“{0}” is false for {1} at turn {2}"),
                                       {m_measure.typed().text, m_expected.object, turnText(turn)});
        }
        return isTrue;
    }

    bool compare(const TurnOfTest& turn) {
        Measured measured = m_measure.at(turn.view, turn.world);
        m_result.object = measured.object;
        m_result.value = measured.problem.empty() ? measured.text : std::string();
        if (!measured.problem.empty()) {
            m_result.sentence =
                phrase("{0} at turn {1}; expected {2}", {measured.problem, turnText(turn), wanted(turn)});
            return false;
        }
        Phrase subject = ofObject(m_measure.typed().text);
        if (m_expected.isComparedToBase) {
            const Measured other = turn.base != nullptr ? m_measure.at(*turn.base, *turn.baseWorld) : Measured{};
            measured.number -= other.number;
            measured.text = formatNumber(measured.number);
            subject = phrase("the difference of {0} from the base run", {std::move(subject)});
        }
        if (m_expected.changesBy) {
            measured.number -= m_start;
            measured.text = formatNumber(measured.number);
            subject = phrase("the change of {0} since turn {1}", {std::move(subject), std::to_string(m_expected.from)});
        }
        const bool isMet = isAsWanted(measured, turn);
        if (m_expected.changesBy || m_expected.isComparedToBase) {
            m_result.value = measured.text;
        }
        m_result.sentence = isMet
                                ? phrase("{0} is {1} at turn {2}", {std::move(subject), measured.text, turnText(turn)})
                                : phrase("{0} is {1} at turn {2}; expected {3}",
                                         {std::move(subject), measured.text, turnText(turn), wanted(turn)});
        return isMet;
    }

    bool isAsWanted(const Measured& measured, const TurnOfTest& turn) const {
        const double number = measured.number;
        if (m_equals) {
            const Measured other = m_equals.at(turn.view, turn.world);
            const bool isNumber = m_measure.typed().format == numberFormat;
            if (isNumber ? !(std::abs(number - other.number) <= m_expected.tolerance) : measured.text != other.text) {
                return false;
            }
        }
        return !(m_expected.changesBy && !(std::abs(number - *m_expected.changesBy) <= m_expected.tolerance)) &&
               !(m_expected.atLeast && !(number >= *m_expected.atLeast)) &&
               !(m_expected.atMost && !(number <= *m_expected.atMost));
    }

    /// Returns the words for the wanted value: "20 ± 0.1", "at least 3".
    Phrase wanted(const TurnOfTest& turn) const {
        std::vector<Phrase> parts;
        const auto exact = [&](std::string text) {
            parts.push_back(m_expected.tolerance > 0.0
                                ? phrase("{0} ± {1}", {std::move(text), formatNumber(m_expected.tolerance)})
                                : Phrase(std::move(text)));
        };
        if (m_equals) {
            const Measured other = m_equals.at(turn.view, turn.world);
            exact(other.problem.empty() ? other.text : m_equals.typed().text);
        }
        if (m_expected.changesBy) {
            exact(formatNumber(*m_expected.changesBy));
        }
        if (m_expected.atLeast) {
            parts.push_back(phrase("at least {0}", {formatNumber(*m_expected.atLeast)}));
        }
        if (m_expected.atMost) {
            parts.push_back(phrase("at most {0}", {formatNumber(*m_expected.atMost)}));
        }
        return joined(parts);
    }

    // Groups.

    bool actsAt(const TurnOfTest& turn) {
        const std::uint32_t now = turn.view.turn;
        const auto named = [&](const std::string& name) {
            return name.empty() ? std::optional(noRow) : findObject(turn.view, name);
        };
        const auto on = named(m_expected.on);
        const auto source = named(m_expected.source);
        const Session& session = turn.session;
        const std::string label = groupLabel(*session.program().model, session.program().groupAsRead(m_group));
        if (!on || !source) {
            const std::string& missing = !on ? m_expected.on : m_expected.source;
            m_result.sentence = phrase("there is no object {0} at turn {1}", {quoted(missing), std::to_string(now)});
            return false;
        }
        m_result.object = *on;
        const bool acts = now > 0 && actsIn(session, now, *source, *on);
        const Phrase who = *on == noRow ? Phrase(label) : phrase("{0} on {1}", {label, m_expected.on});
        m_result.sentence = acts ? phrase("{0} acted at turn {1}", {who, std::to_string(now)})
                                 : phrase("{0} did not act at turn {1}", {who, std::to_string(now)});
        const bool isFailing = !acts && m_expected.acts && now == m_expected.to && now > 0;
        if (isFailing) {
            explainAbsence(session, now, *source, *on);
        }
        return acts;
    }

    bool actsIn(const Session& session, std::uint32_t turn, Row source, Row on) const {
        const TurnLog& log = session.history().log(turn);
        const CheckedGroup& group = session.program().groupAsRead(m_group);
        for (std::uint32_t i = 0; i < log.firings.size(); ++i) {
            const Firing& firing = log.firings[i];
            if (firing.group == m_group && (source == noRow || firing.holder == source) && !firing.scope->empty() &&
                (on == noRow || actsOn(log, i, group, on))) {
                return true;
            }
        }
        return false;
    }

    /// Returns whether an effect of a firing acts on an object of its scope.
    static bool actsOn(const TurnLog& log, std::uint32_t firing, const CheckedGroup& group, Row on) {
        if (!std::ranges::binary_search(*log.firings[firing].scope, on)) {
            return false;
        }
        std::set<std::uint16_t> skipped;
        for (const Skip& skip : log.skips) {
            if (skip.firing == firing && std::ranges::binary_search(*skip.rows, on)) {
                skipped.insert(skip.effect);
            }
        }
        for (std::uint16_t i = 0; i < group.effects.size(); ++i) {
            const CheckedEffect& effect = group.effects[i];
            const bool onlyHolds = effect.spec->timeline == TimelineWork::branch; // its blocks have the effects
            if (effect.enabled && !onlyHolds && !skipped.contains(i)) {
                return true;
            }
        }
        return false;
    }

    void explainAbsence(const Session& session, std::uint32_t turn, Row source, Row on) {
        Row holder = source;
        if (holder == noRow) {
            const auto holders = objectsIn(session.state().view(), std::nullopt, m_expected.group->first);
            holder = holders.empty() ? noRow : holders.front();
        }
        const Phrase why =
            holder == noRow ? phrase("no object has this group") : whyNot(session, turn, m_group, holder, on).sentence;
        m_result.sentence = phrase("{0}: {1}", {m_result.sentence, why});
    }

    bool hasHash(const TurnOfTest& turn) {
        m_result.value = hashText(turn.session.history().hash(turn.view.turn));
        const bool isMet = m_result.value == m_expected.hash;
        m_result.sentence = isMet ? phrase("the hash is {0} at turn {1}", {m_result.value, turnText(turn)})
                                  : phrase("the hash is {0} at turn {1}; expected {2}",
                                           {m_result.value, turnText(turn), m_expected.hash});
        return isMet;
    }

    const CheckedExpectation& m_expected;
    Measure m_measure;
    Measure m_equals;
    std::uint32_t m_group = 0; ///< index into Program::groups
    double m_start = 0.0;      ///< value at the turn `from`
    bool m_isDecided = false;
    bool m_reads = false; ///< the expectation has read a turn
    ExpectationResult m_result;
};

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
    ExpectationResult result;
    result.where = expected.where;
    result.turn = expected.runTurn.value_or(last);
    result.isMet = expected.count ? places.size() == *expected.count : !places.empty();
    result.sentence =
        result.isMet     ? phrase("{0} is reported at {1} places", {expected.code, std::to_string(places.size())})
        : expected.count ? phrase("{0} is reported at {1} places; expected {2}",
                                  {expected.code, std::to_string(places.size()), std::to_string(*expected.count)})
                         : phrase("{0} is not reported", {expected.code});
    return result;
}

/// Plays a test with one seed.
class TestPlayer {
public:
    TestPlayer(const TestedContent& content, const CheckedTest& test, const std::atomic<bool>* stop)
        : m_content(content), m_test(test), m_stop(stop) {}

    /// @return false if stopped
    bool play(std::optional<std::uint64_t> seed, TestResult& result) {
        const CheckedModel& model = *m_content.program->model;
        m_run = start(scenarioOf(model, m_test), seed);
        m_base = m_test.needsBase() ? start(scenarioOf(model, m_test, false), seed) : nullptr;
        for (const CheckedExpectation& expected : m_test.expectations) {
            m_trials.emplace_back(expected, *m_run);
        }
        m_world.emplace(model);
        m_baseWorld.emplace(model);
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
        const TurnOfTest turn{*m_run, state.view(), *m_world, baseView ? &*baseView : nullptr, &*m_baseWorld};
        for (ExpectationTrial& trial : m_trials) {
            trial.read(turn);
        }
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
                m_trials[i].end(m_run->turn());
                result.expectations.push_back(m_trials[i].take());
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
    std::vector<std::optional<std::uint64_t>> seeds(test.seeds.begin(), test.seeds.end());
    if (seeds.empty()) {
        seeds.emplace_back();
    }
    std::optional<TestResult> failure; // the first one
    for (const auto& seed : seeds) {
        TestPlayer player(content, test, stop);
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
    return result;
}

} // namespace orrery::engine
