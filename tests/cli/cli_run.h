// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

// Runs the program like a user.
namespace orrery::tests {

inline constexpr int patience = 120'000; // milliseconds; no test normally needs it

struct Outcome {
    int status = -1;
    QString out;
    QString messages;
};

/// Runs the program and returns the result; its status is -1 if the program did not end.
inline Outcome run(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    process.start(ORRERY_CLI, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(patience)) {
        return {};
    }
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace orrery::tests
