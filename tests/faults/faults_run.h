// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <optional>

/// A fault to inject into a run.
struct Fault {
    QString call;  ///< the system call; for short writes "write"
    QString error; ///< "EIO", "KILL" or "short"
    int when = 1;  ///< the call's n-th time, in each thread
    bool isForever = false;
};

/// The result of a run.
struct Run {
    QStringList lines; ///< the report of the driver
    int status = 0;    ///< its exit code; negative: the signal that ended it
    bool isHit = false;
    bool isHung = false;
    bool has(const QString& line) const { return lines.contains(line); }
};

/// A project of two files, and a data folder for its journal. original() returns the initial files.
class Scene {
public:
    Scene();
    /// Returns the folder with project and data.
    QString folder() const { return m_folder->path(); }
    QString project() const { return m_folder->filePath(QStringLiteral("project")); }
    QString data() const { return m_folder->filePath(QStringLiteral("data")); }
    QByteArray bytes(const QString& path) const;
    /// Returns all files in the project's folder, including hidden ones.
    QStringList entries() const;
    static QByteArray original(const QString& path);

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Runs operations with faults_driver, and makes their system calls fail with strace (1).
class Driver {
public:
    ~Driver();
    bool start();
    /// Returns whether this machine lets one process trace another.
    bool canTrace();
    /// Returns how often a thread makes each call in an operation without faults.
    QMap<QString, int> callsOf(const QString& operation, const Scene& scene, bool filesOnly);
    Run run(const QString& operation, const Scene& scene, const std::optional<Fault>& fault = std::nullopt);

private:
    Run runWith(const QString& operation, const Scene& scene, const QStringList& traceArguments, int shortWrites);
    QString readLine();
    void stop();

    QProcess m_driver;
    QString m_log; ///< output file of strace
    QTemporaryDir m_folder;
};
