// SPDX-License-Identifier: GPL-3.0-or-later
// Teams and maps of scenarios (X1.8), and targets of objects (E9.1).
#include "tests/engine/support/game_fixture.h"

#include <QTest>

#include <functional>

using namespace orrery::engine;
using fixture::Game;

namespace {

using Play = std::function<void()>;

const std::string words = "<vocabulary><type id='team' class='TEAM'/><type id='map' class='MAP'><has "
                          "property='weather'/></type><property id='weather' format='number' default='3'/>"
                          "<type id='empire' extend='true' attached-to='team'/>"
                          "<type id='system' extend='true' attached-to='map'/></vocabulary>";

std::string building(const std::string& include) {
    return "<class id='BLD' type='building'><group id='g'><scope><include>" + include +
           "</include></scope><effects><modify-max-meter meter='Industry' amount='1'/></effects></group></class>";
}

const std::string mill = "<place class='BLD' on='Mars' name='Mill'/>";

} // namespace

class GameObjectsTest : public QObject {
    Q_OBJECT

private slots:
    void works_data();
    void works() {
        QFETCH(Play, play);
        play();
    }
};

void GameObjectsTest::works_data() {
    QTest::addColumn<Play>("play");
    const auto row = [](const char* name, Play play) { QTest::newRow(name) << std::move(play); };

    row("X1.8 empires of one team are allies", [] {
        const std::string allies = "<empire-affiliation empire='source' mode='allies-inclusive'/>";
        Game alone(words + building(allies), mill);
        alone.goTo(1);
        QCOMPARE(alone.at("Vega I", "MaxIndustry"), 0.0);
        Game game(words + building(allies), "<team id='Pact' empires='Terrans Vegans'/>" + mill);
        QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
        QCOMPARE(game.at("Terrans", "attached"), double(game.find("Pact")));
        game.goTo(1);
        QCOMPARE(game.at("Vega I", "MaxIndustry"), 1.0);
    });
    row("X1.8 a team of an empire that is not there", [] {
        const Game game(words, "<team id='Pact' empires='Terrans Nobody'/>");
        QCOMPARE(game.findings().size(), std::size_t(1));
        QCOMPARE(game.at("Terrans", "attached"), double(game.find("Pact")));
    });
    row("X1.8 a map has values of its own, and all that is on it reads them", [] {
        const std::string stormy = "<expression if='weather == 7'/>";
        Game game(words + building(stormy),
                  "<map name='North' weather='7'/><map name='South'/><system name='Far' map='North' x='500' y='0'/>"
                  "<planet name='Far I' system='Far' size='small'/>" +
                      mill);
        QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
        game.goTo(1);
        QCOMPARE(game.at("Far I", "MaxIndustry"), 1.0);
        QCOMPARE(game.at("Mars", "MaxIndustry"), 0.0);
        QCOMPARE(game.at("South", "weather"), 3.0);
    });
    row("X1.8 a run without teams and maps does not know of the types", [] {
        Game plain(building("<object-type type='planet'/>"), mill);
        plain.goTo(2);
        Game game("<vocabulary><type id='map' class='MAP'/><type id='system' extend='true' attached-to='map'/>"
                  "</vocabulary>" +
                      building("<object-type type='planet'/>"),
                  mill);
        game.goTo(2);
        QCOMPARE(game.log().hash, plain.log().hash);
    });
    row("E9.1 an object aims at nothing until it is told", [] {
        const Game game(building("<all/>"), mill);
        QCOMPARE(game.at("Mill", "target"), noneValue);
        QCOMPARE(Game(building("<all/>"), mill + "<set object='Mill' target='Vega I'/>").at("Mill", "target"),
                 double(game.find("Vega I")));
    });
    row("E9.1 expressions read it", [] {
        Game game(building("<expression if='name == Source.target.name'/>"),
                  mill + "<set object='Mill' target='Belt'/>");
        QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
        game.goTo(1);
        QCOMPARE(game.at("Belt", "MaxIndustry"), 1.0);
        QCOMPARE(game.at("Mars", "MaxIndustry"), 0.0);
    });
    row("E9.1 it is forgotten, and that is recorded, when the target is destroyed", [] {
        const std::string bomb = "<class id='BLD' type='building'><group id='g' active='turn == 2'><scope><include>"
                                 "<planet-size size='asteroids'/></include></scope><effects><destroy-object/></effects>"
                                 "</group></class>";
        Game game(bomb, mill + "<set object='Mill' target='Belt'/>");
        const Row target = game.find("Belt");
        game.goTo(1);
        QCOMPARE(game.at("Mill", "target"), double(target));
        game.goTo(2);
        QCOMPARE(game.at("Mill", "target"), noneValue);
        const auto cleared = std::ranges::count_if(game.log().runs, [&](const Run& run) {
            return run.column == game.session().program().model->layout.builtin(Builtin::target) &&
                   run.cause == CauseKind::cascade;
        });
        QCOMPARE(int(cleared), 1);
    });
    row("E9.1 a class cannot give it a constant", [] {
        const Game game("<class id='BLD' type='building'><property name='target' value='none'/></class>");
        QVERIFY(!game.findings().empty());
    });
}

QTEST_APPLESS_MAIN(GameObjectsTest)
#include "game_objects_test.moc"
