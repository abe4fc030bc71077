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

/// Leads through the steps of the tutorial (I5.2): what to do now, where, and what could be written. Each change of the
/// content or the run is looked at, and a step that is done opens the next.
class TutorialView : public QWidget {
    Q_OBJECT

public:
    /// @param templateFolder whose files "start again" brings back.
    TutorialView(Tutorial tutorial, const QString& templateFolder, DocumentStore& store, Analyzer& analyzer,
                 Sandbox& sandbox, QWidget* parent = nullptr);

    const Tutorial& tutorial() const { return m_tutorial; }
    /// Whether the open project is the tutorial's.
    bool isTutorialOpen() const;
    /// The step to be done, from 0; the number of steps where all are. It goes back where a step is undone.
    int current() const { return m_current; }
    /// The step that no later one was reached from.
    int reached() const { return m_reached; }
    /// Returns the first gap of the current step as a sentence; empty where all are done.
    QString missing() const;
    /// Takes up where a person was. Steps before it that are not done count as skipped, and steps from it on that are
    /// done already are passed over, with the next change.
    void setCurrent(int step);
    /// Names of commands by their ids.
    void setCommandNames(QHash<QString, QString> names) { m_commandNames = std::move(names); }
    /// A command was used, by its id.
    void note(const QString& command);
    /// Passes over the step to be done.
    void skip();
    /// Begins again with the first step, and with the files as they came: one step of the history.
    void restart();
    /// Writes what is missing of the step to be done where it belongs, as one step of the history. False, and a
    /// sentence in refused(), where that takes a person. A rename may wait for the names of the newest text.
    bool write();

signals:
    /// Another step is to be done; settings keep the one reached, by the project.
    void currentChanged(int step);
    void placeWanted(const orrery::widgets::TutorialPlace& place);
    void newTutorialWanted();
    void refused(const QString& reason);

private:
    void look();
    /// The first step that was done before and is not any more; the one reached where there is none.
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
    bool m_isTakenUp = true; ///< steps before the one reached were not looked at yet
    bool m_isRenameWaiting = false;
    bool m_isOldRun = false; ///< the run that there is ends soon: its turns count no more
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
