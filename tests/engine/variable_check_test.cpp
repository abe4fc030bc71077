// SPDX-License-Identifier: GPL-3.0-or-later
// The problems in variables and modifiers that loading content reports (V1 to V5).
#include "tests/engine/support/variable_content.h"

#include <QTest>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

/// The expected problems of content: their number, their code, and words of the first one.
struct Expected {
    std::string content;
    std::string code{}; ///< with "error " before it if it is an error; empty: no problem of these parts at all
    int count = 1;
    std::string words{};
};

bool isOurs(const std::string& finding) {
    return finding.find("check.") != finding.npos || finding.find("expr.") != finding.npos ||
           finding.find("content.") != finding.npos || finding.find("vocabulary.") != finding.npos;
}

} // namespace

class VariableCheckTest : public QObject {
    Q_OBJECT

private slots:
    void finds_data() {
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const Expected& expected) {
            QTest::newRow(name) << QString::fromStdString(expected.content) << QString::fromStdString(expected.code)
                                << expected.count << QString::fromStdString(expected.words);
        };
        row("V1.1 a format without a default",
            {variable("Colour", "planet", "StarColour"), "error check.variable-no-default", 1, "StarColour"});
        row("V1.1 a format with a default", {variable("Size", "planet", "PlanetSize"), {}});
        row("V2.1 used before it is defined", {globally(set("Hands", "2")) + variable("Hands"), {}});
        row("V2.1 never defined",
            {variable("Hands") + globally(set("Hnds", "2")), "error check.unknown-name", 1, "no variable 'Hnds'"});
        row("V2.1 a name that means something else", {variable("Stock"), "error check.variable-clash"});
        row("V2.1 a name that is a word", {variable("Source"), "error check.variable-clash"});
        row("V2.1 a name that is a member", {variable("owner", "planet"), "error check.variable-clash"});
        row("V2.1 a name that is a property", {variable("size", "planet"), "error check.variable-clash"});
        row("V2.1 a name that is a resource", {variable("Minerals", "planet"), "error check.variable-clash"});
        row("V2.1 a name that is a constant of the project",
            {"<vocabulary><define id=\"G\" value=\"9\"/></vocabulary>" + variable("G"), "error check.variable-clash"});
        row("V2.2 every type is a scope", {variable("A", "planet") + variable("B", "empire"), {}});
        row("V2.2 sub-scopes are declared", {variable("A", "ship.weapon.barrel"), {}});
        row("V2.2 no such scope", {variable("A", "ship.wepon"), "error check.unknown-name", 1, "ship.wepon"});
        row("V2.2 a part sees what its object has",
            {variable("Hands", "ship") + variable("Crit", "ship.weapon") +
                 "<class id=\"AXE\" type=\"ship\"><part number=\"1\" scope=\"ship.weapon\">" +
                 set("Crit", "Hands + 1") + set("Hands", "Crit + 1", "active=\"turn &gt; 3\"") + "</part></class>",
             "error check.variable-cycle"});
        row("V2.2 an object does not see what its parts have",
            {variable("Crit", "ship.weapon") + "<class id=\"AXE\" type=\"ship\">" + set("Crit", "1") + "</class>",
             "error check.variable-not-visible", 1, "ship.weapon"});
        row("V2.3 global and local", {variable("A") + variable("A", "ship"), "error check.variable-overlap"});
        row("V2.3 global and part", {variable("A", "ship.weapon") + variable("A"), "error check.variable-overlap"});
        row("V2.3 scope and sub-scope, whatever the formats",
            {variable("A", "ship") + variable("A", "ship.weapon", "boolean"), "error check.variable-overlap"});
        row("V2.3 a type and what it is attached to",
            {variable("A", "planet") + variable("A", "building"), "error check.variable-overlap", 1, "planet"});
        row("V2.3 a type and the empire that may own it",
            {variable("A", "planet") + variable("A", "empire"), "error check.variable-overlap"});
        row("V2.3 scopes that never meet", {variable("A", "planet") + variable("A", "ship") +
                                                variable("B", "ship.weapon") + variable("B", "ship.shield"),
                                            {}});
        row("V2.3 two formats in one scope are wrong at both places",
            {variable("A", "ship") + variable("A", "ship", "boolean"), "error check.variable-formats", 2});
        row("V2.3 the same again is legal",
            {variable("A", "ship") + variable("A", "ship", "number", "explanation=\"again\""), {}});
        row("V2.4 no format", {"<variable name=\"A\" scope=\"ship\"/>", "check.variable-format-left-out"});
        row("V2.4 no scope", {"<variable name=\"A\" format=\"number\"/>", "check.variable-scope-left-out"});
        row("V2.4 neither is a global number",
            {"<variable name=\"A\"/>" + globally(set("A", "true")), "error expr.wrong-format"});
        row("V2.5 a part has a sub-scope of the class's type",
            {"<class id=\"Y\" type=\"building\"><part number=\"1\" scope=\"ship.weapon\"/></class>",
             "error check.part-scope"});
        row("V2.5 two parts of one number",
            {"<class id=\"AXE\" type=\"ship\"><part number=\"1\" scope=\"ship.weapon\"/><part number=\"1\" "
             "scope=\"ship.weapon\"/></class>",
             "error check.duplicate-part"});
        row("V2.5 a part that the class has not got", {variable("Crit", "ship.weapon") +
                                                           "<class id=\"AXE\" type=\"ship\"><part number=\"1\" "
                                                           "scope=\"ship.weapon\"/>" +
                                                           set("Crit", "3", "part=\"2\"") + "</class>",
                                                       "error check.unknown-part", 1, "2"});
        row("V2.5 a part among the global modifiers",
            {variable("Hands") + globally(set("Hands", "1", "part=\"1\"")), "error check.part-elsewhere"});
        row("V3.1 another object's variable",
            {variable("Hands", "ship") + "<class id=\"Y\" type=\"building\">" + set("Hands", "1") + "</class>",
             "error check.variable-not-visible", 1, "it belongs to ship"});
        row("V3.1 what it is attached to, its empire and the run",
            {variable("A", "planet") + variable("B", "empire") + variable("C") + variable("D", "system") +
                 "<class id=\"Y\" type=\"building\">" + set("A", "1") + set("B", "1") + set("C", "1") + set("D", "1") +
                 "</class>",
             {}});
        row("V3.1 a global modifier of no object",
            {variable("Hands", "ship") + globally(set("Hands", "1")), "error check.modifies-no-object"});
        row("V3.1 two addresses",
            {variable("Hands", "ship") +
                 globally(R"(<modify-other type="ship" grouping="Weapon" object="X" variable="Hands" add="1"/>)"),
             "error check.several-addresses"});
        row("V3.1 an unknown class",
            {variable("Hands", "ship") +
                 globally(R"(<modify-other type="ship" class="HUL" variable="Hands" add="1"/>)"),
             "error check.unknown-name"});
        row("X1.7 a planet's formula names a building's variable",
            {variable("Size", "planet") + variable("Crew", "building") +
                 globally(R"(<modify-other type="planet" variable="Size" add="Crew"/>)"),
             "error expr.variable-not-visible", 1, "'Crew' is not visible from planet: it belongs to building"});
        row("X1.7 a ship's names a planet's",
            {variable("Speed", "ship") + variable("Works", "planet") + "<class id=\"AXE\" type=\"ship\">" +
                 set("Speed", "Works") + "</class>",
             "error expr.variable-not-visible", 1, "'Works' is not visible from ship"});
        row("X1.7 and so does its active",
            {variable("Speed", "ship") + variable("Works", "planet") + "<class id=\"AXE\" type=\"ship\">" +
                 set("Speed", "2", "active=\"Works &gt; 2\"") + "</class>",
             "error expr.variable-not-visible", 1, "'Works' is not visible from ship"});
        row("X1.7 a group's activation",
            {variable("Crew", "building") + "<class id=\"AXE\" type=\"ship\"><group id=\"g\"><activation if=\"Crew "
                                            "&gt; 1\"/><scope><include><self/></include></scope><effects><modify-meter "
                                            "meter=\"Stock\" amount=\"1\"/></effects></group></class>",
             "error expr.variable-not-visible", 1, "'Crew' is not visible from ship"});
        row("X1.7 what spreads from what it cannot see",
            {variable("Crew", "building") + variable("Unrest", "planet", "number", "spread=\"Crew\""),
             "error expr.variable-not-visible"});
        row("X1.7 an aggregate names what its type never sees",
            {variable("Crew", "building") + variable("A") + globally(set("A", "sum(ships, Crew)")),
             "error expr.variable-not-visible", 1, "'Crew' is not visible from ship"});
        row("X1.7 an owner has no variable of planets",
            {variable("Works", "planet") + variable("A", "planet") +
                 globally(R"(<modify-other type="planet" variable="A" set="owner.Works"/>)"),
             "error expr.variable-not-visible", 1, "'Works' is not visible from empire"});
        row("X1.7 one's host, system and empire can be seen",
            {variable("A", "building") + variable("B", "planet") + variable("C", "system") + variable("D", "empire") +
                 "<class id=\"YARD\" type=\"building\">" +
                 set("A", "B + C + D + Source.B", "active=\"B &gt; Source.D\"") + "</class>" +
                 globally(R"(<modify-other type="planet" variable="B" add="C + Target.D + owner.D + system.C"/>)"),
             {}});
        row("V5.1 no circle through what cannot be seen",
            {variable("A", "planet") + variable("A", "ship") + variable("B", "planet") + variable("B", "ship") +
                 globally(R"(<modify-other type="planet" variable="A" set="B"/>
                                                                          <modify-other type="ship" variable="B" set="A"/>)"),
             {}});
        row("X3.1 the selection names whose variable is read",
            {variable("Score", "ship") + variable("Score", "planet", "boolean") + variable("A") +
                 globally(set("A", "sum(ships where Score &gt; 1, Score) + if(any(planets, Score), 1, 0)")),
             {}});
        row("X3.1 a selection without a type does not",
            {variable("Score", "ship") + variable("Score", "planet", "boolean") + variable("A") +
                 globally(set("A", "sum(objects, Score)")),
             "error expr.variable-formats"});
        const std::string twoFormats = variable("Score", "ship") + variable("Score", "planet", "boolean") +
                                       variable("A") + variable("B", "building");
        row("X1.7 a named object has the variable of its type",
            {twoFormats + globally(set("A", "object('Axe').Score + 1")), {}});
        row("X1.7 in a group as well",
            {twoFormats + "<class id=\"YARD\" type=\"building\"><group id=\"g\"><activation "
                          "if=\"object('Axe').Score &gt; 1\"/><scope><include><self/></include></scope><effects>"
                          "<destroy-object/></effects></group></class>",
             {}});
        row("X1.7 an object that no scenario places may have either",
            {twoFormats + globally(set("A", "object('Bow').Score + 1")), "error expr.variable-formats"});
        row("X1.7 scenarios place one of each", {twoFormats +
                                                     "<scenario id=\"other\"><system name=\"Sol\" x=\"0\" "
                                                     "y=\"0\"/><planet name=\"Axe\" system=\"Sol\"/></scenario>" +
                                                     globally(set("A", "object('Axe').Score + 1")),
                                                 "error expr.variable-formats"});
        row("X1.7 the source has the variable of its type", {twoFormats + "<class id=\"YARD\" type=\"building\">" +
                                                                 set("B", "2", "active=\"Source.Score\"") + "</class>",
                                                             {}});
        row("X1.7 the source has none that its type cannot see",
            {variable("Score", "ship") + variable("B", "building") + "<class id=\"YARD\" type=\"building\">" +
                 set("B", "Source.Score") + "</class>",
             "error expr.variable-not-visible", 1, "'Score' is not visible from building"});
        row("X5.2 what no object brings along asks each object that it changes",
            {variable("A", "planet") +
                 globally(
                     R"(<modify-other type="planet" variable="A" add="1" active="Stock &gt; 3 and Target.id &gt; 0"/>)"),
             {}});
        row("X5.2 it has no source",
            {variable("A", "planet") +
                 globally(R"(<modify-other type="planet" variable="A" add="1" active="Source.Stock &gt; 3"/>)"),
             "error expr.no-context"});
        row("V3.1 a grouping that no class has",
            {variable("Hands", "ship") +
                 globally(R"(<modify-other type="ship" grouping="Wepon" variable="Hands" add="1"/>)"),
             "check.addresses-no-class", 1, "no class of the type 'ship' belongs to the grouping 'Wepon'"});
        row("V3.1 an object that nothing is called",
            {variable("Hands", "ship") +
                 globally(R"(<modify-other type="ship" object="Ax" variable="Hands" add="1"/>)"),
             "check.addresses-no-object", 1, "no scenario has a ship 'Ax'"});
        row("V3.1 an object of another type",
            {variable("Hands", "ship") +
                 globally(R"(<modify-other type="ship" object="Mars" variable="Hands" add="1"/>)"),
             "check.addresses-no-object"});
        row("V3.1 an object that comes in play, and one that is there",
            {variable("Hands", "ship") + globally(R"(<modify-other type="ship" object="Bow" variable="Hands" add="1"/>
                             <modify-other type="ship" object="Axe" variable="Hands" add="1"/>)") +
                 "<class id=\"YARD\" type=\"building\"><group "
                 "id=\"g\"><scope><include><self/></include></scope><effects>"
                 "<create-object class=\"HULL\" name=\"Bow\"/></effects></group></class>",
             {}});
        row("V6.1 names that are operators",
            {"<function id=\"mod\" value=\"1\"/><function id=\"half\" value=\"not\"><parameter name=\"not\" "
             "format=\"number\"/></function><table id=\"turn\" key=\"number\"><column id=\"a\" format=\"number\"/><row "
             "key=\"1\" a=\"2\"/></table><table id=\"Costs\" key=\"number\"><column id=\"and\" "
             "format=\"number\"/><column id=\"a\" format=\"number\"/><row key=\"1\" a=\"2\"/></table><class "
             "id=\"true\" "
             "type=\"ship\"/>",
             "error check.taken-name", 5, "a reserved word in expressions"});
        row("V4.3 numbers only",
            {variable("Bad", "global", "boolean") + globally(R"(<modify variable="Bad" add="1"/>)"),
             "error check.numbers-only"});
        row("V4.3 set takes every format", {variable("Bad", "global", "boolean") + variable("Mood", "global", "text") +
                                                globally(set("Bad", "turn > 2") + set("Mood", "&quot;wild&quot;")),
                                            {}});
        row("V4.3 a value of another format",
            {variable("Bad", "global", "boolean") + globally(set("Bad", "2")), "error expr.wrong-format"});
        row("V4.6 an unknown association",
            {variable("A") + globally(set("A", "2", "prio=\"3\"")), "error content.unknown-attribute", 1, "prio"});
        row("V4.6 a repeated association", {variable("A") + globally(set("A", "2", "priority=\"3\" priority=\"4\"")),
                                            "error xml.duplicate-attribute"});
        row("V4.6 two operations",
            {variable("A") + globally(R"(<modify variable="A" set="1" add="2"/>)"), "error check.several-operations"});
        row("V4.6 no operation",
            {variable("A") + globally(R"(<modify variable="A"/>)"), "error content.missing-any-of"});
        row("V4.6 set of the value so far and something",
            {variable("A") + globally(set("A", "value() + 4")), "check.write-operation", 1, "add=\"4\""});
        row("V4.6 set of the value so far less something",
            {variable("A") + globally(set("A", "value() - 4")), "check.write-operation", 1, "add=\"-4\""});
        row("V4.6 set of something else", {variable("A") + globally(set("A", "max(value() - 1, 1)")), {}});
        row("V4.6 a constant division by zero",
            {variable("A") + globally(R"(<modify variable="A" divide="0"/>)"), "error check.divides-by-zero"});
        row("V5.1 a circle shows the whole path", {variable("A") + variable("B") + variable("C") +
                                                       globally(set("A", "B") + set("B", "C + 1") + set("C", "A * 2")),
                                                   "error check.variable-cycle", 1, "A → B → C → A"});
        row("V5.1 a variable that reads itself",
            {variable("A") + globally(set("A", "A + 1")), "error check.variable-cycle", 1, "A → A"});
        row("X3.4 an aggregate that reads what it computes",
            {variable("Load", "planet") +
                 globally(R"xml(<modify-other type="planet" variable="Load" set="sum(planets here, Load)"/>)xml"),
             "error check.variable-cycle", 1, "Load → Load"});
        row("V5.1 the value so far is no circle",
            {variable("A") + variable("B") + globally(set("A", "min(value(), B)") + set("B", "1")), {}});
        row("V5.3 a part's variable cannot be modified from its object's level",
            {variable("CritMult", "ship.weapon") +
                 globally(R"(<modify-other type="ship" variable="CritMult" add="1"/>)"),
             "error check.variable-not-visible", 1, "ship.weapon"});
        row("V6.4 a channel to what the objects have not got",
            {variable("A", "empire") + R"(<channel variable="A" meter="MaxStock" direction="in"/>)",
             "error check.type-lacks"});
        row("V5.2 a modifier that is always active",
            {variable("A", "ship") + globally(R"(<modify-other type="ship" variable="A" add="1" active="2 &gt; 1"/>)"),
             "check.constant-condition", 1, "this is always true"});
        row("V5.2 a modifier that is never active",
            {variable("A", "ship") + globally(R"(<modify-other type="ship" variable="A" add="1" active="1 &gt; 2"/>)"),
             "check.constant-condition", 1, "this is always false"});
        row("X7.3 a modifier whose element is no expression",
            {variable("A", "ship") +
                 globally(R"(<modify-other type="ship" variable="A"><add><bogus/></add></modify-other>)"),
             "error content.unknown-element", 1, "bogus"});
        row("V6.4 a channel between two formats",
            {variable("A", "planet") + R"(<channel variable="A" property="size" direction="in"/>)",
             "error check.channel-format"});
        row("V6.4 a channel of a part",
            {variable("A", "ship.weapon") + R"(<channel variable="A" meter="Stock" direction="in"/>)",
             "error check.channel-nowhere"});
        row("V6.4 a channel of one of two variables", {variable("A", "ship") + variable("A", "planet") +
                                                           R"(<channel variable="A" meter="Stock" direction="in"/>)",
                                                       "error check.channel-scope", 1, "ship, planet"});
        row("V6.4 a second channel of one variable",
            {variable("A", "planet") + R"(<channel variable="A" meter="Stock" direction="in"/>
                                          <channel variable="A" meter="MaxStock" direction="out"/>)",
             "error check.channel-twice"});
        row("V3.1 an unknown type",
            {variable("Hands", "ship") + globally(R"(<modify-other type="shp" variable="Hands" add="1"/>)"),
             "error check.unknown-name", 1, "no type 'shp'"});
        row("X3.5 a part cannot spread",
            {variable("A", "ship.weapon", "number", "spread=\"1\""), "error check.spreads-nowhere"});
        row("X3.5 a spread of another format",
            {variable("A", "planet", "number", "spread=\"true\""), "error expr.wrong-format"});
    }

    void finds() {
        QFETCH(QString, content);
        QFETCH(QString, code);
        QFETCH(int, count);
        QFETCH(QString, words);
        const Game game = shipGame(content.toStdString(), put("HULL", "Sol", "Axe"));
        QStringList found;
        QStringList all;
        for (const std::string& finding : game.findings()) {
            const QString text = QString::fromStdString(finding);
            all << text;
            if (code.isEmpty() ? isOurs(finding) : text.startsWith(code + " ")) {
                found << text;
            }
        }
        if (code.isEmpty()) {
            QCOMPARE(found, QStringList());
            return;
        }
        QVERIFY2(found.size() == count, qPrintable(all.join('\n')));
        QVERIFY2(found.front().contains(words), qPrintable(found.front()));
    }

    /// V2.1: checks that the explanation that was loaded last counts.
    void explanations() {
        const Game game = shipGame(variable("A", "ship", "number", "explanation=\"one\"") + variable("A", "ship") +
                                   variable("A", "ship", "number", "explanation=\"two\""));
        const Language& language = game.session().program().model->language;
        QCOMPARE(language.variables.size(), std::size_t{1});
        QCOMPARE(language.variables[0].explanation, std::string("two"));
    }

    /// V2.3: checks that the first format loaded counts. Expressions that read the variable are then checked only once.
    void twoFormats() {
        const Game game = shipGame(variable("A", "ship") + variable("A", "ship", "boolean"));
        const Language& language = game.session().program().model->language;
        QCOMPARE(language.variables.size(), std::size_t{1});
        QVERIFY(language.variables[0].format == numberFormat);
    }

    void parts_data() {
        QTest::addColumn<QString>("number");
        QTest::addColumn<int>("count");
        const auto row = [](const char* name, const char* number, int count) {
            QTest::newRow(name) << number << count;
        };
        row("V2.5 a part has a number", "1", 1);
        row("V2.5 the largest number of a part", "9999", 1);
        row("V2.5 no part has a larger number", "10000", 0);
        row("V2.5 no part has the number 0", "0", 0);
        row("V2.5 no part has a negative number", "-1", 0);
        row("V2.5 a part has no word for its number", "one", 0);
    }

    /// Checks that parts with an impossible number are removed, together with their modifiers.
    void parts() {
        QFETCH(QString, number);
        QFETCH(int, count);
        const Game game =
            shipGame(variable("Crit", "ship.weapon") + "<class id=\"AXE\" type=\"ship\"><part number=\"" +
                     number.toStdString() + "\" scope=\"ship.weapon\">" + set("Crit", "3") + "</part></class>");
        const Language& language = game.session().program().model->language;
        QCOMPARE(int(language.parts.size()), count);
        QCOMPARE(int(language.modifiers.size()), count);
    }

    /// V1.1: checks that a run has every text that a variable can take, including texts inside an expression.
    void texts() {
        const Game game =
            shipGame(variable("Mood", "global", "text") + globally(set("Mood", "if turn > 2 then 'wild' else 'meek'")));
        const std::vector<std::string>& texts = game.session().program().model->texts;
        for (const char* text : {"calm", "wild", "meek"}) {
            QVERIFY2(std::ranges::count(texts, text) == 1, text);
        }
    }

    void depth() {
        std::string content = variable("V0");
        std::string modifiers;
        for (int i = 1; i <= 110; ++i) {
            content += variable("V" + std::to_string(i));
            modifiers += set("V" + std::to_string(i), "V" + std::to_string(i - 1) + " + 1");
        }
        const Game game = shipGame(content + globally(modifiers));
        int found = 0;
        for (const std::string& finding : game.findings()) {
            found += finding.find("check.variable-depth") != finding.npos ? 1 : 0;
        }
        QCOMPARE(found, 1);
        QCOMPARE(valueOf(game, "V100"), 100.0);
        QCOMPARE(valueOf(game, "V101"), 0.0);
        QCOMPARE(valueOf(game, "V110"), 9.0);
    }
};

QTEST_APPLESS_MAIN(VariableCheckTest)
#include "variable_check_test.moc"
