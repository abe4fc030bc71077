// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/timing_rows.h"

#include "engine/text/text_edit.h"

using namespace orrery::engine;
using namespace orrery::engine::test;

namespace {

const QByteArray builds = "<modify-max-meter meter=\"Trade\" amount=\"1\"/>";

QByteArray doing(const QByteArray& effects) {
    return groupOf(onSelf + effectsOf(effects));
}
QByteArray given(const QByteArray& then, const QByteArray& otherwise = "", const QByteArray& condition = "<all/>") {
    return "<conditional><if>" + condition + "</if><then>" + then + "</then>" +
           (otherwise.isEmpty() ? QByteArray() : "<else>" + otherwise + "</else>") + "</conditional>";
}

const char* const strictManifest = "<project format=\"1\" name=\"Test\" rules=\"strict\"/>";

} // namespace

/// Effects that hold conditions and other effects: their model and their problems.
class CheckBlocksTest : public QObject {
    Q_OBJECT

private slots:
    void finds_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const QByteArray& content, const QStringList& expected = {}) {
            QTest::newRow(name) << content << expected;
        };
        row("E3.29 if, then and else",
            doing(given("<destroy-object/>", "<raise occurrence=\"x\"/>") + given("<destroy-object/>", "", "<self/>")),
            {"check.unknown-name|x"});
        row("E3.29 conditions of the object fired on",
            doing("<conditional><if if=\"Population > Source.Detection\"><self/></if><then><destroy-object/></then>"
                  "</conditional>"));
        row("E3.29 it needs something to ask", doing("<conditional><then><destroy-object/></then></conditional>"),
            {"check.missing-block|conditional"});
        row("E3.29 and something to do", doing("<conditional><if><all/></if></conditional>"),
            {"check.missing-block|conditional"});
        row("E3.29 nothing in a block", doing("<conditional><if><all/></if><then/></conditional>"),
            {"check.empty-block|then"});
        row("E3.29 nothing to ask", doing("<conditional><if/><then><destroy-object/></then></conditional>"),
            {"check.empty-block|if"});
        row("E3.29 an unknown block",
            doing(
                "<conditional><if><all/></if><then><destroy-object/></then><els><destroy-object/></els></conditional>"),
            {"content.unknown-element|els"});
        row("E3.29 effects in a block of conditions",
            doing("<conditional><if><destroy-object/></if><then><destroy-object/></then></conditional>"),
            {"content.unknown-element|destroy-object"});
        row("E3.29 conditions in a block of effects",
            doing("<conditional><if><all/></if><then><self/></then></conditional>"), {"content.unknown-element|self"});
        row("E3.29 text in a block",
            doing("<conditional><if>and<all/></if><then>or<destroy-object/></then></conditional>"),
            {"content.stray-text|and", "content.stray-text|or"});
        row("E3.29 a block takes no attributes",
            doing("<conditional><if><all/></if><then turns=\"2\"><destroy-object/></then></conditional>"),
            {"content.unknown-attribute|turns"});
        row("E3.29 what is wrong deep inside is told", doing(given(given("<set-planet-size size=\"lrge\"/>"))),
            {"check.unknown-name|lrge"});
        row("E3.29 an effect that takes no blocks", doing("<destroy-object><then/></destroy-object>"),
            {"content.unknown-element|then"});
        row("E3.29 several blocks of one name add up",
            doing("<conditional><if><all/></if><if><self/></if><then><destroy-object/></then></conditional>"));
        row("E9.2 which object is asked of others",
            doing("<set-target><which if=\"Population > Target.Population\"/></set-target>"));
        row("E3.7 effects on what is made",
            doing("<make class=\"B\"><with><set-property property=\"size\" value=\"huge\"/></with></make>"));
        // Meters.
        row("E3.29 a conditional of a group of meters", doing(given(builds, builds)));
        row("E2.2 meters and others mixed in a conditional", doing(given(builds, "<destroy-object/>")),
            {"check.mixed-group|destroy-object"});
        row("E2.2 a conditional of meters beside another effect", doing(given(builds) + "<destroy-object/>"),
            {"check.mixed-group|destroy-object"});
        row("E2.2 a conditional of others beside one of meters", doing(given("<destroy-object/>") + builds),
            {"check.mixed-group|modify-max-meter"});
        row("E2.2 a conditional that is switched off does not mix",
            doing("<conditional enabled=\"false\"><if><all/></if><then>" + builds +
                  "</then></conditional><destroy-object/>"));
        row("T13 no meters in what is put off", doing("<delay turns=\"2\"><then>" + builds + "</then></delay>"),
            {"check.meter-effect-in-block|modify-max-meter"});
        row("T13 nor in what waits",
            doing("<next-time after=\"created\"><then>" + given(builds) + "</then></next-time>"),
            {"check.meter-effect-in-block|modify-max-meter"});
        row("E3.7 nor in what is done to new objects", doing("<make class=\"B\"><with>" + builds + "</with></make>"),
            {"check.meter-effect-in-block|modify-max-meter"});
        row("T25 nor in a substitute",
            groupOf("<trigger before=\"created\"/>" + onSelf +
                    effectsOf("<substitute><then>" + builds + "</then></substitute>")),
            {"check.meter-effect-in-block|modify-max-meter"});
        row("a conditional changes no value every turn",
            doing(given("<modify-meter meter=\"Detection\" amount=\"1\"/>", "", "<self/>")));
        row("E8.1 a conditional reads what lower levels built",
            doing("<conditional><if if=\"MaxTrade > 3\"/><then>" + builds + "</then></conditional>"),
            {"check.unbuilt-maximum|MaxTrade"});
        row("E8.1 at the level of what stands in it",
            doing(builds + "<conditional><if if=\"MaxTrade > 3\"/><then><modify-max-meter meter=\"Trade\" amount=\"1\" "
                           "priority=\"5\"/></then></conditional>"));
        // Delayed effects.
        row("T13 the next time", doing("<next-time after=\"destroyed\"><then><destroy-object/></then></next-time>"));
        row("T13 the first of two",
            doing("<next-time after=\"destroyed created\" of=\"any\"><then><destroy-object/></then></next-time>"));
        row("T13 no occurrence", doing("<next-time><then><destroy-object/></then></next-time>"),
            {"content.missing-any-of|next-time"});
        row("T13 an unknown occurrence",
            doing("<next-time after=\"dstroyed\"><then><destroy-object/></then></next-time>"),
            {"check.unknown-name|dstroyed"});
        row("T13 before and after",
            doing("<next-time before=\"destroyed\" after=\"created\"><then><destroy-object/></then></next-time>"),
            {"check.several-timings|created"});
        row("T13 nobody's",
            doing("<next-time after=\"created\" of=\"mine\"><then><destroy-object/></then></next-time>"),
            {"content.not-a-choice|mine"});
        row("T13 a point of the turn", doing("<next-time after=\"turn\"><then><destroy-object/></then></next-time>"));
        row("T13 a point is nobody's",
            doing("<next-time after=\"turn\" of=\"self\"><then><destroy-object/></then></next-time>"),
            {"check.point-subject|self"});
        row("T13 details", doing("<next-time before=\"stockpile-gain\" resource=\"Food\"><then><change-amount "
                                 "amount=\"1\"/></then></next-time>"));
        row("T13 details of something else",
            doing("<next-time before=\"created\" resource=\"Food\"><then><destroy-object/></then></next-time>"),
            {"content.unknown-attribute|resource"});
        row("T23 what waits can prevent", doing("<next-time before=\"created\"><then><prevent/></then></next-time>"));
        row("T23 and comes too late afterwards",
            doing("<next-time after=\"created\"><then><prevent/></then></next-time>"), {"check.too-late|prevent"});
        row("T25 what waits cannot prevent the turn",
            doing("<next-time before=\"turn\"><then><prevent/></then></next-time>"), {"check.prevents-point|prevent"});
        row("T23 a conditional can prevent",
            groupOf("<trigger before=\"created\"/>" + onSelf + effectsOf(given("<prevent/>"))));
        row("T23 what is put off prevents nothing",
            groupOf("<trigger before=\"created\"/>" + onSelf + effectsOf("<delay><then><prevent/></then></delay>")),
            {"check.outside-answer|prevent"});
        row("T23 nor what is done to new objects",
            groupOf("<trigger before=\"created\"/>" + onSelf +
                    effectsOf("<make class=\"B\"><with><prevent/></with></make>")),
            {"check.outside-answer|prevent"});
        row("T25 nor a substitute",
            groupOf("<trigger before=\"created\"/>" + onSelf +
                    effectsOf("<substitute><then><prevent/></then></substitute>")),
            {"check.outside-answer|prevent"});
        row("T1 what waits has a subject",
            doing("<next-time after=\"created\" of=\"any\"><then><modify-stockpile resource=\"Food\" "
                  "amount=\"Subject.Population\"/></then></next-time>"));
        row("T1 what is put off has none",
            groupOf("<trigger after=\"created\"/>" + onSelf +
                    effectsOf("<delay><then><modify-stockpile resource=\"Food\" amount=\"Subject.Population\"/></then>"
                              "</delay>")),
            {"expr.no-context|Subject"});
        row("T1 a substitute has the one that it replaces",
            groupOf("<trigger before=\"created\"/>" + onSelf +
                    effectsOf("<substitute><then><modify-stockpile resource=\"Food\" amount=\"Subject.Population\"/>"
                              "</then></substitute>")));
        row("E5.10 chance in a block of a group without an id",
            groupOf(onSelf + effectsOf(given("<destroy-object/>", "", "<chance probability=\"0.5\"/>")), ""),
            {"check.unnamed-chance|group"});
    }
    void finds() {
        QFETCH(QByteArray, content);
        QFETCH(QStringList, expected);
        const Checked result = checkedInTime(content.toStdString());
        QVERIFY2(findings(result) == expected, rendered(result) + findings(result).join(" # ").toUtf8());
        QCOMPARE(firstGroup(result).isRunnable, !hasErrors(result.diagnostics));
    }

    void strict_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const QByteArray& content, const QStringList& expected = {}) {
            QTest::newRow(name) << content << expected;
        };
        row("E7.1 no functions in a block", doing(given("<modify-stockpile resource=\"Food\" amount=\"max(1, 2)\"/>")),
            {"expr.strict|max(1, 2)"});
        row("E7.3 a meter effect in a block uses a meter",
            doing(given("<modify-max-meter meter=\"Trade\" amount=\"Source.Detection\"/>")),
            {"check.strict-meter-effect|Source.Detection"});
        row("E7.3 a block's condition uses one beside a meter effect",
            doing(given(builds, "", "<chance probability=\"Detection\"/>")), {"check.strict-condition|Detection"});
        row("E7.3 a block's condition and an effect both do",
            doing(given("<modify-stockpile resource=\"Food\" amount=\"Source.Detection\"/>", "",
                        "<chance probability=\"Detection\"/>")),
            {"check.strict-effect-and-condition|Source.Detection"});
    }
    void strict() {
        QFETCH(QByteArray, content);
        QFETCH(QStringList, expected);
        const Checked result = checkedInTime(content.toStdString(), strictManifest);
        QVERIFY2(findings(result) == expected, rendered(result) + findings(result).join(" # ").toUtf8());
        QCOMPARE(firstGroup(result).isRunnable, expected.isEmpty());
    }

    /// Checks that one list holds the effects of all blocks, in the order of the document.
    void effectsAreFlat() {
        const Checked result =
            checkedInTime(doing("<destroy-object/>" +
                                given("<message text=\"a\"/>" + given("<message text=\"b\"/>", "<message text=\"c\"/>"),
                                      "<message text=\"d\"/>", "<self/><all/>") +
                                "<next-time before=\"created stockpile-gain\" resource=\"Food\"><then><message "
                                "text=\"e\"/></then></next-time>")
                              .toStdString());
        QVERIFY2(result.diagnostics.empty(), rendered(result));
        const CheckedGroup& group = firstGroup(result);
        QStringList tags;
        QList<int> parents;
        QList<int> blocks;
        for (const CheckedEffect& effect : group.effects) {
            tags << QString::fromUtf8(effect.spec->tag.data(), static_cast<qsizetype>(effect.spec->tag.size()));
            parents << (effect.parent == noEffect ? -1 : effect.parent);
            blocks << effect.block;
        }
        QCOMPARE(tags, (QStringList{"destroy-object", "conditional", "message", "conditional", "message", "message",
                                    "message", "next-time", "message"}));
        QCOMPARE(parents, (QList<int>{-1, -1, 1, 1, 3, 3, 1, -1, 7}));
        QCOMPARE(blocks, (QList<int>{0, 0, 1, 1, 1, 2, 2, 0, 0}));
        QCOMPARE(group.effects[1].conditions.size(), std::size_t{3});
        QCOMPARE(group.effects[1].conditions[0].size(), std::size_t{2});
        QVERIFY(group.effects[1].conditions[1].empty() && group.effects[1].awaits.empty());
        const auto& awaits = group.effects[7].awaits;
        QCOMPARE(awaits.size(), std::size_t{2});
        QCOMPARE(awaits[0].timing, Timing::before);
        QCOMPARE(awaits[0].subject, TriggerSubject::target);
        QVERIFY(!awaits[0].detail && awaits[1].detail == double(result.model->layout.find("Food")->value));
    }

    void whatIsSwitchedOffTakesItsBlocksAlong() {
        const Checked result =
            checkedInTime(doing("<destroy-object/><conditional enabled=\"false\"><if><all/></if><then><set-planet-size "
                                "size=\"lrge\"/><destroy-object/></then></conditional>")
                              .toStdString());
        QCOMPARE(findings(result), QStringList{"check.unknown-name|lrge"});
        QVERIFY(firstGroup(result).isRunnable);
        QVERIFY(firstGroup(result).effects[0].enabled);
        for (std::size_t i = 1; i < firstGroup(result).effects.size(); ++i) {
            QVERIFY(!firstGroup(result).effects[i].enabled);
        }
    }

    void aConditionalOfMetersAltersThem() {
        const Checked result = checkedInTime(doing(given(given(builds))).toStdString());
        QVERIFY2(result.diagnostics.empty(), rendered(result));
        QVERIFY(firstGroup(result).altersMeters);
    }

    /// Checks the fix for mixed effects: it keeps conditionals whole, and a mixed conditional has no fix.
    void conditionalsAreSplitWhole() {
        const std::string text =
            "<orrery format=\"1\">\n" + doing(given(builds) + "<destroy-object/>").toStdString() + "\n</orrery>\n";
        const RowTables tables = tablesInTime();
        Checked result;
        result.model = check(parsed({{"orrery.xml", plainManifest}, {"a.xml", text}}), tables, result.diagnostics);
        QCOMPARE(result.diagnostics.size(), std::size_t{1});
        QCOMPARE(result.diagnostics[0].fixes.size(), std::size_t{1});
        const std::string mended = applyEdits(text, result.diagnostics[0].fixes[0].edits);
        Checked again;
        again.model = check(parsed({{"orrery.xml", plainManifest}, {"a.xml", mended}}), tables, again.diagnostics);
        QVERIFY2(again.diagnostics.empty(), rendered(again) + QByteArray::fromStdString(mended));
        const auto& groups = again.model->classes[0].groups;
        QCOMPARE(groups.size(), std::size_t{2});
        QVERIFY(groups[0].effects.size() == 2 && groups[0].altersMeters);
        QVERIFY(groups[1].effects.size() == 1 && !groups[1].altersMeters);

        const Checked mixed = checkedInTime(doing(given(builds + "<destroy-object/>")).toStdString());
        QCOMPARE(mixed.diagnostics.size(), std::size_t{1});
        QVERIFY(mixed.diagnostics[0].fixes.empty());
    }

    /// Checks that random draws stay the same when other effects are added or removed (E5.10).
    void identitiesOutliveOtherEffects() {
        const QByteArray drawing = given("<destroy-object/>", "", "<chance probability=\"0.5\"/>");
        const auto identity = [](const QByteArray& content, std::size_t effect) {
            return firstGroup(checkedInTime(content.toStdString())).effects[effect].conditions[0][0].identity;
        };
        QCOMPARE(identity(doing(drawing), 0), identity(doing("<destroy-object/>" + drawing), 1));
        QVERIFY(identity(doing(drawing + drawing), 0) != identity(doing(drawing + drawing), 2));
    }

    void tooManyEffects() {
        QByteArray effects;
        for (int i = 0; i < 10'001; ++i) {
            effects += "<destroy-object/>";
        }
        const Checked result = checkedInTime(doing(effects).toStdString());
        QCOMPARE(findings(result), QStringList{"check.too-many-effects|destroy-object"});
        QVERIFY(!firstGroup(result).isRunnable);
    }
};

QTEST_APPLESS_MAIN(CheckBlocksTest)
#include "check_blocks_test.moc"
