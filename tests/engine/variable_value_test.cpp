// SPDX-License-Identifier: GPL-3.0-or-later
// The values of variables (V2 to V6, X3.5), played from content.
#include "engine/program/variable_solver.h"
#include "engine/trace/dump.h"
#include "engine/trace/render.h"
#include "tests/engine/support/variable_content.h"

#include <QTest>

#include <functional>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

using Play = std::function<void()>;

std::string withClass(const std::string& id, const std::string& inside, const std::string& type = "ship",
                      const std::string& more = {}) {
    return "<class id=\"" + id + "\" type=\"" + type + "\" " + more + ">" + inside + "</class>";
}

std::string part(int number, const std::string& inside, const std::string& scope = "ship.weapon") {
    return "<part number=\"" + std::to_string(number) + "\" scope=\"" + scope + "\">" + inside + "</part>";
}

std::string add(const std::string& name, const std::string& value, const std::string& more = {}) {
    return "<modify variable=\"" + name + "\" add=\"" + value + "\" " + more + "/>";
}

/// Returns a game of the content. Warns of errors in the content, because the test would not run what it shows.
Game sound(const std::string& content, const std::string& placements = {}, bool useCaches = true) {
    Game game = shipGame(content, placements, useCaches);
    for (const std::string& finding : game.findings()) {
        if (finding.starts_with("error ")) {
            qWarning("%s", finding.c_str());
        }
    }
    return game;
}

/// The three worked examples of V5.3, on axes with two heads.
const std::string axes =
    variable("Hands") + variable("HandsRequired", "ship") + variable("Penalized", "ship", "boolean") +
    variable("CritMult", "ship.weapon") + variable("CritMultAdder", "ship") +
    withClass("AXE",
              set("HandsRequired", "2") + set("Penalized", "HandsRequired &gt; Hands") +
                  part(1, set("CritMult", "3") + add("CritMult", "CritMultAdder")) +
                  part(2, set("CritMult", "2") + add("CritMult", "CritMultAdder")),
              "ship", R"(groupings="Weapon")") +
    withClass("EXTRA_HANDS", add("Hands", "2"), "building") +
    withClass("LIGHTER", add("HandsRequired", "-1"), "special") +
    withClass("FEAT", R"(<modify-other type="ship" variable="CritMultAdder" add="1"/>)", "building");

} // namespace

