// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFileInfo>

/// Returns the folder for projects of fault tests: TMPDIR if it is set, else a file system in memory if there is one.
/// Thousands of syncs to a disk take minutes, and prove no more about a kill; the nightly lane does both.
inline QString sceneFolder() {
    const QFileInfo memory(QStringLiteral("/dev/shm"));
    return !qEnvironmentVariableIsSet("TMPDIR") && memory.isWritable() ? memory.filePath() : QDir::tempPath();
}
