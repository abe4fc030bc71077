// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the command `sweep` like a user (C6, I4.14).
#include "engine/sweep/database.h"
#include "tests/cli/cli_run.h"
#include "tests/support/named_test.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>

using namespace orrery::tests;
using orrery::engine::Database;
using orrery::engine::Statement;

namespace {

const QString demo = QStringLiteral(ORRERY_RESOURCE_DIR "/demo");

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int seedsOfMany = 2;
constexpr int seedsOfFew = 1;
const QString sizeOfFullDisk = "16"; // in kilobytes
constexpr int seedsOfFullDisk = 2;
#else
constexpr int seedsOfMany = 50;
constexpr int seedsOfFew = 8;
const QString sizeOfFullDisk = "40";
constexpr int seedsOfFullDisk = 30;
#endif

constexpr auto manyRuns = R"xml(<orrery format="1">
  <sweep id="order" scenario="wide-sky" seeds="1..%1" turns="5">
    <vary at="BLD_FORUM/order" element="raise-max-meter" attribute="to" values="2 4 6 8"/>
    <measure id="happiness" object="Aurora" value="sum(owned planets, Happiness)" turn="1..5"/>
    <measure id="trade" value="sum(planets, Trade)"/>
  </sweep>
%2
</orrery>
)xml";

QByteArray readBytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the first number of the results of a query; -1 if the file is not readable.
std::int64_t numberIn(const QString& path, const char* query) {
    if (!QFile::exists(path)) {
        return -1;
    }
    Database database(path.toStdString());
    database.setPatience(5'000);
    Statement statement(database, query);
    return statement.next() ? statement.integer(0) : -1;
}

constexpr auto countRuns = "SELECT count(*) FROM run";

} // namespace

class SweepCliTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_project = m_folder->filePath("project");
        m_out = m_folder->filePath("results.sqlite");
        QVERIFY(QDir().mkpath(m_project + "/strings"));
        for (const QString& name : QDir(demo).entryList(QDir::Files)) {
            QVERIFY(QFile::copy(demo + "/" + name, m_project + "/" + name));
        }
        QVERIFY(QFile::copy(demo + "/strings/en.xml", m_project + "/strings/en.xml"));
        writeSweeps(seedsOfMany);
    }
    void cleanup() { m_folder.reset(); }

    NAMED_TEST(table, "C6 sweep writes a line for each variant, measure and turn, and the sensitivity") {
        const Outcome all = run({"sweep", demo});
        QVERIFY2(all.status == 0, qPrintable(all.out + all.messages));
        QCOMPARE(all.messages, "");
        const QStringList lines = all.out.split('\n');
        QVERIFY2(lines[0].endsWith("\tmeasure\tturn\truns\tmissing\tmean\t5 %\t50 %\t95 %"), qPrintable(lines[0]));
        QVERIFY2(lines[1].startsWith("0\tas written\tas written\thappiness\t4\t3\t0\t"), qPrintable(lines[1]));
        QVERIFY(all.out.contains("\nSensitivity, the largest first:\n"));
        QVERIFY(all.out.endsWith("\nSweep forum-reach: 8 variants, 3 seeds, 8 turns.\n"));
        QCOMPARE(run({"sweep", demo, "forum-reach", "--jobs", "1"}).out, all.out);
    }

    NAMED_TEST(json, "C6 sweep writes JSON") {
        const Outcome outcome = run({"sweep", demo, "--turns", "4", "--seeds", "7 2", "--json"});
        QCOMPARE(outcome.status, 0);
        const QJsonObject json = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(json["sweep"].toString(), "forum-reach");
        QCOMPARE(json["design"].toString(), "one-at-a-time");
        QCOMPARE(json["turns"].toInt(), 4);
        QCOMPARE(json["seeds"].toArray(), (QJsonArray{2, 7}));
        QCOMPARE(json["variants"].toArray().size(), 8);
        QVERIFY(json["variants"][0]["values"].toObject().begin().value().isNull());
        QCOMPARE(json["results"].toArray().size(), 8); // turn 8 is not played
        QCOMPARE(json["results"][0]["runs"].toInt(), 2);
        QCOMPARE(json["sensitivity"].toArray().size(), 2);
    }

    NAMED_TEST(solve, "C6 solve names the value, what the content has, and all values that were tried") {
        const QStringList question{"solve",     demo,
                                   "--number",  "BLD_FORUM/order raise-max-meter to",
                                   "--from",    "2",
                                   "--to",      "8",
                                   "--turns",   "8",
                                   "--object",  "Aurora",
                                   "--measure", "sum(owned planets, Happiness)"};
        const Outcome reached = run(question + QStringList{"--target", "38"});
        QCOMPARE(reached.status, 0);
        QVERIFY2(reached.out.startsWith("BLD_FORUM/order raise-max-meter to: 7 gives 38. The target is 38.\n"
                                        "As written, 4 gives 35.807.\nTried "),
                 qPrintable(reached.out));
        QVERIFY(reached.out.endsWith("\n8\t41\n"));
        const Outcome missed = run(question + QStringList{"--target", "50", "--json"});
        QCOMPARE(missed.status, 1);
        const QJsonObject json = QJsonDocument::fromJson(missed.out.toUtf8()).object();
        QCOMPARE(json["end"].toString(), "missed");
        QCOMPARE(json["best"].toObject()["number"].toDouble(), 8.0);
        QCOMPARE(json["as-written"].toObject()["number"].toDouble(), 4.0);
    }

    void solveErrors_data() {
        QTest::addColumn<QStringList>("changes");
        QTest::addColumn<QString>("message");
        QTest::newRow("C6 solve refuses a range that runs backwards")
            << QStringList{"--from", "9"} << "orrery-cli: --from must be less than --to\n";
        QTest::newRow("C6 solve refuses a target that is no number")
            << QStringList{"--target", "many"} << "orrery-cli: --target: 'many' is not a number\n";
        QTest::newRow("C6 solve refuses a negative tolerance")
            << QStringList{"--tolerance", "-1"} << "orrery-cli: --tolerance must not be negative\n";
        QTest::newRow("C6 solve names a number that the content does not have")
            << QStringList{"--number", "GRAVTY"} << "there is no constant 'GRAVTY'";
        QTest::newRow("C6 solve names a measure with an error")
            << QStringList{"--measure", "Hapiness"} << "did you mean 'Happiness'?";
        QTest::newRow("C6 solve says why the measure has no value")
            << QStringList{"--number", "BLD_FORUM duration", "--from", "-5", "--to", "-2"}
            << "orrery-cli: the measure has no value: ";
    }
    void solveErrors() {
        QFETCH(QStringList, changes);
        QFETCH(QString, message);
        QStringList question{"solve",     demo,
                             "--number",  "BLD_FORUM/order raise-max-meter to",
                             "--from",    "2",
                             "--to",      "8",
                             "--turns",   "3",
                             "--object",  "Aurora",
                             "--measure", "sum(owned planets, Happiness)",
                             "--target",  "38"};
        for (qsizetype i = 0; i < changes.size(); i += 2) {
            const qsizetype at = question.indexOf(changes[i]);
            if (at < 0) {
                question << changes[i] << changes[i + 1];
            } else {
                question[at + 1] = changes[i + 1];
            }
        }
        const Outcome outcome = run(question);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out, QString());
        QVERIFY2(outcome.messages.contains(message), qPrintable(outcome.messages));
    }

    NAMED_TEST(csv, "C6 the CSV of a sweep has the same bytes for any number of threads") {
        const QString path = m_folder->filePath("values.csv");
        writeSweeps(seedsOfFew);
        const Outcome toFile = run({"sweep", m_project, "order", "--jobs", "1", "--csv", path});
        QCOMPARE(toFile.status, 0);
        QVERIFY(toFile.out.startsWith("variant\tBLD_FORUM/order raise-max-meter to\t"));
        const QByteArray values = readBytes(path);
        QVERIFY(values.startsWith("variant,seed,BLD_FORUM/order raise-max-meter to,measure,turn,value\n"
                                  "0,1,2,happiness,1,"));
        QCOMPARE(values.count('\n'), 1 + 4 * seedsOfFew * 6);
        for (const char* const jobs : {"2", "5"}) {
            const Outcome toOutput = run({"sweep", m_project, "order", "--jobs", jobs, "--csv", "-"});
            QCOMPARE(toOutput.status, 0);
            QVERIFY(toOutput.out.toUtf8() == values);
        }
    }

    NAMED_TEST(kill, "C6 a sweep that is killed three times goes on, and has the same table") {
        const QByteArray whole = run({"sweep", m_project, "order", "--csv", "-"}).out.toUtf8();
        const QStringList command{"sweep", m_project, "order", "--out", m_out, "--csv", "-"};
        std::int64_t before = 0;
        for (int i = 0; i < 3; ++i) {
            QProcess process;
            process.start(ORRERY_CLI, command);
            const int wait = QRandomGenerator::global()->bounded(100, 700);
            if (!process.waitForFinished(wait)) {
                ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
                QVERIFY(process.waitForFinished(patience));
            }
            const std::int64_t now = std::max<std::int64_t>(numberIn(m_out, countRuns), 0);
            QVERIFY2(now >= before, qPrintable(QString("%1 after %2 ms").arg(now).arg(wait)));
            before = now;
        }
        const Outcome last = run(command);
        QCOMPARE(last.status, 0);
        QVERIFY(last.out.toUtf8() == whole);
        QCOMPARE(numberIn(m_out, countRuns), 4 * seedsOfMany);
        QVERIFY(!QFile::exists(m_out + "-journal"));
    }

    NAMED_TEST(lost, "C6 a kill loses at most two seconds of work") {
        writeSweeps(1'000);
        QProcess process;
        process.start(ORRERY_CLI, {"sweep", m_project, "order", "--out", m_out});
        QElapsedTimer sinceChange;
        std::int64_t before = -1;
        int commits = 0;
        while (commits < 4 && process.state() != QProcess::NotRunning) {
            const std::int64_t now = numberIn(m_out, countRuns);
            if (now > before) {
                QVERIFY2(commits < 2 || sinceChange.elapsed() < 2'000, qPrintable(QString::number(commits)));
                sinceChange.start();
                before = now;
                ++commits;
            }
            process.waitForFinished(20);
        }
        process.kill();
        QVERIFY(process.waitForFinished(patience));
        QVERIFY(numberIn(m_out, countRuns) >= before);
        QVERIFY(before > 0);
    }

    NAMED_TEST(interrupt, "C6 Ctrl-C stops a sweep, and everything played is committed") {
        writeSweeps(1'000);
        QProcess process;
        process.start(ORRERY_CLI, {"sweep", m_project, "order", "--out", m_out});
        while (numberIn(m_out, countRuns) < 1) {
            QVERIFY(process.state() != QProcess::NotRunning);
            process.waitForFinished(20);
        }
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 130);
        const QString message = QString::fromUtf8(process.readAllStandardError());
        QCOMPARE(message, QString("orrery-cli: stopped after %1 of 4000 runs; the same command plays the others\n")
                              .arg(numberIn(m_out, countRuns)));
        QVERIFY(process.readAllStandardOutput().isEmpty());
    }

    NAMED_TEST(other, "C6 a file of another sweep is refused without --restart") {
        const QStringList command{"sweep", m_project, "order", "--seeds", "1", "--out", m_out};
        QCOMPARE(run(command).status, 0);
        QCOMPARE(run(command).status, 0);
        QFile file(m_project + "/buildings.xml");
        QByteArray text = readBytes(file.fileName());
        text.replace("value=\"20\"", "value=\"21\"");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        const Outcome refused = run(command);
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.messages,
                 "orrery-cli: '" + m_out +
                     "' has results of another sweep, or of other content; --restart replaces them\n");
        QCOMPARE(run(command + QStringList{"--restart"}).status, 0);
        QCOMPARE(run(command).status, 0);
    }

    NAMED_TEST(locked, "C6 a locked file and a truncated file end the command with 2, and stay as they are") {
        const QStringList command{"sweep", m_project, "order", "--seeds", "1..2", "--out", m_out, "--csv", "-"};
        const Outcome whole = run(command);
        QCOMPARE(whole.status, 0);
        {
            Database other(m_out.toStdString());
            QVERIFY(other.run("BEGIN EXCLUSIVE"));
            const Outcome locked = run(command);
            QCOMPARE(locked.status, 2);
            QCOMPARE(locked.out, "");
            QCOMPARE(locked.messages, "orrery-cli: cannot use '" + m_out + "': another program has locked it\n");
        }
        QCOMPARE(run(command).out, whole.out);
        const QByteArray bytes = readBytes(m_out).left(5'000);
        QFile file(m_out);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const Outcome damaged = run(command);
        QCOMPARE(damaged.status, 2);
        QCOMPARE(damaged.messages, "orrery-cli: cannot use '" + m_out + "': it is damaged\n");
        QCOMPARE(readBytes(m_out), bytes);
        QCOMPARE(run(command + QStringList{"--restart"}).out, whole.out);
    }

    NAMED_TEST(full, "C6 a full disk ends the command with 2, and the same command goes on later") {
        const QString seeds = QString("1..%1").arg(seedsOfFullDisk);
        QProcess process;
        process.start("bash", {"-c", "ulimit -f " + sizeOfFullDisk + "; exec \"$0\" \"$@\"", ORRERY_CLI, "sweep",
                               m_project, "order", "--seeds", seeds, "--out", m_out});
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 2);
        const QString messages = QString::fromUtf8(process.readAllStandardError());
        QCOMPARE(messages, "orrery-cli: cannot use '" + m_out + "': Input/output error\n");
        const QStringList command{"sweep", m_project, "order", "--seeds", seeds, "--csv", "-"};
        const Outcome later = run(command + QStringList{"--out", m_out});
        QCOMPARE(later.status, 0);
        QVERIFY(later.out == run(command).out);
    }

    NAMED_TEST(broken, "C6 a variant with an error is reported, and sweep ends with 1") {
        writeSweeps(2, R"xml(<sweep id="broken" turns="2">
  <vary at="BLD_FORUM/order" attribute="priority" values="1 1.5"/>
  <measure id="m" value="sum(planets, Trade)"/>
</sweep>)xml");
        const Outcome outcome = run({"sweep", m_project, "broken"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.messages.contains("buildings.xml:6:33: variant 1 (BLD_FORUM/order priority = 1.5) has an "
                                           "error: "),
                 qPrintable(outcome.messages));
        QVERIFY(outcome.out.contains("\n0\t1\tm\t2\t1\t0\t"));
        QVERIFY(outcome.out.endsWith("2 variants, 1 seed, 2 turns; 1 variant has errors.\n"));
        const QJsonObject json =
            QJsonDocument::fromJson(run({"sweep", m_project, "broken", "--json"}).out.toUtf8()).object();
        QVERIFY(json["variants"][1]["error"].toString().contains("1.5"));
        QVERIFY(json["variants"][1]["at"].toString().startsWith("buildings.xml:6:"));
    }

    void misuse_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const QStringList& arguments, const char* message) {
            QTest::newRow(name) << arguments << QString(message);
        };
        row("C6 several sweeps, and none is named", {},
            "the project has several sweeps; name one of them: order, off, bad");
        row("C6 an unknown sweep", {"none"}, "there is no sweep 'none'; the project has order, off, bad");
        row("C6 a disabled sweep", {"off"}, "the sweep 'off' is disabled");
        row("C6 a sweep with errors", {"bad"}, "the sweep 'bad' has errors");
        row("C6 bad seeds", {"order", "--seeds", "1-3"},
            "'1-3' is not a list of at most 10,000 seeds; write for example 1..50");
        row("C6 too few turns", {"order", "--turns", "0"},
            "--turns 0: the measure 'happiness' needs turn 1; write --turns 1, or more");
        row("C6 two forms of output", {"order", "--json", "--csv", "-"},
            "--json and --csv - exclude each other; write one of them");
        row("C6 a restart without a file", {"order", "--restart"}, "--restart needs --out");
        row("C6 an output inside the project", {"order", "--out", "%1/buildings.xml"},
            "cannot write '%1/buildings.xml': the command reads this file");
    }
    void misuse() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        writeSweeps(1, R"xml(<sweep id="off" enabled="false">
  <vary at="BLD_FORUM/order" attribute="priority" values="1"/>
  <measure id="m" value="sum(planets, Trade)"/>
</sweep>
<sweep id="bad"><measure id="m" value="1"/></sweep>)xml");
        arguments.replaceInStrings("%1", m_project);
        const Outcome outcome = run(QStringList{"sweep", m_project} + arguments);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out, "");
        QVERIFY2(outcome.messages.endsWith("orrery-cli: " + message.replace("%1", m_project) + "\n"),
                 qPrintable(outcome.messages));
    }

    NAMED_TEST(none, "C6 a project without sweeps is reported") {
        QVERIFY(QFile::remove(m_project + "/sweeps.xml"));
        const Outcome outcome = run({"sweep", m_project});
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.messages, "orrery-cli: the project has no sweep\n");
    }

private:
    void writeSweeps(int seeds, const QString& further = {}) {
        QFile file(m_project + "/sweeps.xml");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QString(manyRuns).arg(seeds).arg(further).toUtf8());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_project;
    QString m_out;
};

QTEST_GUILESS_MAIN(SweepCliTest)
#include "sweep_cli_test.moc"
