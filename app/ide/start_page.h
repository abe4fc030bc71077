// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
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

    /// The projects opened last, newest first.
    void setRecent(const QStringList& folders);

signals:
    void projectWanted(const QString& folder);

private:
    QVBoxLayout* m_recent;
};

} // namespace orrery::ide
