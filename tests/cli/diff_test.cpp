// SPDX-License-Identifier: GPL-3.0-or-later
// Tests orrery-cli diff like a user: folders, revisions, turns and many seeds (C6, I4.9, I4.20).
#include "tests/cli/cli_run.h"
#include "tests/support/named_test.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>

using namespace orrery::tests;

namespace {

/// Writes a project in which a mill gives Industry, and luck gives Trade.
void writeProject(const QString& folder, const QByteArray& amount, const QByteArray& luck = "luck") {
    QVERIFY(QDir().mkpath(folder));
    const QByteArray manifest = R"(<project format="1" name="Tiny"/>)";
    const QByteArray content = R"(<orrery format="1">
  <class id="BLD_MILL" type="building">
    <group id="build">
      <scope><include><contains><self/></contains></include></scope>
      <effects><modify-max-meter meter="Industry" amount=")" +
                               amount + R"("/></effects>
    </group>
    <group id=")" + luck + R"(">
      <activation><chance probability="0.5"/></activation>
      <scope><include><contains><self/></contains></include></scope>
      <effects><modify-max-meter meter="Trade" amount="3"/></effects>
    </group>
  </class>
  <scenario id="tiny">
    <empire id="Terrans"/>
    <system name="Sol" x="0" y="0"/>
    <planet name="Sol III" system="Sol" owner="Terrans"/>
    <place class="BLD_MILL" on="Sol III" name="Mill" owner="Terrans" turn="2"/>
  </scenario>
</orrery>
)";
    for (const auto& [name, bytes] : {std::pair("/orrery.xml", manifest), std::pair("/content.xml", content)}) {
        QFile file(folder + name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
}

/// Runs git in a folder, without the settings of the user.
void git(const QString& folder, const QStringList& arguments) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("GIT_CONFIG_GLOBAL", "/dev/null");
    environment.insert("GIT_CONFIG_NOSYSTEM", "1");
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start("git", QStringList{"-c", "user.name=Ada", "-c", "user.email=ada@example.org"} + arguments);
    QVERIFY(process.waitForFinished(patience));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
}

} // namespace

class DiffTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    NAMED_TEST(folders, "C6 diff of two folders ends with 1 for differences, and with 0 for none");
    NAMED_TEST(fromInput, "C6 diff plays a scenario from standard input on both sides");
    NAMED_TEST(revisions, "C6 diff takes a revision on each side, and reads no file of the work tree for it");
    NAMED_TEST(withoutGit, "C6 diff of a revision without a repository ends with 2 and a sentence");
    NAMED_TEST(atTurn, "C6 diff --turn lists the values at the end of one turn");
    NAMED_TEST(checksRoots, "I4.9 diff --check-roots names the edits that others mask");
    NAMED_TEST(chance, "I4.9 diff lists differences that come only from another draw last, and apart");
    NAMED_TEST(whatIf, "I4.8 diff --what-if gives an object of the right run another value, once or held");
    NAMED_TEST(seeds, "I4.20 diff --seeds writes mean change, band and share, and chance last");
    NAMED_TEST(seedsJson, "I4.20 diff --seeds gives the same JSON and Markdown for any number of jobs");
    void misuse_data();
    void misuse();
    NAMED_TEST(interrupted, "I4.20 an interrupt ends diff --seeds with 130");

private:
    QString path(const QString& name) const { return m_scratch->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_scratch;
};

void DiffTest::init() {
    m_scratch = std::make_unique<QTemporaryDir>();
    writeProject(path("old"), "4");
    writeProject(path("new"), "7");
}

void DiffTest::folders() {
    const Outcome differs = run({"diff", path("old"), path("new"), "--turns", "4"});
    QCOMPARE(differs.status, 1);
    QVERIFY2(differs.out.contains("Sol III MaxIndustry turn 3: 4 → 7\n"), qPrintable(differs.out));
    QVERIFY2(differs.out.contains("BLD_MILL/build (content.xml:"), qPrintable(differs.out));
    const Outcome same = run({"diff", path("old"), path("old"), "--turns", "4"});
    QCOMPARE(same.status, 0);
    QCOMPARE(same.out, QString("No differences in 4 turns.\n"));
    QVERIFY2(same.messages.isEmpty(), qPrintable(same.messages));
}

void DiffTest::fromInput() {
    const QByteArray scenario = R"(<orrery format="1"><scenario id="other">
  <empire id="Terrans"/><system name="Sol" x="0" y="0"/><planet name="Terra" system="Sol" owner="Terrans"/>
  <place class="BLD_MILL" on="Terra" name="Mill" owner="Terrans"/>
</scenario></orrery>
)";
    const Outcome outcome = run({"diff", path("old"), path("new"), "--turns", "4", "--scenario", "-"}, scenario);
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.out.contains("Terra MaxIndustry turn 1: 4 → 7\n"), qPrintable(outcome.out + outcome.messages));
}

