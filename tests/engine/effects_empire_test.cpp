// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that give something to empires, and effects that show messages.
#include "tests/engine/effect_play.h"

#include <QTest>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

Q_DECLARE_METATYPE(Play)

class EffectsEmpireTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }
};

void EffectsEmpireTest::play_data() {
    QTest::addColumn<Play>("run");
    const auto row = [](const char* name, Play run) { QTest::newRow(name) << run; };

    const auto classRow = [](const Game& game, const char* id) {
        return static_cast<Row>(*game.session().state().view().model->findClass(id));
    };
    const auto allows = [=](const std::string& effects, const char* id) {
        const Game game = playedTurns(once(effects, empires));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(setAt(game, "Vegans", Builtin::allowed), std::vector<Row>{classRow(game, id)});
        QCOMPARE(setAt(game, "Vegans", Builtin::forbidden), std::vector<Row>{});
    };
    row("E3.9 set tech availability",
        [=] { allows(R"xml(<set-tech-availability tech="CON_CONC_CAMP"/>)xml", "CON_CONC_CAMP"); });
    row("E3.10 set building availability",
        [=] { allows(R"xml(<set-building-availability class="BLD_MEGALITH"/>)xml", "BLD_MEGALITH"); });
    row("E3.11 set ship availability",
        [=] { allows(R"xml(<set-ship-availability class="SHP_SCOUT"/>)xml", "SHP_SCOUT"); });
    row("E3.12 set availability, of any class",
        [=] { allows(R"xml(<set-availability class="SPC_RUINS"/>)xml", "SPC_RUINS"); });
    row("E3.12 what is forbidden is allowed no more, and the other way round", [=] {
        const Game game = playedTurns(once(R"xml(<set-availability class="SHP_SCOUT"/>
            <set-availability class="SHP_SCOUT" available="false"/><set-availability class="SPC_RUINS"/>)xml",
                                           empires));
        QCOMPARE(setAt(game, "Vegans", Builtin::allowed), std::vector<Row>{classRow(game, "SPC_RUINS")});
        QCOMPARE(setAt(game, "Vegans", Builtin::forbidden), std::vector<Row>{classRow(game, "SHP_SCOUT")});
        const Game back = playedTurns(once(R"xml(<set-availability class="SHP_SCOUT" available="false"/>
            <set-availability class="SHP_SCOUT" available="true"/>)xml",
                                           empires));
        QCOMPARE(setAt(back, "Vegans", Builtin::allowed), std::vector<Row>{classRow(back, "SHP_SCOUT")});
        QVERIFY(setAt(back, "Vegans", Builtin::forbidden).empty());
    });
    row("E3.12 the first class of the content is one like all others", [=] {
        const Game game = playedTurns(R"xml(<class id="AAA" type="tech"/>)xml" +
                                      once(R"xml(<set-availability class="AAA"/>)xml", empires));
        QCOMPARE(classRow(game, "AAA"), Row{0});
        QCOMPARE(setAt(game, "Vegans", Builtin::allowed), std::vector<Row>{Row{0}});
    });
    row("E3.12 an expression that names no class gives nobody a right", [=] {
        const Game game = playedTurns(once(R"xml(<set-availability class="Source.planet.favourite"/>)xml", empires));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(skipReasons(game), std::set<std::string>{"no class is given"});
        QVERIFY(setAt(game, "Vegans", Builtin::allowed).empty());
    });
    row("E3.24 E5.25 the first class of the content can be a tech that is given, asked for and taken", [=] {
        const std::string asks = R"xml(<class id="ASK" type="building"><group><scope><include><and><owner-has-tech
            tech="AAA"/><object-type type="planet"/></and></include></scope><effects><modify-max-meter meter="Industry"
            amount="1"/></effects></group></class><class id="TAKE" type="building"><group><activation if="turn == 2"/>
            <scope><include><object-type type="empire"/></include></scope><effects><take-tech tech="AAA"/></effects>
            </group></class>)xml";
        Game game(R"xml(<class id="AAA" type="tech"/>)xml" + once(R"xml(<give-tech tech="AAA"/>)xml", empires) + asks,
                  yard + R"xml(<place class="ASK" on="Mars"/><place class="TAKE" on="Mars"/>)xml");
        QCOMPARE(game.findings(), std::vector<std::string>{});
        game.goTo(1);
        QCOMPARE(classRow(game, "AAA"), Row{0});
        QCOMPARE(game.countOf("AAA"), std::size_t{2});
        game.goTo(2);
        QCOMPARE(game.at("Mars", "MaxIndustry"), 1.0);
        QCOMPARE(game.countOf("AAA"), std::size_t{0});
    });
    row("E3.14 kept per empire: only the owners of what is in scope are reached", [=] {
        const Game game = playedTurns(
            once(R"xml(<set-availability class="SHP_SCOUT"/>)xml", "<or>" + named("Mars") + named("Belt") + "</or>"));
        QCOMPARE(setAt(game, "Terrans", Builtin::allowed), std::vector<Row>{classRow(game, "SHP_SCOUT")});
        QVERIFY(setAt(game, "Vegans", Builtin::allowed).empty());
        QCOMPARE(skipReasons(game), std::set<std::string>{"has no owner"});
    });
    row("E3.11 a building is no ship", [] {
        QVERIFY(!playedTurns(once(R"xml(<set-ship-availability class="BLD_MEGALITH"/>)xml")).findings().empty());
    });

    row("E3.25 set capital", [] {
        const Game game = playedTurns(once("<set-capital/>", named("Mars")));
        QCOMPARE(rowAt(game, "Terrans", Builtin::capital), rowOf(game, "Mars"));
        QCOMPARE(rowAt(game, "Vegans", Builtin::capital), rowOf(game, "Vega I"));
    });
    row("E3.25 what has no owner, and what is not a planet, is no capital", [] {
        const Game game = playedTurns(once("<set-capital/>", "<or>" + named("Belt") + named("Vegans") + "</or>"));
        QCOMPARE(skipReasons(game), (std::set<std::string>{"has no owner", "is not a planet"}));
        QCOMPARE(rowAt(game, "Terrans", Builtin::capital), rowOf(game, "Sol III"));
    });
    row("E3.25 the last of several becomes it", [] {
        const Game game = playedTurns(once("<set-capital/>", planets));
        QCOMPARE(rowAt(game, "Terrans", Builtin::capital), rowOf(game, "Mars"));
    });

    row("E3.26 set visibility", [] {
        const Game game = playedTurns(once(R"xml(<set-visibility empire="Vegans"/>)xml"));
        QCOMPARE(setAt(game, "Sol III", Builtin::shownTo), std::vector<Row>{game.find("Vegans")});
        QVERIFY(setAt(game, "Mars", Builtin::shownTo).empty());
        QVERIFY(setAt(game, "Sol III", Builtin::hiddenFrom).empty());
    });
    row("E3.26 an expression may give the empire, also the first object of the game", [] {
        const Game game = playedTurns(once(R"xml(<set-visibility empire="Source.planet.owner"/>)xml", named("Giant")));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.find("Terrans"), Row{0});
        QCOMPARE(setAt(game, "Giant", Builtin::shownTo), std::vector<Row>{Row{0}});
    });
    row("E3.26 hidden is shown no more", [] {
        const Game game = playedTurns(once(R"xml(<set-visibility empire="Vegans"/><set-visibility empire="source"/>
            <set-visibility empire="Vegans" seen="false"/>)xml"));
        QCOMPARE(setAt(game, "Sol III", Builtin::shownTo), std::vector<Row>{game.find("Terrans")});
        QCOMPARE(setAt(game, "Sol III", Builtin::hiddenFrom), std::vector<Row>{game.find("Vegans")});
    });
    row("E3.26 it stays so", [] {
        const Game game = playedTurns(once(R"xml(<set-visibility empire="Vegans" seen="false"/>)xml"), 3);
        QCOMPARE(setAt(game, "Sol III", Builtin::hiddenFrom), std::vector<Row>{game.find("Vegans")});
    });

    row("E3.27 win: each owner of what is in scope, once", [] {
        const Game game = playedTurns(once(R"xml(<win reason="All is ours."/>)xml", planets), 1,
                                      yard + R"xml(<planet name="Colony" system="Vega" owner="Terrans"/>)xml");
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.log().victories.size(), std::size_t{2});
        const VictoryRecord& first = game.log().victories.front();
        QCOMPARE(first.empire, game.find("Terrans"));
        QVERIFY(first.isWon);
        QVERIFY(first.firing != noFiring);
        QCOMPARE(first.reason, std::string("All is ours."));
        QCOMPARE(skipReasons(game), std::set<std::string>{"has no owner"});
    });
    row("E3.27 lose: an empire in scope", [] {
        const Game game = playedTurns(once("<lose/>", named("Vegans")));
        QCOMPARE(game.log().victories.size(), std::size_t{1});
        QVERIFY(!game.log().victories.front().isWon);
        QCOMPARE(game.log().victories.front().empire, game.find("Vegans"));
    });

    const auto said = [](const std::string& effect, const std::string& scope) {
        const Game game = playedTurns(once(effect, scope));
        std::vector<std::string> all = game.findings();
        const View view = game.session().state().view();
        for (const MessageRecord& message : game.log().messages) {
            all.push_back((message.empire == noRow ? "all" : view.nameOf(message.empire)) + ": " +
                          message.pages.front());
        }
        return all;
    };
    using Said = std::vector<std::string>;
    row("E3.28 values of the object stand in the text", [=] {
        QCOMPARE(said(R"xml(<message text="{name} is {size}, {Stock / 3} of {Stock}."/>)xml", named("Mars")),
                 Said{"Terrans: Mars is small, 16.67 of 50."});
    });
    row("E3.28 everybody is told once for each object", [=] {
        QCOMPARE(said(R"xml(<message text="{name}!" to="everybody"/>)xml",
                      "<or>" + named("Belt") + named("Vega I") + "</or>"),
                 (Said{"all: Belt!", "all: Vega I!"}));
    });
    row("E3.28 what nobody owns is told to nobody", [=] {
        QCOMPARE(said(R"xml(<message text="{name}!"/>)xml", named("Belt")), Said{});
        QCOMPARE(skipReasons(playedTurns(once(R"xml(<message text="{name}!"/>)xml", named("Belt")))),
                 std::set<std::string>{"has no owner"});
    });
    row("E3.28 the owners of the source are told about what nobody owns", [=] {
        QCOMPARE(said(R"xml(<message text="{name}!" to="source"/>)xml", named("Belt")), Said{"Terrans: Belt!"});
    });
    row("E3.28 numbers are short", [=] {
        QCOMPARE(said(R"xml(<message text="{2} {0 - 0.001} {1.005 + 1} {0 - 2.5} {123456789} {10 / 4} {100}"/>)xml",
                      named("Mars")),
                 Said{"Terrans: 2 0 2 -2.5 123456789 2.5 100"});
    });
    row("E3.28 a message changes nothing", [=] {
        const Game game = playedTurns(once(R"xml(<message text="hear, hear"/>)xml"));
        QVERIFY(std::ranges::none_of(game.log().runs, [](const Run& run) { return run.cause == CauseKind::effect; }));
    });
    row("R2.4 content that goes on talking is stopped, and named", [=] {
        const std::string crowd = once(R"xml(<create-object class="SPC_RUINS" count="10100"/>)xml") +
                                  R"xml(<class id="CRIER" type="building"><group priority="5"><scope><include>
              <object-class class="SPC_RUINS"/></include></scope><effects><message text="hear!" to="everybody"/></effects>
            </group></class>)xml";
        const Game game = playedTurns(crowd, 1, yard + R"xml(<place class="CRIER" on="Mars"/>)xml");
        QCOMPARE(game.log().messages.size(), std::size_t{10'000});
        QVERIFY(std::ranges::any_of(game.log().faults, [](const RunFault& fault) {
            return fault.spec->code == std::string_view("run.too-many-messages") &&
                   fault.args.back().english().starts_with("CRIER/");
        }));
    });
}

QTEST_APPLESS_MAIN(EffectsEmpireTest)
#include "effects_empire_test.moc"
