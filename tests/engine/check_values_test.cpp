// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/timing_rows.h"

using namespace orrery::engine;
using namespace orrery::engine::test;

namespace {

QByteArray doing(const QByteArray& effects, const QByteArray& attributes = "id=\"g\"") {
    return groupOf(onSelf + effectsOf(effects), attributes);
}
QByteArray saying(const QByteArray& text) {
    return doing("<message text=\"" + text + "\"/>");
}
QByteArray setting(const QByteArray& property, const QByteArray& value) {
    return doing("<set-property property=\"" + property + "\" value=\"" + value + "\"/>");
}
QByteArray stacked(const QByteArray& effects, const QByteArray& policy = "largest") {
    return "<vocabulary><stacking name=\"S\" policy=\"" + policy + "\"/></vocabulary>" + doing(effects);
}
QByteArray adds(const QByteArray& attributes = "", const QByteArray& meter = "Trade") {
    return "<modify-max-meter meter=\"" + meter + "\" amount=\"1\" stacking=\"S\" " + attributes + "/>";
}

const QByteArray properties =
    "<vocabulary><property id=\"motto\" format=\"text\"/><property id=\"sworn\" format=\"boolean\"/><property "
    "id=\"rank\"/><property id=\"kin\" format=\"object\"/><property id=\"rite\" format=\"class\"/><property "
    "id=\"genus\" format=\"type\"/></vocabulary>";

/// Returns effects together with the run-time properties that they may read.
QByteArray played(const QByteArray& effects) {
    return "<vocabulary><property id=\"bonus\" runtime=\"true\"/><property id=\"extent\" format=\"PlanetSize\" "
           "runtime=\"true\"/><property id=\"heir\" format=\"object\" runtime=\"true\"/><property id=\"plan\" "
           "format=\"class\" runtime=\"true\"/></vocabulary>" +
           doing(effects);
}

} // namespace

