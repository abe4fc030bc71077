// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractScrollArea;
class QEvent;
class QLabel;
class QTableView;
class QTreeView;

namespace orrery::widgets {

/// Makes a table look like a list: rows with one line of text, no grid, left-aligned headings. Tab leaves the table.
void setUpTable(QTableView& table);

/// Lets a click on a heading sort a tree with a model, and another click restore the model's own order, which it has at
/// first. All rows have one height, and every other row another colour.
void setUpSortedTree(QTreeView& tree);

/// Adds a label in the middle of a view, for the reason why the view is empty, and returns it. The view owns the label.
QLabel* addEmptyLabel(QAbstractScrollArea& view);

/// Returns whether an event is the key for undo. A list that accepts the ShortcutOverride gets the key before the
/// history of the content.
bool isUndoKey(const QEvent& event);

} // namespace orrery::widgets
