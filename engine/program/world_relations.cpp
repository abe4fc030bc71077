// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression_node.h"
#include "engine/program/expression_read.h"
#include "engine/program/world.h"
#include "engine/program/world_caches.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <utility>

// Relations between objects: by attachment, class, type, owner, place and lanes.
namespace orrery::engine {

namespace {

constexpr std::array attachedColumns{columnOf(Builtin::exists), columnOf(Builtin::attachedTo)};
constexpr std::array classColumns{columnOf(Builtin::exists), columnOf(Builtin::objectClass)};
constexpr std::array typeColumns{columnOf(Builtin::exists), columnOf(Builtin::objectType)};
constexpr std::array ownerColumns{columnOf(Builtin::exists), columnOf(Builtin::owners)};
constexpr std::array placeColumns{columnOf(Builtin::exists), columnOf(Builtin::positioned), columnOf(Builtin::x),
                                  columnOf(Builtin::y), columnOf(Builtin::system)};
constexpr std::array connectionColumns{columnOf(Builtin::exists), columnOf(Builtin::owners), columnOf(Builtin::system),
                                       columnOf(Builtin::objectType)};
constexpr std::array belongingColumns{columnOf(Builtin::exists), columnOf(Builtin::objectClass),
                                      columnOf(Builtin::objectType), columnOf(Builtin::attachedTo),
                                      columnOf(Builtin::owners)};

using Pairs = std::vector<std::pair<std::uint32_t, Row>>;
using Token = FollowedGroups::Token;

/// Returns the groups for a token that is the key of its one group.
std::span<const std::uint32_t> itself(const Token& token) {
    return {&token, 1};
}

/// Groups the rows that exist by the value of a column.
std::size_t groupByColumn(const View& view, std::span<const ColumnId> columns, Builtin column, std::size_t keys,
                          FollowedGroups& groups) {
    return groups.refresh(
        view, columns, keys,
        [&](Row row) {
            return view.exists(row) ? static_cast<Token>(view.builtin(column, row)) : FollowedGroups::inNone;
        },
        itself);
}

/// Returns the representative of a set of systems that are known to be connected.
Row rootOf(std::vector<Row>& leaders, Row row) {
    while (leaders[row] != row) {
        leaders[row] = leaders[leaders[row]];
        row = leaders[row];
    }
    return row;
}

} // namespace

void GroupedRows::fill(std::span<const std::pair<std::uint32_t, Row>> pairs, std::size_t keys) {
    first.assign(keys + 1, 0);
    for (const auto& [key, row] : pairs) {
        ++first[key + 1];
    }
    std::partial_sum(first.begin(), first.end(), first.begin());
    std::vector<std::uint32_t> next(first.begin(), first.end() - 1);
    rows.resize(pairs.size());
    for (const auto& [key, row] : pairs) {
        rows[next[key]++] = row;
    }
}

void FollowedGroups::take(std::span<const Step> steps) {
    const std::uint32_t key = steps.front().key;
    const auto [place, isNew] = m_apart.try_emplace(key);
    RowList& rows = place->second;
    if (isNew) {
        const std::span<const Row> made = m_made.of(key);
        rows.assign(made.begin(), made.end());
    }
    constexpr std::size_t few = 8;
    if (steps.size() <= few) {
        for (const Step& step : steps) {
            const auto at = std::ranges::lower_bound(rows, step.row);
            if (step.joins) {
                rows.insert(at, step.row);
            } else {
                rows.erase(at);
            }
        }
        return;
    }
    RowList after;
    after.reserve(rows.size() + steps.size());
    auto next = rows.begin();
    for (const Step& step : steps) {
        for (; next != rows.end() && *next < step.row; ++next) {
            after.push_back(*next);
        }
        if (step.joins) {
            after.push_back(step.row);
        } else {
            ++next;
        }
    }
    after.insert(after.end(), next, rows.end());
    rows = std::move(after);
}

std::span<const Row> World::attached(const View& view, Row row) {
    const WorldCall guard(*this, view);
    FollowedGroups& groups = m_caches->state.attached;
    m_caches->counts.noteList(groups.refresh(
        view, attachedColumns, view.rowCount,
        [&](Row child) { return view.exists(child) ? view.parent(child) : noRow; }, itself));
    return groups.of(row);
}

std::span<const Row> World::ofClass(const View& view, ClassIndex objectClass) {
    const WorldCall guard(*this, view);
    FollowedGroups& groups = m_caches->state.ofClass;
    m_caches->counts.noteList(
        groupByColumn(view, classColumns, Builtin::objectClass, view.model->classes.size(), groups));
    return groups.of(objectClass);
}

std::span<const Row> World::ofType(const View& view, TypeIndex type) {
    const WorldCall guard(*this, view);
    FollowedGroups& groups = m_caches->state.ofType;
    m_caches->counts.noteList(
        groupByColumn(view, typeColumns, Builtin::objectType, view.model->vocabulary.types().size(), groups));
    return groups.of(type);
}

std::span<const Row> World::ownedBy(const View& view, Row empire) {
    const WorldCall guard(*this, view);
    FollowedGroups& groups = m_caches->state.owned;
    m_caches->counts.noteList(groups.refresh(
        view, ownerColumns, view.rowCount,
        [&](Row row) {
            return view.exists(row) ? static_cast<Token>(view.builtin(Builtin::owners, row)) : FollowedGroups::inNone;
        },
        [&](Token owners) -> std::span<const std::uint32_t> { return (*view.ownerSets)[owners]; }));
    return groups.of(empire);
}

const PlaceMap& World::places(const View& view) {
    const WorldCall guard(*this, view);
    auto& known = m_caches->state.places;
    if (!known.mark.agrees(view, placeColumns, true)) {
        known.value.emplace(view);
        m_caches->counts.visits += known.value->visits();
        m_caches->state.near.clear();
    }
    return *known.value;
}

std::span<const Row> World::near(const View& view, Row from, Measure measure, double limit,
                                 std::optional<TypeIndex> type) {
    const WorldCall guard(*this, view);
    const PlaceMap& map = places(view);
    const PlaceMap::Place place = map.placeOf(from);
    WorldState& state = m_caches->state;
    const auto [known, isNew] =
        state.near.entries().try_emplace({place == PlaceMap::none ? place : map.orderOf(place), measure, limit, type});
    if (isNew && place != PlaceMap::none) {
        ++m_caches->counts.relationLists;
        std::vector<PlaceMap::Place>& reached = state.reached;
        map.reach({&place, 1}, measure, limit, reached);
        RowList& rows = state.nearRows;
        rows.clear();
        std::size_t visited = reached.size();
        const Bitmap* const ofType =
            type ? &equal(view, columnOf(Builtin::objectType), static_cast<double>(*type)) : nullptr;
        for (const PlaceMap::Place at : reached) { // no row is at two places
            const std::span<const Row> here = map.rowsAt(at);
            visited += here.size();
            for (const Row row : here) {
                if (ofType == nullptr || ofType->test(row)) {
                    rows.push_back(row);
                }
            }
        }
        std::ranges::sort(rows);
        known->second = state.near.keep(std::span<const Row>(rows));
        m_caches->counts.visits += visited;
        state.bytes += rows.size() * sizeof(Row) + 64;
    }
    return known->second;
}

namespace {

std::optional<std::uint32_t> nodeOf(const View& view, const WorldState::Connections& connections, Row system,
                                    Row owner) {
    if (connections.firstNode[system] == connections.firstNode[system + 1]) {
        return std::nullopt;
    }
    const std::vector<Row>& owners = view.ownersOf(system);
    const auto found = std::ranges::lower_bound(owners, owner);
    return found == owners.end() || *found != owner
               ? std::nullopt
               : std::optional(connections.firstNode[system] + static_cast<std::uint32_t>(found - owners.begin()));
}

/// Finds the systems between which an empire can travel without leaving its own systems.
void connect(const View& view, WorldState::Connections& out) {
    const auto systemType = view.model->vocabulary.findType("system");
    // A node for each system and each of its owners.
    out.firstNode.assign(view.rowCount + 1, 0);
    std::vector<Row> systemOf;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (systemType && view.exists(row) && view.typeOf(row) == *systemType) {
            systemOf.insert(systemOf.end(), view.ownersOf(row).size(), row);
        }
        out.firstNode[row + 1] = static_cast<std::uint32_t>(systemOf.size());
    }
    std::vector<Row> leaders(systemOf.size());
    std::iota(leaders.begin(), leaders.end(), 0u);
    for (const auto& [a, b] : view.lanes->lanes) {
        for (std::uint32_t node = out.firstNode[a]; node < out.firstNode[a + 1]; ++node) {
            const Row owner = view.ownersOf(a)[node - out.firstNode[a]];
            if (const auto other = nodeOf(view, out, b, owner)) {
                const Row rootA = rootOf(leaders, node);
                const Row rootB = rootOf(leaders, *other);
                leaders[std::max(rootA, rootB)] = std::min(rootA, rootB);
            }
        }
    }
    out.componentOf.assign(leaders.size(), 0);
    std::uint32_t components = 0;
    Pairs systems;
    for (std::uint32_t node = 0; node < leaders.size(); ++node) {
        const Row root = rootOf(leaders, node); // never later than the others of its set
        out.componentOf[node] = root == node ? components++ : out.componentOf[root];
        systems.emplace_back(out.componentOf[node], systemOf[node]);
    }
    Pairs rows;
    for (Row row = 0; row < view.rowCount; ++row) {
        const Row system = view.exists(row) ? rowOf(view.builtin(Builtin::system, row), view) : noRow;
        if (system != noRow) {
            for (std::uint32_t node = out.firstNode[system]; node < out.firstNode[system + 1]; ++node) {
                rows.emplace_back(out.componentOf[node], row);
            }
        }
    }
    out.systems.fill(systems, components);
    out.rows.fill(rows, components);
}

/// Returns the systems that are connected with an object's system, through systems of its sole owner.
std::optional<std::uint32_t> componentAt(const View& view, const WorldState::Connections& connections, Row from) {
    if (!view.exists(from) || view.ownersOf(from).size() != 1) {
        return std::nullopt;
    }
    const Row system = rowOf(view.builtin(Builtin::system, from), view);
    const auto node = system == noRow ? std::nullopt : nodeOf(view, connections, system, view.ownersOf(from).front());
    return node ? std::optional(connections.componentOf[*node]) : std::nullopt;
}

const WorldState::Connections& connectionsOf(const View& view, WorldState& state, WorldCounts& counts) {
    auto& known = state.connections;
    if (!known.mark.agrees(view, connectionColumns, true)) {
        ++counts.relationLists;
        connect(view, known.value);
    }
    return known.value;
}

} // namespace

