// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults_run.h"

#include "scene_folder.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <csignal>

namespace {

constexpr int patienceMs = 30'000;

/// File and descriptor calls that threads need to live and wait; the tests exclude them.
const QStringList otherCalls = {QStringLiteral("mmap"),  QStringLiteral("epoll_wait"), QStringLiteral("poll"),
                                QStringLiteral("ppoll"), QStringLiteral("select"),     QStringLiteral("pselect6")};

void write(const QString& path, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("cannot write '%s'", qPrintable(path));
    }
}

} // namespace

Scene::Scene() : m_folder(std::make_unique<QTemporaryDir>(sceneFolder() + QStringLiteral("/orrery-faults-XXXXXX"))) {
    for (const char* const path : {"a.xml", "sub/b.xml"}) {
        write(project() + QLatin1Char('/') + QString::fromLatin1(path), original(QString::fromLatin1(path)));
    }
}

QByteArray Scene::original(const QString& path) {
    return path == QLatin1String("a.xml") ? "<orrery>" + QByteArray(20'000, 'a') + "</orrery>\n"
                                          : QByteArray("<orrery/>\n");
}

QByteArray Scene::bytes(const QString& path) const {
    QFile file(project() + QLatin1Char('/') + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

QStringList Scene::entries() const {
    QStringList found;
    QDirIterator entries(project(), QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        found << QDir(project()).relativeFilePath(entries.next());
    }
    found.sort();
    return found;
}

Driver::~Driver() {
    stop();
}

void Driver::stop() {
    m_driver.closeWriteChannel();
    if (!m_driver.waitForFinished(patienceMs)) {
        m_driver.kill();
        m_driver.waitForFinished();
    }
}

bool Driver::start() {
    m_log = m_folder.filePath(QStringLiteral("trace"));
    m_driver.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_driver.start(QStringLiteral(FAULTS_DRIVER), {});
    return m_driver.waitForStarted();
}

QString Driver::readLine() {
    QElapsedTimer clock;
    clock.start();
    while (!m_driver.canReadLine() && clock.elapsed() < patienceMs && m_driver.state() == QProcess::Running) {
        m_driver.waitForReadyRead(100);
    }
    return m_driver.canReadLine() ? QString::fromUtf8(m_driver.readLine()).trimmed() : QString();
}

Run Driver::runWith(const QString& operation, const Scene& scene, const QStringList& traceArguments, int shortWrites) {
    m_driver.write(
        QStringLiteral("%1 %2 %3 %4\n").arg(operation, scene.project(), scene.data()).arg(shortWrites).toUtf8());
    Run run;
    const QString first = readLine();
    const int pid = first.mid(4).toInt();
    if (!first.startsWith(QLatin1String("pid ")) || pid <= 0) {
        run.isHung = true;
        return run;
    }
    QProcess strace;
    if (!traceArguments.isEmpty()) {
        strace.start(QStringLiteral("strace"), QStringList{QStringLiteral("-f"), QStringLiteral("-o"), m_log,
                                                           QStringLiteral("-p"), QString::number(pid)} +
                                                   traceArguments);
        strace.setReadChannel(QProcess::StandardError);
        QByteArray said;
        while (!said.contains("attached") && strace.waitForReadyRead(patienceMs)) {
            said += strace.readAll();
        }
    }
    ::kill(pid, SIGUSR1);
    for (;;) {
        const QString line = readLine();
        if (line.isEmpty()) {
            run.isHung = true;
            ::kill(pid, SIGKILL);
            stop();
            start();
            break;
        }
        if (line.startsWith(QLatin1String("ended "))) {
            run.status = line.mid(6).toInt();
            break;
        }
        run.lines << line;
    }
    if (!traceArguments.isEmpty()) {
        strace.waitForFinished(patienceMs);
    }
    return run;
}

bool Driver::canTrace() {
    const Scene scene;
    QFile::remove(m_log);
    const Run run =
        runWith(QStringLiteral("save"), scene, {QStringLiteral("-e"), QStringLiteral("trace=rename,renameat2")}, 0);
    return run.status == 0 && QFileInfo(m_log).size() > 0;
}

QMap<QString, int> Driver::callsOf(const QString& operation, const Scene& scene, bool filesOnly) {
    QFile::remove(m_log);
    runWith(operation, scene,
            {QStringLiteral("-e"),
             QStringLiteral("trace=") + (filesOnly ? QStringLiteral("%file,%desc") : QStringLiteral("all"))},
            0);
    static const QRegularExpression call(QStringLiteral("^(\\d+) +(\\w+)\\("));
    QMap<QString, QMap<QString, int>> byThread;
    QFile log(m_log);
    if (log.open(QIODevice::ReadOnly)) {
        for (QByteArray line = log.readLine(); !line.isEmpty(); line = log.readLine()) {
            const auto match = call.match(QString::fromUtf8(line));
            if (match.hasMatch() && !(filesOnly && otherCalls.contains(match.captured(2)))) {
                ++byThread[match.captured(1)][match.captured(2)];
            }
        }
    }
    QMap<QString, int> most;
    for (const QMap<QString, int>& calls : byThread) {
        for (auto one = calls.begin(); one != calls.end(); ++one) {
            most[one.key()] = std::max(most.value(one.key()), one.value());
        }
    }
    return most;
}

Run Driver::run(const QString& operation, const Scene& scene, const std::optional<Fault>& fault) {
    if (!fault) {
        return runWith(operation, scene, {}, 0);
    }
    // Qt wakes its event loop by writing, and repeats that write while it is interrupted. So here only writes to files
    // are interrupted.
    const bool isEndless =
        fault->isForever && fault->call == QLatin1String("write") && fault->error == QLatin1String("EINTR");
    if (isEndless || fault->error == QLatin1String("short")) {
        Run run = runWith(operation, scene, {}, isEndless ? -2 : fault->isForever ? -1 : fault->when);
        run.isHit = true;
        return run;
    }
    QFile::remove(m_log);
    const bool isKill = fault->error == QLatin1String("KILL");
    const QString what = isKill ? QStringLiteral("signal=KILL") : QStringLiteral("error=") + fault->error;
    const QString when = QString::number(fault->when) + (fault->isForever ? QStringLiteral("+") : QString());
    Run run = runWith(operation, scene,
                      {QStringLiteral("-e"), QStringLiteral("trace=") + fault->call, QStringLiteral("-e"),
                       QStringLiteral("inject=%1:%2:when=%3").arg(fault->call, what, when)},
                      0);
    QFile log(m_log);
    run.isHit = isKill ? run.status == -SIGKILL : log.open(QIODevice::ReadOnly) && log.readAll().contains("(INJECTED)");
    return run;
}