void DiffTest::whatIf() {
    const QStringList same{"diff", path("old"), path("old"), "--turns", "6", "--what-if"};
    const Outcome once = run(same + QStringList{"Sol III.MaxIndustry=9@4"});
    QCOMPARE(once.status, 1);
    QVERIFY2(once.out.contains("Sol III MaxIndustry turn 4: 4 → 9\n"), qPrintable(once.out));
    QVERIFY2(once.out.contains(", follows from set Sol III Industry max 9: "), qPrintable(once.out));
    const auto atTurn = [&](const QString& turn, const QString& whatIf) {
        return run(same + QStringList{whatIf, "--turn", turn}).out;
    };
    QVERIFY(!atTurn("5", "Sol III.MaxIndustry=9@4").contains("MaxIndustry")); // the rules build it anew
    QVERIFY(atTurn("5", "Sol III.MaxIndustry=9@4..5").contains("Sol III MaxIndustry turn 5: 4 → 9, since turn 4\n"));
    QVERIFY(!atTurn("6", "Sol III.MaxIndustry=9@4..5").contains("MaxIndustry"));
    QVERIFY(atTurn("6", "Sol III.MaxIndustry=9@4..").contains("Sol III MaxIndustry turn 6: 4 → 9, since turn 4\n"));
    QVERIFY(atTurn("1", "Sol III.owner=none@1").contains("Sol III owner turn 1: Terrans → none, since turn 1\n"));
    const Outcome unknown = run(same + QStringList{"Sol IV.Industry=9@4"});
    QVERIFY2(unknown.messages.contains("no object is named 'Sol IV'"), qPrintable(unknown.messages));
    const Outcome played = run({"run", path("old"), "--turns", "5", "--what-if", "Sol III.MaxIndustry=9@4"});
    QCOMPARE(played.status, 0);
    QVERIFY(played.out != run({"run", path("old"), "--turns", "5"}).out);
}

void DiffTest::revisions() {
    const QString project = path("repo/mods/tiny");
    writeProject(project, "4");
    git(path("repo"), {"init", "-q"});
    git(path("repo"), {"add", "."});
    git(path("repo"), {"commit", "-q", "-m", "four"});
    git(path("repo"), {"tag", "four"});
    writeProject(project, "5");
    git(path("repo"), {"commit", "-q", "-a", "-m", "five"});
    writeProject(project, "7");
    const auto line = [&](const QString& left, const QString& right) {
        const Outcome outcome = run({"diff", left, right, "--turns", "4"});
        static const QRegularExpression values("MaxIndustry turn 3: (.*)\n");
        return QString::number(outcome.status) + " " + values.match(outcome.out).captured(1) + outcome.messages;
    };
    QCOMPARE(line(project + "@HEAD", project), QString("1 5 → 7"));
    QCOMPARE(line(project + "@HEAD~1", project + "@HEAD"), QString("1 4 → 5"));
    QCOMPARE(line(project + "@four", project), QString("1 4 → 7"));
    QCOMPARE(line(project + "@four", project + "@HEAD~1"), QString("0 "));
    QVERIFY(QDir().rename(path("repo"), path("at@home"))); // the name of a folder can contain '@'
    QCOMPARE(line(path("at@home/mods/tiny@HEAD"), path("at@home/mods/tiny")), QString("1 5 → 7"));
    QVERIFY(QDir().rename(path("at@home"), path("repo")));
    QVERIFY(QDir(project).removeRecursively());
    QCOMPARE(line(project + "@HEAD~1", project + "@HEAD"), QString("1 4 → 5"));
}

void DiffTest::withoutGit() {
    const Outcome outcome = run({"diff", path("old") + "@HEAD", path("old")});
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.messages.contains("is in no git repository"), qPrintable(outcome.messages));
}

void DiffTest::atTurn() {
    const Outcome text = run({"diff", path("old"), path("new"), "--turn", "6"});
    QCOMPARE(text.status, 1);
    QVERIFY2(text.out.contains("Sol III MaxIndustry turn 6: 4 → 7, since turn 3\n"), qPrintable(text.out));
    QVERIFY2(text.out.startsWith("1 value differs at turn 6."), qPrintable(text.out));
    const QJsonObject json =
        QJsonDocument::fromJson(run({"diff", path("old"), path("new"), "--turn", "6", "--json"}).out.toUtf8()).object();
    QCOMPARE(json["turn"].toInt(), 6);
    QCOMPARE(json["count"].toInt(), 1);
    const QJsonObject one = json["causes"][0]["differences"][0].toObject();
    QCOMPARE(one["left"].toString(), QString("4"));
    QCOMPARE(one["first"].toInt(), 3);
    // Before the mill, nothing differs.
    QCOMPARE(run({"diff", path("old"), path("new"), "--turn", "2"}).status, 0);
}

