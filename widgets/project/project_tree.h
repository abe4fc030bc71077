// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/project/project_tree_model.h"

#include <QSet>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <atomic>
#include <memory>
#include <optional>
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

/// The content of the project, by file or by type, with a filter (I1.1). Activating an entry opens its place. In large
/// projects, a background thread makes, filters and compares the entries (P3.5).
class ProjectTree : public QWidget {
    Q_OBJECT

public:
    ProjectTree(DocumentStore& store, Analyzer& analyzer, QWidget* parent = nullptr);

    QTreeView& view();
    ProjectTreeModel& model() { return *m_model; }
    QLineEdit& filterLine() { return *m_words; }
    QComboBox& grouping() { return *m_grouping; }
    /// Returns the text shown instead of an empty tree; empty if there are entries.
    QString emptyText() const;
    /// Selects the entry of an element. If the entry does not exist yet, selects it when it appears.
    void choose(engine::Location place);
    /// Returns whether the tree shows the newest analysis and filter.
    bool isCurrent() const { return m_answered == *m_asked && !m_soon.isActive(); }
    /// Offers commands below the tree while the project has no class or no scenario.
    /// @param openSave only for projects that can play saved games
    void setFirstSteps(QAction* newClass, QAction* newScenario, QAction* openSave);

signals:
    void placeWanted(orrery::engine::Location where);
    void fileWanted(const QString& shownPath);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A request for the entries of the tree.
    struct Question {
        AnalysisPtr analysis;
        TreeGrouping grouping = TreeGrouping::byFile;
        QStringList words{};
        std::shared_ptr<const TreeEntries> all{}; ///< entries of the analysis, if known
        std::shared_ptr<const TreeEntries> shown; ///< present entries of the tree
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
    QPushButton* m_saveStep = nullptr;
    QPushButton* m_scenarioStep = nullptr;
    AnalysisPtr m_shownOf; ///< analysis of the entries in m_all
    std::shared_ptr<const TreeEntries> m_all;
    TreeGrouping m_shownGrouping = TreeGrouping::byFile;
    QStringList m_shownWords;
    QSet<QString> m_unfolded; ///< ids of the unfolded entries without a filter; also those of the other grouping
    /// Place of the entry to select when it appears.
    std::optional<engine::Location> m_wanted;
    std::vector<int> m_keys; ///< keys that the user pressed in the filter before the matches were known
    bool m_isFirst = true;
    /// Number of the newest request. The tree shows only its result, and skips an outdated request that has not
    /// started.
    std::shared_ptr<std::atomic<quint64>> m_asked = std::make_shared<std::atomic<quint64>>(0);
    quint64 m_answered = 0;
    qint64 m_took = 0; ///< duration of the last answer in ms
    QTimer m_soon;
};

} // namespace orrery::widgets
