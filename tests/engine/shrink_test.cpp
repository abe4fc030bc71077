// SPDX-License-Identifier: GPL-3.0-or-later
// Failures made small (I4.23).
#include "engine/lab/mutant_trial.h"
#include "engine/lab/shrink_parts.h"
#include "engine/lab/shrink_project.h"
#include "engine/lab/shrink_reasons.h"
#include "engine/orrery.h"
#include "engine/rules/shipped_rows.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace orrery::engine;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::size_t mostFailures = 2; // each takes ten times as long
#else
constexpr std::size_t mostFailures = 20;
#endif

constexpr auto vocabulary = ORRERY_RESOURCE_DIR "/vocabulary";

const Project& demo() {
    static const Project project = std::get<Project>(openProject(ORRERY_RESOURCE_DIR "/demo", vocabulary));
    return project;
}

/// A fault of the demo, and a test that notices it.
struct Failure {
    ParsedProject content;
    std::string test;
};

/// Returns random faults of the demo. Another test notices each of them.
const std::vector<Failure>& failures() {
    static const std::vector<Failure> found = [] {
        std::vector<Mutant> mutants = mutantsOf(demo().parsed, demo().model->vocabulary);
        std::mt19937 random(1);
        for (std::size_t i = mutants.size(); i > 1; --i) { // std::shuffle differs between libraries
            std::swap(mutants[i - 1], mutants[random() % i]);
        }
        const MutantTrial trial(demo().parsed, shippedRows(), {});
        std::vector<Failure> failing;
        std::set<std::string> tests;
        for (std::size_t i = 0; i < mutants.size() && failing.size() < mostFailures; ++i) {
            const MutantResult result = trial.tryMutant(mutants[i]);
            if (result.outcome == MutantOutcome::killed && tests.insert(result.test).second) {
                CheckMemory memory;
                failing.push_back(
                    {tryEdits(demo().parsed, mutants[i].edits, shippedRows(), memory).project, result.test});
            }
        }
        return failing;
    }();
    return found;
}

Project projectOf(const std::string& rules) {
    FolderContents contents;
    const auto add = [&](const std::string& path, std::string text) {
        contents.files.emplace(path, std::make_shared<const SourceText>(path, std::move(text)));
    };
    add("orrery.xml", R"(<project format="1" name="Mines" scenario="other"/>)");
    add("other.xml", R"(<orrery format="1"><scenario id="other"><system name="Far" x="0" y="0"/></scenario></orrery>)");
    add("rules.xml", "<orrery format=\"1\">\n" + rules + "\n</orrery>");
    return openContents(std::move(contents), vocabulary);
}

/// Mines that two worlds have, and much that has nothing to do with the test.
std::string mines(const std::string& amount, const std::string& test) {
    return R"(<!-- Mines. -->
<class id="BLD_MINE" type="building">
  <group id="dig"><activation if="turn &gt;= 2"/><scope><include><contains><self/></contains></include></scope>
    <effects><modify-max-meter meter="Mining" amount=")" +
           amount + R"("/><modify-max-meter meter="Trade" amount="1"/></effects></group>
  <group id="noise"><scope><include><contains><self/></contains></include></scope>
    <effects><modify-max-meter meter="Industry" amount="1"/></effects></group>
</class>
<class id="BLD_SHED" type="building"/>
<scenario id="mines">
  <empire id="Terrans" capital="Moon"/>
  <system name="Sun" x="0" y="0"/>
  <system name="Dim" x="9" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Dim" owner="Terrans"/>
  <place class="BLD_MINE" on="World" name="Pit"/>
  <place class="BLD_SHED" on="Moon"/>
</scenario>
)" + test;
}

/// A yard that creates ships at turn 7, and a yield that needs them. Without the turn, the fleet grows each turn: the
/// yield begins sooner, but with more ships.
std::string fleet(const std::string& amount) {
    return R"xml(<class id="SHP_SCOUT" type="ship"/>
<class id="BLD_YARD" type="building">
  <group id="build"><activation if="turn == 7"/><scope><include><contains><self/></contains></include></scope>
    <effects><create-object class="SHP_SCOUT" count="12"/></effects></group>
  <group id="yield"><scope><include><contains><self/></contains></include></scope>
    <effects><modify-max-meter meter="Mining" amount="if(count(ships) &gt;= 12, )xml" +
           amount + R"xml(, 0)"/><modify-max-meter meter="Trade" amount="1"/></effects></group>
</class>
<scenario id="mines">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <place class="BLD_YARD" on="World" name="Yard"/>
</scenario>)xml";
}

