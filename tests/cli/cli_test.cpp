// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the command line like a user (C1, C2, C3, C5, C7).
#include "tests/cli/cli_run.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <linux/capability.h>
#include <memory>
#include <sys/prctl.h>
#include <sys/stat.h>

using namespace orrery::tests;

namespace {

const QString program = ORRERY_CLI;
const QString data = ORRERY_SOURCE_DIR "/tests/data/import";
void write(const QString& path, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QByteArray manifest = R"(<project format="1" name="Tiny"/>)";
const QByteArray scenario = R"(<orrery format="1"><scenario id="tiny">
  <empire id="Terrans" capital="Sol III"/>
  <system name="Sol" x="0" y="0"/>
  <planet name="Sol III" system="Sol" owner="Terrans"/>
  <place class="BLD_MILL" on="Sol III" name="Mill" owner="Terrans"/>
  <set object="Sol III" meter="Construction" value="29"/>
  <set object="Sol III" meter="Construction" value="30" turn="1"/>
</scenario></orrery>
)";
const QByteArray content = R"(<orrery format="1">
  <class id="BLD_MILL" type="building">
    <group id="build">
      <scope><include><contains><self/></contains></include></scope>
      <effects>
        <modify-max-meter meter="Industry" amount="4"/>
        <modify-max-meter meter="Industry" amount="6"/>
        <multiply-max-meter meter="Industry" by="1.5" priority="10"/>
      </effects>
    </group>
    <group id="hold" priority="20">
      <scope><include><contains><self/></contains></include></scope>
      <effects><set-max-meter meter="Industry" value="12"/></effects>
    </group>
    <group id="local">
      <activation><meter-value meter="Construction" at-least="30"/></activation>
      <scope><include><contains><self/></contains></include></scope>
      <effects><modify-max-meter meter="Trade" amount="1"/></effects>
    </group>
    <group id="near">
      <scope><include><and><contains><self/></contains><meter-value meter="Construction" at-least="30"/></and></include></scope>
      <effects><modify-max-meter meter="Trade" amount="1"/></effects>
    </group>
  </class>
</orrery>
)";

} // namespace

class CliTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void works_data();
    void works();
    void help_data();
    void help();
    void misuse_data();
    void misuse();

private:
    void check();
    void checkFindings();
    void checkSilenced();
    void runTurns();
    void runFiles();
    void runScenarioFile();
    void explainValue();
    void explainVariable();
    void whatIf();
    void whyNot();
    void nearestMiss();
    void funnel();
    void import();
    void importFaults();
    void importRefuses();
    void checkFocs();
    void checkSaves();
    void checkBadSaves();
    void checkFocsFaults();
    void checkRefuses();
    void importFocs();
    void compareFreeOrion();
    void compareRealSave();
    void exportFocs();
    void exportRefuses();
    void withoutManifest();
    void unreadable();
    void list();
    void closedPipe();
    void interrupted();

    QString path(const QString& name) const { return m_scratch->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_scratch;
    QString m_project;
};

void CliTest::init() {
    m_scratch = std::make_unique<QTemporaryDir>();
    m_project = path("tiny");
    write(m_project + "/orrery.xml", manifest);
    write(m_project + "/content.xml", content);
    write(m_project + "/scenario.xml", scenario);
}

using Work = void (CliTest::*)();
Q_DECLARE_METATYPE(Work)

void CliTest::works_data() {
    QTest::addColumn<Work>("work");
    QTest::newRow("C1 check says 0, 1 for errors, 2 where it cannot") << Work(&CliTest::check);
    QTest::newRow("C1 findings have file, line and column, in text and in JSON") << Work(&CliTest::checkFindings);
    QTest::newRow("I3.8 check honours comments and a baseline, and writes one") << Work(&CliTest::checkSilenced);
    QTest::newRow("C2 run writes a hash for each turn, whatever else the content holds") << Work(&CliTest::runTurns);
    QTest::newRow("C2 run writes trace and state as JSON lines") << Work(&CliTest::runFiles);
    QTest::newRow("C7 a scenario comes from a file or from standard input") << Work(&CliTest::runScenarioFile);
    QTest::newRow("X6.2 what becomes available, active or in scope, and X6.3 why") << Work(&CliTest::whatIf);
    QTest::newRow("C3 explain adds, multiplies and sets, each with file and line") << Work(&CliTest::explainValue);
    QTest::newRow("V5.2 explain a variable of the run and of a part") << Work(&CliTest::explainVariable);
    QTest::newRow("C3 why-not says what is missing, what was compared, and that it fired") << Work(&CliTest::whyNot);
    QTest::newRow("I4.5 why-not ends with the nearest change, as its help shows") << Work(&CliTest::nearestMiss);
    QTest::newRow("I4.6 funnel tells what each condition lets through, and what it compared") << Work(&CliTest::funnel);
    QTest::newRow("C5 import writes a project that checks, and a report") << Work(&CliTest::import);
    QTest::newRow("C5 faults go to standard error, and the rest is imported") << Work(&CliTest::importFaults);
    QTest::newRow("C5 import leaves folders alone that no import wrote") << Work(&CliTest::importRefuses);
    QTest::newRow("G2.1 --check counts a FreeOrion folder, and creates nothing") << Work(&CliTest::checkFocs);
    QTest::newRow("G1.4 --check names each fault with its macros") << Work(&CliTest::checkFocsFaults);
    QTest::newRow("G4.2 --save counts a saved game in the report") << Work(&CliTest::checkSaves);
    QTest::newRow("G8.2 --save reports a damaged save at its place") << Work(&CliTest::checkBadSaves);
    QTest::newRow("G2.1 import says how it can be used with FreeOrion 0.4.10") << Work(&CliTest::checkRefuses);
    QTest::newRow("G5.1 compare ends with 1 if values differ, with 2 without a comparison")
        << Work(&CliTest::compareFreeOrion);
    QTest::newRow("G5.1 compare ends with 0 if all values agree") << Work(&CliTest::compareRealSave);
    QTest::newRow("G2.1 import writes a project of FreeOrion 0.4.10") << Work(&CliTest::importFocs);
    QTest::newRow("G9 export writes the edits of a project back") << Work(&CliTest::exportFocs);
    QTest::newRow("G9.3 export writes nothing if it refuses an edit or a folder") << Work(&CliTest::exportRefuses);
    QTest::newRow("C1 a folder without a manifest is one error, in every command") << Work(&CliTest::withoutManifest);
    QTest::newRow("G1.5 a folder that cannot be read or written is named, and nothing follows from it")
        << Work(&CliTest::unreadable);
    QTest::newRow("C3 list names objects, groups and scenarios") << Work(&CliTest::list);
    QTest::newRow("C7 a closed pipe ends it with 141") << Work(&CliTest::closedPipe);
    QTest::newRow("C7 an interrupt ends it with 130 and leaves no half-written file") << Work(&CliTest::interrupted);
}

