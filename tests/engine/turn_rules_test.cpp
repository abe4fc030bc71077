// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of groups over several turns, objects and groups, played from content.
#include "tests/engine/support/game_fixture.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace orrery::engine;
using fixture::Game;

namespace {

using Play = std::function<void()>;
using Words = std::vector<std::string>;

const std::string onHost = R"xml(<and><object-type type="planet"/><contains><self/></contains></and>)xml";
const std::string onEmpires = R"xml(<object-type type="empire"/>)xml";

std::string group(const std::string& include, const std::string& effects, const std::string& attributes = {},
                  const std::string& activation = {}) {
    return "<group " + attributes + "><activation>" + activation + "</activation><scope><include>" + include +
           "</include></scope><effects>" + effects + "</effects></group>";
}

std::string building(const std::string& groups, const std::string& id = "BLD") {
    return "<class id=\"" + id + "\" type=\"building\">" + groups + "</class>";
}

std::string place(const std::string& on, const std::string& objectClass = "BLD", const std::string& name = {}) {
    return "<place class=\"" + objectClass + "\" on=\"" + on + "\" name=\"" + name + "\"/>";
}

const std::string favour = R"xml(<modify-stockpile resource="Favour" amount="1"/>)xml";

Game played(const std::string& content, const std::string& placements, std::uint32_t turns = 1) {
    Game game(content, placements);
    game.goTo(turns);
    return game;
}

Words codes(const Game& game) {
    Words all;
    for (const RunFault& fault : game.log().faults) {
        all.emplace_back(fault.spec->code);
    }
    return all;
}

/// Returns the Stock of each planet on each of many turns: a trail of random draws.
std::string draws(const std::string& otherGroups, const std::string& otherConditions = {},
                  const std::string& otherContent = {}, const std::string& otherPlacements = {}) {
    const std::string luck =
        group("<and>" + otherConditions + R"xml(<object-type type="planet"/><chance probability="0.5"/></and>)xml",
              R"xml(<modify-meter meter="Stock" amount="1"/>)xml", R"xml(id="luck")xml",
              R"xml(<chance probability="0.7"/>)xml");
    Game game(otherContent + building(otherGroups + luck), otherPlacements + place("Sol III", "BLD", "Yard"));
    std::string trail;
    for (std::uint32_t turn = 1; turn <= 12; ++turn) {
        game.goTo(turn);
        for (const char* planet : {"Sol III", "Mars", "Belt", "Vega I", "Giant"}) {
            trail += std::to_string(static_cast<int>(game.at(planet, "Stock"))) + " ";
        }
    }
    return trail;
}

} // namespace

Q_DECLARE_METATYPE(Play)

class TurnRulesTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }

private:
    void classes();
    void planets();
    void chances();
    void faults();
};

void TurnRulesTest::play_data() {
    QTest::addColumn<Play>("run");
    classes();
    planets();
    chances();
    faults();
}

namespace {

void row(const char* name, Play run) {
    QTest::newRow(name) << std::move(run);
}

} // namespace

