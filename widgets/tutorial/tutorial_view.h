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
    /// The step to be done, from 0; the number of steps where all are.
    int current() const { return m_current; }
    /// Takes up where a person was; steps that are done already are passed over with the next change.
    void setCurrent(int step);
    /// A command was used, by its id.
    void note(const QString& command);
    /// Passes over the step to be done.
    void skip();
    /// Begins again with the first step, and with the files as they came: one step of the history.
    void restart();
    /// Makes the edits of the step to be done, as one step of the history. False, and a sentence in refused(), where
    /// the texts have none of the places where they would go.
    bool write();

signals:
    /// Another step is to be done; settings keep it by the project.
    void currentChanged(int step);
    void placeWanted(const orrery::widgets::TutorialPlace& place);
    void newTutorialWanted();
    void refused(const QString& reason);

private:
    void look();
    void refresh();
    void showStep(int step);
    QWidget* makeStepPage();

    Tutorial m_tutorial;
    QString m_templateFolder;
    DocumentStore& m_store;
    Analyzer& m_analyzer;
    Sandbox& m_sandbox;
    QSet<QString> m_did;
    int m_current = 0;
    QStackedWidget* m_pages;
    QListWidget* m_steps;
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_todo;
    QPlainTextEdit* m_snippet;
    QPushButton* m_show;
    QPushButton* m_write;
    QPushButton* m_skip;
};

} // namespace orrery::widgets
