// SPDX-License-Identifier: GPL-3.0-or-later
// The conditions of scenarios: every type with its operators and preconditions, references and expressions.
#include "engine/rules/scenario/scenario_rows.h"
#include "tests/engine/support/watched_scenario.h"

#include <QTest>

using namespace orrery::engine;
using fixture::WatchedScenario;

class ScenarioWatchTest : public QObject {
    Q_OBJECT

private slots:
    void answers_data();
    void answers();
    void finds_data();
    void finds();
    void rowsLoad_data();
    void rowsLoad();
};

void ScenarioWatchTest::answers_data() {
    QTest::addColumn<QString>("watch");      // attributes; text after '|' goes inside the element
    QTest::addColumn<QString>("statements"); // of the scenario
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* watch, const char* expected, const char* statements = "") {
        QTest::newRow(name) << watch << statements << expected;
    };
    // S5, type by type.
    row("S5 autopilot: not on it", R"(type="autopilot" op="eq" player="Terrans" value="false")", "true");
    row("S5 autopilot: on it", R"(type="autopilot" op="eq" player="Terrans" value="true")", "true",
        R"(<set object="Terrans" property="autopilot" value="true"/>)");
    row("S5 autopilot: ne", R"(type="autopilot" op="ne" player="Terrans" value="false")", "false");
    row("S6 autopilot is asked of human empires only", R"(type="autopilot" op="eq" player="Vegans" value="false")",
        "false: the empire 'Vegans' is not human");
    row("S14 ne with a failed precondition is false", R"(type="autopilot" op="ne" player="Vegans" value="true")",
        "false: the empire 'Vegans' is not human");
    row("S5 building: nothing is", R"(type="building" op="eq" player="Terrans" value="false")", "true",
        R"(<set object="Terrans" property="build_object" value="Sol III"/>)");
    row("S6 building needs a build object", R"(type="building" op="eq" player="Terrans" value="false")",
        "false: the empire 'Terrans' has no build object");
    row("S14 building: ne with a failed precondition is false",
        R"(type="building" op="ne" player="Terrans" value="true")", "false: the empire 'Terrans' has no build object");
    row("S5 cash: at least", R"(type="cash" op="ge" player="Terrans" resource="Minerals" value="20")", "true",
        R"(<set object="Terrans" resource="Minerals" value="20"/>)");
    row("S5 cash: more than", R"(type="cash" op="gt" player="Terrans" resource="Minerals" value="20")", "false",
        R"(<set object="Terrans" resource="Minerals" value="20"/>)");
    row("S5 cash: of Credits where no resource is named", R"(type="cash" op="eq" player="Terrans" value="7")", "true",
        R"(<set object="Terrans" resource="Credits" value="7"/>)");
    row("S10 cash: lt", R"(type="cash" op="lt" player="Vegans" value="1")", "true");
    row("S10 cash: le", R"(type="cash" op="le" player="Vegans" value="0")", "true");
    row("S10 cash: ne", R"(type="cash" op="ne" player="Vegans" value="0")", "false");
    row("S5 computer: the screen", R"(type="computer" op="eq" screen="build")", "true", R"(<view screen="build"/>)");
    row("S5 computer: another screen", R"(type="computer" op="eq" screen="status")", "false");
    row("S11 computer: the main screen is shown unless something is said", R"(type="computer" op="eq" screen="main")",
        "true");
    row("S11 computer: a line that is given is compared", R"(type="computer" op="eq" screen="build" line="2")", "true",
        R"(<view screen="build" line="2"/>)");
    row("S11 computer: another line", R"(type="computer" op="eq" screen="build" line="2")", "false",
        R"(<view screen="build" line="3"/>)");
    row("S11 computer: no line is chosen", R"(type="computer" op="ne" screen="build" line="2")", "true",
        R"(<view screen="build"/>)");
    row("S5 count: all", R"(type="count" op="eq" value="2"|<of when="turn > 0"/><of when="turn == 1"/>)", "true");
    row("S5 count: any", R"(type="count" op="ge" value="1"|<of when="turn > 7"/><of when="turn == 1"/>)", "true");
    row("S5 count: none", R"(type="count" op="eq" value="0"|<of when="turn > 7"/><of when="turn == 9"/>)", "true");
    row("S5 count: exactly one, and there are two",
        R"(type="count" op="eq" value="1"|<of when="turn > 0"/><of when="turn == 1"/>)", "false");
    row("S5 count nests",
        R"(type="count" op="eq" value="2"|<of type="count" op="eq" value="0"><of when="turn > 7"/></of><of when="turn == 1"/>)",
        "true");
    row("S14 count: a condition whose precondition fails does not count",
        R"(type="count" op="eq" value="0"|<of type="autopilot" op="ne" player="Vegans" value="true"/>)", "true");
    row("S5 destroyed: it exists", R"(type="destroyed" op="eq" object="Mars" value="true")", "false");
    row("S5 destroyed: not yet revealed", R"(type="destroyed" op="eq" object="Wreck" value="true")", "true");
    row("S5 destroyed: ne", R"(type="destroyed" op="ne" object="Wreck" value="false")", "true");
    row("S5 distance", R"(type="distance" op="eq" from="Sol III" to="Vega I" value="100")", "true");
    row("S10 distance: lt", R"(type="distance" op="lt" from="Sol III" to="Mars" value="1")", "true");
    row("S10 distance: ge", R"(type="distance" op="ge" from="Sol III" to="Mars" value="1")", "false");
    row("S6 distance: both must exist", R"(type="distance" op="ge" from="Sol III" to="Wreck" value="0")",
        "false: 'Wreck' is not in the game");
    row("S14 distance: ne with a failed precondition is false",
        R"(type="distance" op="ne" from="Sol III" to="Wreck" value="5")", "false: 'Wreck' is not in the game");
    row("S5 health: a fraction of a meter", R"(type="health" op="eq" object="Scout" meter="Structure" value="0.6")",
        "true", R"(<set object="Scout" meter="Structure" value="5"/><place class="HULL" on="Scout"/>)"); // plus growth
    row("S12 the health of what does not exist is 0",
        R"(type="health" op="eq" object="Wreck" meter="Structure" value="0")", "true");
    row("S12 health: lt of what does not exist",
        R"(type="health" op="lt" object="Wreck" meter="Structure" value="0.1")", "true");
    row("S12 the health is 0 where the maximum is 0",
        R"(type="health" op="eq" object="Scout" meter="Structure" value="0")", "true");
    row("S6 health: an object without the meter", R"(type="health" op="ge" object="Scout" value="0")",
        "false: 'Scout' has no Health");
    row("S5 identity: the same", R"(type="identity" op="eq" a="flagship:Terrans" b="Scout")", "true");
    row("S5 identity: not the same", R"(type="identity" op="eq" a="flagship:Terrans" b="Raider")", "false");
    row("S5 identity: ne", R"(type="identity" op="ne" a="flagship:Terrans" b="Raider")", "true");
    row("S6 identity: both must exist", R"(type="identity" op="ne" a="flagship:Vegans" b="Raider")",
        "false: 'flagship:Vegans' is not in the game");
    row("S5 message: the page that is read", R"(type="message" op="eq" message="2" page="1")", "true",
        R"(<view message="2" page="1"/>)");
    row("S11 message: another page", R"(type="message" op="eq" message="2" page="1")", "false",
        R"(<view message="2" page="0"/>)");
    row("S11 message: another page, ne", R"(type="message" op="ne" message="2" page="1")", "true",
        R"(<view message="2" page="0"/>)");
    row("S11 message: false while none is read", R"(type="message" op="eq" message="0" page="0")",
        "false: no message is open");
    row("S14 message: ne is false while none is read", R"(type="message" op="ne" message="2" page="1")",
        "false: no message is open");
    row("S5 owner", R"(type="owner" op="eq" object="Sol III" player="Terrans")", "true");
    row("S5 owner: another", R"(type="owner" op="eq" object="Sol III" player="Vegans")", "false");
    row("S5 owner: ne", R"(type="owner" op="ne" object="Sol III" player="Vegans")", "true");
    row("S14 owner: nobody", R"(type="owner" op="eq" object="Mars" player="none")", "true");
    row("S14 owner of an object of several: among them", R"(type="owner" op="eq" object="Mars" player="Vegans")",
        "true", R"(<place class="DOUBLE" on="Mars"/>)");
    row("S6 owner: it must exist", R"(type="owner" op="ne" object="Wreck" player="Vegans")",
        "false: 'Wreck' is not in the game");
    row("S5 score: a counter that nothing was added to is 0", R"(type="score" op="eq" counter="raids" value="0")",
        "true");
    row("S10 score: gt", R"(type="score" op="gt" counter="raids" value="0")", "false");
    row("S5 ships", R"(type="ships" op="eq" player="Terrans" value="1")", "true");
    row("S10 ships: lt", R"(type="ships" op="lt" player="Vegans" value="1")", "false");
    row("S5 ships: those that are hidden do not count", R"(type="ships" op="le" player="Vegans" value="1")", "true");
    row("S5 speed", R"(type="speed" op="eq" object="Scout" value="0")", "true");
    row("S10 speed: gt", R"(type="speed" op="gt" object="Scout" value="0")", "false");
    row("S6 speed: what has none", R"(type="speed" op="ge" object="Mars" value="0")", "false: 'Mars' has no Speed");
    row("S5 target", R"(type="target" op="eq" object="Scout" target="Vega I")", "true");
    row("S5 target: ne", R"(type="target" op="ne" object="Scout" target="Raider")", "true");
    row("S6 target: both must exist", R"(type="target" op="ne" object="Scout" target="Wreck")",
        "false: 'Wreck' is not in the game");
    row("S5 time", R"(type="time" op="eq" duration="1")", "true");
    row("S5 time: its number as elements", R"(type="time" op="eq"|<duration><Value>1</Value></duration>)", "true");
    row("S5 count: the number of an inner condition as elements",
        R"(type="count" op="eq" value="1"|<of type="time" op="eq"><duration><Value>1</Value></duration></of>)", "true");
    row("S10 time: lt", R"(type="time" op="lt" duration="1")", "false");
    row("S13 time is negative before the start", R"(type="time" op="eq" duration="-4")", "true",
        R"(<policy start-time="5"/>)");
    row("S13 the old way time counts from the first turn, a third of each in the set-up",
        R"(type="count" op="eq" value="2"|<of type="time" op="gt" duration="0.33"/><of type="time" op="lt" duration="0.34"/>)",
        "true", R"(<policy start-time="5" legacy-start-time="true"/>)");
    row("S13 a single time condition may count the old way",
        R"(type="count" op="eq" value="3"|<of type="time" op="gt" duration="0.33" legacy-start-time="true"/><of type="time" op="lt" duration="0.34" legacy-start-time="true"/><of type="time" op="eq" duration="-4"/>)",
        "true", R"(<policy start-time="5"/>)");
    row("S13 a single time condition overrides the old way of the scenario",
        R"(type="time" op="eq" duration="-4" legacy-start-time="false")", "true",
        R"(<policy start-time="5" legacy-start-time="true"/>)");
    row("S5 zoom", R"(type="zoom" op="eq" value="1:4")", "true", R"(<view zoom="1:4"/>)");
    row("S11 zoom: 2:1 is less than 1:1", R"(type="zoom" op="lt" value="1:1")", "true", R"(<view zoom="2:1"/>)");
    row("S11 zoom: 1:16 is less than foe", R"(type="zoom" op="lt" value="foe")", "true", R"(<view zoom="1:16"/>)");
    row("S11 zoom: foe is less than object", R"(type="zoom" op="lt" value="object")", "true", R"(<view zoom="foe"/>)");
    row("S11 zoom: object is less than all", R"(type="zoom" op="lt" value="all")", "true", R"(<view zoom="object"/>)");
    row("S11 zoom: nothing is less than 2:1", R"(type="zoom" op="lt" value="2:1")", "false", R"(<view zoom="2:1"/>)");
    // S3.
    row("S3 an initial object by its place", R"(type="identity" op="eq" a="initial:3" b="Scout")", "true");
    row("S3 an initial object that is hidden has its place",
        R"(type="destroyed" op="eq" object="initial:5" value="true")", "true");
    row("S3 the object that an empire controls", R"(type="identity" op="eq" a="controlled:Terrans" b="Scout")", "true");
    row("S3 and its target", R"(type="identity" op="eq" a="target:Terrans" b="Vega I")", "true");
    row("S3 subject and direct",
        R"(type="distance" op="eq" from="subject" to="direct" value="100" subject="Scout" direct="Raider")", "true");
    row("S3 an object by its id", R"(type="identity" op="eq" a="#1" b="Terrans")", "true");
    // S9, X5.2.
    row("S9 an expression", R"(when="turn > 0 and turn < 5")", "true");
    row("S9 an expression that is not true", R"(when="turn > 5")", "false");
    row("S9 an expression about an initial object", R"(when="Mars.size == medium")", "true");
    row("S9 a condition that is asked with an expression to compare with", R"(type="time" op="eq" duration="turn")",
        "true");
    row("X5.2 a condition watches only while it is active", R"(when="turn > 0" active="turn > 3")",
        "false: it is not active");
    row("X5.2 it is active", R"(when="turn > 0" active="turn > 0")", "true");
}

