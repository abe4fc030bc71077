// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression_node.h"
#include "engine/program/evaluate.h"

#include <limits>

namespace orrery::engine {

inline constexpr double missingValue = std::numeric_limits<double>::quiet_NaN();

/// Returns the row that an object value refers to, if the view has such an object; else noRow.
Row rowOf(double value, const View& view);

/// Returns the row whose member is read if the object before the dot has that value. A destroyed object that was
/// reached through another one has no members.
inline Row memberRow(const TypedNode& object, double value, const View& view) {
    const Row row = rowOf(value, view);
    return object.kind == TypedNode::Kind::object || row == noRow || view.exists(row) ? row : noRow;
}

/// Reads a member of an object: missing (NaN) if there is none; meters and stockpiles then 0 with missingAsZero (E7.2).
/// @param row noRow: no object, so everything is missing
double readMember(const TypedNode& member, const View& view, Row row, bool missingAsZero);

/// Returns the row whose column holds a member's value: up the attachment tree for properties, the sole owner for
/// stockpiles. noRow if the value is missing or in no column.
Row holderOfMember(const TypedNode& member, const View& view, Row row);

/// Returns whether the empire is among the owners of the object; missing if there is no such object.
double readOwnedBy(const View& view, double object, double empire);

/// Returns the object that object("…") names, or none.
double namedObject(const TypedNode& node, const View& view);
/// The first number for texts of an expression that no object has; the others count down from it.
inline constexpr double firstLiteral = noneValue - 1.0;
/// Returns the value of a text literal: its index in the view's texts, or a number that no text has.
double literalText(const TypedNode& node, const View& view);

} // namespace orrery::engine