void DiffTest::checksRoots() {
    const auto write = [&](const QString& name, const QByteArray& condition, const QByteArray& size) {
        const QByteArray head = R"(<scope><include><and><object-type type="planet"/><expression if=")";
        const QByteArray effect = R"("/></and></include></scope><effects><modify-max-meter meter="Industry" amount=")";
        QFile file(path(name) + "/content.xml");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"(<orrery format="1"><class id="BLD_MINE" type="building">
  <group id="dig">)" +
                   head + "size == huge" + effect + R"(2"/></effects></group>
  <group id="more">)" +
                   head + condition + effect + R"(5"/></effects></group>
</class>
<scenario id="tiny"><system name="Sol" x="0" y="0"/><planet name="Rock" system="Sol" size=")" +
                   size + R"("/>
<place class="BLD_MINE" on="Rock"/></scenario></orrery>)");
    };
    write("old", "false", "huge");
    write("new", "size == huge", "tiny");
    const QStringList command{"diff", path("old"), path("new"), "--turns", "3"};
    const Outcome without = run(command);
    QCOMPARE(without.status, 1);
    QVERIFY2(!without.out.contains("mask"), qPrintable(without.out));
    const Outcome with = run(command + QStringList{"--check-roots"});
    QCOMPARE(with.status, 1);
    QVERIFY2(with.out.contains("only on the left, follows from planet Rock, masks BLD_MINE/more: 1 value\n"),
             qPrintable(with.out));
    QVERIFY2(
        with.out.contains("Checked 3 values without the edits that they follow from, in 1 run: 2 values differ then "
                          "by edits that are masked now.\n"),
        qPrintable(with.out));
    const auto json = QJsonDocument::fromJson(run(command + QStringList{"--check-roots", "--json"}).out.toUtf8());
    QCOMPARE(json["masked"]["masked"].toInt(), 2);
    QCOMPARE(json["causes"][1]["differences"][0]["masks"][0].toString(), QString("BLD_MINE/more"));
    // With one edit there is nothing to check.
    write("new", "false", "tiny");
    QVERIFY2(run(command + QStringList{"--check-roots"}).out.contains("No edit can be masked"), qPrintable(with.out));
}

void DiffTest::chance() {
    writeProject(path("new"), "7", "fortune");
    const QStringList command{"diff", path("old"), path("new"), "--turns", "9"};
    const QString text = run(command).out;
    const auto apart = text.indexOf("\nOnly chance: 2 values differ only because of other draws.\n");
    QVERIFY2(apart > 0, qPrintable(text));
    QVERIFY2(text.lastIndexOf("MaxIndustry") < apart, qPrintable(text));
    QVERIFY2(text.indexOf("Trade") > apart, qPrintable(text));
    QVERIFY2(text.contains(", only chance, "), qPrintable(text));
    QVERIFY2(text.contains("follows from BLD_MILL/luck → BLD_MILL/fortune"), qPrintable(text));
    const auto json = QJsonDocument::fromJson(run(command + QStringList{"--json"}).out.toUtf8());
    QCOMPARE(json["causes"][0]["chance"].toBool(), false);
    const QJsonArray causes = json["causes"].toArray();
    QCOMPARE(causes.last()["chance"].toBool(), true);
    const QString markdown = run(command + QStringList{"--markdown"}).out;
    QVERIFY2(
        markdown.contains("\n<details><summary>Only chance: 2 values differ only because of other draws</summary>\n"),
        qPrintable(markdown));
    QVERIFY2(markdown.endsWith("\n</details>\n"), qPrintable(markdown));
}

void DiffTest::seeds() {
    writeProject(path("new"), "7", "fortune");
    const Outcome text = run({"diff", path("old"), path("new"), "--turns", "5", "--seeds", "1..40"});
    QCOMPARE(text.status, 1);
    QVERIFY2(text.messages.isEmpty(), qPrintable(text.messages));
    QVERIFY2(
        text.out.startsWith("At turn 5 with 40 seeds: 1 value of an object differs, and 2 perhaps only by chance.\n"),
        qPrintable(text.out));
    QVERIFY2(text.out.contains("  Sol III MaxIndustry +3 (3 to 3), up in 40 of 40\n"), qPrintable(text.out));
    static const QRegularExpression chance(
        "Perhaps only chance\n(?:.*\n)*  Sol III MaxTrade .* \\(-3 to 3\\), up in \\d+, down in \\d+ of 40\n");
    QVERIFY2(text.out.contains(chance), qPrintable(text.out));
    // At an early turn nothing differs, and one seed is enough.
    QCOMPARE(run({"diff", path("old"), path("new"), "--turn", "2", "--seeds", "7"}).out,
             QString("No differences with 1 seed in 2 turns.\n"));
}

