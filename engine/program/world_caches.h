// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/arena_map.h"
#include "engine/program/state_mark.h"
#include "engine/program/turn_work.h"
#include "engine/program/world.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace orrery::engine {

/// Rows grouped by a small number, each group ascending.
struct GroupedRows {
    std::vector<std::uint32_t> first; ///< by key, and one more
    std::vector<Row> rows;

    /// Fills the groups from (key, row) pairs whose rows ascend.
    void fill(std::span<const std::pair<std::uint32_t, Row>> pairs, std::size_t keys);
    std::span<const Row> of(std::size_t key) const {
        return key + 1 < first.size() ? std::span(rows).subspan(first[key], first[key + 1] - first[key])
                                      : std::span<const Row>();
    }
};

/// The same for a state that changes over time. If few rows join or leave a group, the group is stored separately, and
/// the others need no rebuild. The token of a row tells its groups.
class FollowedGroups {
public:
    using Token = std::uint32_t;
    static constexpr Token inNone = ~0u;

    /// Brings the groups up to date. @param tokenOf(row) inNone if the row is in no group
    /// @param keysOf(token) the groups of a row with the token; the same for the same token, always
    /// @return the number of rows visited
    template <typename TokenOf, typename KeysOf>
    std::size_t refresh(const View& view, std::span<const ColumnId> columns, std::size_t keys, TokenOf&& tokenOf,
                        KeysOf&& keysOf);
    std::span<const Row> of(std::uint32_t key) const {
        if (!m_apart.empty()) {
            if (const auto found = m_apart.find(key); found != m_apart.end()) {
                return found->second;
            }
        }
        return m_made.of(key);
    }

private:
    /// A row that joins a group, or leaves it.
    struct Step {
        std::uint32_t key = 0;
        Row row = noRow;
        bool joins = false;
    };
    void take(std::span<const Step> ofOneKey);

    FollowedMark m_mark;
    GroupedRows m_made;
    std::unordered_map<std::uint32_t, RowList> m_apart; ///< by key: replaces the group in m_made
    std::vector<Token> m_tokens;                        ///< by row
    RowList m_changed;
    std::vector<Step> m_steps;
};

/// Results computed from states. Dropped with caches off, when another run begins, and when they grow too large.
struct WorldState {
    template <typename Value>
    struct Of {
        StateMark mark;
        Value value;
    };
    struct OfColumn {
        FollowedMark equalMark;
        std::unordered_map<std::uint64_t, Bitmap> equal; ///< by the bits of the value
        Of<std::vector<double>> effective;
    };
    struct NearKey {
        std::uint32_t place = 0; ///< PlaceMap::orderOf
        Measure measure = Measure::distance;
        double limit = 0.0;
        std::optional<TypeIndex> type{};
        friend bool operator==(const NearKey&, const NearKey&) = default;
    };
    struct NearHash {
        std::size_t operator()(const NearKey& key) const {
            return BitsHash{}(std::array{static_cast<double>(key.place), key.limit, static_cast<double>(key.measure),
                                         key.type ? static_cast<double>(*key.type) : noneValue});
        }
    };
    /// Connected systems of one owner, and the objects in them. A node is a system under one of its owners.
    struct Connections {
        std::vector<std::uint32_t> firstNode;   ///< by row of a system, and one more; in the order of its owners
        std::vector<std::uint32_t> componentOf; ///< by node
        GroupedRows systems;                    ///< by component
        GroupedRows rows;
    };
    /// The key of a has() call: equal keys test the same, on any objects.
    using HasKey = std::tuple<std::uint64_t, std::string, std::uint64_t, std::uint64_t>;

    std::size_t bytes = 0; ///< the approximate size of the parts that grow with the number of queries

