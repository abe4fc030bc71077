// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/view.h"
#include "widgets/galaxy/map_drag.h"
#include "widgets/sandbox/statement_lines.h"

#include <QCoreApplication>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace orrery::widgets {

/// The action of a drop on the map.
enum class DropAct : std::uint8_t { none, move, put, lane };

/// The effect of a drop.
struct DropPlan {
    DropAct act = DropAct::none;
    engine::Row host = engine::noRow; ///< host of the object, or other end of the starlane
    DropVerdict verdict;
};

/// Answers questions about the objects of one state that changes on the map depend on (I4.1): what may stand on what,
/// what vanishes with what, and the effect of a drop.
class MapObjects {
    Q_DECLARE_TR_FUNCTIONS(MapObjects)

public:
    using Row = engine::Row;
    /// @param view the state, which must outlive this object
    explicit MapObjects(const engine::View& view) : m_view(view) {}

    bool exists(Row row) const { return row < m_view.rowCount && m_view.exists(row); }
    bool isSystem(Row row) const;
    /// Returns the system that contains an object, or the object itself if it is a system; noRow if there is none.
    Row systemOf(Row row) const;
    bool hasLane(Row from, Row to) const;
    /// Returns whether an object is another object, or is attached to it.
    bool isWithin(Row row, Row whole) const;
    /// Returns whether an object can be in empty space: it moves by itself, and is not a part of another object.
    bool canFly(Row row) const;
    /// Returns the objects to which an object could be attached, or into which it could be moved.
    std::vector<Row> hostsFor(Row row) const;
    /// Returns the objects that vanish with an object: those attached to it, and the contents of a system.
    std::vector<Row> withContents(Row row) const;
    /// Returns the name of an object for people.
    QString nameOf(Row row) const;
    /// Returns the reference to an object in a statement.
    std::string reference(Row row) const;
    /// Returns a function that knows the references to objects: their unique names, and # with their ids. Looks the
    /// names up once, because a scenario can have many lines.
    RefersTo refersTo(const std::vector<Row>& rows) const;

    /// Returns the effect of a drop.
    DropPlan planOf(const MapDrop& drop) const;

private:
    DropPlan planOfMove(Row row, const DropPlace& place) const;
    DropPlan planOfLane(Row row, const DropPlace& place) const;
    bool mayStandOn(Row row, Row host) const;

    engine::View m_view;
};

/// Returns a number of a statement: the shortest text with the same value.
std::string statementNumber(double value);
/// Returns a position for people: "(30, -12.5)".
QString pointText(QPointF point);

} // namespace orrery::widgets