class VariableValueTest : public QObject {
    Q_OBJECT

private slots:
    void values_data() {
        QTest::addColumn<Play>("play");
        const auto row = [](const char* name, Play play) { QTest::newRow(name) << std::move(play); };

        row("V1.1 a variable begins with its format's default", [] {
            const Game game =
                sound(variable("A") + variable("B", "planet", "boolean") + variable("C", "planet", "text") +
                      variable("D", "planet", "PlanetSize") +
                      "<vocabulary><default format=\"number\" value=\"7\" replace=\"true\"/></vocabulary>");
            QCOMPARE(valueOf(game, "A"), 7.0);
            QCOMPARE(shownOf(game, "B", "Mars"), std::string("false"));
            QCOMPARE(shownOf(game, "C", "Mars"), std::string("calm"));
            QCOMPARE(shownOf(game, "D", "Mars"), std::string("medium"));
        });
        row("V2.2 every object has its own", [] {
            const Game game =
                sound(variable("A", "planet") + globally(R"(<modify-other type="planet" variable="A" set="id"/>)"));
            QCOMPARE(valueOf(game, "A", "Mars"), static_cast<double>(game.find("Mars")));
            QCOMPARE(valueOf(game, "A", "Belt"), static_cast<double>(game.find("Belt")));
        });
        row("V2.3 the same name in scopes that never meet", [] {
            const Game game = sound(variable("A", "planet") + variable("A", "ship") +
                                        globally(R"(<modify-other type="planet" variable="A" set="1"/>
                                                    <modify-other type="ship" variable="A" set="2"/>)"),
                                    put("HULL", "Sol", "Ark"));
            QCOMPARE(valueOf(game, "A", "Mars"), 1.0);
            QCOMPARE(valueOf(game, "A", "Ark"), 2.0);
        });
        row("V2.5 part addresses one's own", [] {
            const Game game = sound(variable("Crit", "ship.weapon") +
                                        withClass("AXE", part(1, {}) + part(2, {}) + set("Crit", "3", "part=\"2\"")),
                                    put("AXE", "Sol", "Axe"));
            QCOMPARE(valueOf(game, "Crit", "Axe", 1), 0.0);
            QCOMPARE(valueOf(game, "Crit", "Axe", 2), 3.0);
            QCOMPARE(valueOf(game, "Crit", "Axe", 3), -999.0); // the part does not exist
        });
        row("V2.6 a global variable exists once, one of scope empire for each empire", [] {
            const Game game = sound(variable("A") + variable("B", "empire") + globally(set("A", "4")) +
                                    globally(R"(<modify-other type="empire" object="Vegans" variable="B" set="2"/>)"));
            QCOMPARE(valueOf(game, "A"), 4.0);
            QCOMPARE(valueOf(game, "A", "Mars"), 4.0);
            QCOMPARE(valueOf(game, "B", "Terrans"), 0.0);
            QCOMPARE(valueOf(game, "B", "Vega I"), 2.0); // read from its owner
            QCOMPARE(valueOf(game, "B", "Mars"), 0.0);
            QCOMPARE(valueOf(game, "B", "Belt"), -999.0); // it has no owner
        });
        row("V3.1 of one's host, empire and system", [] {
            const Game game = sound(variable("A", "planet") + variable("B", "empire") + variable("C", "system") +
                                        withClass("YARD", set("A", "1") + set("B", "2") + set("C", "3"), "building"),
                                    put("YARD", "Mars", "Yard", R"(owner="Terrans")"));
            QCOMPARE(valueOf(game, "A", "Mars"), 1.0);
            QCOMPARE(valueOf(game, "A", "Belt"), 0.0);
            QCOMPARE(valueOf(game, "B", "Terrans"), 2.0);
            QCOMPARE(valueOf(game, "B", "Vegans"), 0.0);
            QCOMPARE(valueOf(game, "C", "Sol"), 3.0);
            QCOMPARE(valueOf(game, "A", "Yard"), 1.0); // an object reads variables of its host
        });
        row("V3.1 all, a grouping, a class, one by name", [] {
            const Game game =
                sound(variable("A", "ship") + withClass("AXE", {}, "ship", R"(groupings="Weapon Melee")") +
                          withClass("ARK", {}) + globally(R"(<modify-other type="ship" variable="A" add="1"/>
                    <modify-other type="ship" grouping="Weapon" variable="A" add="10"/>
                    <modify-other type="ship" class="ARK" variable="A" add="100"/>
                    <modify-other type="ship" object="Two" variable="A" add="1000"/>)"),
                      put("AXE", "Sol", "One") + put("AXE", "Sol", "Two") + put("ARK", "Sol", "Three"));
            QCOMPARE(valueOf(game, "A", "One"), 11.0);
            QCOMPARE(valueOf(game, "A", "Two"), 1011.0);
            QCOMPARE(valueOf(game, "A", "Three"), 101.0);
        });
        row("X5.2 the active of a global modifier asks each object that it changes", [] {
            const Game game =
                sound(variable("A", "planet") + variable("B", "planet") +
                      globally(R"(<modify-other type="planet" variable="A" add="5" active="name == 'Mars'"/>
                            <modify-other type="planet" variable="A" add="7" active="B &gt; 0 and Target.B == B"/>
                            <modify-other type="planet" object="Belt" variable="B" set="1"/>)"));
            QCOMPARE(valueOf(game, "A", "Mars"), 5.0);
            QCOMPARE(valueOf(game, "A", "Belt"), 7.0);
            QCOMPARE(valueOf(game, "A", "Vega I"), 0.0);
        });
        row("X3.1 the selection of an aggregate names the type of what is read", [] {
            const Game game =
                sound(variable("Score", "ship") + variable("Score", "planet", "boolean") + variable("A") +
                          variable("B", "empire") + withClass("AXE", set("Score", "3")) +
                          globally(set("A", "sum(ships, Score) * 10") +
                                   R"(<modify-other type="planet" variable="Score" set="Stock &gt; 0"/>)"),
                      put("AXE", "Sol", "One") + put("AXE", "Sol", "Two") + put("HULL", "Sol", "Three"));
            QCOMPARE(valueOf(game, "A"), 60.0);
            QCOMPARE(shownOf(game, "Score", "Belt"), std::string("true"));
        });
        row("V3.1 a remote modifier's names are those of the addressed object", [] {
            const Game game = sound(
                variable("A", "planet") +
                    withClass(
                        "YARD",
                        R"(<modify-other type="planet" variable="A" set="Stock + Source.id * 1000 + Target.id"/>)",
                        "building"),
                put("YARD", "Mars", "Yard"));
            QCOMPARE(valueOf(game, "A", "Belt"), 50.0 + game.find("Yard") * 1000.0 + game.find("Belt"));
        });
        row("V3.2 in force while its source is in the game", [] {
            Game game = sound(variable("A") + withClass("FLARE", add("A", "5"), "building", "duration=\"2\""),
                              put("FLARE", "Mars", "Flare"));
            QCOMPARE(valueOf(game, "A"), 5.0);
            game.goTo(3);
            QVERIFY(!game.exists("Flare"));
            QCOMPARE(valueOf(game, "A"), 0.0);
            game.goTo(0);
            QCOMPARE(valueOf(game, "A"), 5.0);
        });
        row("V3.2 without a source it is not in force", [] {
            const Game game = sound(variable("A") + withClass("SAILING", add("A", "5"), "tech"),
                                    R"(<empire id="Nomads"/><give-tech tech="SAILING" to="Nomads"/>)");
            QCOMPARE(game.countOf("SAILING"), std::size_t{1});
            QCOMPARE(valueOf(game, "A"), 0.0); // the empire has no capital
            const Game settled = sound(variable("A") + withClass("SAILING", add("A", "5"), "tech"),
                                       R"(<give-tech tech="SAILING" to="Terrans"/>)");
            QCOMPARE(valueOf(settled, "A"), 5.0);
        });
        row("V3.3 a remote one of a global variable while both exist", [] {
            Game game =
                sound(variable("A") +
                          withClass("FLARE", R"(<modify-other type="ship" class="SLOOP" variable="A" add="5"/>)",
                                    "building") +
                          withClass("SLOOP", {}, "ship", "duration=\"2\""),
                      put("FLARE", "Mars", "Flare") + put("SLOOP", "Sol", "Sloop"));
            QCOMPARE(valueOf(game, "A"), 5.0);
            game.goTo(3);
            QVERIFY(!game.exists("Sloop"));
            QCOMPARE(valueOf(game, "A"), 0.0);
        });
        row("V3.4 the groupings of a class count", [] {
            const Game game =
                sound(variable("A", "ship") + withClass("BOW", "<groupings>Ranged\nWeapon</groupings>") +
                          globally(R"(<modify-other type="ship" grouping="Ranged" variable="A" set="1"/>)"),
                      put("BOW", "Sol", "Bow") + put("HULL", "Sol", "Hull"));
            QCOMPARE(valueOf(game, "A", "Bow"), 1.0);
            QCOMPARE(valueOf(game, "A", "Hull"), 0.0);
        });
        row("X4.1 a modifier's formula asks for a grouping", [] {
            const Game game = sound(
                R"(<vocabulary><kind id="GROUPING" any="grouping" label="Grouping" help="True if the object is or has an object whose class belongs to the grouping."/></vocabulary>)" +
                    variable("A", "ship") + variable("B", "ship") +
                    withClass("AXE",
                              set("A", "if(has(GROUPING, Edge), 1, 2)") +
                                  add("B", "5", "active=\"has(GROUPING, Edge)\""),
                              "ship", R"(groupings="Edge")"),
                put("AXE", "Sol", "Axe"));
            QCOMPARE(valueOf(game, "A", "Axe"), 1.0);
            QCOMPARE(valueOf(game, "B", "Axe"), 5.0);
        });
        row("V4.1 lower priorities first, none is 0", [] {
            const Game game =
                sound(variable("A") + globally(set("A", "5", "priority=\"1\"") + add("A", "100") +
                                               set("A", "1", "priority=\"-1\"") + add("A", "2", "priority=\"2\"")));
            QCOMPARE(valueOf(game, "A"), 7.0);
        });
        row("V4.2 set, multiply, divide, add, max, min", [] {
            const Game game = sound(
                variable("A") + variable("B") +
                globally(R"(<modify variable="A" min="40"/><modify variable="A" max="50"/><modify variable="A" add="3"/>
                            <modify variable="A" divide="4"/><modify variable="A" multiply="10"/>
                            <modify variable="A" set="6"/>
                            <modify variable="B" max="50"/><modify variable="B" set="60"/>)"));
            QCOMPARE(valueOf(game, "A"), 40.0); // 6 · 10 / 4 + 3 = 18, at least 50, at most 40
            QCOMPARE(valueOf(game, "B"), 60.0);
        });
        row("V4.2 then by the source's id, then by the files", [] {
            const Game game =
                sound(variable("A") + withClass("SECOND", set("A", "value() * 10 + 2"), "building") +
                          withClass("FIRST", set("A", "value() * 10 + 1") + set("A", "value() * 10 + 3"), "building") +
                          globally(set("A", "7")),
                      put("FIRST", "Mars", "F") + put("SECOND", "Mars", "S"));
            QCOMPARE(valueOf(game, "A"), 7132.0);
        });
        row("V4.3 set for every format", [] {
            const Game game = sound(variable("A", "global", "text") + variable("B", "global", "PlanetSize") +
                                    globally(set("A", "&quot;wild&quot;") + set("B", "huge")));
            QCOMPARE(shownOf(game, "A"), std::string("wild"));
            QCOMPARE(shownOf(game, "B"), std::string("huge"));
        });
        row("V4.4 value() is the value just before", [] {
            const Game game = sound(variable("A") + variable("B") +
                                    globally(set("A", "5") + set("A", "max(value() - 1, 1)", "priority=\"1\"") +
                                             set("B", "max(value() - 1, 1)")));
            QCOMPARE(valueOf(game, "A"), 4.0);
            QCOMPARE(valueOf(game, "B"), 1.0);
        });
        row("V4.5 2 set at 50, 1 added at 50, doubled at 100 is 6", [] {
            const Game game =
                sound(variable("Hands") + globally(R"(<modify variable="Hands" multiply="2" priority="100"/>
                                                <modify variable="Hands" set="2" priority="50"/>
                                                <modify variable="Hands" add="1" priority="50"/>)"));
            QCOMPARE(valueOf(game, "Hands"), 6.0);
        });
        row("V4.6 every modifier takes a formula", [] {
            const Game game =
                sound(variable("A") + variable("B") + globally(set("B", "2") + R"(<modify variable="A" set="B + 4"/>
                    <modify variable="A" multiply="B"/><modify variable="A" divide="B + 1"/><modify variable="A" add="B"/>
                    <modify variable="A" max="B * 3"/><modify variable="A" min="B * 4"/>)"));
            QCOMPARE(valueOf(game, "A"), 6.0);
        });
        row("V5.3 Hands, HandsRequired and Penalized", [] {
            Game game = sound(axes, put("AXE", "Sol", "Axe") + put("EXTRA_HANDS", "Mars", "Hands", "turn=\"1\""));
            QCOMPARE(valueOf(game, "Penalized", "Axe"), 1.0);
            game.goTo(1);
            QCOMPARE(valueOf(game, "Hands"), 2.0);
            QCOMPARE(valueOf(game, "Penalized", "Axe"), 0.0);
            const Game lighter = sound(axes, put("AXE", "Sol", "Axe") + put("LIGHTER", "Axe", "Grip"));
            QCOMPARE(valueOf(lighter, "HandsRequired", "Axe"), 1.0);
            QCOMPARE(valueOf(lighter, "HandsRequired", "Grip"), 1.0); // the same for all objects on that axe
        });
        row("V5.3 CritMult on parts through an adder", [] {
            const Game game = sound(axes, put("AXE", "Sol", "Axe") + put("FEAT", "Mars", "Feat"));
            QCOMPARE(valueOf(game, "CritMult", "Axe", 1), 4.0);
            QCOMPARE(valueOf(game, "CritMult", "Axe", 2), 3.0);
        });
        row("V6.2 global modifiers belong to no object", [] {
            const Game game = sound(
                variable("A") + variable("B", "ship") +
                    globally(set("A", "2") + R"(<modify-other type="ship" variable="B" set="3" active="turn == 0"/>)"),
                put("HULL", "Sol", "Hull"));
            QCOMPARE(valueOf(game, "A"), 2.0);
            QCOMPARE(valueOf(game, "B", "Hull"), 3.0);
        });
        row("V6.3 dropIntoContext reads with another object's names", [] {
            const Game game = sound(
                variable("Crit", "ship.weapon") + variable("Best") +
                    withClass("AXE", part(1, set("Crit", "3")) + part(2, set("Crit", "5"))) +
                    globally(set("Best", "dropIntoContext(ship.weapon, object(&quot;Axe&quot;), 2, Crit + Stock)")),
                put("AXE", "Sol", "Axe"));
            QCOMPARE(valueOf(game, "Best"), 55.0);
        });
        row("V6.4 a channel in", [] {
            Game game = sound(variable("A", "planet") + R"(<channel variable="A" meter="Stock" direction="in"/>)" +
                                  globally(R"(<modify-other type="planet" variable="A" add="1"/>)"),
                              R"(<set object="Mars" meter="Stock" which="current" value="20" turn="1"/>)");
            QCOMPARE(valueOf(game, "A", "Mars"), 51.0);
            game.goTo(1);
            QCOMPARE(valueOf(game, "A", "Mars"), 21.0);
        });
        row("V6.4 a channel out, after the maxima were reset", [] {
            Game game =
                sound(variable("A", "planet") + R"(<channel variable="A" meter="MaxIndustry" direction="out"/>)" +
                      globally(R"(<modify-other type="planet" variable="A" set="turn * 2 + MaxIndustry"/>)"));
            game.goTo(1);
            QCOMPARE(game.at("Mars", "MaxIndustry"), 2.0);
            game.goTo(2);
            QCOMPARE(game.at("Mars", "MaxIndustry"), 4.0);
            const auto ledger = explain(game.session(), 2, game.find("Mars"),
                                        *game.session().program().model->layout.find("MaxIndustry"));
            QVERIFY(ledger.isProven);
            QCOMPARE(ledger.rows.back().label, std::string("set by a variable"));
            QVERIFY(dumpTrace(game.session(), 2).find("\"cause\":\"channel\"") != std::string::npos);
        });
        row("V6.4 a channel of a property, and one for the whole run", [] {
            const Game game = sound(variable("A", "planet", "PlanetSize") + variable("B") +
                                    R"(<channel variable="A" property="size" direction="in"/>
                                       <channel variable="B" property="era" direction="in"/>)");
            QCOMPARE(shownOf(game, "A", "Vega I"), std::string("huge"));
            QCOMPARE(valueOf(game, "B"), 3.0);
        });
        row("V6.5 read from the state of the moment", [] {
            Game game = sound(variable("A", "planet") +
                                  globally(R"(<modify-other type="planet" variable="A" set="MaxIndustry"/>)") +
                                  withClass("YARD",
                                            R"xml(<group id="one"><scope><include><attached-to><self/></attached-to>
              <and><object-type type="planet"/><contains><self/></contains></and></include></scope>
              <effects><modify-max-meter meter="Industry" amount="5"/>
              <modify-max-meter meter="Farming" amount="Target.A" priority="5"/></effects></group>)xml",
                                            "building"),
                              put("YARD", "Mars", "Yard"));
            game.goTo(2);
            QCOMPARE(game.at("Mars", "MaxFarming"), 5.0);
        });
        row("V6.5 of one level's amounts, from the state as the level began", [] {
            Game game = sound(variable("A", "planet") +
                                  globally(R"(<modify-other type="planet" variable="A" set="MaxIndustry + 1"/>)") +
                                  withClass("YARD", R"xml(<group id="one"><scope><include>
              <and><object-type type="planet"/><contains><self/></contains></and></include></scope>
              <effects><modify-max-meter meter="Industry" amount="5"/>
              <modify-max-meter meter="Industry" amount="Target.A"/>
              <modify-max-meter meter="Industry" amount="Target.A"/></effects></group>)xml",
                                            "building"),
                              put("YARD", "Mars", "Yard"));
            game.goTo(1);
            QCOMPARE(game.at("Mars", "MaxIndustry"), 7.0);
            const Ledger ledger = explain(game.session(), 1, game.find("Mars"),
                                          *game.session().program().model->layout.find("MaxIndustry"));
            QVERIFY(ledger.isProven);
            QCOMPARE(ledger.rows.back().terms.at(0).value, 1.0);
        });
        row("V5.1 a condition that reads a variable follows what that one reads", [] {
            Game game = sound(variable("A", "planet") + variable("B") + globally(set("B", "turn")) +
                                  globally(R"(<modify-other type="planet" variable="A" set="Stock + B"/>)") +
                                  withClass("YARD", R"xml(<group id="one"><activation if="A &gt;= 22"/><scope><include
              if="A &gt;= 22"><and><object-type type="planet"/><contains><self/></contains></and></include></scope>
              <effects><modify-stockpile resource="Favour" amount="1"/></effects></group>)xml",
                                            "building"),
                              put("YARD", "Mars", "Yard", R"(owner="Terrans")") +
                                  R"(<set object="Mars" meter="Stock" which="current" value="20"/>)");
            game.goTo(1);
            const double first = game.at("Terrans", "Favour");
            game.goTo(2);
            QVERIFY(game.at("Terrans", "Favour") > first);
        });
        row("X1.3 a division by zero gives 0 and is told", [] {
            Game game = sound(variable("A", "planet") + globally(R"(<modify-other type="planet" variable="A" set="7"/>
                                              <modify-other type="planet" variable="A" divide="turn - 1"/>)") +
                                  withClass("YARD",
                                            R"xml(<group id="one"><scope><include>
              <and><object-type type="planet"/><contains><self/></contains></and></include></scope>
              <effects><modify-max-meter meter="Farming" amount="Target.A + 3"/></effects></group>)xml",
                                            "building"),
                              put("YARD", "Mars", "Yard"));
            game.goTo(1);
            QCOMPARE(game.at("Mars", "MaxFarming"), 3.0);
            QCOMPARE(game.log().faults.size(), std::size_t{1});
            QCOMPARE(std::string(game.log().faults[0].spec->code), std::string("run.division-by-zero"));
            QVERIFY(game.session().program().model->placeText(game.log().faults[0].where).starts_with("content.xml"));
            game.goTo(2);
            QCOMPARE(game.at("Mars", "MaxFarming"), 10.0);
            QVERIFY(game.log().faults.empty());
        });
        row("X3.5 spreads from what the neighbours had before the step", [] {
            Game game = sound(variable("Unrest", "planet", "number", R"xml(spread="mean(planets here, Unrest)")xml") +
                              globally(R"(<modify-other type="planet" object="Mars" variable="Unrest" add="6"/>)"));
            QCOMPARE(valueOf(game, "Unrest", "Mars"), 6.0);
            QCOMPARE(valueOf(game, "Unrest", "Belt"), 0.0);
            game.goTo(1);
            QCOMPARE(valueOf(game, "Unrest", "Belt"), 2.0);    // three planets around Sol
            QCOMPARE(valueOf(game, "Unrest", "Sol III"), 2.0); // all of them at once
            QCOMPARE(valueOf(game, "Unrest", "Mars"), 8.0);
            QCOMPARE(valueOf(game, "Unrest", "Giant"), 0.0);
            game.goTo(2);
            QCOMPARE(valueOf(game, "Unrest", "Belt"), 4.0);
            QVERIFY(dumpTrace(game.session(), 2).find("\"cause\":\"spread\"") != std::string::npos);
            game.goTo(0);
            QCOMPARE(valueOf(game, "Unrest", "Mars"), 6.0);
        });
        row("X3.5 a neighbour's variable that reads the turn is read with the turn before the step", [] {
            Game game = sound(variable("Age", "planet") +
                              variable("Heard", "planet", "number", R"xml(spread="max(planets here, Age)")xml") +
                              globally(R"(<modify-other type="planet" variable="Age" add="turn"/>)"));
            game.goTo(3);
            QCOMPARE(valueOf(game, "Age", "Mars"), 3.0);
            QCOMPARE(valueOf(game, "Heard", "Mars"), 2.0);
        });
        row("X3.5 so is its own in value(), that of a function, and the turn itself", [] {
            Game game = sound(variable("A", "planet", "number", R"(spread="value() + turn")") +
                              globally(R"(<modify-other type="planet" variable="A" add="10 * turn"/>)"));
            game.goTo(1);
            QCOMPARE(valueOf(game, "A", "Mars"), 10.0); // 0 + 10 · 0, + 0, + 10 · 1
            game.goTo(2);
            QCOMPARE(valueOf(game, "A", "Mars"), 31.0); // 10 + 1, + 10 · 2
        });
        row("X3.5 a neighbour's age is that before the step", [] {
            Game game = sound(variable("Oldest", "planet", "number", R"xml(spread="max(planets here, age)")xml"));
            game.goTo(1);
            QCOMPARE(valueOf(game, "Oldest", "Mars"), 0.0);
            game.goTo(3);
            QCOMPARE(valueOf(game, "Oldest", "Mars"), 2.0);
        });
        row("X3.5 value() is the variable's own before the step", [] {
            Game game = sound(variable("A", "planet", "number", R"(spread="value() + 1")") +
                              globally(R"(<modify-other type="planet" variable="A" multiply="2"/>)"));
            game.goTo(2);
            QCOMPARE(valueOf(game, "A", "Mars"), 6.0); // (0 + 1) · 2 = 2, (2 + 1) · 2 = 6
        });
        row("X5.2 a modifier that is not active is not in force", [] {
            Game game = sound(variable("A") + withClass("YARD",
                                                        add("A", "5", R"(active="turn &gt; 1")") +
                                                            add("A", "1", R"(active="Stock == 0")"),
                                                        "building"),
                              put("YARD", "Mars", "Yard"));
            QCOMPARE(valueOf(game, "A"), 0.0);
            game.goTo(2);
            QCOMPARE(valueOf(game, "A"), 5.0);
        });
    }

