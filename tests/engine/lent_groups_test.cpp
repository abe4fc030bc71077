// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of classes, classes that lend their groups and groupings to objects, and meters of parts.
#include "engine/check/check.h"
#include "engine/check/model/check_memory.h"
#include "engine/rules/shipped_rows.h"
#include "engine/trace/explain.h"
#include "engine/trace/why_not.h"
#include "tests/engine/effect_play.h"

#include <QTest>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

Q_DECLARE_METATYPE(Play)

namespace {

/// Types of classes without objects, and the properties that lend their groups.
const std::string lending = R"xml(<vocabulary>
    <property id="species" format="class" type="species"/>
    <property id="traits" format="classes"/>
    <property id="parts" format="classes" of="class" type="part"/>
    <property id="doctrines" format="classes" type="doctrine"/>
    <property id="seat" format="object"/>
    <meter id="Attack"/>
    <meter id="Power"/>
    <type id="species"/><type id="part"/><type id="doctrine"/>
    <type id="planet" extend="true"><has property="species"/><has property="traits"/>
      <lends property="species"/><lends property="traits"/></type>
    <type id="empire" extend="true"><has property="doctrines"/><has property="seat"/>
      <lends property="doctrines" source="seat"/></type>
    <type id="ship" attached-to="system"><has meter="Attack"/><has meter="Power" per="parts"/>
      <lends property="parts"/></type>
    <occurrence id="festival"/>
  </vocabulary>)xml";

std::string group(const std::string& effects, const std::string& include = "<self/>", const std::string& rest = {}) {
    return "<group id=\"g\">" + rest + "<scope><include>" + include + "</include></scope><effects>" + effects +
           "</effects></group>";
}

std::string classOf(const std::string& id, const std::string& type, const std::string& groups = {},
                    const std::string& attributes = {}) {
    return "<class id=\"" + id + "\" type=\"" + type + "\" " + attributes + ">" + groups + "</class>";
}

std::string setMax(const std::string& meter, const std::string& value, const std::string& rest = {}) {
    return "<set-max-meter meter=\"" + meter + "\" value=\"" + value + "\" " + rest + "/>";
}

std::string given(const std::string& object, const std::string& property, const std::string& value) {
    return "<set object=\"" + object + "\" property=\"" + property + "\" value=\"" + value + "\"/>";
}

const std::string human = classOf("SP_HUMAN", "species", group(setMax("Industry", "3")));

/// Returns whether a problem contains the text.
bool isFound(const Game& game, std::string_view text) {
    return std::ranges::any_of(game.findings(),
                               [&](const std::string& one) { return one.find(text) != std::string::npos; });
}

Game played(const std::string& content, const std::string& placements, std::uint32_t turns = 1) {
    Game game(lending + content, placements);
    game.goTo(turns);
    return game;
}

std::uint32_t groupCalled(const Game& game, std::string_view label) {
    const Program& program = game.session().program();
    for (std::uint32_t group = 0; group < program.groups.size(); ++group) {
        if (groupLabel(*program.model, program.checkedGroup(group)) == label) {
            return group;
        }
    }
    return ~0u;
}

/// Returns the id of the meter of the only effect of the class BLD, after a check that follows another one.
std::string meterAfter(const std::string& before, const std::string& after) {
    const auto parsed = [](const std::string& content) {
        FolderContents folder{.name = "game", .files = {}, .diagnostics = {}};
        const auto add = [&](const std::string& path, const std::string& text) {
            folder.files[path] = std::make_shared<const SourceText>(path, text);
        };
        add("orrery.xml", R"xml(<project format="1" name="Game" vocabulary="own"/>)xml");
        add("a.xml", R"xml(<orrery format="1"><vocabulary><property id="parts" format="classes" type="part"/>
            <meter id="Power"/><type id="part"/><type id="building"><has property="parts"/>
            <has meter="Power" per="parts"/></type></vocabulary></orrery>)xml");
        add("b.xml", "<orrery format=\"1\">" + content + "</orrery>");
        add("c.xml", "<orrery format=\"1\">" +
                         classOf("BLD", "building", group(setMax("Power", "2", "part=\"LASER\""))) + "</orrery>");
        return parseProject(arrangeSources(folder, {}));
    };
    std::vector<Diagnostic> diagnostics;
    CheckMemory memory;
    check(parsed(before), shippedRows(), diagnostics, &memory);
    const auto model = check(parsed(after), shippedRows(), diagnostics, &memory);
    const CheckedGroup& checked = model->classes[*model->findClass("BLD")].groups.front();
    const double meter = checked.effects.front().argument("meter")->constant.value_or(0.0);
    return diagnostics.empty() ? model->vocabulary.meters()[static_cast<std::size_t>(meter)].id
                               : diagnostics.front().message();
}