void CliTest::works() {
    QFETCH(Work, work);
    (this->*work)();
}

void CliTest::check() {
    // C1: 0 without errors; an option turns warnings into errors.
    const Outcome good = run({"check", m_project});
    QCOMPARE(good.status, 0);
    QVERIFY(good.out.contains("[check.never-active]"));
    QCOMPARE(run({"check", m_project, "--warnings-as-errors"}).status, 1);
    QCOMPARE(run({"check", path("nowhere")}).status, 2);
    QVERIFY(run({"check", path("nowhere")}).out.isEmpty());
}

void CliTest::checkSilenced() {
    const QTemporaryDir folder;
    const auto write = [&](const char* name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(write("orrery.xml", "<project format=\"1\"/>"));
    QVERIFY(write("a.xml", "<orrery format=\"1\"><class id=\"A\" type=\"nothing\"/>\n<!-- orrery-ignore "
                           "check.unknown-name -->\n<class id=\"B\" type=\"nothing\"/></orrery>"));
    const Outcome before = run({"check", folder.path()});
    QCOMPARE(before.status, 1);
    QCOMPARE(before.out.count("[check.unknown-name]"), 1);
    QCOMPARE(run({"check", folder.path(), "--write-baseline"}).status, 0);
    QVERIFY(QFile::exists(folder.filePath("orrery-baseline.xml")));
    const Outcome after = run({"check", folder.path()});
    QCOMPARE(after.status, 0);
    QVERIFY(!after.out.contains("[check.unknown-name]"));
    QVERIFY(after.messages.contains("silenced: 2"));
    QCOMPARE(run({"check", folder.path(), "--no-baseline"}).status, 1);
}

void CliTest::checkFindings() {
    // C1: file, line and column in the form of compilers; the same in JSON.
    QByteArray broken = content;
    broken.replace("meter=\"Trade\"", "meter=\"Trde\"");
    write(m_project + "/content.xml", broken);
    const Outcome text = run({"check", m_project});
    QCOMPARE(text.status, 1);
    const QString line =
        "content.xml:18:41: error: there is no meter 'Trde'; did you mean 'Trade'? [check.unknown-name]";
    QVERIFY2(text.out.contains(line), qPrintable(text.out));
    const Outcome json = run({"check", m_project, "--format", "json"});
    QCOMPARE(json.status, 1);
    const QJsonArray findings = QJsonDocument::fromJson(json.out.toUtf8()).object()["findings"].toArray();
    QVERIFY(!findings.isEmpty());
    bool isThere = false;
    for (const QJsonValue& finding : findings) {
        isThere = isThere || (finding["file"] == "content.xml" && finding["line"] == 18 && finding["column"] == 41 &&
                              finding["code"] == "check.unknown-name" && finding["severity"] == "error");
    }
    QVERIFY(isThere);
}

void CliTest::runTurns() {
    // C2: a hash for each turn; the same again, also with unused content.
    const Outcome first = run({"run", m_project, "--turns", "5"});
    QCOMPARE(first.status, 0);
    QCOMPARE(first.out.count('\n'), 6);
    QVERIFY(first.messages.isEmpty()); // progress is only for terminals
    write(m_project + "/aaa.xml", R"(<orrery format="1"><class id="BLD_UNUSED" type="building"/></orrery>)");
    const Outcome second = run({"run", m_project, "--turns", "5", "--scenario", "tiny"});
    QCOMPARE(second.out, first.out);
    const Outcome other = run({"run", m_project, "--turns", "5", "--seed", "9"});
    QCOMPARE(other.status, 0);
}

void CliTest::runFiles() {
    // C2: trace and state as JSON lines that end with each turn's hash.
    const Outcome outcome = run({"run", m_project, "--turns", "2", "--trace", path("t"), "--dump", path("d")});
    QCOMPARE(outcome.status, 0);
    for (const QString& name : {path("t"), path("d")}) {
        const QList<QByteArray> lines = read(name).trimmed().split('\n');
        for (const QByteArray& line : lines) {
            QVERIFY2(QJsonDocument::fromJson(line).isObject(), line.constData());
        }
        QVERIFY(lines.first().contains("\"orrery\":"));
        const QString hash = QJsonDocument::fromJson(lines.last()).object()["hash"].toString();
        QVERIFY(outcome.out.contains("turn 2 " + hash));
    }
    QCOMPARE(QDir(m_scratch->path()).entryList(QDir::Files).join(' '), QString("d t"));
    const Outcome piped = run({"run", m_project, "--turns", "2", "--trace", "-"});
    QCOMPARE(piped.out.toUtf8(), read(path("t")));
    // I5.5: the same changes as CSV.
    QCOMPARE(run({"run", m_project, "--turns", "2", "--trace-csv", path("c")}).out, outcome.out);
    const QList<QByteArray> csv = read(path("c")).split('\n');
    QVERIFY(csv.first().startsWith("turn,run,stage,") && csv.first().endsWith(",value,before,after"));
    QVERIFY(
        csv.contains("2,5,meters,20,effect,BLD_MILL,hold,0,4,4,content.xml:13:16,3,planet,Sol III,MaxIndustry,15,12"));
    QCOMPARE(run({"run", m_project, "--turns", "2", "--trace-csv", "-"}).out.toUtf8(), read(path("c")));
}

void CliTest::runScenarioFile() {
    // C7: - is standard input; a file works too.
    const QByteArray other = QByteArray(scenario).replace("\"tiny\"", "\"other\"");
    write(path("other.xml"), other);
    const Outcome fromFile = run({"run", m_project, "--scenario", path("other.xml")});
    QCOMPARE(fromFile.status, 0);
    const Outcome fromInput = run({"run", m_project, "--scenario", "-"}, other);
    QCOMPARE(fromInput.out, fromFile.out);
    QCOMPARE(run({"run", m_project, "--scenario", "missing"}).status, 2);
    // A file of the project is read once, by whichever path the option names it.
    const Outcome ofProject = run({"run", m_project, "--scenario", m_project + "/scenario.xml"});
    QCOMPARE(ofProject.messages, "");
    QCOMPARE(ofProject.out, run({"run", m_project, "--scenario", "tiny"}).out);
    QVERIFY(QFile::link(m_project + "/scenario.xml", path("link.xml")));
    QCOMPARE(run({"run", m_project, "--scenario", path("link.xml")}).out, ofProject.out);
}

void CliTest::explainValue() {
    // C3: additions, then the multiplication, then the setting, each with file and line; the last after is the value.
    const QStringList asked{"explain", m_project, "--object", "Sol III", "--value", "MaxIndustry", "--turn", "3"};
    const Outcome text = run(asked);
    QCOMPARE(text.status, 0);
    QVERIFY(text.out.contains("content.xml:8:9"));
    const Outcome json = run(asked + QStringList{"--json"});
    const QJsonObject ledger = QJsonDocument::fromJson(json.out.toUtf8()).object();
    QVERIFY(ledger["proven"].toBool());
    QCOMPARE(ledger["is"].toDouble(), 12.0);
    QStringList steps;
    for (const QJsonValue& row : ledger["rows"].toArray()) {
        steps << row["at"].toString() + " " + QString::number(row["after"].toDouble());
    }
    QCOMPARE(steps.mid(steps.size() - 4).join(" | "),
             QString("content.xml:6:9 4 | content.xml:7:9 10 | content.xml:8:9 15 | content.xml:13:16 12"));
    QCOMPARE(run({"explain", m_project, "--object", "Sol IV", "--value", "MaxIndustry"}).status, 2);
    const Outcome wrong = run({"explain", m_project, "--object", "Sol III", "--value", "MaxIndusty"});
    QVERIFY2(wrong.messages.contains("'Sol III' (planet) has no value 'MaxIndusty'; did you mean 'MaxIndustry'"),
             qPrintable(wrong.messages));
    const auto ghosts = [](const Outcome& outcome) {
        return QJsonDocument::fromJson(outcome.out.toUtf8()).object()["ghosts"].toArray().size();
    };
    const QStringList early{"explain", m_project, "--object", "Sol III", "--value", "MaxTrade", "--json"};
    QVERIFY(ghosts(run(early)) > 0);
    QCOMPARE(ghosts(run(early + QStringList{"--acted-only"})), 0);
}

void CliTest::whatIf() {
    // X6.2, X6.3
    write(path("own/orrery.xml"), R"(<project format="1" name="own" scenario="one"/>)");
    write(path("own/content.xml"), R"(<orrery format="1"><class id="TECH" type="tech"/>
      <class id="YARD" type="building"><prerequisite tech="TECH"/><location if="owner == Source"/></class>
      <class id="MILL" type="building"><group id="local"><scope><include><planet-size size="huge"/></include></scope>
      <effects><modify-max-meter meter="Industry" amount="1"/></effects></group></class>
      <scenario id="one"><empire id="Terrans" capital="Sol III"/><system name="Sol" x="0" y="0"/>
      <planet name="Sol III" system="Sol" size="small"/><place class="MILL" on="Sol III" name="Mill"/></scenario></orrery>)");
    const Outcome why = run({"explain", path("own"), "--available", "YARD", "--object", "Sol III", "--turn", "0"});
    QCOMPARE(why.status, 0);
    QVERIFY2(why.out.startsWith("YARD is not available to Terrans on Sol III\n  ✗ owner-has-tech: Terrans has no TECH"),
             qPrintable(why.out));
    QVERIFY2(why.out.contains("  ✓ expression: owner is Terrans"), qPrintable(why.out));
    QCOMPARE(run({"explain", path("own"), "--available", "YARD", "--empire", "Nobody"}).status, 2);
    QCOMPARE(run({"enabled-by", path("own"), "--add", "tech:TECH", "--empire", "Terrans"}).out,
             QString("+ available: YARD to Terrans\n"));
    const Outcome scope = run({"enabled-by", path("own"), "--set", "Sol III.size=huge"});
    QVERIFY2(scope.out.startsWith("+ in scope: MILL/local of Mill: Sol III"), qPrintable(scope.out));
    QCOMPARE(run({"enabled-by", path("own"), "--set", "Sol III.size=gigantic"}).status, 2);
    QCOMPARE(run({"enabled-by", path("own")}).status, 2);
}

void CliTest::explainVariable() {
    const QByteArray variables = R"(<orrery format="1"><vocabulary><scope id="building.room"/></vocabulary>
      <variable name="Hands" scope="global" format="number"/><variable name="Beds" scope="building.room" format="number"/>
      <class id="INN" type="building"><part number="2" scope="building.room"><modify variable="Beds" set="Hands * 2"/></part>
      </class><global-modifiers><modify variable="Hands" set="2" priority="50"/>
      <modify variable="Hands" multiply="2" priority="100"/><modify variable="Hands" add="1" priority="50"/>
      </global-modifiers>)";
    QByteArray file = QByteArray(scenario).replace(R"(<orrery format="1">)", variables);
    file.insert(file.indexOf("</scenario>"), R"(<place class="INN" on="Sol III" name="Inn"/>)");
    write(path("inn.xml"), file);
    const QStringList ask{"explain", m_project, "--scenario", path("inn.xml"), "--turn", "0", "--value"};
    const Outcome ofRun = run(ask + QStringList{"Hands"});
    QVERIFY2(ofRun.out.startsWith("the whole run · Hands at turn 0 = 6\n"), qPrintable(ofRun.out + ofRun.messages));
    const Outcome ofPart = run(ask + QStringList{"Beds", "--object", "Inn", "--part", "2", "--json"});
    const QJsonObject ledger = QJsonDocument::fromJson(ofPart.out.toUtf8()).object();
    QVERIFY2(ledger["proven"].toBool(), qPrintable(ofPart.out + ofPart.messages));
    QCOMPARE(ledger["is"].toDouble(), 12.0);
    QCOMPARE(ledger["value"].toString(), QString("Beds of part 2"));
    const QJsonArray terms = ledger["rows"].toArray().last().toObject()["terms"].toArray();
    QCOMPARE(terms.last().toObject()["variable"].toString(), QString("Hands"));
    const Outcome wrong = run(ask + QStringList{"Hand"});
    QCOMPARE(wrong.status, 2);
    QVERIFY2(wrong.messages.contains("did you mean 'Hands'"), qPrintable(wrong.messages));
}

