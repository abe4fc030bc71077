// SPDX-License-Identifier: GPL-3.0-or-later
// P3.4: time from the start of the program to its first painted window. In the same run it is compared with a window
// that has only Qt and QScintilla. Also the memory with the demo project.
#include "tests/bench/timing.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <chrono>
#include <cstdio>
#include <span>

using namespace orrery::bench;

namespace {

constexpr int rounds = 15;
constexpr unsigned long settledAfterMs = 6000;

struct Program {
    const char* name;
    QString path;
    QStringList arguments{};
    std::vector<double> times{}; ///< ms
};

QProcessEnvironment environment(const QString& home) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("QT_QPA_GENERIC_PLUGINS"), QStringLiteral("orrery_painted"));
    environment.insert(QStringLiteral("QT_PLUGIN_PATH"), QCoreApplication::applicationDirPath());
    for (const char* const name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"}) {
        environment.insert(QString::fromLatin1(name), home);
    }
    return environment;
}

/// Returns the milliseconds from before the start of the process to its painting; negative if it never paints.
double paint(const Program& program, QProcessEnvironment environment) {
    environment.insert(QStringLiteral("ORRERY_END_WHEN_PAINTED"), QStringLiteral("1"));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setStandardErrorFile(QProcess::nullDevice());
    const auto begin = std::chrono::steady_clock::now().time_since_epoch();
    process.start(program.path, program.arguments);
    if (!process.waitForFinished(60'000)) {
        return -1;
    }
    const QList<QByteArray> words = process.readAllStandardOutput().simplified().split(' ');
    const qsizetype at = words.indexOf("painted");
    const std::chrono::nanoseconds painted(at < 0 ? 0 : words.value(at + 1).toLongLong());
    return std::chrono::duration<double, std::milli>(painted - begin).count();
}

/// Returns the resident memory of a process, in MB.
double residentMemory(qint64 process) {
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (status.open(QIODevice::ReadOnly)) {
        for (const QByteArray& line : status.readAll().split('\n')) {
            if (line.startsWith("VmRSS:")) {
                return line.mid(6).simplified().split(' ').value(0).toDouble() / 1024;
            }
        }
    }
    return -1;
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const QTemporaryDir home;
    const QString demo = QStringLiteral(ORRERY_RESOURCE_DIR "/demo");
    Program programs[] = {{"a window of Qt and QScintilla", QStringLiteral(ORRERY_BARE)},
                          {"the start page", QStringLiteral(ORRERY_PROGRAM)},
                          {"the demo project", QStringLiteral(ORRERY_PROGRAM), {demo}}};
    for (int round = -1; round < rounds; ++round) {
        for (Program& program : programs) {
            const double time = paint(program, environment(home.path()));
            if (round >= 0) { // the first round reads files that no cache has
                program.times.push_back(time);
            }
        }
    }
    for (const Program& program : programs) {
        std::printf("start to painted window: %-40s median %6.1f ms, least %6.1f ms\n", program.name,
                    share(program.times, 0.5), share(program.times, 0));
    }
    const double bare = share(programs[0].times, 0.5);
    for (const Program& program : std::span(programs).subspan(1)) {
        const bool isPainted = share(program.times, 0) > 0;
        record({"P3.4", std::string("start to painted window, ") + program.name,
                isPainted ? share(program.times, 0.5) : -1, "ms", bare, 2});
    }
    QProcess process;
    process.setProcessEnvironment(environment(home.path()));
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(programs[2].path, programs[2].arguments);
    process.waitForStarted();
    QThread::msleep(settledAfterMs); // by then it has checked, compiled, run and linted
    record({"P3.4", "memory with the demo project", residentMemory(process.processId()), "MB", {}, 120});
    process.kill();
    process.waitForFinished();
    return 0;
}