const std::string laser =
    classOf("LASER", "part", group(R"xml(<modify-max-meter meter="Attack" amount="5"/>)xml"), "groupings=\"Weapon\"");
const std::string shield = classOf("SHIELD", "part");
const std::string cruiser = classOf("CRUISER", "ship", R"xml(<property name="parts" value="LASER  SHIELD LASER"/>)xml");
const std::string flagship = R"xml(<place class="CRUISER" on="Sol" name="Flagship"/>)xml";

} // namespace

class LentGroupsTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }
};

void LentGroupsTest::play_data() {
    QTest::addColumn<Play>("run");
    const auto row = [](const char* name, Play run) { QTest::newRow(name) << run; };

    row("G2.3 a class lends its groups to the object whose property names it", [] {
        const Game game = played(human, given("Sol III", "species", "SP_HUMAN"));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.at("Sol III", "MaxIndustry"), 3.0);
        QCOMPARE(game.at("Mars", "MaxIndustry"), 0.0);
    });
    row("G2.3 each copy in a list acts once", [] {
        const Game game = played(laser + shield + cruiser, flagship);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.at("Flagship", "MaxAttack"), 10.0);
        const auto firings = std::ranges::count(game.log().firings, groupCalled(game, "LASER/g"), &Firing::group);
        QCOMPARE(firings, 2);
    });
    row("G2.3 a source that a property names", [] {
        const std::string content = classOf("TACTICS", "doctrine", group(setMax("Farming", "4")));
        const Game game = played(content, given("Terrans", "doctrines", "TACTICS") + given("Terrans", "seat", "Mars") +
                                              given("Vegans", "doctrines", "TACTICS"));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.at("Mars", "MaxFarming"), 4.0);
        QCOMPARE(game.at("Sol III", "MaxFarming"), 0.0);
        const std::uint32_t tactics = groupCalled(game, "TACTICS/g");
        const auto firing = std::ranges::find(game.log().firings, tactics, &Firing::group);
        QVERIFY(firing != game.log().firings.end());
        QCOMPARE(firing->holder, game.find("Terrans"));
        QCOMPARE(firing->source, game.find("Mars"));
        const WhyNot why = whyNot(game.session(), 1, tactics, game.find("Vegans"), game.find("Mars"));
        QCOMPARE(why.sentence.english(), std::string("has no source: the property for the source names no object"));
    });
    row("G2.3 another class lends its groups from the next turn on", [] {
        const std::string change = group(R"xml(<set-property property="species" value="SP_ROBOT"/>)xml", "<self/>",
                                         R"xml(<activation if="turn == 1"/>)xml");
        const std::string robot = classOf("SP_ROBOT", "species", group(setMax("Farming", "7")));
        const std::string content = human + robot + classOf("RUST", "special", change);
        Game game(lending + content, given("Sol III", "species", "SP_HUMAN") + given("Sol III", "traits", "RUST"));
        game.goTo(1);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.at("Sol III", "MaxIndustry"), 3.0);
        QCOMPARE(game.at("Sol III", "MaxFarming"), 0.0);
        game.goTo(2);
        QCOMPARE(game.at("Sol III", "MaxIndustry"), 0.0);
        QCOMPARE(game.at("Sol III", "MaxFarming"), 7.0);
        game.goTo(1);
        game.goTo(2);
        QCOMPARE(game.at("Sol III", "MaxFarming"), 7.0);
    });
    row("G2.3 why not, for a class that does not lend to the object", [] {
        const Game game = played(human, given("Sol III", "species", "SP_HUMAN"));
        const std::uint32_t index = groupCalled(game, "SP_HUMAN/g");
        const WhyNot fired = whyNot(game.session(), 1, index, game.find("Sol III"), game.find("Sol III"));
        QCOMPARE(fired.stage, WhyNotStage::fired);
        const WhyNot why = whyNot(game.session(), 1, index, game.find("Mars"), game.find("Mars"));
        QCOMPARE(why.stage, WhyNotStage::noHolder);
        QCOMPARE(why.sentence.english(), "Mars does not have SP_HUMAN as its species");
    });
    row("G2.3 the breakdown names the lent class", [] {
        const Game game = played(human, given("Sol III", "species", "SP_HUMAN"));
        const View view = game.session().state().view();
        const Ledger ledger = explain(game.session(), 1, game.find("Sol III"), *view.layout->find("MaxIndustry"));
        QVERIFY(std::ranges::any_of(ledger.rows, [](const LedgerRow& one) {
            return one.label.english().find("SP_HUMAN") != std::string::npos;
        }));
    });
    row("G2.3 an object has the groupings of the classes that lend to it", [] {
        const std::string content =
            classOf("PHOTOTROPHIC", "special", {}, "groupings=\"Plant\"") +
            classOf("BLD", "building",
                    group(setMax("Industry", "2"), R"xml(<has-grouping grouping="Plant"/>)xml") +
                        "<group id=\"h\"><scope><include>"
                        "<expression if=\"has(GROUPING, Plant)\"/></include></scope><effects>" +
                        setMax("Farming", "6") + "</effects></group>");
        const Game game = played("<vocabulary><kind id=\"GROUPING\" any=\"grouping\"/></vocabulary>" + content,
                                 given("Mars", "traits", "PHOTOTROPHIC") + yard);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.at("Mars", "MaxIndustry"), 2.0);
        QCOMPARE(game.at("Sol III", "MaxIndustry"), 0.0);
        QCOMPARE(game.at("Mars", "MaxFarming"), 6.0);
        QCOMPARE(game.at("Belt", "MaxFarming"), 0.0);
    });
    row("G2.3 triggered groups are lent, too", [] {
        const std::string content =
            classOf("EAR", "special",
                    group(R"xml(<set-property property="traits" value="withClass(Target.traits, BLD)"/>)xml", "<self/>",
                          R"xml(<trigger after="festival"/>)xml")) +
            classOf("BLD", "building",
                    group(R"xml(<raise occurrence="festival"/>)xml", onHost, R"xml(<activation if="turn == 1"/>)xml"));
        const Game game = played(content, given("Mars", "traits", "EAR EAR") + yard);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.valueAt("Mars", "traits"), std::string("EAR EAR BLD")); // once, for all copies
        QCOMPARE(game.valueAt("Belt", "traits"), std::string());
    });
    row("G2.3 copies and size of a list", [] {
        const std::string content =
            laser + shield + cruiser +
            classOf("BLD", "building",
                    group(setMax("Industry", "copies(object('Flagship').parts, 'LASER')"), planets) +
                        "<group id=\"s\"><scope><include><object-type type=\"planet\"/>"
                        "</include></scope><effects>" +
                        setMax("Farming", "size(object('Flagship').parts) + "
                                          "10 * copies(Target.traits, SHIELD)") +
                        "</effects></group>");
        const Game game = played(content, flagship + yard);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.at("Mars", "MaxIndustry"), 2.0);
        QCOMPARE(game.at("Mars", "MaxFarming"), 3.0);
    });
    row("G2.3 an effect sets a list, written with one blank between its words", [] {
        const std::string content =
            human + classOf("BLD", "building",
                            group(R"xml(<set-property property="traits" value=" SP_HUMAN   BLD "/>)xml", onHost));
        const Game game = played(content, yard);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.valueAt("Sol III", "traits"), std::string("SP_HUMAN BLD"));
    });
    row("G2.3 an effect adds a class to a list and removes another", [] {
        const std::string content =
            human + classOf("MARK", "special") +
            classOf("BLD", "building",
                    group(R"xml(<set-property property="traits" value="withClass(Target.traits, MARK)"/>)xml", planets,
                          R"xml(<activation if="turn &lt; 3"/>)xml") +
                        "<group id=\"h\"><activation if=\"turn == 4\"/><scope><include>" + planets +
                        "</include></scope><effects><set-property property=\"traits\" "
                        "value=\"withoutClass(Target.traits, 'SP_HUMAN')\"/></effects></group>");
        Game game(lending + content, given("Mars", "traits", "SP_HUMAN") + yard);
        game.goTo(2);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.valueAt("Mars", "traits"), std::string("SP_HUMAN MARK MARK"));
        QCOMPARE(game.valueAt("Belt", "traits"), std::string("MARK MARK"));
        game.goTo(4);
        QCOMPARE(game.valueAt("Mars", "traits"), std::string("MARK MARK"));
    });
    row("G2.3 a class of a list that does not exist", [] {
        const Game game(lending + laser +
                        classOf("CRUISER", "ship", R"xml(<property name="parts" value="LASER LASR"/>)xml"));
        QVERIFY(isFound(game, "error check.unknown-name"));
    });
    row("G2.3 a class of another type than the list's", [] {
        const Game game(lending + human +
                        classOf("CRUISER", "ship", R"xml(<property name="parts" value="SP_HUMAN"/>)xml"));
        QVERIFY(isFound(game, "error check.wrong-type"));
    });
    row("G2.3 a scenario names a class that does not exist", [] {
        const Game game(lending + human, given("Mars", "traits", "SP_HUMAN SP_HUMN"));
        QVERIFY(isFound(game, "error check.unknown-name"));
    });
    row("G2.3 copies of a class that does not exist", [] {
        const Game game(lending + classOf("BLD", "building",
                                          group(setMax("Industry", "copies(Target.traits, 'SP_HUMN')"), planets)));
        QVERIFY(isFound(game, "error expr.unknown-id"));
    });
    row("G2.3 a group of a type without objects may read what its holders have", [] {
        const Game game =
            played(classOf("SP_OLD", "species",
                           group(setMax("Industry", "1"), "<self/>",
                                 R"xml(<activation><meter-value meter="Stock" at-least="10"/></activation>)xml")),
                   given("Mars", "species", "SP_OLD"));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.at("Mars", "MaxIndustry"), 1.0);
    });
    row("G2.3 a group of a type without objects cannot read what no holder has", [] {
        const Game game(lending +
                        classOf("SP_OLD", "species",
                                group(setMax("Industry", "1"), planets,
                                      R"xml(<activation><meter-value meter="Attack" at-least="1"/></activation>)xml")));
        QVERIFY(isFound(game, "check.never-active"));
    });
    row("G2.2 a ship has a meter for each different part", [] {
        const std::string content =
            laser + shield + cruiser + classOf("SCOUT", "ship") +
            classOf("BLD", "building",
                    group(setMax("Power", "18", "part=\"LASER\""), R"xml(<object-type type="ship"/>)xml"));
        const Game game = played(content, flagship + R"xml(<place class="SCOUT" on="Sol" name="Scout"/>)xml" + yard);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.at("Flagship", "MaxPower[LASER]"), 18.0);
        QCOMPARE(game.at("Flagship", "MaxPower[SHIELD]"), 0.0);
        QCOMPARE(game.at("Scout", "MaxPower[LASER]"), 0.0);
        const View view = game.session().state().view();
        QVERIFY(view.has(game.find("Flagship"), *view.layout->find("MaxPower[LASER]")));
        QVERIFY(!view.has(game.find("Scout"), *view.layout->find("MaxPower[LASER]")));
        QCOMPARE(skipReasons(game), std::set<std::string>{"has no meter Power[LASER]"});
        const Ledger ledger = explain(game.session(), 1, game.find("Flagship"), *view.layout->find("MaxPower[LASER]"));
        QCOMPARE(ledger.value, 18.0);
    });
    row("G2.2 expressions read a part's meter, which is 0 without the part", [] {
        const std::string content = laser + shield + cruiser + classOf("SCOUT", "ship") +
                                    classOf("BLD", "building",
                                            group(setMax("Attack", "part_meter(Power, LASER, Target) + 1"),
                                                  R"xml(<object-type type="ship"/>)xml"));
        const std::string power =
            R"xml(<set object="Flagship" meter="Power" part="LASER" which="current" value="0"/>)xml"
            R"xml(<hold object="Flagship" meter="Power" part="LASER" which="current" value="30"/>)xml";
        const Game game =
            played(content, flagship + R"xml(<place class="SCOUT" on="Sol" name="Scout"/>)xml" + yard + power);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.at("Scout", "MaxAttack"), 1.0);
        QCOMPARE(game.at("Flagship", "MaxAttack"), 41.0); // 1, or 31 with the part's meter; and 5 for each laser
    });
    row("G2.2 classes with a flag have a single meter", [] {
        const std::string part = classOf("POD", "part", R"xml(<property name="simple" value="true"/>)xml");
        const std::string craft = classOf("CRAFT", "ship",
                                          R"xml(<property name="parts" value="POD LASER"/>)xml" +
                                              group("<set-meter meter=\"Power\" part=\"POD\" value=\"value() + 2\"/>"));
        const std::string flags = R"xml(<vocabulary><property id="simple" format="boolean" of="class"/>
            <meter id="Charge"/><type id="ship" extend="true">
            <has meter="Charge" per="parts" single-for="simple"/></type></vocabulary>)xml";
        Game game(lending + flags + laser + part + craft, R"xml(<place class="CRAFT" on="Sol" name="Pod"/>)xml");
        const Vocabulary& vocabulary = game.session().program().model->vocabulary;
        const auto isSingle = [&](const char* id) { return vocabulary.meters()[*vocabulary.findMeter(id)].single; };
        QVERIFY(isSingle("Charge[POD]"));
        QVERIFY(!isSingle("Charge[LASER]"));
        QVERIFY(!isSingle("Power[POD]"));
    });
    row("G2.2 a flag of parts must be a boolean property", [] {
        const Game game = played(R"xml(<vocabulary><property id="simple" format="number" of="class"/>
            <meter id="Charge"/><type id="ship" extend="true">
            <has meter="Charge" per="parts" single-for="simple"/></type></vocabulary>)xml",
                                 "");
        QVERIFY(isFound(game, "vocabulary.wrong-format"));
    });
    row("G2.2 a scenario sets a part's meter", [] {
        const Game game(lending + laser + shield + cruiser,
                        flagship + R"xml(<set object="Flagship" meter="Power" part="SHIELD" value="7"/>)xml");
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.at("Flagship", "Power[SHIELD]"), 7.0);
        QCOMPARE(game.at("Flagship", "Power[LASER]"), 0.0);
    });
    row("G2.2 a new part class changes the meters of unchanged content", [] {
        const std::string part = classOf("LASER", "part");
        QCOMPARE(meterAfter(part, classOf("ARMOUR", "part") + part), std::string("Power[LASER]"));
        QCOMPARE(meterAfter(classOf("ARMOUR", "part") + part, part), std::string("Power[LASER]"));
    });
    row("G2.2 a meter that no object has for the class", [] {
        const Game game(
            lending + human + laser +
            classOf("BLD", "building", group(setMax("Power", "18", "part=\"SP_HUMAN\""), R"xml(<all/>)xml")));
        QVERIFY(isFound(game, "error check.no-part-meter"));
    });
    row("G2.2 an expression about a part that has no such meter", [] {
        const Game game(lending + human + laser +
                        classOf("BLD", "building", group(setMax("Industry", "part_meter(Power, SP_HUMAN, Target)"))));
        QVERIFY(isFound(game, "error expr.no-part-meter"));
    });
}

QTEST_APPLESS_MAIN(LentGroupsTest)
#include "lent_groups_test.moc"