void TurnRulesTest::classes() {
    row("E1.5 a class is as visible as its type, unless it says otherwise", [] {
        const std::string types = R"xml(<vocabulary><type id="ghost" attached-to="planet" visible="false"/></vocabulary>
            <class id="SEEN" type="building"/><class id="UNSEEN" type="building" visible="false" icon="fog"/>
            <class id="GHOST" type="ghost"/><class id="SEEN_GHOST" type="ghost" visible="true"/>)xml";
        const Game game(types);
        QCOMPARE(game.findings(), Words{});
        const CheckedModel& model = *game.session().program().model;
        const auto find = [&](const char* id) { return model.classes[*model.findClass(id)]; };
        QVERIFY(find("SEEN").visible);
        QVERIFY(!find("UNSEEN").visible);
        QCOMPARE(find("UNSEEN").icon, std::string("fog"));
        QVERIFY(!find("GHOST").visible);
        QVERIFY(find("SEEN_GHOST").visible);
    });
    row("E1.5 what is invisible fires, and is in the trace", [] {
        const Game game =
            played(R"xml(<class id="BLD" type="building" visible="false">)xml" + group(onHost, favour) + "</class>",
                   place("Sol III", "BLD", "Yard"));
        QCOMPARE(game.at("Terrans", "Favour"), 1.0);
        QCOMPARE(game.log().firings.size(), std::size_t{1});
        QCOMPARE(game.log().firings.front().holder, game.find("Yard"));
    });
    row("E1.5 an object holds no group, one or many", [] {
        const Game game = played(building("", "NONE") + building(group(onHost, favour), "ONE") +
                                     building(group(onHost, favour) + group(onHost, favour) + group(onHost, favour)),
                                 place("Sol III", "NONE") + place("Sol III", "ONE") + place("Vega I"));
        QCOMPARE(game.findings(), Words{});
        QCOMPARE(game.at("Terrans", "Favour"), 1.0);
        QCOMPARE(game.at("Vegans", "Favour"), 3.0);
    });
    row("E1.6 type and class of any object are readable by expressions and conditions", [] {
        const auto reached = [](const std::string& include) {
            const Game game = played(building(group(include, "<destroy-object/>")) + building("", "OTHER"),
                                     place("Sol III") + place("Mars", "OTHER", "Other"));
            return game.findings().empty() && !game.exists("Other") && game.exists("Mars");
        };
        QVERIFY(reached(R"xml(<expression if="type == Source.type and Target.class != Source.class"/>)xml"));
        QVERIFY(reached(R"xml(<expression if="class == OTHER"/>)xml"));
        QVERIFY(reached(R"xml(<and><object-type/><not><object-class/></not></and>)xml"));
        QVERIFY(reached(R"xml(<and><expression if="object('Other').type == type and object('Other').class == class"/>
            <object-class class="OTHER"/></and>)xml"));
    });
    row("E2.6 a group fires once a turn for each holder", [] {
        const std::string content = building(group(onHost, favour));
        QCOMPARE(played(content, place("Sol III"), 1).at("Terrans", "Favour"), 1.0);
        QCOMPARE(played(content, place("Sol III"), 3).at("Terrans", "Favour"), 3.0);
        QCOMPARE(played(content, place("Sol III") + place("Sol III") + place("Mars"), 1).at("Terrans", "Favour"), 3.0);
    });
    row("E4.3 the scope is evaluated each turn anew", [] {
        const std::string content =
            building(group(R"xml(<planet-size size="small"/>)xml", R"xml(<modify-planet-size steps="1"/>)xml") +
                     group(R"xml(<planet-size size="medium"/>)xml", favour + R"xml(<set-owner empire="Vegans"/>)xml"));
        const Game game = played(content, place("Sol III"));
        QCOMPARE(game.valueAt("Mars", "size"), std::string("medium")); // small at the start of the turn
        QCOMPARE(game.ownersOf("Mars"), Words{"Vegans"});
        QCOMPARE(played(content, place("Sol III"), 2).valueAt("Mars", "size"), std::string("medium"));
    });
    row("E8.4 in the other stages priority comes first, then holder, then the group's place", [] {
        const auto paint = [](const char* environment, const char* attributes = "") {
            return group(R"xml(<planet-size size="small"/>)xml",
                         std::string("<set-planet-environment type=\"") + environment + "\"/>", attributes);
        };
        const std::string two = building(paint("tundra") + paint("swamp"), "TWO");
        const std::string one = building(paint("toxic"), "ONE");
        const std::string early = building(paint("ocean", R"xml(priority="-1")xml"), "EARLY");
        const auto end = [&](const std::string& placements) {
            return played(two + one + early, placements).valueAt("Mars", "environment");
        };
        QCOMPARE(end(place("Sol III", "TWO")), std::string("swamp"));
        QCOMPARE(end(place("Sol III", "TWO") + place("Sol III", "ONE")), std::string("toxic"));
        QCOMPARE(end(place("Sol III", "ONE") + place("Sol III", "TWO")), std::string("swamp"));
        QCOMPARE(end(place("Sol III", "ONE") + place("Sol III", "EARLY")), std::string("toxic"));
    });
    row("E7.6 a group's name holds in the other stages, and not against itself", [] {
        const std::string content = building(group(onHost, favour + favour, R"xml(stacking="once")xml"));
        QCOMPARE(played(content, place("Sol III") + place("Sol III")).at("Terrans", "Favour"), 2.0);
    });
    row("E7.6 in the other stages too the group's name is claimed before its effect's", [] {
        const auto pays = [](int amount, const char* stacking) {
            return "<modify-stockpile resource=\"Favour\" amount=\"" + std::to_string(amount) + "\" " + stacking + "/>";
        };
        const char* const ofGroup = R"xml(stacking="whole")xml";
        const char* const ofEffect = R"xml(stacking="one")xml";
        const std::string three = place("Sol III", "OLD") + place("Sol III", "NEW") + place("Sol III", "LAST");
        const std::string groupIsOut = building(group(onHost, pays(1, ""), ofGroup), "OLD") +
                                       building(group(onHost, pays(20, ofEffect), ofGroup), "NEW") +
                                       building(group(onHost, pays(300, ofEffect)), "LAST");
        QCOMPARE(played(groupIsOut, three).at("Terrans", "Favour"), 301.0);
        const std::string effectIsOut = building(group(onHost, pays(1, ofEffect)), "OLD") +
                                        building(group(onHost, pays(20, ofEffect), ofGroup), "NEW") +
                                        building(group(onHost, pays(300, ""), ofGroup), "LAST");
        QCOMPARE(played(effectIsOut, three).at("Terrans", "Favour"), 1.0);
    });
    row("E7.6 a group that can do nothing leaves the name to others", [] {
        const std::string content =
            building(group(onHost, R"xml(<set-star-colour colour="red"/>)xml", R"xml(stacking="once")xml") +
                     group(onHost, favour, R"xml(stacking="once")xml"));
        QCOMPARE(played(content, place("Sol III")).at("Terrans", "Favour"), 1.0);
    });
    row("E3.8 a destroyed source ends the later groups of what it carried", [] {
        const std::string content =
            building(group(onHost, "<destroy-object/>", R"xml(priority="-1")xml") + group(onEmpires, favour)) +
            R"xml(<class id="SPC" type="special">)xml" + group(onEmpires, favour) + "</class>";
        const Game game = played(content, place("Sol III") + place("Sol III", "SPC"));
        QVERIFY(!game.exists("Sol III"));
        QCOMPARE(game.at("Terrans", "Favour"), 0.0);
        QCOMPARE(game.countOf("SPC"), std::size_t{0});
    });
}

