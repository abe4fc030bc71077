// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/arena_map.h"
#include "engine/program/connections.h"
#include "engine/program/grouped_rows.h"
#include "engine/program/state_mark.h"
#include "engine/program/turn_work.h"
#include "engine/program/world.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace orrery::engine {

/// Results computed from states. The world drops them with caches off, when another run begins, and when they grow too
/// large.
struct WorldState {
    template <typename Value>
    struct Of {
        StateMark mark;
        Value value;
    };
    struct OfColumn {
        FollowedMark equalMark;
        std::unordered_map<std::uint64_t, Bitmap> equal; ///< rows with each value, by the bits of the value
        Of<std::vector<double>> effective;
    };
    struct NearKey {
        std::uint32_t place = 0; ///< number of the place (PlaceMap::orderOf)
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
    /// The key of a has() call. Calls with equal keys test the same, on any objects.
    template <typename Text>
    using HasKey = std::tuple<std::uint64_t, Text, std::uint64_t, std::uint64_t>;
    struct Having {
        std::vector<ColumnId> columns; ///< columns that the objects depend on
        Of<Bitmap> objects;            ///< objects that have it
    };

    std::size_t bytes = 0; ///< approximate size in bytes of the parts that grow with the number of queries

    FollowedMark existingMark;
    Bitmap existing;
    RowList changed;               ///< scratch for the result of a FollowedMark
    std::vector<OfColumn> columns; ///< results by ColumnId
    FollowedGroups attached;       ///< attached rows, by row of the host
    FollowedGroups ofClass;
    FollowedGroups ofType;
    FollowedGroups owned; ///< owned rows, by row of the empire
    Of<std::optional<PlaceMap>> places;
    ArenaMap<NearKey, std::span<const Row>, NearHash> near; ///< rows near a place, for the state of `places`
    std::vector<PlaceMap::Place> reached;
    RowList nearRows; ///< scratch, like `reached`
    FollowedMark systemsMark;
    /// Existing systems with a position, sorted by x, then by y. Of several at one position, the oldest comes first.
    std::vector<std::pair<std::pair<double, double>, Row>> systemsByPoint;
    Of<std::map<std::string, Row, std::less<>>> named;
    Of<Connections> connections;
    std::map<HasKey<std::string>, Having, std::less<>> having;
};

struct World::Caches {
    const CheckedModel& model;
    bool useCaches;
    std::optional<TypeIndex> gameType = model.vocabulary.findType("game");
    WorldCounts counts{};
    std::uint32_t depth = 0; ///< depth of nested calls; the world drops results only at depth 0
    std::uint64_t budget = 0;
    TurnWork work{};

    // The run to which the caches belong. Another run starts with empty caches.
    const OwnerSets* run = nullptr;
    std::uint64_t seed = 0;
    WorldState state{};
    TextTable texts{}; ///< texts that content uses, but no object has
    ClassLists lists{};
    ClassLists foreignLists{}; ///< lists in `texts`
    std::shared_ptr<VariableSolver> solver{};
    std::vector<std::vector<ClassIndex>> unlockers{}; ///< unlocking classes, by class; made on first use

    const Connections& connections(const View& view);
    /// Returns the classes that unlock a class, ascending.
    const std::vector<ClassIndex>& unlockersOf(ClassIndex objectClass);

    std::unordered_map<const TypedExpression*, std::shared_ptr<const ExpressionProgram>> programs{};
};

/// The maximum number of objects that one outermost call may visit: about one second of work (R2.4).
inline constexpr std::uint64_t stepLimit = 200'000'000;

/// One call into the world. The world keeps all results until the call ends. Nested calls share one budget.
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
