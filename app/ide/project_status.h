// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace orrery::ide {

/// The end of the status bar: the state of the check and of the run.
class ProjectStatus : public QWidget {
    Q_OBJECT

public:
    explicit ProjectStatus(QWidget* parent = nullptr);

    void showChecking();
    void showProblems(int errors, int warnings, int hints);
    /// @param isOlder whether the run uses older content, because the present content has errors
    void showRun(bool isOlder);
    /// Shows nothing, for a window without a project.
    void clear();

private:
    QLabel* m_run;
    QLabel* m_check;
};

} // namespace orrery::ide
