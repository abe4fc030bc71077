// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace orrery::widgets {

class ObjectsModel;
class Sandbox;

/// All objects of the sandbox by system, owner or class, with a filter that acts as the user types.
class ObjectsView : public QWidget {
    Q_OBJECT

public:
    explicit ObjectsView(Sandbox& sandbox, QWidget* parent = nullptr);

    QTreeView& tree() { return *m_tree; }
    /// Makes an object the current one. Emits no signal.
    void select(std::uint32_t row);

signals:
    void objectWanted(std::uint32_t row);

private:
    void refresh();

    Sandbox& m_sandbox;
    ObjectsModel* m_model;
    QSortFilterProxyModel* m_filter;
    QComboBox* m_grouping;
    QLineEdit* m_words;
    QTreeView* m_tree;
    bool m_isReset = false; ///< true if the list has changed since the last refresh
};

} // namespace orrery::widgets
