// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QTabWidget>
#include <QTimer>

#include <vector>

namespace orrery::widgets {
class Analyzer;
class Document;
class DocumentEditor;
class DocumentStore;
class SourceEditor;
} // namespace orrery::widgets

namespace orrery::ide {

/// The source views of a project's files, one for each tab. Tabs follow their files when these are renamed, leave the
/// project or return.
class EditorTabs : public QTabWidget {
    Q_OBJECT

public:
    EditorTabs(widgets::DocumentStore& store, const widgets::Analyzer& analyzer, QWidget* parent = nullptr);
    ~EditorTabs() override;

    /// Returns all open source views, in the order of their tabs.
    std::vector<widgets::SourceEditor*> editors() const;
    /// Returns the source view in front; null if there is none, or if its file is read-only.
    widgets::DocumentEditor* currentEditor() const;
    /// Returns the source view of a file, and opens it if necessary; null if there is no such file.
    widgets::SourceEditor* editorOf(const QString& shownPath);
    /// Opens a file at a place. Offsets are bytes. Returns null if there is no such file.
    widgets::SourceEditor* showPlace(const QString& shownPath, int begin, int end);
    /// Adds a tab for a file of the project in its former state. Its source view is made when it is shown or when there
    /// is time (I1.3, P3.5); then editors() contains it.
    void addLater(const QString& shownPath, int caret, int firstLine);
    bool hasTabsToMake() const;

    /// Marks the titles of modified files.
    void refreshTitles();
    /// Updates the visible source view; the others follow when they become current (P3.5).
    void showFindings();

    /// Prepares closing all tabs: they emit nothing until endClosing().
    void beginClosing();
    /// Closes one tab that is not in front. Returns false if there is none.
    bool closeOneBehind();
    /// Closes the remaining tabs.
    void endClosing();

signals:
    /// Emitted when a source view was opened.
    void editorOpened(orrery::widgets::SourceEditor* editor);
    /// Emitted after another view has come to the front.
    void editorChanged();
    /// Emitted when the caret of the view in front has moved.
    void caretMoved();
    /// Emitted when tabs were added, renamed or removed with their files.
    void tabsChanged();

private:
    QWidget* tabOf(const QString& shownPath) const;
    widgets::DocumentEditor* makeEditor(widgets::Document& document);
    void makeTab(int index);
    void makeNextTab();
    void followFiles();

    widgets::DocumentStore& m_store;
    const widgets::Analyzer& m_analyzer;
    QTimer m_moreTabs;            ///< makes source views of tabs, one after another
    QHash<QString, int> m_closed; ///< caret positions of removed files whose tabs were closed
};

} // namespace orrery::ide
