// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the content (C4): reading them, playing them, and what they say.
#include "engine/check/scenario/content_tests.h"
#include "engine/lab/accepted_values.h"
#include "engine/lab/test_run.h"
#include "engine/orrery.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace orrery::engine;

namespace {

constexpr auto rules = R"(<orrery format="1">
<class id="BLD_MINE" type="building">
  <group id="dig">
    <activation if="turn >= 3"/>
    <scope><include><contains><self/></contains></include></scope>
    <effects><modify-max-meter meter="Mining" amount="2"/></effects>
  </group>
</class>
<class id="BLD_SHED" type="building"/>
<class id="BLD_YARD" type="building">
  <group id="build">
    <scope><include><contains><self/></contains></include></scope>
    <effects><create-object class="BLD_SHED"/></effects>
  </group>
</class>
<class id="BLD_DICE" type="building">
  <group id="roll">
    <activation><chance probability="0.5"/></activation>
    <scope><include><contains><self/></contains></include></scope>
    <effects><modify-max-meter meter="Mining" amount="7"/></effects>
  </group>
</class>
<scenario id="mines">
  <empire id="Terrans" capital="World"/>
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun" owner="Terrans"/>
  <planet name="Moon" system="Sun"/>
  <place class="BLD_MINE" on="World" name="Pit"/>
  <place class="BLD_YARD" on="Moon"/>
</scenario>
)";

/// @param accepted text of the file with accepted values; empty: there is none
Project projectWith(const std::string& tests, const std::string& accepted = {}) {
    FolderContents contents;
    const auto add = [&](const std::string& path, std::string text) {
        contents.files.emplace(path, std::make_shared<const SourceText>(path, std::move(text)));
    };
    add("orrery.xml", R"(<project format="1" name="Mines" scenario="mines"/>)");
    if (!accepted.empty()) {
        add(std::string(acceptedFile), accepted);
    }
    add("rules.xml", rules + tests + "\n</orrery>\n");
    return openContents(std::move(contents), ORRERY_RESOURCE_DIR "/vocabulary");
}

std::vector<CheckedTest> testsOf(const Project& project) {
    std::vector<Diagnostic> reported;
    return readTests(project.parsed, *project.model, reported);
}

/// Returns the codes of all problems.
std::string codesOf(const Project& project) {
    std::string codes;
    for (const Diagnostic& one : project.diagnostics) {
        codes += (codes.empty() ? "" : " ") + std::string(one.code());
    }
    return codes;
}

struct Played {
    TestResult result;
    std::string codes; ///< of the project's problems
};

Played played(const std::string& test) {
    const Project project = projectWith(test);
    const std::vector<CheckedTest> tests = testsOf(project);
    return {runTest({.program = project.program, .diagnostics = project.diagnostics}, tests.at(0)), codesOf(project)};
}

/// Returns the sentences of the expectations, and the problem of the test.
QString sentencesOf(const TestResult& result) {
    QStringList all;
    for (const ExpectationResult& one : result.expectations) {
        all += QString::fromStdString(one.sentence.english());
    }
    if (!result.problem.empty()) {
        all += QString::fromStdString(result.problem.english());
    }
    return all.join(" | ");
}

/// Returns the sentences of the measures.
QString measuresOf(const TestResult& result) {
    QStringList all;
    for (const MeasureResult& one : result.measures) {
        all += QString::fromStdString(one.sentence.english());
    }
    return all.join(" | ");
}

/// Accepts all values of the first test of a project. Returns the file of accepted values afterwards.
/// @param before that file before; empty: there is none
QString accepted(const std::string& tests, const QString& before) {
    const auto projectOf = [&](const QString& text) { return projectWith(tests, text.toStdString()); };
    const Project project = projectOf(before);
    const auto test = testsOf(project).at(0);
    const TestResult result = runTest({.program = project.program}, test);
    const auto texts = acceptedTexts(project.parsed, newValuesOf(project.parsed, test, result));
    if (!texts || texts->size() != 1) {
        return QStringLiteral("it cannot be written");
    }
    const QString after = QString::fromStdString(texts->at(std::string(acceptedFile)));
    const Project then = projectOf(after);
    return runTest({.program = then.program}, testsOf(then).at(0)).isGood() ? after : QStringLiteral("it still fails");
}

} // namespace

