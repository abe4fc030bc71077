// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace orrery::ide {

/// A recently opened project, from the settings (I1.1).
struct RecentProject {
    QString folder;        ///< absolute path
    bool isPinned = false; ///< true if the project stays in the list, before the others
    bool isThere = true;   ///< true if the folder exists now
    QString name{};        ///< name of the project; empty if its manifest gives none
    friend bool operator==(const RecentProject&, const RecentProject&) = default;
};

/// Returns the pinned projects in the order of pinning, then the others, newest first.
std::vector<RecentProject> recentProjects();
/// Puts a project first among those that are not pinned. Keeps only the newest of these. The list is on the disk
/// afterwards, so the next start offers the project even after a crash.
void rememberProject(const QString& folder);
void forgetProject(const QString& folder);
void pinProject(const QString& folder, bool isPinned);

} // namespace orrery::ide
