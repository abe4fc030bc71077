// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

/// Runs git without the configuration of the machine and the user, and returns its output.
inline QByteArray git(const QString& folder, const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : environment.keys()) {
        if (name.startsWith("GIT_")) {
            environment.remove(name);
        }
    }
    environment.insert("GIT_CONFIG_NOSYSTEM", "1");
    environment.insert("GIT_CONFIG_GLOBAL", "/dev/null");
    for (const char* const who : {"AUTHOR", "COMMITTER"}) {
        environment.insert(QString("GIT_%1_NAME").arg(who), "Ada");
        environment.insert(QString("GIT_%1_EMAIL").arg(who), "ada@example.org");
        environment.insert(QString("GIT_%1_DATE").arg(who), "2026-01-01T00:00:00Z");
    }
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start("git", arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000) || process.exitCode() != 0) {
        qWarning("git %s: %s", qPrintable(arguments.join(' ')), process.readAllStandardError().constData());
        return "failed";
    }
    return process.readAllStandardOutput().trimmed();
}