class ContentTestsTest : public QObject {
    Q_OBJECT

private slots:
    void expectations_data() {
        QTest::addColumn<QString>("expectation");
        QTest::addColumn<bool>("isMet");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const char* expectation, bool isMet, const char* sentence) {
            QTest::newRow(name) << QString::fromUtf8(expectation) << isMet << QString::fromUtf8(sentence);
        };
        row("C4 a value equals", R"(<expect object="World" value="MaxMining" equals="2" turn="3"/>)", true,
            "MaxMining of World is 2 at turn 3");
        row("C4 a value differs", R"(<expect object="World" value="MaxMining" equals="5" turn="3"/>)", false,
            "MaxMining of World is 2 at turn 3; expected 5");
        row("C4 a value is compared at the end by default", R"(<expect object="World" value="Mining" equals="2"/>)",
            true, "Mining of World is 2 at turn 10");
        row("C4 a tolerance accepts", R"(<expect object="World" value="MaxMining" equals="2.5" tolerance="0.5"/>)",
            true, "");
        row("C4 a tolerance has an end", R"(<expect object="World" value="MaxMining" equals="2.6" tolerance="0.5"/>)",
            false, "MaxMining of World is 2 at turn 10; expected 2.6 ± 0.5");
        row("C4 at least", R"(<expect object="World" value="MaxMining" at-least="2"/>)", true, "");
        row("C4 not at least", R"(<expect object="World" value="MaxMining" at-least="2.5"/>)", false,
            "expected at least 2.5");
        row("C4 at most", R"(<expect object="World" value="MaxMining" at-most="2"/>)", true, "");
        row("C4 not at most", R"(<expect object="World" value="MaxMining" at-most="1"/>)", false, "expected at most 1");
        row("C4 both bounds", R"(<expect object="World" value="MaxMining" at-least="3" at-most="4"/>)", false,
            "expected at least 3, at most 4");
        row("C4 an expression in equals", R"(<expect object="World" value="MaxMining" equals="1 + 1"/>)", true, "");
        row("C4 an owner equals", R"(<expect object="World" value="owner" equals="Terrans"/>)", true, "");
        row("C4 an owner differs", R"(<expect object="Moon" value="owner" equals="Terrans"/>)", false,
            "expected Terrans");
        row("C4 a class equals", R"(<expect object="Pit" value="class" equals="BLD_MINE"/>)", true, "");
        row("C4 a value of the game", R"(<expect equals="2" value='count(planets)'/>)", true,
            "count(planets) is 2 at turn 10");
        row("C4 an object that is missing", R"(<expect object="#99" value="MaxMining" equals="2"/>)", false,
            "there is no object '#99' at turn 10; expected 2");
        row("C4 a value that is missing", R"(<expect object="Sun" value="MaxMining" equals="2"/>)", false,
            "MaxMining has no value at turn 10");
        row("C4 a condition", R"(<expect object="World" if="Mining > 1" turn="9"/>)", true, "");
        row("C4 a condition that is false", R"(<expect object="World" if="Mining > 1" turn="2"/>)", false,
            "“Mining > 1” is false for World at turn 2");
        row("C4 a condition of the game", R"(<expect if="sum(planets, MaxMining) == 9"/>)", false,
            "“sum(planets, MaxMining) == 9” is false at turn 10");
        row("C4 a condition that a state of the set-up meets", R"(<expect object="World" if="Mining == 0" turn="0"/>)",
            true, "");
        row("C4 by a turn", R"(<expect object="World" if="MaxMining == 2" by="3"/>)", true, "at turn 3");
        row("C4 not by a turn", R"(<expect object="World" if="MaxMining == 2" by="2"/>)", false,
            "at turn 2; it must be so by turn 2");
        row("C4 by a turn, then no more", R"(<expect object="World" if="turn == 4" by="8"/>)", true, "at turn 4");
        row("C4 by a turn from another on", R"(<expect object="World" if="turn &lt; 3 or turn == 7" from="3" by="8"/>)",
            true, "at turn 7");
        row("C4 always in a range", R"(<expect object="World" if="MaxMining == 2" from="3"/>)", true, "");
        row("C4 not always", R"(<expect object="World" if="MaxMining == 2" always="true"/>)", false, "at turn 0");
        row("C4 a range is always", R"(<expect object="World" if="MaxMining == 2" from="2" to="5"/>)", false,
            "at turn 2");
        row("C4 never", R"(<expect object="World" if="MaxMining > 2" never="true"/>)", true, "");
        row("C4 not never", R"(<expect object="World" if="MaxMining == 2" never="true" to="5"/>)", false,
            "at turn 3; it must never be so");
        row("C4 never in a range", R"(<expect object="World" if="MaxMining == 2" never="true" to="2"/>)", true, "");
        row("C4 a change", R"(<expect object="World" value="MaxMining" changes-by="2" from="2" to="3"/>)", true,
            "the change of MaxMining of World since turn 2 is 2 at turn 3");
        row("C4 another change", R"(<expect object="World" value="MaxMining" changes-by="1"/>)", false,
            "is 2 at turn 10; expected 1");
        row("C4 a change of a value that is missing", R"(<expect object="Sun" value="MaxMining" changes-by="1"/>)",
            false, "MaxMining has no value at turn 10; expected 1");
        row("C4 a group does not always act", R"(<expect group="BLD_MINE/dig" on="World" from="1"/>)", false,
            "did not act at turn 1: turn is 1, required: turn >= 3");
        row("C4 a group acts", R"(<expect group="BLD_MINE/dig" on="World" turn="3"/>)", true,
            "BLD_MINE/dig on World acted at turn 3");
        row("C4 a group does not act yet", R"(<expect group="BLD_MINE/dig" on="World" turn="2"/>)", false,
            "did not act at turn 2: ");
        row("C4 a group acts in some turn", R"(<expect group="BLD_MINE/dig" on="World"/>)", true, "at turn 3");
        row("C4 a group acts on another object", R"(<expect group="BLD_MINE/dig" on="Moon"/>)", false,
            "BLD_MINE/dig on Moon did not act");
        row("C4 a group must not act on another object", R"(<expect group="BLD_MINE/dig" on="Moon" acts="false"/>)",
            true, "");
        row("C4 a group must not act", R"(<expect group="BLD_MINE/dig" on="World" acts="false"/>)", false,
            "acted at turn 3");
        row("C4 a group must not act yet", R"(<expect group="BLD_MINE/dig" acts="false" to="2"/>)", true, "");
        row("C4 a group of a source", R"(<expect group="BLD_MINE/dig" source="Pit" by="3"/>)", true, "");
        row("C4 a group that only creates acts", R"(<expect group="BLD_YARD/build" on="Moon" turn="1"/>)", true,
            "BLD_YARD/build on Moon acted at turn 1");
        row("C4 a group without holder", R"(<expect group="BLD_DICE/roll"/>)", false, "no object has this group");
        row("C4 no problem", R"(<expect-diagnostic code="run.division-by-zero" count="0"/>)", true, "");
        row("C4 a problem that is not there", R"(<expect-diagnostic code="run.division-by-zero"/>)", false,
            "run.division-by-zero is not reported");
        row("C4 a hash", R"(<expect-hash equals="0" turn="3"/>)", false, "expected 0");
    }
    void expectations() {
        QFETCH(QString, expectation);
        QFETCH(bool, isMet);
        QFETCH(QString, sentence);
        const Played one = played("<test id=\"one\">" + expectation.toStdString() + "</test>");
        QCOMPARE(QString::fromStdString(one.codes), QString());
        const QString said = sentencesOf(one.result);
        QVERIFY2((one.result.outcome == TestOutcome::passed) == isMet, qPrintable(said));
        QVERIFY2(said.contains(sentence), qPrintable(said));
        QCOMPARE(one.result.expectations.size(), std::size_t{1});
        QCOMPARE(one.result.isGood(), isMet);
    }

    NAMED_TEST(hash, "C4 an expected hash is that of the run") {
        const Project project = projectWith(R"(<test id="one" turns="3"><expect-hash equals="0"/></test>)");
        const TestResult first = runTest({.program = project.program}, testsOf(project).at(0));
        const std::string hash = first.expectations.at(0).value;
        const Played again = played("<test id=\"one\" turns=\"3\"><expect-hash equals=\"" + hash + "\"/></test>");
        QVERIFY2(again.result.isGood(), qPrintable(sentencesOf(again.result)));
    }

    NAMED_TEST(actions, "C4 a test has statements and orders of its own") {
        const Played one = played(R"(<test id="one"><place class="BLD_MINE" on="Moon" name="Hole"/>
            <set object="World" meter="Mining" value="50" turn="4"/>
            <expect object="Moon" value="MaxMining" equals="2"/>
            <expect object="World" value="Mining" equals="50" turn="4"/>
            <expect object="Hole" value="class" equals="BLD_MINE"/></test>)");
        QVERIFY2(one.result.isGood(), qPrintable(sentencesOf(one.result) + QString::fromStdString(one.codes)));
    }

    NAMED_TEST(given, "C4 a what-if is compared with the base run") {
        const std::string test = R"(<test id="one" turns="5">
            <given><place class="BLD_MINE" on="World"/></given>
            <expect object="World" value="MaxMining" equals="4"/>
            <expect object="World" value="MaxMining" equals="2" compared-to="base"/>
            <expect object="World" value="MaxMining" changes-by="2" from="2" to="3" compared-to="base"/>
            <expect object="World" value="MaxMining" changes-by="0" from="3" to="5" compared-to="base"/>
            <expect object="Moon" value="MaxMining" at-most="0" compared-to="base"/></test>)";
        const Played one = played(test);
        QVERIFY2(one.result.isGood(), qPrintable(sentencesOf(one.result)));
        QVERIFY(sentencesOf(one.result).contains("the difference of MaxMining of World from the base run is 2"));
    }

    NAMED_TEST(seeds, "C4 a test plays many seeds, and passes with a share of them") {
        const auto with = [](const std::string& share) {
            return played("<test id=\"one\" turns=\"1\" seeds=\"1..40\" in-at-least=\"" + share +
                          "\"><place class=\"BLD_DICE\" on=\"Moon\"/>"
                          "<expect object=\"Moon\" value=\"MaxMining\" equals=\"7\"/></test>");
        };
        const TestResult few = with("20%").result;
        QCOMPARE(few.outcome, TestOutcome::passed);
        QCOMPARE(few.seeds, std::size_t{40});
        QVERIFY2(few.passed > 8 && few.passed < 36, qPrintable(QString::number(few.passed)));
        const TestResult most = with("95%").result;
        QCOMPARE(most.outcome, TestOutcome::failed);
        QVERIFY(sentencesOf(most).contains("passed with " + QString::number(few.passed) + " of 40 seeds"));
        QVERIFY(!most.firstFailure()->isMet); // it shows the first seed that failed
        QVERIFY(most.session && most.session->seed() == most.seed);
    }

    NAMED_TEST(independentSeeds, "E5.10 neighbouring seeds draw other numbers, also in other turns") {
        // For each seed, the turns in which a group with a chance of one half was active.
        constexpr std::uint32_t turns = 60;
        std::vector<std::vector<bool>> fired;
        for (int seed = 1; seed <= 4; ++seed) {
            const Project project =
                projectWith("<test id=\"one\" turns=\"60\" seed=\"" + std::to_string(seed) +
                            "\"><place class=\"BLD_DICE\" on=\"Moon\"/>"
                            "<measure id=\"m\" object=\"Moon\" value=\"MaxMining\" turn=\"1..60\"/></test>");
            const TestResult result = runTest({.program = project.program}, testsOf(project).at(0));
            std::vector<bool>& of = fired.emplace_back();
            for (const MeasureResult& measure : result.measures) {
                of.push_back(measure.value > 0.0);
            }
            QCOMPARE(of.size(), std::size_t{turns});
        }
        for (std::size_t a = 0; a < fired.size(); ++a) {
            for (std::size_t b = a + 1; b < fired.size(); ++b) {
                for (std::size_t later = 0; later <= 4; ++later) { // the same draws a few turns apart
                    std::size_t equal = 0;
                    for (std::size_t i = 0; i + later < turns; ++i) {
                        equal += fired[a][i + later] == fired[b][i] ? 1 : 0;
                    }
                    QVERIFY2(equal < 50, qPrintable(QString("seeds %1 and %2, %3 turns apart: %4")
                                                        .arg(a + 1)
                                                        .arg(b + 1)
                                                        .arg(later)
                                                        .arg(equal)));
                }
            }
        }
    }

    NAMED_TEST(lastSeed, "C4 a test that fails with its last seed only can pass, and still has a run") {
        int mixed = 0; // the first seed passes, and the second one fails
        for (int number = 0; number < 36; ++number) {
            const std::string seeds = std::to_string(1 + number / 6) + " " + std::to_string(1 + number % 6);
            const TestResult result = played("<test id=\"one\" turns=\"1\" in-at-least=\"50%\" seeds=\"" + seeds +
                                             "\"><place class=\"BLD_DICE\" on=\"Moon\"/><expect object=\"Moon\" "
                                             "value=\"MaxMining\" equals=\"7\"/></test>")
                                          .result;
            QVERIFY(result.session != nullptr);
            mixed += result.passed == 1 ? 1 : 0;
        }
        QVERIFY(mixed > 0);
    }

    NAMED_TEST(runErrors, "C4 an error of the run fails a test that does not expect it") {
        const std::string statement = R"(<set object="#77" meter="Mining" value="1" turn="1"/>)";
        const std::string expectation = R"(<expect object="World" value="MaxMining" equals="2"/>)";
        const Played one = played("<test id=\"one\">" + statement + expectation + "</test>");
        QCOMPARE(one.result.outcome, TestOutcome::broken);
        QVERIFY2(sentencesOf(one.result).contains("the run has an error: "), qPrintable(sentencesOf(one.result)));
        const std::string code(one.result.session->problems().at(0).diagnostic.code());
        const Played expected = played("<test id=\"one\">" + statement + expectation + "<expect-diagnostic code=\"" +
                                       code + "\" turn=\"1\"/></test>");
        QVERIFY2(expected.result.isGood(), qPrintable(sentencesOf(expected.result)));
        const Played later =
            played("<test id=\"one\">" + statement + "<expect-diagnostic code=\"" + code + "\" turn=\"2\"/></test>");
        QCOMPARE(later.result.outcome, TestOutcome::failed);
    }

    NAMED_TEST(checkProblems, "C4 a test expects a problem of the check, at a class or group") {
        const std::string wrong = R"(<class id="BLD_ODD" type="building"><group id="g"><activation if="1 == 1"/>
            <scope><include><self/></include></scope><effects><destroy-object/></effects></group></class>)";
        const auto at = [&](const std::string& place) {
            return played(wrong +
                          "<test id=\"one\" turns=\"0\"><expect-diagnostic code=\"check.constant-condition\" "
                          "at=\"" +
                          place + "\"/></test>")
                .result.outcome;
        };
        QCOMPARE(at("BLD_ODD"), TestOutcome::passed);
        QCOMPARE(at("BLD_ODD/g"), TestOutcome::passed);
        QCOMPARE(at("BLD_MINE"), TestOutcome::failed);
    }

    NAMED_TEST(disabled, "C4 a disabled test is not played, a wrong one is broken") {
        const Played off = played(R"(<test id="one" enabled="false"><expect if="turn == 99"/></test>)");
        QCOMPARE(off.result.outcome, TestOutcome::disabled);
        const Played wrong = played(R"(<test id="one"><expect if="Turm == 99"/></test>)");
        QCOMPARE(wrong.result.outcome, TestOutcome::broken);
        QVERIFY(QString::fromStdString(wrong.codes).contains("expr.unknown-name"));
        const Played part = played(R"(<test id="one"><expect if="turn == 10"/>
            <expect enabled="false" if="turn == 99"/></test>)");
        QVERIFY(part.result.isGood());
    }

    // Measures and accepted values.

    NAMED_TEST(measured, "I4.22 a measure that is not as accepted fails the test") {
        const std::string test = R"(<test id="one" turns="6">
            <measure id="mining" object="World" value="MaxMining" turn="2..3 6" tolerance="0.25"/>
            <measure id="worlds" value="count(planets) + 0"/></test>)";
        const Played none = played(test);
        QCOMPARE(none.codes, "");
        QCOMPARE(none.result.outcome, TestOutcome::failed);
        QCOMPARE(measuresOf(none.result),
                 "mining is 0 at turn 2; no value is accepted yet | mining is 2 at turn 3; no value is accepted yet | "
                 "mining is 2 at turn 6; no value is accepted yet | worlds is 2 at turn 6; no value is accepted yet");
        const auto with = [&](const std::string& mining) {
            return played(test + R"(<accepted test="one"><measured measure="mining" turn="2" value="0"/>
                <measured measure="mining" turn="3" value=")" +
                          mining + R"("/>
                <measured measure="mining" turn="6" value="2"/><measured measure="worlds" turn="6" value="2"/></accepted>)");
        };
        QCOMPARE(with("2").codes, "");
        QCOMPARE(with("2").result.outcome, TestOutcome::passed);
        QCOMPARE(with("2.25").result.outcome, TestOutcome::passed); // the tolerance
        const Played moved = with("1.5");
        QCOMPARE(moved.result.outcome, TestOutcome::failed);
        QCOMPARE(moved.result.moved(), std::size_t{1});
        QVERIFY(measuresOf(moved.result).contains("mining is 2 at turn 3; accepted is 1.5 (+0.5) | "));
        QCOMPARE(sentencesOf(moved.result), "1 of 4 measured values are not as accepted");
    }

    NAMED_TEST(measuredMean, "I4.22 with several seeds a measure is their mean") {
        const std::string dice = R"(<place class="BLD_DICE" on="Moon"/>
            <measure id="dice" object="Moon" value="MaxMining"/>)";
        double sum = 0.0;
        for (int seed = 1; seed <= 8; ++seed) {
            sum += played("<test id=\"one\" turns=\"1\" seed=\"" + std::to_string(seed) + "\">" + dice + "</test>")
                       .result.measures.at(0)
                       .value;
        }
        QVERIFY(sum > 0.0 && sum < 56.0);
        const TestResult all = played("<test id=\"one\" turns=\"1\" seeds=\"1..8\">" + dice + "</test>").result;
        QCOMPARE(all.measures.at(0).value, sum / 8.0);
    }

    NAMED_TEST(unmeasured, "I4.22 a measure without a value says why") {
        const std::string measure = R"(<measure id="shed" object="#77" value="Mining"/>)";
        const TestResult result = played("<test id=\"one\" turns=\"2\">" + measure + "</test>").result;
        QCOMPARE(measuresOf(result), "shed: there is no object '#77' at turn 2");
        QCOMPARE(result.outcome, TestOutcome::failed);
        QVERIFY(std::isnan(result.measures.at(0).value));
    }

    NAMED_TEST(acceptedTwice,
               "I4.22 a test whose value is accepted twice does not run: nobody knows which one counts") {
        const std::string once = R"(<test id="a" turns="2"><measure id="m" value="7"/></test>
            <accepted test="a"><measured measure="m" turn="2" value="7"/>)";
        QVERIFY(testsOf(projectWith(once + "</accepted>")).at(0).isRunnable);
        const auto twice = testsOf(projectWith(once + R"(<measured measure="m" turn="2" value="7"/></accepted>)"));
        QVERIFY(!twice.at(0).isRunnable);
    }

    NAMED_TEST(acceptsMeasures, "I4.22 accepted values are written on lines of their own, and the test passes") {
        const std::string test = R"(<test id="one" turns="6">
            <measure id="mining" object="World" value="MaxMining" turn="2 6"/><measure id="turns" value="turn"/></test>)";
        // There is no accepted value yet.
        QString text = accepted(test, {});
        QCOMPARE(text, R"(<?xml version="1.0" encoding="UTF-8"?>
<orrery format="1">
  <accepted test="one">
    <measured measure="mining" turn="2" value="0"/>
    <measured measure="mining" turn="6" value="2"/>
    <measured measure="turns" turn="6" value="6"/>
  </accepted>
</orrery>
)");
        // One has another value, and one is new.
        text = accepted(test, R"(<orrery format="1">
  <!-- mine --><accepted test="one">
    <measured measure="mining" turn="2" value='7'/> <!-- early -->
    <measured measure="mining" turn="6" value="2"/>
  </accepted>
</orrery>
)");
        QCOMPARE(text, R"(<orrery format="1">
  <!-- mine --><accepted test="one">
    <measured measure="mining" turn="2" value='0'/> <!-- early -->
    <measured measure="mining" turn="6" value="2"/>
    <measured measure="turns" turn="6" value="6"/>
  </accepted>
</orrery>
)");
        QCOMPARE(accepted(test, "<other/>"), "it cannot be written");
        // Another test has values, or the element is empty.
        for (const char* const start : {R"(<orrery format="1"><accepted test="two"/></orrery>)",
                                        R"(<orrery format="1"><accepted test="one"/></orrery>)",
                                        R"(<orrery format="1"><accepted test="one"><!-- > --></accepted></orrery>)"}) {
            text = accepted(test + R"(<test id="two"><expect if="turn == 10"/></test>)", start);
            QCOMPARE(text.count("<measured "), 3);
        }
    }

    NAMED_TEST(acceptsExpectations, "I4.15 the new value of an expectation can be accepted") {
        const auto after = [](const std::string& expectation) {
            const Project project = projectWith("<test id=\"one\">" + expectation + "</test>");
            const auto tests = testsOf(project);
            const TestResult result = runTest({.program = project.program}, tests.at(0));
            const auto values = newValuesOf(project.parsed, tests.at(0), result);
            const auto texts = acceptedTexts(project.parsed, values).value();
            const QString text = texts.empty() ? "<test id=\"one\">" + QString::fromStdString(expectation)
                                               : QString::fromStdString(texts.at("rules.xml"));
            const qsizetype begin = text.indexOf("<expect");
            return begin < 0 ? QString() : text.mid(begin, text.indexOf("/>", begin) + 2 - begin);
        };
        QCOMPARE(after(R"(<expect object="World" value="MaxMining" equals="5"/>)"),
                 R"(<expect object="World" value="MaxMining" equals="2"/>)");
        QCOMPARE(after(R"(<expect object="World" value="name" equals='"Moon"'/>)"),
                 R"(<expect object="World" value="name" equals='&apos;World&apos;'/>)");
        QCOMPARE(after(R"(<expect object="World" value="size" equals="huge"/>)"),
                 R"(<expect object="World" value="size" equals="medium"/>)");
        // A bound, a range and a met expectation stay.
        for (const char* const same : {R"(<expect object="World" value="MaxMining" at-least="5"/>)",
                                       R"(<expect object="World" value="MaxMining" equals="5" from="1" to="9"/>)",
                                       R"(<expect object="World" value="MaxMining" equals="2"/>)"}) {
            QCOMPARE(after(same), same);
        }
    }

    void mistakes_data() {
        QTest::addColumn<QString>("test");
        QTest::addColumn<QString>("codes");
        const auto row = [](const char* name, const char* test, const char* codes) {
            QTest::newRow(name) << QString::fromUtf8(test) << QString::fromUtf8(codes);
        };
        row("C4 an unknown object", R"(<test id="a"><expect object="Wurld" if="Mining > 1"/></test>)",
            "check.unknown-name");
        row("C4 an unknown group", R"(<test id="a"><expect group="BLD_MINE/dug"/></test>)", "check.unknown-name");
        row("C4 an unknown scenario", R"(<test id="a" scenario="moons"><expect if="turn == 1"/></test>)",
            "check.unknown-name");
        row("C4 no subject", R"(<test id="a"><expect turn="1"/></test>)", "content.missing-any-of");
        row("C4 no comparison", R"(<test id="a"><expect value="turn"/></test>)", "check.compares-nothing");
        row("C4 a late turn", R"(<test id="a" turns="2"><expect if="turn == 1" turn="3"/></test>)",
            "check.after-the-test");
        row("C4 a reversed range", R"(<test id="a"><expect if="turn == 1" from="3" to="2"/></test>)",
            "check.after-the-test");
        row("C4 two kinds of turns", R"(<test id="a"><expect if="turn == 1" turn="3" by="4"/></test>)",
            "check.not-together");
        row("C4 a bound of an owner", R"(<test id="a"><expect object="World" value="owner" at-least="3"/></test>)",
            "check.not-compared");
        row("C4 Source", R"(<test id="a"><expect object="World" if="Source.Mining > 1"/></test>)", "expr.no-context");
        row("C4 a wrong attribute", R"(<test id="a"><expect object="World" if="Mining > 1" turm="3"/></test>)",
            "content.unknown-attribute");
        row("C4 an unknown element", R"(<test id="a"><expects if="turn == 1"/></test>)",
            "check.expects-nothing content.unknown-element");
        row("C4 a wrong statement", R"(<test id="a"><set object="World" meter="Minning" value="1"/>
            <expect if="turn == 10"/></test>)",
            "check.unknown-name");
        row("C4 not acting, and never",
            R"(<test id="a"><expect group="BLD_MINE/dig" acts="false" never="true"/></test>)", "check.not-together");
        row("C4 seeds backwards", R"(<test id="a" seeds="9..3"><expect if="turn == 10"/></test>)", "check.bad-seeds");
        row("C4 too many seeds", R"(<test id="a" seeds="1..18446744073709551615"><expect if="turn == 10"/></test>)",
            "check.bad-seeds");
        row("I4.22 two measures with one id", R"(<test id="a"><measure id="m" value="turn"/>
            <measure id="m" value="turn"/></test>)",
            "check.duplicate-measure");
        row("I4.22 a measure that is no number",
            R"(<test id="a"><measure id="m" object="World" value="owner"/></test>)", "expr.wrong-format");
        row("I4.22 bad turns of a measure", R"(<test id="a"><measure id="m" value="turn" turn="5-3"/></test>)",
            "check.bad-turns");
        row("I4.22 a late turn of a measure", R"(<test id="a"><measure id="m" value="turn" turn="1 11"/></test>)",
            "check.after-the-test");
        row("I4.22 an accepted value without a test", R"(<accepted test="b"/>)", "check.unknown-name");
        row("I4.22 an accepted value without a measure", R"(<test id="a"><measure id="m" value="turn"/></test>
            <accepted test="a"><measured measure="n" turn="10" value="1"/></accepted>)",
            "check.no-measure");
        row("I4.22 an accepted value of another turn", R"(<test id="a"><measure id="m" value="turn"/></test>
            <accepted test="a"><measured measure="m" turn="9" value="1"/></accepted>)",
            "check.no-measure");
        row("I4.22 an accepted value that is no number", R"(<test id="a"><measure id="m" value="turn"/></test>
            <accepted test="a"><measured measure="m" turn="10" value="ten"/></accepted>)",
            "content.not-a-number");
        row("I4.22 a value that is accepted twice", R"(<test id="a"><measure id="m" value="turn"/></test>
            <accepted test="a"><measured measure="m" turn="10" value="1"/>
            <measured measure="m" turn="10" value="2"/></accepted>)",
            "check.accepted-twice");
        row("C4 a share of 0", R"(<test id="a" seeds="1..3" in-at-least="0%"><expect if="turn == 10"/></test>)",
            "check.bad-share");
    }
    void mistakes() {
        QFETCH(QString, test);
        QFETCH(QString, codes);
        QString found = QString::fromStdString(codesOf(projectWith(test.toStdString())));
        QCOMPARE(found, codes);
    }
};

QTEST_GUILESS_MAIN(ContentTestsTest)
#include "content_tests_test.moc"
