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

/// The source views of a project's files, one in each tab. Updates the tabs when files are renamed, removed from the
/// project, or restored.
class EditorTabs : public QTabWidget {
    Q_OBJECT

public:
    EditorTabs(widgets::DocumentStore& store, const widgets::Analyzer& analyzer, QWidget* parent = nullptr);
    ~EditorTabs() override;

    /// Returns all open source views, in the order of their tabs.
    std::vector<widgets::SourceEditor*> editors() const;
    /// Returns the source view in front; null if there is none, or if the file is read-only.
    widgets::DocumentEditor* currentEditor() const;
    /// Returns the source view of a file, and opens the view if necessary; null if there is no such file.
    widgets::SourceEditor* editorOf(const QString& shownPath);
    /// Opens a file at a place. Offsets are bytes. Returns null if there is no such file.
    widgets::SourceEditor* showPlace(const QString& shownPath, int begin, int end);
    /// Adds a tab for a file of the project, with an earlier caret and scroll position. Creates the source view when
    /// the tab is shown, or when there is time (I1.3, P3.5). Only then does editors() contain the view.
    void addLater(const QString& shownPath, int caret, int firstLine);
    bool hasTabsToMake() const;

    /// Marks the titles of modified files.
    void refreshTitles();
    /// Marks them after the present event: each new title lays out all tabs (P3.5).
    void refreshTitlesSoon() { m_titles.start(); }
    /// Shows the newest problems in the visible source view. Other views show them when they become current (P3.5).
    void showFindings();

    /// Prepares closing all tabs. Until endClosing(), this object emits no signals.
    void beginClosing();
    /// Closes one tab behind the current one. Returns false if there is none.
    bool closeOneBehind();
    /// Closes the remaining tabs.
    void endClosing();

signals:
    /// Emitted after a source view is opened.
    void editorOpened(orrery::widgets::SourceEditor* editor);
    /// Emitted after another view becomes current.
    void editorChanged();
    /// Emitted after the caret of the current view moves.
    void caretMoved();
    /// Emitted after tabs are added, renamed or removed with their files.
    void tabsChanged();

private:
    QWidget* tabOf(const QString& shownPath) const;
    widgets::DocumentEditor* makeEditor(widgets::Document& document);
    void makeTab(int index);
    void makeNextTab();
    void followFiles();

    widgets::DocumentStore& m_store;
    const widgets::Analyzer& m_analyzer;
    QTimer m_titles;              ///< refreshes the titles
    QTimer m_moreTabs;            ///< creates the source views of tabs, one after another
    QHash<QString, int> m_closed; ///< by shown path: caret positions in the closed tabs of removed files
};

} // namespace orrery::ide
