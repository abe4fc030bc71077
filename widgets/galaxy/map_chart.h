// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/galaxy_map.h"

#include <QHash>
#include <QRectF>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace orrery::widgets {

/// Objects of a system that the map draws as one symbol: one planet, the ships of an owner, or the buildings of a class
/// and an owner.
struct MapItem {
    std::uint32_t first = 0; ///< index of the first object in MapChart::members()
    std::uint32_t count = 0;
};

/// The place of an empire's name on the map: one of its systems, in the middle of the region with most of them.
struct MapRealm {
    int empire = -1;
    QPointF centre;
    int systems = 0; ///< number of its systems
};

/// The longest detection range of an owner in a system.
struct MapDetector {
    int system = -1;
    int owner = -1;
    double range = 0.0;
};

/// A number of an object or a group of objects, and the same number at the marked turn.
struct MapValue {
    double now = noNumber;
    double before = noNumber;
    /// Adds the numbers of an object. A missing number adds nothing.
    void add(const MapObject& object);
};

/// A map with everything that drawing and hit tests look up in it. Building it takes long for a large galaxy, so build
/// it on another thread. Immutable.
class MapChart {
public:
    explicit MapChart(GalaxyMap map);

    const GalaxyMap& map() const { return m_map; }
    const MapSystem& system(int index) const { return m_map.systems[static_cast<std::size_t>(index)]; }
    /// Returns the number of systems, and of places in empty space with objects. Most functions treat them alike.
    int systemCount() const { return static_cast<int>(m_map.systems.size()); }
    bool isSpace(int system) const { return m_isSpace[static_cast<std::size_t>(system)]; }
    /// Returns the number of systems without the places in empty space.
    int starCount() const { return m_starCount; }
    /// Returns the row of a system; in empty space, that of the first object there.
    std::uint32_t rowOf(int system) const;
    QRectF bounds() const { return m_bounds; }
    // Frames read these values of all systems, so they lie close together in memory.
    QPointF position(int system) const { return m_positions[static_cast<std::size_t>(system)]; }
    /// The owner of a system: the index of an empire, or one of these.
    static constexpr int noOwner = -1;
    static constexpr int severalOwners = -2;
    int owner(int system) const { return m_owners[static_cast<std::size_t>(system)]; }
    /// Returns the colour of a star, as an index into starColours().
    int starColour(int system) const { return m_starColourOf[static_cast<std::size_t>(system)]; }
    /// Returns the names of all colours of stars; the first is empty, for systems without a star.
    const std::vector<QString>& starColours() const { return m_starColours; }
    /// Returns the place of an object or system by its row.
    std::optional<MapPlace> find(std::uint32_t row) const;
    /// Returns the typical distance between a system and the next one, in the galaxy's units.
    double spacing() const { return m_spacing; }
    /// Returns half of the distance to the nearest other system, in the galaxy's units.
    double room(int system) const { return m_rooms[static_cast<std::size_t>(system)]; }
    /// Returns the systems within a rectangle of the galaxy, in no particular order.
    std::vector<int> systemsIn(const QRectF& area) const;
    /// Returns the place of a system in the order of decreasing importance: capitals first, then systems with owners
    /// and many objects.
    int rank(int system) const { return m_ranks[static_cast<std::size_t>(system)]; }
    /// Returns the systems by decreasing importance.
    std::span<const int> byRank() const { return m_byRank; }
    /// Returns the most important system, or -1 in an empty map.
    int mostImportant() const { return m_byRank.empty() ? -1 : m_byRank.front(); }
    bool hasCapital(int system) const { return m_hasCapital[static_cast<std::size_t>(system)]; }

    /// Returns the symbols of a system: planets first, then the rest.
    std::span<const MapItem> items(int system) const;
    /// Returns the objects of an item, as indices into MapSystem::objects.
    std::span<const int> members(const MapItem& item) const;
    /// Returns the index among the items of its system for an object.
    int itemOf(MapPlace place) const;

    std::span<const MapRealm> realms() const { return m_realms; }
    std::span<const MapDetector> detectors() const { return m_detectors; }
    double longestDetection() const { return m_longestDetection; }
    /// Returns the sum of the chosen meter over the objects of a system.
    MapValue value(int system) const { return m_values[static_cast<std::size_t>(system)]; }
    MapValue value(int system, const MapItem& item) const;
    /// Returns the largest absolute sum of a system; 0 without a meter.
    double largestValue() const { return m_largestValue; }
    bool hasNegativeValue() const { return m_hasNegativeValue; }

private:
    std::pair<int, int> cellOf(QPointF position) const;
    void indexPlaces();
    void buildGrid();
    void measureRooms();
    void rankSystems();
    void groupObjects();
    void findRealms();
    void findDetectors();
    void sumValues();

    GalaxyMap m_map;
    QRectF m_bounds;
    std::vector<QPointF> m_positions;
    std::vector<bool> m_isSpace;
    int m_starCount = 0;
    std::vector<int> m_owners;
    std::vector<int> m_starColourOf;
    std::vector<QString> m_starColours{QString()};
    QHash<std::uint32_t, MapPlace> m_places;
    double m_spacing = 1.0;
    double m_cell = 1.0; ///< side of a cell of the grid, in the galaxy's units
    int m_columns = 1;
    int m_lines = 1;
    std::vector<int> m_cellBegin; ///< by cell: index of its first system in m_inCells
    std::vector<int> m_inCells;
    std::vector<double> m_rooms;
    std::vector<int> m_ranks;
    std::vector<int> m_byRank;
    std::vector<bool> m_hasCapital;
    std::vector<std::uint32_t> m_firstItem; ///< by system: index of its first item; one more at the end
    std::vector<MapItem> m_items;
    std::vector<int> m_members;
    std::vector<std::uint32_t> m_firstObject; ///< by system: number of objects in the systems before it
    std::vector<int> m_itemOf;                ///< by object: index among the items of its system
    std::vector<MapRealm> m_realms;
    std::vector<MapDetector> m_detectors;
    double m_longestDetection = 0.0;
    std::vector<MapValue> m_values;
    double m_largestValue = 0.0;
    bool m_hasNegativeValue = false;
};

using MapChartPtr = std::shared_ptr<const MapChart>;

/// Returns the system to which an arrow key moves: the nearest within 45° of the direction. A larger angle counts as a
/// longer distance. Returns -1 if there is none.
int systemTowards(const GalaxyMap& map, int from, QPointF direction);

} // namespace orrery::widgets
