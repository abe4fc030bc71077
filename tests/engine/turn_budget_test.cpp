// SPDX-License-Identifier: GPL-3.0-or-later
// Turns with too much work: they are stopped and named, and give the same result with and without caches (R2.4).
#include "engine/program/turn_work.h"
#include "engine/program/world.h"
#include "engine/turn/limit_diagnostics.h"
#include "tests/engine/effect_play.h"

#include <QTest>

#include <set>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

/// A condition that compares each object with each other object, once for each holder.
const std::string heavy = R"xml(<number-of at-least="1"><expression if="id != Target.id and Target.id != Source.id"/>
    </number-of>)xml";

std::string group(const std::string& id, int priority, const std::string& include, const std::string& effects) {
    return "<group id=\"" + id + "\" priority=\"" + std::to_string(priority) + "\"><scope><include>" + include +
           "</include></scope><effects>" + effects + "</effects></group>";
}

/// A building with an expensive group, a group before it and a group after it.
const std::string wasteful = moreVocabulary + R"xml(<class id="BLD" type="building">)xml" +
                             group("first", 1, onHost, R"xml(<modify-stockpile resource="Favour" amount="1"/>)xml") +
                             group("much", 2, heavy, R"xml(<set-property property="bonus" value="2"/>)xml") +
                             group("last", 3, onHost, R"xml(<modify-stockpile resource="Minerals" amount="1"/>)xml") +
                             "</class>";

/// Variables that read many objects, and one another.
const std::string weighty = R"xml(<vocabulary><default format="number" value="0"/></vocabulary>
    <variable name="Mass" scope="planet" format="number"/>
    <variable name="Pull" scope="planet" format="number"/><variable name="Tide" scope="planet" format="number"/>
    <global-modifiers><modify-other type="planet" variable="Mass" set="sum(objects, id + count(objects))"/>
      <modify-other type="planet" variable="Pull" set="sum(planets, Mass + bonus)"/>
      <modify-other type="planet" variable="Tide" set="sum(planets, Pull) + turn"/></global-modifiers>)xml";

std::string yards(std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        text += "<place class=\"BLD\" on=\"" + std::string(i % 2 == 0 ? "Sol III" : "Mars") + "\" name=\"Yard " +
                std::to_string(i) + "\"/>";
    }
    return text;
}

/// Returns the group and the place in reports of too much work in the current turn; empty if there are none.
std::string told(const Game& game) {
    std::string text;
    for (const RunFault& fault : game.log().faults) {
        if (fault.spec == &limitDiagnostics["run.too-much-asked"]) {
            text +=
                fault.args.front().english() + " at " + game.session().program().model->placeText(fault.where) + ";";
        }
    }
    return text;
}

/// Returns the ids of the groups that fired.
std::set<std::string> fired(const Game& game) {
    std::set<std::string> all;
    for (const Firing& firing : game.log().firings) {
        all.insert(game.session().program().groups[firing.group].checked->id);
    }
    return all;
}

} // namespace

Q_DECLARE_METATYPE(Play)

class TurnBudgetTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }
};

