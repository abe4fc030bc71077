// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace orrery::widgets {

class SourceEditor;

/// Explains above a text that its long lines are shown in parts, and offers to lay them out.
class LongLinesBar : public QWidget {
    Q_OBJECT

public:
    explicit LongLinesBar(SourceEditor& editor);

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    SourceEditor& m_editor;
    QPushButton* m_layOut;
};

} // namespace orrery::widgets
