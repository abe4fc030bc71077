// SPDX-License-Identifier: GPL-3.0-or-later
#include "check_support.h"

#include "engine/check/expression/expression.h"
#include "engine/text/text_edit.h"

using namespace orrery::engine;
using namespace orrery::engine::test;

namespace {

QByteArray group(const QByteArray& inside, const QByteArray& attributes = "id=\"g\"") {
    return "<class id=\"B\" type=\"building\"><group " + attributes + ">" + inside + "</group></class>";
}
QByteArray scoped(const QByteArray& conditions, const QByteArray& effects = "<destroy-object/>") {
    return group("<scope><include>" + conditions + "</include></scope><effects>" + effects + "</effects>");
}
QByteArray active(const QByteArray& conditions, const QByteArray& effects = "<destroy-object/>") {
    return group("<activation>" + conditions + "</activation><scope><include><self/></include></scope><effects>" +
                 effects + "</effects>");
}
QByteArray doing(const QByteArray& effects) {
    return scoped("<self/>", effects);
}

const char* const strictManifest = "<project format=\"1\" name=\"Test\" rules=\"strict\"/>";

} // namespace

/// Groups, conditions and effects: their problems and their model.
class CheckGroupsTest : public QObject {
    Q_OBJECT

private slots:
    void finds_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const QByteArray& content, const QStringList& expected = {}) {
            QTest::newRow(name) << content << expected;
        };
        // Groups.
        row("E2.1 one group, several effects", doing("<destroy-object/><create-object class=\"B\"/>"));
        row("E2.2 meters and others mixed", doing("<modify-max-meter meter=\"Trade\" amount=\"1\"/><destroy-object/>"),
            {"check.mixed-group|destroy-object"});
        row("E2.2 what is switched off does not mix",
            doing("<modify-max-meter meter=\"Trade\" amount=\"1\"/><destroy-object enabled=\"false\"/>"));
        row("E2.9 nothing is included", group("<effects><destroy-object/></effects>"), {"check.no-inclusion|group"});
        row("E2.9 nothing is included, whatever is wrong with the effects",
            group("<scope><include/></scope><effects><destroy-object/><set-planet-size size=\"lrge\"/></effects>"),
            {"check.no-inclusion|group", "check.unknown-name|lrge"});
        row("E2.9 what could not be read may have included something",
            group("<scope><include><all-of/></include></scope><effects><destroy-object/></effects>"),
            {"check.unknown-condition|all-of"});
        row("a group without effects", group("<scope><include><all/></include></scope>"), {"check.no-effects|group"});
        row("two groups of one id",
            "<class id=\"B\" type=\"building\"><group id=\"g\"><scope><include><self/></include>"
            "</scope><effects><destroy-object/></effects></group><group id=\"g\"><scope>"
            "<include><self/></include></scope><effects><destroy-object/></effects></group></class>",
            {"check.duplicate-group|g"});
        row("a group's id may hold - and .",
            group("<scope><include><self/></include></scope><effects><destroy-object/></effects>", "id=\"a-b.c\""));
        row("a group's id holds no blanks",
            group("<scope><include><self/></include></scope><effects><destroy-object/></effects>", "id=\"a b\""),
            {"content.bad-name|a b"});
        row("E7.5 a stacking number is a whole number",
            group("<scope><include><self/></include></scope><effects><destroy-object stacking=\"2.5\"/></effects>",
                  "id=\"g\" stacking=\"1.5\""),
            {"check.stacking-number|1.5", "check.stacking-number|2.5"});
        row("E7.5 words and whole numbers are stacking names",
            group("<scope><include><self/></include></scope><effects><destroy-object stacking=\"2.0\"/></effects>",
                  "id=\"g\" stacking=\"Mine_1.5\""));
        row("a priority is a whole number",
            group("<scope><include><self/></include></scope><effects><destroy-object/></effects>",
                  "id=\"g\" priority=\"1.5\""),
            {"content.not-a-whole-number|1.5"});
        // Rows.
        row("X7.1 an unknown condition", scoped("<self/><plant-size size=\"tiny\"/>"),
            {"check.unknown-condition|plant-size"});
        row("X7.1 an unknown effect", doing("<destroy-objekt/>"), {"check.unknown-effect|destroy-objekt"});
        row("an effect among conditions", scoped("<self/><destroy-object/>"),
            {"content.unknown-element|destroy-object"});
        row("an unknown attribute", scoped("<planet-size size=\"tiny\" rang=\"1\"/>"),
            {"content.unknown-attribute|rang"});
        row("a missing attribute", scoped("<planet-size/>"), {"content.missing-attribute|planet-size"});
        row("one of several attributes is missing", scoped("<meter-value meter=\"Trade\"/>"),
            {"content.missing-any-of|meter-value"});
        row("a number below its bounds", scoped("<planet-size size=\"tiny\" range=\"-1\"/>"),
            {"content.out-of-range|-1"});
        row("E5.10 a probability above 1", scoped("<chance probability=\"1.5\"/>"), {"content.out-of-range|1.5"});
        row("E5.10 a folded probability above 1", scoped("<chance probability=\"1 + 1\"/>"),
            {"content.out-of-range|1 + 1"});
        row("a choice that is none", scoped("<empire-affiliation mode=\"empire\"/>"), {"content.not-a-choice|empire"});
        row("an empty value", scoped("<planet-size size=\"\"/>"), {"check.empty-value|size=\"\""});
        row("text among conditions", scoped("<self/>and"), {"content.stray-text|and"});
        row("conditions in a condition that takes none", scoped("<self><all/></self>"),
            {"content.unknown-element|all"});
        row("E5.20 one condition and no more", scoped("<contains><self/><all/></contains>"),
            {"check.one-condition|contains"});
        row("E4.2 not takes one", scoped("<not/>"), {"check.one-condition|not"});
        row("E4.2 an empty conjunction", scoped("<and/>"), {"check.no-conditions|and"});
        row("priority is for meter effects", doing("<destroy-object priority=\"3\"/>"),
            {"content.unknown-attribute|priority"});
        row("E5.10 chance in a group without an id",
            "<class id=\"B\" type=\"building\"><group><scope><include><chance probability=\"0.5\"/></include></scope>"
            "<effects><destroy-object/></effects></group></class>",
            {"check.unnamed-chance|group"});
        // Names.
        row("E3.1 an unknown meter", doing("<modify-max-meter meter=\"Indstry\" amount=\"1\"/>"),
            {"check.unknown-name|Indstry"});
        row("E3.3 an unknown resource", doing("<modify-stockpile resource=\"Mineral\" amount=\"1\"/>"),
            {"check.unknown-name|Mineral"});
        row("E3.7 an unknown class", doing("<create-object class=\"NOTHING\"/>"), {"check.unknown-name|NOTHING"});
        row("E5.26 a class of another type", scoped("<has-special special=\"B\"/>"), {"check.wrong-type|B"});
        row("E5.4 an unknown type", scoped("<object-type type=\"planett\"/>"), {"check.unknown-name|planett"});
        row("E5.3 an empire that no scenario has",
            scoped("<empire-affiliation empire=\"Vegans\" mode=\"empire-exclusive\"/>"),
            {"check.unknown-empire|Vegans"});
        // Parameters.
        row("E7.1 the source's sums", doing("<modify-max-meter meter=\"Trade\" amount=\"4 + Source.Detection\"/>"));
        row("E7.4 a constant", scoped("<planet-size size=\"large\"/>"));
        row("E7.10 an alias", scoped("<planet-size size=\"PL_LARGE\"/>"));
        row("E7.10 a property of the source", scoped("<planet-size size=\"Source.PlanetSize\"/>"));
        row("E7.10 enumerators are case-sensitive", scoped("<planet-size size=\"Large\"/>"),
            {"check.unknown-name|Large"});
        row("E7.4 a property of the target", doing("<set-planet-size size=\"Target.size\"/>"),
            {"check.reads-target|Target.size"});
        row("E7.4 a bare property means the target", doing("<set-planet-size size=\"size\"/>"),
            {"check.reads-target|size"});
        row("E7.4 in an activation it means the source", active("<planet-size size=\"size\"/>"));
        row("E7.4 a class of the source", doing("<create-object class=\"Source.class\"/>"));
        row("X1.7 an activation has no target", active("<expression if=\"Target.Trade &gt; 1\"/>"),
            {"expr.no-context|Target"});
        row("X2.5 value() in a meter effect", doing("<modify-max-meter meter=\"Trade\" amount=\"value() + 1\"/>"));
        row("X7.3 one expression does not hide another",
            doing("<modify-max-meter meter=\"Trade\" amount=\"1 +\"/><modify-max-meter meter=\"Food\" "
                  "amount=\"Populaton\"/>"),
            {"expr.missing-value|+", "check.unknown-name|Food", "expr.unknown-name|Populaton"});
        row("E3.14 once for each owner has no target",
            doing("<modify-stockpile resource=\"Food\" amount=\"Target.Population\"/>"),
            {"check.per-owner-reads-target|Target.Population"});
        row("E3.14 nor a bare name", doing("<modify-stockpile resource=\"Food\" amount=\"Population\"/>"),
            {"check.per-owner-reads-target|Population"});
        row("E3.14 once for each object has one",
            doing("<modify-stockpile resource=\"Food\" per=\"object\" amount=\"Target.Population\"/>"));
        row("E3.14 an amount of the source",
            doing("<modify-stockpile resource=\"Food\" amount=\"Source.Detection\"/>"));
        row("X7.1 a condition that is constant", scoped("<expression if=\"1 &gt; 2\"/>"),
            {"check.constant-condition|1 &gt; 2"});
        // Warnings about common mistakes.
        row("I3.9 a current meter that grows every turn", doing("<modify-meter meter=\"Trade\" amount=\"1\"/>"),
            {"check.grows-every-turn|modify-meter"});
        row("I3.9 always active when spelled out", active("<all/>", "<modify-meter meter=\"Trade\" amount=\"1\"/>"),
            {"check.grows-every-turn|modify-meter"});
        row("I3.9 not of a class that lasts for one turn",
            "<class id=\"B\" type=\"building\" duration=\"1\"><group id=\"g\"><scope><include><self/></include></scope>"
            "<effects><modify-meter meter=\"Trade\" amount=\"1\"/></effects></group></class>");
        row("I3.9 not of a scope that holds in one turn only",
            scoped("<expression if=\"turn == 3\"/>", "<modify-meter meter=\"Trade\" amount=\"1\"/>"));
        row("I3.9 not of a scope that ends with the meter",
            scoped("<meter-value meter=\"Trade\" below=\"5\"/>", "<modify-meter meter=\"Trade\" amount=\"1\"/>"),
            {"check.level-reads-itself|Trade"});
        row("I3.9 not when something activates it",
            active("<chance probability=\"0.1\"/>", "<modify-meter meter=\"Trade\" amount=\"1\"/>"));
        row("I3.9 an activation that no source can meet", active("<meter-value meter=\"Trade\" at-least=\"1\"/>"),
            {"check.never-active|Trade"});
        row("I3.9 in a conjunction", active("<and><all/><meter-value meter=\"Trade\" at-least=\"1\"/></and>"),
            {"check.never-active|Trade"});
        row("I3.9 one of two is possible", active("<or><meter-value meter=\"Trade\" at-least=\"1\"/><meter-value "
                                                  "meter=\"Detection\" at-least=\"1\"/></or>"));
        row("I3.9 another object is asked",
            active("<contains><meter-value meter=\"Trade\" at-least=\"1\"/></contains>"));
        row("I3.9 a scope that nothing can meet",
            scoped("<and><object-type type=\"ship\"/><meter-value meter=\"Trade\" at-least=\"1\"/></and>"),
            {"check.never-matches|Trade"});
        // Levels.
        row("E8.1 a rebuilt maximum that nothing built",
            scoped("<self/>", "<modify-max-meter meter=\"Trade\" amount=\"MaxHealth\"/>"),
            {"check.unbuilt-maximum|MaxHealth"});
        row("E8.1 built below", doing("<modify-max-meter meter=\"Health\" amount=\"1\"/>"
                                      "<modify-max-meter meter=\"Trade\" amount=\"MaxHealth\" priority=\"5\"/>"));
        row("E8.1 built at the same level",
            doing("<modify-max-meter meter=\"Health\" amount=\"1\"/>"
                  "<modify-max-meter meter=\"Trade\" amount=\"MaxHealth\"/>"),
            {"check.unbuilt-maximum|MaxHealth"});
        row("E8.1 last() is built", doing("<modify-max-meter meter=\"Trade\" amount=\"last(MaxHealth)\"/>"));
        row("E8.1 a condition reads it",
            scoped("<meter-value meter=\"Health\" which=\"max\" at-least=\"1\"/>",
                   "<modify-max-meter meter=\"Trade\" amount=\"1\"/>"),
            {"check.unbuilt-maximum|Health"});
        row("E8.1 other groups come after all levels",
            scoped("<meter-value meter=\"Health\" which=\"max\" at-least=\"1\"/>"));
        row("E8.4 a level reads what it changes",
            group("<activation if=\"turn &gt; 3\"/><scope><include if=\"Trade &gt; 3\"/></scope>"
                  "<effects><modify-meter meter=\"Trade\" amount=\"1\"/></effects>"),
            {"check.level-reads-itself|Trade"});
        row("E8.4 a later level does not",
            group("<activation if=\"turn &gt; 3\"/><scope><include if=\"Trade &gt; 3\"/></scope><effects>"
                  "<modify-max-meter meter=\"Trade\" amount=\"1\" priority=\"-1\"/>"
                  "<modify-meter meter=\"Trade\" amount=\"1\"/></effects>"));
        // Broken and switched off.
        row("E2.7 a condition that is switched off says what is wrong",
            scoped("<self/><planet-size enabled=\"false\"/>"), {"content.missing-attribute|planet-size"});
        row("enabled is yes or no", scoped("<self enabled=\"maybe\"/>"), {"content.not-a-choice|maybe"});
    }
    void finds() {
        QFETCH(QByteArray, content);
        QFETCH(QStringList, expected);
        const Checked result = checked(parsedContent(content.toStdString()));
        QVERIFY2(findings(result) == expected, rendered(result) + findings(result).join(" # ").toUtf8());
    }

    void strict_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const QByteArray& content, const QStringList& expected = {}) {
            QTest::newRow(name) << content << expected;
        };
        const QByteArray max = "<modify-max-meter meter=\"Trade\" amount=\"1\"/>";
        row("E6.2 a current meter activates a change of meters",
            active("<meter-value meter=\"Detection\" at-least=\"1\"/>", max), {"check.strict-activation|Detection"});
        row("E6.2 a stockpile does", active("<stockpile-value resource=\"Food\" at-least=\"1\"/>", max),
            {"check.strict-activation|Food"});
        row("E6.2 for other groups it may", active("<meter-value meter=\"Detection\" at-least=\"1\"/>"));
        row("E7.1 what strict rules know", doing("<modify-stockpile resource=\"Food\" per=\"object\" "
                                                 "amount=\"3 * Source.MaxMining - 2 * Target.MaxMining\"/>"));
        row("E7.1 no functions", doing("<modify-stockpile resource=\"Food\" amount=\"max(1, 2)\"/>"),
            {"expr.strict|max(1, 2)"});
        row("E7.3 a meter effect uses a meter",
            doing("<modify-max-meter meter=\"Trade\" amount=\"Source.Detection\"/>"),
            {"check.strict-meter-effect|Source.Detection"});
        row("E7.3 a condition uses one beside a meter effect", scoped("<chance probability=\"Detection\"/>", max),
            {"check.strict-condition|Detection"});
        row("E7.3 a condition and an effect both do",
            scoped("<chance probability=\"Detection\"/>",
                   "<modify-stockpile resource=\"Food\" amount=\"Source.Detection\"/>"),
            {"check.strict-effect-and-condition|Source.Detection"});
        row("E7.3 a constant is no use of a meter", scoped("<meter-value meter=\"Population\" at-least=\"3\"/>", max));
    }
    void strict() {
        QFETCH(QByteArray, content);
        QFETCH(QStringList, expected);
        const Checked result = checked(parsedContent(content.toStdString(), strictManifest));
        QVERIFY2(findings(result) == expected, rendered(result) + findings(result).join(" # ").toUtf8());
        QCOMPARE(result.model->classes.front().groups.front().isRunnable, expected.isEmpty());
    }

    void strictNamesBothPlaces() {
        const QByteArray content = doing("<modify-max-meter meter=\"Trade\" amount=\"Source.Detection\"/>");
        const Checked result = checked(parsedContent(content.toStdString(), strictManifest));
        QCOMPARE(result.diagnostics.size(), std::size_t{1});
        QVERIFY(result.diagnostics[0].message().find("E7.3") != std::string::npos);
        QCOMPARE(result.diagnostics[0].notes.size(), std::size_t{1});
    }

    void splitsMixedGroup() {
        const std::string text = "<orrery format=\"1\">\n  <class id=\"B\" type=\"building\">\n"
                                 "    <group id=\"g\" stacking=\"S\">\n"
                                 "      <scope><include><self/></include></scope>\n"
                                 "      <effects>\n"
                                 "        <destroy-object/>\n"
                                 "        <modify-max-meter meter=\"Trade\" amount=\"1\"/>\n"
                                 "      </effects>\n    </group>\n  </class>\n</orrery>\n";
        const Checked result = checked(parsed({{"orrery.xml", plainManifest}, {"a.xml", text}}));
        QCOMPARE(findings(result), QStringList{"check.mixed-group|modify-max-meter"});
        QCOMPARE(result.diagnostics[0].fixes.size(), std::size_t{1});
        const std::string mended = applyEdits(text, result.diagnostics[0].fixes[0].edits);
        const Checked again = checked(parsed({{"orrery.xml", plainManifest}, {"a.xml", mended}}));
        QVERIFY2(again.diagnostics.empty(), rendered(again) + QByteArray::fromStdString(mended));
        const auto& groups = again.model->classes[0].groups;
        QCOMPARE(groups.size(), std::size_t{2});
        QCOMPARE(groups[0].effects.size(), std::size_t{1});
        QVERIFY(groups[0].altersMeters && !groups[1].altersMeters);
        QVERIFY(groups[0].stacking != groups[1].stacking && groups[1].stacking != 0);
        QCOMPARE(groups[1].id, std::string("g-2"));
    }

    void fixesMend_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("X7.2 near meter") << doing("<modify-max-meter meter=\"Indstry\" amount=\"1\"/>");
        QTest::newRow("X7.2 near condition, both tags") << scoped("<contians><self/></contians>");
        QTest::newRow("X7.2 near attribute") << scoped("<planet-size size=\"tiny\" rnge=\"1\"/>");
        QTest::newRow("X7.2 near enumerator") << scoped("<planet-size size=\"Large\"/>");
        QTest::newRow("X7.2 missing attribute") << scoped("<empire-affiliation/>");
        QTest::newRow("X7.2 near choice") << scoped("<empire-affiliation mode=\"empire-inclusiv\"/>");
        QTest::newRow("E7.4 source instead of target") << doing("<set-planet-size size=\"Target.size\"/>");
        QTest::newRow("E3.14 per object")
            << doing("<modify-stockpile resource=\"Food\" amount=\"Target.Population\"/>");
    }
    void fixesMend() {
        QFETCH(QByteArray, content);
        const ParsedProject project = parsedContent(content.toStdString());
        const Checked result = checked(project);
        QVERIFY(!result.diagnostics.empty());
        const Diagnostic& first = result.diagnostics.front();
        QVERIFY2(!first.fixes.empty(), rendered(result));
        const SourceText& file = *result.model->files[first.where.file.value];
        const std::string mended = applyEdits(file.bytes(), first.fixes.front().edits);
        const Checked again = checked(parsed({{"orrery.xml", plainManifest}, {"a.xml", mended}}));
        QVERIFY2(again.diagnostics.empty(), rendered(again) + QByteArray::fromStdString(mended));
    }

    void brokenGroupHidesNothing() {
        const std::string content = "<class id=\"B\" type=\"building\">"
                                    "<group id=\"bad\"><scope><include><self/></include></scope><effects>"
                                    "<modify-max-meter meter=\"Indstry\" amount=\"1\"/></effects></group>"
                                    "<group id=\"good\"><scope><include><self/></include></scope><effects>"
                                    "<destroy-object/></effects></group></class>";
        const Checked result = checked(parsedContent(content));
        const auto& groups = result.model->classes[0].groups;
        QCOMPARE(groups.size(), std::size_t{2});
        QVERIFY(!groups[0].isRunnable);
        QVERIFY(groups[1].isRunnable);
    }

    void argumentsAreResolved() {
        const QByteArray content =
            scoped("<planet-size size=\"large\"/>", "<create-object class=\"B\" count=\"1 + 1\"/>");
        const Checked result = checked(parsedContent(content.toStdString()));
        QVERIFY2(result.diagnostics.empty(), rendered(result));
        const CheckedGroup& checkedGroup = result.model->classes[0].groups[0];
        const CheckedCondition& condition = checkedGroup.include[0];
        QCOMPARE(*condition.argument("size")->constant, 4.0);
        QVERIFY(condition.argument("size")->isGiven);
        QCOMPARE(*condition.argument("range")->constant, 0.0);
        QVERIFY(!condition.argument("range")->isGiven);
        QCOMPARE(*checkedGroup.effects[0].argument("class")->constant, 0.0);
        QCOMPARE(*checkedGroup.effects[0].argument("count")->constant, 2.0);
        QVERIFY(!checkedGroup.effects[0].argument("name")->constant);
    }

    /// C2: the text output suggests near names for an unknown name, as the fixes in JSON and in the window do.
    void nearNamesInText_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("words");
        QTest::newRow("X7.2 a class") << QByteArray(
                                             "<class id=\"MINE\" type=\"building\"><unlocks class=\"MIEN\"/></class>")
                                      << "there is no class 'MIEN'; did you mean 'MINE'? [check.unknown-name]";
        QTest::newRow("X7.2 an attribute") << scoped("<planet-size size=\"tiny\" rang=\"1\"/>")
                                           << "; did you mean 'range'? [content.unknown-attribute]";
        QTest::newRow("X7.2 a kind with GOM_ before it")
            << scoped("<expression if=\"has(GOM_BILDING, B)\"/>") << "did you mean 'GOM_BUILDING'? [expr.unknown-kind]";
        QTest::newRow("X7.2 a type of get() has no GOM_ before it unless it is written")
            << scoped("<expression if=\"class == get('GM_BUILDING', 'B')\"/>") << "'GM_BUILDING'' [expr.unknown-type]";
        QTest::newRow("V6.4 a meter of a channel")
            << QByteArray(
                   "<variable name=\"A\" scope=\"planet\" format=\"number\"/><channel variable=\"A\" meter=\"Trad\" "
                   "direction=\"in\"/>")
            << "did you mean 'Trade'? [check.unknown-name]";
        QTest::newRow("X7.2 three near names are enough")
            << QByteArray("<class id=\"MINE_A\" type=\"tech\"/><class id=\"MINE_B\" type=\"tech\"/>"
                          "<class id=\"MINE_C\" type=\"tech\"/><class id=\"MINE_D\" type=\"tech\"><unlocks "
                          "class=\"MINE_E\"/></class>")
            << "did you mean 'MINE_A', 'MINE_B', 'MINE_C'? [check.unknown-name]";
        QTest::newRow("X7.2 one of two attributes is needed")
            << scoped("<meter-value meter=\"Trade\"/>") << "'at-least' or 'below'";
        QTest::newRow("S15 a property of a statement")
            << QByteArray("<scenario id=\"s\"><set object=\"P\" foccus=\"trade\"/></scenario>")
            << "no property 'foccus'; did you mean 'focus'? [check.unknown-name]";
        QTest::newRow("X7.2 what cannot be seen is shown by its code point")
            << scoped("<expression if=\"Pop\xe2\x80\x8bulation &gt; 3\"/>")
            << "'Pop<U+200B>ulation' is not a known name";
    }
    void nearNamesInText() {
        QFETCH(QByteArray, content);
        QFETCH(QString, words);
        const Checked result = checked(parsedContent(content.toStdString()));
        QString all;
        for (const Diagnostic& finding : result.diagnostics) {
            all += QString::fromStdString(renderText(finding, result.model->files)) + "\n";
        }
        QVERIFY2(all.contains(words), qPrintable(all));
    }

    void stackingNamesAndNumbers() {
        const QByteArray content =
            doing("<destroy-object stacking=\"7\"/><destroy-object stacking=\"07\"/><destroy-object stacking=\"A\"/>"
                  "<destroy-object stacking=\"0\"/><destroy-object/><destroy-object stacking=\"0.0\"/>"
                  "<destroy-object stacking=\"7.0\"/><destroy-object stacking=\"1000000000000000\"/>"
                  "<destroy-object stacking=\"1e15\"/><destroy-object stacking=\"1e14\"/>");
        const Checked result = checked(parsedContent(content.toStdString()));
        const auto& effects = result.model->classes[0].groups[0].effects;
        QVERIFY(effects[0].stacking != 0);
        QCOMPARE(effects[0].stacking, effects[1].stacking);
        QVERIFY(effects[2].stacking != effects[0].stacking);
        QCOMPARE(effects[3].stacking, StackingIndex{0});
        QCOMPARE(effects[4].stacking, StackingIndex{0});
        QCOMPARE(effects[5].stacking, StackingIndex{0}); // 0.0 is 0
        QCOMPARE(effects[6].stacking, effects[0].stacking);
        QVERIFY(effects[8].stacking != effects[7].stacking); // from 1e15 on, a point or an exponent makes it a name
        QCOMPARE(result.model->stackingNames[effects[9].stacking], std::string("100000000000000"));
        QCOMPARE(result.model->stackingNames[effects[2].stacking], std::string("A"));
    }

    void prioritiesComeFromTheGroup() {
        const QByteArray content = "<class id=\"B\" type=\"building\"><group id=\"g\" priority=\"4\"><scope><include>"
                                   "<self/></include></scope><effects><modify-max-meter meter=\"Trade\" amount=\"1\"/>"
                                   "<modify-max-meter meter=\"Trade\" amount=\"1\" priority=\"-2\"/>"
                                   "<modify-max-meter meter=\"Trade\" amount=\"1\" priority=\"1000000\"/>"
                                   "<modify-max-meter meter=\"Trade\" amount=\"1\" priority=\"-1000000\"/>"
                                   "</effects></group></class>";
        const auto result = checked(parsedContent(content.toStdString()));
        const auto& effects = result.model->classes[0].groups[0].effects;
        QCOMPARE(effects[0].priority, 4);
        QCOMPARE(effects[1].priority, -2);
        QCOMPARE(effects[2].priority, 1'000'000); // the largest and the smallest allowed
        QCOMPARE(effects[3].priority, -1'000'000);
    }

    void identitiesOutliveOtherContent() {
        const auto identity = [](const QByteArray& content, std::size_t place) {
            const Checked result = checked(parsedContent(content.toStdString()));
            return result.model->classes.front().groups.front().include[place].identity;
        };
        const QByteArray chance = "<chance probability=\"0.5\"/>";
        const std::uint64_t alone = identity(scoped(chance), 0);
        QCOMPARE(identity(scoped("<self/>" + chance), 1), alone);
        QCOMPARE(identity(scoped(chance) + "<class id=\"C\" type=\"building\"/>", 0), alone);
        QVERIFY(identity(scoped(chance + chance), 1) != alone);
        QCOMPARE(identity(scoped("<chance probability=\"0.5\" enabled=\"false\"/>" + chance), 0),
                 identity(scoped(chance + chance), 1));
    }
};

QTEST_APPLESS_MAIN(CheckGroupsTest)
#include "check_groups_test.moc"
