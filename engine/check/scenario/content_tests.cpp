// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/scenario/content_tests.h"

#include "engine/check/model/check_diagnostics.h"
#include "engine/check/scenario/run_names.h"
#include "engine/check/scenario/test_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/expression_text.h"
#include "engine/content/structure.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>
#include <utility>

namespace orrery::engine {

namespace {

const ElementSpec& testRow() {
    return *orreryElement().child("test");
}

/// Returns a whole number at the start of a text, and removes it from the text.
std::optional<std::uint64_t> takeNumber(std::string_view& text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc()) {
        return std::nullopt;
    }
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// Returns the share of "95%"; nullopt if the text is no percentage above 0 and up to 100.
std::optional<double> parseShare(std::string_view text) {
    text = trimmed(text);
    if (!text.ends_with('%')) {
        return std::nullopt;
    }
    text.remove_suffix(1);
    const auto percent = parseNumber(trimmed(text));
    return percent && *percent > 0.0 && *percent <= 100.0 ? std::optional(*percent / 100.0) : std::nullopt;
}

/// Reads one `<test>`.
class TestReader {
public:
    TestReader(const CheckedModel& model, std::vector<Diagnostic>& findings, RunNames& run)
        : m_model(model), m_findings(findings), m_run(run), m_names(run.names()) {}

    CheckedTest read(Element element) {
        const std::size_t before = m_findings.size();
        m_test.where = element.where();
        m_test.head = element.head();
        m_test.id = element.value("id");
        m_test.name = textOf(element, "name");
        m_test.name = m_test.name.empty() ? m_test.id : m_test.name;
        m_test.description = textOf(element, "description");
        m_test.enabled = isEnabled(element);
        m_test.turns = turnIn(element, "turns").value_or(10);
        readSeeds(element);
        const CheckedScenario* const scenario = scenarioOf(element, m_model, m_names);
        m_test.scenario = scenario != nullptr ? scenario->id : std::string();
        m_test.isRunnable = scenario != nullptr;
        readActions(element);
        m_run.begin(scenario, {&m_test.actions, m_test.given ? &*m_test.given : nullptr});
        m_test.measures = readMeasures(element, m_test.turns, m_run);
        readExpectations(element);
        const auto isError = [](const Diagnostic& one) { return one.severity() == Severity::error; };
        m_test.isRunnable =
            m_test.isRunnable && !element.isBroken() &&
            std::none_of(m_findings.begin() + static_cast<std::ptrdiff_t>(before), m_findings.end(), isError);
        return std::move(m_test);
    }

private:
    std::string textOf(Element element, std::string_view attribute) const {
        const std::string text = element.value(attribute);
        const std::string* const found = m_model.findString(text);
        return found != nullptr ? *found : text;
    }

    static std::optional<std::uint32_t> turnIn(Element element, std::string_view attribute) {
        const auto number = parseInteger(element.value(attribute));
        return number && *number >= 0 && *number <= 1'000'000 ? std::optional(static_cast<std::uint32_t>(*number))
                                                              : std::nullopt;
    }

    void readSeeds(Element element) {
        if (const auto seed = parseInteger(element.value("seed")); seed && *seed >= 0) {
            m_test.seeds = {static_cast<std::uint64_t>(*seed)};
        }
        if (element.has("seeds")) {
            if (auto seeds = parseSeeds(element.value("seeds"), mostTestSeeds)) {
                m_test.seeds = std::move(*seeds);
            } else {
                m_names.report(testDiagnostics["check.bad-seeds"], element.valueWhere("seeds"),
                               {element.value("seeds")});
            }
            if (element.has("seed")) {
                m_names.report(testDiagnostics["check.not-together"], element.valueWhere("seed"),
                               {std::string("seed"), std::string("seeds")});
            }
        }
        if (element.has("in-at-least")) {
            if (const auto share = parseShare(element.value("in-at-least"))) {
                m_test.share = *share;
            } else {
                m_names.report(testDiagnostics["check.bad-share"], element.valueWhere("in-at-least"),
                               {element.value("in-at-least")});
            }
        }
    }

    static bool isExpectation(std::string_view tag) { return tag.starts_with("expect"); }
    static bool isAction(std::string_view tag) { return !isExpectation(tag) && tag != "measure"; }

