// SPDX-License-Identifier: GPL-3.0-or-later
// A person's statements, orders and decisions in the sandbox as text (I6.4): reading it, and continuing with other
// statements.
#include "engine/check/check.h"
#include "engine/check/scenario/orders.h"
#include "engine/check/scenario/runs.h"
#include "engine/check/scenario/statements.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"
#include "engine/text/text_edit.h"
#include "engine/universe/scenario_text.h"
#include "tests/engine/support/game_fixture.h"
#include "tests/engine/support/orders_content.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>

using namespace orrery::engine;
using fixture::Game;

namespace {

/// The first run of a text, and its problems.
struct Read {
    CheckedRun run;
    QStringList findings;
};

Read readIn(const Game& game, const std::string& inside, const std::string& attributes = " scenario='game'") {
    const CheckedModel& model = *game.session().program().model;
    const std::string id = model.scenarios.front().id;
    std::string open = attributes;
    if (const std::size_t at = open.find("'game'"); at != std::string::npos) {
        open.replace(at, 6, "'" + id + "'");
    }
    const auto text = std::make_shared<const SourceText>("run.xml", "<orrery format='1'><run" + open + ">" + inside +
                                                                        "</run></orrery>");
    std::vector<Diagnostic> found;
    std::vector<CheckedRun> runs = readRuns(parseXml(text, FileId{7}), model, found);
    Read read{std::move(runs.at(0)), {}};
    for (const Diagnostic& one : found) {
        const std::string_view where = text->slice(one.where.span);
        read.findings << QString::fromStdString(std::string(one.code()) + " " + std::string(where));
    }
    return read;
}

Game game() {
    return Game(std::string(fixture::ordersContent) + fixture::projectVocabulary +
                    "<vocabulary><property id='motto' format='text'/><property id='rite' format='class'/>"
                    "<property id='kin' format='object'/><type id='planet' extend='true'><has property='motto'/>"
                    "<has property='rite'/><has property='kin'/></type></vocabulary>"
                    "<class id='EAR' type='building'><group id='ear'/></class>",
                fixture::ordersPlaces);
}

/// Returns the game's scenario with a run.
CheckedScenario with(const Game& game, const Read& read) {
    CheckedScenario scenario = game.session().program().model->scenarios.front();
    return withRun(std::move(scenario), read.run);
}

} // namespace

class RunsTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(reads, "I6.4 a run is read by turn, and written again as it was") {
        const Game played = game();
        const std::string late = R"(<place class="BLD" on="Mars" name="Late" turn="5"/>)";
        const std::string set = R"(<set object="Mars" focus="mining" turn="2"/>)";
        const std::string order = R"(<move-order empire="Terrans" object="Scout" to="Vega" turn="3"/>)";
        const std::string decision = R"(<decision group="EAR/ear" source="Mars" subject="#4" passes="true" turn="1"/>)";
        const std::string old = R"(<decision question="18446744073709551615" choice="2"/>)";
        const Read read = readIn(played, late + order + decision + set + old);
        QCOMPARE(read.findings, QStringList());
        QCOMPARE(read.run.statements.size(), std::size_t{2});
        QCOMPARE(statementXml(read.run.statements[0]), set);
        QCOMPARE(statementXml(read.run.statements[1]), late);
        QVERIFY(read.run.statements[0].where.file == FileId{7});
        QCOMPARE(orderXml(read.run.orders.at(0)), order);
        QCOMPARE(decisionXml(read.run.decisions.at(0)), old);
        QCOMPARE(decisionXml(read.run.decisions.at(1)), decision);
    }

    void reports_data() {
        QTest::addColumn<QString>("inside");
        QTest::addColumn<QStringList>("findings");
        const auto row = [](const char* name, const char* inside, const QStringList& findings) {
            QTest::newRow(name) << inside << findings;
        };
        row("I6.4 a statement of a class that is no more", "<place class='GONE' on='Mars'/>",
            {"check.unknown-name GONE"});
        row("I6.4 a statement of a meter that is no more", "<set object='Mars' meter='Gone' value='1'/>",
            {"check.unknown-name Gone"});
        row("I6.4 an order of a place that is no more", "<produce-order empire='Terrans' class='GONE' at='Mars'/>",
            {"check.unknown-name GONE"});
        row("I6.4 an order holds no elements",
            "<move-order empire='Terrans' object='Scout' to='Vega'><by way='Sol'/></move-order>",
            {"content.unknown-element by"});
        row("I6.4 a decision of a class that is no more", "<decision group='GONE/ear' source='Mars'/>",
            {"check.unknown-name GONE/ear"});
        row("I6.4 a decision of a group that is no more", "<decision group='EAR/gone' source='Mars'/>",
            {"check.unknown-name EAR/gone"});
        row("I6.4 a decision without its source", "<decision group='EAR/ear'/>",
            {"content.missing-attribute decision"});
        row("I6.4 a question that is no number", "<decision question='-1'/>", {"content.not-a-number -1"});
        row("I6.4 what is no statement", "<group id='X'/>", {"content.unknown-element group"});
        row("I6.4 a scenario with a galaxy twice", "<galaxy/><galaxy/>", {"check.repeated galaxy"});
    }
    void reports() {
        QFETCH(QString, inside);
        QFETCH(QStringList, findings);
        const Game played = game();
        const Read read = readIn(played, inside.toStdString() + "<place class='BLD' on='Mars'/>");
        QCOMPARE(read.findings, findings);
        QCOMPARE(read.run.statements.size(), std::size_t{1}); // the other statement still acts
        QVERIFY(read.run.orders.empty() && read.run.decisions.empty());
    }

    void repeated_data() {
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("mended");
        const auto row = [](const char* name, const char* content, const char* mended) {
            QTest::newRow(name) << content << mended;
        };
        row("I6.4 X7.2 a second galaxy of a run can go", "<run scenario='s'><galaxy/><galaxy seed='2'/></run>",
            "<run scenario='s'><galaxy/></run>");
        row("I6.4 X7.2 so can a second run of a scenario", "<run scenario='s'/><run scenario='s'/>",
            "<run scenario='s'/>");
        row("S7 X7.2 so can second settings of a scenario",
            "<scenario id='t'><policy/><view zoom='1:2'/><policy/></scenario>",
            "<scenario id='t'><policy/><view zoom='1:2'/></scenario>");
    }
    void repeated() {
        QFETCH(QString, content);
        QFETCH(QString, mended);
        const auto wrap = [](const QString& inside) {
            return "<orrery format='1'><scenario id='s'/>" + inside.toStdString() + "</orrery>";
        };
        FolderContents folder;
        folder.files["orrery.xml"] = std::make_shared<const SourceText>("orrery.xml", "<project format='1' name='R'/>");
        folder.files["a.xml"] = std::make_shared<const SourceText>("a.xml", wrap(content));
        std::vector<Diagnostic> found;
        check(parseProject(arrangeSources(folder, readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/"))),
              shippedRows(), found);
        const auto finding = std::ranges::find(found, "check.repeated", &Diagnostic::code);
        QVERIFY(finding != found.end());
        QCOMPARE(finding->fixes.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(applyEdits(wrap(content), finding->fixes.front().edits)),
                 QString::fromStdString(wrap(mended)));
    }

    NAMED_TEST(inScenario, "I6.4 a scenario reads decisions, and is written with them") {
        const std::string decision = R"(<decision group="EAR/ear" source="Mars" subject="#4" passes="true" turn="1"/>)";
        const Game played(std::string(fixture::ordersContent) + fixture::projectVocabulary +
                              "<class id='EAR' type='building'><group id='ear'/></class>",
                          fixture::ordersPlaces + decision);
        const CheckedModel& model = *played.session().program().model;
        const CheckedScenario& scenario = model.scenarios.front();
        QCOMPARE(scenario.decisions.size(), std::size_t{1});
        QCOMPARE(decisionXml(scenario.decisions.front()), decision);
        QVERIFY(scenarioXml(scenario, model).find(decision) != std::string::npos);
    }

    NAMED_TEST(needsScenario, "I6.4 a run says which scenario it is of") {
        const Game played = game();
        QCOMPARE(readIn(played, "", "").findings, QStringList("content.missing-attribute run"));
        QCOMPARE(readIn(played, "<galaxy/>", "").findings, QStringList());
        QCOMPARE(readIn(played, "", " scenario='gone'").findings, QStringList("check.unknown-name gone"));
    }

    void writesValues_data() {
        QTest::addColumn<QString>("set");
        QTest::newRow("I6.4 a class that is set") << "property=\"rite\" value=\"EAR\"";
        QTest::newRow("I6.4 no class is set") << "property=\"rite\" value=\"none\"";
        QTest::newRow("I6.4 no object is set") << "property=\"kin\" value=\"none\"";
    }
    void writesValues() {
        QFETCH(QString, set);
        const std::string text = "<set object=\"Mars\" " + set.toStdString() + " turn=\"1\"/>";
        const Game played = game();
        const Read read = readIn(played, text);
        QCOMPARE(read.findings, QStringList());
        QCOMPARE(read.run.statements.size(), std::size_t{1});
        QCOMPARE(statementXml(read.run.statements.front()), text);
    }

    NAMED_TEST(setsText, "I6.4 a text that content is not true is set") {
        Game played = game();
        played.session().change(
            with(played, readIn(played, "<set object='Mars' property='motto' value='Ever &amp; on' turn='1'/>")));
        played.goTo(2);
        const View view = played.session().state().view();
        const auto motto = static_cast<std::uint32_t>(played.at("Mars", "motto"));
        QCOMPARE((*view.texts)[motto], std::string("Ever & on"));
        QCOMPARE(statementXml(played.session().scenario().statements.back()),
                 std::string(R"(<set object="Mars" property="motto" value="Ever &amp; on" turn="1"/>)"));
    }

    void changes_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("left");
        const char* const one = "<place class='BLD' on='Mars' name='A' turn='3'/>";
        const char* const order = "<move-order empire='Terrans' object='Scout' to='Vega' turn='3'/>";
        const QString both = QString(one) + order;
        QTest::newRow("I6.4 nothing has changed") << both << both << 6;
        QTest::newRow("I6.4 a statement more changes its own turn") << "" << one << 2;
        QTest::newRow("I6.4 a statement less changes its own turn") << both << order << 2;
        QTest::newRow("I6.4 an order more changes the turn after it") << one << both << 3;
        QTest::newRow("I6.4 an order less changes the turn after it") << both << one << 3;
        QTest::newRow("I6.4 a decision changes the turn after it")
            << ""
            << "<decision group='EAR/ear' source='Mars' turn='4'/>" << 4;
        QTest::newRow("I6.4 a statement in turn 0 changes all turns") << ""
                                                                      << "<place class='BLD' on='Mars'/>" << 0;
        QTest::newRow("I6.4 a statement of a later turn changes none") << ""
                                                                       << "<place class='BLD' turn='9'/>" << 6;
    }
    /// Checks that a run with later changes gives the same bytes as a run that had them from the beginning.
    void changes() {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(int, left);
        Game played = game();
        played.session().change(with(played, readIn(played, before.toStdString())));
        played.goTo(6);
        played.session().change(with(played, readIn(played, after.toStdString())));
        QCOMPARE(static_cast<int>(played.session().last()), left);
        QCOMPARE(static_cast<int>(played.session().turn()), left);
        played.goTo(10);
        const Game fresh = game();
        const auto again =
            Session::start(played.session().sharedProgram(), with(fresh, readIn(fresh, after.toStdString())));
        again->goTo(10);
        for (std::uint32_t turn = 0; turn <= 10; ++turn) {
            QCOMPARE(played.session().history().hash(turn), again->history().hash(turn));
        }
    }

    NAMED_TEST(keepsLater, "I6.4 acting at an earlier turn keeps later statements, orders and decisions") {
        Game played = game();
        played.session().change(
            with(played, readIn(played, "<place class='BLD' on='Mars' name='A' turn='4'/>"
                                        "<move-order empire='Terrans' object='Scout' to='Vega' turn='4'/>"
                                        "<decision group='EAR/ear' source='Mars' turn='4'/>")));
        played.goTo(6);
        played.goTo(1);
        played.session().apply(readIn(played, "<place class='BLD' on='Mars' name='B'/>").run.statements.at(0));
        QCOMPARE(played.session().last(), 1u);
        played.session().order(played.session().scenario().orders.back());
        played.goTo(6);
        QVERIFY(played.exists("A") && played.exists("B"));
        QCOMPARE(played.session().history().log(5).orders.size(), std::size_t{1});
        const auto& faults = played.session().history().log(5).faults;
        const auto isUnused = [](const RunFault& fault) { return fault.spec->code == "run.decision-unused"; };
        QCOMPARE(std::ranges::count_if(faults, isUnused), std::ptrdiff_t{1}); // read, but no question needed it
    }
};

QTEST_APPLESS_MAIN(RunsTest)
#include "runs_test.moc"
