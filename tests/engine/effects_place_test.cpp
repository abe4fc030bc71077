// SPDX-License-Identifier: GPL-3.0-or-later
// Moves of objects by effects, and starlanes that effects add or remove.
#include "tests/engine/effect_play.h"

#include <QTest>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

Q_DECLARE_METATYPE(Play)

class EffectsPlaceTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }
};

void EffectsPlaceTest::play_data() {
    QTest::addColumn<Play>("run");
    const auto row = [](const char* name, Play run) { QTest::newRow(name) << run; };

    const std::string ship = yard + R"xml(<place class="SHP_SCOUT" on="Sol" name="Scout"/>
        <place class="SPC_RUINS" on="Mars" name="Ruins"/><place class="BLD_MEGALITH" on="Mars" name="Stone"/>)xml";
    const auto moved = [ship](const std::string& effects, const std::string& object) {
        return playedTurns(once(effects, named(object)), 1, ship);
    };
    const auto isAt = [](const Game& game, const char* object, double x, double y, const char* system) {
        QCOMPARE(game.at(object, "x"), x);
        QCOMPARE(game.at(object, "y"), y);
        QCOMPARE(rowAt(game, object, Builtin::system), rowOf(game, system));
    };

    row("E3.21 move to a system", [=] {
        const Game game = moved("<move-to><where>" + named("Vega") + "</where></move-to>", "Scout");
        QCOMPARE(game.findings(), std::vector<std::string>{});
        isAt(game, "Scout", 100.0, 0.0, "Vega");
        QCOMPARE(rowAt(game, "Scout", Builtin::attachedTo), rowOf(game, "Vega"));
    });
    row("E3.21 move to what is in a system", [=] {
        const Game game = moved("<move-to><where>" + named("Giant") + "</where></move-to>", "Scout");
        isAt(game, "Scout", 100.0, 0.0, "Vega");
        QCOMPARE(rowAt(game, "Scout", Builtin::attachedTo), rowOf(game, "Vega"));
    });
    row("E3.21 to the nearest that matches", [=] {
        const Game game = moved("<move-to><where>" + planets + "</where></move-to>", "Scout");
        isAt(game, "Scout", 0.0, 0.0, "Sol");
    });
    row("E3.21 what is attached moves along, and nothing else does", [=] {
        const Game game = moved("<move-to><where>" + named("Vega") + "</where></move-to>", "Mars");
        isAt(game, "Mars", 100.0, 0.0, "Vega");
        isAt(game, "Stone", 100.0, 0.0, "Vega");
        isAt(game, "Ruins", 100.0, 0.0, "Vega");
        QCOMPARE(rowAt(game, "Stone", Builtin::attachedTo), rowOf(game, "Mars"));
        QCOMPARE(rowAt(game, "Mars", Builtin::attachedTo), rowOf(game, "Vega"));
        isAt(game, "Sol III", 0.0, 0.0, "Sol");
        isAt(game, "Scout", 0.0, 0.0, "Sol");
        QCOMPARE(game.ownersOf("Vega"), (std::vector<std::string>{"Terrans", "Vegans"})); // E5.3
    });
    row("E3.21 a building moves from planet to planet", [=] {
        const Game game = moved("<move-to><where>" + named("Giant") + "</where></move-to>", "Stone");
        isAt(game, "Stone", 100.0, 0.0, "Vega");
        QCOMPARE(rowAt(game, "Stone", Builtin::attachedTo), rowOf(game, "Giant"));
    });
    row("E3.21 a building cannot leave its planet for what it cannot be attached to", [=] {
        for (const std::string& effect :
             {"<move-to><where>" + named("Vega") + "</where></move-to>",
              "<move-towards distance='5'><where>" + named("Vega") + "</where></move-towards>",
              std::string("<put-at x='7' y='8'/>")}) {
            const Game game = moved(effect, "Stone");
            QCOMPARE(skipReasons(game), std::set<std::string>{"cannot leave the object that it is attached to"});
            isAt(game, "Stone", 0.0, 0.0, "Sol");
        }
    });
    row("E3.21 what is nowhere does not move", [=] {
        const Game game = moved("<move-to><where>" + named("Vega") + "</where></move-to>", "Terrans");
        QCOMPARE(skipReasons(game), std::set<std::string>{"has no position"});
    });
    row("E3.21 where nothing matches it stays, and it is told why", [=] {
        const Game game = moved("<move-to><where>" + named("Nowhere") + "</where></move-to>", "Scout");
        QCOMPARE(skipReasons(game), std::set<std::string>{"no object matches"});
        isAt(game, "Scout", 0.0, 0.0, "Sol");
    });
    row("E3.21 moves towards by the distance, along the straight line", [=] {
        const Game game =
            moved("<move-towards distance='25'><where>" + named("Vega") + "</where></move-towards>", "Scout");
        QCOMPARE(game.findings(), std::vector<std::string>{});
        isAt(game, "Scout", 25.0, 0.0, "");
        QCOMPARE(rowAt(game, "Scout", Builtin::attachedTo), noneValue);
    });
    row("E3.21 moves towards and stops there", [=] {
        const Game game =
            moved("<move-towards distance='250'><where>" + named("Vega") + "</where></move-towards>", "Scout");
        isAt(game, "Scout", 100.0, 0.0, "Vega");
        QCOMPARE(rowAt(game, "Scout", Builtin::attachedTo), rowOf(game, "Vega"));
    });
    row("E3.21 moves towards by nothing and stays", [=] {
        const Game game =
            moved("<move-towards distance='age - 9'><where>" + named("Vega") + "</where></move-towards>", "Scout");
        isAt(game, "Scout", 0.0, 0.0, "Sol");
    });
    row("G2.2 travel to the system of another object", [=] {
        const Game game = moved("<travel-to><where>" + named("Giant") + "</where></travel-to>", "Scout");
        QCOMPARE(game.findings(), std::vector<std::string>{});
        isAt(game, "Scout", 0.0, 0.0, "Sol"); // it sets out in the next turn
        QCOMPARE(rowAt(game, "Scout", Builtin::destination), rowOf(game, "Vega"));
    });
    row("G2.2 travel to where it is ends the journey", [=] {
        const Game game = moved("<travel-to><where>" + named("Mars") + "</where></travel-to>", "Scout");
        QCOMPARE(rowAt(game, "Scout", Builtin::destination), noneValue);
    });
    row("G2.2 nothing to travel to", [=] {
        const Game game = moved("<travel-to><where>" + named("Nowhere") + "</where></travel-to>", "Scout");
        QCOMPARE(skipReasons(game), std::set<std::string>{"no object matches"});
    });
    const std::string nobody = "<where if='name == Target.name and Target.name == &quot;Nobody&quot;'/>";
    for (const auto& [what, nowhere] :
         {std::pair("E7.5 nothing to move to that the object knows of", nobody),
          std::pair("E7.5 nothing to move to that has a position", "<where>" + empires + "</where>")}) {
        row((std::string(what) + " uses no stacking name up").c_str(), [=] {
            for (const std::string& effect :
                 {"<move-to stacking='A'>" + nowhere + "</move-to>",
                  "<move-towards stacking='A' distance='5'>" + nowhere + "</move-towards>"}) {
                const Game game =
                    moved(effect + "<move-to stacking='A'><where>" + named("Vega") + "</where></move-to>", "Scout");
                QCOMPARE(game.findings(), std::vector<std::string>{});
                QCOMPARE(skipReasons(game), std::set<std::string>{"no object matches"});
                isAt(game, "Scout", 100.0, 0.0, "Vega");
            }
        });
    }
    row("E3.21 put at a point", [=] {
        const Game game = moved("<put-at x='30 + 4' y='-12'/>", "Mars");
        isAt(game, "Mars", 34.0, -12.0, "");
        isAt(game, "Stone", 34.0, -12.0, "");
        QCOMPARE(rowAt(game, "Mars", Builtin::attachedTo), noneValue);
    });
    row("E3.21 put at the point of a system, it is in the system", [=] {
        const Game game = moved("<put-at x='100' y='0'/>", "Scout");
        isAt(game, "Scout", 100.0, 0.0, "Vega");
    });
    row("E3.21 a system takes along what is in it", [=] {
        const Game game = moved("<put-at x='-50' y='20'/>", "Sol");
        isAt(game, "Sol", -50.0, 20.0, "Sol");
        isAt(game, "Mars", -50.0, 20.0, "Sol");
        isAt(game, "Stone", -50.0, 20.0, "Sol");
        isAt(game, "Scout", -50.0, 20.0, "Sol");
        QCOMPARE(rowAt(game, "Mars", Builtin::attachedTo), rowOf(game, "Sol"));
        isAt(game, "Vega", 100.0, 0.0, "Vega");
    });
    row("E3.21 where an answer moves the system meanwhile, the object arrives where the system is by then", [=] {
        const Game game = playedTurns(
            once("<move-to><where>" + named("Vega") + "</where></move-to>", named("Scout")) +
                R"xml(<class id="TUG" type="building"><group><trigger before="departs"/><scope><include>)xml" +
                named("Vega") + R"xml(</include></scope><effects><put-at x="50" y="60"/></effects></group></class>)xml",
            1, ship + R"xml(<place class="TUG" on="Belt"/>)xml");
        isAt(game, "Vega", 50.0, 60.0, "Vega");
        isAt(game, "Scout", 50.0, 60.0, "Vega");
    });
    row("E3.21 what moved goes with where it is now, not with where it was", [=] {
        const auto after = [=](const std::string& lost) {
            return playedTurns(
                once("<move-to><where>" + named("Vega") + "</where></move-to>",
                     "<or>" + named("Scout") + named("Mars") + "</or>") +
                    R"xml(<class id="BOMB" type="building"><group priority="5"><scope><include>)xml" + named(lost) +
                    R"xml(</include></scope><effects><destroy-object/></effects></group></class>)xml",
                1, ship + R"xml(<place class="SHP_SCOUT" on="Sol" name="Other"/><place class="BOMB" on="Belt"/>)xml");
        };
        const Game vega = after("Vega");
        QVERIFY(!vega.exists("Vega I") && !vega.exists("Scout") && !vega.exists("Mars") && !vega.exists("Stone"));
        QVERIFY(vega.exists("Other") && vega.exists("Sol III"));
        const Game sol = after("Sol");
        QVERIFY(!sol.exists("Other") && !sol.exists("Sol III") && !sol.exists("Belt"));
        QVERIFY(sol.exists("Scout") && sol.exists("Mars") && sol.exists("Stone") && sol.exists("Vega I"));
    });

    using Lanes = std::vector<std::pair<Row, Row>>;
    const std::string third = R"xml(<system name="Deneb" x="50" y="80"/>)xml";
    const auto lanesAfter = [=](const std::string& effects, const std::string& object) {
        return playedTurns(once(effects, named(object)), 1, ship + third);
    };
    const auto lane = [](const Game& game, const char* a, const char* b) {
        return std::pair<Row, Row>(std::minmax(game.find(a), game.find(b)));
    };
    row("E3.23 add a starlane", [=] {
        const Game game = lanesAfter("<add-starlane><to>" + named("Deneb") + "</to></add-starlane>", "Sol III");
        QCOMPARE(game.findings(), std::vector<std::string>{});
        const Lanes& lanes = game.session().state().view().lanes->lanes;
        QCOMPARE(lanes.size(), std::size_t{2});
        QVERIFY(std::ranges::find(lanes, lane(game, "Sol", "Deneb")) != lanes.end());
        QVERIFY(std::ranges::find(lanes, lane(game, "Sol", "Vega")) != lanes.end());
    });
    row("E3.23 every system that matches, and not the own one", [=] {
        const Game game = lanesAfter("<add-starlane><to>" + systems + "</to></add-starlane>", "Sol");
        QCOMPARE(game.session().state().view().lanes->lanes.size(), std::size_t{2}); // Sol–Vega existed before
    });
    row("E3.23 remove a starlane", [=] {
        const Game game = lanesAfter("<remove-starlane><to>" + named("Giant") + "</to></remove-starlane>", "Sol");
        QVERIFY(game.session().state().view().lanes->lanes.empty());
    });
    row("E3.23 removing what is not there leaves the others", [=] {
        const Game game = lanesAfter("<remove-starlane><to>" + named("Deneb") + "</to></remove-starlane>", "Sol");
        QCOMPARE(game.session().state().view().lanes->lanes, (Lanes{lane(game, "Sol", "Vega")}));
    });
    row("E3.23 what is not in a system, and where nothing matches", [=] {
        QCOMPARE(skipReasons(lanesAfter("<add-starlane><to>" + systems + "</to></add-starlane>", "Terrans")),
                 std::set<std::string>{"is not in a system"});
        QCOMPARE(skipReasons(lanesAfter("<add-starlane><to>" + named("Nowhere") + "</to></add-starlane>", "Sol")),
                 std::set<std::string>{"no object matches"});
    });
    row("E7.5 a starlane to nothing that the object knows of uses no stacking name up", [=] {
        const std::string to = "<to><expression if='name == Target.name and Target.name == &quot;Nowhere&quot;'/></to>";
        const Game game =
            lanesAfter("<add-starlane stacking='A'>" + to + "</add-starlane><add-starlane stacking='A'><to>" +
                           named("Deneb") + "</to></add-starlane>",
                       "Sol");
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(skipReasons(game), std::set<std::string>{"no object matches"});
        QCOMPARE(game.session().state().view().lanes->lanes.size(), std::size_t{2});
    });
}

QTEST_APPLESS_MAIN(EffectsPlaceTest)
#include "effects_place_test.moc"
