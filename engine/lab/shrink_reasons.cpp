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
        const auto failing = failingIn(content.back().project, *test, failed);
        m_hasExpectation = failing.has_value();
        std::vector<std::optional<std::size_t>> kept; // by version
        for (const TriedContent& version : content) {
            kept.push_back(failing ? sameIn(version.project, content.back().project, *failing) : std::nullopt);
            if (failing && !kept.back()) {
                return phrase("in the first version, the test {0} lacks the expectation that fails", {quoted(m_test)});
            }
        }
        m_isLoose = true;
        m_looseKind = m_expected = kindOf(failed, *test);
        if (versions.size() == 1) { // otherwise the first version ensures that the fact stays
            m_isLoose = false;
            m_expected = kindOf(failed, *test);
        }
        for (const bool endsEarlier : {true, false}) {
            m_prepared.clear();
            std::vector<TriedContent> prepared;
            for (std::size_t version = 0; version < content.size(); ++version) {
                const ParsedProject project = withScenario(content[version].project, test->scenario);
                m_prepared.push_back(withTest(project, *test, kept[version], failed, endsEarlier));
                prepared.push_back(contentOf(m_prepared.back(), m_runs.rows));
            }
            if (auto fact = factIn(prepared)) {
                accept(std::move(*fact));
                return {};
            }
        }
        return phrase("the test {0} does not fail by this expectation alone", {quoted(m_test)});
    }

    std::vector<Location> keptIn(const ParsedProject& project) const override {
        const Element element = elementIn(project);
        std::vector<Location> kept{element.head()};
        for (const Element expectation : m_hasExpectation ? expectationsIn(project) : std::vector<Element>()) {
            kept.push_back(expectation.head());
        }
        return kept;
    }

    bool loosen() override {
        m_expected = m_looseKind;
        return !std::exchange(m_isLoose, true) && !m_looseKind.empty();
    }

    std::optional<ShownFact> factIn(std::span<const TriedContent> versions) const override {
        const auto test = testIn(versions.back(), m_test);
        if (!test || !test->isRunnable) {
            return std::nullopt;
        }
        TestResult failed = resultOf(versions.back(), *test);
        if (failed.outcome == TestOutcome::stopped || kindOf(failed, *test) != m_expected) {
            return std::nullopt;
        }
        for (const TriedContent& good : versions.first(versions.size() - 1)) {
            const auto same = testIn(good, m_test);
            const bool hasNone = m_hasExpectation && same && same->expectations.empty() && same->measures.empty();
            if (!same || hasNone || resultOf(good, *same).outcome != TestOutcome::passed) {
                return std::nullopt;
            }
        }
        return factOf(sentenceOf(failed), std::move(failed.session));
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
    /// @param kept index of that expectation; nullopt: it keeps all. @param endsEarlier false: it keeps all turns
    ParsedProject withTest(const ParsedProject& project, const CheckedTest& test, std::optional<std::size_t> kept,
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
        const std::uint32_t turns = failed.firstFailure() != nullptr ? failed.firstFailure()->turn : test.turns;
        const std::vector<Element> expectations = kept ? expectationsIn(project) : std::vector<Element>();
        for (std::size_t i = 0; i < expectations.size(); ++i) {
            const Element child = expectations[i];
            if (i != kept) {
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

    /// Returns the expectations and measures of the test, in their order.
    std::vector<Element> expectationsIn(const ParsedProject& project) const {
        std::vector<Element> expectations;
        for (const Element child : elementIn(project).children()) {
            if (isExpectation(child)) {
                expectations.push_back(child);
            }
        }
        return expectations;
    }

    /// Returns the index of the expectation or measure that fails; nullopt if the run itself has an error.
    std::optional<std::size_t> failingIn(const ParsedProject& project, const CheckedTest& test,
                                         const TestResult& failed) const {
        const ExpectationResult* const failure = failed.firstFailure();
        const MeasureResult* const moved = firstMoved(failed);
        const Location where = failure != nullptr ? failure->where
                               : moved != nullptr ? test.measures[moved->measure].where
                                                  : Location{};
        const std::vector<Element> all = expectationsIn(project);
        const auto found = std::ranges::find(all, where, &Element::where);
        return found == all.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - all.begin()));
    }

    /// Returns the index in a version of an expectation of the last version: the one with the same text, or else the
    /// one at the same index; nullopt if there is none.
    std::optional<std::size_t> sameIn(const ParsedProject& version, const ParsedProject& last,
                                      std::size_t index) const {
        const auto textOf = [](Element element) { return element.tree->slice(element.tree->span(element.index)); };
        const Element wanted = expectationsIn(last)[index];
        const std::vector<Element> all = expectationsIn(version);
        const bool isThere = index < all.size() && all[index].tag() == wanted.tag();
        if (isThere && textOf(all[index]) == textOf(wanted)) {
            return index;
        }
        const auto found = std::ranges::find(all, textOf(wanted), textOf);
        return found != all.end() ? std::optional(static_cast<std::size_t>(found - all.begin()))
               : isThere          ? std::optional(index)
                                  : std::nullopt;
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

FoundReason failedTest(std::span<const ParsedProject* const> versions, const std::string& test,
                       const ShrinkRuns& runs) {
    auto reason = std::make_unique<FailedTest>(test, runs);
    Phrase why = reason->prepare(versions);
    return why.empty() ? FoundReason(std::move(reason)) : FoundReason(std::move(why));
}

} // namespace orrery::engine