    void readActions(Element element) {
        for (const Element child : element.children()) {
            if (child.tag() == "given") {
                if (m_test.given) {
                    m_names.report(checkDiagnostics["check.repeated"], child.head(), {std::string(child.tag())})
                        .fixes.push_back(removalOf(child));
                    continue;
                }
                m_test.given.emplace();
                for (const Element action : child.children()) {
                    readAction(action, *testRow().child("given"), m_model, m_names, *m_test.given);
                }
                sortActions(*m_test.given);
            } else if (isAction(child.tag()) || testRow().child(child.tag()) == nullptr) {
                readAction(child, testRow(), m_model, m_names, m_test.actions);
            }
        }
        sortActions(m_test.actions);
    }

    // Expectations.

    void readExpectations(Element element) {
        std::size_t count = m_test.measures.size();
        for (const Element child : element.children()) {
            if (testRow().child(child.tag()) == nullptr || !isExpectation(child.tag())) {
                continue;
            }
            ++count;
            CheckedExpectation expected;
            expected.where = child.where();
            expected.head = child.head();
            if (child.tag() == "expect") {
                readExpect(child, expected);
            } else if (child.tag() == "expect-hash") {
                expected.kind = ExpectedKind::hash;
                expected.hash = child.value("equals");
                readTurns(child, expected);
            } else {
                readDiagnostic(child, expected);
            }
            if (isEnabled(child)) {
                m_test.expectations.push_back(std::move(expected));
            }
        }
        if (count == 0 && !element.isBroken()) {
            m_names.report(testDiagnostics["check.expects-nothing"], element.head(), {});
        }
    }

    /// The subjects of an expectation, with the attributes that have no effect for each.
    struct Subject {
        std::string_view attribute;
        ExpectedKind kind;
        Phrase (*name)();
        std::array<std::string_view, 6> unused;
    };
    static const std::array<Subject, 3>& subjects() {
        static const std::array<Subject, 3> all{
            Subject{"value", ExpectedKind::value, [] { return phrase("a value"); }, {"on", "source", "acts"}},
            Subject{"if",
                    ExpectedKind::condition,
                    [] { return phrase("a condition"); },
                    {"on", "source", "acts", "equals", "at-least", "at-most"}},
            Subject{"group",
                    ExpectedKind::group,
                    [] { return phrase("a group"); },
                    {"object", "equals", "tolerance", "at-least", "at-most", "changes-by"}},
        };
        return all;
    }

    void readExpect(Element element, CheckedExpectation& out) {
        const Subject* subject = nullptr;
        for (const Subject& one : subjects()) {
            if (!isWritten(element, *attributeOfExpect(one.attribute))) {
                continue;
            }
            if (subject != nullptr) {
                m_names.report(testDiagnostics["check.two-subjects"], element.head(),
                               {std::string(subject->attribute), std::string(one.attribute)});
                return;
            }
            subject = &one;
        }
        if (subject == nullptr) {
            return; // the check of the structure reports it
        }
        out.kind = subject->kind;
        for (const std::string_view unused : subject->unused) {
            if (!unused.empty() && element.has(unused)) {
                m_names.report(testDiagnostics["check.not-compared"], element.valueWhere(unused),
                               {std::string(unused), subject->name()});
            }
        }
        out.object = m_run.object(element, "object");
        readTurns(element, out);
        switch (out.kind) {
        case ExpectedKind::value:
            return readValue(element, out);
        case ExpectedKind::condition:
            out.expression = m_run.expression(element, "if", booleanFormat, out.object);
            return;
        default:
            return readGroup(element, out);
        }
    }

    static const ParameterSpec* attributeOfExpect(std::string_view attribute) {
        return testRow().child("expect")->attribute(attribute);
    }

    void readValue(Element element, CheckedExpectation& out) {
        out.expression = m_run.expression(element, "value", badFormat, out.object);
        out.tolerance = parseNumber(element.value("tolerance")).value_or(0.0);
        out.atLeast = numberIn(element, "at-least");
        out.atMost = numberIn(element, "at-most");
        out.changesBy = numberIn(element, "changes-by");
        out.isComparedToBase = element.value("compared-to") == "base";
        const bool hasEquals = isWritten(element, *attributeOfExpect("equals"));
        if (!hasEquals && !element.has("at-least") && !element.has("at-most") && !element.has("changes-by")) {
            m_names.report(testDiagnostics["check.compares-nothing"], element.head(), {});
        }
        if (out.isComparedToBase && !m_test.given) {
            m_names.report(testDiagnostics["check.no-base"], element.valueWhere("compared-to"), {});
        }
        if (out.expression == nullptr) {
            return;
        }
        if (hasEquals) {
            out.equalsWhere = element.valueWhere("equals");
            out.equals = m_run.expression(element, "equals", out.expression->format, out.object);
        }
        if (out.expression->format != numberFormat) {
            for (const std::string_view ofNumbers : {"tolerance", "at-least", "at-most", "changes-by", "compared-to"}) {
                if (element.has(ofNumbers)) {
                    m_names.report(testDiagnostics["check.not-compared"], element.valueWhere(ofNumbers),
                                   {std::string(ofNumbers), phrase("a value that is no number")});
                }
            }
        }
    }

