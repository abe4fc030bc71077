// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps under mpirun (I4.14): several processes, one file of results. They have 200 runs of 5 turns, and are killed
// three times. With ORRERY_SWEEPS=full they have 1,000 runs of 30 turns, and are killed 20 times.
#include "engine/sweep/database.h"
#include "tests/cli/cli_run.h"
#include "tests/support/named_test.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace orrery::tests;
using orrery::engine::Database;
using orrery::engine::Statement;

namespace {

const bool isFull = qEnvironmentVariable("ORRERY_SWEEPS") == QLatin1String("full");
const int turns = isFull ? 30 : 5;
const int runs = isFull ? 1000 : 200;
const int kills = isFull ? 20 : 3;
const int longest = isFull ? 600'000 : 120'000; // milliseconds; no test normally needs it

QByteArray sweepText() {
    return QString(R"xml(<orrery format="1">
  <sweep id="order" scenario="wide-sky" seeds="1..%1" turns="%2">
    <vary at="BLD_FORUM/order" element="raise-max-meter" attribute="to" values="2 4 6 8"/>
    <measure id="happiness" object="Aurora" value="sum(owned planets, Happiness)" turn="1..%2"/>
    <measure id="trade" value="sum(planets, Trade)"/>
  </sweep>
</orrery>
)xml")
        .arg(runs / 4)
        .arg(turns)
        .toUtf8();
}

std::int64_t committedRuns(const QString& path) {
    if (!QFile::exists(path)) {
        return 0;
    }
    Database database(path.toStdString());
    database.setPatience(5'000);
    Statement statement(database, "SELECT count(*) FROM run");
    return statement.next() ? statement.integer(0) : 0;
}

} // namespace

class SweepMpiTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        // Open MPI refuses the administrator and more processes than processors, unless it is told so.
        for (const char* name : {"OMPI_ALLOW_RUN_AS_ROOT", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM"}) {
            qputenv(name, "1");
        }
        qputenv("OMPI_MCA_rmaps_base_oversubscribe", "1");
        QVERIFY(m_folder.isValid());
        m_project = m_folder.filePath("demo");
        QVERIFY(QDir().mkpath(m_project + "/strings"));
        const QDir demo(ORRERY_RESOURCE_DIR "/demo");
        for (const QString& name : demo.entryList(QDir::Files)) {
            QVERIFY(QFile::copy(demo.filePath(name), m_project + "/" + name));
        }
        QVERIFY(QFile::copy(demo.filePath("strings/en.xml"), m_project + "/strings/en.xml"));
        QFile file(m_project + "/order.xml");
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(sweepText()) > 0);
        file.close();
        QProcess alone;
        alone.start(ORRERY_CLI, {"sweep", m_project, "order", "--csv", "-"});
        QVERIFY(alone.waitForFinished(longest));
        QCOMPARE(alone.exitCode(), 0);
        m_table = QString::fromUtf8(alone.readAllStandardOutput());
        QCOMPARE(m_table.count('\n'), 1 + runs * (turns + 1));
    }

    void ranks_data() {
        QTest::addColumn<int>("ranks");
        QTest::addColumn<QString>("jobs");
        QTest::newRow("I4.14 the table has the same bytes on 1 rank") << 1 << "1";
        QTest::newRow("I4.14 the table has the same bytes on 2 ranks") << 2 << "1";
        QTest::newRow("I4.14 the table has the same bytes on 4 ranks") << 4 << "1";
        QTest::newRow("I4.14 the table has the same bytes on 2 ranks with 2 threads each") << 2 << "2";
    }
    void ranks() {
        QFETCH(int, ranks);
        QFETCH(QString, jobs);
        QProcess process;
        start(process, ranks, {"--jobs", jobs, "--csv", "-"});
        QVERIFY(process.waitForFinished(longest));
        const QByteArray messages = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 0, messages.constData());
        QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()), m_table);
    }

    NAMED_TEST(kill, "I4.14 after kills of all ranks, the sweep goes on, and has the same table") {
        const QString path = m_folder.filePath("killed.sqlite");
        QRandomGenerator random(20);
        std::int64_t before = 0;
        for (int i = 0; i < kills; ++i) {
            QProcess process;
            start(process, 2, {"--out", path});
            QTRY_VERIFY_WITH_TIMEOUT(committedRuns(path) > before || process.state() == QProcess::NotRunning, 60'000);
            QTest::qWait(static_cast<int>(random.bounded(600)));
            const bool isRunning = process.state() == QProcess::Running;
            process.kill(); // the processes notice the end of mpirun
            process.waitForFinished();
            QTest::qWait(300);
            const std::int64_t now = committedRuns(path);
            QVERIFY2(now >= before, QByteArray::number(qint64(now)));
            before = now;
            QVERIFY(isRunning || now == runs);
        }
        QProcess process;
        start(process, 2, {"--out", path, "--csv", "-"});
        QVERIFY(process.waitForFinished(longest));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()), m_table);
    }

    NAMED_TEST(apart, "I4.14 no program depends on MPI, only the plug-in does") {
        const auto libraries = [](const QString& path) {
            QProcess process;
            process.start("ldd", {path});
            process.waitForFinished();
            return process.readAllStandardOutput();
        };
        const QDir programs = QFileInfo(ORRERY_CLI).dir();
        for (const QString& name : {QString("orrery-cli"), QString("orrery")}) {
            if (programs.exists(name)) {
                QVERIFY(!libraries(programs.filePath(name)).contains("libmpi"));
            }
        }
        QVERIFY(libraries(programs.filePath("orrery-cli")).contains("libtbb")); // so ldd works
        QVERIFY(libraries(programs.filePath("../lib/orrery/orrery_mpi.so")).contains("libmpi"));
    }

    NAMED_TEST(missing, "I4.14 without the plug-in, mpirun gets a sentence that says so") {
        const QString copy = m_folder.filePath("bin/orrery-cli");
        QVERIFY(QDir().mkpath(m_folder.filePath("bin")) && QFile::copy(ORRERY_CLI, copy));
        QProcess process;
        process.start("mpirun", {"-n", "1", copy, "sweep", m_project, "order"});
        QVERIFY(process.waitForFinished(60'000));
        QVERIFY(process.exitCode() != 0);
        const QByteArray messages = process.readAllStandardError();
        QVERIFY2(messages.contains("the plug-in for MPI cannot be loaded"), messages.constData());
        QVERIFY(messages.contains("or start the program without mpirun"));
    }

    NAMED_TEST(early, "I4.14 if only process 0 has an error, the others end, too") {
        QProcess process;
        start(process, 3, {"--restart"});
        QVERIFY(process.waitForFinished(60'000));
        QVERIFY(process.exitCode() != 0);
        QVERIFY(process.readAllStandardError().contains("--restart needs --out"));
    }

    NAMED_TEST(errors, "I4.14 a wrong name of a sweep ends all ranks") {
        QProcess process;
        process.start("mpirun", {"-n", "2", ORRERY_CLI, "sweep", m_project, "nothing"});
        QVERIFY(process.waitForFinished(60'000));
        QVERIFY(process.exitCode() != 0);
        QVERIFY(process.readAllStandardError().contains("there is no sweep 'nothing'"));
    }

private:
    void start(QProcess& process, int ranks, const QStringList& options) const {
        process.start("mpirun",
                      QStringList{"-n", QString::number(ranks), ORRERY_CLI, "sweep", m_project, "order"} + options);
    }

    QTemporaryDir m_folder;
    QString m_project;
    QString m_table; ///< CSV of the whole sweep, from one process
};

QTEST_GUILESS_MAIN(SweepMpiTest)
#include "sweep_mpi_test.moc"