std::string textOf(const FolderContents& files) {
    std::string text;
    for (const auto& [path, file] : files.files) {
        text += "=== " + path + "\n" + std::string(file->bytes()) + "\n";
    }
    return text;
}

/// Makes a failing test small.
struct Shrunk {
    Shrunk(std::vector<const ParsedProject*> versions, const std::string& test, ShrinkRequest request = {}) {
        FoundReason found = failedTest(versions, test, {.rows = shippedRows()});
        if (auto* const why = std::get_if<Phrase>(&found)) {
            problem = why->english();
            return;
        }
        ShrinkReason& reason = *std::get<0>(found);
        before = reason.sentence().english();
        request.rows = shippedRows();
        content = shrinkFor(reason, std::move(request));
        after = reason.sentence().english();
        size = sizeOf(*reason.run());
    }

    /// Returns the small content as a designer would open it.
    FolderContents files(std::size_t version = 0) const { return ownFiles(content.versions.at(version).project); }

    std::string problem;
    std::string before;
    std::string after;
    ShrunkContent content{};
    RunSize size{};
};

/// Plays a test of content from files.
TestResult resultOf(const FolderContents& files, const std::string& test) {
    const Project project = openContents(files, vocabulary);
    std::vector<Diagnostic> reported;
    const auto tests = readTests(project.parsed, *project.model, reported, test);
    return tests.empty() ? TestResult{.outcome = TestOutcome::broken} : runTest({.program = project.program}, tests[0]);
}

/// Returns a sentence up to its first number: the subject of the failure.
std::string subjectOf(const std::string& sentence) {
    return sentence.substr(0, sentence.find_first_of("-0123456789"));
}

/// A galaxy whose homes have a spring with this yield.
std::string springs(const std::string& amount) {
    return R"(<class id="SPC_SPRING" type="special">
  <group id="flow"><scope><include><contains><self/></contains></include></scope>
    <effects><modify-max-meter meter="Mining" amount=')" +
           amount + R"('/></effects></group>
</class>
<scenario id="mines">
  <galaxy seed="3" systems="12" planets="2" empires="2"><home-special class="SPC_SPRING"/></galaxy>
  <empire id="Terrans"/>
</scenario>)";
}

} // namespace

