// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QProgressBar;
class QToolButton;

namespace orrery::widgets {

class RunPlots;

/// The progress of reading turns, with a button to cancel or continue. Shows itself only after a moment, because most
/// readings are short (I5.1).
class ReadingBar : public QWidget {
    Q_OBJECT

public:
    /// @param accessibleName name of the progress
    ReadingBar(RunPlots& plots, const QString& accessibleName, QWidget* parent = nullptr);

private:
    void refresh();
    void showProgress();

    RunPlots& m_plots;
    QProgressBar* m_progress;
    QToolButton* m_stop;
    QTimer m_busySoon;
    QTimer m_progressing;
};

} // namespace orrery::widgets
