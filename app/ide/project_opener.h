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
    /// @param window the parent of message boxes
    ProjectOpener(widgets::DocumentStore& store, widgets::Sandbox& sandbox, EditorTabs& tabs, QWidget& window);

    /// Returns whether open() is reading a folder. Do not call open() then.
    bool isOpening() const { return m_isOpening; }
    /// Reads a project, and closes the open project with its tabs and its run. The caller must ask about unsaved work
    /// first. If there is no such project, shows the reason and returns false. @param path the folder, or the manifest
    /// in it: desktops open a project by its manifest (C11)
    bool open(const QString& path);

    /// Closes the open project with its tabs and its run. The caller must ask about unsaved work first.
    void close();

signals:
    /// Emitted before the open project closes.
    void closing();
    /// Emitted before a message box shows why a project is not opened.
    void refused(const QString& reason);

private:
    widgets::DocumentStore& m_store;
    widgets::Sandbox& m_sandbox;
    EditorTabs& m_tabs;
    QWidget& m_window;
    bool m_isOpening = false;
};

} // namespace orrery::ide
