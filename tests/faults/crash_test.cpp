// SPDX-License-Identifier: GPL-3.0-or-later
// A crash of the real program leaves a report that reproduces it without a window (R5.1). The content decides where the
// engine crashes, by an effect that only the programs of this test have (crash_effect.cpp).
#include "app/crash/crash_handler.h"
#include "engine/program/program.h"
#include "engine/runfile/crash_note.h"
#include "engine/runfile/run_file.h"
#include "engine/text/file_io.h"
#include "engine/turn/kept_run.h"
#include "engine/turn/turn_in_progress.h"
#include "tests/support/named_test.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <memory>
#include <optional>
#include <string>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <variant>

namespace engine = orrery::engine;

namespace {

constexpr int patience = 120'000; // milliseconds; no test normally needs it

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool isSanitized = true;
#else
constexpr bool isSanitized = false;
#endif

/// A building with a group that crashes in turn 3, and another one that has nothing to do with it.
QByteArray content(const QByteArray& way) {
    return QByteArray(R"xml(<orrery format="1">
  <class id="BLD_MINE" type="building">
    <group id="collapse"><activation if="turn == 3"/><scope><include><self/></include></scope>
      <effects><crash by="WAY"/></effects></group>
  </class>
  <class id="BLD_SHED" type="building"/>
  <scenario id="one"><empire id="Terrans" capital="Home"/><system name="Sol" x="0" y="0"/>
    <planet name="Home" system="Sol" size="medium" owner="Terrans"/><place class="BLD_MINE" on="Home"/>
    <place class="BLD_SHED" on="Home"/></scenario>
</orrery>)xml")
        .replace("WAY", way);
}

struct Ended {
    bool hasCrashed = false;
    QByteArray messages;
};

} // namespace

class CrashTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (isSanitized) {
            QSKIP("the sanitizers catch crashes themselves");
        }
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(project()));
        write("orrery.xml", R"(<project format="1" name="Mines" rules="extended" scenario="one"/>)");
    }
    void cleanup() { m_folder.reset(); }

    void crashes_data() {
        QTest::addColumn<QByteArray>("way");
        QTest::addColumn<QString>("cause");
        QTest::addColumn<QString>("exception");
        QTest::newRow("R5.1 a segmentation fault leaves a report that crashes at the same group and turn")
            << QByteArray("segmentation-fault") << "SIGSEGV"
            << "";
        QTest::newRow("R5.1 an abort leaves a report that crashes at the same group and turn")
            << QByteArray("abort") << "SIGABRT"
            << "";
        QTest::newRow("R5.1 a stack overflow leaves a report that crashes at the same group and turn")
            << QByteArray("stack-overflow") << "SIGSEGV"
            << "";
        QTest::newRow("R5.1 a bad_alloc that nobody catches leaves a report that crashes at the same group and turn")
            << QByteArray("bad-alloc") << "SIGABRT"
            << "std::bad_alloc";
        QTest::newRow("R5.1 an illegal instruction leaves a report that crashes at the same group and turn")
            << QByteArray("illegal") << "SIGILL"
            << "";
    }
    void crashes() {
        QFETCH(QByteArray, way);
        QFETCH(QString, cause);
        QFETCH(QString, exception);
        write("content.xml", content(way));
        wantTurn(5);
        const Ended ended = play({project()});
        QVERIFY(ended.hasCrashed);
        QVERIFY(QDir(project()).entryList(QDir::Files).size() == 2); // nothing is written into the project

        const QString report = reportOfNextStart();
        QVERIFY(!report.isEmpty());
        const engine::RunFile file = read(report);
        QVERIFY(file.run.crash.has_value());
        const engine::CrashNote& note = *file.run.crash;
        QCOMPARE(QString::fromStdString(note.cause), cause);
        QCOMPARE(QString::fromStdString(note.exception), exception);
        QCOMPARE(note.turn, std::optional(3U));
        QCOMPARE(note.group, std::string("BLD_MINE/collapse"));
        QVERIFY2(QRegularExpression("^[0-9a-f]{40}$").match(QString::fromStdString(note.build)).hasMatch(),
                 note.build.c_str());
        QVERIFY(!note.places.empty());
        QVERIFY(note.places.front().starts_with("0x"));
        if (way == "segmentation-fault") {
            QCOMPARE(note.address, std::string("0x10"));
        }

        const Ended replayed = replay(report);
        QVERIFY(replayed.hasCrashed);
        const engine::CrashNote again = engine::readCrashNote(replayed.messages.toStdString());
        QCOMPARE(again.cause, note.cause);
        QCOMPARE(again.exception, note.exception);
        QCOMPARE(again.turn, note.turn);
        QCOMPARE(again.group, note.group);
    }

    void shrinks_data() {
        QTest::addColumn<QByteArray>("way");
        QTest::addColumn<QString>("cause");
        QTest::addColumn<QString>("exception");
        const auto row = [](const char* name, const char* way, const char* cause, const char* exception = "") {
            QTest::newRow(name) << QByteArray(way) << QString(cause) << QString(exception);
        };
        row("I4.23 the report of a segmentation fault becomes small", "segmentation-fault", "SIGSEGV");
        row("I4.23 the report of an abort becomes small", "abort", "SIGABRT");
        row("I4.23 the report of a stack overflow becomes small", "stack-overflow", "SIGSEGV");
        row("I4.23 the report of a bad_alloc becomes small", "bad-alloc", "SIGABRT", "std::bad_alloc");
    }
    void shrinks() {
        QFETCH(QByteArray, way);
        QFETCH(QString, cause);
        QFETCH(QString, exception);
        write("content.xml", content(way));
        wantTurn(5);
        QVERIFY(play({project()}).hasCrashed);
        const QString report = reportOfNextStart();
        QVERIFY(!report.isEmpty());
        const QString small = m_folder->filePath("small.orrery-run");
        const Ended shrunk = play({"shrink", report, "--save", small}, CRASHING_ORRERY_CLI);
        QVERIFY2(!shrunk.hasCrashed && QFile::exists(small), shrunk.messages.constData());
        const engine::RunFile file = read(small);
        std::string text;
        for (const auto& [path, source] : file.contents.files) {
            text += source->bytes();
        }
        QVERIFY2(text.find("BLD_MINE") != std::string::npos && text.find("BLD_SHED") == std::string::npos,
                 text.c_str());
        QVERIFY(file.run.crash.has_value());
        const engine::CrashNote replayed = engine::readCrashNote(replay(small).messages.toStdString());
        for (const engine::CrashNote& note : {*file.run.crash, replayed}) {
            QCOMPARE(QString::fromStdString(note.cause), cause);
            QCOMPARE(QString::fromStdString(note.exception), exception);
            QCOMPARE(note.group, std::string("BLD_MINE/collapse"));
            QCOMPARE(note.turn, file.run.crash->turn);
        }
        QVERIFY(file.run.crash->turn >= 1U && file.run.crash->turn <= 3U);
    }

    NAMED_TEST(noFolder, "R5.1 without the folder of the journal the note goes to the standard error output") {
        int ends[2] = {};
        QVERIFY(::pipe(ends) == 0);
        const pid_t child = crashingChild(m_folder->filePath("none/crash"), [&] {
            ::dup2(ends[1], STDERR_FILENO);
            std::raise(SIGSEGV);
        });
        ::close(ends[1]);
        const QByteArray note = readAll(ends[0]);
        ::waitpid(child, nullptr, 0);
        QCOMPARE(engine::readCrashNote(note.toStdString()).cause, std::string("SIGSEGV"));
    }

    NAMED_TEST(otherThread, "R5.1 a second thread that crashes does not cut off the note of the first one") {
        const QByteArray path = m_folder->filePath("crash").toUtf8();
        QVERIFY(::mkfifo(path.constData(), 0600) == 0); // the handler waits for a reader
        const pid_t child = crashingChild(path, [] {
            std::thread first([] { std::raise(SIGSEGV); });
            ::usleep(200'000);
            std::thread second([] { std::raise(SIGSEGV); });
            second.join();
        });
        QTest::qWait(800);
        QCOMPARE(::waitpid(child, nullptr, WNOHANG), 0); // otherwise nobody would write
        const QByteArray lines = readAll(::open(path.constData(), O_RDONLY));
        ::waitpid(child, nullptr, 0);
        const engine::CrashNote note = engine::readCrashNote(lines.toStdString());
        QCOMPARE(note.cause, std::string("SIGSEGV"));
        QVERIFY(!note.places.empty());
    }

    void turnOfNote_data() {
        QTest::addColumn<bool>("isOfRun");
        QTest::newRow("R5.1 a crash of the run's thread names its turn") << true;
        QTest::newRow("R5.1 a crash of other work names no turn of the run") << false;
    }
    void turnOfNote() {
        QFETCH(bool, isOfRun);
        const engine::Program program(std::make_shared<const engine::CheckedModel>());
        const QString path = m_folder->filePath("crash");
        const pid_t child = crashingChild(path, [&] {
            engine::playsKeptRun = isOfRun;
            const engine::TurnAtWork turn(program, 3);
            std::raise(SIGSEGV);
        });
        ::waitpid(child, nullptr, 0);
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        const engine::CrashNote note = engine::readCrashNote(file.readAll().toStdString());
        QCOMPARE(note.cause, std::string("SIGSEGV"));
        QCOMPARE(note.turn, isOfRun ? std::optional(3U) : std::nullopt);
    }

    NAMED_TEST(killed, "R5.1 after a kill the next start makes a report of the run, and a replay agrees") {
        write("content.xml", content("abort"));
        wantTurn(2);
        QProcess window;
        start(window, {project()});
        QTRY_VERIFY_WITH_TIMEOUT(isKept("turn=\"2\""), patience);
        QTest::qWait(200); // the run is at rest
        ::kill(static_cast<pid_t>(window.processId()), SIGKILL);
        QVERIFY(window.waitForFinished(patience));
        const QString report = reportOfNextStart();
        QVERIFY(!report.isEmpty());
        const engine::RunFile file = read(report);
        QVERIFY(file.run.crash.has_value());
        QCOMPARE(file.run.crash->cause, std::string());
        QCOMPARE(file.run.lastToPlay(), 2U);
        const Ended replayed = replay(report);
        QVERIFY(!replayed.hasCrashed);
        const QString small = m_folder->filePath("small.orrery-run");
        const Ended shrunk = play({"shrink", report, "--save", small}, CRASHING_ORRERY_CLI);
        QCOMPARE(shrunk.messages, QByteArray("orrery-cli: the run does not crash\n"));
        const Ended excluded = play({"shrink", report, "--test", "digs"}, CRASHING_ORRERY_CLI);
        QVERIFY2(excluded.messages.contains("is the report of a crash, which excludes --test and a second version"),
                 excluded.messages.constData());
        QVERIFY(!QFile::exists(small));
    }

    NAMED_TEST(ended, "R5.1 a program that ends normally, or by a signal to end, leaves no journal and no report") {
        write("content.xml", content("abort"));
        wantTurn(2);
        QProcess window;
        start(window, {project()});
        QTRY_VERIFY_WITH_TIMEOUT(isKept("turn=\"2\""), patience);
        window.terminate();
        QVERIFY(window.waitForFinished(patience));
        QVERIFY(!QDir(data("runs")).exists());
        QVERIFY(reportOfNextStart().isEmpty());
    }

    NAMED_TEST(reopens, "R5.1 after a crash the project opens at the turn before it, and does not crash again") {
        write("content.xml", content("abort"));
        wantTurn(5);
        QVERIFY(play({project()}).hasCrashed);
        QProcess window;
        start(window, {project()});
        QTRY_VERIFY_WITH_TIMEOUT(isKept("turn=\"2\""), patience);
        QTest::qWait(500);
        QVERIFY(window.state() == QProcess::Running);
        window.terminate();
        QVERIFY(window.waitForFinished(patience));
    }

private:
    /// Returns a process that catches crashes, and then crashes by a function.
    template <typename Crash>
    static pid_t crashingChild(const QString& notePath, Crash crash) {
        const pid_t child = ::fork();
        if (child == 0) {
            orrery::crash::catchCrashes();
            orrery::crash::setNotePath(notePath.toStdString());
            crash();
            ::_exit(0);
        }
        return child;
    }
    static QByteArray readAll(int fd) {
        QFile file;
        return file.open(fd, QFile::ReadOnly, QFile::AutoCloseHandle) ? file.readAll() : QByteArray();
    }
    QString project() const { return m_folder->filePath("mines"); }
    QString data(const QString& name) const { return m_folder->filePath("data/orrery/orrery/" + name); }
    void write(const QString& name, const QByteArray& text) {
        QFile file(QDir(project()).filePath(name));
        if (!file.open(QFile::WriteOnly) || file.write(text) != text.size()) {
            qFatal("cannot write %s", qPrintable(name));
        }
    }
    /// Lets the window restore a session of the project at a turn.
    void wantTurn(int turn) {
        QSettings settings(m_folder->filePath("config/orrery/orrery.conf"), QSettings::IniFormat);
        const QByteArray hash = QCryptographicHash::hash(project().toUtf8(), QCryptographicHash::Sha1).toHex();
        settings.setValue("sessions/" + QString::fromLatin1(hash),
                          QByteArray("{\"run\":{\"scenario\":\"one\",\"fromContent\":true,\"turn\":" +
                                     QByteArray::number(turn) + "}}"));
    }
    QProcessEnvironment environment() const {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_CONFIG_HOME", m_folder->filePath("config"));
        environment.insert("XDG_DATA_HOME", m_folder->filePath("data"));
        environment.insert("XDG_CACHE_HOME", m_folder->filePath("cache"));
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        return environment;
    }
    void start(QProcess& process, const QStringList& arguments, const char* program = CRASHING_ORRERY) {
        process.setProcessEnvironment(environment());
        process.start(program, arguments);
        if (!process.waitForStarted(patience)) {
            qFatal("cannot start %s", program);
        }
    }
    Ended play(const QStringList& arguments, const char* program = CRASHING_ORRERY) {
        QProcess process;
        start(process, arguments, program);
        if (!process.waitForFinished(patience)) {
            return {};
        }
        return {process.exitStatus() == QProcess::CrashExit, process.readAllStandardError()};
    }
    Ended replay(const QString& report) { return play({"replay", report}, CRASHING_ORRERY_CLI); }
    /// Returns whether the window has a journal whose inputs contain a text.
    bool isKept(const QByteArray& text) const {
        const QDir runs(data("runs"));
        for (const QString& name : runs.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile file(runs.filePath(name + "/run"));
            if (file.open(QFile::ReadOnly) && file.readAll().contains(text)) {
                return true;
            }
        }
        return false;
    }
    /// Starts the window without a project until it has made its reports. Returns the path of the report.
    QString reportOfNextStart() {
        QProcess window;
        start(window, {});
        const QDir reports(data("reports"));
        QStringList names;
        const bool isDone = QTest::qWaitFor(
            [&] {
                names = reports.entryList({"*.orrery-run"}, QDir::Files);
                return !names.isEmpty() && !QDir(data("runs")).exists();
            },
            5000);
        window.terminate();
        window.waitForFinished(patience);
        return isDone ? reports.filePath(names.front()) : QString();
    }
    static engine::RunFile read(const QString& path) {
        const auto bytes = engine::readFile(path.toStdString(), engine::ArchiveLimits{}.bytes);
        auto file = engine::readRunFile(std::get<std::string>(bytes));
        if (const auto* const why = std::get_if<engine::RunFileError>(&file)) {
            qFatal("%s", why->message.english().c_str());
        }
        return std::get<engine::RunFile>(std::move(file));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(CrashTest)
#include "crash_test.moc"
