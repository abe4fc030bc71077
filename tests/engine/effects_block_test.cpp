// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that hold others: conditional effects, and effects on objects that an effect created.
#include "tests/engine/effect_play.h"

#include <QTest>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

Q_DECLARE_METATYPE(Play)

class EffectsBlockTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }
};

void EffectsBlockTest::play_data() {
    QTest::addColumn<Play>("run");
    const auto row = [](const char* name, Play run) { QTest::newRow(name) << run; };
    const auto bonus = [](const std::string& value) {
        return "<set-property property='bonus' value='" + value + "'/>";
    };
    const auto when = [](const std::string& condition, const std::string& then, const std::string& otherwise = {}) {
        return "<conditional><if if=\"" + condition + "\"/><then>" + then + "</then>" +
               (otherwise.empty() ? "" : "<else>" + otherwise + "</else>") + "</conditional>";
    };

    row("E3.29 if a condition holds for the object, these effects, else those", [=] {
        const Game game = playedTurns(once(when("size == small", bonus("1"), bonus("2")), planets));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.at("Mars", "bonus"), 1.0);
        QCOMPARE(game.at("Sol III", "bonus"), 2.0);
        QCOMPARE(game.at("Giant", "bonus"), 2.0);
    });
    row("E3.29 without else nothing happens to the others, and it is told", [=] {
        const Game game = playedTurns(once(when("size == small", bonus("1")), planets));
        QCOMPARE(game.at("Mars", "bonus"), 1.0);
        QCOMPARE(game.at("Sol III", "bonus"), 0.0);
        QVERIFY(std::ranges::any_of(game.log().skips, [&](const Skip& skip) {
            return skip.reason == SkipReason::otherBranch &&
                   std::ranges::find(*skip.rows, game.find("Sol III")) != skip.rows->end();
        }));
    });
    row("E3.29 all of several conditions must hold", [=] {
        const Game game = playedTurns(once("<conditional><if>" + planets + named("Mars") + "</if><then>" + bonus("1") +
                                               "</then><else>" + bonus("2") + "</else></conditional>",
                                           planets));
        QCOMPARE(game.at("Mars", "bonus"), 1.0);
        QCOMPARE(game.at("Sol III", "bonus"), 2.0);
    });
    row("E3.29 it asks after what the effects before it changed", [=] {
        const Game game = playedTurns(once(bonus("3") + when("bonus == 3", bonus("4"), bonus("5")), planets));
        QCOMPARE(game.at("Mars", "bonus"), 4.0);
    });
    row("E3.29 what then changes does not lead to else", [=] {
        const Game game = playedTurns(once(when("bonus == 0", bonus("4"), bonus("5")), planets));
        QCOMPARE(game.at("Mars", "bonus"), 4.0);
    });
    row("E3.29 one within another", [=] {
        const Game game = playedTurns(
            once(when("owner == none", bonus("1"), when("size == small", bonus("2") + "<destroy-object/>", bonus("3"))),
                 planets));
        QCOMPARE(game.at("Belt", "bonus"), 1.0);
        QVERIFY(!game.exists("Mars"));
        QCOMPARE(game.at("Sol III", "bonus"), 3.0);
    });
    row("E4.5 a condition that is missing is not true", [=] {
        const std::string effects = when("Stock > 0", "<add-special special='SPC_RUINS'/>",
                                         "<set-star-colour colour='red'/>"); // systems have no Stock
        const Game game = playedTurns(once(effects, "<or>" + named("Vega") + named("Mars") + "</or>"));
        QCOMPARE(game.valueAt("Vega", "star_colour"), std::string("red"));
        QCOMPARE(game.countOf("SPC_RUINS"), std::size_t{1});
    });

    row("E3.7 what is made gets what stands in `with`, at once", [=] {
        const Game game = playedTurns(once(
            R"xml(<create-object class="SHP_SCOUT" name="New" count="2"><with><set-owner empire="Vegans"/></with>
                </create-object>)xml"));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.countOf("SHP_SCOUT"), std::size_t{2});
        QCOMPARE(game.ownersOf("New"), std::vector<std::string>{"Vegans"});
        QCOMPARE(game.ownersOf("Sol III"), std::vector<std::string>{"Terrans"});
    });
    row("E3.7 where nothing is made, nothing stands in `with`", [=] {
        const Game game = playedTurns(
            once(R"xml(<create-object class="SHP_SCOUT" count="0"><with><destroy-object/></with></create-object>)xml"));
        QVERIFY(game.exists("Sol III"));
    });
    row("E3.7 triggered groups of what is made count at once, ordinary ones next turn", [=] {
        const std::string made = R"xml(<class id="NEW" type="building">
            <group><trigger after="created" of="self"/><scope><include><self/></include></scope><effects>
              <modify-stockpile resource="Favour" amount="1"/></effects></group>
            <group priority="9"><scope><include><self/></include></scope><effects>
              <modify-stockpile resource="Favour" amount="10"/></effects></group></class>)xml";
        const std::string content = once(R"xml(<create-object class="NEW"/>)xml") + made;
        QCOMPARE(playedTurns(content, 1).at("Terrans", "Favour"), 1.0);
        QCOMPARE(playedTurns(content, 2).at("Terrans", "Favour"), 11.0);
    });
    row("E3.7 an unknown class is an error", [=] {
        const Game game = playedTurns(once(R"xml(<create-object class="NO_SUCH"/>)xml"));
        QVERIFY(!game.findings().empty() && game.findings().front().starts_with("error"));
    });
    row("T13 a delay fires later, on what is still there", [=] {
        const std::string content =
            once("<delay turns='2'><then>" + bonus("7") + "</then></delay>", planets) +
            R"xml(<class id="BOMB" type="building"><group><activation if="turn == 2"/><scope><include>)xml" +
            named("Mars") + "</include></scope><effects><destroy-object/></effects></group></class>";
        const std::string placed = yard + R"xml(<place class="BOMB" on="Vega I"/>)xml";
        QCOMPARE(playedTurns(content, 2, placed).at("Sol III", "bonus"), 0.0);
        const Game game = playedTurns(content, 3, placed);
        QCOMPARE(game.at("Sol III", "bonus"), 7.0);
        QVERIFY(!game.exists("Mars"));
        QCOMPARE(playedTurns(content, 4, placed).at("Sol III", "bonus"), 7.0);
    });
}

QTEST_APPLESS_MAIN(EffectsBlockTest)
#include "effects_block_test.moc"
