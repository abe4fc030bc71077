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

namespace orrery::widgets {

class DocumentStore;
class SearchModel;

/// Finds and replaces in all texts of the project, and finds by XPath (I2.2). Return searches, Down goes to what was
/// found; there Return shows a place, and Space takes it out of the replacement.
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
    /// Replaces all that is ticked, in all files, as one step to undo.
    /// @return how many places were replaced.
    int replaceChosen();
    bool isRunning() const { return m_search->isRunning(); }
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
    QToolButton* m_replacing;
    QPushButton* m_start;
    QPushButton* m_replace;
    QTreeView* m_list;
    QLabel* m_state;
    QTimer m_busySoon; ///< nothing is said of what takes less than 200 ms
    QString m_problem;
    bool m_isCut = false;
    bool m_hasSearched = false;
};

} // namespace orrery::widgets
