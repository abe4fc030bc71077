// SPDX-License-Identifier: GPL-3.0-or-later
// Properties that effects set, and targets of objects, played from content.
#include "tests/engine/effect_play.h"

#include <QTest>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

Q_DECLARE_METATYPE(Play)

class EffectsValueTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }
};

void EffectsValueTest::play_data() {
    QTest::addColumn<Play>("run");
    const auto row = [](const char* name, Play run) { QTest::newRow(name) << run; };

    row("E3.19 set focus", [] {
        const Game game = playedTurns(once(R"xml(<set-focus focus="industry"/>)xml"));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.valueAt("Sol III", "focus"), std::string("industry"));
        QCOMPARE(game.valueAt("Sol III", "secondary_focus"), std::string("none"));
        QCOMPARE(game.valueAt("Mars", "focus"), std::string("none"));
    });
    row("E3.19 the secondary focus leaves the primary one", [] {
        const Game game = playedTurns(once(R"xml(<set-focus focus="farming" which="secondary"/>)xml"));
        QCOMPARE(game.valueAt("Sol III", "focus"), std::string("none"));
        QCOMPARE(game.valueAt("Sol III", "secondary_focus"), std::string("farming"));
    });
    row("E3.19 what has no focus is skipped with its reason", [] {
        const Game game = playedTurns(once(R"xml(<set-focus focus="farming"/>)xml", systems));
        QCOMPARE(skipReasons(game), std::set<std::string>{"has no such focus"});
    });
    row("E3.20 a number, which may read the object", [] {
        const Game game =
            playedTurns(once(R"xml(<set-property property="bonus" value="Target.Stock / 10 + id"/>)xml", planets));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.at("Mars", "bonus"), 5.0 + rowOf(game, "Mars"));
    });
    row("E3.20 yes or no", [] {
        const Game game =
            playedTurns(once(R"xml(<set-property property="is_marked" value="size == small"/>)xml", planets));
        QCOMPARE(game.at("Mars", "is_marked"), 1.0);
        QCOMPARE(game.at("Sol III", "is_marked"), 0.0);
    });
    const std::string purse = R"xml(<vocabulary><property id="purse" format="number"/>
        <type id="empire" extend="true"><has property="purse"/></type></vocabulary>)xml";
    row("G2.2 a property of the owners of the object, in which the last object counts", [purse] {
        const Game game = playedTurns(
            purse + once(R"xml(<set-property property="purse" value="Target.id" whose="owners"/>)xml", planets));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.at("Terrans", "purse"),
                 static_cast<double>(std::max(rowOf(game, "Sol III"), rowOf(game, "Mars"))));
        QCOMPARE(game.at("Vegans", "purse"), static_cast<double>(rowOf(game, "Vega I")));
        QCOMPARE(skipReasons(game), std::set<std::string>{"has no owner"}); // the planets that nobody owns
    });
    row("G2.2 a property of the owners of the source", [purse] {
        const Game game = playedTurns(
            purse + once(R"xml(<set-property property="purse" value="7" whose="source"/>)xml", named("Belt")));
        QCOMPARE(game.at("Terrans", "purse"), 7.0);
        QCOMPARE(game.at("Vegans", "purse"), 0.0);
    });
    row("E3.20 an enumerator, a class, a type and a text", [] {
        const Game game = playedTurns(once(R"xml(<set-property property="environment" value="tundra"/>
            <set-property property="favourite" value="SPC_RUINS"/><set-property property="sort" value="ship"/>
            <set-property property="motto" value="per aspera"/>)xml"));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.valueAt("Sol III", "environment"), std::string("tundra"));
        QCOMPARE(game.valueAt("Sol III", "favourite"), std::string("SPC_RUINS"));
        QCOMPARE(game.valueAt("Sol III", "sort"), std::string("ship"));
        QCOMPARE(game.valueAt("Sol III", "motto"), std::string("per aspera"));
        QCOMPARE(game.valueAt("Mars", "motto"), std::string("none"));
    });
    row("E3.20 a property of the source, looked up through attachment", [] {
        const Game game = playedTurns(once(R"xml(<set-property property="environment" value="Source.environment"/>
                <set-property property="friend" value="Source.owner"/>)xml",
                                           planets));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.valueAt("Giant", "environment"), std::string("terran"));
        QCOMPARE(game.at("Giant", "friend"), rowOf(game, "Terrans"));
    });
    row("E3.20 an object without the property is skipped with its reason", [] {
        const Game game = playedTurns(once(R"xml(<set-property property="bonus" value="3"/>)xml", "<all/>"));
        QCOMPARE(skipReasons(game), std::set<std::string>{"has no bonus"});
        QCOMPARE(game.at("Mars", "bonus"), 3.0);
    });
    row("E3.20 what belongs to classes stays as it is", [] {
        const Game game = playedTurns(once(R"xml(<set-property property="build_cost" value="3"/>)xml"));
        QVERIFY(game.log().runs.empty() ||
                std::ranges::none_of(game.log().runs, [](const Run& run) { return run.cause == CauseKind::effect; }));
    });
    row("E3.20 sizes and environments do not follow one another", [] {
        const Game game = playedTurns(once(R"xml(<set-property property="size" value="gas_giant"/>)xml"));
        QCOMPARE(game.valueAt("Sol III", "size"), std::string("gas_giant"));
        QCOMPARE(game.valueAt("Sol III", "environment"), std::string("terran"));
    });

    row("E9.2 the nearest of those that match", [] {
        const Game game = playedTurns(once("<set-target><which>" + named("Vega I") + "</which></set-target>"));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(rowAt(game, "Sol III", Builtin::target), rowOf(game, "Vega I"));
        QCOMPARE(rowAt(game, "Mars", Builtin::target), noneValue);
        const Game near = playedTurns(once("<set-target><which>" + empires + "<expression if='false == true'/>" +
                                           "</which></set-target><set-target><which if='owner == none'>" + planets +
                                           "</which></set-target>"));
        QCOMPARE(rowAt(near, "Sol III", Builtin::target), rowOf(near, "Belt")); // Giant is in Vega, farther away
    });
    row("E9.2 of several as near, the one with the lowest id", [] {
        const Game game = playedTurns(once("<set-target><which>" + planets + "</which></set-target>", planets));
        QCOMPARE(rowAt(game, "Mars", Builtin::target), rowOf(game, "Sol III"));
        QCOMPARE(rowAt(game, "Giant", Builtin::target), rowOf(game, "Vega I"));
        QCOMPARE(rowAt(game, "Sol III", Builtin::target), rowOf(game, "Sol III")); // it can be its own nearest match
    });
    row("E9.2 what is nowhere comes last", [] {
        const std::string both = "<or>" + empires + named("Giant") + "</or>";
        const Game game = playedTurns(once("<set-target><which>" + both + "</which></set-target>"));
        QCOMPARE(rowAt(game, "Sol III", Builtin::target), rowOf(game, "Giant"));
    });
    row("E9.2 Target is the object that it fires on", [] {
        const Game game =
            playedTurns(once("<set-target><which if='id != Target.id'>" + planets + "</which></set-target>", planets));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(rowAt(game, "Sol III", Builtin::target), rowOf(game, "Mars"));
        QCOMPARE(rowAt(game, "Mars", Builtin::target), rowOf(game, "Sol III"));
    });
    row("E9.2 where nothing matches, nothing is set, and it is told why", [] {
        const Game game = playedTurns(once("<set-target><which>" + named("Nobody") + "</which></set-target>"));
        QCOMPARE(skipReasons(game), std::set<std::string>{"no object matches"});
        QCOMPARE(rowAt(game, "Sol III", Builtin::target), noneValue);
        const Game each = playedTurns(once("<set-target><which if='id == Target.id + 1000'/></set-target>", planets));
        QCOMPARE(skipReasons(each), std::set<std::string>{"no object matches"});
    });
    const std::string toNone = "<set-target stacking='A'><which if='id == Target.id + 1000'/></set-target>";
    const std::string toMars = "<set-target stacking='A'><which>" + named("Mars") + "</which></set-target>";
    row("E7.5 a target that nothing matches for the object uses no stacking name up", [=] {
        const Game game = playedTurns(once(toNone + toMars + toMars));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(skipReasons(game), (std::set<std::string>{"no object matches", ""})); // the third is stacked out
        QCOMPARE(game.log().skips.front().reason, SkipReason::unable);
        QCOMPARE(rowAt(game, "Sol III", Builtin::target), rowOf(game, "Mars"));
    });
    row("E7.6 nor does a group that can aim at nothing use up its own", [] {
        const auto group = [](const std::string& which) {
            return "<group stacking='A'><activation if='turn == 1'/><scope><include>" + onHost +
                   "</include></scope><effects><set-target>" + which + "</set-target></effects></group>";
        };
        const Game game = playedTurns(moreVocabulary + "<class id='BLD' type='building'>" +
                                      group("<which if='id == Target.id + 1000'/>") +
                                      group("<which>" + named("Mars") + "</which>") + "</class>");
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(skipReasons(game), std::set<std::string>{"no object matches"});
        QCOMPARE(rowAt(game, "Sol III", Builtin::target), rowOf(game, "Mars"));
    });
    row("E7.9 a group that alters meters rests while what it reads is not given", [] {
        const auto played = [](const std::string& given) {
            return playedTurns(R"xml(<vocabulary><property id="boost" runtime="true"/><type id="planet" extend="true">
                <has property="boost"/></type></vocabulary><class id="BLD" type="building"><group><scope><include>)xml" +
                                   onHost + R"xml(</include></scope><effects><set-max-meter meter="Industry">
                <value runtime="boost"/></set-max-meter><modify-max-meter meter="Farming" amount="3"/></effects></group>
                </class>)xml",
                               1, yard + given);
        };
        const Game game = played({});
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QVERIFY(game.log().firings.empty());
        QCOMPARE(game.at("Sol III", "MaxFarming"), 0.0);
        const Game given = played(R"xml(<set object="Sol III" property="boost" value="4"/>)xml");
        QCOMPARE(given.at("Sol III", "MaxIndustry"), 4.0);
        QCOMPARE(given.at("Sol III", "MaxFarming"), 3.0);
    });
    row("E6.3 an empire that was given and has left the game leaves both modes open", [] {
        const auto owned = [](const char* mode) {
            return std::string("<owned-by-specific-empire empire='Source.friend' mode='") + mode + "'/>";
        };
        const Game game = playedTurns(moreVocabulary + R"xml(<class id="BLD" type="building"><group><activation
            if="turn == 1"/><scope><include>)xml" +
                                          named("Vegans") +
                                          R"xml(</include></scope><effects><destroy-object/></effects></group>
            <group><activation if="turn == 2"/><scope><include>)xml" +
                                          owned("active") + "</include><include>" + owned("inactive") +
                                          R"xml(</include></scope><effects><set-property property="bonus" value="7"/>
            </effects></group></class>)xml",
                                      2, yard + R"xml(<set object="Sol III" property="friend" value="Vegans"/>)xml");
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QVERIFY(!game.exists("Vegans"));
        QCOMPARE(game.log().firings.size(), std::size_t(1));
        QVERIFY(game.log().firings[0].scope->empty());
    });
    const std::string aims = "<set-target><which>" + named("Mars") + "</which></set-target>";
    row("E9.1 kept until changed", [aims] {
        const Game game = playedTurns(once(aims), 3);
        QCOMPARE(rowAt(game, "Sol III", Builtin::target), rowOf(game, "Mars"));
    });
    row("E9.1 cleared, and recorded, when the target is destroyed", [aims] {
        const std::string bomb = R"xml(<class id="BOMB" type="building"><group><activation if="turn == 2"/><scope>
            <include>)xml" + named("Mars") +
                                 R"xml(</include></scope><effects><destroy-object/></effects></group></class>)xml";
        const Game game = playedTurns(once(aims) + bomb, 2, yard + R"xml(<place class="BOMB" on="Vega I"/>)xml");
        QVERIFY(!game.exists("Mars"));
        QCOMPARE(rowAt(game, "Sol III", Builtin::target), noneValue);
        QVERIFY(std::ranges::any_of(game.log().runs, [](const Run& run) {
            return run.column.value == static_cast<std::uint16_t>(Builtin::target) && run.cause == CauseKind::cascade;
        }));
    });
    row("E9.1 content cannot give it a constant", [] {
        const Game game = playedTurns(moreVocabulary + R"xml(<class id="BLD" type="building">
            <property name="target" value="1"/></class>)xml");
        QVERIFY(!game.findings().empty());
        const Game set = playedTurns(once(R"xml(<set-property property="target" value="1"/>)xml"));
        QVERIFY(!set.findings().empty());
    });
    row("E3.7 what is created aims at nothing, the source, or the object", [] {
        const auto aimOf = [](const std::string& target) {
            const Game game = playedTurns(
                once(R"xml(<create-object class="BLD_MEGALITH" name="New")xml" + target + "/>", named("Mars")));
            const double aim = rowAt(game, "New", Builtin::target);
            return aim == rowOf(game, "Yard") ? "source" : aim == rowOf(game, "Mars") ? "object" : "none";
        };
        QCOMPARE(aimOf(""), "none");
        QCOMPARE(aimOf(R"( target="none")"), "none");
        QCOMPARE(aimOf(R"( target="source")"), "source");
        QCOMPARE(aimOf(R"( target="object")"), "object");
    });
}

QTEST_APPLESS_MAIN(EffectsValueTest)
#include "effects_value_test.moc"
