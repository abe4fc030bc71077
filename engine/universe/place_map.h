// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/view.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace orrery::engine {

/// The measure between two places: straight-line distance (E5.15) or starlane jumps (E5.16).
enum class Measure : std::uint8_t { distance, jumps };

/// The places where objects are. A place is a system, or a point between systems. Everything in a system has the
/// system's own position, so searches visit places and not objects. A map describes one state. Results do not depend on
/// the order in which the map was built.
class PlaceMap {
public:
    using Place = std::uint32_t;
    static constexpr Place none = ~0u; ///< place of objects without a position

    explicit PlaceMap(const View& view);

    std::size_t size() const { return m_x.size(); }
    /// Returns the number of items that the construction visited: rows, places, lanes, and boxes of points near them.
    std::uint64_t visits() const { return m_visits; }
    Place placeOf(Row row) const { return row < m_placeOf.size() ? m_placeOf[row] : none; }
    /// Returns a place's number in the order of the places' first rows. Callers read tables with this index in row
    /// order.
    std::uint32_t orderOf(Place place) const { return m_order[place]; }
    /// Returns the rows at a place, ascending.
    std::span<const Row> rowsAt(Place place) const {
        return std::span(m_rows).subspan(m_firstRow[place], m_firstRow[place + 1] - m_firstRow[place]);
    }

    /// Returns the distance from a place to the nearest of others: 0 for itself, infinity if there is no way. Does not
    /// follow jumps beyond `limit`.
    double nearest(Place from, std::span<const Place> to, Measure measure,
                   double limit = std::numeric_limits<double>::infinity()) const;
    /// Returns whether any of the others is at most `limit` away. Agrees with reach() to the last bit.
    bool isWithin(Place from, std::span<const Place> to, Measure measure, double limit) const;
    /// Finds all places at most `limit` from any of `from`, each once, in no particular order.
    void reach(std::span<const Place> from, Measure measure, double limit, std::vector<Place>& out) const;

private:
    void findPlaces(const View& view);
    std::vector<Place> arrange();
    void findWays(const View& view);
    void measureGrid();
    void makeGrid();
    std::size_t columnOf(Place place) const { return static_cast<std::size_t>((m_x[place] - m_left) / m_cell); }
    std::size_t lineOf(Place place) const { return static_cast<std::size_t>((m_y[place] - m_top) / m_cell); }
    double squaredDistance(Place a, Place b) const;
    bool mark(Place place) const;

    std::vector<Place> m_placeOf;          ///< place of each row
    std::vector<double> m_x, m_y;          ///< coordinates of each place
    std::vector<Row> m_system;             ///< system of each place, or noRow
    std::vector<std::uint32_t> m_order;    ///< number of each place; see orderOf()
    std::vector<std::uint32_t> m_firstRow; ///< index in m_rows of each place's first row, and one end entry
    std::vector<Row> m_rows;
    std::vector<std::uint32_t> m_firstWay; ///< index in m_ways of each place's first way, and one end entry
    std::vector<Place> m_ways;

    // A grid of square cells over the extent of the map, about one cell for each place.
    double m_left = 0.0, m_top = 0.0, m_cell = 1.0;
    std::size_t m_cellsAcross = 1, m_cellsDown = 1;
    std::vector<std::uint32_t> m_firstInCell;
    std::vector<Place> m_inCell;
    std::uint64_t m_visits = 0;

    mutable std::vector<std::uint32_t> m_marks; ///< number of the last search that reached each place
    mutable std::uint32_t m_search = 0;
    mutable std::vector<Place> m_queue;
};

} // namespace orrery::engine
