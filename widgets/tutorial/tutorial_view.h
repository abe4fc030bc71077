// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tutorial/tutorial.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;

namespace orrery::widgets {

class Analyzer;
class DocumentStore;
class Sandbox;

/// Leads through the steps of the tutorial (I5.2). For each step, shows the task, its place, and a proposal. Checks
/// each change of the content or the run. When a step is done, the next one begins.
class TutorialView : public QWidget {
    Q_OBJECT

public:
    /// @param templateFolder folder with the files that restart() restores
    TutorialView(Tutorial tutorial, const QString& templateFolder, DocumentStore& store, Analyzer& analyzer,
                 Sandbox& sandbox, QWidget* parent = nullptr);

    const Tutorial& tutorial() const { return m_tutorial; }
    /// Returns whether the tutorial project is open.
    bool isTutorialOpen() const;
    /// Returns the index of the current step, or the number of steps if all are done. After an undo of a step, that
    /// step is the current one again.
    int current() const { return m_current; }
    /// Returns the furthest step that the user has reached.
    int reached() const { return m_reached; }
    /// Returns the first missing part of the current step as a sentence; empty if all steps are done.
    QString missing() const;
    /// Continues at a step where the user stopped earlier. At the next change, earlier steps that are undone count as
    /// skipped. The tutorial passes later steps that are already done.
    void setCurrent(int step);
    /// Sets the names of commands by their ids.
    void setCommandNames(QHash<QString, QString> names) { m_commandNames = std::move(names); }
    /// Records the use of a command. @param command its id
    void note(const QString& command);
    /// Skips the current step.
    void skip();
    /// Restarts at the first step with the original files, as one undo step.
    void restart();
    /// Writes the missing content of the current step into its place, as one undo step. If only the user can do this,
    /// returns false and emits refused() with a sentence. A rename may wait for the index of the newest text.
    bool write();

signals:
    /// Emitted after the current step changes. The settings store the reached step for each project.
    void currentChanged(int step);
    void placeWanted(const orrery::widgets::TutorialPlace& place);
    void newTutorialWanted();
    void refused(const QString& reason);

private:
    void look();
    /// Returns the first step that was done before and is now undone. If there is none, returns the reached step.
    int findUndone(const TutorialState& state);
    TutorialState state() const;
    bool writeContent(const TutorialStep& step);
    bool writeRename(const TutorialStep& step);
    void refresh();
    void showMissing();
    void showStep(int step);
    QWidget* makeStepPage();

    Tutorial m_tutorial;
    QString m_templateFolder;
    DocumentStore& m_store;
    Analyzer& m_analyzer;
    Sandbox& m_sandbox;
    QSet<QString> m_did;
    QHash<QString, QString> m_commandNames;
    QSet<int> m_skipped;
    int m_current = 0;
    int m_reached = 0;
    bool m_isTakenUp = true; ///< true if the tutorial has checked the steps before the reached one
    bool m_isRenameWaiting = false;
    bool m_isOldRun = false; ///< true if the present run ends soon: its turns no longer count
    QStackedWidget* m_pages;
    QListWidget* m_steps;
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_todo;
    QLabel* m_missing;
    QPlainTextEdit* m_snippet;
    QPushButton* m_show;
    QPushButton* m_write;
    QPushButton* m_skip;
};

} // namespace orrery::widgets
