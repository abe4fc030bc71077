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

/// Finds and replaces in all texts of the project, and finds by XPath (I2.2). Return starts the search, and Down moves
/// the focus to the hits. In the list of hits, Return shows a place, and Space excludes it. After a search, the hits
/// update with the fields and options. Replacing does exactly what the previews show (I6.5).
class SearchView : public QWidget {
    Q_OBJECT

public:
    explicit SearchView(DocumentStore& store, QWidget* parent = nullptr);

    enum class Mode { find, replace };
    /// Prepares the view for typing. @param pattern the new pattern; ignored if empty or longer than one line
    void open(Mode mode, const QString& pattern = {});
    ProjectQuery query() const;
    /// Searches with this query, as if the user had entered it.
    void setQuery(const ProjectQuery& query);
    void search();
    void cancel();
    /// Replaces all checked hits, in all files, as one undo step. Does nothing while the hits do not match the fields.
    /// Returns the number of replaced hits.
    int replaceChosen();
    bool isRunning() const { return m_search->isRunning(); }
    /// Returns whether the hits match the current fields and options.
    bool isUpToDate() const;
    SearchModel& results() { return *m_results; }
    QString summary() const;

signals:
    /// Emitted to show a place. If @p isFinal is true, the focus also moves there.
    void placeWanted(const QString& shownPath, int begin, int end, bool isFinal);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QToolButton* addOption(const QString& label, const QString& help);
    void buildQuery(QGridLayout& grid);
    void chainTabs();
    void applyTheme();
    void modeChanged();
    void goToHits();
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
    QTimer m_stateSoon; ///< shows the state once for all edits of a step
    QTimer m_busySoon;  ///< delays the busy state: searches shorter than 200 ms show none
    QTimer m_renewSoon;
    QString m_problem;
    bool m_isCut = false;
    bool m_hasSearched = false;
    bool m_missesEdits = false;                      ///< true if a file changed before its hits arrived
    ProjectQuery m_searched;                         ///< query that produced the hits
    const QUndoCommand* m_replacementStep = nullptr; ///< command of the last replacement, while the history contains it
    int m_indexReplaced = 0;                         ///< index of the history right after the replacement
};

} // namespace orrery::widgets