void DiffTest::seedsJson() {
    for (const char* const form : {"--json", "--markdown"}) {
        const QStringList arguments{
            "diff",  ORRERY_RESOURCE_DIR "/demo", ORRERY_RESOURCE_DIR "/demo", "--turns", "6", "--seeds", "3..9", form,
            "--jobs"};
        const Outcome one = run(arguments + QStringList{"1"});
        QCOMPARE(one.status, 0);
        QCOMPARE(run(arguments + QStringList{"3"}).out, one.out);
    }
    const Outcome outcome = run({"diff", path("old"), path("new"), "--turns", "5", "--seeds", "1..8", "--json"});
    QCOMPARE(outcome.status, 1);
    const QJsonObject json = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
    QCOMPARE(json["seeds"].toInt(), 8);
    QCOMPARE(json["turn"].toInt(), 5);
    const QJsonObject row = json["values"][0].toObject();
    QCOMPARE(row["object"].toString(), QString("Sol III"));
    QCOMPARE(row["value"].toString(), QString("MaxIndustry"));
    QCOMPARE(row["mean"].toDouble(), 3.0);
    QCOMPARE(row["low"].toDouble(), 3.0);
    QCOMPARE(row["up"].toInt(), 8);
    QCOMPARE(row["down"].toInt(), 0);
    QCOMPARE(row["chance"].toBool(true), false);
    const Outcome table = run({"diff", path("old"), path("new"), "--turns", "5", "--seeds", "1..8", "--markdown"});
    QVERIFY2(table.out.contains("| Sol III | MaxIndustry | +3 (3 to 3) | up in 8 of 8 |"), qPrintable(table.out));
}

void DiffTest::misuse_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("says");
    const QString range = "is not a range of at most 100,000 seeds";
    for (const char* const seeds :
         {"many", "5..1", "1..", "..5", "1...5", "-1..5", "1..200000", "1..5,7", "0..18446744073709551616", "1.5"}) {
        QTest::addRow("I4.20 the seeds '%s'", seeds) << QStringList{"--seeds", seeds} << range;
    }
    QTest::newRow("I4.20 one seed and many") << QStringList{"--seeds", "1..5", "--seed", "3"} << "exclude each other";
    QTest::newRow("I4.9 roots of many seeds")
        << QStringList{"--seeds", "1..5", "--check-roots"} << "omit --check-roots";
    QTest::newRow("I4.20 no number of jobs") << QStringList{"--seeds", "1..5", "--jobs", "few"} << "--jobs";
    for (const char* const whatIf : {"Sol III.Industry=9", "Sol III.Industry@3", "Industry=9@3",
                                     "Sol III.Industry=9@now", "Sol III.Industry=9@5..3", "Sol III.Industry=9@-1"}) {
        QTest::addRow("I4.8 the what-if '%s'", whatIf) << QStringList{"--what-if", whatIf} << "is not of the form";
    }
    QTest::newRow("I4.8 a value that no statement sets")
        << QStringList{"--what-if", "Sol III.x=9@3"} << "is not a value that can be set";
    QTest::newRow("I4.8 a wrong value") << QStringList{"--what-if", "Sol III.Industry=many@3"} << "many";
    QTest::newRow("C6 no turn") << QStringList{"--turn", "last"} << "--turn";
}

void DiffTest::misuse() {
    QFETCH(QStringList, options);
    QFETCH(QString, says);
    const Outcome outcome = run(QStringList{"diff", path("old"), path("new")} + options);
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.messages.contains(says), qPrintable(outcome.messages));
}

void DiffTest::interrupted() {
    QProcess process;
    process.start(ORRERY_CLI,
                  {"diff", path("old"), path("new"), "--turns", "1000000", "--seeds", "1..9", "--jobs", "3"});
    QVERIFY(process.waitForStarted(patience));
    QVERIFY2(!process.waitForFinished(500), process.readAllStandardError().constData()); // the threads are at work
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(process.readAllStandardOutput().isEmpty());
}

QTEST_GUILESS_MAIN(DiffTest)
#include "diff_test.moc"
