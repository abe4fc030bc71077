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
    Row system = noRow;       ///< noRow: on a lane, or nowhere in particular
    Row heading = noRow;      ///< on a lane: the system that it moves to
    Row host = noRow;         ///< object to which it is attached there; noRow: the system, if possible
    bool endsJourney = false; ///< it was on its way there, and the move ends the journey
};

/// One proposed change. A change of a column can be about many objects. All other changes are about one.
struct Change {
    enum class Kind : std::uint8_t {
        set,     ///< `column` of `rows` becomes `values`
        add,     ///< `values` are added to the present values of `column` of `rows`, but not below `floor`
        create,  ///< `object`, for the target rows.front() if there are rows
        destroy, ///< rows.front(), and all objects attached to it
        move,    ///< rows.front() to `place`, with all objects attached to it
        addLane, ///< `lanes`
        removeLane,
        allow, ///< the class of `object` is allowed or forbidden for rows.front() (E3.9)
        occur, ///< rows.front() has the event `occurrence`, which a vocabulary declares
    };
    Kind kind = Kind::set;
    ColumnId column{};
    RowListRef rows{};
    std::vector<double> values{};
    double floor = -std::numeric_limits<double>::infinity();
    Writer::NewObject object{};
    bool isAllowed = false;
    Place place{};
    std::vector<std::pair<Row, Row>> lanes{}; ///< each between two systems
    OccurrenceKind occurrence = 0;
};

/// The changes that one effect, or one rule of the engine, proposes at the same time (T6). None is applied yet:
/// listeners can cancel, replace or alter them before that (turn/timeline.h).
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
    /// Adds a lane. Lanes that are added, or removed, in succession form one change.
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

/// Applies a change to those of its objects that still exist. @return the object that was created, or noRow.
Row applyChange(const Change& change, Writer& writer, const Cause& cause);

} // namespace orrery::engine
