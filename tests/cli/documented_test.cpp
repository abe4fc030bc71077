// SPDX-License-Identifier: GPL-3.0-or-later
// Every command on a page and in ./dev works as shown.
#include "tests/cli/cli_run.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace orrery::tests;

namespace {

const QString sources = ORRERY_SOURCE_DIR;

QStringList linesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split('\n') : QStringList();
}

/// A command as a shell reads it, without the program name.
struct Shown {
    QString place; ///< "README.md:23"
    QString command;
};

/// Returns the lines of code on all pages that call the program, and the commands that ./dev shows.
QList<Shown> shownCommands() {
    QList<Shown> all;
    QStringList pages{"README.md", "CONTRIBUTING.md"};
    for (const char* const folder : {"docs", "resources/help"}) {
        QDirIterator it(sources + "/" + folder, {"*.md"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            pages << QDir(sources).relativeFilePath(it.next());
        }
    }
    pages.sort();
    static const QRegularExpression call("^    (?:\\$ )?orrery-cli (.*)$");
    for (const QString& page : pages) {
        const QStringList lines = linesOf(sources + "/" + page);
        for (int i = 0; i < lines.size(); ++i) {
            if (const auto match = call.match(lines[i]); match.hasMatch()) {
                all.append({QString("%1:%2").arg(page).arg(i + 1), match.captured(1)});
            }
        }
    }
    static const QRegularExpression show("^    show (.*)$");
    const QStringList lines = linesOf(sources + "/dev");
    for (int i = 0; i < lines.size(); ++i) {
        if (const auto match = show.match(lines[i]); match.hasMatch()) {
            all.append({QString("dev:%1").arg(i + 1), match.captured(1)});
        }
    }
    return all;
}

} // namespace

class DocumentedTest : public QObject {
    Q_OBJECT

private slots:
    void helpWorks_data() {
        QTest::addColumn<QString>("command");
        // The examples of the other commands need another game, or a failure that the demo does not have.
        for (const char* const command :
             {"check",  "run",  "replay", "explain",  "why-not", "funnel",    "enabled-by", "eval",
              "ask",    "plot", "causes", "coverage", "profile", "bisect",    "diff",       "test",
              "mutate", "rank", "solve",  "sweep",    "list",    "reference", "strings"}) {
            QTest::addRow("C7 the examples of %s that use the demo work", command) << QString(command);
        }
    }
    void helpWorks() {
        QFETCH(QString, command);
        QProcess program;
        program.start(ORRERY_CLI, {command, "--help"});
        QVERIFY(program.waitForFinished(patience));
        int count = 0;
        const QTemporaryDir folder;
        QVERIFY(QFile::link(sources + "/resources", folder.filePath("resources")));
        QVERIFY(QDir(folder.path()).mkdir("build"));
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", QFileInfo(ORRERY_CLI).path() + ":" + environment.value("PATH"));
        for (const QString& line : QString::fromUtf8(program.readAllStandardOutput()).split('\n')) {
            if (!line.startsWith("  orrery-cli ") || !line.contains("resources/demo")) {
                continue;
            }
            ++count;
            QProcess shell;
            shell.setProcessEnvironment(environment);
            shell.setWorkingDirectory(folder.path());
            shell.start("bash", {"-c", line});
            shell.closeWriteChannel();
            QVERIFY(shell.waitForFinished(patience));
            const QByteArray messages = shell.readAllStandardError();
            const bool findsSomething = command == "diff" || command == "mutate";
            QVERIFY2(shell.exitCode() == 0 || (findsSomething && shell.exitCode() == 1),
                     qPrintable(line + "\n" + messages));
            QVERIFY2(!messages.contains("error:") && !messages.contains("orrery-cli:"),
                     qPrintable(line + "\n" + messages));
            QVERIFY2(!shell.readAllStandardOutput().isEmpty() || line.contains(" --out") || line.contains(" --svg") ||
                         line.contains(" --html") || command == "check",
                     qPrintable(line));
        }
        QVERIFY(count > 0);
    }

    void works_data() {
        QTest::addColumn<QString>("command");
        const QList<Shown> all = shownCommands();
        QVERIFY(all.size() >= 20);
        for (const char* const page : {"README.md", "docs/command-line.md", "dev"}) {
            QVERIFY2(std::any_of(all.begin(), all.end(), [&](const Shown& one) { return one.place.startsWith(page); }),
                     page);
        }
        for (const Shown& one : all) {
            QTest::addRow("C7 %s works as it is shown", qPrintable(one.place)) << one.command;
        }
    }
    void works() {
        QFETCH(QString, command);
        // Object ids change with the content: pages must use names.
        QVERIFY2(!command.contains("'#"), qPrintable(command));
        const QTemporaryDir folder;
        QVERIFY(QFile::link(sources + "/resources", folder.filePath("resources")));
        QVERIFY(QDir(folder.path()).mkdir("build"));
        command.replace("FOLDER", sources + "/tests/data/import/small");
        command.replace("DEFAULT", sources + "/tests/data/focs/small");
        command.replace("SAVE", sources + "/tests/data/freeorion-save/small.xml.xz");
        QProcess shell;
        shell.setWorkingDirectory(folder.path());
        shell.start("bash", {"-c", "\"$0\" " + command, ORRERY_CLI});
        shell.closeWriteChannel();
        QVERIFY(shell.waitForFinished(patience));
        const QByteArray messages = shell.readAllStandardError();
        QVERIFY2(shell.exitCode() == 0, messages.constData());
        QVERIFY2(!messages.contains("error:") && !messages.contains("orrery-cli:"), messages.constData());
    }
};

QTEST_GUILESS_MAIN(DocumentedTest)
#include "documented_test.moc"
