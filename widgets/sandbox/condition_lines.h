// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/verdicts.h"

#include <QString>

#include <optional>
#include <vector>

class QTreeWidget;
class QTreeWidgetItem;

namespace orrery::widgets {

/// Returns "✓", "✗", or "?" if the result is missing.
QString truthMark(engine::Truth truth);

/// Gives a tree the columns of conditions: the condition, the value found and the value wanted.
void prepareConditionTree(QTreeWidget& tree);
/// Adds conditions below an item (or a tree's invisible root), each below its parent. Each has its mark, the value
/// found and the value wanted. The conditions that decided are bold. @return the first of those, or null.
QTreeWidgetItem* addConditionLines(QTreeWidgetItem& parent, const std::vector<engine::ConditionVerdict>& verdicts);

/// Returns the XML that a line is about. setPlace() is for headings, which are no conditions.
std::optional<engine::Location> placeOf(const QTreeWidgetItem& item);
void setPlace(QTreeWidgetItem& item, engine::Location where);

} // namespace orrery::widgets
