// SPDX-License-Identifier: GPL-3.0-or-later
// Output files of the command line, and the files that it must not change (R1.5).
#include "tests/cli/cli_run.h"
#include "tests/support/named_test.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <memory>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

using namespace orrery::tests;

namespace {

const QString program = ORRERY_CLI;
const QString classic = ORRERY_SOURCE_DIR "/tests/data/import/small";

void write(const QString& path, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

const QByteArray content = R"(<orrery format="1">
  <class id="BLD_MILL" type="building"/>
  <strings language="en"><string id="BLD_MILL">Mill</string></strings>
  <scenario id="one"><empire id="Terrans" capital="Sol III"/><system name="Sol" x="0" y="0"/>
    <planet name="Sol III" system="Sol" owner="Terrans"/><place class="BLD_MILL" on="Sol III" name="Mill"/></scenario>
</orrery>
)";

/// Runs a bash script and returns its result; "$0" is the program.
Outcome shell(const QString& script, const QStringList& arguments = {}) {
    QProcess process;
    process.start("bash", QStringList{"-c", script, program} + arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished(patience)) {
        return {};
    }
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

mode_t kindOf(const QString& path) {
    struct stat info {};
    return ::lstat(QFile::encodeName(path).constData(), &info) == 0 ? info.st_mode & S_IFMT : 0;
}

/// The kind of file at the path of an output.
enum class Kind { file, link, linkToNothing, null, full, fifo, folder, socket, blockDevice };

/// The commands that write a file; PROJECT and OUT are placeholders.
struct Writing {
    const char* name = "";
    QStringList arguments;
    const char* ending = ""; ///< file name extension of OUT
};

const std::vector<Writing>& writings() {
    static const std::vector<Writing> all{
        {"run --dump", {"run", "PROJECT", "--dump", "OUT"}},
        {"run --trace", {"run", "PROJECT", "--trace", "OUT"}},
        {"run --trace-csv", {"run", "PROJECT", "--trace-csv", "OUT"}},
        {"reference --out", {"reference", "PROJECT", "--out", "OUT"}},
        {"strings export", {"strings", "export", "PROJECT", "OUT", "--language", "de"}, ".po"},
        {"import --report", {"import", "freeorion-classic", classic, "--out", "MADE", "--report", "OUT"}},
    };
    return all;
}

} // namespace

Q_DECLARE_METATYPE(Kind)
Q_DECLARE_METATYPE(Writing)

class OutputsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_scratch = std::make_unique<QTemporaryDir>();
        write(path("P/orrery.xml"), R"(<project format="1" name="P" scenario="one"/>)");
        write(path("P/content.xml"), content);
    }

    void kinds_data() {
        QTest::addColumn<Writing>("writing");
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<int>("status");
        for (const Writing& writing : writings()) {
            const auto row = [&](const char* what, Kind kind, int status) {
                QTest::addRow("R1.5 %s: %s", writing.name, what) << writing << kind << status;
            };
            row("a file is replaced whole", Kind::file, 0);
            row("a link stays, the file behind it is replaced", Kind::link, 0);
            row("a link that leads nowhere stays, what it points to is made", Kind::linkToNothing, 0);
            row("the null device stays one", Kind::null, 0);
            row("a full device is an error", Kind::full, 2);
            row("a FIFO stays one, its reader gets all", Kind::fifo, 0);
            row("a folder is refused", Kind::folder, 2);
            row("a socket is refused", Kind::socket, 2);
            row("a block device is refused", Kind::blockDevice, 2);
        }
    }
    void kinds() {
        QFETCH(Writing, writing);
        QFETCH(Kind, kind);
        QFETCH(int, status);
        const QString out = path(QString("out") + writing.ending);
        const QString real = path("real");
        const QByteArray name = QFile::encodeName(out);
        switch (kind) {
        case Kind::file:
            write(out, "old");
            break;
        case Kind::link:
            write(real, "old");
            [[fallthrough]];
        case Kind::linkToNothing:
            QCOMPARE(::symlink("real", name.constData()), 0);
            break;
        case Kind::null:
        case Kind::full:
        case Kind::blockDevice:
            // Copies: even a faulty program must not touch the devices of the machine.
            if (::mknod(name.constData(), (kind == Kind::blockDevice ? S_IFBLK : S_IFCHR) | 0666,
                        kind == Kind::null   ? makedev(1, 3)
                        : kind == Kind::full ? makedev(1, 7)
                                             : makedev(259, 4095)) != 0) {
                QSKIP("making devices takes root");
            }
            break;
        case Kind::fifo:
            QCOMPARE(::mkfifo(name.constData(), 0600), 0);
            break;
        case Kind::folder:
            QVERIFY(QDir().mkpath(out));
            break;
        case Kind::socket:
            QCOMPARE(::mknod(name.constData(), S_IFSOCK | 0600, 0), 0);
            break;
        }
        const mode_t before = kindOf(out);
        QProcess reader;
        if (kind == Kind::fifo) {
            reader.setStandardOutputFile(path("received"));
            reader.start("cat", {out});
            QVERIFY(reader.waitForStarted(patience));
        }
        const Outcome outcome = run(inPlace(writing.arguments, out));
        QVERIFY2(outcome.status == status, qPrintable(outcome.messages));
        QCOMPARE(kindOf(out), before);
        if (status != 0) {
            QVERIFY2(outcome.messages.contains("cannot write '" + out + "'"), qPrintable(outcome.messages));
        }
        const bool isLink = kind == Kind::link || kind == Kind::linkToNothing;
        if (kind == Kind::file || isLink || kind == Kind::fifo) {
            const QString plain = path(QString("plain") + writing.ending);
            QCOMPARE(run(inPlace(writing.arguments, plain)).status, 0);
            if (kind == Kind::fifo) {
                QVERIFY(reader.waitForFinished(patience));
            }
            const QByteArray bytes = read(kind == Kind::fifo ? path("received") : isLink ? real : out);
            QVERIFY(bytes.size() > 100);
            QCOMPARE(bytes, read(plain));
        }
        QVERIFY(hasNoLitter());
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("victim");
        QTest::addColumn<QString>("reason");
        const QString reads = "the command reads this file";
        const QString loads = "the project would load it";
        const QString twice = "another output goes to the same file";
        const auto row = [](const char* name, const QStringList& arguments, const char* victim, const QString& reason) {
            QTest::addRow("R1.5 %s", name) << arguments << QString(victim) << reason;
        };
        row("a dump over the project's own source", {"run", "P", "--dump", "P/content.xml"}, "P/content.xml", reads);
        row("a trace over the manifest", {"run", "P", "--trace", "P/orrery.xml"}, "P/orrery.xml", reads);
        row("a dump over a source by another way", {"run", "P", "--dump", "P/../P/./content.xml"}, "P/content.xml",
            reads);
        row("a dump over a link to a source", {"run", "P", "--dump", "link"}, "P/content.xml", reads);
        row("a dump over another name of a source", {"run", "P", "--dump", "hard"}, "P/content.xml", reads);
        row("a dump over a table of the project", {"run", "P", "--dump", "P/prices.csv"}, "P/prices.csv", reads);
        row("a dump over the scenario's file", {"run", "P", "--scenario", "own.xml", "--dump", "own.xml"}, "own.xml",
            reads);
        row("a trace over the file of orders", {"run", "P", "--orders", "orders.xml", "--trace", "orders.xml"},
            "orders.xml", reads);
        row("a dump over the file behind standard input", {"run", "P", "--scenario", "-", "--dump", "own.xml"},
            "own.xml", reads);
        row("a new source", {"run", "P", "--dump", "P/new.xml"}, "P/new.xml", loads);
        row("a new table, folders below", {"run", "P", "--dump", "P/deep/new.csv"}, "P/deep/new.csv", loads);
        row("a new source through a link to the folder", {"run", "P", "--dump", "folder/new.xml"}, "P/new.xml", loads);
        row("a link that makes a new source", {"run", "P", "--dump", "dangling"}, "P/made.xml", loads);
        row("a reference as a source", {"reference", "P", "--out", "P/reference.xml"}, "P/reference.xml", loads);
        row("a report over what is imported",
            {"import", "freeorion-classic", "classic", "--out", "made", "--report", "classic/techs.xml"},
            "classic/techs.xml", reads);
        row("a report among what is made",
            {"import", "freeorion-classic", "classic", "--out", "made", "--report", "made/report.xml"},
            "made/report.xml", loads);
        row("two outputs of one path", {"run", "P", "--dump", "same", "--trace", "same"}, "same", twice);
        row("two outputs of one path, said in two ways", {"run", "P", "--dump", "same", "--trace", "./P/../same"},
            "same", twice);
        row("two outputs of one file that is there", {"run", "P", "--dump", "there", "--trace", "there"}, "there",
            twice);
        row("an output and a link to it", {"run", "P", "--dump", "there", "--trace", "linked"}, "there", twice);
        row("strings over a link to a source", {"strings", "export", "P", "link.po", "--language", "de"},
            "P/content.xml", reads);
    }
    void refuses() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, victim);
        QFETCH(QString, reason);
        write(path("P/prices.csv"), "id,price\na,1\n");
        write(path("own.xml"), QByteArray(content).replace("\"one\"", "\"own\"").replace("BLD_MILL", "BLD_YARD"));
        write(path("orders.xml"), "<orders/>");
        write(path("there"), "old");
        QVERIFY(QDir().mkpath(path("P/deep")));
        for (const char* const name : {"techs.xml", "buildings.xml", "specials.xml", "eng_stringtable.txt"}) {
            write(path(QString("classic/") + name), read(classic + "/" + name));
        }
        QVERIFY(QFile::link("P/content.xml", path("link")));
        QVERIFY(QFile::link("P/content.xml", path("link.po")));
        QVERIFY(QFile::link("P", path("folder")));
        QVERIFY(QFile::link("P/made.xml", path("dangling")));
        QVERIFY(QFile::link("there", path("linked")));
        QCOMPARE(
            ::link(QFile::encodeName(path("P/content.xml")).constData(), QFile::encodeName(path("hard")).constData()),
            0);
        const QByteArray before = read(path(victim));
        const Outcome outcome = shell("cd " + m_scratch->path() + " && \"$0\" \"$@\" < own.xml", arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.messages.contains(reason), qPrintable(outcome.messages));
        QCOMPARE(read(path(victim)), before);
        QCOMPARE(kindOf(path("link")), mode_t{S_IFLNK});
        QVERIFY(!QDir(path("made")).exists());
        QVERIFY(outcome.out.isEmpty());
        QVERIFY(hasNoLitter());
    }

    void allows_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("made");
        QTest::newRow("R1.5 a file beside the sources that is no content")
            << QStringList{"run", "P", "--dump", "P/dump.jsonl"} << "P/dump.jsonl";
        QTest::newRow("R1.5 a hidden file is no content")
            << QStringList{"run", "P", "--dump", "P/.d.xml"} << "P/.d.xml";
        QTest::newRow("R1.5 what is built is no content")
            << QStringList{"run", "P", "--dump", "P/build/d.xml"} << "P/build/d.xml";
        QTest::newRow("R1.5 a folder whose name only begins like the project's")
            << QStringList{"run", "P", "--dump", "Pool/d.xml"} << "Pool/d.xml";
        QTest::newRow("R1.5 translators' files stand beside the sources")
            << QStringList{"strings", "export", "P", "P/de.po", "--language", "de"} << "P/de.po";
    }
    void allows() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, made);
        QDir().mkpath(path("P/build"));
        QDir().mkpath(path("Pool"));
        const Outcome outcome = shell("cd " + m_scratch->path() + " && \"$0\" \"$@\"", arguments);
        QVERIFY2(outcome.status == 0, qPrintable(outcome.messages));
        QVERIFY(read(path(made)).size() > 20);
    }

    void standardOutput_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("redirection");
        const std::vector<std::pair<const char*, QStringList>> commands{
            {"--version", {"--version"}},
            {"--help", {"--help"}},
            {"run --help", {"run", "--help"}},
            {"check", {"check", "BROKEN"}},
            {"check --format json", {"check", "PROJECT", "--format", "json"}},
            {"run", {"run", "PROJECT"}},
            {"run --dump -", {"run", "PROJECT", "--dump", "-"}},
            {"run --trace /dev/stdout", {"run", "PROJECT", "--trace", "/dev/stdout"}},
            {"explain", {"explain", "PROJECT", "--object", "Sol III", "--value", "MaxIndustry"}},
            {"why-not", {"why-not", "PROJECT", "--group", "BLD_MILL/local", "--source", "Sol III"}},
            {"funnel", {"funnel", "PROJECT", "--group", "BLD_MILL/local", "--source", "Sol III"}},
            {"enabled-by", {"enabled-by", "PROJECT", "--set", "Sol III.size=huge"}},
            {"eval", {"eval", "1 + 1"}},
            {"list", {"list", "PROJECT"}},
            {"list groups", {"list", "PROJECT", "groups"}},
            {"list scenarios", {"list", "PROJECT", "scenarios"}},
            {"reference", {"reference"}},
            {"strings list", {"strings", "list", "PROJECT"}},
            {"import --report -", {"import", "freeorion-classic", classic, "--out", "MADE", "--report", "-"}},
        };
        for (const auto& [name, arguments] : commands) {
            QTest::addRow("R1.5 %s: a full device on standard output", name) << arguments << ">/dev/full";
            QTest::addRow("R1.5 %s: standard output is closed", name) << arguments << ">&-";
        }
    }
    void standardOutput() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, redirection);
        write(path("P/content.xml"), QByteArray(content).replace(R"(type="building"/>)", R"(type="building">
            <group id="local"><activation><planet-size size="huge"/></activation><scope><include>
            <planet-size size="huge"/></include></scope><effects><modify-max-meter meter="Industry" amount="1"/>
            </effects></group></class><class id="BLD_UNUSED" type="building"/>)"));
        write(path("broken/a.xml"), R"(<orrery format="1"><class id="A" type="nothing"/></orrery>)");
        const bool isClosed = redirection == ">&-";
        if (isClosed && arguments.contains("/dev/stdout")) {
            redirection = ">/dev/full"; // /dev/stdout does not exist then
        }
        const Outcome outcome = shell("\"$0\" \"$@\" " + redirection, inPlace(arguments, {}));
        QVERIFY2(outcome.status == 2, qPrintable(QString::number(outcome.status) + outcome.messages));
        QVERIFY2(outcome.messages.contains(isClosed && redirection == ">&-" ? "Bad file descriptor"
                                                                            : "No space left on device"),
                 qPrintable(outcome.messages));
    }

    NAMED_TEST(closed, "R1.5 a closed standard output does not become the file that is opened next") {
        const Outcome outcome = shell("\"$0\" run \"$1\" --turns 2 --trace \"$2\" >&-", {path("P"), path("trace")});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.messages.contains("standard output"), qPrintable(outcome.messages));
        QVERIFY(!read(path("trace")).contains("turn 0 "));
        QCOMPARE(shell("\"$0\" check \"$1\" --write-baseline 0<&- 2>&-", {path("P")}).status, 0);
        QVERIFY(!read(path("P/orrery-baseline.xml")).contains("orrery-cli:"));
    }

    NAMED_TEST(sameFile, "R1.5 an output that is standard output's own file counts as it") {
        const Outcome outcome = shell("\"$0\" run \"$1\" --dump \"$2\" > \"$2\"", {path("P"), path("out")});
        QCOMPARE(outcome.status, 0);
        const Outcome plain = run({"run", path("P"), "--dump", "-"});
        QCOMPARE(read(path("out")), plain.out.toUtf8());
        QCOMPARE(shell("\"$0\" run \"$1\" --dump \"$2\" 2> \"$2\"", {path("P"), path("err")}).status, 2);
        QVERIFY(read(path("err")).contains("standard error is written there"));
        QCOMPARE(
            shell("\"$0\" run \"$1\" --dump /dev/stdout --trace - | cat; exit ${PIPESTATUS[0]}", {path("P")}).status,
            2);
    }

    NAMED_TEST(fileSize, "R1.5 a limit of the file's size is an error, and leaves nothing") {
        const Outcome outcome =
            shell("ulimit -f 16; \"$0\" run \"$1\" --turns 5000 --trace \"$2\"", {path("P"), path("trace")});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.messages.contains("File too large"), qPrintable(outcome.messages));
        QVERIFY(!QFile::exists(path("trace")));
        QVERIFY(hasNoLitter());
    }

    void endedBy_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("times");
        const std::vector<std::pair<const char*, int>> all{
            {"SIGINT", SIGINT},       {"SIGTERM", SIGTERM}, {"SIGHUP", SIGHUP},   {"SIGQUIT", SIGQUIT},
            {"SIGUSR1", SIGUSR1},     {"SIGUSR2", SIGUSR2}, {"SIGALRM", SIGALRM}, {"SIGXCPU", SIGXCPU},
            {"SIGVTALRM", SIGVTALRM}, {"SIGSEGV", SIGSEGV}, {"SIGABRT", SIGABRT}};
        for (const auto& [name, number] : all) {
            QTest::addRow("R1.5 %s ends it, and the temporary file goes", name) << number << 1;
        }
        QTest::newRow("R1.5 a second signal ends it at once, and the temporary file goes") << SIGINT << 2;
    }
    void endedBy() {
        QFETCH(int, number);
        QFETCH(int, times);
        write(path("trace"), "old");
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        // If a sanitizer handles SIGSEGV, the program cannot.
        environment.insert("ASAN_OPTIONS", environment.value("ASAN_OPTIONS") + ":handle_segv=0");
        process.setProcessEnvironment(environment);
        process.start("bash", {"-c", "ulimit -c 0; exec \"$0\" run \"$1\" --turns 1000000 --trace \"$2\"", program,
                               path("P"), path("trace")});
        QVERIFY(process.waitForReadyRead(patience)); // the run is in progress
        QVERIFY(!hasNoLitter());
        const auto pid = static_cast<pid_t>(process.processId());
        if (times == 1) {
            ::kill(pid, number);
        } else { // both arrive before it can end by itself
            for (const int one : {SIGSTOP, number, SIGTERM, SIGCONT}) {
                ::kill(pid, one);
            }
        }
        QVERIFY(process.waitForFinished(patience));
        QVERIFY(times == 1 || process.exitStatus() == QProcess::CrashExit);
        const bool isGraceful = times == 1 && (number == SIGINT || number == SIGTERM || number == SIGHUP);
        if (isGraceful) {
            QCOMPARE(process.exitStatus(), QProcess::NormalExit);
            QCOMPARE(process.exitCode(), 128 + number);
        }
        QVERIFY(hasNoLitter());
        QCOMPARE(read(path("trace")), QByteArray("old"));
    }

    void fifo_data() {
        QTest::addColumn<bool>("isFull");
        QTest::newRow("R1.5 a FIFO waits for its reader, and Ctrl-C ends it with 130") << false;
        QTest::newRow("R1.5 a FIFO that nobody empties waits, and Ctrl-C ends it with 130") << true;
    }
    void fifo() {
        QFETCH(bool, isFull);
        const QByteArray name = QFile::encodeName(path("pipe"));
        QCOMPARE(::mkfifo(name.constData(), 0600), 0);
        const int reader = isFull ? ::open(name.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1;
        QProcess process;
        process.start(program, {"run", path("P"), "--turns", "100000", "--trace", path("pipe")});
        QVERIFY(process.waitForStarted(patience));
        if (isFull) {
            // The pipe is full when its fill level no longer grows: parts of pages stay empty.
            int waiting = 0;
            int before = -1;
            QElapsedTimer timer;
            timer.start();
            while ((waiting < 8192 || waiting != before) && timer.elapsed() < patience) {
                before = waiting;
                QTest::qWait(500);
                ::ioctl(reader, FIONREAD, &waiting);
            }
            QVERIFY(waiting >= 8192);
        }
        QVERIFY(!process.waitForFinished(1000)); // it is waiting
        QCOMPARE(process.readAllStandardOutput().isEmpty(), !isFull);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QCOMPARE(kindOf(path("pipe")), mode_t{S_IFIFO});
        if (reader >= 0) {
            ::close(reader);
        }
    }

    NAMED_TEST(readerLeaves, "R1.5 a reader of a FIFO that goes away ends it with 141") {
        const QByteArray name = QFile::encodeName(path("pipe"));
        QCOMPARE(::mkfifo(name.constData(), 0600), 0);
        const Outcome outcome =
            shell("head -c 10 \"$2\" >/dev/null & \"$0\" run \"$1\" --turns 2000 --dump \"$2\" >/dev/null",
                  {path("P"), path("pipe")});
        QCOMPARE(outcome.status, 141);
        QCOMPARE(kindOf(path("pipe")), mode_t{S_IFIFO});
    }

private:
    QString path(const QString& name) const { return m_scratch->filePath(name); }
    QStringList inPlace(QStringList arguments, const QString& out) const {
        for (QString& argument : arguments) {
            argument = argument == "PROJECT"  ? path("P")
                       : argument == "BROKEN" ? path("broken")
                       : argument == "MADE"   ? path("made")
                       : argument == "OUT"    ? out
                                              : argument;
        }
        return arguments;
    }
    /// Returns whether there are no leftover files: temporary files are hidden.
    bool hasNoLitter() const {
        return QDir(m_scratch->path()).entryList({".*", "*.??????"}, QDir::Files | QDir::Hidden).isEmpty() &&
               QDir(path("P")).entryList({".*"}, QDir::Files | QDir::Hidden).isEmpty();
    }

    std::unique_ptr<QTemporaryDir> m_scratch;
};

QTEST_GUILESS_MAIN(OutputsTest)
#include "outputs_test.moc"