void TurnRulesTest::planets() {
    const auto after = [](const std::string& effects, const char* planet, const char* property,
                          std::uint32_t turns = 1) {
        return played(building(group(R"xml(<object-type type="planet"/>)xml", effects)), place("Sol III"), turns)
            .valueAt(planet, property);
    };
    const std::string terran = R"xml(<set-planet-environment type="terran"/>)xml";
    row("E3.4 an ordinary environment makes asteroids tiny", [=] {
        QCOMPARE(after(terran, "Belt", "size"), std::string("tiny"));
        QCOMPARE(after(terran, "Belt", "environment"), std::string("terran"));
    });
    row("E3.4 an ordinary environment makes a gas giant huge", [=] {
        QCOMPARE(after(terran, "Giant", "size"), std::string("huge"));
        QCOMPARE(after(terran, "Giant", "environment"), std::string("terran"));
    });
    row("E3.4 an ordinary environment leaves an ordinary size", [=] {
        QCOMPARE(after(terran, "Mars", "size"), std::string("small"));
        QCOMPARE(after(terran, "Mars", "original_environment"), std::string("none"));
    });
    row("E3.5 asteroids that grow to a gas giant at once and back become barren", [=] {
        const std::string jump = R"xml(<modify-planet-size steps="if(turn == 1, 6, 0 - 1)"/>)xml";
        QCOMPARE(after(jump, "Belt", "environment"), std::string("gas_giant"));
        QCOMPARE(after(jump, "Belt", "environment", 2), std::string("barren"));
        QCOMPARE(after(jump, "Belt", "size", 2), std::string("huge"));
    });
    row("E3.5 a gas giant that becomes asteroids and grows again is toxic", [=] {
        const std::string jump = R"xml(<modify-planet-size steps="if(turn == 1, 0 - 9, 2)"/>)xml";
        QCOMPARE(after(jump, "Giant", "environment"), std::string("asteroids"));
        QCOMPARE(after(jump, "Giant", "environment", 2), std::string("toxic"));
        QCOMPARE(after(jump, "Giant", "size", 2), std::string("small"));
    });
    const std::string onPlanets = R"xml(<object-type type="planet"/>)xml";
    row("E3.5 asteroids that are said to have been asteroids become barren", [=] {
        const Game game = played(building(group(onPlanets, R"xml(<modify-planet-size steps="1"/>)xml")),
                                 place("Sol III") +
                                     R"xml(<set object="Belt" property="original_environment" value="asteroids"/>)xml");
        QCOMPARE(game.valueAt("Belt", "environment"), std::string("barren"));
    });
    const std::string ownScales = R"xml(<vocabulary><enumeration id="PlanetSize" order="scale" replace="true">
        <value id="tiny"/><value id="small"/><value id="asteroids"/><value id="gas_giant"/><value id="medium"/>
        <value id="huge"/></enumeration><enumeration id="Environment" replace="true"><value id="asteroids"/>
        <value id="gas_giant"/><value id="barren"/><value id="toxic"/><value id="terran"/><value id="ocean"/>
        <value id="swamp"/></enumeration></vocabulary>)xml";
    row("E3.4 the first environment of an own vocabulary may be a kind of its own", [=] {
        const std::string belts = R"xml(<set-planet-environment type="asteroids"/>)xml";
        const Game game = played(ownScales + building(group(onPlanets, belts)), place("Sol III"));
        QCOMPARE(game.valueAt("Mars", "size"), std::string("asteroids"));
    });
    row("E3.5 of an even number of sizes the upper half begins in the middle", [=] {
        const std::string small = R"xml(<set-planet-size size="small"/>)xml";
        const Game game = played(ownScales + building(group(onPlanets, small)), place("Sol III"));
        QCOMPARE(game.valueAt("Giant", "environment"), std::string("toxic"));
        QCOMPARE(game.valueAt("Belt", "environment"), std::string("barren"));
    });
}