std::span<const Row> World::connectedSystems(const View& view, Row from) {
    const WorldCall guard(*this, view);
    const WorldState::Connections& known = connectionsOf(view, m_caches->state, m_caches->counts);
    const auto component = componentAt(view, known, from);
    return component ? known.systems.of(*component) : std::span<const Row>();
}

std::span<const Row> World::connected(const View& view, Row from) {
    const WorldCall guard(*this, view);
    if (connectedSystems(view, from).empty()) {
        return {};
    }
    const WorldState::Connections& connections = m_caches->state.connections.value;
    return connections.rows.of(*componentAt(view, connections, from));
}

bool World::areConnected(const View& view, Row a, Row b) {
    const WorldCall guard(*this, view);
    const Row from = rowOf(view.builtin(Builtin::system, a), view);
    const Row to = rowOf(view.builtin(Builtin::system, b), view);
    if (from == noRow || to == noRow) {
        return false;
    }
    const WorldState::Connections& known = connectionsOf(view, m_caches->state, m_caches->counts);
    const std::vector<Row>& owners = view.ownersOf(b);
    return std::ranges::any_of(view.ownersOf(a), [&](Row owner) {
        const auto begin = nodeOf(view, known, from, owner);
        const auto end = nodeOf(view, known, to, owner);
        return begin && end && known.componentOf[*begin] == known.componentOf[*end] &&
               std::ranges::binary_search(owners, owner);
    });
}

