// SPDX-License-Identifier: GPL-3.0-or-later
// The definitions of FreeOrion's scripts and their parts, with their fields in the usual order.
#include "engine/import/focs/focs_rows.h"

#include <array>

namespace orrery::engine {

namespace {

using enum FocsShape;
using enum FocsNeed;

constexpr std::array techFields{FocsField{"name", value, required},
                                FocsField{"description", value, required},
                                FocsField{"short_description", value, required},
                                FocsField{"category", value, required},
                                FocsField{"researchcost", value, required},
                                FocsField{"researchturns", value, required},
                                FocsField{"Unresearchable", flag},
                                FocsField{"tags", values},
                                FocsField{"prerequisites", values},
                                FocsField{"unlock", items, optional, "Item"},
                                FocsField{"effectsgroups", items, optional, "EffectsGroup"},
                                FocsField{"graphic"}};
constexpr std::array categoryFields{FocsField{"name", value, required}, FocsField{"graphic", value, required},
                                    FocsField{"colour", tuple, required}};
constexpr std::array buildingFields{FocsField{"name", value, required},
                                    FocsField{"description", value, required},
                                    FocsField{"captureresult"},
                                    FocsField{"buildcost", value, required},
                                    FocsField{"buildtime", value, required},
                                    FocsField{"tags", values},
                                    FocsField{"location", condition, required},
                                    FocsField{"enqueuelocation", condition},
                                    FocsField{"effectsgroups", items, optional, "EffectsGroup"},
                                    FocsField{"icon", value, required}};
constexpr std::array specialFields{FocsField{"name", value, required},
                                   FocsField{"description", value, required},
                                   FocsField{"stealth"},
                                   FocsField{"spawnrate"},
                                   FocsField{"spawnlimit"},
                                   FocsField{"location", condition},
                                   FocsField{"effectsgroups", items, optional, "EffectsGroup"},
                                   FocsField{"graphic", value, required}};
constexpr std::array speciesFields{FocsField{"name", value, required},
                                   FocsField{"description", value, required},
                                   FocsField{"gameplay_description", value, required},
                                   FocsField{"Playable", flag},
                                   FocsField{"Native", flag},
                                   FocsField{"CanProduceShips", flag},
                                   FocsField{"CanColonize", flag},
                                   FocsField{"tags", values},
                                   FocsField{"foci", items, optional, "Focus"},
                                   FocsField{"preferredfocus"},
                                   FocsField{"effectsgroups", items, optional, "EffectsGroup"},
                                   FocsField{"environments", items, optional, "environment"},
                                   FocsField{"graphic", value, required}};
constexpr std::array censusFields{FocsField{"tag", value, repeated}};
constexpr std::array hullFields{FocsField{"name", value, required},
                                FocsField{"description", value, required},
                                FocsField{"speed", value, required},
                                FocsField{"fuel", value, required},
                                FocsField{"NoDefaultFuelEffect", flag},
                                FocsField{"stealth", value, required},
                                FocsField{"NoDefaultStealthEffect", flag},
                                FocsField{"structure", value, required},
                                FocsField{"NoDefaultStructureEffect", flag},
                                FocsField{"NoDefaultSpeedEffect", flag},
                                FocsField{"slots", items, optional, "Slot"},
                                FocsField{"buildcost", value, required},
                                FocsField{"buildtime", value, required},
                                FocsField{"Unproducible", flag},
                                FocsField{"tags", values},
                                FocsField{"location", condition, required},
                                FocsField{"exclusions", values},
                                FocsField{"effectsgroups", items, optional, "EffectsGroup"},
                                FocsField{"icon"},
                                FocsField{"graphic", value, required}};
constexpr std::array partFields{FocsField{"name", value, required},
                                FocsField{"description", value, required},
                                FocsField{"exclusions", values},
                                FocsField{"class", value, required},
                                FocsField{"capacity"},
                                FocsField{"damage"},
                                FocsField{"shots"},
                                FocsField{"NoDefaultCapacityEffect", flag},
                                FocsField{"combatTargets", condition},
                                FocsField{"mountableSlotTypes", values},
                                FocsField{"buildcost", value, required},
                                FocsField{"buildtime", value, required},
                                FocsField{"Unproducible", flag},
                                FocsField{"tags", values},
                                FocsField{"location", condition, required},
                                FocsField{"effectsgroups", items, optional, "EffectsGroup"},
                                FocsField{"icon"}};
constexpr std::array designFields{
    FocsField{"name", value, required}, FocsField{"uuid"},          FocsField{"description", value, required},
    FocsField{"hull", value, required}, FocsField{"parts", values}, FocsField{"icon"},
    FocsField{"model", value, required}};
constexpr std::array orderingFields{FocsField{"uuid", value, repeated}};
constexpr std::array fieldTypeFields{FocsField{"name", value, required},
                                     FocsField{"description", value, required},
                                     FocsField{"stealth", value, required},
                                     FocsField{"tags", values},
                                     FocsField{"effectsgroups", items, optional, "EffectsGroup"},
                                     FocsField{"graphic", value, required}};
constexpr std::array statisticFields{FocsField{"name", value, required}, FocsField{"value", value, required}};
constexpr std::array articleFields{FocsField{"name", value, required}, FocsField{"category", value, required},
                                   FocsField{"short_description", value, required},
                                   FocsField{"description", value, required}, FocsField{"icon", value, required}};
constexpr std::array ruleFields{FocsField{"name", value, required},
                                FocsField{"description", value, required},
                                FocsField{"category"},
                                FocsField{"type", value, required},
                                FocsField{"default", value, required},
                                FocsField{"min"},
                                FocsField{"max"},
                                FocsField{"allowed", values}};
constexpr std::array monsterFleetFields{FocsField{"name", value, required}, FocsField{"ships", values, required},
                                        FocsField{"spawnrate"}, FocsField{"spawnlimit"},
                                        FocsField{"location", condition}};
constexpr std::array fleetFields{FocsField{"name", value, required}, FocsField{"ships", values, required}};
constexpr std::array itemFields{FocsField{"type", operand, required}, FocsField{"name", value, required}};

constexpr auto def = FocsRole::definition;
// The place decides which definitions a file may contain: the longest place of all rows that begins its path.
constexpr std::array definitions{
    FocsRow{"Tech", def, techFields, {}, "techs/", "techs", true, "name"},
    FocsRow{"Category", def, categoryFields, {}, "techs/Categories", "categories", true, "name"},
    FocsRow{"BuildingType", def, buildingFields, {}, "buildings/", "building types", true, "name"},
    FocsRow{"Special", def, specialFields, {}, "specials/", "specials", true, "name"},
    FocsRow{"Species", def, speciesFields, {}, "species/", "species", true, "name"},
    FocsRow{"SpeciesCensusOrdering", def, censusFields, {}, "species/", "orders of species"},
    FocsRow{"Hull", def, hullFields, {}, "ship_hulls/", "hulls", true, "name"},
    FocsRow{"Part", def, partFields, {}, "ship_parts/", "parts", true, "name"},
    FocsRow{"ShipDesign", def, designFields, {}, "ship_designs/ monster_designs/", "designs", true, "name"},
    FocsRow{"ShipDesignOrdering", def, orderingFields, {}, "ship_designs/ monster_designs/", "orders of designs"},
    FocsRow{"FieldType", def, fieldTypeFields, {}, "fields/", "fields", true, "name"},
    FocsRow{"Statistic", def, statisticFields, {}, "empire_statistics/", "statistics", true, "name"},
    FocsRow{"Article", def, articleFields, {}, "encyclopedia/", "articles", true, "name"},
    FocsRow{"GameRule", def, ruleFields, {}, "game_rules", "rules", true, "name"},
    FocsRow{"MonsterFleet", def, monsterFleetFields, {}, "monster_fleets", "monster fleets", true, "name"},
    FocsRow{"Fleet", def, fleetFields, {}, "starting_unlocks/", "starting fleets", true, "name", false},
    FocsRow{"Item", def, itemFields, {}, "starting_unlocks/", "unlocked items", true, "name", false},
};

constexpr std::array groupFields{FocsField{"description"},
                                 FocsField{"scope", condition, required},
                                 FocsField{"activation", condition},
                                 FocsField{"stackinggroup"},
                                 FocsField{"accountinglabel"},
                                 FocsField{"priority"},
                                 FocsField{"effects", effects, required}};
constexpr std::array slotFields{FocsField{"type", operand, required}, FocsField{"position", tuple, required}};
constexpr std::array focusFields{FocsField{"name", value, required}, FocsField{"description", value, required},
                                 FocsField{"location", condition, required}, FocsField{"graphic", value, required}};
constexpr std::array environmentFields{FocsField{"type", operand, required},
                                       FocsField{"environment", operand, required}};
constexpr std::array parameterFields{FocsField{"tag", value, required}, FocsField{"data", value, required}};

constexpr auto part = FocsRole::part;
constexpr std::array parts{
    FocsRow{"EffectsGroup", part, groupFields},
    FocsRow{"Focus", part, focusFields},
    FocsRow{"Item", part, itemFields},
    FocsRow{"Slot", part, slotFields},
    FocsRow{"environment", part, environmentFields, {}, {}, {}, false},
    FocsRow{"parameter", part, parameterFields, {}, {}, {}, false},
};

} // namespace

std::span<const FocsRow> focsDefinitionRows() {
    return definitions;
}

std::span<const FocsRow> focsPartRows() {
    return parts;
}

} // namespace orrery::engine