void CliTest::whyNot() {
    // C3: the missing parts, the compared values, and that the group fired when it reached the bound.
    const QStringList asked{"why-not", m_project, "--source", "Sol III", "--group"};
    const Outcome missing = run(asked + QStringList{"BLD_MILL/local"});
    QCOMPARE(missing.status, 0);
    QVERIFY2(missing.out.contains("has no meter Construction"), qPrintable(missing.out));
    const QStringList near = asked + QStringList{"BLD_MILL/near", "--object", "Sol III", "--turn"};
    const Outcome missed = run(near + QStringList{"1"});
    QVERIFY2(missed.out.contains("Construction is 29, required: at least 30"), qPrintable(missed.out));
    const Outcome fired = run(near + QStringList{"2"});
    QVERIFY2(fired.out.startsWith("fired"), qPrintable(fired.out));
    const Outcome json = run(near + QStringList{"1", "--json"});
    QVERIFY(QJsonDocument::fromJson(json.out.toUtf8()).isObject());
    QVERIFY(json.out.contains("\"nearestMiss\""));
    const Outcome unknown = run(asked + QStringList{"BLD_MILL/locall"});
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.messages.contains("did you mean 'BLD_MILL/local'"), qPrintable(unknown.messages));
}

/// Runs the first example of the help, which is about the demo.
void CliTest::nearestMiss() {
    const QString help = run({"why-not", "--help"}).out;
    const qsizetype at = help.indexOf("  orrery-cli why-not resources/demo ");
    QVERIFY2(at >= 0, qPrintable(help));
    QStringList example = QProcess::splitCommand(help.mid(at, help.indexOf('\n', at) - at).replace('\'', '"'));
    example.removeFirst();
    example[1] = ORRERY_RESOURCE_DIR "/demo";
    const Outcome text = run(example);
    QCOMPARE(text.status, 0);
    QVERIFY2(text.out.contains("nearest change:\n  change 6 to 3 in 'turn >= 6'  buildings.xml:61:"),
             qPrintable(text.out));
    QVERIFY2(text.out.contains("\n  → the group also acts on 2 other objects; 3 values rise\n"), qPrintable(text.out));
    const QJsonObject json = QJsonDocument::fromJson(run(example + QStringList{"--json"}).out.toUtf8()).object();
    QCOMPARE(json["stage"].toString(), QString("activation"));
    const QJsonObject answer = json["nearestMiss"].toObject();
    QCOMPARE(answer["outcome"].toString(), QString("found"));
    QCOMPARE(answer["cut"].toBool(true), false);
    const QJsonObject miss = answer["misses"].toArray().first().toObject();
    QCOMPARE(miss["holdsFromStart"].toBool(), true);
    QCOMPARE(miss["consequences"].toObject()["objects"].toInt(), 2);
    const QJsonObject change = miss["changes"].toArray().first().toObject();
    QCOMPARE(change["kind"].toString(), QString("number"));
    QCOMPARE(change["before"].toString() + ">" + change["after"].toString(), QString("6>3"));
    // A change of a value is an option of the command, with which the group acts.
    const QStringList owner{"why-not",  ORRERY_RESOURCE_DIR "/demo",
                            "--group",  "TECH_AGRONOMY/harvest",
                            "--source", "Aurora",
                            "--object", "Alzirr I",
                            "--turn",   "9"};
    const Outcome values = run(owner);
    const auto setting = QRegularExpression("--set '(.*)'").match(values.out);
    QVERIFY2(setting.hasMatch(), qPrintable(values.out));
    const Outcome acted = run(owner + QStringList{"--set", setting.captured(1)});
    QVERIFY2(acted.out.startsWith("fired: ") && !acted.out.contains("nearest"), qPrintable(acted.out));
    // A proof says why there is no change.
    const Outcome none = run({"why-not", ORRERY_RESOURCE_DIR "/demo", "--group", "BLD_DYNAMO/charge", "--source",
                              "Algedi I", "--object", "Algedi", "--turn", "3"});
    QVERIFY2(none.out.contains("nearest change: no effect of the group can act on Algedi"), qPrintable(none.out));
}

