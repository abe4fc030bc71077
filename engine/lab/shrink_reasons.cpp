// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/shrink_reasons.h"

#include "engine/check/expression/expression_node.h"
#include "engine/lab/measured.h"
#include "engine/lab/shrink_parts.h"
#include "engine/lab/shrink_project.h"
#include "engine/syntax/xml_edit.h"
#include "engine/text/text_edit.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::uint32_t smallTurns = 5;
constexpr std::size_t smallObjects = 10;
constexpr std::size_t smallClasses = 5;

/// Returns the pattern of a sentence, and those of its parts.
std::string patternsOf(const Phrase& sentence) {
    std::string patterns = std::string(sentence.pattern()) + "(";
    for (const Phrase& arg : sentence.args()) {
        patterns += patternsOf(arg);
    }
    return patterns + ")";
}

std::optional<double> numberOf(const std::string& text) {
    double number = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// Returns the side on which a value misses the wanted one, and whether it is 0.
std::string sideOf(double value, double wanted) {
    return std::string(value == 0.0 ? "0" : "") + (value < wanted ? "<" : ">");
}

/// Returns the test of this id; null if there is none.
std::optional<CheckedTest> testIn(const TriedContent& content, const std::string& id) {
    std::vector<Diagnostic> reported; // the check has reported them
    std::vector<CheckedTest> tests = readTests(content.project, *content.model, reported, id);
    return tests.empty() ? std::nullopt : std::optional(std::move(tests.front()));
}

/// Returns the first measure with another value than the accepted one; null if there is none.
const MeasureResult* firstMoved(const TestResult& result) {
    const auto found = std::ranges::find(result.measures, false, &MeasureResult::isAsAccepted);
    return found == result.measures.end() ? nullptr : &*found;
}

/// A test that fails.
class FailedTest final : public ShrinkReason {
public:
    FailedTest(std::string test, const ShrinkRuns& runs) : m_test(std::move(test)), m_runs(runs) {}

    /// Returns why the test cannot be made small; empty if it can.
    Phrase prepare(std::span<const ParsedProject* const> versions) {
        std::vector<TriedContent> content;
        for (const ParsedProject* const version : versions) {
            content.push_back(contentOf(*version, m_runs.rows));
        }
        const auto test = testIn(content.back(), m_test);
        if (!test) {
            return phrase("there is no test {0}", {quoted(m_test)});
        }
        TestResult failed = resultOf(content.back(), *test);
        if (failed.outcome != TestOutcome::failed && failed.outcome != TestOutcome::broken) {
            return phrase("the test {0} does not fail", {quoted(m_test)});
        }
        if (!test->isRunnable) {
            return phrase("the test {0} has errors; mend them first", {quoted(m_test)});
        }
        if (const Phrase why = sayWhetherPassed(content); !why.empty()) {
            return why;
        }
        m_hasExpectation = failed.firstFailure() != nullptr || firstMoved(failed) != nullptr;
        m_isLoose = true;
        m_looseKind = m_expected = kindOf(failed, *test);
        if (versions.size() == 1) { // otherwise the first version ensures that the fact stays
            m_isLoose = false;
            m_expected = kindOf(failed, *test);
        }
        for (const bool endsEarlier : {true, false}) {
            m_prepared.clear();
            std::vector<TriedContent> prepared;
            for (const TriedContent& version : content) {
                const ParsedProject project = withScenario(version.project, test->scenario);
                m_prepared.push_back(withTest(project, *test, content.back(), failed, endsEarlier));
                prepared.push_back(contentOf(m_prepared.back(), m_runs.rows));
            }
            if (shows(prepared)) {
                return {};
            }
        }
        return phrase("the test {0} does not fail by this expectation alone", {quoted(m_test)});
    }

    std::vector<Location> keptIn(const ParsedProject& project) const override {
        const Element element = elementIn(project);
        std::vector<Location> kept{element.head()};
        for (const Element child : element.children()) {
            if (m_hasExpectation && isExpectation(child)) {
                kept.push_back(child.head());
            }
        }
        return kept;
    }

    bool loosen() override {
        m_expected = m_looseKind;
        return !std::exchange(m_isLoose, true) && !m_looseKind.empty();
    }

    bool shows(std::span<const TriedContent> versions) override {
        const auto test = testIn(versions.back(), m_test);
        if (!test || !test->isRunnable) {
            return false;
        }
        TestResult failed = resultOf(versions.back(), *test);
        if (failed.outcome == TestOutcome::stopped || kindOf(failed, *test) != m_expected) {
            return false;
        }
        for (const TriedContent& good : versions.first(versions.size() - 1)) {
            const auto same = testIn(good, m_test);
            if (!same || resultOf(good, *same).outcome != TestOutcome::passed) {
                return false;
            }
        }
        m_sentence = sentenceOf(failed);
        m_run = failed.session ? std::move(failed.session) : m_run;
        return true;
    }

private:
    TestResult resultOf(const TriedContent& content, const CheckedTest& test) const {
        return runTest({.program = content.program, .diagnostics = content.diagnostics, .limits = m_runs.limits}, test,
                       m_runs.stop);
    }

    Phrase sayWhetherPassed(std::span<const TriedContent> content) const {
        for (const TriedContent& good : content.first(content.size() - 1)) {
            const auto same = testIn(good, m_test);
            if (!same) {
                return phrase("the first version has no test {0}", {quoted(m_test)});
            }
            if (resultOf(good, *same).outcome != TestOutcome::passed) {
                return phrase("the test {0} does not pass in the first version", {quoted(m_test)});
            }
        }
        return {};
    }

    static bool isExpectation(Element element) {
        return element.tag().starts_with("expect") || element.tag() == "measure";
    }

    static Phrase sentenceOf(const TestResult& result) {
        const ExpectationResult* const failure = result.firstFailure();
        const MeasureResult* const moved = firstMoved(result);
        return failure != nullptr ? failure->sentence : moved != nullptr ? moved->sentence : result.problem;
    }

    /// Returns the kind of a failure: the outcome, the kind of the sentence, and the value that is wrong.
    std::string kindOf(const TestResult& result, const CheckedTest& test) const {
        const ExpectationResult* const failure = result.firstFailure();
        const MeasureResult* const moved = firstMoved(result);
        std::string kind(outcomeName(result.outcome));
        if (failure != nullptr) {
            const auto expected = std::ranges::find(test.expectations, failure->where, &CheckedExpectation::where);
            kind += (m_isLoose ? patternsOf : kindOfSentence)(failure->sentence) + valueOf(*expected, *failure, result);
        } else if (moved != nullptr) {
            kind += test.measures[moved->measure].id + " " + patternsOf(moved->sentence);
            kind += m_isLoose && moved->accepted ? sideOf(moved->value, *moved->accepted) : formatNumber(moved->value);
        } else {
            kind += kindOfSentence(result.problem);
        }
        return kind;
    }

    std::string valueOf(const CheckedExpectation& expected, const ExpectationResult& failure,
                        const TestResult& result) const {
        const auto number = numberOf(failure.value);
        if (m_isLoose && number) {
            const std::optional<double> wanted = expected.changesBy ? expected.changesBy
                                                 : expected.equals  ? expected.equals->constant
                                                 : expected.atLeast ? expected.atLeast
                                                                    : expected.atMost;
            return wanted ? sideOf(*number, *wanted) : std::string();
        }
        return expected.kind == ExpectedKind::condition && !m_isLoose ? termsOf(expected, result) : failure.value;
    }

    /// Returns the values of the parts of a condition at the end of the run.
    static std::string termsOf(const CheckedExpectation& expected, const TestResult& result) {
        std::string terms;
        World world(*result.session->program().model);
        for (const TypedNode& operand : expected.expression->root->operands) {
            TypedExpression term = *expected.expression;
            term.format = operand.format;
            term.constant = std::nullopt;
            term.root = std::make_shared<const TypedNode>(operand);
            const MeasuredExpression measured(expected.object,
                                              std::make_shared<const TypedExpression>(std::move(term)));
            terms += " " + measured.at(result.session->state().view(), world).text;
        }
        return terms;
    }

    /// Returns the project with only the failing seed and expectation of the test, and no turn after its failure.
    /// @param endsEarlier false: it keeps all turns
    ParsedProject withTest(const ParsedProject& project, const CheckedTest& test, const TriedContent& last,
                           const TestResult& failed, bool endsEarlier) const {
        const Element element = elementIn(project);
        if (element.index == XmlTree::none) {
            return project;
        }
        const XmlTree& tree = *element.tree;
        std::vector<TextEdit> edits;
        const auto add = [&](std::optional<TextEdit> edit) {
            if (edit) {
                edits.push_back(std::move(*edit));
            }
        };
        const auto wanted = textOfReason(last, test, failed);
        const std::uint32_t turns = failed.firstFailure() != nullptr ? failed.firstFailure()->turn : test.turns;
        for (const Element child : element.children()) {
            if (!isExpectation(child) || wanted.empty()) {
                continue;
            }
            if (tree.slice(tree.span(child.index)) != wanted) {
                const Location place = removedPlace(tree, tree.span(child.index));
                edits.push_back({place.file, place.span, {}});
            } else if (endsEarlier && numberOf(child.value("to")).value_or(0.0) > turns) {
                add(setAttribute(tree, child.index, "to", std::to_string(turns)));
            }
        }
        if (test.seeds.size() > 1 && failed.firstFailure() != nullptr) {
            add(removeAttribute(tree, element.index, "seeds"));
            add(removeAttribute(tree, element.index, "in-at-least"));
            add(setAttribute(tree, element.index, "seed", std::to_string(failed.seed)));
        }
        if (endsEarlier && (turns < test.turns || !element.has("turns"))) {
            add(setAttribute(tree, element.index, "turns", std::to_string(turns)));
        }
        return edited(project, tree, std::move(edits));
    }

    static ParsedProject edited(const ParsedProject& project, const XmlTree& tree, std::vector<TextEdit> edits) {
        FolderContents files = ownFiles(project);
        const std::string& path = tree.source()->path();
        files.files[path] =
            std::make_shared<const SourceText>(path, applyEdits(tree.source()->bytes(), std::move(edits)));
        return withFiles(project, files);
    }

    /// Returns the XML of the expectation or measure that fails; empty if the run itself has an error.
    static std::string_view textOfReason(const TriedContent& content, const CheckedTest& test,
                                         const TestResult& failed) {
        const ExpectationResult* const failure = failed.firstFailure();
        const MeasureResult* const moved = firstMoved(failed);
        const Location where = failure != nullptr ? failure->where
                               : moved != nullptr ? test.measures[moved->measure].where
                                                  : Location{};
        return where.file.isValid() ? content.project.trees[where.file.value]->slice(where.span) : std::string_view();
    }

    Element elementIn(const ParsedProject& project) const {
        for (const Element element : project.topLevel("test")) {
            if (element.value("id") == m_test) {
                return element;
            }
        }
        return {nullptr, XmlTree::none};
    }

    std::string m_test;
    ShrinkRuns m_runs;
    std::string m_expected;
    std::string m_looseKind; ///< `m_expected` once the value is loose
    bool m_isLoose = false;
    bool m_hasExpectation = false; ///< false: the run itself has an error
};

} // namespace

