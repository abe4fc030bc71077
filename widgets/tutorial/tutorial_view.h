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

/// Leads through the steps of the tutorial (I5.2): what to do now, where, and a proposal. It checks each change of the
/// content or the run. A step that is done opens the next one.
class TutorialView : public QWidget {
    Q_OBJECT

public:
    /// @param templateFolder contains the files that restart() restores.
    TutorialView(Tutorial tutorial, const QString& templateFolder, DocumentStore& store, Analyzer& analyzer,
                 Sandbox& sandbox, QWidget* parent = nullptr);

    const Tutorial& tutorial() const { return m_tutorial; }
    /// Returns whether the tutorial project is open.
    bool isTutorialOpen() const;
    /// Returns the current step, from 0; the number of steps if all are done. Undoing a step makes it the current one
    /// again.
    int current() const { return m_current; }
    /// Returns the furthest step reached so far.
    int reached() const { return m_reached; }
    /// Returns the first gap of the current step as a sentence; empty where all are done.
    QString missing() const;
    /// Continues at a step where the person stopped earlier. At the next change, undone steps before it count as
    /// skipped. Steps from it on that are already done are passed.
    void setCurrent(int step);
    /// Sets the names of commands by their ids.
    void setCommandNames(QHash<QString, QString> names) { m_commandNames = std::move(names); }
    /// Records that a command was used, by its id.
    void note(const QString& command);
    /// Skips the current step.
    void skip();
    /// Restarts at the first step with the original files: one undo step.
    void restart();
    /// Writes the missing content of the current step into its place, as one undo step. Returns false and emits
    /// refused() with a sentence if only a person can do it. A rename may wait for the index of the newest text.
    bool write();

signals:
    /// Emitted when the current step changes; the settings store the step reached for each project.
    void currentChanged(int step);
    void placeWanted(const orrery::widgets::TutorialPlace& place);
    void newTutorialWanted();
    void refused(const QString& reason);

private:
    void look();
    /// Returns the first step that was done before and is undone now; if there is none, the step reached.
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
    bool m_isTakenUp = true; ///< the steps before the one reached have been checked
    bool m_isRenameWaiting = false;
    bool m_isOldRun = false; ///< the present run ends soon: its turns no longer count
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
