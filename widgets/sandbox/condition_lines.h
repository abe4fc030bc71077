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

/// Gives a tree the columns of conditions: the condition, the observed value and the wanted value.
void prepareConditionTree(QTreeWidget& tree);
/// Adds conditions below an item (or a tree's invisible root), each one below its parent. Each line has its mark, the
/// observed value and the wanted value. The decisive conditions are bold. Returns the first decisive one, or null.
QTreeWidgetItem* addConditionLines(QTreeWidgetItem& parent, const std::vector<engine::ConditionVerdict>& verdicts);

/// Returns the place of a line's XML. Call setPlace() for headings, which are not conditions.
std::optional<engine::Location> placeOf(const QTreeWidgetItem& item);
void setPlace(QTreeWidgetItem& item, engine::Location where);

} // namespace orrery::widgets
