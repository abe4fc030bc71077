// SPDX-License-Identifier: GPL-3.0-or-later
#include "check_support.h"

using namespace orrery::engine;
using namespace orrery::engine::test;

namespace {

QByteArray scenario(const QByteArray& inside) {
    return "<class id=\"B\" type=\"building\"/><class id=\"T\" type=\"tech\"/><scenario id=\"s\">" + inside +
           "</scenario>";
}

} // namespace

/// Classes and scenarios: their problems and their model.
class CheckClassesTest : public QObject {
    Q_OBJECT

private slots:
    void finds_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const QByteArray& content, const QStringList& expected = {}) {
            QTest::newRow(name) << content << expected;
        };
        row("E1.1 ids are unique", "<class id=\"A\" type=\"ship\"/><class id=\"A\" type=\"tech\"/>",
            {"check.duplicate-class|A"});
        row("X1.6 ids are names", "<class id=\"A-1\" type=\"ship\"/>", {"content.bad-name|A-1"});
        row("a class without an id", "<class type=\"ship\"/>", {"content.missing-attribute|class"});
        row("a class without a type", "<class id=\"A\"/>", {"content.missing-attribute|class"});
        row("an unknown type", "<class id=\"A\" type=\"shp\"/>", {"check.unknown-name|shp"});
        row("E1.4 a negative duration", "<class id=\"A\" type=\"ship\" duration=\"-1\"/>", {"content.out-of-range|-1"});
        row("E1.4 a duration of half a turn", "<class id=\"A\" type=\"ship\" duration=\"0.5\"/>",
            {"content.not-a-whole-number|0.5"});
        row("E1.1 typed properties",
            "<class id=\"A\" type=\"building\"><property name=\"build_cost\" value=\"30\"/></class>");
        row("a property of another format",
            "<class id=\"A\" type=\"building\"><property name=\"build_cost\" value=\"dear\"/></class>",
            {"check.bad-value|dear"});
        row("an unknown property",
            "<class id=\"A\" type=\"building\"><property name=\"build-cost\" value=\"1\"/></class>",
            {"check.unknown-name|build-cost"});
        row("a property that the type has not",
            "<class id=\"A\" type=\"building\"><property name=\"focus\" value=\"trade\"/></class>",
            {"check.type-lacks|focus"});
        row("a property twice",
            "<class id=\"A\" type=\"building\"><property name=\"build_cost\" value=\"1\"/>"
            "<property name=\"build_cost\" value=\"2\"/></class>",
            {"check.repeated|build_cost"});
        row("an unknown prerequisite", "<class id=\"A\" type=\"tech\"><prerequisite tech=\"C\"/></class>",
            {"check.unknown-name|C"});
        row("a prerequisite that is no tech",
            "<class id=\"A\" type=\"tech\"><prerequisite tech=\"C\"/></class><class id=\"C\" type=\"ship\"/>",
            {"check.wrong-type|C"});
        row("a prerequisite twice",
            "<class id=\"A\" type=\"tech\"/><class id=\"C\" type=\"tech\"><prerequisite tech=\"A\"/>"
            "<prerequisite tech=\"A\"/></class>",
            {"check.repeated|A"});
        row("a tech that needs itself", "<class id=\"A\" type=\"tech\"><prerequisite tech=\"A\"/></class>",
            {"check.prerequisite-cycle|class"});
        row("three techs in a ring",
            "<class id=\"A\" type=\"tech\"><prerequisite tech=\"C\"/></class>"
            "<class id=\"C\" type=\"tech\"><prerequisite tech=\"D\"/></class>"
            "<class id=\"D\" type=\"tech\"><prerequisite tech=\"A\"/></class>",
            {"check.prerequisite-cycle|class"});
        row("X7.3 a class of an unknown type poisons quietly",
            "<class id=\"A\" type=\"shp\"/><class id=\"C\" type=\"tech\"><unlocks class=\"A\"/></class>",
            {"check.unknown-name|shp"});
        row("X7.3 a second class of an id is read too",
            "<class id=\"A\" type=\"ship\"/><class id=\"A\" type=\"ship\"><unlocks class=\"X\"/></class>",
            {"check.duplicate-class|A", "check.unknown-name|X"});
        // Scenarios.
        row("S15 a full table",
            scenario("<empire id=\"Us\" capital=\"P\"/><system name=\"S\" x=\"0\" y=\"0\" star-colour=\"red\"/>"
                     "<planet name=\"P\" system=\"S\" size=\"PL_LARGE\" owner=\"Us\"/><place class=\"B\" on=\"P\"/>"
                     "<give-tech tech=\"T\" to=\"Us\"/><set object=\"Us\" resource=\"Food\" value=\"3\"/>"));
        row("S15 an unknown class", scenario("<place class=\"C\" on=\"P\"/>"), {"check.unknown-name|C"});
        row("S15 no tech", scenario("<give-tech tech=\"B\" to=\"Us\"/>"), {"check.wrong-type|B"});
        row("S15 an unknown property", scenario("<set object=\"P\" foccus=\"trade\"/>"), {"check.unknown-name|foccus"});
        row("S15 a value that is none", scenario("<set object=\"P\" focus=\"play\"/>"), {"check.bad-value|play"});
        row("S15 a system has no focus", scenario("<system name=\"S\" x=\"0\" y=\"0\" focus=\"trade\"/>"),
            {"check.type-lacks|focus"});
        row("S15 nothing is set", scenario("<set object=\"P\"/>"), {"check.sets-nothing|set"});
        row("S15 a meter without a value", scenario("<set object=\"P\" meter=\"Trade\"/>"),
            {"content.missing-attribute|set"});
        row("S15 an unknown meter", scenario("<set object=\"P\" meter=\"Trad\" value=\"1\"/>"),
            {"check.unknown-name|Trad"});
        row("S15 a place that is no number", scenario("<system name=\"S\" x=\"here\" y=\"0\"/>"),
            {"content.not-a-number|here"});
        row("S15 a name twice", scenario("<system name=\"S\" x=\"0\" y=\"0\"/><planet name=\"S\" system=\"S\"/>"),
            {"check.duplicate-object|S"});
        row("S15 a galaxy", scenario("<galaxy seed=\"7\"><special class=\"B\" probability=\"0.5\"/>"
                                     "<initial meter=\"Trade\" value=\"1\" on=\"planet\"/></galaxy>"));
        row("S15 a probability above 1", scenario("<galaxy><special class=\"B\" probability=\"2\"/></galaxy>"),
            {"content.out-of-range|2"});
        row("S15 too many systems", scenario("<galaxy systems=\"1000000\"/>"), {"content.out-of-range|1000000"});
        row("S15 two galaxies", scenario("<galaxy/><galaxy/>"), {"check.galaxy-twice|galaxy"});
        row("S15 on what there is not",
            scenario("<galaxy><initial meter=\"Trade\" value=\"1\" on=\"homes\"/></galaxy>"),
            {"check.unknown-name|homes"});
        row("two scenarios of one id", "<scenario id=\"s\"/><scenario id=\"s\"/>", {"check.duplicate-scenario|s"});
    }
    void finds() {
        QFETCH(QByteArray, content);
        QFETCH(QStringList, expected);
        const Checked result = checked(parsedContent(content.toStdString()));
        QVERIFY2(findings(result) == expected, rendered(result) + findings(result).join(" # ").toUtf8());
    }

    void galaxyTwice() {
        // S15 the second galaxy is an error, which names the first one and has a fix that removes the second
        const Checked result =
            checked(parsedContent("<scenario id=\"s\">\n<galaxy/>\n<galaxy seed=\"2\"/></scenario>"));
        QCOMPARE(findings(result), QStringList{"check.galaxy-twice|galaxy"});
        const Diagnostic& finding = result.diagnostics.front();
        QCOMPARE(finding.severity(), Severity::error);
        QCOMPARE(finding.notes.size(), std::size_t{1});
        QVERIFY(finding.notes.front().where.span.begin < finding.where.span.begin);
        const SourceText& text = *result.model->files[finding.where.file.value];
        QCOMPARE(text.slice(finding.fixes.at(0).edits.at(0).span), std::string_view("\n<galaxy seed=\"2\"/>"));
    }

    void classesInTheModel() {
        const Checked result =
            checked(parsedContent("<strings><string id=\"A\">Alpha</string><string id=\"A_DESC\">First</string><string "
                                  "id=\"N\">Named</string></strings>"
                                  "<strings language=\"de\"><string id=\"A\">anders</string></strings>"
                                  "<class id=\"A\" type=\"tech\" groupings=\"x y\"><groupings>y z</groupings></class>"
                                  "<class id=\"C\" type=\"ship\" name=\"N\" duration=\"3\" visible=\"false\"/>"
                                  "<class id=\"D\" type=\"ship\" name=\"Plain\"/>"));
        QVERIFY2(result.diagnostics.empty(), rendered(result));
        const auto of = [&](const char* id) { return result.model->classes[*result.model->findClass(id)]; };
        QCOMPARE(of("A").name, std::string("Alpha"));
        QCOMPARE(of("A").description, std::string("First"));
        QCOMPARE(of("A").groupings, (std::vector<std::string>{"x", "y", "z"}));
        QVERIFY(!of("A").visible); // E1.5: as its type
        QCOMPARE(of("C").name, std::string("Named"));
        QCOMPARE(of("C").duration, 3u);
        QVERIFY(!of("C").visible);
        QCOMPARE(of("D").name, std::string("Plain"));
        QVERIFY(of("D").visible);
        QVERIFY(of("PLANET").isGenerated); // S15: the type's default class
    }

    void aProjectsOwnDefaultClass() {
        const Checked result = checked(parsedContent("<class id=\"PLANET\" type=\"planet\" name=\"World\"/>"));
        QVERIFY2(result.diagnostics.empty(), rendered(result));
        QVERIFY(!result.model->classes[*result.model->findClass("PLANET")].isGenerated);
        const Checked wrong = checked(parsedContent("<class id=\"PLANET\" type=\"ship\"/>"));
        QCOMPARE(findings(wrong), QStringList{"check.default-class-type|type"});
    }

    void constantsOfProperties_data() {
        QTest::addColumn<QByteArray>("attribute");
        QTest::addColumn<double>("value");
        QTest::newRow("S15 a class is its index") << QByteArray("rite=\"T\"") << 1.0;
        QTest::newRow("S15 no class is no value") << QByteArray("rite=\"none\"") << noneValue;
        QTest::newRow("S15 no object is no value") << QByteArray("kin=\"none\"") << noneValue;
    }
    void constantsOfProperties() {
        QFETCH(QByteArray, attribute);
        QFETCH(double, value);
        const Checked result =
            checked(parsedContent(("<vocabulary><property id=\"kin\" format=\"object\"/><property id=\"rite\" "
                                   "format=\"class\"/></vocabulary>" +
                                   scenario("<set object=\"P\" " + attribute + "/>"))
                                      .toStdString()));
        QVERIFY2(result.diagnostics.empty(), rendered(result));
        QCOMPARE(result.model->findScenario("s")->statements.at(0).values.at(0).constant, std::optional(value));
    }

    void statementsInTheModel() {
        const QByteArray content =
            scenario("<system name=\"S\" x=\"1.5\" y=\"-2\" star-colour=\"white\"/>"
                     "<set object=\"#4\" meter=\"Trade\" which=\"max\" value=\"2\" focus=\"trade\" "
                     "owner=\"none\" turn=\"9\"/>");
        const Checked result = checked(parsedContent(content.toStdString()));
        QVERIFY2(result.diagnostics.empty(), rendered(result));
        const CheckedModel& model = *result.model;
        QCOMPARE(model.defaultScenario, std::string("s"));
        const auto& statements = model.findScenario("s")->statements;
        QCOMPARE(statements.size(), std::size_t{4});
        QCOMPARE(statements[0].number("x"), 1.5);
        QCOMPARE(statements[0].values.size(), std::size_t{1});
        QVERIFY(statements[0].values[0].column == model.layout.find("star_colour"));
        QVERIFY(statements[1].values.at(0).column == model.layout.find("MaxTrade"));
        QCOMPARE(statements[1].values.at(0).constant, std::optional(2.0));
        QCOMPARE(statements[1].turn, 9u);
        QVERIFY(statements[2].values.at(0).column == model.layout.find("focus"));
        QVERIFY(statements[3].argument("owner") != nullptr);
        QCOMPARE(statements[3].text("owner"), std::string("none"));
    }
};

QTEST_APPLESS_MAIN(CheckClassesTest)
#include "check_classes_test.moc"
