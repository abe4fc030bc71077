// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

class QLabel;

namespace orrery::ide {

/// A bar that offers the report of a run during which the program ended unexpectedly (R5.1). Takes one line across the
/// window. Visible exactly while there is a report: a restored layout of tool bars neither shows nor hides it.
class CrashBar : public QToolBar {
    Q_OBJECT

public:
    explicit CrashBar(QWidget* parent = nullptr);

    /// Shows a sentence about the report. An empty one hides the bar.
    void offer(const QString& text);
    void setVisible(bool isVisible) override;

signals:
    void openWanted();
    void saveWanted();
    void discardWanted();

private:
    QLabel* m_text = nullptr;
};

} // namespace orrery::ide
