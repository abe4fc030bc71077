// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/search/project_search.h"

#include <QTimer>
#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QTreeView;
class QUndoCommand;

namespace orrery::widgets {

class DocumentStore;
class SearchModel;

/// Finds and replaces in all texts of the project, and finds by XPath (I2.2). Return searches, Down goes to what was
/// found; there Return shows a place, and Space takes it out of the replacement. Once searched, the places follow the
/// fields and options, and replacing does exactly what the places show (I6.5).
class SearchView : public QWidget {
    Q_OBJECT

public:
    explicit SearchView(DocumentStore& store, QWidget* parent = nullptr);

    enum class Mode { find, replace };
    /// Makes ready to type. @param pattern stands in the field if it is not empty and within one line.
    void open(Mode mode, const QString& pattern = {});
    ProjectQuery query() const;
    /// Searches for this, as if it had been entered.
    void setQuery(const ProjectQuery& query);
    void search();
    void cancel();
    /// Replaces all that is ticked, in all files, as one step to undo; nothing while the places are not those of the
    /// fields. @return how many places were replaced.
    int replaceChosen();
    bool isRunning() const { return m_search->isRunning(); }
    /// Whether the places are of the fields and options as they are now.
    bool isUpToDate() const;
    SearchModel& results() { return *m_results; }
    QString summary() const;

signals:
    /// A person wants to see a place; @p isFinal: and to go on there.
    void placeWanted(const QString& shownPath, int begin, int end, bool isFinal);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QToolButton* addOption(const QString& label, const QString& help);
    void buildQuery(QGridLayout& grid);
    void applyTheme();
    void modeChanged();
    void queryEdited();
    bool undoesReplacement(const QLineEdit& field, const QKeyEvent& key) const;
    void followHistory();
    void showState();
    void want(const QModelIndex& index, bool isFinal);

    DocumentStore& m_store;
    ProjectSearch* m_search;
    SearchModel* m_results;
    QLineEdit* m_pattern;
    QLineEdit* m_replacement;
    QLineEdit* m_files;
    QLineEdit* m_elements;
    QToolButton* m_caseSensitive;
    QToolButton* m_wholeWords;
    QToolButton* m_regularExpression;
    QToolButton* m_xpath;
    QToolButton* m_replaceMode;
    QPushButton* m_start;
    QPushButton* m_replace;
    QTreeView* m_list;
    QLabel* m_state;
    QTimer m_busySoon; ///< nothing is said of what takes less than 200 ms
    QTimer m_renewSoon;
    QString m_problem;
    bool m_isCut = false;
    bool m_hasSearched = false;
    bool m_missesEdits = false;                      ///< a file was edited before its hits came
    ProjectQuery m_searched;                         ///< what the places are of
    const QUndoCommand* m_replacementStep = nullptr; ///< the last replacement, while the history has it
    int m_indexReplaced = 0;                         ///< of the history, right after it
};

} // namespace orrery::widgets