    void values() {
        QFETCH(Play, play);
        play();
    }

    /// V5.1: checks that only changed variables are solved again.
    void solvesOnce_data() {
        QTest::addColumn<bool>("useCaches");
        QTest::newRow("V5.1 only what changed is solved again") << true;
        QTest::newRow("V5.1 the same without caches") << false;
    }

    void solvesOnce() {
        QFETCH(bool, useCaches);
        Game game = sound(variable("A", "planet") + variable("B", "planet") + variable("C") +
                              globally(R"(<modify-other type="planet" variable="A" set="Stock"/>
                                          <modify-other type="planet" variable="B" set="A + Industry"/>)" +
                                       set("C", "4")),
                          R"(<set object="Mars" meter="Stock" which="current" value="20" turn="1"/>)");
        const CheckedModel& model = *game.session().program().model;
        World world(model, useCaches);
        const auto ask = [&](const char* name) {
            const State& state = game.session().state();
            const VariableIndex index = model.language.variableNames.find(std::string_view(name))->second;
            const bool isGlobal = model.language.variables[index].scope == globalScope;
            return world.value(state.view(), {index, isGlobal ? noRow : game.find("Mars"), 0});
        };
        QCOMPARE(ask("B"), 50.0);
        QCOMPARE(ask("C"), 4.0);
        const std::size_t first = world.counts().solvedCells;
        QCOMPARE(first, std::size_t{3}); // B, A and C: each once
        QCOMPARE(ask("B"), 50.0);
        QCOMPARE(ask("C"), 4.0);
        QCOMPARE(world.counts().solvedCells - first, useCaches ? std::size_t{0} : std::size_t{3});
        game.goTo(1);
        const std::size_t second = world.counts().solvedCells;
        QCOMPARE(ask("B"), 20.0);
        QCOMPARE(ask("C"), 4.0);
        QCOMPARE(world.counts().solvedCells - second, useCaches ? std::size_t{2} : std::size_t{3}); // C reads no meter
    }

    /// R3.1, V5.1: checks that caches do not change a byte.
    void sameWithoutCaches() {
        const std::string content =
            axes +
            variable("Unrest", "planet", "number", R"xml(spread="mean(planets near 2 jumps, Unrest) + turn")xml") +
            variable("Works", "planet") + R"(<channel variable="Works" meter="MaxIndustry" direction="out"/>)" +
            globally(R"xml(<modify-other type="planet" variable="Unrest" add="Stock / (turn - 2)"/>
                <modify-other type="planet" variable="Works" set="Unrest / 3 + sum(ships here, HandsRequired)"/>)xml");
        const std::string placements =
            put("AXE", "Sol", "Axe") + put("FEAT", "Mars", "Feat") + put("AXE", "Vega", "Bolt", "turn=\"2\"");
        Game with = sound(content, placements, true);
        Game without = sound(content, placements, false);
        for (std::uint32_t turn = 1; turn <= 5; ++turn) {
            with.goTo(turn);
            without.goTo(turn);
            QCOMPARE(dumpTrace(with.session(), turn), dumpTrace(without.session(), turn));
            QCOMPARE(with.log().hash, without.log().hash);
        }
        QVERIFY(with.at("Mars", "MaxIndustry") != 0.0);
    }

    void explains_data() {
        QTest::addColumn<Play>("play");
        const auto row = [](const char* name, Play play) { QTest::newRow(name) << std::move(play); };
        row("V5.2 modifiers in order, with source, formula, operands and running value", [] {
            Game game = sound(axes, put("AXE", "Sol", "Axe") + put("FEAT", "Mars", "Feat"));
            const Session& session = game.session();
            const auto cell = findVariable(session, 0, "CritMult", game.find("Axe"), 1);
            QVERIFY(cell);
            const Ledger ledger = explainVariable(session, 0, *cell);
            QVERIFY(ledger.isProven);
            QCOMPARE(ledger.value, 4.0);
            QCOMPARE(ledger.rows.size(), std::size_t{3});
            QCOMPARE(ledger.rows[0].label, std::string("default of NUMBER"));
            QCOMPARE(ledger.rows[1].after, 3.0);
            QCOMPARE(ledger.rows[2].label, std::string("AXE"));
            QCOMPARE(ledger.rows[2].source, game.find("Axe"));
            QCOMPARE(ledger.rows[2].amount, std::string("CritMultAdder"));
            QCOMPARE(ledger.rows[2].before, 3.0);
            QCOMPARE(ledger.rows[2].after, 4.0);
            QCOMPARE(ledger.rows[2].terms.size(), std::size_t{1});
            const EvaluatedTerm& term = ledger.rows[2].terms[0];
            QVERIFY(term.variable);
            QCOMPARE(term.object, game.find("Axe")); // leads to the breakdown of that variable
            const Ledger next = explainVariable(session, 0, {*term.variable, term.object, term.part});
            QCOMPARE(next.value, 1.0);
            QCOMPARE(next.rows.back().label, std::string("FEAT"));
            const std::string text = renderLedger(ledger, session);
            QVERIFY2(text.starts_with("Axe · CritMult of part 1 at turn 0 = 4\n"), text.c_str());
            QVERIFY2(text.find("CritMultAdder = 1") != std::string::npos, text.c_str());
            QVERIFY2(ledgerJson(ledger, session).find("\"variable\": \"CritMultAdder\"") != std::string::npos,
                     ledgerJson(ledger, session).c_str());
        });
        row("V5.2 what is not in force says why", [] {
            const Game game =
                sound(variable("A") + withClass("YARD", add("A", "5", R"(active="turn &gt; 1")"), "building") +
                          withClass("DOCK", add("A", "6"), "building") + withClass("SAIL", add("A", "7"), "special") +
                          globally(R"(<modify-other type="planet" object="Pluto" variable="A" add="8"/>)"),
                      put("YARD", "Mars", "Yard"));
            const auto cell = findVariable(game.session(), 0, "A", noRow);
            const Ledger ledger = explainVariable(game.session(), 0, *cell);
            QCOMPARE(ledger.rows.size(), std::size_t{1});
            QStringList reasons;
            for (const LedgerRow& ghost : ledger.ghosts) {
                reasons << QString::fromStdString(std::string(ghostName(ghost.ghost)) + ": " + ghost.reason.english());
            }
            const QStringList expected{"not in the game: no DOCK is in the game",
                                       "not in the game: no SAIL is in the game",
                                       "not in the game: there is no planet 'Pluto'", "inactive: turn > 1 is not true"};
            QCOMPARE(reasons, expected);
            QVERIFY(renderLedger(ledger, game.session()).starts_with("the whole run · A at turn 0 = 0\n"));
        });
        row("V5.2 what spread is explained by its column", [] {
            Game game = sound(variable("A", "planet", "number", R"(spread="value() + 1")"));
            game.goTo(1);
            const auto cell = findVariable(game.session(), 1, "A", game.find("Mars"));
            const Ledger ledger = explainVariable(game.session(), 1, *cell);
            QCOMPARE(ledger.rows[0].label, std::string("spread"));
            const EvaluatedTerm& term = ledger.rows[0].terms.at(0);
            const Ledger column = explain(game.session(), 1, term.object, term.column);
            QVERIFY(column.isProven);
            QCOMPARE(column.rows.back().label, std::string("spread"));
            QCOMPARE(column.value, 1.0);
        });
    }

    void explains() {
        QFETCH(Play, play);
        play();
    }
};

QTEST_APPLESS_MAIN(VariableValueTest)
#include "variable_value_test.moc"
