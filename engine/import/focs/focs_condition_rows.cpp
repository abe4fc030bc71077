// SPDX-License-Identifier: GPL-3.0-or-later
// The conditions of FreeOrion's scripts, apart from comparisons and the names of meters.
#include "engine/import/focs/focs_rows.h"

#include <array>

namespace orrery::engine {

namespace {

using enum FocsShape;
using enum FocsNeed;

constexpr std::array nameField{FocsField{"name", value, required}};
constexpr std::array optionalNameField{FocsField{"name"}};
constexpr std::array namesField{FocsField{"name", values}};
constexpr std::array idField{FocsField{"id", value}};
constexpr std::array typesField{FocsField{"type", values}};
constexpr std::array empireField{FocsField{"empire"}};
constexpr std::array innerField{FocsField{"condition", condition, required}};
constexpr std::array planetFields{FocsField{"type", values}, FocsField{"size", values},
                                  FocsField{"environment", values}, FocsField{"species"}};
constexpr std::array ownedFields{FocsField{"affiliation", operand}, FocsField{"empire"}};
constexpr std::array rangeFields{FocsField{"low"}, FocsField{"high"}};
constexpr std::array designPartFields{FocsField{"low"}, FocsField{"high"}, FocsField{"name", value, required}};
constexpr std::array designClassFields{FocsField{"low"}, FocsField{"high"}, FocsField{"class", operand, required}};
constexpr std::array jumpsFields{FocsField{"jumps", value, required}, FocsField{"condition", condition, required}};
constexpr std::array distanceFields{FocsField{"distance", value, required},
                                    FocsField{"condition", condition, required}};
constexpr std::array probabilityField{FocsField{"probability", value, required}};
constexpr std::array countFields{FocsField{"low"}, FocsField{"high"}, FocsField{"condition", condition, required}};
constexpr std::array numberFields{FocsField{"number", value, required}, FocsField{"condition", condition, required}};
constexpr std::array sortedFields{FocsField{"number", value, required}, FocsField{"sortkey", value, required},
                                  FocsField{"condition", condition, required}};
constexpr std::array suppliedFields{FocsField{"empire", value, required}, FocsField{"condition", condition, required}};
constexpr std::array enqueuedFields{FocsField{"type", operand, required}, FocsField{"name"}, FocsField{"empire"},
                                    FocsField{"low"}, FocsField{"high"}};
constexpr std::array placeFields{FocsField{"type", operand, required}, FocsField{"name", value, repeated}};
constexpr std::array describedFields{FocsField{"description", value, required},
                                     FocsField{"condition", condition, required}};

constexpr auto cond = FocsRole::condition;
constexpr std::array rows{
    FocsRow{"Aggressive", cond},
    FocsRow{"All", cond},
    FocsRow{"And", cond, {}, FocsHead::conditions},
    FocsRow{"Armed", cond},
    FocsRow{"Building", cond, namesField},
    FocsRow{"CanAddStarlanesTo", cond, innerField},
    FocsRow{"CanColonize", cond},
    FocsRow{"CanProduceShips", cond},
    FocsRow{"Capital", cond},
    FocsRow{"ContainedBy", cond, {}, FocsHead::condition},
    FocsRow{"Contains", cond, {}, FocsHead::condition},
    FocsRow{"Described", cond, describedFields},
    FocsRow{"Design", cond, nameField},
    FocsRow{"DesignHasHull", cond, nameField},
    FocsRow{"DesignHasPart", cond, designPartFields},
    FocsRow{"DesignHasPartClass", cond, designClassFields},
    FocsRow{"Enqueued", cond, enqueuedFields},
    FocsRow{"ExploredByEmpire", cond, empireField},
    FocsRow{"Field", cond},
    FocsRow{"Fighter", cond},
    FocsRow{"Fleet", cond},
    FocsRow{"Focus", cond, typesField},
    FocsRow{"HasSpecial", cond, optionalNameField},
    FocsRow{"HasTag", cond, nameField},
    FocsRow{"Homeworld", cond, namesField},
    FocsRow{"Human", cond},
    FocsRow{"InSystem", cond, idField},
    FocsRow{"Location", cond, placeFields},
    FocsRow{"MaximumNumberOf", cond, sortedFields},
    FocsRow{"MinimumNumberOf", cond, sortedFields},
    FocsRow{"Monster", cond},
    FocsRow{"None", cond},
    FocsRow{"Not", cond, {}, FocsHead::condition},
    FocsRow{"Number", cond, countFields},
    FocsRow{"NumberOf", cond, numberFields},
    FocsRow{"Object", cond, idField},
    FocsRow{"OnPlanet", cond, idField},
    FocsRow{"Or", cond, {}, FocsHead::conditions},
    FocsRow{"OrderedBombardedBy", cond, innerField},
    FocsRow{"OwnedBy", cond, ownedFields},
    FocsRow{"OwnerHasShipPartAvailable", cond, nameField},
    FocsRow{"OwnerHasTech", cond, nameField},
    FocsRow{"Planet", cond, planetFields},
    FocsRow{"PopulationCenter", cond},
    FocsRow{"ProducedByEmpire", cond, empireField},
    FocsRow{"ProductionCenter", cond},
    FocsRow{"Random", cond, probabilityField},
    FocsRow{"ResourceSupplyConnected", cond, suppliedFields},
    FocsRow{"ResupplyableBy", cond, empireField},
    FocsRow{"RootCandidate", cond},
    FocsRow{"Ship", cond},
    FocsRow{"Source", cond},
    FocsRow{"Species", cond, namesField},
    FocsRow{"Star", cond, typesField},
    FocsRow{"Stationary", cond},
    FocsRow{"System", cond},
    FocsRow{"Target", cond},
    FocsRow{"Turn", cond, rangeFields},
    FocsRow{"Unowned", cond},
    FocsRow{"VisibleToEmpire", cond, empireField},
    FocsRow{"WithinDistance", cond, distanceFields},
    FocsRow{"WithinStarlaneJumps", cond, jumpsFields},
};

} // namespace

std::span<const FocsRow> focsConditionRows() {
    return rows;
}

} // namespace orrery::engine
