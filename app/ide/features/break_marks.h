// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <QObject>
#include <QString>

namespace orrery::widgets {
class BreakList;
class DocumentEditor;
class SourceEditor;
} // namespace orrery::widgets

namespace orrery::ide {

class MainWindow;

/// The marks of breakpoints in the margin of the source and before the lines of the form (I4.7). A click there sets or
/// removes a breakpoint on the effect or group of the line.
class BreakMarks : public QObject {
    Q_OBJECT

public:
    BreakMarks(MainWindow& window, widgets::BreakList& list, QObject* parent);

    /// Sets or removes a breakpoint on the effect or group at the caret. If the form has the focus, its marked line
    /// counts instead.
    void toggleHere();

signals:
    /// Emitted when the user wants to set or remove a breakpoint.
    void toggleWanted(const QString& text);

private:
    void watch(widgets::SourceEditor* editor);
    void showAll();
    void show(widgets::DocumentEditor& editor);
    void showInForm();
    void toggleLine(widgets::DocumentEditor& editor, int offset);
    void toggle(engine::Location where);

    MainWindow& m_window;
    widgets::BreakList& m_list;
};

} // namespace orrery::ide