void ScenarioWatchTest::answers() {
    QFETCH(QString, watch);
    QFETCH(QString, statements);
    QFETCH(QString, expected);
    const QString attributes = watch.section('|', 0, 0);
    const QString inside = watch.section('|', 1);
    const QString condition =
        "<condition id=\"c\" persistent=\"true\" " + attributes + ">" + inside + "<pause/></condition>";
    WatchedScenario game(QString(statements + condition).replace(" < ", " &lt; ").toStdString(),
                         R"xml(<class id="DOUBLE" type="special"><group id="both"><scope><include><object-type
                         type="planet"/></include></scope><effects><add-owner empire="Terrans"/>
                         <add-owner empire="Vegans"/></effects></group></class>
                         <class id="HULL" type="special"><group id="hull"><scope><include><object-type type="ship"/>
                         </include></scope><effects><modify-max-meter meter="Structure" amount="10"/></effects></group>
                         </class>)xml");
    for (const std::string& finding : game.findings()) {
        QFAIL(finding.c_str());
    }
    QCOMPARE(QString::fromStdString(game.answer("c", 1)), expected);
}

void ScenarioWatchTest::finds_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* scenario, const char* expected) {
        QTest::newRow(name) << scenario << expected;
    };
    row("S4 an operator that the type does not support",
        R"(<condition type="owner" op="lt" object="Mars" player="Terrans"><pause/></condition>)",
        "check.unsupported-operator|lt");
    row("S4 every condition has an operator", R"(<condition type="time" duration="3"><pause/></condition>)",
        "content.missing-attribute|condition");
    row("S4 an operator that there is not", R"(<condition type="time" op="==" duration="3"><pause/></condition>)",
        "content.not-a-choice|==");
    for (const char* const type :
         {"autopilot", "building", "computer", "destroyed", "identity", "message", "owner", "target"}) {
        const WatchSpec& spec = *std::ranges::find(watchRows(), std::string_view(type), &WatchSpec::type);
        QString example = QString::fromUtf8(spec.example.data(), int(spec.example.size()));
        QTest::addRow("S10 %s takes eq and ne only", type)
            << example.replace("op=\"eq\"", "op=\"ge\"") << "check.unsupported-operator|ge";
    }
    row("S5 a type that there is not", R"(<condition type="owners" op="eq"><pause/></condition>)",
        "check.unknown-name|owners");
    row("S5 an attribute that the type does not take",
        R"(<condition type="time" op="eq" duration="3" object="Mars"><pause/></condition>)",
        "content.unknown-attribute|object");
    row("S5 text inside what is counted",
        R"(<condition type="count" op="eq" value="0"><of when="turn == 1">now</of><pause/></condition>)",
        "content.stray-text|now");
    row("S8 an element that the action does not take",
        R"(<condition when="turn == 1"><pause><now/></pause></condition>)", "content.unknown-element|now");
    row("S5 a count of nothing", R"(<condition type="count" op="eq" value="0"><pause/></condition>)",
        "check.nothing-counted|condition");
    row("S5 nothing is watched for", R"(<condition><pause/></condition>)", "check.no-watch|condition");
    row("S9 both a type and an expression",
        R"(<condition type="time" op="eq" duration="3" when="turn == 3"><pause/></condition>)",
        "check.two-watches|condition");
    row("S3 an object that nothing is called",
        R"(<condition type="destroyed" op="eq" object="Marz" value="true"><pause/></condition>)",
        "check.unknown-name|Marz");
    row("S3 an object that a later statement makes",
        R"(<place class="SHP" on="Sol" name="Relief" turn="3"/><condition type="destroyed" op="eq" object="Relief" value="true"><pause/></condition>)",
        "check.made-in-play|Relief");
    row("S3 an object that an action makes",
        R"(<condition when="turn == 1" subject="Relief"><create class="SHP" on="Sol" name="Relief"/></condition>)",
        "check.made-in-play|Relief");
    row("S3 an id that is made in play",
        R"(<condition type="destroyed" op="eq" object="#400" value="true"><pause/></condition>)",
        "check.made-in-play|#400");
    row("S3 an initial object that there is not",
        R"(<condition type="destroyed" op="eq" object="initial:6" value="true"><pause/></condition>)",
        "check.no-initial|initial:6");
    row("S3 the flagship of an empire that there is not",
        R"(<condition type="destroyed" op="eq" object="flagship:Martians" value="true"><pause/></condition>)",
        "check.unknown-name|flagship:Martians");
    row("S3 a subject that the condition does not name",
        R"(<condition type="destroyed" op="eq" object="subject" value="true"><pause/></condition>)",
        "check.no-subject|subject");
    row("S3 a subject that is itself",
        R"(<condition when="turn == 1" subject="direct" direct="Mars"><destroy/></condition>)",
        "check.self-reference|direct");
    row("S7 for one person a view is safe", R"(<condition type="zoom" op="eq" value="all"><pause/></condition>)", "");
    row("S7 for more than one person a view is not net-safe",
        R"(<set object="Vegans" property="human" value="true"/><condition type="zoom" op="eq" value="all"><pause/></condition>)",
        "check.not-net-safe|condition");
    row("S7 nor in a condition that is counted",
        R"(<set object="Vegans" property="human" value="true"/><condition type="count" op="eq" value="1"><of type="message" op="eq" message="1" page="0"/><pause/></condition>)",
        "check.not-net-safe|of");
    row("S7 nor is a screen",
        R"(<set object="Vegans" property="human" value="true"/><condition type="computer" op="eq" screen="main"><pause/></condition>)",
        "check.not-net-safe|condition");
    row("S8 an action that there is not", R"(<condition when="turn == 1"><pawse/></condition>)",
        "check.unknown-action|pawse");
    row("S8 a condition that does nothing", R"(<condition when="turn == 1"/>)", "check.no-actions|condition");
    row("S8 a group that there is not",
        R"(<condition when="turn == 1" subject="Mars"><fire group="SHP/none"/></condition>)",
        "check.unknown-name|SHP/none");
    row("S8 a group that changes maxima",
        R"(<condition when="turn == 1" subject="Mars"><fire group="METERS/up"/></condition>)",
        "check.fires-meters|METERS/up");
    row("S8 effects inside that change maxima",
        R"(<condition when="turn == 1" subject="Mars"><fire><modify-max-meter meter="Trade" amount="1"/></fire></condition>)",
        "check.fires-meters|modify-max-meter");
    row("S8 effects inside that change current meters, and others beside them",
        R"(<condition when="turn == 1" subject="Mars"><fire><modify-meter meter="Trade" amount="1"/><set-owner empire="none"/></fire></condition>)",
        "");
    row("S8 an object that cannot stand where it is made",
        R"(<condition when="turn == 1"><create class="MILL" on="Scout"/></condition>)", "check.cannot-stand|Scout");
    row("S8 an object that cannot stand on a team",
        R"(<team id="Allies" empires="Terrans"/><condition when="turn == 1"><create class="MILL" on="Allies"/></condition>)",
        "check.cannot-stand|Allies");
    row("S8 a statement about an object that is hidden", R"(<set object="Wreck" owner="Terrans"/>)",
        "check.hidden-object|Wreck");
    row("S8 an object that is placed on one that is hidden", R"(<place class="BEACON" on="Wreck"/>)",
        "check.hidden-object|Wreck");
    row("S8 neither a group nor effects", R"(<condition when="turn == 1" subject="Mars"><fire/></condition>)",
        "check.fires-nothing|fire");
    row("S8 what is not hidden is not revealed", R"(<condition when="turn == 1"><reveal object="Mars"/></condition>)",
        "check.not-hidden|Mars");
    row("S8 an action upon a subject that is not named", R"(<condition when="turn == 1"><destroy/></condition>)",
        "check.no-subject|destroy");
    row("S1 a condition that is enabled and is not there",
        R"(<condition when="turn == 1"><enable condition="other"/></condition>)", "check.unknown-name|other");
    row("S1 two conditions of one id",
        R"(<condition id="a" when="turn == 1"><pause/></condition><condition id="a" when="turn == 2"><pause/></condition>)",
        "check.duplicate-condition|a");
}