void TurnBudgetTest::play_data() {
    QTest::addColumn<Play>("run");
    const auto row = [](const char* name, Play run) { QTest::newRow(name) << run; };
    constexpr std::uint64_t little = 60'000;

    row("R2.4 a turn that asks more than it may is stopped, and the group that asked most is named", [] {
        Game game(wasteful, yards(20));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        game.session().setLimits({.work = little});
        game.goTo(1);
        const Location where =
            game.session().program().model->classes[*game.session().program().model->findClass("BLD")].groups[1].head;
        QCOMPARE(told(game), "BLD/much at " + game.session().program().model->placeText(where) + ";");
        QCOMPARE(fired(game), (std::set<std::string>{"first", "much"})); // no later group fires
        QCOMPARE(game.at("Terrans", "Favour"), 20.0);
        QCOMPARE(game.at("Terrans", "Minerals"), 10.0);
    });
    row("R2.4 what the turn did before it was stopped stays, and the next ones go on", [] {
        Game game(wasteful, yards(20));
        game.session().setLimits({.work = little});
        game.goTo(1);
        game.session().setLimits({});
        game.goTo(2);
        QCOMPARE(told(game), std::string());
        QCOMPARE(fired(game), (std::set<std::string>{"first", "much", "last"}));
        QCOMPARE(game.at("Terrans", "Minerals"), 30.0);
    });
    row("R2.4 by itself a turn may ask a great deal", [] {
        Game game(wasteful, yards(20));
        game.goTo(3);
        QCOMPARE(told(game), std::string());
        QCOMPARE(fired(game), (std::set<std::string>{"first", "much", "last"}));
    });
    row("R2.4 groups that alter meters are stopped too", [] {
        Game game(moreVocabulary + R"xml(<class id="BLD" type="building">)xml" +
                      group("much", 1, heavy, R"xml(<modify-max-meter meter="Industry" amount="1"/>)xml") +
                      group("last", 2, planets, R"xml(<modify-max-meter meter="Farming" amount="1"/>)xml") + "</class>",
                  yards(20));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        game.session().setLimits({.work = little});
        game.goTo(1);
        QVERIFY2(told(game).starts_with("BLD/much"), told(game).c_str());
        QCOMPARE(fired(game), std::set<std::string>{"much"});
        QCOMPARE(game.at("Sol III", "MaxFarming"), 0.0);
    });
    row("R2.4 what variables come to counts for the group that reads them", [] {
        Game game(moreVocabulary + weighty + R"xml(<class id="BLD" type="building">)xml" +
                      group("much", 1, R"xml(<expression if="Tide &gt; 0"/>)xml",
                            R"xml(<set-property property="bonus" value="2"/>)xml") +
                      group("last", 2, onHost, R"xml(<modify-stockpile resource="Favour" amount="1"/>)xml") +
                      "</class>",
                  yards(20));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        game.session().setLimits({.work = 20'000});
        game.goTo(1);
        QVERIFY2(told(game).starts_with("BLD/much"), told(game).c_str());
        QCOMPARE(fired(game), std::set<std::string>{"much"});
        game.session().setLimits({});
        game.goTo(2);
        QCOMPARE(told(game), std::string());
        QCOMPARE(fired(game), (std::set<std::string>{"much", "last"}));
    });
    row("R2.4 one question ends too, and what it was cut short of is not kept", [] {
        Game game(moreVocabulary + weighty);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        const Session& session = game.session();
        const CheckedModel& model = *session.program().model;
        World world(model);
        const View view = session.state().view();
        const VariableCell tide{model.language.variableNames.find("Tide")->second, game.find("Mars"), 0};
        const double wanted = world.value(view, tide);
        const std::size_t aggregations = world.counts().aggregations;
        QVERIFY(!turnWork(world).end()); // no turn limits the work
        world.forget();
        turnWork(world).begin(500);
        QVERIFY(world.value(view, tide) != wanted);
        QVERIFY(world.counts().aggregations < 2 * aggregations);
        QVERIFY(turnWork(world).end());
        world.forget();
        QCOMPARE(world.value(view, tide), wanted);
    });
    row("R2.4 so are groups that answer what happens", [] {
        const std::string answers =
            R"xml(<group id="many"><trigger after="property-changed" property="bonus">)xml" + heavy +
            R"xml(</trigger><scope><include><self/></include></scope><effects><destroy-object/></effects></group>)xml";
        Game game(moreVocabulary + R"xml(<class id="BLD" type="building">)xml" +
                      group("once", 1, planets, R"xml(<set-property property="bonus" value="turn"/>)xml") + answers +
                      "</class>",
                  yards(20));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        game.session().setLimits({.work = 10'000});
        game.goTo(1);
        QVERIFY2(told(game).starts_with("BLD/many"), told(game).c_str());
        QVERIFY(game.exists("Yard 19"));
        game.session().setLimits({});
        game.goTo(2);
        QVERIFY(!game.exists("Yard 19"));
    });
    row("R2.4 so are conditions of a scenario, which are named by where they stand", [] {
        std::string conditions;
        for (int i = 0; i < 9; ++i) {
            conditions +=
                "<condition id=\"c" + std::to_string(i) +
                R"xml(" persistent="true" when="sum(objects, id + count(objects)) &gt; turn"><pause/></condition>)xml";
        }
        Game game(moreVocabulary, conditions);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        game.goTo(1);
        QCOMPARE(game.log().scenario.size(), std::size_t{18});
        game.session().setLimits({.work = 3000});
        game.goTo(2);
        QVERIFY(game.log().scenario.size() < 18);
        QVERIFY2(told(game).find("xml:") != std::string::npos, told(game).c_str());
        QCOMPARE(game.session().turn(), 2U);
    });
    row("R3.1 a turn is stopped at the same place, whatever was known before it", [] {
        const std::string changing =
            moreVocabulary + weighty + R"xml(<class id="BLD" type="building">)xml" +
            group("steady", 1, heavy, R"xml(<set-property property="bonus" value="2"/>)xml") +
            group("changing", 2, heavy, R"xml(<set-property property="bonus" value="turn"/>)xml") +
            group("nested", 3,
                  R"xml(<and><within-jumps at-most="1"><contains><object-class class="BLD"/>
                                           </contains></within-jumps><contains><object-class class="BLD"/></contains>
                                           </and>)xml",
                  R"xml(<modify-stockpile resource="Favour" amount="1"/>)xml") +
            group("heavy", 4, R"xml(<and><contains><expression if="Pull + Tide &gt; 0"/></contains>
                                    <expression if="Pull &gt; Source.id"/></and>)xml",
                  R"xml(<modify-stockpile resource="Favour" amount="1"/>)xml") +
            group("heavier", 5, R"xml(<expression if="Mass &gt; Source.id"/>)xml",
                  R"xml(<set-property property="bonus" value="Tide"/>)xml") +
            // Scopes of one source in many turns: the same, and one that grows.
            group("same", 6, heavy, R"xml(<modify-max-meter meter="Industry" amount="1"/>)xml") +
            group("growing", 7,
                  R"xml(<and><object-type type="planet"/><distance-to-source at-most="turn * 30"/></and>)xml",
                  R"xml(<modify-max-meter meter="Farming" amount="1"/>)xml") +
            "</class>";
        std::set<std::size_t> firings;
        for (std::uint64_t limit = 1'000; limit < 2'000'000; limit += limit / 3) {
            Game game(changing, yards(8));
            QCOMPARE(game.findings(), std::vector<std::string>{});
            Session& session = game.session();
            session.setLimits({.work = limit});
            for (std::uint32_t turn = 0; turn < 4; ++turn) {
                const auto cold = session.stepWhatIf({}); // with an evaluator of its own, without caches
                session.goTo(turn + 1);
                QCOMPARE(cold->log.hash, game.log().hash);
                firings.insert(game.log().firings.size());
            }
        }
        QVERIFY(firings.size() > 6); // limits stop turns at different firings
    });
}

QTEST_APPLESS_MAIN(TurnBudgetTest)
#include "turn_budget_test.moc"
