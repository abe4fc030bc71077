// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/timing_rows.h"

#include "engine/text/text_edit.h"

using namespace orrery::engine;
using namespace orrery::engine::test;

namespace {

const QByteArray doing = effectsOf("<destroy-object/>");

QByteArray triggered(const QByteArray& trigger, const QByteArray& effects = "<destroy-object/>") {
    return groupOf(trigger + onSelf + effectsOf(effects));
}
QByteArray answering(const QByteArray& attributes, const QByteArray& effects) {
    return groupOf("<trigger " + attributes + "/>" + effectsOf(effects));
}

const char* const strictManifest = "<project format=\"1\" name=\"Test\" rules=\"strict\"/>";

} // namespace

/// Triggers of groups, their costs and the events to which they respond: their model and their problems.
class CheckTriggersTest : public QObject {
    Q_OBJECT

private slots:
    void finds_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const QByteArray& content, const QStringList& expected = {}) {
            QTest::newRow(name) << content << expected;
        };
        row("T1 a trigger with conditions of its subject",
            triggered("<trigger after=\"created\" if=\"Population > 3\"><object-type type=\"planet\"/></trigger>"));
        row("T1 a condition of the subject reads the subject and the source",
            triggered("<trigger after=\"created\" if=\"owner == Source.owner and Subject.Population > 0\"/>"));
        row("T1 several triggers mean any of them",
            triggered("<trigger after=\"created\"/><trigger before=\"destroyed\" of=\"self\"/>"));
        row("T1 the conditions of a triggered group know its subject",
            groupOf("<trigger after=\"created\"/><activation if=\"Subject.Population > 3\"/><scope><include "
                    "if=\"type == Subject.type\"/></scope>" +
                    doing));
        row("T1 there is no subject without a trigger",
            groupOf("<activation if=\"Subject.Population > 3\"/>" + onSelf + doing), {"expr.no-context|Subject"});
        row("T1 an occurrence of the vocabulary",
            "<vocabulary><occurrence id=\"festival\"/></vocabulary>" + triggered("<trigger when=\"festival\"/>"));
        row("T1 an unknown occurrence", triggered("<trigger after=\"creatd\"/>"), {"check.unknown-name|creatd"});
        row("T1 one unknown occurrence of several", triggered("<trigger after=\"created destroyd\"/>"),
            {"check.unknown-name|destroyd"});
        row("T1 no occurrence", triggered("<trigger after=\"\"/>"), {"check.empty-value|after=\"\""});
        row("T1 neither before nor when nor after", triggered("<trigger of=\"self\"/>"),
            {"content.missing-any-of|trigger"});
        row("T1 before and after", triggered("<trigger before=\"created\" after=\"destroyed\"/>"),
            {"check.several-timings|destroyed"});
        row("T1 nobody's occurrences", triggered("<trigger after=\"created\" of=\"mine\"/>"),
            {"content.not-a-choice|mine"});
        row("T1 a target is nothing to a group", triggered("<trigger after=\"created\" of=\"target\"/>"),
            {"content.not-a-choice|target"});
        row("T1 conditions that nothing can meet",
            triggered("<trigger after=\"created\" of=\"self\"><meter-value meter=\"Population\" "
                      "at-least=\"1\"/></trigger>"),
            {"check.never-matches|Population"});
        row("T1 a triggered group alters no meters",
            triggered("<trigger after=\"created\"/>", "<modify-max-meter meter=\"Trade\" amount=\"1\"/>"),
            {"check.triggered-meters|modify-max-meter"});
        row("T1 nor in a conditional",
            triggered("<trigger after=\"created\"/>", "<conditional><if><all/></if><then><modify-max-meter "
                                                      "meter=\"Trade\" amount=\"1\"/></then></conditional>"),
            {"check.triggered-meters|modify-max-meter"});
        row("T1 what is switched off alters none",
            triggered("<trigger after=\"created\"/>",
                      "<destroy-object/><modify-max-meter meter=\"Trade\" amount=\"1\" enabled=\"false\"/>"));
        row("T1 an unknown attribute", triggered("<trigger after=\"created\" ofs=\"self\"/>"),
            {"content.unknown-attribute|ofs"});
        // Details.
        row("T1 a resource narrows down", triggered("<trigger before=\"stockpile-gain\" resource=\"Food\"/>"));
        row("T1 an unknown resource", triggered("<trigger before=\"stockpile-gain\" resource=\"Fod\"/>"),
            {"check.unknown-name|Fod"});
        row("T1 a property narrows down", triggered("<trigger after=\"property-changed\" property=\"size\"/>"));
        row("T1 an unknown property", triggered("<trigger after=\"property-changed\" property=\"sice\"/>"),
            {"check.unknown-name|sice"});
        row("T1 properties of classes never change",
            "<vocabulary><property id=\"price\" of=\"class\"/></vocabulary>" +
                triggered("<trigger after=\"property-changed\" property=\"price\"/>"),
            {"check.class-detail|price"});
        row("T1 a choice narrows down", triggered("<trigger when=\"ordered\" order=\"focus-order\"/>"));
        row("T1 another choice", triggered("<trigger when=\"ordered\" order=\"fokus-order\"/>"),
            {"content.not-a-choice|fokus-order"});
        row("T1 an occurrence without details", triggered("<trigger after=\"created\" resource=\"Food\"/>"),
            {"content.unknown-attribute|resource"});
        row("T1 of an unknown occurrence any detail may be right",
            triggered("<trigger after=\"stockpile-gian\" resource=\"Food\"/>"), {"check.unknown-name|stockpile-gian"});
        row("T1 a detail is a constant", triggered("<trigger after=\"grew-to\" size=\"Source.size\"/>"),
            {"check.detail-not-constant|Source.size"});
        // Points of the turn.
        row("T2 a point of the turn", triggered("<trigger before=\"turn\"/>"));
        row("T2 a point is nobody's", triggered("<trigger before=\"turn\" of=\"self\"/>"),
            {"check.point-subject|self"});
        row("T2 a point happens to nothing", triggered("<trigger before=\"turn\" if=\"Population > 3\"/>"),
            {"check.point-conditions|Population > 3"});
        row("T2 nor has it conditions", triggered("<trigger before=\"turn\"><object-type type=\"planet\"/></trigger>"),
            {"check.point-conditions|object-type"});
        // Features that only triggered groups have.
        row("T24 a reaction", groupOf("<trigger after=\"created\"/>" + onSelf + doing, "id=\"g\" reaction=\"true\""));
        row("T24 a reaction to nothing", groupOf(onSelf + doing, "id=\"g\" reaction=\"true\""),
            {"check.needs-trigger|true"});
        row("T24 no reaction, and said so", groupOf(onSelf + doing, "id=\"g\" reaction=\"false\""));
        row("T24 yes or no", groupOf("<trigger after=\"created\"/>" + onSelf + doing, "id=\"g\" reaction=\"maybe\""),
            {"content.not-a-choice|maybe"});
        row("T13 the first of the turn",
            groupOf("<trigger after=\"created\"/>" + onSelf + doing, "id=\"g\" answers=\"first-of-turn\""));
        row("T13 the first of nothing", groupOf(onSelf + doing, "id=\"g\" answers=\"first-of-game\""),
            {"check.needs-trigger|first-of-game"});
        row("T13 always, and said so", groupOf(onSelf + doing, "id=\"g\" answers=\"always\""));
        row("T21 a cost", triggered("<trigger after=\"created\"/><cost resource=\"Food\" amount=\"5\"/>"));
        row("T21 a cost reads the source",
            triggered("<trigger after=\"created\"/><cost resource=\"Food\" amount=\"Detection + Source.age\"/>"));
        row("T21 a cost reads no target",
            triggered("<trigger after=\"created\"/><cost resource=\"Food\" amount=\"Target.Population\"/>"),
            {"expr.no-context|Target"});
        row("T21 a cost in elements",
            triggered("<trigger after=\"created\"/><cost resource=\"Food\"><amount><Plus><Value>1</Value><Value>age"
                      "</Value></Plus></amount></cost>"));
        row("T21 nothing is paid to get something",
            triggered("<trigger after=\"created\"/><cost resource=\"Food\" amount=\"-1\"/>"),
            {"content.out-of-range|-1"});
        row("T21 an unknown resource", triggered("<trigger after=\"created\"/><cost resource=\"Fod\" amount=\"1\"/>"),
            {"check.unknown-name|Fod"});
        row("T21 a cost without an amount", triggered("<trigger after=\"created\"/><cost resource=\"Food\"/>"),
            {"content.missing-attribute|cost"});
        row("T21 a cost without a trigger", groupOf("<cost resource=\"Food\" amount=\"1\"/>" + onSelf + doing),
            {"check.needs-trigger|cost"});
        // Stages.
        row("E8.8 a stage", groupOf(onSelf + doing, "id=\"g\" stage=\"after-movement\""));
        row("E8.8 the default, and said so", groupOf(onSelf + doing, "id=\"g\" stage=\"effects\""));
        row("E8.8 no stage", groupOf(onSelf + doing, "id=\"g\" stage=\"after-movment\""),
            {"content.not-a-choice|after-movment"});
        row("E8.8 a stage of a group that alters meters",
            groupOf(onSelf + effectsOf("<modify-max-meter meter=\"Trade\" amount=\"1\"/>"),
                    "id=\"g\" stage=\"before-growth\""),
            {"check.stage-of-meters|before-growth"});
        row("E8.8 a stage of a triggered group",
            groupOf("<trigger after=\"created\"/>" + onSelf + doing, "id=\"g\" stage=\"before-growth\""),
            {"check.stage-of-triggered|before-growth"});
        // Responses.
        row("T23 prevention", answering("before=\"created\"", "<prevent/>"));
        row("T23 of an occurrence of the vocabulary",
            "<vocabulary><occurrence id=\"festival\"/></vocabulary>" + answering("before=\"festival\"", "<prevent/>"));
        row("T23 nothing to prevent", groupOf(onSelf + effectsOf("<prevent/>")), {"check.outside-answer|prevent"});
        row("T23 nothing to change", groupOf(onSelf + effectsOf("<change-amount amount=\"1\"/>")),
            {"check.outside-answer|change-amount"});
        row("T6 prevention comes before", answering("after=\"created\"", "<prevent/>"), {"check.too-late|prevent"});
        row("T19 a choice may be replaced when it is made",
            groupOf("<trigger when=\"ordered\"/>" + onSelf +
                    effectsOf("<substitute><then><destroy-object/></then></substitute>")));
        row("T19 and not after", answering("after=\"ordered\"", "<prevent/>"), {"check.too-late|prevent"});
        row("T25 the turn cannot be prevented", answering("before=\"turn\"", "<prevent/>"),
            {"check.prevents-point|prevent"});
        row("T25 nor replaced",
            groupOf("<trigger before=\"turn\"/>" + onSelf +
                    effectsOf("<substitute><then><destroy-object/></then></substitute>")),
            {"check.prevents-point|substitute"});
        row("T25 what cannot be prevented", answering("before=\"foreseen\"", "<prevent/>"),
            {"check.prevents-fixed|prevent"});
        row("T25 one of several triggers is a point",
            groupOf("<trigger before=\"created\"/><trigger before=\"turn\"/>" + effectsOf("<prevent/>")),
            {"check.prevents-point|prevent"});
        row("T10 a change of an amount", answering("before=\"stockpile-gain\"", "<change-amount amount=\"-2\"/>"));
        row("T10 it reads the amount",
            answering("before=\"stockpile-gain\"", "<change-amount amount=\"0 - amount() / 2\"/>"));
        row("T10 no amount to change", answering("before=\"created\"", "<change-amount amount=\"-2\"/>"),
            {"check.no-amount|change-amount"});
        row("T10 a point has no amount", answering("before=\"turn\"", "<change-amount amount=\"-2\"/>"),
            {"check.no-amount|change-amount"});
        row("T10 afterwards it is too late", answering("after=\"stockpile-gain\"", "<change-amount amount=\"-2\"/>"),
            {"check.too-late|change-amount"});
        row("E2.9 what is substituted fires on objects",
            answering("before=\"created\"", "<substitute><then><destroy-object/></then></substitute>"),
            {"check.no-inclusion|group"});
        row("E2.9 other effects still fire on objects", answering("before=\"created\"", "<prevent/><destroy-object/>"),
            {"check.no-inclusion|group"});
        row("E5.10 chance in a trigger of a group without an id",
            groupOf("<trigger after=\"created\"><chance probability=\"0.5\"/></trigger>" + onSelf + doing, ""),
            {"check.unnamed-chance|group"});
    }
    void finds() {
        QFETCH(QByteArray, content);
        QFETCH(QStringList, expected);
        const Checked result = checkedInTime(content.toStdString());
        QVERIFY2(findings(result) == expected, rendered(result) + findings(result).join(" # ").toUtf8());
        const bool hasErrors = orrery::engine::hasErrors(result.diagnostics);
        QCOMPARE(firstGroup(result).isRunnable, !hasErrors);
    }

    void strict_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const QByteArray& content, const QStringList& expected = {}) {
            QTest::newRow(name) << content << expected;
        };
        row("E7.1 no functions in a cost",
            triggered("<trigger after=\"created\"/><cost resource=\"Food\" amount=\"max(1, 2)\"/>"),
            {"expr.strict|max(1, 2)"});
        row("E7.3 a trigger's condition and an effect use meters",
            triggered("<trigger after=\"created\"><chance probability=\"Detection\"/></trigger>",
                      "<modify-stockpile resource=\"Food\" amount=\"Source.Detection\"/>"),
            {"check.strict-effect-and-condition|Source.Detection"});
        row("E7.3 a condition and a cost use meters",
            groupOf("<trigger after=\"created\"/><cost resource=\"Food\" "
                    "amount=\"Source.Detection\"/><scope><include><chance "
                    "probability=\"Detection\"/></include></scope>" +
                    doing),
            {"check.strict-effect-and-condition|Source.Detection"});
        row("E6.2 the activation of a triggered group reads current meters",
            groupOf("<trigger after=\"created\"/><activation><meter-value meter=\"Detection\" "
                    "at-least=\"1\"/></activation>" +
                    onSelf + doing));
    }
    void strict() {
        QFETCH(QByteArray, content);
        QFETCH(QStringList, expected);
        const Checked result = checkedInTime(content.toStdString(), strictManifest);
        QVERIFY2(findings(result) == expected, rendered(result) + findings(result).join(" # ").toUtf8());
        QCOMPARE(firstGroup(result).isRunnable, expected.isEmpty());
    }

    void fixesMend_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("T1 near occurrence") << triggered("<trigger after=\"creatd\"/>");
        QTest::newRow("T1 one of two timings") << triggered("<trigger before=\"created\" after=\"destroyed\"/>");
        QTest::newRow("T2 a point is nobody's") << triggered("<trigger before=\"turn\" of=\"self\"/>");
        QTest::newRow("T24 a reaction to nothing") << groupOf(onSelf + doing, "id=\"g\" reaction=\"true\"");
        QTest::newRow("T13 the first of nothing") << groupOf(onSelf + doing, "id=\"g\" answers=\"first-of-game\"");
        QTest::newRow("E8.8 a stage of a triggered group")
            << groupOf("<trigger after=\"created\"/>" + onSelf + doing, "id=\"g\" stage=\"before-growth\"");
    }
    void fixesMend() {
        QFETCH(QByteArray, content);
        const Checked result = checkedInTime(content.toStdString());
        QVERIFY(!result.diagnostics.empty());
        QVERIFY2(!result.diagnostics.front().fixes.empty(), rendered(result));
        const std::string file = "<orrery format=\"1\">" + content.toStdString() + "</orrery>";
        const std::string mended = applyEdits(file, result.diagnostics.front().fixes.front().edits);
        const std::size_t begin = std::string_view("<orrery format=\"1\">").size();
        const Checked again =
            checkedInTime(mended.substr(begin, mended.size() - begin - std::string_view("</orrery>").size()));
        QVERIFY2(again.diagnostics.empty(), rendered(again) + QByteArray::fromStdString(mended));
    }

    void triggersAreRead() {
        const Checked result = checkedInTime(
            groupOf("<trigger before=\"stockpile-gain\" of=\"owned\" resource=\"Food\" if=\"owner == Source.owner\"/>"
                    "<trigger after=\"created destroyed\" of=\"other\"><self/></trigger>"
                    "<trigger when=\"ordered\" order=\"focus-order\" of=\"host\"/>"
                    "<trigger after=\"property-changed\" property=\"PlanetSize\"/><trigger before=\"turn\"/>"
                    "<cost resource=\"Food\" amount=\"2 + age\"/><cost resource=\"Minerals\" amount=\"3\"/>" +
                        onSelf + doing,
                    "id=\"g\" reaction=\"true\" answers=\"first-of-game\"")
                .toStdString());
        QVERIFY2(result.diagnostics.empty(), rendered(result));
        const CheckedModel& model = *result.model;
        const CheckedGroup& group = firstGroup(result);
        QVERIFY(group.isTriggered() && group.isReaction);
        QCOMPARE(group.answers, AnswerSpan::firstOfGame);
        QCOMPARE(group.triggers.size(), std::size_t{6});
        const CheckedTrigger& gain = group.triggers[0];
        QCOMPARE(gain.timing, Timing::before);
        QCOMPARE(model.vocabulary.occurrenceId(gain.kind), std::string_view("stockpile-gain"));
        QCOMPARE(gain.subject, TriggerSubject::owned);
        QCOMPARE(gain.detail.value(), double(model.layout.find("Food")->value));
        QCOMPARE(gain.conditions.size(), std::size_t{1});
        const CheckedTrigger& created = group.triggers[1];
        const CheckedTrigger& destroyed = group.triggers[2];
        QCOMPARE(model.vocabulary.occurrenceId(created.kind), std::string_view("created"));
        QCOMPARE(model.vocabulary.occurrenceId(destroyed.kind), std::string_view("destroyed"));
        QVERIFY(created.subject == TriggerSubject::other && destroyed.subject == TriggerSubject::other);
        QVERIFY(created.conditions.size() == 1 && destroyed.conditions.size() == 1 && !created.detail);
        QCOMPARE(group.triggers[3].timing, Timing::when);
        QCOMPARE(group.triggers[3].detail.value(), 1.0);
        QCOMPARE(group.triggers[3].subject, TriggerSubject::host);
        QCOMPARE(group.triggers[4].detail.value(), double(model.layout.find("size")->value));
        QCOMPARE(group.triggers[5].subject, TriggerSubject::any);
        QCOMPARE(group.costs.size(), std::size_t{2});
        QCOMPARE(group.costs[0].resource, model.vocabulary.findResource("Food").value());
        QVERIFY(group.costs[0].amount.expression && group.costs[0].amount.expression->readsSource);
        QCOMPARE(group.costs[1].amount.constant.value(), 3.0);
    }

    void stagesAreRead() {
        for (std::size_t i = 0; i < static_cast<std::size_t>(FiringPoint::count_); ++i) {
            const auto point = static_cast<FiringPoint>(i);
            const std::string_view name = firingPointName(point);
            const Checked result =
                checkedInTime(groupOf(onSelf + doing, "id=\"g\" stage=\"" + QByteArray(name.data(), name.size()) + "\"")
                                  .toStdString());
            QVERIFY2(result.diagnostics.empty(), rendered(result));
            QCOMPARE(firstGroup(result).point, point);
        }
        QCOMPARE(firingPointName(FiringPoint::beforeCombat), std::string_view("before-combat"));
        QCOMPARE(firingPointName(FiringPoint::afterResearch), std::string_view("after-research"));
    }

    void triggersBehindWhatReadsThem() {
        const Checked result = checkedInTime(
            groupOf(onSelf + effectsOf("<change-amount amount=\"amount()\"/>") + "<trigger before=\"stockpile-gain\"/>")
                .toStdString());
        QVERIFY2(result.diagnostics.empty(), rendered(result));
        QVERIFY(firstGroup(result).isRunnable);
    }

    void anErrorInATriggerNamesBothPlaces() {
        const Checked result = checkedInTime(answering("before=\"turn\"", "<prevent/>").toStdString());
        QCOMPARE(result.diagnostics.size(), std::size_t{1});
        QCOMPARE(result.diagnostics[0].notes.size(), std::size_t{1});
        QVERIFY(result.diagnostics[0].message().find("'turn'") != std::string::npos);
    }

    void anUnknownEventIsCalledEvent() {
        const Checked result = checkedInTime(answering("after=\"xyzzy\"", "<destroy-object/>").toStdString());
        QVERIFY2(rendered(result).contains("there is no event 'xyzzy'"), rendered(result));
    }

    /// E7.9: the model lists every run-time property that a group reads, wherever it reads it.
    void runtimePropertiesAreFound() {
        const std::string vocabulary =
            "<vocabulary><property id=\"a\" runtime=\"true\"/><property id=\"b\" runtime=\"true\"/><property id=\"c\" "
            "runtime=\"true\"/><property id=\"d\" runtime=\"true\"/><property id=\"e\" runtime=\"true\"/><property "
            "id=\"f\" runtime=\"true\"/><property id=\"unread\" runtime=\"true\"/><type id=\"building\" "
            "extend=\"true\">"
            "<has property=\"a\"/><has property=\"b\"/><has property=\"c\"/><has property=\"d\"/><has property=\"e\"/>"
            "<has property=\"f\"/><has property=\"unread\"/></type></vocabulary>";
        const Checked result = checkedInTime(
            vocabulary +
            groupOf("<trigger after=\"created\" if=\"Population > runtime(a)\"/><cost resource=\"Food\" "
                    "amount=\"runtime(b)\"/><activation if=\"Source.c > 1\"/>" +
                    onSelf +
                    effectsOf("<modify-stockpile resource=\"Food\" amount=\"runtime(d)\"/><conditional><if if=\"1 > "
                              "runtime(e)\"/><then><message text=\"{runtime(f)}\"/></then></conditional>"
                              "<modify-stockpile enabled=\"false\" resource=\"Food\" amount=\"runtime(unread)\"/>"))
                .toStdString());
        QVERIFY2(result.diagnostics.empty(), rendered(result));
        QStringList names;
        for (const PropertyIndex index : firstGroup(result).runtime) {
            names << QString::fromStdString(result.model->vocabulary.properties()[index].id);
        }
        QCOMPARE(names, (QStringList{"a", "b", "c", "d", "e", "f"}));
    }
};

QTEST_APPLESS_MAIN(CheckTriggersTest)
#include "check_triggers_test.moc"
