// SPDX-License-Identifier: GPL-3.0-or-later
// Expressions from the command line (C10), and the reference (C6).
#include "engine/turn/run_limits.h"
#include "tests/cli/cli_run.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace orrery::tests;

namespace {

const QString project = ORRERY_SOURCE_DIR "/tests/data/expressions/project";

} // namespace

class EvalTest : public QObject {
    Q_OBJECT
private slots:
    void answers_data();
    void answers();
    void object_data();
    void object();
    void json_data();
    void json();
    void reference_data();
    void reference();
};

void EvalTest::answers_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("out");
    const auto row = [](const char* name, const QStringList& arguments, int status, const char* out,
                        const QByteArray& input = {}) {
        QTest::newRow(name) << arguments << input << status << QString(out);
    };
    const QStringList asked{"--project", project};
    row("C10 value and format", {"6 / 3"}, 0, "2 NUMBER\n");
    row("C10 several expressions", {"6 / 3", "7 / 2", "1 < 2"}, 0, "2 NUMBER\n3.5 NUMBER\ntrue BOOLEAN\n");
    row("C10 the shipped vocabulary without a project", {"huge", "planet"}, 1,
        "huge PlanetSize\n1: error: Target and bare names do not refer to an object here [ask.no-object]\n");
    row("C10 a finding at its column", {"1 + "}, 1, "3: error: a value is missing after '+' [expr.missing-value]\n");
    row("C10 several findings of one expression stay on one line", {"true + false"}, 1,
        "1: error: 'true' has the format BOOLEAN, but NUMBER is required [expr.wrong-format]; 8: error: 'false' has "
        "the format BOOLEAN, but NUMBER is required [expr.wrong-format]\n");
    row("C10 a line for each line of standard input", {"-"}, 0, "2 NUMBER\ntrue BOOLEAN\n9 NUMBER\n",
        "1 + 1\ntrue\r\n3 ^ 2");
    row("C10 a bad line does not stop the rest", {"-"}, 1,
        "2 NUMBER\n2: error: a value is missing after '*' [expr.missing-value]\n"
        "1: error: an expression is missing here [expr.empty]\n9 NUMBER\n",
        "1 + 1\n2*\n\n3 ^ 2\n");
    row("C10 nothing on standard input", {"-"}, 0, "");
    row("C10 a minus in front", {"--", "-2 ^ 2"}, 0, "-4 NUMBER\n");
    row("C10 defines of the command line",
        {"A * B", "T", "P == [1, 2]", "D", "--define", "A=6", "--define", "B=A + 1", "--define", "T=\"a=b\"",
         "--define", "P=[1, 2]", "--define", "D=2d6"},
        0, "42 NUMBER\na=b STRING\ntrue BOOLEAN\n2d6 DICE\n");
    row("C10 a define that is none", {"A", "--define", "A"}, 2, "");
    row("C10 a define that is wrong", {"A", "--define", "A=1 +"}, 2, "");
    row("C10 source and object of a project",
        QStringList{"Source.Population * 10 + Population", "--source", "Sol III", "--object", "Vega II"} + asked, 0,
        "86 NUMBER\n");
    row("C10 the source is the object where none is named", QStringList{"Population", "--source", "Sol III"} + asked, 0,
        "8 NUMBER\n");
    row("C10 an object by its number", QStringList{"name", "--object", "#8"} + asked, 0, "Sol III STRING\n");
    row("C10 pairs are no lists", {"[1, 2]", "[1, 2] == [1, 3]"}, 0, "[1, 2] ORDEREDPAIR\nfalse BOOLEAN\n");
    row("C10 the state of a turn", QStringList{"turn", "--turn", "3"} + asked, 0, "3 NUMBER\n");
    row("C10 a scenario by its id", QStringList{"count(planets)", "--scenario", "small"} + asked, 0, "6 NUMBER\n");
    row("C10 what the project defines", QStringList{"half(GRAVITY) == HALF_GRAVITY", "Hands"} + asked, 0,
        "true BOOLEAN\n2 NUMBER\n");
    row("C10 no such object", QStringList{"1", "--source", "Nobody"} + asked, 2, "");
    row("C10 no such scenario", QStringList{"1", "--scenario", "nothing"} + asked, 2, "");
    row("C10 a turn without a project", {"1", "--turn", "3"}, 2, "");
    row("C10 the parts of an expression",
        QStringList{"Source.Population + 2", "--source", "Sol III", "--terms"} + asked, 0,
        "10 NUMBER\n  Source.Population + 2 = 10\n    Source.Population = 8 of Sol III\n");
}

void EvalTest::answers() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, input);
    QFETCH(int, status);
    QFETCH(QString, out);
    const Outcome outcome = run(QStringList{"eval"} + arguments, input);
    QCOMPARE(outcome.out, out);
    QCOMPARE(outcome.status, status);
    QCOMPARE(outcome.messages.isEmpty(), status != 2);
}

void EvalTest::object_data() {
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("object");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("out");
    const auto row = [](const char* name, const char* expression, const char* object, int status, const char* out) {
        QTest::newRow(name) << expression << object << status << out;
    };
    row("C10 a variable of a ship", "Score", "Axe", 0, "7 NUMBER\n");
    row("C10 one of the same name of a planet, with another format", "Score", "World", 0, "true BOOLEAN\n");
    row("C10 in a comparison", "if Score then 1 else 2", "World", 0, "1 NUMBER\n");
    row("C10 where the other's format is wanted", "Score + 1", "World", 1,
        "1: error: 'Score' has the format BOOLEAN, but NUMBER is required [expr.wrong-format]\n");
    row("C10 of an object that has neither", "Score", "Sun", 1,
        "1: error: 'Score' is not visible from system: it belongs to ship, planet [expr.variable-not-visible]\n");
    row("C10 the selection names the type", "sum(ships, Score)", "World", 0, "7 NUMBER\n");
}

