// SPDX-License-Identifier: GPL-3.0-or-later
// P3: waiting times while editing. Each measurement runs in its own process, since memory is measured too.
#include "app/ide/application.h"
#include "app/ide/main_window.h"
#include "tests/bench/timing.h"
#include "tests/support/large_project.h"
#include "widgets/document/document_editor.h"

#include <QApplication>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>

using namespace orrery;
using namespace orrery::bench;

namespace {

/// Returns a value from /proc/self/status, in MB.
double memory(const QByteArray& what) {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) {
        return 0;
    }
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith(what)) {
            return line.mid(what.size()).simplified().split(' ').value(0).toDouble() / 1024;
        }
    }
    return 0;
}

void recordStall(const std::string& name, const ide::Watchdog& watchdog) {
    const ide::Stall longest = watchdog.longest();
    std::printf("%s: %s\n", name.c_str(), qPrintable(longest.what));
    record({"P3.5", name, longest.milliseconds, "ms", {}, ide::Watchdog::limit});
}

/// Types into the middle of a file and waits for the problems after each key, like a slow typist.
void typeInto(ide::MainWindow& window, const QString& path, const std::string& name, double asked,
              ide::Watchdog& watchdog) {
    auto* const editor = window.editorOf(path);
    const QByteArray bytes = window.store().find(path)->bytes();
    const auto places = std::array{bytes.indexOf("turn > ", bytes.size() / 2),
                                   bytes.indexOf("amount=\"", bytes.size() / 3), bytes.indexOf("amount=\"")};
    std::vector<double> times;
    window.waitUntilIdle();
    watchdog.reset();
    for (const auto place : places) {
        if (place < 0) {
            continue;
        }
        const int at = static_cast<int>(place) + 8;
        editor->goTo(at, at);
        for (const char key : std::string_view("1 + 2 + Tar")) {
            bool isDone = false;
            const auto connection = QObject::connect(&window.analyzer(), &widgets::Analyzer::behindChanged, &window,
                                                     [&](bool behind) { isDone = !behind; });
            const Stopwatch watch;
            QTest::keyClick(editor, key);
            while (!isDone) {
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            }
            times.push_back(watch.milliseconds());
            QObject::disconnect(connection);
            QTest::qWait(60); // compiling continues in the background
        }
    }
    record({"P3.2", name + "key to findings, p95", share(times, 0.95), "ms", {}, asked});
    recordStall(name + "longest stall while typing", watchdog);
}

void open(const fixture::ProjectShape& shape, const std::string& name, double keyAsked) {
    const engine::FolderContents project = fixture::makeProject(shape);
    std::size_t size = 0;
    for (const auto& [path, text] : project.files) {
        size += text->bytes().size();
    }
    QTemporaryDir folder;
    fixture::writeProject(project, folder.path().toStdString());
    std::printf("%s%zu files, %.1f MB\n", name.c_str(), project.files.size(), static_cast<double>(size) / 1e6);
    ide::Watchdog& watchdog = static_cast<ide::Application*>(qApp)->watch();
    ide::MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
    window.show();
    QCoreApplication::processEvents();
    const double before = memory("VmRSS:");
    watchdog.reset();
    const Stopwatch watch;
    window.openProject(folder.path());
    window.repaint();
    record({"P3.3", name + "first useful view", watch.milliseconds(), "ms", {}, 1000});
    while (window.analyzer().isBehind()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    record({"P3.3", name + "opened and checked", watch.milliseconds(), "ms", {}, 5000});
    window.waitUntilIdle();
    record({"P3.3", name + "compiled and run as well", watch.milliseconds(), "ms", {}, 10'000});
    // The limit is for a large project: in a small one, what every project has outweighs the text.
    record({"P3.3", name + "memory against the text", memory("VmRSS:") - before, "MB",
            static_cast<double>(size) / 1.048576e6, size > 40'000'000 ? std::optional(10.0) : std::nullopt});
    recordStall(name + "longest stall while opening", watchdog);
    const QString middle = QString::fromStdString(
        std::next(project.files.begin(), static_cast<std::ptrdiff_t>(project.files.size() / 2))->first);
    typeInto(window, middle == "orrery.xml" ? QStringLiteral("part0/content0.xml") : middle, name, keyAsked, watchdog);
}

int child(const QString& what) {
    if (what == "--small") {
        open({.classes = 10, .groupsPerClass = 2}, "10 classes: ", 50);
    } else if (what == "--groups") {
        open(fixture::tenThousandGroups(), "10,000 groups: ", 200);
    } else if (what == "--one-file") {
        open({.classes = 5000, .groupsPerClass = 2, .isOneFile = true}, "10,000 groups in one file: ", 200);
    } else if (what == "--fifty") {
        open(fixture::fiftyMegabytes(), "50 MB: ", 200);
    } else {
        return 2;
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    ide::Application app(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("orrery-bench"));
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 2) {
        return child(arguments[1]);
    }
    const QString self = QCoreApplication::applicationFilePath();
    for (const char* const what : {"--small", "--groups", "--one-file", "--fifty"}) {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedChannels);
        process.start(self, {QString::fromLatin1(what)});
        if (!process.waitForFinished(600'000) || process.exitStatus() != QProcess::NormalExit ||
            process.exitCode() != 0) {
            return 1;
        }
    }
    return 0;
}
