// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/state_mark.h"
#include "engine/program/turn_work.h"
#include "engine/program/world.h"

#include <map>
#include <optional>
#include <tuple>
#include <unordered_map>

namespace orrery::engine {

/// Rows by some small number, each group ascending.
struct GroupedRows {
    std::vector<std::uint32_t> first; ///< by key, and one more
    std::vector<Row> rows;

    /// Made of (key, row) pairs whose rows ascend.
    void fill(std::span<const std::pair<std::uint32_t, Row>> pairs, std::size_t keys);
    std::span<const Row> of(std::size_t key) const {
        return key + 1 < first.size() ? std::span(rows).subspan(first[key], first[key + 1] - first[key])
                                      : std::span<const Row>();
    }
};

/// What was made of states; dropped with caches off, when another run begins, and when it grows too large.
struct WorldState {
    template <typename Value>
    struct Of {
        StateMark mark;
        Value value;
    };
    struct OfColumn {
        StateMark equalMark;
        std::unordered_map<std::uint64_t, Bitmap> equal; ///< by the bits of the value
        Of<std::vector<double>> effective;
    };
    struct NearKey {
        PlaceMap::Place place = 0;
        Measure measure = Measure::distance;
        double limit = 0.0;
        friend bool operator==(const NearKey&, const NearKey&) = default;
    };
    struct NearHash {
        std::size_t operator()(const NearKey& key) const {
            const double values[]{static_cast<double>(key.place), key.limit};
            return BitsHash{}(values) + static_cast<std::size_t>(key.measure);
        }
    };
    /// Systems of one owner that hang together, and what is in them. A node is a system under one of its owners.
    struct Connections {
        std::vector<std::uint32_t> firstNode;   ///< by row of a system, and one more; its owners' in their order
        std::vector<std::uint32_t> componentOf; ///< by node
        GroupedRows systems;                    ///< by component
        GroupedRows rows;
    };
    /// What makes two has() ask the same, whatever they are asked about.
    using HasKey = std::tuple<std::uint64_t, std::string, std::uint64_t, std::uint64_t>;

    std::size_t bytes = 0; ///< roughly what grows with the number of questions

    Of<Bitmap> existing;
    std::vector<OfColumn> columns; ///< by ColumnId
    Of<GroupedRows> attached;      ///< by row
    Of<GroupedRows> ofClass;
    Of<GroupedRows> ofType;
    Of<GroupedRows> owned; ///< by row of the empire
    Of<std::optional<PlaceMap>> places;
    std::unordered_map<NearKey, RowList, NearHash> near; ///< of the state of places
    std::vector<PlaceMap::Place> reached;
    Bitmap reachedRows; ///< empty between uses
    Of<std::map<std::string, Row, std::less<>>> named;
    Of<Connections> connections;
    std::map<HasKey, Of<Bitmap>> having;
};

struct World::Caches {
    const CheckedModel& model;
    bool useCaches;
    WorldCounts counts{};
    std::uint32_t depth = 0; ///< of calls: what is known is only dropped at depth 0
    std::uint64_t budget = 0;
    TurnWork work{};

    // Of which run: another one starts with nothing.
    const OwnerSets* run = nullptr;
    std::uint64_t seed = 0;
    WorldState state{};
    TextTable texts{}; ///< that content speaks of, but no object has
    std::shared_ptr<VariableSolver> solver{};
    std::vector<std::vector<ClassIndex>> unlockers{}; ///< by class; made when first asked for

    /// The classes that unlock a class, ascending.
    const std::vector<ClassIndex>& unlockersOf(ClassIndex objectClass);

    std::unordered_map<const TypedExpression*, std::shared_ptr<const ExpressionProgram>> programs{};
};

/// Objects that one call from outside may go through: about a second's work (R2.4).
inline constexpr std::uint64_t stepLimit = 200'000'000;

/// One call into the world: what calls within it have worked out stays known until it ends, and they share one budget.
class WorldCall {
public:
    WorldCall(World& world, const View& view);
    ~WorldCall();
    static TurnWork& work(World& world) { return world.m_caches->work; }
    WorldCall(const WorldCall&) = delete;
    WorldCall& operator=(const WorldCall&) = delete;

private:
    World& m_world;
};

} // namespace orrery::engine
