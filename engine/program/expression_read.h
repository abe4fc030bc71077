// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression_node.h"
#include "engine/program/evaluate.h"

#include <limits>

namespace orrery::engine {

inline constexpr double missingValue = std::numeric_limits<double>::quiet_NaN();

/// Returns the row of the object that a value refers to; noRow if the view has no such object.
inline Row rowOf(double value, const View& view) {
    return value >= 0.0 && value < static_cast<double>(view.rowCount) ? static_cast<Row>(value) : noRow;
}

/// Returns the row to read a member of, where `value` is the value of the object before the dot. Returns noRow for a
/// destroyed object that the expression reaches through another object.
inline Row memberRow(const TypedNode& object, double value, const View& view) {
    const Row row = rowOf(value, view);
    return object.kind == TypedNode::Kind::object || row == noRow || view.exists(row) ? row : noRow;
}

/// Reads a member of many objects: out[i] is the value of rows[i]. A member that the object does not have is missing
/// (NaN). With missingAsZero, such a meter or stockpile is 0 (E7.2).
/// @param rows noRow: no object, so every member is missing
void readMembers(const TypedNode& member, const View& view, std::span<const Row> rows, bool missingAsZero, double* out);
/// Reads a member of one object.
double readMember(const TypedNode& member, const View& view, Row row, bool missingAsZero);

/// Returns the row whose column holds a member's value. A property may come from a row higher in the attachment tree, a
/// stockpile from the sole owner. Returns noRow if the value is missing or in no column.
Row holderOfMember(const TypedNode& member, const View& view, Row row);

/// Returns whether the empire is among the owners of the object; missing if there is no such object.
double readOwnedBy(const View& view, double object, double empire);

/// Returns the object that object("…") names, or noneValue.
double namedObject(const TypedNode& node, const View& view);
/// The number of an expression's first text that no object has. The numbers of further texts count down from it.
inline constexpr double firstLiteral = noneValue - 1.0;
/// Returns the value of a text literal: its index in the view's texts, or a number that no text has.
double literalText(const TypedNode& node, const View& view);

} // namespace orrery::engine