    static std::optional<double> numberIn(Element element, std::string_view attribute) {
        return element.has(attribute) ? parseNumber(element.value(attribute)) : std::nullopt;
    }

    void readGroup(Element element, CheckedExpectation& out) {
        out.group = resolveGroup(element.value("group"), element.valueWhere("group"), m_model, m_names);
        out.on = m_run.object(element, "on");
        out.source = m_run.object(element, "source");
        out.acts = element.flag("acts", true);
        const bool hasTurns = out.turns != ExpectedTurns::at || element.has("turn");
        if (!hasTurns) { // in some turn of the test, or in none
            out.turns = ExpectedTurns::by;
        }
        if (!out.acts && out.turns == ExpectedTurns::never) {
            m_names.report(testDiagnostics["check.not-together"], element.valueWhere("never"),
                           {std::string("acts=\"false\""), std::string("never")});
        }
        if (!out.acts) { // in no turn of the range
            out.turns = out.turns == ExpectedTurns::at ? ExpectedTurns::at : ExpectedTurns::always;
        }
    }

    void readDiagnostic(Element element, CheckedExpectation& out) {
        out.kind = ExpectedKind::diagnostic;
        out.code = element.value("code");
        out.to = m_test.turns;
        out.runTurn = turnIn(element, "turn");
        if (out.runTurn) {
            checkTurn(element, "turn", *out.runTurn);
        }
        out.count = turnIn(element, "count");
        const std::string at = element.value("at");
        if (at.empty()) {
            return;
        }
        if (at.find('/') != std::string::npos) {
            if (const auto group = resolveGroup(at, element.valueWhere("at"), m_model, m_names)) {
                out.inside = m_model.classes[group->first].groups[group->second].where;
            }
        } else if (const auto objectClass = m_names.resolveClass(at, {}, element.valueWhere("at"))) {
            out.inside = m_model.classes[*objectClass].where;
        }
    }

    void checkTurn(Element element, std::string_view attribute, std::uint32_t turn) {
        if (turn > m_test.turns) {
            m_names.report(testDiagnostics["check.after-the-test"], element.valueWhere(attribute),
                           {std::to_string(turn), std::to_string(m_test.turns)});
        }
    }

    void readTurns(Element element, CheckedExpectation& out) {
        const auto given = [&](std::string_view attribute) {
            const auto turn = turnIn(element, attribute);
            if (turn) {
                checkTurn(element, attribute, *turn);
            }
            return turn;
        };
        const auto turn = given("turn");
        const auto by = given("by");
        const auto from = given("from");
        const auto to = given("to");
        const bool isAlways = element.flag("always", false);
        const bool isNever = element.flag("never", false);
        struct Pair {
            std::string_view first;
            bool hasFirst;
            std::string_view second;
            bool hasSecond;
        };
        for (const Pair& pair :
             {Pair{"turn", turn.has_value(), "by", by.has_value()}, Pair{"turn", turn.has_value(), "always", isAlways},
              Pair{"turn", turn.has_value(), "never", isNever},
              Pair{"turn", turn.has_value(), "from", from.has_value()},
              Pair{"turn", turn.has_value(), "to", to.has_value()}, Pair{"by", by.has_value(), "always", isAlways},
              Pair{"by", by.has_value(), "never", isNever}, Pair{"by", by.has_value(), "to", to.has_value()},
              Pair{"always", isAlways, "never", isNever}}) {
            if (pair.hasFirst && pair.hasSecond) {
                m_names.report(testDiagnostics["check.not-together"], element.valueWhere(pair.second),
                               {std::string(pair.first), std::string(pair.second)});
                return;
            }
        }
        out.from = from.value_or(0);
        out.to = turn ? *turn : by ? *by : to.value_or(m_test.turns);
        const bool isChange = element.has("changes-by");
        out.turns = isNever                     ? ExpectedTurns::never
                    : isAlways                  ? ExpectedTurns::always
                    : by                        ? ExpectedTurns::by
                    : (from || to) && !isChange ? ExpectedTurns::always
                                                : ExpectedTurns::at;
        if (from && out.from > out.to) {
            m_names.report(testDiagnostics["check.after-the-test"], element.valueWhere("from"),
                           {std::to_string(out.from), std::to_string(out.to)});
        }
    }