void ScenarioWatchTest::finds() {
    QFETCH(QString, scenario);
    QFETCH(QString, expected);
    WatchedScenario game(scenario.toStdString(), R"xml(<class id="METERS" type="special"><group id="up"><scope><include>
        <object-type type="planet"/></include></scope><effects><modify-max-meter meter="Trade" amount="1"/></effects>
        </group></class><class id="MILL" type="building"/>)xml");
    QStringList found;
    for (const std::string& finding : game.findings()) {
        found << QString::fromStdString(finding);
    }
    QCOMPARE(found.join(' '), expected);
    game.session().goTo(2); // the scenario runs in spite of its problems
}

void ScenarioWatchTest::rowsLoad_data() {
    QTest::addColumn<QString>("example");
    QTest::addColumn<bool>("isWatch");
    const auto row = [](const char* kind, std::string_view name, std::string_view example, bool isWatch) {
        QTest::addRow("%s %.*s", kind, int(name.size()), name.data())
            << QString::fromUtf8(example.data(), int(example.size())) << isWatch;
    };
    for (const WatchSpec& spec : watchRows()) {
        row("S5 the example of the type", spec.type, spec.example, true);
    }
    for (const ActionSpec& spec : actionRows()) {
        row("S8 the example of the action", spec.tag, spec.example, false);
    }
}

void ScenarioWatchTest::rowsLoad() {
    QFETCH(QString, example);
    QFETCH(bool, isWatch);
    const QString hidden = example.contains("Hidden")
                               ? R"(<place class="SHP" on="Sol" name="Hidden" owner="none" hidden="true"/>)"
                               : QString();
    WatchedScenario game((hidden + example).toStdString(), R"(<class id="SHP_SCOUT" type="ship"/>)");
    for (const std::string& finding : game.findings()) {
        QFAIL(finding.c_str());
    }
    QVERIFY(!game.scenario().conditions.empty());
    std::size_t done = 0;
    for (std::uint32_t turn = 1; turn <= 110 && game.session().goTo(turn); ++turn) {
        for (const ScenarioRecord& record : game.session().history().log(turn).scenario) {
            QVERIFY2(record.action < 0 || record.isTrue,
                     record.detail.english().c_str()); // each of its actions succeeds
            done += record.action < 0 ? 0 : 1;
        }
    }
    QVERIFY(isWatch || done > 0);
}

QTEST_APPLESS_MAIN(ScenarioWatchTest)
#include "scenario_watch_test.moc"
