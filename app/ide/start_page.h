// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/recent_projects.h"

#include <QWidget>

class QAction;
class QVBoxLayout;

namespace orrery::ide {

/// The page that the window shows while no project is open.
class StartPage : public QWidget {
    Q_OBJECT

public:
    /// @param actions commands that open a project; each becomes a button.
    explicit StartPage(const QList<QAction*>& actions, QWidget* parent = nullptr);

    /// Shows the projects opened before, in the given order.
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