std::string kindOfSentence(const Phrase& sentence) {
    std::string kind;
    for (const char c : sentence.english()) {
        const bool isDigit = c >= '0' && c <= '9';
        if (!isDigit || !kind.ends_with('#')) {
            kind += isDigit ? '#' : c;
        }
    }
    return kind;
}

RunSize sizeOf(const Session& session) {
    RunSize size{.turns = session.turn()};
    const View view = session.state().view();
    for (Row row = 1; row < view.rowCount; ++row) { // row 0 is the game
        size.objects += view.exists(row) ? 1 : 0;
    }
    const CheckedModel& model = *session.program().model;
    for (ClassIndex index = 0; index < model.classes.size(); ++index) {
        const CheckedClass& one = model.classes.asRead(index);
        size.classes += one.isGenerated ? 0 : 1;
        size.groups += one.isGenerated ? 0 : one.groups.size();
    }
    const CheckedScenario& scenario = session.scenario();
    size.statements = scenario.statements.size() + scenario.orders.size() + scenario.decisions.size();
    return size;
}

bool isSmall(const RunSize& size) {
    return size.turns <= smallTurns && size.objects <= smallObjects && size.classes <= smallClasses;
}

FoundReason failedTest(std::span<const ParsedProject* const> versions, const std::string& test,
                       const ShrinkRuns& runs) {
    auto reason = std::make_unique<FailedTest>(test, runs);
    Phrase why = reason->prepare(versions);
    return why.empty() ? FoundReason(std::move(reason)) : FoundReason(std::move(why));
}

