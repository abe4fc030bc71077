// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace orrery::widgets {

class SourceEditor;

/// A bar above a text. It explains that the editor shows long lines in parts, and offers to add line breaks.
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
