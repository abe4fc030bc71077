// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/writer.h"

#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace orrery::engine {

/// The place to which an object moves.
struct Place {
    double x = 0.0;
    double y = 0.0;
    Row system = noRow;       ///< system of the place; noRow: on a lane, or outside of all systems and lanes
    Row heading = noRow;      ///< on a lane: the system that the object moves to
    Row host = noRow;         ///< object to which the moved object is attached there; noRow: the system, if possible
    bool endsJourney = false; ///< true if the object's journey leads to this place, and the move ends the journey
};

/// One proposed change. A change of a column can apply to many objects. All other changes apply to one.
struct Change {
    enum class Kind : std::uint8_t {
        set,     ///< sets `column` of `rows` to `values`
        add,     ///< adds `values` to the present values of `column` of `rows`, but clamps the results to `floor`
        create,  ///< creates `object`, for the target rows.front() if there are rows
        destroy, ///< destroys rows.front(), and all objects attached to it
        move,    ///< moves rows.front() to `place`, with all objects attached to it
        addLane, ///< adds `lanes`
        removeLane,
        allow, ///< allows or forbids the class of `object` for rows.front() (E3.9)
        occur, ///< raises the event `occurrence`, which a vocabulary declares, for rows.front()
    };
    Kind kind = Kind::set;
    ColumnId column{};
    RowListRef rows{};
    std::vector<double> values{};
    double floor = -std::numeric_limits<double>::infinity();
    Writer::NewObject object{};
    bool isAllowed = false;
    Place place{};
    std::vector<std::pair<Row, Row>> lanes{}; ///< lanes, each between two systems
    OccurrenceKind occurrence = 0;
};

/// The changes that one effect, or one rule of the engine, proposes at the same time (T6). The timeline has not applied
/// them yet. Before it does, listeners can cancel, replace or alter the changes (turn/timeline.h).
class Proposal {
public:
    explicit Proposal(Cause cause) : m_cause(cause) {}

    const Cause& cause() const { return m_cause; }
    std::vector<Change>& changes() { return m_changes; }
    const std::vector<Change>& changes() const { return m_changes; }

    void set(ColumnId column, RowListRef rows, std::span<const double> values);
    void set(ColumnId column, Row row, double value);
    void add(ColumnId column, RowListRef rows, std::span<const double> amounts, double floor);
    void add(ColumnId column, Row row, double amount, double floor);
    void create(Writer::NewObject object, Row target);
    void destroy(Row row);
    void move(Row row, Place place);
    /// Adds a lane. Consecutive calls of addLane, or of removeLane, form one change.
    void addLane(Row from, Row to);
    void removeLane(Row from, Row to);
    void occur(OccurrenceKind occurrence, Row row);
    /// Allows or forbids a class. Replaces an earlier right to the class.
    void allow(Row empire, ClassIndex objectClass, bool isAllowed);
    /// Returns the number of objects that the proposal would create.
    std::size_t creations() const { return m_creations; }

private:
    void changeLane(Change::Kind kind, Row from, Row to);

    Cause m_cause;
    std::vector<Change> m_changes;
    std::size_t m_creations = 0;
};

/// Returns whether the empire's present right to the class is already as proposed (Change::Kind::allow).
bool isAllowedSo(const View& view, const Change& change);

/// Applies a change to those of its objects that still exist. @return the created object, or noRow
Row applyChange(const Change& change, Writer& writer, const Cause& cause);

} // namespace orrery::engine