    FollowedMark existingMark;
    Bitmap existing;
    RowList changed;               ///< scratch for the result of a FollowedMark
    std::vector<OfColumn> columns; ///< by ColumnId
    FollowedGroups attached;       ///< by row
    FollowedGroups ofClass;
    FollowedGroups ofType;
    FollowedGroups owned; ///< by row of the empire
    Of<std::optional<PlaceMap>> places;
    ArenaMap<NearKey, std::span<const Row>, NearHash> near; ///< for the state of `places`
    std::vector<PlaceMap::Place> reached;
    RowList nearRows; ///< scratch, as `reached` is
    FollowedMark systemsMark;
    /// Existing systems that have a position (x, then y), sorted by it, the oldest of several first.
    std::vector<std::pair<std::pair<double, double>, Row>> systemsByPoint;
    Of<std::map<std::string, Row, std::less<>>> named;
    Of<Connections> connections;
    std::map<HasKey, Of<Bitmap>> having;
};

template <typename TokenOf, typename KeysOf>
std::size_t FollowedGroups::refresh(const View& view, std::span<const ColumnId> columns, std::size_t keys,
                                    TokenOf&& tokenOf, KeysOf&& keysOf) {
    const FollowedMark::Found found = m_mark.follow(view, columns, m_changed);
    if (found == FollowedMark::Found::same) {
        return 0;
    }
    const std::size_t mostApart = 64 + m_made.first.size() / 8;
    if (found == FollowedMark::Found::anything || m_apart.size() > mostApart) {
        m_apart.clear();
        m_tokens.resize(view.rowCount);
        std::vector<std::pair<std::uint32_t, Row>> pairs;
        for (Row row = 0; row < view.rowCount; ++row) {
            m_tokens[row] = tokenOf(row);
            if (m_tokens[row] != inNone) {
                for (const std::uint32_t key : keysOf(m_tokens[row])) {
                    pairs.emplace_back(key, row);
                }
            }
        }
        m_made.fill(pairs, keys);
        return view.rowCount;
    }
    m_tokens.resize(view.rowCount, inNone);
    m_steps.clear();
    for (const Row row : m_changed) {
        const Token before = std::exchange(m_tokens[row], tokenOf(row));
        const Token after = m_tokens[row];
        if (before == after) {
            continue;
        }
        for (const auto& [token, joins] : {std::pair(before, false), std::pair(after, true)}) {
            if (token != inNone) {
                for (const std::uint32_t key : keysOf(token)) {
                    m_steps.push_back({key, row, joins});
                }
            }
        }
    }
    // A row may leave a group and join it: the leaving comes first.
    std::ranges::stable_sort(m_steps, {}, [](const Step& step) { return std::pair(step.key, step.row); });
    for (auto first = m_steps.begin(); first != m_steps.end();) {
        const auto last = std::find_if(first, m_steps.end(), [&](const Step& step) { return step.key != first->key; });
        take({first, last});
        first = last;
    }
    return m_changed.size();
}

struct World::Caches {
    const CheckedModel& model;
    bool useCaches;
    WorldCounts counts{};
    std::uint32_t depth = 0; ///< of calls: results are only dropped at depth 0
    std::uint64_t budget = 0;
    TurnWork work{};

    // The run that the caches belong to; another one starts empty.
    const OwnerSets* run = nullptr;
    std::uint64_t seed = 0;
    WorldState state{};
    TextTable texts{}; ///< that content uses, but no object has
    std::shared_ptr<VariableSolver> solver{};
    std::vector<std::vector<ClassIndex>> unlockers{}; ///< by class; made on first use

    /// Returns the classes that unlock a class, ascending.
    const std::vector<ClassIndex>& unlockersOf(ClassIndex objectClass);

    std::unordered_map<const TypedExpression*, std::shared_ptr<const ExpressionProgram>> programs{};
};

/// The objects that one call from outside may visit: about a second's work (R2.4).
inline constexpr std::uint64_t stepLimit = 200'000'000;

/// One call into the world. Results computed within it stay known until it ends, and nested calls share one budget.
class WorldCall {
public:
    WorldCall(World& world, const View& view);
    ~WorldCall();
    static TurnWork& work(World& world) { return world.m_caches->work; }
    static WorldState& state(World& world) { return world.m_caches->state; }
    WorldCall(const WorldCall&) = delete;
    WorldCall& operator=(const WorldCall&) = delete;

private:
    World& m_world;
};

} // namespace orrery::engine
