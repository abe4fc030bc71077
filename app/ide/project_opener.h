// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace orrery::widgets {
class DocumentStore;
class Sandbox;
} // namespace orrery::widgets

namespace orrery::ide {

class EditorTabs;

/// Replaces the open project with another one.
class ProjectOpener : public QObject {
    Q_OBJECT

public:
    /// @param window problems are shown above it
    ProjectOpener(widgets::DocumentStore& store, widgets::Sandbox& sandbox, EditorTabs& tabs, QWidget& window);

    /// Returns whether a folder is being read; no other one can be opened then.
    bool isOpening() const { return m_isOpening; }
    /// Reads a project's folder, and closes the open project with its tabs and its run. The caller has asked about
    /// unsaved work. Returns false, and shows the reason, if there is no such folder.
    bool open(const QString& folder);

signals:
    /// Emitted before the open project closes.
    void closing();

private:
    widgets::DocumentStore& m_store;
    widgets::Sandbox& m_sandbox;
    EditorTabs& m_tabs;
    QWidget& m_window;
    bool m_isOpening = false;
};

} // namespace orrery::ide
