// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <QObject>
#include <QString>

namespace orrery::widgets {
class Analyzer;
class DocumentStore;
} // namespace orrery::widgets

namespace orrery::ide {

class Actions;
class EditorTabs;

/// The commands that edit texts: undo and redo, searching in the view in front, and fixes of problems.
class EditCommands : public QObject {
    Q_OBJECT

public:
    EditCommands(Actions& actions, widgets::DocumentStore& store, const widgets::Analyzer& analyzer, EditorTabs& tabs,
                 QObject* parent = nullptr);

    /// Enables the commands that the user can use now, and disables the others.
    void refresh();
    /// Applies a fix. Returns false, and emits said() with the reason, if the analysis is out of date or a file is
    /// read-only.
    bool applyFix(const engine::Fix& fix);

signals:
    /// Emitted with a sentence for the status bar.
    void said(const QString& sentence);

private:
    Actions& m_actions;
    widgets::DocumentStore& m_store;
    const widgets::Analyzer& m_analyzer;
    EditorTabs& m_tabs;
};

} // namespace orrery::ide
