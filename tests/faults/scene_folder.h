// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFileInfo>

/// Where tests of faults make their projects: in TMPDIR where that is set, else in memory if there is a file system in
/// it. Syncing to a disk thousands of times takes minutes, and proves no more of a kill; the nightly lane does both.
inline QString sceneFolder() {
    const QFileInfo memory(QStringLiteral("/dev/shm"));
    return !qEnvironmentVariableIsSet("TMPDIR") && memory.isWritable() ? memory.filePath() : QDir::tempPath();
}