void TurnRulesTest::chances() {
    row("E5.10 draws stay as they are when other content comes, goes or moves", [] {
        const std::string alone = draws("");
        const std::string other = group(R"xml(<object-type type="planet"/>)xml", favour, R"xml(id="other")xml",
                                        R"xml(<chance probability="0.5"/>)xml");
        const std::string stranger = building(other, "AAA");
        QCOMPARE(draws(other), alone);                                                // a group in front
        QCOMPARE(draws("", R"xml(<not><planet-size size="tiny"/></not>)xml"), alone); // a condition in front
        QCOMPARE(draws("", "", stranger), alone);                                     // a class in front
        QCOMPARE(draws("", "", stranger, place("Mars", "AAA")), alone);               // an object in front
    });
    row("E5.10 two sources draw apart, and each turn anew", [] {
        const std::string content =
            building(group(R"xml(<and><object-type type="planet"/><chance probability="0.5"/></and>)xml",
                           R"xml(<modify-meter meter="Stock" amount="1"/>)xml", R"xml(id="luck")xml"));
        Game game(content, place("Sol III") + place("Mars"));
        game.goTo(20);
        std::size_t same = 0;
        std::size_t turns = 0;
        for (std::uint32_t turn = 1; turn <= 20; ++turn) {
            const std::vector<Firing>& firings = game.session().history().log(turn).firings;
            QCOMPARE(firings.size(), std::size_t{2});
            same += *firings[0].scope == *firings[1].scope ? 1 : 0;
            ++turns;
        }
        QVERIFY(same < turns / 2);
    });
}