const Bitmap& World::having(const View& view, const HasCall& call) {
    const std::uint64_t wanted = call.objectClass ? *call.objectClass + 1u : 0u;
    const std::uint64_t column = call.column ? call.column->value + 1u : 0u;
    auto& known = m_caches->state.having[{wanted, call.grouping, column, std::bit_cast<std::uint64_t>(call.value)}];
    std::vector<ColumnId> columns(belongingColumns.begin(), belongingColumns.end());
    if (call.column) {
        columns.push_back(*call.column);
    }
    if (known.mark.agrees(view, columns)) {
        return known.value;
    }
    const auto systemType = view.model->vocabulary.findType("system");
    Bitmap& holders = known.value;
    holders = Bitmap(view.rowCount);
    // Attachments form a tree, but content may write the column, so a climb must end even in a cycle.
    constexpr int highestTree = 64;
    const auto markUpwards = [&](Row row) {
        for (int height = 0; row != noRow && height < highestTree; ++height, row = view.parent(row)) {
            holders.set(row);
        }
    };
    const auto mark = [&](Row row) {
        markUpwards(row);
        for (int height = 0; row != noRow && height < highestTree; ++height, row = view.parent(row)) {
            if (!systemType || view.typeOf(row) != *systemType) {       // a system's owners are those of objects in it
                std::ranges::for_each(view.ownersOf(row), markUpwards); // the empire has it, and so has its team
            }
        }
    };
    if (call.objectClass) {
        std::ranges::for_each(ofClass(view, *call.objectClass), mark);
    } else if (call.column) {
        equal(view, *call.column, call.value).forEach([&](Row row) {
            if (view.has(row, *call.column)) {
                mark(row);
            }
        });
    } else {
        for (ClassIndex i = 0; i < view.model->classes.size(); ++i) {
            const std::vector<std::string>& groupings = view.model->classes[i].groupings;
            if (std::ranges::find(groupings, call.grouping) != groupings.end()) {
                std::ranges::for_each(ofClass(view, i), mark);
            }
        }
    }
    m_caches->state.bytes += holders.words().size() * sizeof(std::uint64_t) + 128;
    return holders;
}

