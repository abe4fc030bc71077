// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractScrollArea;
class QLabel;
class QTableView;

namespace orrery::widgets {

/// Makes a table look like a list: rows with one line of text, no grid, left-aligned headings. Tab leaves the table.
void setUpTable(QTableView& table);

/// Adds a label in the middle of a view, for the reason why the view is empty, and returns it. The view owns the label.
QLabel* addEmptyLabel(QAbstractScrollArea& view);

} // namespace orrery::widgets
