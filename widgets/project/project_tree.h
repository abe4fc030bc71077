// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/project/project_tree_model.h"

#include <QSet>
#include <QWidget>

class QComboBox;
class QAction;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;

namespace orrery::widgets {

class Analyzer;
class DocumentStore;

/// What is in the project, by file or by type, with a filter as one types (I1.1). Every entry opens what it names.
class ProjectTree : public QWidget {
    Q_OBJECT

public:
    ProjectTree(DocumentStore& store, Analyzer& analyzer, QWidget* parent = nullptr);

    QTreeView& view() { return *m_view; }
    ProjectTreeModel& model() { return *m_model; }
    QLineEdit& filterLine() { return *m_words; }
    QComboBox& grouping() { return *m_grouping; }
    /// The words in place of the tree where there is nothing to show; empty where there is.
    QString emptyText() const;
    /// Offers commands below the tree while the project has no class, or no scenario.
    void setFirstSteps(QAction* newClass, QAction* newScenario);

signals:
    void placeWanted(orrery::engine::Location where);
    void fileWanted(const QString& shownPath);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showEntries(ProjectTreeModel::Entries entries);
    void filter();
    void open(const QModelIndex& index);
    void showEmpty();
    void rememberPlaces();
    void restorePlaces();
    void showSteps();

    DocumentStore& m_store;
    Analyzer& m_analyzer;
    ProjectTreeModel* m_model;
    QSortFilterProxyModel* m_filter;
    QComboBox* m_grouping;
    QLineEdit* m_words;
    QTreeView* m_view;
    QLabel* m_empty;
    QWidget* m_steps;
    QPushButton* m_classStep = nullptr;
    QPushButton* m_scenarioStep = nullptr;
    QSet<QString> m_unfolded;
    QString m_current;
    bool m_isFirst = true;
    quint64 m_asked = 0; ///< counts what was asked to be shown: only the newest is
};

} // namespace orrery::widgets