namespace {

/// Tests an option of empires. A team matches if one of its empires does; other objects have their sole owner's option.
double hasOption(const View& view, const HasCall& call, const Bitmap& holders, Row row) {
    if (view.has(row, *call.column)) {
        return view.at(*call.column, row) == call.value ? 1.0 : 0.0;
    }
    if (view.typeOf(row) == view.model->vocabulary.findType("team")) {
        return holders.test(row) ? 1.0 : 0.0;
    }
    const std::vector<Row>& owners = view.ownersOf(row);
    const bool hasOne = owners.size() == 1 && view.exists(owners.front()) && view.has(owners.front(), *call.column);
    return hasOne ? (view.at(*call.column, owners.front()) == call.value ? 1.0 : 0.0) : missingValue;
}

/// Returns whether an object has what the call names. `holders` are all objects that have it, themselves or through
/// another.
bool hasItself(const View& view, const HasCall& call, const Bitmap& holders, std::optional<TypeIndex> techType,
               Row row) {
    const auto objectClass = static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row));
    const auto belongsTo = [&](const std::string& grouping) {
        const std::vector<std::string>& groupings = view.model->classes[objectClass].groupings;
        return std::ranges::find(groupings, grouping) != groupings.end();
    };
    // An object of the kind itself is tested alone.
    if (call.column && view.has(row, *call.column)) {
        return view.at(*call.column, row) == call.value;
    }
    if ((call.kindType && view.typeOf(row) == *call.kindType) ||
        (!call.kindGrouping.empty() && belongsTo(call.kindGrouping))) {
        return call.objectClass ? objectClass == *call.objectClass : !call.grouping.empty() && belongsTo(call.grouping);
    }
    if (holders.test(row)) {
        return true;
    }
    // Objects have all techs of their owners.
    const bool isTech = techType && call.objectClass && view.model->classes[*call.objectClass].type == *techType;
    return isTech && std::ranges::any_of(view.ownersOf(row), [&](Row owner) { return holders.test(owner); });
}

} // namespace

void World::has(const View& view, const HasCall& call, std::span<const double> rows, double* out) {
    const WorldCall guard(*this, view);
    const Bitmap& holders = having(view, call);
    const auto techType = view.model->vocabulary.findType("tech");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row row = rowOf(rows[i], view);
        if (row == noRow) {
            out[i] = missingValue;
        } else if (call.isOption) {
            out[i] = hasOption(view, call, holders, row);
        } else {
            out[i] = hasItself(view, call, holders, techType, row) ? 1.0 : 0.0;
        }
    }
}

} // namespace orrery::engine
