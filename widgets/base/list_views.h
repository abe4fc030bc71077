// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractScrollArea;
class QLabel;
class QTableView;

namespace orrery::widgets {

/// Makes a table look like a list: rows of one line of text without a grid, headings at the left, Tab leaves the table.
void setUpTable(QTableView& table);

/// Returns a label in the middle of a view, for the reason why the view is empty. The view owns it.
QLabel* addEmptyLabel(QAbstractScrollArea& view);

} // namespace orrery::widgets
