// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QToolButton;

namespace orrery::widgets {

class FormLineView;

/// The buttons at the right end of the line under the mouse, or of the selected line. They add an element, remove the
/// line, and open a menu of all other commands. All lines share one set of buttons. Every command has a key, so Tab
/// skips the buttons.
class FormHandles : public QWidget {
    Q_OBJECT

public:
    explicit FormHandles(QWidget* canvas);

    /// Shows the buttons on a line; null: on none.
    void attach(FormLineView* line);
    /// Moves the buttons to the present position of their line.
    void follow();
    FormLineView* line() const { return m_line; }

signals:
    void addWanted(orrery::widgets::FormLineView* line);
    void removeWanted(orrery::widgets::FormLineView* line);
    void menuWanted(orrery::widgets::FormLineView* line, const QPoint& at);

protected:
    void changeEvent(QEvent* event) override;

private:
    QToolButton* makeButton(const QString& help);
    void refreshIcons();

    QPointer<FormLineView> m_line;
    QToolButton* m_add;
    QToolButton* m_remove;
    QToolButton* m_menu;
};

} // namespace orrery::widgets
