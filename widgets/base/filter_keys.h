// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;
class QLineEdit;
class QString;
class QTreeView;

namespace orrery::widgets {

/// Handles the keys of a filter line above a tree: Down moves to the first match, Enter activates it, Escape clears the
/// line (I1.4). The first match is the first entry without children, otherwise the first entry.
void walkFromFilter(QLineEdit& words, QTreeView& tree);

/// Sends the keys Up, Down, Page Up and Page Down of a line to a list below it. The line keeps the focus.
void moveListFromLine(QLineEdit& words, QAbstractItemView& list);

/// Makes a line look like a filter. @param keptAs the key under which the session keeps its text; null: the session
/// does not keep it
void setUpFilter(QLineEdit& words, const QString& accessibleName, const char* keptAs = nullptr);

} // namespace orrery::widgets
