// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/sandbox/objects_model.h"

#include <QSet>
#include <QString>
#include <QWidget>

#include <cstdint>
#include <vector>

class QComboBox;
class QLineEdit;
class QTreeView;

namespace orrery::widgets {

class Sandbox;

/// All objects of the sandbox by system, owner or class, with a filter that acts as the user types. Other views of the
/// objects can take the place of the tree. A list of many objects is made on another thread, and shows the last turn
/// meanwhile (P3.5).
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

    /// Waits until the list shows the present turn. For tests and screenshots.
    void waitUntilCurrent();

signals:
    void objectWanted(std::uint32_t row);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void take(ObjectsListPtr list);
    void showPage();

    Sandbox& m_sandbox;
    ObjectsModel* m_model;
    QComboBox* m_grouping;
    QLineEdit* m_words;
    QTreeView* m_tree;
    std::vector<QWidget*> m_pages; ///< views after the groupings of the tree
    QSet<QString> m_unfolded;      ///< names of the expanded headings
    std::uint64_t m_run = 0;       ///< number of runs so far, to tell a list of an earlier one
    bool m_isListing = false;      ///< true while another thread makes a list
    bool m_isOld = true;           ///< true if the list does not show the present turn, grouping and filter
};

} // namespace orrery::widgets
