// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/recent_projects.h"

#include <QWidget>

class QAction;
class QLabel;
class QVBoxLayout;

namespace orrery::ide {

/// The page of the window while no project is open.
class StartPage : public QWidget {
    Q_OBJECT

public:
    /// @param actions the commands that open a project; each gets a button.
    explicit StartPage(const QList<QAction*>& actions, QWidget* parent = nullptr);

    /// Shows why a project was not opened; empty: hides the reason.
    void setReason(const QString& text);
    /// Shows recently opened projects, in the given order. The first of them then has the focus of the page.
    void setRecent(const std::vector<RecentProject>& projects);

protected:
    void showEvent(QShowEvent* event) override;

signals:
    void projectWanted(const QString& folder);
    void forgetWanted(const QString& folder);
    void pinWanted(const QString& folder, bool isPinned);

private:
    void addRecent(const RecentProject& project);

    QLabel* m_reason;
    QVBoxLayout* m_recent;
    QWidget* m_list = nullptr;
    QWidget* m_firstButton = nullptr; ///< button of the first action
};

} // namespace orrery::ide