void CliTest::funnel() {
    const QStringList asked{"funnel",  m_project,       "--source", "Sol III",
                            "--group", "BLD_MILL/near", "--object", "Sol III"};
    const Outcome outcome = run(asked);
    QCOMPARE(outcome.status, 0);
    const QStringList lines = outcome.out.split(QLatin1Char('\n'));
    const auto line = lines.filter("Meter value: Construction");
    QCOMPARE(line.size(), 1);
    QVERIFY2(line.front().endsWith("no: 29 ≥ 30 | 1 more at ≥ 29"), qPrintable(outcome.out));
    const QJsonObject json =
        QJsonDocument::fromJson(run(asked + QStringList{"--json", "--turn", "1"}).out.toUtf8()).object();
    const QJsonArray sections = json["sections"].toArray();
    QCOMPARE(sections.last().toObject()["part"].toString(), QString("scope"));
    QCOMPARE(sections.last().toObject()["left"].toArray().size(), 1);
    QCOMPARE(run({"funnel", m_project, "--source", "Sol III", "--group", "BLD_MILL/nea"}).status, 2);
    const Outcome ofClass = run({"funnel", m_project, "--source", "Sol III", "--group", "BLD_MILL"});
    QVERIFY2(ofClass.messages.contains("did you mean one of 'BLD_MILL/build', 'BLD_MILL/hold', 'BLD_MILL/local', "),
             qPrintable(ofClass.messages));
}