ShrunkContent shrinkFor(ShrinkReason& reason, ShrinkRequest request) {
    const std::size_t whole = sizeOf(*reason.run()).objects;
    std::size_t objects = whole;
    std::size_t runs = 0;
    const std::size_t mostRuns = request.mostRuns;
    request.shows = [&](std::span<const TriedContent> versions) {
        if (!reason.shows(versions)) {
            return false;
        }
        const std::size_t now = sizeOf(*reason.run()).objects;
        const bool isLarger = now > std::max(objects, smallObjects); // with fewer conditions, effects may create many
        objects = isLarger ? objects : now;
        return !isLarger;
    };
    request.tell = [&runs, tell = std::move(request.tell)](ShrinkProgress progress) {
        progress.runs += runs;
        if (tell) {
            tell(progress);
        }
    };
    const auto shrink = [&](const std::vector<ParsedProject>& projects) {
        request.versions.clear();
        for (const ParsedProject& project : projects) {
            request.versions.push_back(&project);
        }
        request.kept = reason.keptIn(projects.back());
        request.mostRuns = mostRuns - std::min(runs, mostRuns);
        objects = whole;
        ShrunkContent result = Shrinker(request).run();
        result.runs = runs += result.runs;
        return result;
    };
    const auto sizeOfResult = [&](const ShrunkContent& result) {
        reason.shows(result.versions); // otherwise its run is that of the last trial
        return sizeOf(*reason.run());
    };
    ShrunkContent best = shrink(reason.prepared());
    RunSize size = sizeOfResult(best);
    if (isSmall(size) || !reason.loosen()) {
        return best;
    }
    // No single step leads from the smallest content with the exact value to some that are smaller. So the search also
    // begins again.
    std::vector<ParsedProject> strict;
    for (const TriedContent& version : best.versions) {
        strict.push_back(version.project);
    }
    for (const std::vector<ParsedProject>& start : {strict, reason.prepared()}) {
        if (isSmall(size) || best.isStopped || runs >= mostRuns) {
            break;
        }
        ShrunkContent other = shrink(start);
        const RunSize ofOther = sizeOfResult(other);
        if (other.isStopped || isSmall(ofOther) || ofOther.objects <= size.objects) {
            best = std::move(other);
            size = ofOther;
        }
    }
    sizeOfResult(best);
    best.runs = runs;
    best.isAtLimit = runs >= mostRuns && !best.isStopped;
    return best;
}

} // namespace orrery::engine
