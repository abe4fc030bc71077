// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/recent_projects.h"

#include <QWidget>

class QAction;
class QVBoxLayout;

namespace orrery::ide {

/// What stands in the window while no project is open: the ways to one.
class StartPage : public QWidget {
    Q_OBJECT

public:
    /// @param actions commands that open a project; each becomes a button.
    explicit StartPage(const QList<QAction*>& actions, QWidget* parent = nullptr);

    /// The projects opened before, in the order in which they are to stand.
    void setRecent(const std::vector<RecentProject>& projects);

signals:
    void projectWanted(const QString& folder);
    void forgetWanted(const QString& folder);
    void pinWanted(const QString& folder, bool isPinned);

private:
    void addRecent(const RecentProject& project);

    QVBoxLayout* m_recent;
    QWidget* m_list = nullptr;
};

} // namespace orrery::ide
