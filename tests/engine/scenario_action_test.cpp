// SPDX-License-Identifier: GPL-3.0-or-later
// Actions of scenario conditions: their order, delays, checks within checks, breakpoints and the end of a run.
#include "engine/check/scenario/statements.h"
#include "engine/rules/shipped_rows.h"
#include "engine/trace/dump.h"
#include "engine/trace/explain.h"
#include "engine/universe/scenario_text.h"
#include "tests/engine/support/watched_scenario.h"

#include <QTest>

#include <functional>
#include <set>
#include <tuple>

using namespace orrery::engine;
using fixture::WatchedScenario;

namespace {

using Play = std::function<void()>;

QString textOf(const std::string& text) {
    return QString::fromStdString(text);
}

/// A busy scenario, with everything that a run stores between turns.
const std::string busy = R"xml(
  <condition id="tick" persistent="true" when="turn &gt; 0"><add-to-counter counter="ticks" by="turn"/>
    <delay turns="2"/><add-to-counter counter="late"/></condition>
  <condition id="raid" type="score" op="ge" counter="ticks" value="6" subject="Mars"><set-owner empire="Vegans"/>
    <enable condition="revenge"/><create class="SHP" on="Vega" name="Reserve"/></condition>
  <condition id="revenge" disabled="true" when="turn &gt; 4"><reveal object="Wreck"/><delay turns="1"/>
    <destroy object="Raider"/></condition>)xml";

std::vector<std::string> tracesOf(WatchedScenario& game, std::uint32_t turns) {
    std::vector<std::string> traces;
    for (std::uint32_t turn = 0; turn <= turns; ++turn) {
        game.session().goTo(turn);
        traces.push_back(dumpState(game.session(), turn) + dumpTrace(game.session(), turn) +
                         std::to_string(game.session().history().log(turn).hash));
    }
    return traces;
}

} // namespace

Q_DECLARE_METATYPE(Play)

class ScenarioActionTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }
};

