// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLineEdit;
class QTreeView;

namespace orrery::widgets {

/// Keys of a filter line above a tree: Down goes to the first entry found, Enter activates it, Escape empties the line
/// (I1.4). An entry found is the first that has nothing below it, else the first.
void walkFromFilter(QLineEdit& words, QTreeView& tree);

} // namespace orrery::widgets