void TurnRulesTest::faults() {
    const std::string relic = R"xml(<vocabulary><property id="relic" format="class"/><type id="planet" extend="true">
        <has property="relic"/></type></vocabulary><class id="EMPIRE" type="empire">)xml";
    row("E7.4 a property that nothing has is told, even where its default can do nothing", [=] {
        const Game game =
            played(relic +
                       group(R"xml(<object-type type="planet"/>)xml", R"xml(<add-special special="Source.relic"/>)xml",
                             {}, R"xml(<expression if="name == 'Terrans'"/>)xml") +
                       "</class>",
                   {});
        QCOMPARE(game.findings(), Words{});
        QCOMPARE(codes(game), Words{"run.no-default"});
    });
    row("X1.3 a sum in a stockpile that is too large is 0, and told", [] {
        const Game game = played(
            building(group(
                R"xml(<object-type type="planet"/>)xml",
                R"xml(<modify-stockpile resource="Favour" per="object" amount="Target.Stock * 3 * 10^306"/>)xml")),
            place("Sol III"));
        QCOMPARE(codes(game), Words{"run.overflow"});
        QCOMPARE(game.at("Terrans", "Favour"), 0.0);
        QCOMPARE(game.at("Vegans", "Favour"), 50.0 * 3 * 1e306);
    });
    row("X1.3 a meter that is divided by nothing, or by next to nothing, is told apart", [] {
        const auto divided = [](const std::string& by) {
            return played(building(group(onHost, R"xml(<divide-meter meter="Stock" by=")xml" + by + R"xml("/>)xml", {},
                                         R"xml(<expression if="turn &lt; 9"/>)xml")),
                          place("Sol III"));
        };
        for (const char* nothing : {"Target.Stock - 50", "turn - 1"}) {
            const Game game = divided(nothing);
            QCOMPARE(codes(game), Words{"run.division-by-zero"});
            QCOMPARE(game.at("Sol III", "Stock"), 0.0);
        }
        const Game game = divided("turn * 10 ^ -308");
        QCOMPARE(codes(game), Words{"run.overflow"});
        QCOMPARE(game.at("Sol III", "Stock"), 0.0);
    });
    row("X1.3 a meter that is divided by a constant zero is an error of the content", [] {
        const std::string content = building(group(
            onHost, R"xml(<divide-max-meter meter="Stock" by="2 - 2"/><divide-max-meter meter="Stock" by="2"/>)xml"));
        const Game game(content, place("Sol III"));
        QCOMPARE(game.findings().size(), std::size_t{1});
        QVERIFY(game.findings().front().starts_with("error check.divides-by-zero"));
    });
    row("X1.3 only what went wrong is 0, in batches as for one object", [] {
        for (const char* scope : {R"xml(<object-type type="planet"/>)xml", R"xml(<planet-size size="small"/>)xml"}) {
            const Game game = played(
                building(group(scope, R"xml(<set-meter meter="Stock" value="3 + 1 / (Target.Stock - 50)"/>)xml")),
                place("Sol III"));
            QCOMPARE(codes(game), Words{"run.division-by-zero"});
            QCOMPARE(game.at("Mars", "Stock"), 3.0);
        }
    });
    row("X7.2 an empire that no scenario has is told in its own words", [] {
        const Game game(building(group(onHost, R"xml(<set-owner empire="Bogus"/>)xml", {}, "<all/>")));
        QCOMPARE(game.findings().size(), std::size_t{1});
        QVERIFY(game.findings().front().ends_with("no scenario has an empire 'Bogus'"));
    });
}

QTEST_APPLESS_MAIN(TurnRulesTest)
#include "turn_rules_test.moc"
