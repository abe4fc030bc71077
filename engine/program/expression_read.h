// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression_node.h"
#include "engine/program/evaluate.h"

#include <limits>

namespace orrery::engine {

inline constexpr double missingValue = std::numeric_limits<double>::quiet_NaN();

/// The row that an object value names, if the view has such an object; else noRow.
Row rowOf(double value, const View& view);

/// The row whose member is read where the object before the dot has that value. An object that was reached over another
/// one and is gone has no members.
inline Row memberRow(const TypedNode& object, double value, const View& view) {
    const Row row = rowOf(value, view);
    return object.kind == TypedNode::Kind::object || row == noRow || view.exists(row) ? row : noRow;
}

/// Reads a member of an object: missing (NaN) where there is none; meters and stockpiles 0 with missingAsZero (E7.2).
/// @param row noRow: no object, so everything is missing.
double readMember(const TypedNode& member, const View& view, Row row, bool missingAsZero);

/// Whose column a member's value stands in: up the attachment tree for properties, the sole owner for stockpiles; noRow
/// where the value is missing or stands in no column.
Row holderOfMember(const TypedNode& member, const View& view, Row row);

/// Whether the empire is among the owners of the object; missing where either is none of the game's.
double readOwnedBy(const View& view, double object, double empire);

/// The object that object("…") names, or none.
double namedObject(const TypedNode& node, const View& view);
/// Texts of an expression that no object has are numbered downwards from here.
inline constexpr double firstLiteral = noneValue - 1.0;
/// The value of a text literal: its index in the view's texts, or a number that no text has.
double literalText(const TypedNode& node, const View& view);

} // namespace orrery::engine
