// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace orrery::ide {

/// A bar that offers the report of a run during which the program ended unexpectedly (R5.1). Hidden without a report.
class CrashBar : public QFrame {
    Q_OBJECT

public:
    explicit CrashBar(QWidget* parent = nullptr);

    /// Shows a sentence about the report. An empty one hides the bar.
    void offer(const QString& text);

signals:
    void openWanted();
    void saveWanted();
    void discardWanted();

private:
    QLabel* m_text;
};

} // namespace orrery::ide