void CliTest::import() {
    // C5: a project that passes the check, and a report with counts.
    const QStringList asked{"import",        "freeorion-classic", data + "/small",    "--out",
                            path("project"), "--report",          path("report.json")};
    const Outcome outcome = run(asked);
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.isEmpty());
    const QJsonObject report = QJsonDocument::fromJson(read(path("report.json"))).object();
    QCOMPARE(report["read"].toObject()["techs"].toInt(), 2);
    QCOMPARE(report["written"].toObject()["effects"].toInt(), 16);
    QCOMPARE(run({"check", path("project")}).status, 0);
    QCOMPARE(run({"run", path("project"), "--turns", "3"}).status, 0);
    QCOMPARE(run(asked).status, 0); // a new import can replace an earlier one
}

void CliTest::importFaults() {
    // C5: faults on standard error, in the form of C1; everything else is imported.
    for (const char* name : {"techs.xml", "specials.xml", "eng_stringtable.txt"}) {
        write(path(QString("from/") + name), read(data + "/small/" + name));
    }
    write(path("from/buildings.xml"), read(data + "/small/buildings.xml").replace("</BuildingType>", ""));
    const Outcome outcome = run({"import", "freeorion-classic", path("from"), "--out", path("project")});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.messages.startsWith("buildings.xml:3:1: error: '<BuildingType>'"), qPrintable(outcome.messages));
    QCOMPARE(outcome.messages.count("error:"), 1);
    QVERIFY(outcome.messages.contains("note: "));
    QCOMPARE(run({"check", path("project")}).status, 0);
}

void CliTest::importRefuses() {
    write(path("mine/notes.txt"), "mine");
    QCOMPARE(run({"import", "freeorion-classic", data + "/small", "--out", path("mine")}).status, 2);
    QCOMPARE(QDir(path("mine")).entryList(QDir::Files).join(' '), QString("notes.txt"));
    QCOMPARE(run({"import", "freeorion-classic", m_scratch->path(), "--out", path("p")}).status, 2);
    QVERIFY(!QDir(path("p")).exists());
}

void CliTest::checkFocs() {
    const QString folder = ORRERY_SOURCE_DIR "/tests/data/focs/small";
    const Outcome outcome = run({"import", "freeorion", folder, "--check", "--report", path("focs.json")});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.isEmpty());
    QCOMPARE(outcome.messages, QString("read 4 scripts with 6 definitions and 7 effects groups\n"
                                       "the English string table lacks 13 texts that the scripts use\n"));
    const QJsonObject report = QJsonDocument::fromJson(read(path("focs.json"))).object();
    QCOMPARE(report["definitions"].toObject()["techs"].toInt(), 2);
    QCOMPARE(report["definitions"].toObject()["monster-fleets"].toInt(-1), 0);
    QCOMPARE(report["groups"].toObject()["with-meter-effect"].toInt(), 6);
    QCOMPARE(report["files"].toObject()["python-not-read"].toInt(), 1);
    QCOMPARE(report["files"].toObject()["disabled"].toArray().at(0).toString(),
             QString("scripting/specials/OLD_GLOW.disabled"));
    const QJsonObject unused = report["macros"].toObject()["never-inserted"].toArray().at(0).toObject();
    QCOMPARE(unused["name"].toString(), QString("NOBODY_INSERTS_THIS"));
    QCOMPARE(unused["line"].toInt(), 10);
    QVERIFY(report["faults"].toArray().isEmpty());
}

void CliTest::checkFocsFaults() {
    write(path("focs/scripting/specials/A.focs.txt"), "Special\n    name = \"A\"\n    description = \"\"\n    location "
                                                      "= [[M]]\n    graphic = \"\"\nM\n'''Plant'''\n");
    const Outcome outcome = run({"import", "freeorion", path("focs"), "--check", "--report", "-"});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(
        outcome.messages,
        QString("scripting/specials/A.focs.txt:7:4: error: expected a condition instead of 'Plant' [focs.expected]\n"
                "scripting/specials/A.focs.txt:4:16: note: the macro 'M' is inserted here\n"
                "read 1 script with 0 definitions and 0 effects groups\n"));
    const QJsonObject report = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
    QCOMPARE(report["damaged-definitions"].toInt(), 1);
    const QJsonObject fault = report["faults"].toArray().at(0).toObject();
    QCOMPARE(fault["line"].toInt(), 7);
    QCOMPARE(fault["column"].toInt(), 4);
    QCOMPARE(fault["notes"].toArray().at(0).toObject()["line"].toInt(), 4);
}

void CliTest::checkSaves() {
    const QString folder = ORRERY_SOURCE_DIR "/tests/data/focs/small";
    const QString save = ORRERY_SOURCE_DIR "/tests/data/freeorion-save/small.xml.xz";
    const Outcome outcome = run({"import", "freeorion", folder, "--check", "--save", save, "--report", "-"});
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.messages.contains("turn 9, 8 objects, 2 empires, 1 ship designs\n"), qPrintable(outcome.messages));
    QVERIFY2(outcome.messages.contains("warning: the content has no hull 'SH_LANTERN'; number of uses: 1"),
             qPrintable(outcome.messages));
    const QJsonObject report = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
    QCOMPARE(report["saves"].toArray().size(), 1);
    const QJsonObject one = report["saves"].toArray().at(0).toObject();
    QCOMPARE(one["file"].toString(), save);
    QCOMPARE(one["turn"].toInt(), 9);
    QCOMPARE(one["objects"].toObject()["planets"].toInt(), 2);
    QCOMPARE(one["empires"].toArray().at(0).toObject()["techs"].toInt(), 2);
    QCOMPARE(one["meters"].toObject()["all"].toInt(), 17);
    QCOMPARE(one["meters"].toObject()["changed"].toInt(), 4);
    QCOMPARE(one["not-used"].toObject()["situation-reports"].toInt(), 2);
    QCOMPARE(one["missing-names"].toArray().size(), 4);
    QCOMPARE(one["missing-names"].toArray().at(3).toObject()["kind"].toString(), QString("rule"));
    QCOMPARE(one["missing-names"].toArray().at(1).toObject()["uses"].toInt(), 2);
}

