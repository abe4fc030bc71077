// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <optional>

/// What goes wrong in a run.
struct Fault {
    QString call;  ///< the system call; for short writes "write"
    QString error; ///< "EIO", "KILL" or "short"
    int when = 1;  ///< the call's n-th time, in each thread
    bool isForever = false;
};

/// What became of a run.
struct Run {
    QStringList lines; ///< what the driver said
    int status = 0;    ///< its exit code; negative: the signal that ended it
    bool isHit = false;
    bool isHung = false;
    bool has(const QString& line) const { return lines.contains(line); }
};

/// A project of two files, and a data folder for its journal. The files are what they were when it was made.
class Scene {
public:
    Scene();
    /// Project and data stand there.
    QString folder() const { return m_folder->path(); }
    QString project() const { return m_folder->filePath(QStringLiteral("project")); }
    QString data() const { return m_folder->filePath(QStringLiteral("data")); }
    QByteArray bytes(const QString& path) const;
    /// Everything in the project's folder, hidden files too.
    QStringList entries() const;
    static QByteArray original(const QString& path);

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

/// faults_driver, which runs operations, and strace (1), which makes their system calls fail.
class Driver {
public:
    ~Driver();
    bool start();
    /// Whether this machine lets one process trace another.
    bool canTrace();
    /// How often a thread makes each call in an operation, where nothing fails.
    QMap<QString, int> callsOf(const QString& operation, const Scene& scene, bool filesOnly);
    Run run(const QString& operation, const Scene& scene, const std::optional<Fault>& fault = std::nullopt);

private:
    Run runWith(const QString& operation, const Scene& scene, const QStringList& traceArguments, int shortWrites);
    QString readLine();
    void stop();

    QProcess m_driver;
    QString m_log; ///< of strace
    QTemporaryDir m_folder;
};
