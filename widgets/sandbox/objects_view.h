// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QComboBox;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace orrery::widgets {

class ObjectsModel;
class Sandbox;

/// All objects of the sandbox by system, owner or class, with a filter that acts as the user types. Other views of the
/// objects can take the place of the tree.
class ObjectsView : public QWidget {
    Q_OBJECT

public:
    explicit ObjectsView(Sandbox& sandbox, QWidget* parent = nullptr);

    QTreeView& tree() { return *m_tree; }
    /// Adds a view that the user can choose instead of the tree. It has its own filter. The pane owns it.
    void addPage(const QString& title, QWidget* page);
    /// Shows one of the groupings, or a page after them.
    QComboBox& groupingBox() { return *m_grouping; }
    /// Makes an object the current one. Emits no signal.
    void select(std::uint32_t row);

signals:
    void objectWanted(std::uint32_t row);

private:
    void refresh();
    void showPage();

    Sandbox& m_sandbox;
    ObjectsModel* m_model;
    QSortFilterProxyModel* m_filter;
    QComboBox* m_grouping;
    QLineEdit* m_words;
    QTreeView* m_tree;
    std::vector<QWidget*> m_pages; ///< views after the groupings of the tree
    bool m_isReset = false;        ///< true if the list has changed since the last refresh
};

} // namespace orrery::widgets