void CliTest::checkBadSaves() {
    const QString folder = ORRERY_SOURCE_DIR "/tests/data/focs/small";
    const QByteArray whole = read(ORRERY_SOURCE_DIR "/tests/data/freeorion-save/small.xml");
    write(path("cut.xml"), whole.left(300));
    write(path("count.sav"), QByteArray(whole).replace("<count>8</count>", "<count>7</count>"));
    const Outcome outcome = run({"import", "freeorion", folder, "--check", "--save", path("cut.xml"), "--save",
                                 path("count.sav"), "--report", "-"});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.messages.contains("cut.xml:4:143: error: the file ends inside of <save_preview_data>"),
             qPrintable(outcome.messages));
    QVERIFY2(outcome.messages.contains("count.sav:44:10: error: <m_objects> has 8 items instead of 7"),
             qPrintable(outcome.messages));
    const QJsonArray saves = QJsonDocument::fromJson(outcome.out.toUtf8()).object()["saves"].toArray();
    QCOMPARE(saves.at(0).toObject()["read"].toBool(true), false);
    QCOMPARE(saves.at(1).toObject()["faults"].toArray().at(0).toObject()["line"].toInt(), 44);
    QCOMPARE(
        run({"import", "freeorion-classic", data + "/small", "--out", path("p"), "--save", path("cut.xml")}).status, 2);
}

void CliTest::checkRefuses() {
    const QString folder = ORRERY_SOURCE_DIR "/tests/data/focs/small";
    QCOMPARE(run({"import", "freeorion", folder}).status, 2);                       // --out is missing
    QCOMPARE(run({"import", "freeorion", m_scratch->path(), "--check"}).status, 2); // nothing of the game is there
    QCOMPARE(run({"import", "freeorion-classic", data + "/small"}).status, 2);      // --out is missing
    QCOMPARE(run({"import", "freeorion-classic", data + "/small", "--check"}).status, 2);
    QCOMPARE(run({"import", "freeorion", folder, "--check", "--report", folder + "/stringtables/en.txt"}).status, 2);
}

/// The project of FreeOrion's scripts passes the check. A fault gives 1, and the rest is written.
void CliTest::importFocs() {
    const QString folder = ORRERY_SOURCE_DIR "/tests/data/focs/small";
    const Outcome outcome = run({"import", "freeorion", folder, "--out", path("p"), "--report", path("r.json")});
    QVERIFY2(outcome.status == 0, qPrintable(outcome.messages));
    QVERIFY2(outcome.messages.startsWith("read 4 scripts with 6 definitions and 7 effects groups\n"
                                         "imported 6 classes with 7 effects groups"),
             qPrintable(outcome.messages));
    const Outcome checked = run({"check", path("p")});
    QVERIFY2(checked.status == 0, qPrintable(checked.out + checked.messages));
    const QJsonObject groups = QJsonDocument::fromJson(read(path("r.json"))).object()["groups"].toObject();
    QCOMPARE(groups["with-meaning"].toInt() + groups["text-only"].toInt() + groups["disabled"].toInt(), 7);
    QVERIFY(QFile::exists(path("p/freeorion-origins.txt")));
    write(path("bad/scripting/specials/A.focs.txt"), "Special\n    name = \"A\"\n    description = \"\"\n    location "
                                                     "= Plant\n    graphic = \"\"\nSpecial\n    name = \"B\"\n    "
                                                     "description = \"\"\n    graphic = \"\"\n");
    QCOMPARE(run({"import", "freeorion", path("bad"), "--out", path("q")}).status, 1);
    QVERIFY(read(path("q/specials.xml")).contains("id=\"B\""));
    QCOMPARE(run({"import", "freeorion", m_scratch->path() + "/none", "--out", path("n")}).status, 2);
    QVERIFY(!QDir(path("n")).exists());
}

void CliTest::compareFreeOrion() {
    const QString folder = ORRERY_SOURCE_DIR "/tests/data/focs/small";
    const QString save = ORRERY_SOURCE_DIR "/tests/data/freeorion-save/small.xml";
    QCOMPARE(run({"import", "freeorion", folder, "--out", path("p"), "--save", save}).status, 0);
    QVERIFY(QFile::exists(path("p/saves/small.xml")));
    QCOMPARE(run({"check", path("p"), "--no-lint"}).status, 0);
    const Outcome table = run({"compare", "freeorion", path("p"), "--save", save});
    QCOMPARE(table.status, 1);
    static const QRegularExpression last("\n\\d+ of 16 equal, \\d+ of 3 changed equal\n$");
    QVERIFY2(last.match(table.out).hasMatch(), qPrintable(table.out));
    QVERIFY2(table.messages.contains("SH_LANTERN"), qPrintable(table.messages)); // G4.3
    const Outcome json = run({"compare", "freeorion", path("p"), "--save", save, "--json"});
    QCOMPARE(json.status, 1);
    const QStringList lines = QString(json.out).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 16);
    for (const QString& line : lines) {
        const QJsonObject value = QJsonDocument::fromJson(line.toUtf8()).object();
        QVERIFY2(value["object"].isDouble() && value["type"].isString() && value["meter"].isString() &&
                     value["saved"].isDouble() && value.contains("computed"),
                 qPrintable(line));
    }
    QCOMPARE(run({"compare", "freeorion", path("p"), "--save", path("none.xml")}).status, 2);
    QCOMPARE(run({"compare", "freeorion", path("none"), "--save", save}).status, 2);
    write(path("cut.xml"), read(save).left(3000));
    // G6.7: one turn is played, and compared with the save of the next turn only.
    QCOMPARE(run({"compare", "freeorion", path("p"), "--save", save, "--next", save}).status, 2);
    QByteArray later = read(save);
    QVERIFY(later.contains("<m_current_turn>9<"));
    write(path("later.xml"), later.replace("<m_current_turn>9<", "<m_current_turn>10<"));
    const Outcome next = run({"compare", "freeorion", path("p"), "--save", save, "--next", path("later.xml")});
    QCOMPARE(next.status, 1);
    QVERIFY2(next.out.contains("at turn 1 = "), qPrintable(next.out)); // the breakdowns are those of the next turn
    const Outcome cut = run({"compare", "freeorion", path("p"), "--save", path("cut.xml"), "--json"});
    QCOMPARE(cut.status, 2);
    QVERIFY(cut.out.isEmpty());
}

