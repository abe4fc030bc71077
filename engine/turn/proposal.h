// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/writer.h"

#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace orrery::engine {

/// Where something comes to be.
struct Place {
    double x = 0.0;
    double y = 0.0;
    Row system = noRow;       ///< noRow: on a lane, or nowhere in particular
    Row heading = noRow;      ///< on a lane: the system that it moves to
    Row host = noRow;         ///< what it is attached to there; noRow: the system, where it can be
    bool endsJourney = false; ///< it was on its way there: once it is there, it is on its way no more
};

/// One thing that is about to change. What changes a column may speak of many objects; all else is of one.
struct Change {
    enum class Kind : std::uint8_t {
        set,     ///< `column` of `rows` becomes `values`
        add,     ///< `values` are added to what `column` of `rows` then holds, which does not fall below `floor`
        create,  ///< `object`, for the sake of rows.front() where there are rows
        destroy, ///< rows.front(), and all that is attached to it
        move,    ///< rows.front() to `place`, and what is attached to it with it
        addLane, ///< `lanes`
        removeLane,
        allow, ///< the class of `object` becomes open to rows.front(), or closed (E3.9)
        occur, ///< `occurrence` happens to rows.front(): one that a vocabulary declares
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

/// What one effect, or one rule of the engine, is about to change, all of it at once (T6). Nothing has happened yet:
/// who listens may prevent, replace or change it before it does (turn/timeline.h).
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
    /// Lanes that are added or removed one after the other are one change.
    void addLane(Row from, Row to);
    void removeLane(Row from, Row to);
    void occur(OccurrenceKind occurrence, Row row);
    /// What was said of the class before counts no longer.
    void allow(Row empire, ClassIndex objectClass, bool isAllowed);
    /// How many objects it would make.
    std::size_t creations() const { return m_creations; }

private:
    void changeLane(Change::Kind kind, Row from, Row to);

    Cause m_cause;
    std::vector<Change> m_changes;
    std::size_t m_creations = 0;
};

/// Whether that was said of a class last (Change::Kind::allow).
bool isAllowedSo(const View& view, const Change& change);

/// Makes a change happen, to what is still in the game of the objects that it speaks of. @return the object that was
/// made, or noRow.
Row applyChange(const Change& change, Writer& writer, const Cause& cause);

} // namespace orrery::engine
