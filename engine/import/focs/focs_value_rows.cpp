// SPDX-License-Identifier: GPL-3.0-or-later
// The values of FreeOrion's scripts that have a keyword. Other words are names, or read an object: Source.Speed.
#include "engine/import/focs/focs_rows.h"

#include <array>

namespace orrery::engine {

namespace {

using enum FocsShape;
using enum FocsNeed;

constexpr std::array nameField{FocsField{"name", operand, required}};
constexpr std::array statisticFields{FocsField{"value"}, FocsField{"condition", condition, required}};
constexpr std::array designFields{FocsField{"name", operand, required}, FocsField{"design", operand, required}};
constexpr std::array researchedFields{FocsField{"empire", operand, required}, FocsField{"name", operand, required}};
constexpr std::array objectFields{FocsField{"object", operand, repeated}};
constexpr std::array countFields{FocsField{"empire", operand}, FocsField{"name", operand}, FocsField{"class", operand}};
constexpr std::array empireMeterFields{FocsField{"empire", operand}, FocsField{"meter", operand, required}};

constexpr auto read = FocsRole::value;
constexpr std::array rows{
    FocsRow{"abs", read, {}, FocsHead::arguments},
    FocsRow{"BuildingTypesOwned", read, countFields},
    FocsRow{"BuildingTypesProduced", read, countFields},
    FocsRow{"BuildingTypesScrapped", read, countFields},
    FocsRow{"DirectDistanceBetween", read, objectFields},
    FocsRow{"EmpireMeterValue", read, empireMeterFields},
    FocsRow{"EmpireShipsDestroyed", read, countFields},
    FocsRow{"GameRule", read, nameField},
    FocsRow{"HullFuel", read, nameField},
    FocsRow{"max", read, {}, FocsHead::arguments},
    FocsRow{"min", read, {}, FocsHead::arguments},
    FocsRow{"OneOf", read, {}, FocsHead::arguments},
    FocsRow{"PartCapacity", read, nameField},
    FocsRow{"PartSecondaryStat", read, nameField},
    FocsRow{"PartsInShipDesign", read, designFields},
    FocsRow{"RandomNumber", read, {}, FocsHead::arguments},
    FocsRow{"ShipDesignsDestroyed", read, countFields},
    FocsRow{"ShipDesignsInProduction", read, countFields},
    FocsRow{"ShipDesignsLost", read, countFields},
    FocsRow{"ShipDesignsOwned", read, countFields},
    FocsRow{"ShipDesignsProduced", read, countFields},
    FocsRow{"ShipDesignsScrapped", read, countFields},
    FocsRow{"ShipPartsOwned", read, countFields},
    FocsRow{"ShortestPath", read, objectFields},
    FocsRow{"SpeciesColoniesOwned", read, countFields},
    FocsRow{"SpeciesPlanetsBombed", read, countFields},
    FocsRow{"SpeciesPlanetsDepoped", read, countFields},
    FocsRow{"SpeciesPlanetsInvaded", read, countFields},
    FocsRow{"Statistic", read, statisticFields, FocsHead::statistic},
    FocsRow{"TurnTechResearched", read, researchedFields},
    FocsRow{"UserString", read, {}, FocsHead::arguments},
    FocsRow{"Value", read, {}, FocsHead::arguments},
};

} // namespace

std::span<const FocsRow> focsValueRows() {
    return rows;
}

} // namespace orrery::engine
