// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/project/project_tree_model.h"

#include <QSet>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <atomic>
#include <memory>
#include <vector>

class QComboBox;
class QAction;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace orrery::widgets {

class Analyzer;
class DocumentStore;
class EntryView;

/// What is in the project, by file or by type, with a filter as one types (I1.1). Every entry opens what it names. In
/// large projects entries are made, filtered and compared on another thread (P3.5).
class ProjectTree : public QWidget {
    Q_OBJECT

public:
    ProjectTree(DocumentStore& store, Analyzer& analyzer, QWidget* parent = nullptr);

    QTreeView& view();
    ProjectTreeModel& model() { return *m_model; }
    QLineEdit& filterLine() { return *m_words; }
    QComboBox& grouping() { return *m_grouping; }
    /// The words in place of the tree where there is nothing to show; empty where there is.
    QString emptyText() const;
    /// Makes an entry the current one, where it is not there yet as soon as it is.
    void choose(const QString& id);
    /// Whether the tree shows what is known, and what the filter finds in it.
    bool isCurrent() const { return m_answered == *m_asked && !m_soon.isActive(); }
    /// Offers commands below the tree while the project has no class, or no scenario.
    void setFirstSteps(QAction* newClass, QAction* newScenario);

signals:
    void placeWanted(orrery::engine::Location where);
    void fileWanted(const QString& shownPath);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What the tree is to show.
    struct Question {
        AnalysisPtr analysis;
        TreeGrouping grouping = TreeGrouping::byFile;
        QStringList words{};
        std::shared_ptr<const TreeEntries> all{}; ///< of the analysis, where they are known
        std::shared_ptr<const TreeEntries> shown; ///< till now
    };
    struct Answer {
        std::shared_ptr<const TreeEntries> all;
        std::shared_ptr<const TreeEntries> shown;
        TreeDifference difference;
    };

    void refresh();
    void refreshSoon();
    static Answer answer(const Question& question);
    void take(const Question& question, const Answer& answer);
    void leaveGone(const TreeDifference& difference);
    QModelIndex firstInSight(const TreeDifference& difference) const;
    void rememberFolds();
    void restoreFolds();
    void unfoldFound();
    void unfoldOnly(const QModelIndexList& entries);
    void open(const QModelIndex& index);
    void showEmpty();
    void showSteps();

    DocumentStore& m_store;
    Analyzer& m_analyzer;
    ProjectTreeModel* m_model;
    QComboBox* m_grouping;
    QLineEdit* m_words;
    EntryView* m_view;
    QLabel* m_empty;
    QWidget* m_steps;
    QPushButton* m_classStep = nullptr;
    QPushButton* m_scenarioStep = nullptr;
    AnalysisPtr m_shownOf; ///< what m_all was made of
    std::shared_ptr<const TreeEntries> m_all;
    TreeGrouping m_shownGrouping = TreeGrouping::byFile;
    QStringList m_shownWords;
    QSet<QString> m_unfolded; ///< ids, as it was before the filter; also of another order
    QString m_wanted;         ///< to be chosen when it is there
    std::vector<int> m_keys;  ///< pressed in the filter while the answer was not there
    bool m_isFirst = true;
    /// Counts what was asked: only the newest is shown, and what is not begun by then is left.
    std::shared_ptr<std::atomic<quint64>> m_asked = std::make_shared<std::atomic<quint64>>(0);
    quint64 m_answered = 0;
    qint64 m_took = 0; ///< ms that the last answer took
    QTimer m_soon;
};

} // namespace orrery::widgets