/// Messages, values of properties, stacking policies and incomes.
class CheckValuesTest : public QObject {
    Q_OBJECT

private slots:
    void finds_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const QByteArray& content, const QStringList& expected = {}) {
            QTest::newRow(name) << content << expected;
        };
        // Messages.
        row("E3.28 words", saying("The ruins wake."));
        row("E3.28 values in it", saying("{name} of {owner} has {Population * 2} people, {size}"));
        row("E3.28 a brace", saying("{{name}"));
        row("E3.28 a brace in a text", saying("{if(name == &quot;}&quot;, 1, 2)}"));
        row("E3.28 an unknown name", saying("It has {Populaton} people"), {"expr.unknown-name|Populaton"});
        row("E3.28 behind an entity", saying("&lt;{Populaton}&gt; and {Pop}"),
            {"expr.unknown-name|Populaton", "expr.unknown-name|Pop"});
        row("E3.28 half an expression", saying("{1 + }"), {"expr.missing-value|+"});
        row("E3.28 a brace that stays open", saying("It has {Population people"), {"check.open-brace|{"});
        row("E3.28 nothing in braces", saying("It has { } people"), {"check.empty-braces|{ }"});
        row("E3.28 nothing to say", saying(""), {"check.empty-value|text=\"\""});
        row("E3.28 a string's id",
            "<strings><string id=\"AWAKE\">{Populaton} wake</string></strings>" + saying("AWAKE"),
            {"expr.unknown-name|AWAKE"});
        // Properties and their values.
        row("E3.20 a number", properties + setting("rank", "Target.Population + 1"));
        row("E3.20 a truth", properties + setting("sworn", "Population > 3"));
        row("E3.20 a constant truth", properties + setting("sworn", "true"));
        row("E3.20 a text as it is", properties + setting("motto", "ever on {"));
        row("E3.20 an empty text", properties + setting("motto", ""));
        row("E3.20 an enumerator", setting("size", "huge"));
        row("E3.20 by an alias", setting("PlanetSize", "PL_LARGE"));
        row("E3.20 a property of the source", setting("size", "Source.size"));
        row("E3.20 none", setting("size", "none"));
        row("E3.20 a class", properties + setting("rite", "B"));
        row("E3.20 a type", properties + setting("genus", "planet"));
        row("E3.20 an object", properties + setting("kin", "Source"));
        row("E3.20 no object", properties + setting("kin", "none"));
        row("E3.20 an unknown property", setting("sice", "huge"), {"check.unknown-name|sice"});
        row("E3.20 an unknown enumerator", setting("size", "hug"), {"check.unknown-name|hug"});
        row("E7.4 never of the target", setting("size", "Target.size"), {"check.reads-target|Target.size"});
        row("E3.20 an unknown class", properties + setting("rite", "C"), {"check.unknown-name|C"});
        row("E3.20 an unknown type", properties + setting("genus", "planett"), {"check.unknown-name|planett"});
        row("E3.20 a name is no object", properties + setting("kin", "Sol"), {"expr.unknown-name|Sol"});
        row("E7.4 an object of the target", properties + setting("kin", "owner"), {"check.reads-target|owner"});
        row("E3.20 a number is needed", properties + setting("rank", "owner"), {"expr.wrong-format|owner"});
        row("E3.20 an empty number", properties + setting("rank", ""), {"check.empty-value|value=\"\""});
        row("S3 a name of an object is free", doing("<aim at=\"Sol III\"/>"));
        row("S3 but is one", doing("<aim at=\"\"/>"), {"check.empty-value|at=\"\""});
        // Events.
        row("T1 an occurrence to raise",
            "<vocabulary><occurrence id=\"festival\"/></vocabulary>" + doing("<raise occurrence=\"festival\"/>"));
        row("T1 an unknown one",
            "<vocabulary><occurrence id=\"festival\"/></vocabulary>" + doing("<raise occurrence=\"festivl\"/>"),
            {"check.unknown-name|festivl"});
        row("T1 what happens by itself is not raised", doing("<raise occurrence=\"created\"/>"),
            {"check.occurrence-of-engine|created"});
        row("T1 what happens by itself is not declared",
            "<vocabulary><occurrence id=\"created\"/></vocabulary>" + doing("<destroy-object/>"),
            {"vocabulary.occurrence-taken|created"});
        row("T1 nor replaced",
            "<vocabulary><occurrence id=\"destroyed\" replace=\"true\"/></vocabulary>" + doing("<destroy-object/>"),
            {"vocabulary.occurrence-taken|destroyed"});
        // Stacking policies.
        row("E7.7 the largest of several additions", stacked(adds() + adds()));
        row("E7.7 the first of anything", stacked(adds() + adds("", "Research") + adds("priority=\"3\""), "first"));
        row("E7.7 another policy", stacked(adds(), "median"), {"content.not-a-choice|median"});
        row("E7.7 another meter", stacked(adds() + adds("", "Research"), "smallest"),
            {"check.stacking-another-meter|modify-max-meter"});
        row("E7.7 the current value instead of the maximum",
            stacked(adds() + "<modify-meter meter=\"Trade\" amount=\"1\" stacking=\"S\" active=\"turn > 1\"/>",
                    "average"),
            {"check.stacking-another-meter|modify-meter"});
        row("E7.7 another priority", stacked(adds() + adds("priority=\"3\"")),
            {"check.stacking-another-priority|modify-max-meter"});
        row("E7.7 no addition", stacked("<destroy-object stacking=\"S\"/>"),
            {"check.stacking-not-an-addition|destroy-object"});
        row("E7.7 no addition, and switched off", stacked("<destroy-object/><destroy-object stacking=\"S\" "
                                                          "enabled=\"false\"/>"));
        row("E7.7 additions in a conditional",
            stacked("<conditional><if><self/></if><then>" + adds() + "</then></conditional>"));
        row("E7.7 the name of a group is that of its effects",
            "<vocabulary><stacking name=\"S\" policy=\"largest\"/></vocabulary>" +
                doing("<modify-max-meter meter=\"Trade\" amount=\"1\"/><modify-max-meter meter=\"Research\" "
                      "amount=\"1\"/>",
                      "id=\"g\" stacking=\"S\""),
            {"check.stacking-another-meter|modify-max-meter"});
        row("E7.7 declared twice",
            "<vocabulary><stacking name=\"7\" policy=\"largest\"/><stacking name=\"07\" policy=\"largest\"/>"
            "</vocabulary>" +
                doing("<destroy-object/>"),
            {"vocabulary.duplicate|07"});
        row("E7.7 replaced",
            "<vocabulary><stacking name=\"S\" policy=\"largest\"/><stacking name=\"S\" policy=\"first\" "
            "replace=\"true\"/></vocabulary>" +
                doing(adds() + adds("", "Research")));
        row("E7.7 nothing to replace",
            "<vocabulary><stacking name=\"S\" policy=\"largest\" replace=\"true\"/></vocabulary>" +
                doing("<destroy-object/>"),
            {"vocabulary.nothing-to-replace|S"});
        row("E7.7 no name at all is one problem",
            "<vocabulary><stacking policy=\"largest\"/></vocabulary>" + doing("<destroy-object/>"),
            {"content.missing-attribute|stacking"});
        row("E7.7 0 is no name",
            "<vocabulary><stacking name=\"0\" policy=\"largest\"/></vocabulary>" + doing("<destroy-object/>"),
            {"check.stacking-of-nothing|0"});
        // Incomes.
        const auto income = [](const QByteArray& resource) {
            return "<vocabulary>" + resource + "</vocabulary>" + doing("<destroy-object/>");
        };
        row("E8.6 an income", income("<resource id=\"Faith\" income=\"age + Credits\"/>"));
        row("E8.6 in elements",
            income(
                "<resource id=\"Faith\"><income><Plus><Value>1</Value><Value>age</Value></Plus></income></resource>"));
        row("E8.6 an unknown name", income("<resource id=\"Faith\" income=\"Credit\"/>"), {"expr.unknown-name|Credit"});
        row("E8.6 an income has no source", income("<resource id=\"Faith\" income=\"Source.Credits\"/>"),
            {"expr.no-context|Source"});
        row("E8.6 nor a value", income("<resource id=\"Faith\" income=\"value() + 1\"/>"), {"expr.no-context|value()"});
        // Run-time properties.
        row("E7.9 yes or no",
            "<vocabulary><property id=\"p\" runtime=\"maybe\"/></vocabulary>" + doing("<destroy-object/>"),
            {"content.not-a-choice|maybe"});
        row("E7.9 no default",
            "<vocabulary><property id=\"p\" runtime=\"true\" default=\"1\"/></vocabulary>" + doing("<destroy-object/>"),
            {"vocabulary.runtime-fixed|1"});
        row("E7.9 not of classes",
            "<vocabulary><property id=\"p\" runtime=\"true\" of=\"class\"/></vocabulary>" + doing("<destroy-object/>"),
            {"vocabulary.runtime-fixed|class"});
        row("E7.9 an amount that is given in play", played("<modify-stockpile resource=\"Food\"><amount "
                                                           "runtime=\"bonus\"/></modify-stockpile>"));
        row("E7.9 an enumerator", played("<set-planet-size><size runtime=\"extent\"/></set-planet-size>"));
        row("E7.9 an empire", played("<set-owner><empire runtime=\"heir\"/></set-owner>"));
        row("E7.9 a class", played("<create-object><class runtime=\"plan\"/></create-object>"));
        row("E7.9 a value of a property",
            played("<set-property property=\"size\"><value runtime=\"extent\"/></set-property>"));
        row("E7.9 a constant is never given in play",
            played("<modify-stockpile amount=\"1\"><resource runtime=\"bonus\"/></modify-stockpile>"),
            {"content.missing-attribute|modify-stockpile", "content.unknown-element|resource"});
        row("E7.9 another format", played("<set-planet-size><size runtime=\"bonus\"/></set-planet-size>"),
            {"expr.wrong-format|size runtime=\"bonus\"/>"});
        row("E7.9 an unknown property",
            played("<modify-stockpile resource=\"Food\"><amount runtime=\"bonsu\"/></modify-stockpile>"),
            {"expr.unknown-runtime|bonsu"});
        row("E7.9 a property that nothing gives", played("<set-planet-size><size runtime=\"size\"/></set-planet-size>"),
            {"expr.not-runtime|size"});
        row("E7.9 no property at all",
            played("<modify-stockpile resource=\"Food\"><amount runtime=\"1 + 2\"/></modify-stockpile>"),
            {"expr.element-name|1 + 2"});
        row("E7.9 given, and written all the same",
            played("<modify-stockpile resource=\"Food\"><amount runtime=\"bonus\">2</amount></modify-stockpile>"),
            {"expr.element-given|amount"});
        row("E7.9 given, and an attribute too",
            played("<modify-stockpile resource=\"Food\" amount=\"1\"><amount runtime=\"bonus\"/></modify-stockpile>"),
            {"content.written-twice|amount"});
    }
    void finds() {
        QFETCH(QByteArray, content);
        QFETCH(QStringList, expected);
        const Checked result = checkedInTime(content.toStdString());
        QVERIFY2(findings(result) == expected, rendered(result) + findings(result).join(" # ").toUtf8());
    }

    void messagesAreRead() {
        const Checked result = checkedInTime(saying(" {{{name}} has&#10;{Population} ").toStdString());
        QVERIFY2(result.diagnostics.empty(), rendered(result));
        const std::vector<MessagePiece>& pieces = firstGroup(result).effects[0].argument("text")->pieces;
        QCOMPARE(pieces.size(), std::size_t{4});
        QCOMPARE(pieces[0].words, std::string("{"));
        QVERIFY(pieces[1].expression && pieces[1].expression->format == textFormat);
        QCOMPARE(pieces[2].words, std::string("} has\n"));
        QVERIFY(pieces[3].expression && pieces[3].expression->format == numberFormat && pieces[3].words.empty());
    }

    void stringsOfMessagesAreRead() {
        const Checked result = checkedInTime(
            ("<strings><string id=\"AWAKE\">{name} wakes</string></strings>" + saying("AWAKE")).toStdString());
        QVERIFY2(result.diagnostics.empty(), rendered(result));
        const std::vector<MessagePiece>& pieces = firstGroup(result).effects[0].argument("text")->pieces;
        QCOMPARE(pieces.size(), std::size_t{2});
        QVERIFY(pieces[0].expression);
        QCOMPARE(pieces[1].words, std::string(" wakes"));
    }

    /// E7.9: the element means the same as the call, and the group needs the values that both name.
    void whatIsGivenInPlayIsKnown() {
        const Checked result =
            checkedInTime(played("<modify-stockpile resource=\"Food\"><amount runtime=\"bonus\"/></modify-stockpile>"
                                 "<set-planet-size size=\"runtime(extent)\"/>")
                              .toStdString());
        QVERIFY2(result.diagnostics.empty(), rendered(result));
        const CheckedGroup& group = firstGroup(result);
        QCOMPARE(group.effects[0].argument("amount")->expression->text, std::string("runtime(bonus)"));
        QCOMPARE(group.runtime.size(), std::size_t{2});
        QCOMPARE(group.runtime[0], result.model->vocabulary.findProperty("bonus").value());
        QCOMPARE(group.runtime[1], result.model->vocabulary.findProperty("extent").value());
    }

    void valuesOfPropertiesAreRead() {
        const auto value = [](const QByteArray& property, const QByteArray& text) {
            const Checked result = checkedInTime((properties + setting(property, text)).toStdString());
            return *firstGroup(result).effects[0].argument("value");
        };
        QCOMPARE(value("rank", "2 + 1").constant.value(), 3.0);
        QVERIFY(value("rank", "Population").expression);
        QCOMPARE(value("sworn", "false").constant.value(), 0.0);
        QCOMPARE(value("size", "none").constant.value(), noneValue);
        QVERIFY(value("size", "huge").constant.value() > 0.0);
        QVERIFY(value("size", "Source.size").expression);
        QCOMPARE(value("rite", "B").constant.value(), 0.0);
        QCOMPARE(value("motto", "ever on").text, std::string("ever on"));
        QVERIFY(!value("motto", "7").constant);
    }

    void stackingPoliciesAreRead() {
        const Checked result = checkedInTime(stacked(adds() + "<modify-max-meter meter=\"Research\" amount=\"1\" "
                                                              "stacking=\"other\"/>",
                                                     "smallest")
                                                 .toStdString());
        QVERIFY2(result.diagnostics.empty(), rendered(result));
        const CheckedModel& model = *result.model;
        QCOMPARE(model.stackingPolicies.size(), model.stackingNames.size());
        for (const CheckedEffect& effect : firstGroup(result).effects) {
            const bool isDeclared = model.stackingNames[effect.stacking] == "S";
            QCOMPARE(model.stackingPolicies[effect.stacking],
                     isDeclared ? StackingPolicy::smallest : StackingPolicy::first);
        }
    }

    /// E7.7: the checker excludes the later of two effects that do not fit together, and names both.
    void stackingNamesBothPlaces() {
        const std::string content =
            "<vocabulary><stacking name=\"S\" policy=\"largest\"/></vocabulary><class id=\"B\" type=\"building\">"
            "<group id=\"a\">" +
            (onSelf + effectsOf(adds())).toStdString() + "</group><group id=\"b\">" +
            (onSelf + effectsOf(adds("", "Research"))).toStdString() + "</group></class>";
        const Checked result = checkedInTime(content);
        QCOMPARE(result.diagnostics.size(), std::size_t{1});
        QCOMPARE(result.diagnostics[0].notes.size(), std::size_t{2});
        const std::vector<CheckedGroup>& groups = result.model->classes[0].groups;
        QCOMPARE(result.diagnostics[0].notes[0].where, groups[0].effects[0].head);
        QVERIFY(groups[0].isRunnable && !groups[1].isRunnable);
    }

    void incomesAreRead() {
        const Checked result = checkedInTime(
            ("<vocabulary><resource id=\"Faith\" income=\"age * 2\"/></vocabulary>" + doing("<destroy-object/>"))
                .toStdString());
        QVERIFY2(result.diagnostics.empty(), rendered(result));
        const CheckedModel& model = *result.model;
        QCOMPARE(model.income.size(), model.vocabulary.resources().size());
        QVERIFY(model.income[*model.vocabulary.findResource("Faith")]);
        QVERIFY(!model.income[*model.vocabulary.findResource("Food")]);
    }
};

QTEST_APPLESS_MAIN(CheckValuesTest)
#include "check_values_test.moc"