class ShrinkTest : public QObject {
    Q_OBJECT

private slots:
    void demoFailures_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(failures().size()); ++i) {
            const std::string name = "I4.23 the demo's failing test " + failures()[static_cast<std::size_t>(i)].test;
            QTest::newRow((name + " becomes small").c_str()) << i;
        }
    }
    void demoFailures() {
        QFETCH(int, index);
        QCOMPARE(failures().size(), mostFailures);
        const Failure& failure = failures()[static_cast<std::size_t>(index)];
        const Shrunk small({&failure.content}, failure.test);
        QCOMPARE(small.problem, "");
        const std::string text = textOf(small.files());
        QVERIFY2(small.size.turns <= 5 && small.size.objects <= 10 && small.size.classes <= 5, text.c_str());
        QVERIFY(!small.content.isAtLimit);
        const TestResult result = resultOf(small.files(), failure.test);
        QCOMPARE(result.outcome, TestOutcome::failed);
        QCOMPARE(result.expectations.size(), std::size_t{1});
        QCOMPARE(result.firstFailure()->sentence.english(), small.after);
        QCOMPARE(subjectOf(small.after), subjectOf(small.before));
        QVERIFY(sizeOf(*result.session) == small.size);
    }

    NAMED_TEST(twoVersions, "I4.23 with the version in which a test passes, it passes there in the small content") {
        const Failure& failure = failures().front();
        const Shrunk small({&demo().parsed, &failure.content}, failure.test);
        QCOMPARE(small.problem, "");
        QCOMPARE(resultOf(small.files(0), failure.test).outcome, TestOutcome::passed);
        QCOMPARE(resultOf(small.files(1), failure.test).outcome, TestOutcome::failed);
        QVERIFY2(isSmall(small.size), textOf(small.files(1)).c_str());
    }

    void rewritten_data() {
        QTest::addColumn<QString>("first"); // the expectations of the first version
        QTest::addColumn<QString>("problem");
        const QString other = R"(<expect object="Moon" value="MaxMining" equals="0"/>)";
        QTest::newRow("I4.23 an expectation with other blanks in the first version stays there")
            << other + R"(<expect  object="World" value="MaxMining" turn="8" equals="3" />)" << QString();
        QTest::newRow("I4.23 an expectation at another place in the first version stays there")
            << R"(<expect object="World" value="MaxMining" turn="8" equals="3"/>)" + other << QString();
        QTest::newRow("I4.23 an expectation that the first version lacks is a problem")
            << other << "in the first version, the test 'digs' lacks the expectation that fails";
    }
    void rewritten() {
        QFETCH(QString, first);
        QFETCH(QString, problem);
        const std::string head = R"(<test id="digs" scenario="mines" turns="9">)";
        const Project good = projectOf(mines("3", head + first.toStdString() + "</test>"));
        const Project bad = projectOf(mines("2", head + R"(<expect object="Moon" value="MaxMining" equals="0"/>
  <expect object="World" value="MaxMining" turn="8" equals="3"/></test>)"));
        const Shrunk small({&good.parsed, &bad.parsed}, "digs");
        QCOMPARE(small.problem, problem.toStdString());
        if (problem.isEmpty()) {
            const TestResult passed = resultOf(small.files(0), "digs");
            QCOMPARE(passed.outcome, TestOutcome::passed);
            QCOMPARE(passed.expectations.size(), std::size_t{1});
            QCOMPARE(passed.expectations[0].sentence.english(), "MaxMining of World is 3 at turn 1");
            QCOMPARE(resultOf(small.files(1), "digs").outcome, TestOutcome::failed);
        }
    }

    NAMED_TEST(larger, "I4.23 content that shows the failure sooner, but is larger, changes nothing") {
        const Project left = projectOf(fleet("2"));
        const Project right = projectOf(fleet("3"));
        FoundReason found = differingRuns(std::vector{&left.parsed, &right.parsed},
                                          {{.id = "mines", .seed = {}, .turns = 12}}, {}, {}, {.rows = shippedRows()});
        QCOMPARE(found.index(), std::size_t{0});
        ShrinkReason& reason = *std::get<0>(found);
        const std::string sentence = reason.sentence().english();
        QCOMPARE(sentence, "MaxMining of World is 2 and 3 at turn 8");
        const RunSize before = sizeOf(*reason.run());
        const ShrunkContent small = shrinkFor(reason, {.rows = shippedRows()});
        QCOMPARE(reason.sentence().english(), sentence);
        const RunSize after = sizeOf(*reason.run());
        QCOMPARE(after.turns, before.turns);
        QCOMPARE(after.objects, before.objects);
        const std::string text = textOf(ownFiles(small.versions[1].project));
        QVERIFY2(text.find("Trade") == std::string::npos && text.find("Yard\"") == std::string::npos, text.c_str());
    }

    NAMED_TEST(smallest, "I4.23 only the parts that a failure needs remain") {
        const std::string test = R"(<test id="digs" scenario="mines" turns="9" seeds="1 2" in-at-least="50%">
  <set object="Moon" meter="Trade" value="3" turn="4"/>
  <expect object="World" value="MaxTrade" turn="3" equals="1"/>
  <expect object="World" value="MaxMining" turn="8" equals="3"/>
</test>
<test id="other" scenario="mines"><expect object="World" value="MaxTrade" turn="3" equals="1"/></test>)";
        const Project project = projectOf(mines("2", test));
        const Shrunk small({&project.parsed}, "digs");
        QCOMPARE(small.problem, "");
        QCOMPARE(small.before, "MaxMining of World is 2 at turn 8; expected 3");
        QCOMPARE(QString::fromStdString(textOf(small.files())), R"(=== orrery.xml
<project format="1" name="Mines" scenario="mines"/>
=== rules.xml
<orrery format="1">
<class id="BLD_MINE" type="building">
  <group id="dig"><scope><include><contains><self/></contains></include></scope>
    <effects><modify-max-meter meter="Mining" amount="2"/></effects></group>
</class>
<scenario id="mines">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <place class="BLD_MINE" on="World"/>
</scenario>
<test id="digs" scenario="mines" turns="1" seed="1">
  <expect object="World" value="MaxMining" turn="1" equals="3"/>
</test>
</orrery>
)");
        const RunSize expected{.turns = 1, .objects = 3, .classes = 1, .groups = 1, .statements = 3};
        QVERIFY(small.size == expected);
    }

    NAMED_TEST(measures, "I4.23 a measure that is not as accepted is a failure, too") {
        const Project project = projectOf(mines("2", R"(<test id="digs" scenario="mines" turns="6">
  <measure id="mining" object="World" value="MaxMining" turn="5"/><measure id="turns" value="turn"/></test>
<accepted test="digs"><measured measure="mining" turn="5" value="3"/>
  <measured measure="turns" turn="6" value="6"/></accepted>)"));
        const Shrunk small({&project.parsed}, "digs");
        QCOMPARE(small.problem, "");
        QVERIFY2(small.after.starts_with("mining is 2 at turn ") && small.after.ends_with("; accepted is 3 (-1)"),
                 small.after.c_str());
        QVERIFY2(textOf(small.files()).find("id=\"turns\"") == std::string::npos, textOf(small.files()).c_str());
        QCOMPARE(small.size.classes, std::size_t{1});
    }

    NAMED_TEST(differences, "I4.23 a difference of two versions becomes small, and stays") {
        const Project left = projectOf(mines("2", ""));
        const Project right = projectOf(mines("3", ""));
        const std::vector<const ParsedProject*> versions{&left.parsed, &right.parsed};
        const ShrinkScenario scenario{.id = "mines", .seed = {}, .turns = 6};
        FoundReason found = differingRuns(versions, {scenario}, {}, {}, {.rows = shippedRows()});
        QCOMPARE(found.index(), std::size_t{0});
        ShrinkReason& reason = *std::get<0>(found);
        QCOMPARE(reason.sentence().english(), "MaxMining of World is 2 and 3 at turn 2");
        ShrinkRequest request{.rows = shippedRows()};
        const ShrunkContent small = shrinkFor(reason, std::move(request));
        QCOMPARE(reason.sentence().english(), "MaxMining of World is 2 and 3 at turn 1");
        const RunSize expected{.turns = 1, .objects = 3, .classes = 1, .groups = 1, .statements = 3};
        QVERIFY2(sizeOf(*reason.run()) == expected, textOf(ownFiles(small.versions[1].project)).c_str());
        // A value can be chosen.
        found = differingRuns(versions, {scenario}, "World", "Mining", {.rows = shippedRows()});
        QCOMPARE(found.index(), std::size_t{0});
        QVERIFY(std::get<0>(found)->sentence().english().starts_with("Mining of World is "));
        found = differingRuns(versions, {scenario}, "Moon", {}, {.rows = shippedRows()});
        QCOMPARE(std::get<1>(found).english(), "no such value differs in 6 turns");
    }

    NAMED_TEST(galaxies, "I4.23 a difference in a generated galaxy needs only a few of its objects") {
        const Project left = projectOf(springs("2"));
        const Project right = projectOf(springs("3"));
        FoundReason found = differingRuns(std::vector{&left.parsed, &right.parsed},
                                          {{.id = "mines", .seed = {}, .turns = 3}}, {}, {}, {.rows = shippedRows()});
        QCOMPARE(found.index(), std::size_t{0});
        ShrinkReason& reason = *std::get<0>(found);
        const std::string sentence = reason.sentence().english();
        QVERIFY(sizeOf(*reason.run()).objects > 20);
        const ShrunkContent small = shrinkFor(reason, {.rows = shippedRows()});
        QCOMPARE(reason.sentence().english(), sentence); // the planet has its name
        QVERIFY2(sizeOf(*reason.run()).objects <= 3, textOf(ownFiles(small.versions[1].project)).c_str());
    }

    NAMED_TEST(galaxySizes, "I4.23 the sizes of a galaxy become lower, but stay: the defaults are larger") {
        const Project project =
            projectOf(R"(<scenario id="wide"><galaxy seed="3" systems="8" planets="0.5" empires="1"/></scenario>)");
        const std::vector<const ParsedProject*> versions{&project.parsed};
        const ShrinkParts parts(versions);
        std::vector<std::string> attributes;
        for (const ShrinkPart& part : parts.all()) {
            const Location where = part.where.front();
            if (part.kind == PartKind::attribute && project.files()[where.file.value]->path() == "rules.xml") {
                attributes.emplace_back(project.files()[where.file.value]->slice(where.span));
            }
        }
        QCOMPARE(attributes.size(), std::size_t{1});
        QVERIFY2(attributes.front().find("seed") != std::string::npos, attributes.front().c_str());
        QCOMPARE(parts.numbers().size(), std::size_t{2}); // systems and empires
    }

    NAMED_TEST(errors, "I4.23 a run with an error becomes small") {
        const std::string wrong = R"(<set object="#77" meter="Mining" value="1" turn="4"/>
</scenario>)";
        std::string rules = mines("2", "");
        rules.replace(rules.find("</scenario>"), 11, wrong);
        const Project project = projectOf(rules);
        FoundReason found = failedRun(project.parsed, {.id = "mines", .seed = {}, .turns = 9}, {.rows = shippedRows()});
        QCOMPARE(found.index(), std::size_t{0});
        ShrinkReason& reason = *std::get<0>(found);
        const std::string before = reason.sentence().english();
        const ShrunkContent small = shrinkFor(reason, {.rows = shippedRows()});
        QCOMPARE(subjectOf(reason.sentence().english()), subjectOf(before));
        const RunSize expected{.turns = 0, .objects = 0, .classes = 0, .groups = 0, .statements = 1};
        QVERIFY2(sizeOf(*reason.run()) == expected, textOf(ownFiles(small.versions[0].project)).c_str());
    }

    NAMED_TEST(bounded, "I4.23 shrinking can be stopped, has a limit, and gives the same result each time") {
        const std::string test = R"(<test id="digs" scenario="mines" turns="9">
            <expect object="World" value="MaxMining" equals="3"/></test>)";
        const Project project = projectOf(mines("2", test));
        const Shrunk first({&project.parsed}, "digs");
        const Shrunk second({&project.parsed}, "digs");
        QCOMPARE(textOf(first.files()), textOf(second.files()));
        QCOMPARE(first.content.runs, second.content.runs);
        const Shrunk cut({&project.parsed}, "digs", {.rows = {}, .mostRuns = 3});
        QVERIFY(cut.content.isAtLimit && cut.content.runs <= 4);
        QCOMPARE(resultOf(cut.files(), "digs").outcome, TestOutcome::failed);
        std::atomic<bool> stop = false;
        std::size_t runs = 0;
        ShrinkRequest request{.rows = {}, .stop = &stop};
        request.tell = [&](const ShrinkProgress& progress) {
            runs = progress.runs;
            stop = runs == 2;
        };
        const Shrunk stopped({&project.parsed}, "digs", std::move(request));
        QVERIFY(stopped.content.isStopped);
        QCOMPARE(runs, std::size_t{2});
    }

    void problems_data() {
        QTest::addColumn<QString>("test");
        QTest::addColumn<QString>("problem");
        QTest::newRow("I4.23 an unknown test") << "none"
                                               << "there is no test 'none'";
        QTest::newRow("I4.23 a test that passes") << "good"
                                                  << "the test 'good' does not fail";
        QTest::newRow("I4.23 a test that fails in both versions")
            << "bad"
            << "the test 'bad' does not pass in the first version";
    }
    void problems() {
        QFETCH(QString, test);
        QFETCH(QString, problem);
        const std::string tests = R"(<test id="good" scenario="mines"><expect if="turn == 10"/></test>
            <test id="bad" scenario="mines"><expect if="turn == 11"/></test>)";
        const Project project = projectOf(mines("2", tests));
        QCOMPARE(Shrunk({&project.parsed, &project.parsed}, test.toStdString()).problem, problem.toStdString());
    }
};

QTEST_GUILESS_MAIN(ShrinkTest)
#include "shrink_test.moc"
