// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace orrery::widgets {

class BreakList;

/// The list of breakpoints with a line to add one (I4.7). F2 edits a breakpoint, Space switches it on or off, Delete
/// removes it, and Ctrl+Z brings it back.
class BreakpointsView : public QWidget {
    Q_OBJECT

public:
    explicit BreakpointsView(BreakList& list, QWidget* parent = nullptr);

    QTreeView& tree() { return *m_tree; }
    QLineEdit& line() { return *m_line; }
    /// Shows whether the run can be searched.
    void setReady(bool canSearch);
    /// Selects a breakpoint.
    void select(int row);
    /// Gives the focus to the line that adds a breakpoint.
    void focusLine();

signals:
    /// Emitted for the buttons that search the next or the previous hit.
    void searchWanted(bool isForward);
    /// Emitted after the user removes a breakpoint in the list.
    void removed(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addLine();
    void showEmpty();
    void applyIcons();

    BreakList& m_list;
    QLineEdit* m_line;
    QToolButton* m_back;
    QToolButton* m_forward;
    QTreeView* m_tree;
    QLabel* m_empty;
};

} // namespace orrery::widgets
