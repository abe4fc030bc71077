// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/verdicts.h"

#include <QString>

#include <optional>
#include <vector>

class QTreeWidget;
class QTreeWidgetItem;

namespace orrery::widgets {

/// "✓", "✗", or "?" where the answer is missing.
QString truthMark(engine::Truth truth);

/// Gives a tree the columns of conditions: what was asked, found and wanted.
void prepareConditionTree(QTreeWidget& tree);
/// Adds conditions below an item (or a tree's invisible root), each below its parent, with its mark, what was found and
/// what was wanted. The ones that decided are bold. @return the first of those, or null.
QTreeWidgetItem* addConditionLines(QTreeWidgetItem& parent, const std::vector<engine::ConditionVerdict>& verdicts);

/// The XML that a line is about. setPlace() is for headings, which are no conditions.
std::optional<engine::Location> placeOf(const QTreeWidgetItem& item);
void setPlace(QTreeWidgetItem& item, engine::Location where);

} // namespace orrery::widgets