void CliTest::compareRealSave() {
    const QString folder = ORRERY_SHARED_DIR "/data/freeorion-0.4.10";
    if (!QDir(folder).exists()) {
        QSKIP("the content of FreeOrion is missing");
    }
    QCOMPARE(run({"import", "freeorion", folder, "--out", path("p")}).status, 0);
    const Outcome outcome = run({"compare", "freeorion", path("p"), "--save", folder + "/saves/alpha-083.xml.xz"});
    QVERIFY2(outcome.status == 0, qPrintable(outcome.out.right(400)));
    QVERIFY(outcome.out.endsWith("1655 of 1655 equal, 91 of 91 changed equal\n"));
}

/// Without an edit, all files have the same bytes, also those that no import reads. An edit changes its own file.
void CliTest::exportFocs() {
    const QString folder = ORRERY_SOURCE_DIR "/tests/data/focs/small";
    QCOMPARE(run({"import", "freeorion", folder, "--out", path("p")}).status, 0);
    const QStringList asked{"export", "freeorion", path("p"), "--from", folder, "--out", path("e")};
    Outcome outcome = run(asked);
    QVERIFY2(outcome.status == 0, qPrintable(outcome.messages));
    QCOMPARE(outcome.messages, QString("exported 13 files, of which 0 changed\n"));
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    int compared = 0;
    while (files.hasNext()) {
        const QString file = files.next();
        QCOMPARE(read(path("e") + file.mid(folder.size())), read(file));
        ++compared;
    }
    QCOMPARE(compared, 13);
    write(path("p/techs.xml"), read(path("p/techs.xml")).replace("value=\"5\"", "value=\"6\""));
    outcome = run(asked); // a new export can replace an earlier one
    QVERIFY2(outcome.status == 0, qPrintable(outcome.messages));
    QCOMPARE(outcome.messages,
             QString("changed scripting/techs/LAMPS.focs.txt\nexported 13 files, of which 1 changed\n"));
    const QByteArray lamps = read(folder + "/scripting/techs/LAMPS.focs.txt");
    QCOMPARE(read(path("e/scripting/techs/LAMPS.focs.txt")),
             QByteArray(lamps).replace("researchturns = 5", "researchturns = 6"));
    // G9.3: changes by hand stay, unless an option allows their replacement.
    write(path("e/scripting/techs/LAMPS.focs.txt"), "mine");
    outcome = run(asked);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.messages.contains("LAMPS.focs.txt; --overwrite replaces them"), qPrintable(outcome.messages));
    QCOMPARE(read(path("e/scripting/techs/LAMPS.focs.txt")), QByteArray("mine"));
    QCOMPARE(run(asked + QStringList{"--overwrite"}).status, 0);
    QVERIFY(read(path("e/scripting/techs/LAMPS.focs.txt")).contains("researchturns = 6"));
}

void CliTest::withoutManifest() {
    QVERIFY(QFile::remove(m_project + "/orrery.xml"));
    const QString save = ORRERY_SOURCE_DIR "/tests/data/freeorion-save/small.xml";
    const QString folder = ORRERY_SOURCE_DIR "/tests/data/focs/small";
    for (const QStringList& arguments :
         {QStringList{"run", m_project, "--turns", "1"}, QStringList{"list", m_project, "groups"},
          QStringList{"compare", "freeorion", m_project, "--save", save},
          QStringList{"export", "freeorion", m_project, "--from", folder, "--out", path("e")}}) {
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out, QString());
        QVERIFY2(outcome.messages.contains("there is no orrery.xml") && outcome.messages.count('\n') <= 2,
                 qPrintable(outcome.messages));
    }
    const Outcome checked = run({"check", m_project}); // its problems are its output
    QCOMPARE(checked.status, 1);
    QVERIFY2(checked.out.contains("there is no orrery.xml"), qPrintable(checked.out));
}

/// Root may read all files. So the program runs without the capabilities for that.
void CliTest::unreadable() {
    const auto runAsUser = [](const QStringList& arguments) {
        QProcess process;
        process.setChildProcessModifier([] {
            prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE);
            prctl(PR_CAPBSET_DROP, CAP_DAC_READ_SEARCH);
        });
        process.start(program, arguments);
        const bool isDone = process.waitForFinished(patience);
        return Outcome{isDone ? process.exitCode() : -1, QString::fromUtf8(process.readAllStandardOutput()),
                       QString::fromUtf8(process.readAllStandardError())};
    };
    const QString good = ORRERY_SOURCE_DIR "/tests/data/focs/small";
    for (const char* const name : {"A", "B"}) {
        write(path(QString("game/scripting/techs/growth/%1.focs.txt").arg(name)), "Tech\n");
    }
    write(path("locked/a"), "");
    write(path("full/a"), "");
    for (const char* const name : {"game/scripting/techs/growth", "locked", "full"}) {
        const bool isTarget = name == QString("full");
        QVERIFY(::chmod(path(name).toUtf8().constData(), isTarget ? 0500 : 0000) == 0);
    }
    for (const QStringList& rest : {QStringList{"--out", path("p")}, QStringList{"--check"}}) {
        const Outcome inside = runAsUser(QStringList{"import", "freeorion", path("game")} + rest);
        const Outcome whole = runAsUser(QStringList{"import", "freeorion", path("locked")} + rest);
        const Outcome none = runAsUser(QStringList{"import", "freeorion", path("none")} + rest);
        const QString what = "' cannot be read: ";
        QVERIFY2(inside.status == 2 && inside.messages.count('\n') <= 2 &&
                     inside.messages.contains("'scripting/techs/growth" + what + "Permission denied"),
                 qPrintable(inside.messages));
        QVERIFY2(whole.status == 2 && whole.messages.contains(path("locked") + what + "Permission denied"),
                 qPrintable(whole.messages));
        QVERIFY2(none.status == 2 && none.messages.contains(path("none") + what + "No such file"),
                 qPrintable(none.messages));
    }
    QVERIFY(!QDir(path("p")).exists());
    const Outcome imported = runAsUser({"import", "freeorion", good, "--out", path("full/p")});
    QVERIFY2(imported.status == 2 && imported.messages.contains("Permission denied"), qPrintable(imported.messages));
    QCOMPARE(run({"import", "freeorion", good, "--out", path("q")}).status, 0);
    const Outcome exported = runAsUser({"export", "freeorion", path("q"), "--from", good, "--out", path("full/e")});
    QVERIFY2(exported.status == 2 && exported.messages.contains("Permission denied"), qPrintable(exported.messages));
    for (const char* const name : {"game/scripting/techs/growth", "locked", "full"}) {
        QVERIFY(::chmod(path(name).toUtf8().constData(), 0700) == 0); // lets the temporary folder go
    }
}