void EvalTest::object() {
    QFETCH(QString, expression);
    QFETCH(QString, object);
    QFETCH(int, status);
    QFETCH(QString, out);
    const QTemporaryDir folder;
    const auto put = [&](const char* name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    };
    put("orrery.xml", "<project format=\"1\" scenario=\"s\"/>\n");
    put("a.xml", R"(<orrery format="1">
<variable name="Score" scope="ship" format="number"/><variable name="Score" scope="planet" format="boolean"/>
<class id="AXE" type="ship"><modify variable="Score" set="7"/></class>
<global-modifiers><modify-other type="planet" variable="Score" set="true"/></global-modifiers>
<scenario id="s"><empire id="T" capital="World"/><system name="Sun" x="0" y="0"/>
<planet name="World" system="Sun" owner="T"/><place class="AXE" on="Sun" name="Axe"/></scenario></orrery>
)");
    const Outcome outcome = run({"eval", expression, "--project", folder.path(), "--object", object});
    QCOMPARE(outcome.out, out);
    QCOMPARE(outcome.status, status);
}

void EvalTest::json_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QJsonObject>("expected");
    QTest::newRow("C10 a number in JSON") << QStringList{"7 / 2"}
                                          << QJsonObject{{"text", "7 / 2"},
                                                         {"value", 3.5},
                                                         {"shown", "3.5"},
                                                         {"format", "NUMBER"},
                                                         {"diagnostics", QJsonArray()}};
    QTest::newRow("C10 a truth in JSON") << QStringList{"1 < 2"}
                                         << QJsonObject{{"text", "1 < 2"},
                                                        {"value", true},
                                                        {"shown", "true"},
                                                        {"format", "BOOLEAN"},
                                                        {"diagnostics", QJsonArray()}};
    QTest::newRow("C10 no value in JSON, with the findings")
        << QStringList{"Popl"}
        << QJsonObject{{"text", "Popl"},
                       {"diagnostics",
                        QJsonArray{QJsonObject{
                            {"column", 1},
                            {"endColumn", 5},
                            {"severity", "error"},
                            {"code", "expr.unknown-name"},
                            {"message", "'Popl' is not a known name"},
                            {"advice", "Correct the name, or declare a property or variable with this name."}}}}};
    QTest::newRow("C10 a missing value in JSON")
        << QStringList{"Structure", "--source", "Sol III", "--project", project}
        << QJsonObject{{"text", "Structure"},
                       {"value", QJsonValue()},
                       {"shown", "missing"},
                       {"format", "NUMBER"},
                       {"diagnostics", QJsonArray()}};
    QTest::newRow("C10 the parts in JSON")
        << QStringList{"Population", "--source", "Sol III", "--project", project, "--terms"}
        << QJsonObject{{"text", "Population"},
                       {"value", 8},
                       {"shown", "8"},
                       {"format", "NUMBER"},
                       {"diagnostics", QJsonArray()},
                       {"terms", QJsonArray{QJsonObject{{"text", "Population"},
                                                        {"value", "8"},
                                                        {"format", "NUMBER"},
                                                        {"depth", 0},
                                                        {"object", 8},
                                                        {"objectName", "Sol III"}}}}};
}

void EvalTest::json() {
    QFETCH(QStringList, arguments);
    QFETCH(QJsonObject, expected);
    const Outcome outcome = run(QStringList{"eval", "--json"} + arguments);
    QCOMPARE(outcome.out.count('\n'), 1);
    QJsonObject got = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
    if (QJsonArray findings = got["diagnostics"].toArray(); !findings.isEmpty()) {
        QJsonObject first = findings[0].toObject();
        first.remove("fixes");
        first["message"] = first["message"].toString().section("; did you mean", 0, 0);
        findings[0] = first;
        got["diagnostics"] = findings;
    }
    QCOMPARE(got, expected);
    QCOMPARE(outcome.status, expected.contains("value") ? 0 : 1);
}

void EvalTest::reference_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("holds");
    QTest::newRow("C6 reference of the program as HTML")
        << QStringList() << "<h3>min(a, b, …)<small>Smallest</small></h3>";
    QTest::newRow("C6 reference of a project as Markdown")
        << QStringList{project, "--markdown"} << "`clamp(a: NUMBER, low: NUMBER, high: NUMBER)`";
    for (const orrery::engine::RunLimitRow& row : orrery::engine::runLimitRows()) {
        const QString label = QString::fromStdString(std::string(row.label));
        QTest::newRow(qPrintable("R2.4 the reference has the limit of " + label))
            << QStringList{"--markdown"} << "| `" + label + "` | ";
    }
}

void EvalTest::reference() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, holds);
    const Outcome piped = run(QStringList{"reference"} + arguments);
    QCOMPARE(piped.status, 0);
    QVERIFY(piped.out.contains(holds));
    const QTemporaryDir scratch;
    QCOMPARE(run(QStringList{"reference", "--out", scratch.filePath("page")} + arguments).status, 0);
    QFile file(scratch.filePath("page"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), piped.out);
    QCOMPARE(run({"reference", scratch.filePath("nowhere")}).status, 2);
}

QTEST_APPLESS_MAIN(EvalTest)
#include "eval_test.moc"
