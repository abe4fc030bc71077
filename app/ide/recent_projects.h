// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace orrery::ide {

/// A project that was open before, as the settings keep it (I1.1).
struct RecentProject {
    QString folder;        ///< absolute
    bool isPinned = false; ///< stays in the list, before the others
    bool isThere = true;   ///< false: there is no such folder now
    friend bool operator==(const RecentProject&, const RecentProject&) = default;
};

/// Pinned ones first, in the order in which they were pinned, then the newest first.
std::vector<RecentProject> recentProjects();
/// A project was opened: it comes first among those that are not pinned. Of these only the newest are kept.
void rememberProject(const QString& folder);
void forgetProject(const QString& folder);
void pinProject(const QString& folder, bool isPinned);

} // namespace orrery::ide