void CliTest::exportRefuses() {
    const QString folder = ORRERY_SOURCE_DIR "/tests/data/focs/small";
    QCOMPARE(run({"import", "freeorion", folder, "--out", path("p")}).status, 0);
    const auto asked = [&](const QString& from, const QString& out) {
        return run({"export", "freeorion", path("p"), "--from", from, "--out", out});
    };
    write(path("mine/notes.txt"), "mine");
    QCOMPARE(asked(folder, path("mine")).status, 2);            // no export wrote it
    QCOMPARE(asked(folder, folder).status, 2);                  // the folder of the game
    QCOMPARE(asked(folder, folder + "/scripting").status, 2);   // inside of it
    QCOMPARE(asked(m_scratch->path(), path("none")).status, 2); // nothing of the game is there
    QCOMPARE(run({"export", "freeorion", path("p"), "--from", folder, "--out", path("none"), "--new-file", "../x.txt"})
                 .status,
             2);
    write(path("p/techs.xml"), read(path("p/techs.xml")).replace("5 * 1.5", "7 * 1.5"));
    const Outcome outcome = asked(folder, path("none"));
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.messages.contains("techs.xml:24:") && outcome.messages.contains("[export.macro]") &&
                 outcome.messages.endsWith("nothing was written\n"),
             qPrintable(outcome.messages));
    QVERIFY(!QDir(path("none")).exists());
    // G9.2: a choice for the macro, or for the place of the message
    const QStringList one{"export", "freeorion", path("p"), "--from", folder, "--out", path("one"), "--macro"};
    QCOMPARE(run(one + QStringList{"SET_LIGHT"}).status, 2);
    for (const char* const choice : {"SET_LIGHT=here", "techs.xml:24=here"}) {
        const Outcome written = run(one + QStringList{choice});
        QVERIFY2(written.status == 0 && written.messages.contains("changed scripting/techs/LAMPS.focs.txt\n"),
                 qPrintable(written.messages));
    }
    QCOMPARE(QDir(path("mine")).entryList(QDir::Files).join(' '), QString("notes.txt"));
}

void CliTest::list() {
    QVERIFY(run({"list", m_project}).out.contains("building\tBLD_MILL\tMill\tSol III\n"));
    QVERIFY(run({"list", m_project, "groups"}).out.startsWith("BLD_MILL/build\tcontent.xml:3:6\n"));
    QCOMPARE(run({"list", m_project, "scenarios"}).out, QString("tiny\ttiny\n"));
}

void CliTest::help_data() {
    QTest::addColumn<QString>("command");
    for (const char* command :
         {"check",      "run",    "explain", "why-not", "funnel", "eval",     "import",  "list",   "reference",
          "enabled-by", "export", "diff",    "plot",    "causes", "coverage", "profile", "replay", "sweep",
          "rank",       "solve",  "shrink",  "test",    "mutate", "ask",      "bisect"}) {
        QTest::addRow("C7 %s: each option stands in its help, and an example shows it", command) << QString(command);
    }
}

void CliTest::help() {
    QFETCH(QString, command);
    const Outcome outcome = run({command, "--help"});
    QCOMPARE(outcome.status, 0);
    const QString examples = outcome.out.mid(outcome.out.indexOf("Example"));
    QVERIFY(examples.contains("orrery-cli " + command));
    const QRegularExpression option("^  (?:-h,)?(--[a-z-]+)", QRegularExpression::MultilineOption);
    for (auto it = option.globalMatch(outcome.out); it.hasNext();) {
        const QString name = it.next().captured(1);
        QVERIFY2(name == "--help" || examples.contains(name), qPrintable(name));
    }
}

void CliTest::misuse_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("C1 no command") << QStringList{};
    QTest::newRow("C1 an unknown command") << QStringList{"frobnicate"};
    QTest::newRow("C1 an unknown format") << QStringList{"check", ".", "--format", "verse"};
    QTest::newRow("C2 turns that are no number") << QStringList{"run", ".", "--turns", "many"};
    QTest::newRow("C3 an explanation of nothing") << QStringList{"explain", "."};
    QTest::newRow("C5 an import of something else") << QStringList{"import", "elsewhere", ".", "--out", "p"};
}

void CliTest::misuse() {
    QFETCH(QStringList, arguments);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY(!outcome.messages.isEmpty());
}

void CliTest::closedPipe() {
    // C7: it ends with 141 when its reader closes the pipe.
    QProcess shell;
    shell.start("bash", {"-c", "\"$0\" run \"$1\" --turns 2000 --dump - | head -1 >/dev/null; exit ${PIPESTATUS[0]}",
                         program, m_project});
    QVERIFY(shell.waitForFinished(patience));
    QCOMPARE(shell.exitCode(), 141);
}

void CliTest::interrupted() {
    // C7: Ctrl-C ends it with 130, and leaves no partial file.
    QProcess process;
    process.start(program, {"run", m_project, "--turns", "1000000", "--trace", path("trace")});
    QVERIFY(process.waitForReadyRead(patience)); // the run is in progress
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(QDir(m_scratch->path()).entryList(QDir::Files).isEmpty());
}

QTEST_GUILESS_MAIN(CliTest)
#include "cli_test.moc"