    const CheckedModel& m_model;
    std::vector<Diagnostic>& m_findings;
    RunNames& m_run;
    ModelNames& m_names;
    CheckedTest m_test;
};

/// Reads the accepted values of a test.
void readAccepted(Element element, std::vector<CheckedTest>& tests, ModelNames& names) {
    const std::string id = element.value("test");
    const auto test = std::ranges::find(tests, id, &CheckedTest::id);
    if (test == tests.end()) {
        names.reportUnknown(phrase("test"), id, element.valueWhere("test"), [&] {
            std::vector<std::string> known;
            std::ranges::transform(tests, std::back_inserter(known), &CheckedTest::id);
            return known;
        });
        return;
    }
    for (const Element child : element.children()) {
        const auto turn = parseInteger(child.value("turn"));
        const auto value = parseNumber(child.value("value"));
        if (child.tag() != "measured" || !turn || !value) {
            continue; // the check of the structure reports it
        }
        const std::string measureId = child.value("measure");
        const auto measure = std::ranges::find(test->measures, measureId, &CheckedMeasure::id);
        const bool isKnown = measure != test->measures.end();
        if (isKnown && measure->turns.empty()) {
            continue; // they have errors
        }
        const auto at = static_cast<std::uint32_t>(*turn);
        if (!isKnown || !std::ranges::binary_search(measure->turns, at)) {
            names
                .report(testDiagnostics["check.no-measure"], child.valueWhere("measure"),
                        {id, measureId, child.value("turn")})
                .fixes.push_back(removalOf(child));
            continue;
        }
        const AcceptedValue accepted{*value, child.valueWhere("value")};
        const auto [earlier, isNew] = measure->accepted.emplace(at, accepted);
        if (!isNew) {
            Diagnostic& twice =
                names.report(testDiagnostics["check.accepted-twice"], child.head(), {measureId, child.value("turn")});
            twice.notes.push_back({earlier->second.where, phrase("the other one is here")});
            twice.fixes.push_back(removalOf(child));
            test->isRunnable = false;
        }
    }
}

} // namespace

std::optional<std::vector<std::uint64_t>> parseSeeds(std::string_view text, std::size_t most) {
    std::vector<std::uint64_t> seeds;
    for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
        const auto first = takeNumber(text);
        auto last = first;
        if (first && text.starts_with("..")) {
            text.remove_prefix(2);
            last = takeNumber(text);
        }
        const bool isEnded = text.empty() || text.front() == ' ' || text.front() == '\n' || text.front() == '\t';
        if (!first || !last || !isEnded || *last < *first || *last - *first >= most - seeds.size()) {
            return std::nullopt;
        }
        for (std::uint64_t i = 0; i <= *last - *first; ++i) {
            seeds.push_back(*first + i);
        }
    }
    return seeds.empty() ? std::nullopt : std::optional(std::move(seeds));
}

bool CheckedTest::needsBase() const {
    return std::ranges::any_of(expectations, &CheckedExpectation::isComparedToBase);
}

std::vector<CheckedTest> readTests(const ParsedProject& project, const CheckedModel& model,
                                   std::vector<Diagnostic>& findings, std::string_view only) {
    std::vector<CheckedTest> tests;
    std::map<std::string, Location> ids;
    RunNames run(project, model, findings);
    for (const Element element : project.topLevel("test")) {
        const std::string id = element.value("id");
        if (!only.empty() && id != only) {
            continue;
        }
        const auto [earlier, isNew] = ids.emplace(id, element.valueWhere("id"));
        CheckedTest test = TestReader(model, findings, run).read(element);
        if (!id.empty() && !isLooseName(id)) {
            findings.push_back({&contentDiagnostics["content.bad-name"],
                                element.valueWhere("id"),
                                {id, phrase("the id of a test")},
                                {},
                                {}});
        }
        if (!isNew && !id.empty()) {
            findings.push_back({&testDiagnostics["check.duplicate-test"],
                                element.valueWhere("id"),
                                {id},
                                {{earlier->second, phrase("the other one is here")}},
                                {}});
            test.isRunnable = false;
        }
        tests.push_back(std::move(test));
    }
    for (const Element element : project.topLevel("accepted")) {
        if (!only.empty() && element.value("test") != only) {
            continue;
        }
        readAccepted(element, tests, run.names());
    }
    return tests;
}

} // namespace orrery::engine