void ScenarioActionTest::play_data() {
    QTest::addColumn<Play>("run");
    const auto row = [](const char* name, Play run) { QTest::newRow(name) << run; };

    // S1.
    row("S1 a condition that was met is disabled", [] {
        WatchedScenario game(R"(<condition id="c" when="turn &gt; 1"><pause/></condition>)");
        QCOMPARE(textOf(game.met(1)), QString());
        QCOMPARE(textOf(game.met(2)), QString("c"));
        QCOMPARE(textOf(game.answer("c", 3)), QString("not evaluated"));
    });
    row("S14 a persistent condition is met at each check at which it is true", [] {
        WatchedScenario game(R"(<condition id="c" persistent="true" when="turn &gt; 1"><pause/></condition>)");
        QCOMPARE(textOf(game.met(2)), QString("c"));
        QCOMPARE(textOf(game.met(3)), QString("c"));
    });
    row("S1 a disabled condition does not watch", [] {
        WatchedScenario game(R"(<condition id="c" disabled="true" when="turn &gt; 0"><pause/></condition>)");
        QCOMPARE(textOf(game.answer("c", 3)), QString("not evaluated"));
    });
    row("S1 actions enable and disable conditions by id", [] {
        WatchedScenario game(R"(<condition when="turn == 2"><enable condition="c"/><disable condition="d"/></condition>
            <condition id="c" disabled="true" when="turn &gt; 0"><pause/></condition>
            <condition id="d" persistent="true" when="turn &gt; 0"><pause/></condition>)");
        QCOMPARE(textOf(game.met(1)), QString("d"));
        QCOMPARE(textOf(game.met(2)), QString("#1 c"));
        QCOMPARE(textOf(game.met(3)), QString());
    });
    row("S1 a condition may enable itself again", [] {
        WatchedScenario game(R"(<condition id="c" when="turn &gt; 0"><enable condition="c"/></condition>)");
        QCOMPARE(textOf(game.met(1)), QString("c"));
        QCOMPARE(textOf(game.met(2)), QString("c"));
    });
    row("S1 subject and direct are what the actions act upon", [] {
        WatchedScenario game(R"(<condition when="turn == 1" subject="Scout" direct="Raider"><destroy/>
            <set-target object="direct" target="Sol III"/></condition>)");
        game.log(1);
        QCOMPARE(game.find("Scout"), noRow);
        QCOMPARE(game.at("Raider", "target"), double(game.find("Sol III")));
    });

    row("S3 what an empire controlled aims at nothing once it is gone", [] {
        WatchedScenario game(R"(<condition when="turn == 1" subject="Scout"><destroy/>
            <destroy object="target:Terrans"/></condition>)");
        game.log(1);
        QCOMPARE(game.find("Scout"), noRow);
        QVERIFY(game.find("Vega I") != noRow);
    });

    // S2.
    row("S2 conditions are checked once a turn, in the order of the document, and not at turn 0", [] {
        WatchedScenario game(R"(<condition id="a" persistent="true" when="turn &gt;= 0"><pause/></condition>
            <condition id="b" persistent="true" when="turn &gt;= 0"><pause/></condition>)");
        QVERIFY(game.log(0).scenario.empty());
        QCOMPARE(textOf(game.met(1)), QString("a b"));
    });
    row("S2 they are checked after durations have run out", [] {
        WatchedScenario game(R"(<place class="SPARK" on="Mars" name="Spark"/>
            <condition id="gone" type="destroyed" op="eq" object="Spark" value="true"><pause/></condition>)",
                             R"(<class id="SPARK" type="special" duration="1"/>)");
        QCOMPARE(textOf(game.met(1)), QString("gone"));
    });
    row("S2 check asks all conditions again, before the actions after it", [] {
        WatchedScenario game(R"(<condition id="a" when="turn == 1"><add-to-counter counter="n"/><check/>
            <add-to-counter counter="n"/></condition>
            <condition id="b" type="score" op="eq" counter="n" value="1"><pause/></condition>
            <condition id="c" type="score" op="eq" counter="n" value="2"><pause/></condition>)");
        QCOMPARE(textOf(game.met(1)), QString("a b c"));
        const auto& records = game.log(1).scenario;
        std::vector<int> order; // the results of b among the actions of a
        for (const ScenarioRecord& record : records) {
            order.push_back(int(record.condition) * 10 + record.action + 1);
        }
        QCOMPARE(order, (std::vector<int>{0, 1, 2, 10, 11, 20, 3, 20, 21}));
    });
    row("S2 a check that would go on for ever is cut, and the error shows what repeats", [] {
        WatchedScenario game(
            R"(<condition id="a" persistent="true" when="turn == 1"><add-to-counter counter="n"/><check/></condition>)");
        const TurnLog& log = game.log(1);
        QCOMPARE(log.faults.size(), std::size_t(1));
        QCOMPARE(QString::fromUtf8(log.faults[0].spec->code.data(), int(log.faults[0].spec->code.size())),
                 QString("run.endless-check"));
        QCOMPARE(textOf(log.faults[0].args[0].english()), QString("'a'"));
        QCOMPARE(game.counter("n"), 1000.0);
        QVERIFY(game.session().goTo(2)); // and the run continues
    });
    row("S2 the error is told of, however many warnings came before it", [] {
        WatchedScenario game(R"(<condition id="z" when="1 / (turn - 1) &gt; 0"><pause/></condition>
            <condition id="a" persistent="true" when="turn == 1"><check/></condition>)");
        const TurnLog& log = game.log(1);
        QCOMPARE(log.faults.size(), std::size_t(1001));
        QVERIFY(log.faults.front().spec->severity == Severity::warning);
        QCOMPARE(textOf(std::string(log.faults.back().spec->code)), QString("run.endless-check"));
    });
    row("S2 so is one that takes a round of two", [] {
        WatchedScenario game(
            R"(<condition id="a" persistent="true" when="turn == 1"><disable condition="a"/><enable condition="b"/><check/></condition>
            <condition id="b" persistent="true" disabled="true" when="turn == 1"><disable condition="b"/><enable condition="a"/><check/></condition>)");
        const TurnLog& log = game.log(1);
        QCOMPARE(log.faults.size(), std::size_t(1));
        const QString part = textOf(log.faults[0].args[0].english());
        QVERIFY2(part == "'a', 'b'" || part == "'b', 'a'", qPrintable(part));
    });
    row("R2.4 checks that double one another end too", [] {
        std::string conditions;
        for (int i = 0; i < 40; ++i) { // each enables and checks the next one twice
            const std::string next = "<enable condition=\"c" + std::to_string(i + 1) + "\"/><check/>";
            conditions += "<condition id=\"c" + std::to_string(i) + "\" disabled=\"" + (i == 0 ? "false" : "true") +
                          "\" when=\"turn == 1\">" + (i < 39 ? next + next : "<pause/>") + "</condition>";
        }
        WatchedScenario game(conditions);
        QCOMPARE(game.log(1).faults.size(), std::size_t(1));
    });

    // S8.
    row("S8 actions run in the order written", [] {
        WatchedScenario game(R"(<condition when="turn == 1" subject="Mars"><set-owner empire="Vegans"/>
            <set-owner empire="Terrans"/></condition>)");
        game.log(1);
        QCOMPARE(textOf(game.ownersOf("Mars")), QString("Terrans"));
    });
    row("S8 delay puts off those after it by that many turns", [] {
        WatchedScenario game(R"(<condition when="turn == 1"><add-to-counter counter="n"/><delay turns="2"/>
            <add-to-counter counter="n" by="10"/><delay turns="1"/><add-to-counter counter="n" by="100"/></condition>)");
        const double expected[] = {0, 1, 1, 11, 111, 111};
        for (std::uint32_t turn = 0; turn < 6; ++turn) {
            game.log(turn);
            QCOMPARE(game.counter("n"), expected[turn]);
        }
    });
    row("S8 what is put off happens though the condition is disabled", [] {
        WatchedScenario game(
            R"(<condition id="c" when="turn == 1"><delay turns="2"/><add-to-counter counter="n"/></condition>
            <condition when="turn == 2"><disable condition="c"/></condition>)");
        game.log(3);
        QCOMPARE(game.counter("n"), 1.0);
    });
    row("S8 a delay of no turns puts nothing off", [] {
        WatchedScenario game(
            R"(<condition when="turn == 1"><delay turns="0"/><add-to-counter counter="n"/></condition>)");
        game.log(1);
        QCOMPARE(game.counter("n"), 1.0);
    });
    row("S8 fire a group of a class on the subject", [] {
        WatchedScenario game(R"(<place class="BOMB" on="Mars"/><condition when="turn == 1" subject="Sol III">
            <fire group="BOMB/boom"/></condition>)",
                             R"xml(<class id="BOMB" type="special"><group id="boom"><activation if="turn &gt; 90"/>
            <scope><include><self/></include></scope><effects><set-owner empire="Vegans"/></effects></group></class>)xml");
        game.log(1);
        QCOMPARE(textOf(game.ownersOf("Sol III")), QString("Vegans"));
    });
    row("E2.8 a group that is fired has the source that its type says", [] {
        WatchedScenario game(R"(<give-tech tech="WARP" to="Vegans"/><condition when="turn == 1" subject="Mars">
            <fire group="WARP/claim"/></condition>)",
                             R"xml(<class id="WARP" type="tech"><group id="claim"><activation if="turn &gt; 90"/>
            <scope><include><self/></include></scope><effects><set-owner empire="source"/></effects></group></class>)xml");
        const TurnLog& log = game.log(1);
        QCOMPARE(log.firings.size(), std::size_t(1));
        QCOMPARE(log.firings[0].source, game.find("Vega I")); // the capital of its owner
        QCOMPARE(textOf(game.ownersOf("Mars")), QString("Vegans"));
    });
    row("E2.8 and is not fired where it has none", [] {
        WatchedScenario game(R"(<give-tech tech="WARP" to="Vegans"/><condition when="turn == 1" subject="Vega I">
            <destroy/><delay turns="1"/></condition><condition when="turn == 2" subject="Mars">
            <fire group="WARP/claim"/></condition>)",
                             R"xml(<class id="WARP" type="tech"><group id="claim"><activation if="turn &gt; 90"/>
            <scope><include><self/></include></scope><effects><set-owner empire="source"/></effects></group></class>)xml");
        const TurnLog& log = game.log(2);
        QCOMPARE(textOf(log.scenario.back().detail.english()), QString("the group has no source"));
        QVERIFY(log.firings.empty());
    });
    row("S8 a group that is switched off or has errors is not fired", [] {
        for (const auto& [enabled, scope, why] :
             {std::tuple("false", "<self/>", "the group is switched off"),
              std::tuple("true", R"(<expression if="1 +"/>)", "the group has errors and is skipped")}) {
            WatchedScenario game(
                R"(<place class="BOMB" on="Mars"/><condition when="turn == 1" subject="Sol III">
            <fire group="BOMB/boom"/></condition>)",
                std::string(R"(<class id="BOMB" type="special"><group id="boom" enabled=")") + enabled +
                    R"("><scope><include>)" + scope +
                    R"(</include></scope><effects><set-owner empire="Vegans"/></effects></group></class>)");
            const TurnLog& log = game.log(1);
            QCOMPARE(textOf(log.scenario.back().detail.english()), QString(why));
            QVERIFY(log.firings.empty());
            QCOMPARE(textOf(game.ownersOf("Sol III")), QString("Terrans"));
        }
    });
    row("E8.6 what answers an action is told to be of the scenario's stage", [] {
        WatchedScenario game(R"(<place class="EAR" on="Sol III"/><condition when="turn == 1" subject="Mars">
            <set-owner empire="Vegans"/></condition>)",
                             R"xml(<class id="EAR" type="building"><group id="hears"><trigger after="owner-changed"/>
            <scope><include><self/></include></scope><effects><destroy-object/></effects></group></class>)xml");
        const TurnLog& log = game.log(1);
        QCOMPARE(log.firings.size(), std::size_t(1));
        QCOMPARE(log.moments[log.firings[0].moment].stage, Stage::scenario);
    });
    row("S8 fire effects that stand inside on direct", [] {
        WatchedScenario game(R"(<condition id="c" when="turn == 1" subject="Scout" direct="Mars"><fire on="direct">
            <set-owner empire="Vegans"/><set-property property="size" value="huge"/></fire></condition>)");
        const TurnLog& log = game.log(1);
        QCOMPARE(textOf(game.ownersOf("Mars")), QString("Vegans"));
        QVERIFY(!log.firings.empty());
        const CompiledGroup& group = game.program()->groups[log.firings.back().group];
        QCOMPARE(textOf(group.checked->id), QString("c.1"));
        QVERIFY(group.checked->isCalled);
    });
    row("S8 create", [] {
        WatchedScenario game(
            R"(<condition when="turn == 2"><create class="BEACON" on="Mars" name="Light"/></condition>)");
        game.log(1);
        QCOMPARE(game.find("Light"), noRow);
        game.log(2);
        QCOMPARE(game.session().state().view().parent(game.find("Light")), game.find("Mars"));
    });
    row("E5.10 the birth key of what an action makes does not depend on what else the scenario does", [] {
        const std::string own =
            R"(<condition id="own" when="turn == 2"><create class="BEACON" name="Light"/></condition>)";
        const auto keyWith = [&own](const std::string& before) {
            WatchedScenario game(before + own);
            game.log(2);
            return game.session().state().view().birthKeys[game.find("Light")];
        };
        const std::uint64_t alone = keyWith({});
        QCOMPARE(keyWith(R"(<condition id="idle" when="turn == 9"><pause/></condition>)"), alone);
        QCOMPARE(keyWith(R"(<condition id="busy" when="turn == 2"><add-to-counter counter="n"/></condition>)"), alone);
    });
    row("E5.10 whatever actions make has birth keys of its own", [] {
        WatchedScenario game(R"xml(
            <condition id="c" persistent="true" type="score" op="lt" counter="n" value="2">
                <create class="BEACON" on="Mars"/><create class="BEACON" on="Mars"/>
                <add-to-counter counter="n"/><check/></condition>
            <condition id="d" when="turn == 1"><create class="BEACON" on="Mars"/></condition>
            <condition id="again" when="turn == 2"><add-to-counter counter="n" by="-1"/><check/></condition>)xml");
        game.log(1);
        const auto before = game.session().state().view().rowCount;
        game.log(2);
        const View view = game.session().state().view();
        QCOMPARE(view.rowCount - before, std::size_t(2)); // those of turn 2; their keys contain the turn
        const std::set<std::uint64_t> keys(view.birthKeys.begin(), view.birthKeys.begin() + view.rowCount);
        QCOMPARE(keys.size(), std::size_t(view.rowCount));
        QCOMPARE(std::ranges::count_if(keys, [](std::uint64_t key) { return key == 0; }), std::ptrdiff_t(0));
    });
    row("S8 move", [] {
        WatchedScenario game(R"(<condition when="turn == 1" subject="Scout"><move to="Vega I"/></condition>)");
        game.log(1);
        QCOMPARE(game.at("Scout", "x"), 100.0);
        QCOMPARE(game.at("Scout", "system"), double(game.find("Vega")));
    });
    row("S8 move to a system that is the first object of the game", [] {
        FolderContents folder;
        const auto add = [&](const std::string& path, const std::string& text) {
            folder.files[path] = std::make_shared<const SourceText>(path, text);
        };
        add("orrery.xml", R"(<project format="1" name="First" vocabulary="own"/>)");
        add("a.xml", R"xml(<orrery format="1"><vocabulary><type id="empire"/><type id="system" class="SYSTEM"/>
            <type id="ship" attached-to="system"/></vocabulary><class id="SHP" type="ship"/>
            <scenario id="first"><system name="Sol" x="0" y="0"/><system name="Vega" x="100" y="0"/>
            <place class="SHP" on="Vega" name="Scout" owner="none"/>
            <condition when="turn == 1" subject="Scout"><move to="Sol"/></condition></scenario></orrery>)xml");
        std::vector<Diagnostic> found;
        const auto model = check(parseProject(arrangeSources(folder, {})), shippedRows(), found);
        QVERIFY2(found.empty(), found.empty() ? "" : found.front().message().c_str());
        const auto session = Session::start(compile(model), *model->findScenario("first"));
        session->goTo(1);
        const View view = session->state().view();
        QCOMPARE(findObject(view, "Sol"), std::optional<Row>(0));
        QCOMPARE(view.builtin(Builtin::x, *findObject(view, "Scout")), 0.0);
        QCOMPARE(view.builtin(Builtin::system, *findObject(view, "Scout")), 0.0);
    });
    row("S8 set owner: nobody", [] {
        WatchedScenario game(R"(<condition when="turn == 1" subject="Scout"><set-owner empire="none"/></condition>)");
        game.log(1);
        QCOMPARE(textOf(game.ownersOf("Scout")), QString());
    });
    row("S8 set target", [] {
        WatchedScenario game(R"(<condition when="turn == 1" subject="Scout"><set-target target="Mars"/></condition>)");
        game.log(1);
        QCOMPARE(game.at("Scout", "target"), double(game.find("Mars")));
    });
    row("S8 add to a counter: an amount below 0, and an expression", [] {
        WatchedScenario game(
            R"(<condition persistent="true" when="turn &gt; 0"><add-to-counter counter="n" by="0 - turn"/></condition>)");
        game.log(3);
        QCOMPARE(game.counter("n"), -6.0);
    });
    row("S8 message, with pages and values", [] {
        WatchedScenario game(
            R"(<condition when="turn == 2" subject="Mars"><message to="Terrans">Turn {turn}: {Subject.name}
            is lost.<page>Prepare.</page></message></condition>)");
        const auto& messages = game.log(2).messages;
        QCOMPARE(messages.size(), std::size_t(1));
        QCOMPARE(messages[0].empire, game.find("Terrans"));
        QCOMPARE(messages[0].pages.size(), std::size_t(2));
        QVERIFY2(textOf(messages[0].pages[0]).startsWith("Turn 2: Mars"), messages[0].pages[0].c_str());
        QCOMPARE(textOf(messages[0].pages[1]), QString("Prepare."));
    });
    row("S8 reveal: a hidden object is not in the game before", [] {
        WatchedScenario game(R"(<condition when="turn == 2"><reveal object="Wreck"/></condition>
            <condition id="here" type="destroyed" op="eq" object="Wreck" value="false"><pause/></condition>)");
        game.log(1);
        QCOMPARE(game.find("Wreck"), noRow);
        QCOMPARE(textOf(game.met(2)), QString("#1 here"));
        QCOMPARE(game.at("Wreck", "system"), double(game.find("Vega")));
    });
    row("S8 a condition that reveals what is not hidden runs all the same", [] {
        WatchedScenario game(
            R"(<condition when="turn == 1"><reveal object="Mars"/><add-to-counter counter="n"/></condition>
            <condition when="turn == 1" subject="flagship:Terrans"><reveal/><add-to-counter counter="n"/></condition>)");
        QCOMPARE(game.findings(), (std::vector<std::string>{"check.not-hidden|Mars", "check.not-hidden|reveal"}));
        QVERIFY(std::ranges::all_of(game.diagnostics(),
                                    [](const Diagnostic& one) { return one.severity() != Severity::error; }));
        game.log(1);
        QCOMPARE(game.counter("n"), 2.0);
        QCOMPARE(game.find("Wreck"), noRow);
    });
    row("S8 a ship is put beside the planet that it is made on, and belongs to whom that does", [] {
        WatchedScenario game(
            R"(<condition when="turn == 1"><create class="SHP" on="Sol III" name="Relief"/></condition>)");
        QCOMPARE(textOf(game.log(1).scenario.back().detail.english()), QString());
        QCOMPARE(game.at("Relief", "system"), double(game.find("Sol")));
        QCOMPARE(textOf(game.ownersOf("Relief")), QString("Terrans"));
    });
    row("R2.4 an object is put beside what is at most 63 levels above the one that is named", [] {
        const auto stands = [](int levels) {
            std::string parts = R"(<place class="PART" on="Mars" name="P1"/>)";
            for (int level = 2; level <= levels; ++level) {
                parts += "<place class=\"PART\" on=\"P" + std::to_string(level - 1) + "\" name=\"P" +
                         std::to_string(level) + "\"/>";
            }
            WatchedScenario game(parts + R"(<set object="Terrans" property="controlled" value="P)" +
                                     std::to_string(levels) +
                                     R"("/><condition when="turn == 1"><create class="MILL" on="controlled:Terrans"
                                     name="Mill"/></condition>)",
                                 R"(<vocabulary><type id="part" attached-to="planet part"/></vocabulary>
                                 <class id="PART" type="part"/><class id="MILL" type="building"/>)");
            const bool isDone = game.log(1).scenario.back().isTrue;
            const View view = game.session().state().view();
            return isDone && view.parent(game.find("Mill")) == game.find("Mars");
        };
        QVERIFY(stands(63));
        QVERIFY(!stands(64));
    });
    row("S8 what cannot stand where it is made is reported", [] {
        WatchedScenario game(
            R"(<condition when="turn == 1"><create class="MILL" on="target:Terrans"/></condition>
               <condition when="turn == 2"><create class="MILL" on="controlled:Terrans"/></condition>)",
            R"(<class id="MILL" type="building"/>)");
        QVERIFY(game.log(1).faults.empty()); // the target is a planet
        const TurnLog& log = game.log(2);
        QVERIFY(!log.scenario.back().isTrue);
        QCOMPARE(log.faults.size(), std::size_t(1));
        QCOMPARE(std::string(log.faults[0].spec->code), std::string("scenario.cannot-attach"));
        QCOMPARE(log.faults[0].spec->severity, Severity::error);
    });
    row("S8 T8 an action is done even where a group prevents the change", [] {
        WatchedScenario game(
            R"(<condition when="turn == 1" subject="Mars"><create class="SHP" name="Relief"/><reveal object="Wreck"/>
            <destroy/></condition><place class="GUARD" on="Sol III"/>)",
            R"(<class id="GUARD" type="building"><group><trigger before="created"/><effects><prevent/></effects></group>
            <group><trigger before="destroyed"/><effects><prevent/></effects></group></class>)");
        const TurnLog& log = game.log(1);
        QCOMPARE(game.find("Relief"), noRow);
        QCOMPARE(game.find("Wreck"), noRow);
        QVERIFY(game.find("Mars") != noRow);
        QCOMPARE(std::ranges::count(log.occurrences, OccurrenceEnd::prevented, &OccurrenceRecord::end), 3);
        for (const ScenarioRecord& record : log.scenario) {
            QVERIFY(record.isTrue);
            QCOMPARE(textOf(record.detail.english()), QString());
        }
        QVERIFY(log.faults.empty());
    });
    row("S8 a hidden object without a name leaves other statements alone", [] {
        WatchedScenario game(R"(<place class="BEACON" on="Mars" hidden="true"/><set object="Mars" owner="Terrans"/>
            <condition when="turn == 2"><reveal object="initial:6"/></condition>)");
        QVERIFY(game.findings().empty());
        game.log(2);
        QCOMPARE(textOf(game.ownersOf("Mars")), QString("Terrans"));
    });
    row("S8 a later statement about what is hidden says so", [] {
        WatchedScenario game(
            R"(<set object="Wreck" owner="Terrans" turn="1"/><set object="Wreck" owner="Vegans" turn="3"/>
            <condition when="turn == 2"><reveal object="Wreck"/></condition>)");
        QVERIFY(game.findings().empty());
        game.log(3);
        const std::vector<Diagnostic>& told = game.session().diagnostics();
        QCOMPARE(told.size(), std::size_t(1));
        QCOMPARE(std::string(told[0].code()), std::string("scenario.hidden-object"));
        QCOMPARE(textOf(told[0].message()), QString("'Wreck' is hidden until a condition reveals it"));
        QCOMPARE(textOf(game.ownersOf("Wreck")), QString("Vegans"));
    });
    const std::string stock =
        R"xml(<vocabulary><meter id="Hull" minimum="1" maximum="100" initial="50" rebuilt="false" growth="value()"/>
            <type id="planet" extend="true"><has meter="Hull"/></type></vocabulary>)xml";
    row("S8 effects of an action change current meters at once, in the scenario stage", [=] {
        WatchedScenario game(R"(<condition id="siege" persistent="true" when="turn &gt; 0" subject="Mars"><fire>
            <modify-meter meter="Hull" amount="-10"/><divide-meter meter="Hull" by="value() / 20"/></fire></condition>)",
                             stock);
        const double before = (game.log(0), game.at("Mars", "Hull"));
        const TurnLog& log = game.log(1);
        QCOMPARE(before, 50.0);
        QCOMPARE(game.at("Mars", "Hull"), 20.0);
        const ColumnId column = game.model().layout.meter(*game.model().vocabulary.findMeter("Hull"), false);
        const auto run = std::ranges::find_if(
            log.runs, [&](const Run& one) { return one.column == column && one.cause == CauseKind::effect; });
        QVERIFY(run != log.runs.end());
        QCOMPARE(log.moments[run->moment].stage, Stage::scenario);
        const Ledger ledger = explain(game.session(), 1, game.find("Mars"), column);
        QVERIFY(ledger.isProven);
        QCOMPARE(textOf(ledger.rows.back().label.english()), QString("action 1 of the condition 'siege'"));
        QVERIFY(dumpTrace(game.session(), 1).find("\"record\":1}") != std::string::npos);
    });
    row("X1.3 what goes wrong in an effect of an action is told of its firing", [=] {
        WatchedScenario game(R"xml(<condition when="turn == 1" subject="Mars"><fire>
            <modify-meter meter="Trade" amount="Target.Trade / (turn - 1)"/></fire></condition>)xml");
        const TurnLog& log = game.log(1);
        QCOMPARE(log.faults.size(), std::size_t(1));
        QCOMPARE(std::string(log.faults[0].spec->code), std::string("run.division-by-zero"));
        QVERIFY(log.faults[0].firing < log.firings.size());
        QVERIFY(log.firings[log.faults[0].firing].action != noFiring);
    });
    row("S8 they are clamped to bounds and maximum, and raise nothing", [=] {
        WatchedScenario game(
            R"(<condition when="turn == 1" subject="Mars"><fire><modify-meter meter="Hull" amount="500"/>
            </fire></condition><condition when="turn == 2" subject="Mars"><fire><set-meter meter="Hull" value="-5"/></fire>
            </condition>)",
            stock);
        game.log(1);
        QCOMPARE(game.at("Mars", "Hull"), game.at("Mars", "MaxHull"));
        const TurnLog& log = game.log(2);
        QCOMPARE(game.at("Mars", "Hull"), 1.0);
        QVERIFY(log.occurrences.empty());
    });
    row("S8 so does a group of a class that is fired, and its breakdown names condition and action", [=] {
        WatchedScenario game(R"(<place class="DOCK" on="Sol III"/><condition id="aid" when="turn == 2" subject="Mars">
            <pause/><fire group="DOCK/heal"/></condition>)",
                             stock +
                                 R"xml(<class id="DOCK" type="special"><group id="heal"><activation if="false"/><scope>
            <include><object-type type="planet"/></include></scope><effects><modify-meter meter="Hull" amount="-3"/>
            </effects></group></class>)xml");
        game.log(2);
        QCOMPARE(game.at("Mars", "Hull"), 47.0);
        const ColumnId column = game.model().layout.meter(*game.model().vocabulary.findMeter("Hull"), false);
        const Ledger ledger = explain(game.session(), 2, game.find("Mars"), column);
        QCOMPARE(textOf(ledger.rows.back().label.english()), QString("DOCK/heal (action 2 of the condition 'aid')"));
        QCOMPARE(ledger.rows.back().amountIs, std::optional<double>(-3.0));
    });
    row("S8 what was revealed is not revealed again", [] {
        WatchedScenario game(R"(<condition persistent="true" when="turn &gt; 0"><reveal object="Wreck"/></condition>)");
        game.log(1);
        const auto& records = game.log(2).scenario;
        QCOMPARE(textOf(records.back().detail.english()), QString("'Wreck' is no longer hidden"));
        QVERIFY(!records.back().isTrue);
    });
    row("S8 select and zoom change what the local person looks at", [] {
        WatchedScenario game(R"(<condition when="turn == 1" subject="Mars"><select/><zoom to="foe"/></condition>
            <condition id="near" type="zoom" op="eq" value="foe"><pause/></condition>)");
        QCOMPARE(textOf(game.met(1)), QString("#1 near"));
        const LocalView& view = game.session().state().view().agenda->view;
        QCOMPARE(textOf(view.selected), QString("#%1").arg(game.find("Mars")));
    });
    row("S8 win ends the run, and the trace names who", [] {
        WatchedScenario game(R"(<condition when="turn == 2"><win empire="Terrans" reason="they were there"/>
            <add-to-counter counter="after"/></condition><condition id="later" when="turn &gt; 1"><pause/></condition>)");
        QVERIFY(game.session().goTo(2));
        QVERIFY(game.session().isOver());
        const TurnLog& log = game.log(2);
        QCOMPARE(log.victories.size(), std::size_t(1));
        QVERIFY(log.victories[0].isWon);
        QCOMPARE(log.victories[0].empire, game.find("Terrans"));
        QCOMPARE(textOf(log.victories[0].reason), QString("they were there"));
        QCOMPARE(game.counter("after"), 0.0); // no action after it runs
        QCOMPARE(textOf(game.met(2)), QString("#1"));
        QVERIFY(!game.session().goTo(5));
        QCOMPARE(game.session().turn(), 2u);
    });
    row("S8 lose", [] {
        WatchedScenario game(R"(<condition when="turn == 1"><lose empire="Vegans"/></condition>)");
        const TurnLog& log = game.log(1);
        QVERIFY(!log.victories[0].isWon);
        QVERIFY(!game.session().step());
    });
    row("S8 an action that cannot be done changes nothing, and says why", [] {
        WatchedScenario game(
            R"(<condition when="turn == 1" subject="Wreck"><destroy/><add-to-counter counter="n"/></condition>)");
        const auto& records = game.log(1).scenario;
        QCOMPARE(records.size(), std::size_t(3));
        QVERIFY(!records[1].isTrue);
        QCOMPARE(textOf(records[1].detail.english()), QString("'subject' is not in the game"));
        QCOMPARE(game.counter("n"), 1.0); // the actions after it run
    });
    row("S8 each change of an action is in the log with its cause", [] {
        WatchedScenario game(R"(<condition when="turn == 1" subject="Mars"><set-owner empire="Vegans"/></condition>)");
        const TurnLog& log = game.log(1);
        const auto run = std::ranges::find(log.runs, CauseKind::scenario, &Run::cause);
        QVERIFY(run != log.runs.end());
        QCOMPARE(log.scenario[run->firing].action, 0);
        QCOMPARE(log.moments[run->moment].stage, Stage::scenario);
    });

    // S8: breakpoints.
    row("S8 pause stops stepping after its turn, and stepping runs on from there", [] {
        WatchedScenario game(R"(<condition id="c" when="turn == 3"><pause/></condition>
            <condition when="turn == 5"><add-to-counter counter="n"/></condition>)");
        Session& session = game.session();
        QVERIFY(session.goTo(9, nullptr, AtPause::stop));
        QCOMPARE(session.turn(), 3u);
        QCOMPARE(session.pausedBy(3), std::optional<std::uint32_t>(0));
        QVERIFY(session.goTo(9, nullptr, AtPause::stop)); // no further pause is due
        QCOMPARE(session.turn(), 9u);
        QVERIFY(!session.pausedBy(5));
    });
    row("S8 who does not stop at pauses goes on", [] {
        WatchedScenario game(R"(<condition id="c" when="turn == 3"><pause/></condition>)");
        QVERIFY(game.session().goTo(9));
        QCOMPARE(game.session().turn(), 9u);
    });

    // State that a run stores.
    row("S8 stepping back and forward gives the same bytes with conditions, delays and counters in play", [] {
        WatchedScenario straight(busy);
        const auto expected = tracesOf(straight, 10);
        WatchedScenario game(busy);
        Session& session = game.session();
        session.goTo(7);
        session.goTo(2);
        session.stepWhatIf({});
        session.goTo(4);
        session.stepWhatIf({});
        QCOMPARE(tracesOf(game, 10), expected);
        QCOMPARE(game.counter("ticks"), 55.0);
        QCOMPARE(game.counter("late"), 8.0);
    });
    row("R3.1 the same with caches off", [] {
        WatchedScenario cached(busy);
        WatchedScenario plain(busy, {}, false);
        QCOMPARE(tracesOf(plain, 10), tracesOf(cached, 10));
    });
    row("S8 what is done in the sandbox at an earlier turn starts from the counters of that turn", [] {
        WatchedScenario game(busy);
        Session& session = game.session();
        session.goTo(8);
        session.goTo(3);
        std::vector<Diagnostic> findings;
        session.apply(parseStatements("<set object='Mars' owner='Terrans'/>", game.model(), findings).at(0));
        QCOMPARE(game.counter("ticks"), 6.0);
        session.goTo(8);
        QCOMPARE(game.counter("ticks"), 36.0);
        QCOMPARE(textOf(game.ownersOf("Mars")), QString("Terrans"));
    });
    row("S15 a scenario that is saved keeps its conditions, its policy and its view", [] {
        WatchedScenario game(
            R"(<policy start-time="3" reactions="pass" rotation="Vegans Terrans"/><view zoom="1:4" screen="build"/>)" +
            busy);
        const std::string text = scenarioXml(game.scenario(), game.model());
        for (const char* const part : {"<policy ", "start-time=\"3\"", "reactions=\"pass\"",
                                       "<view screen=\"build\" zoom=\"1:4\"", "id=\"revenge\"", "<delay turns=\"2\"/>",
                                       "hidden=\"true\"", "property=\"flagship\" value=\"Scout\"", "human=\"true\""}) {
            QVERIFY2(text.find(part) != std::string::npos, (std::string(part) + " in\n" + text).c_str());
        }
    });
    row("S15 a generated galaxy's names are known only when the table is set: then they are findings", [] {
        WatchedScenario game(R"(<galaxy systems="5" empires="2" seed="4"/>
            <condition type="destroyed" op="eq" object="Nowhere" value="true"><pause/></condition>)");
        QVERIFY(game.findings().empty());
        const auto& found = game.session().diagnostics();
        QCOMPARE(
            std::ranges::count_if(found, [](const Diagnostic& one) { return one.code() == "scenario.unknown-object"; }),
            std::ptrdiff_t(1));
        WatchedScenario acts(R"(<galaxy systems="5" empires="4" seed="4"/>
            <condition when="turn == 1"><set-owner object="Nowhere" empire="Martians"/></condition>)");
        std::string codes;
        for (const Diagnostic& one : acts.session().diagnostics()) {
            codes += std::string(one.code()) + " ";
        }
        QCOMPARE(textOf(codes), QString("scenario.unknown-object scenario.unknown-empire "));
    });
    row("T7 T24 the policy is read", [] {
        WatchedScenario game(R"(<policy order="list" reactions="pass" rotation="Vegans Terrans">BOMB/boom</policy>)",
                             R"xml(<class id="BOMB" type="special"><group id="boom"><scope><include><self/></include>
            </scope><effects><destroy-object/></effects></group></class>)xml");
        const ScenarioSettings& settings = game.scenario().settings;
        QCOMPARE(settings.policy, OrderPolicy::list);
        QVERIFY(settings.passesReactions);
        QCOMPARE(settings.rotation, (std::vector<std::string>{"Vegans", "Terrans"}));
        QCOMPARE(settings.order, (std::vector<std::string>{"BOMB/boom"}));
    });
}

QTEST_APPLESS_MAIN(ScenarioActionTest)
#include "scenario_action_test.moc"
