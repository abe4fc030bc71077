// SPDX-License-Identifier: GPL-3.0-or-later
// The objects and ship designs of a save.
#include "engine/import/freeorion_save/save_reader.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <string>
#include <utility>

namespace orrery::engine {

namespace {

constexpr int universeObjectVersion = 2;
constexpr int designVersion = 2;
constexpr int pointerVersion = 1;

/// Reads the number of a meter.
std::uint8_t readMeterNumber(SaveReader& in) {
    const Span tag = in.xml().tag();
    const int number = in.integer();
    if (in.isOk() && (number < 0 || number >= static_cast<int>(savedMeterNames().size()))) {
        in.xml().fail(saveDiagnostics["save.unknown-meter"], {tag.end, tag.end}, {std::to_string(number)});
        return 0;
    }
    return static_cast<std::uint8_t>(number);
}

void readMeters(SaveReader& in, SavedObject& object) {
    std::uint64_t seen = 0;
    in.items([&] {
        std::uint8_t number = 0;
        const Span tag = in.xml().tag();
        in.pair(
            [&] {
                number = readMeterNumber(in);
                if (in.isOk() && (seen >> number & 1) != 0) {
                    in.xml().fail(saveDiagnostics["save.repeated"], tag, {std::string("first")});
                }
                seen |= std::uint64_t{1} << number;
            },
            [&] {
                SavedMeter meter = readSavedMeterValues(in);
                meter.number = number;
                meter.offset = tag.begin;
                object.meters.push_back(meter);
            });
    });
}

void readSpecials(SaveReader& in, SavedObject& object) {
    in.items([&] {
        SavedSpecial& special = object.specials.emplace_back();
        in.pair([&] { in.value(special.name); },
                [&] { in.pair([&] { in.value(special.addedOnTurn); }, [&] { special.capacity = in.single(); }); });
    });
}

void readPartMeters(SaveReader& in, SavedShip& ship) {
    std::set<std::pair<int, std::string>> known;
    in.items([&] {
        SavedPartMeter part;
        const Span tag = in.xml().tag();
        std::uint8_t number = 0;
        in.pair([&] { in.pair([&] { number = readMeterNumber(in); }, [&] { in.value(part.part); }); },
                [&] { part.meter = readSavedMeterValues(in); });
        part.meter.number = number;
        part.meter.offset = tag.begin;
        if (in.isOk() && !known.emplace(number, part.part).second) {
            in.xml().fail(saveDiagnostics["save.repeated"], tag, {std::string("first")});
        }
        ship.partMeters.push_back(std::move(part));
    });
}

void readLanes(SaveReader& in, SavedSystem& system) {
    in.entries<int>([&](int to) { system.lanes.push_back({to, in.boolean()}); });
}

template <double SavedObject::*member>
void readCoordinate(SaveReader& in, SavedObject& object) {
    constexpr double largest = 1e15; // as in a scenario
    object.*member = in.number(largest);
}

constexpr SaveField<SavedObject> commonTable[]{
    {"m_id", readMember<&SavedObject::id>},
    {"m_name", readMember<&SavedObject::name>},
    {"m_x", readCoordinate<&SavedObject::x>},
    {"m_y", readCoordinate<&SavedObject::y>},
    {"m_owner_empire_id", readMember<&SavedObject::owner>},
    {"m_system_id", readMember<&SavedObject::system>},
    {"m_specials", readSpecials},
    {"m_meters", readMeters},
    {"m_created_on_turn", readMember<&SavedObject::createdOn>},
};

/// An object of one kind, while it is read.
template <typename Kind>
struct Made {
    SavedObject& object;
    Kind kind{};
};

template <typename Kind>
void readCommon(SaveReader& in, Made<Kind>& made) {
    in.fields(commonTable, made.object, universeObjectVersion);
}

template <typename Kind, auto member>
void readKind(SaveReader& in, Made<Kind>& made) {
    in.value(made.kind.*member);
}
template <typename Kind, auto member, int count>
void readKindCode(SaveReader& in, Made<Kind>& made) {
    made.kind.*member = in.code(count);
}

using System = Made<SavedSystem>;
constexpr SaveField<System> systemTable[]{
    {"UniverseObject", readCommon<SavedSystem>},
    {"m_star", readKindCode<SavedSystem, &SavedSystem::star, savedStarCount>},
    {"m_planets", readKind<SavedSystem, &SavedSystem::planets>, false},
    {"m_starlanes_wormholes", [](SaveReader& in, System& made) { readLanes(in, made.kind); }},
    {"m_last_turn_battle_here", readKind<SavedSystem, &SavedSystem::lastBattle>},
};

using Planet = Made<SavedPlanet>;
constexpr SaveField<SavedPlanet> populationTable[]{{"m_species_name", readMember<&SavedPlanet::species>}};
constexpr SaveField<SavedPlanet> resourceTable[]{
    {"m_focus", readMember<&SavedPlanet::focus>},
    {"m_last_turn_focus_changed", readMember<&SavedPlanet::focusChanged>},
};
constexpr SaveField<Planet> planetTable[]{
    {"UniverseObject", readCommon<SavedPlanet>},
    {"PopCenter", [](SaveReader& in, Planet& made) { in.fields(populationTable, made.kind); }},
    {"ResourceCenter", [](SaveReader& in, Planet& made) { in.fields(resourceTable, made.kind); }},
    {"m_type", readKindCode<SavedPlanet, &SavedPlanet::type, savedPlanetTypeCount>},
    {"m_original_type", readKindCode<SavedPlanet, &SavedPlanet::originalType, savedPlanetTypeCount>},
    {"m_size", readKindCode<SavedPlanet, &SavedPlanet::size, savedPlanetSizeCount>},
    {"m_turn_last_colonized", readKind<SavedPlanet, &SavedPlanet::lastColonized>},
    {"m_turn_last_conquered", readKind<SavedPlanet, &SavedPlanet::lastConquered>},
    {"m_last_turn_attacked_by_ship", readKind<SavedPlanet, &SavedPlanet::lastAttacked>},
};

using Building = Made<SavedBuilding>;
constexpr SaveField<Building> buildingTable[]{
    {"UniverseObject", readCommon<SavedBuilding>},
    {"m_building_type", readKind<SavedBuilding, &SavedBuilding::type>},
    {"m_planet_id", readKind<SavedBuilding, &SavedBuilding::planet>},
    {"m_produced_by_empire_id", readKind<SavedBuilding, &SavedBuilding::producedBy>},
};

using Fleet = Made<SavedFleet>;
constexpr SaveField<Fleet> fleetTable[]{
    {"UniverseObject", readCommon<SavedFleet>},
    {"m_ships", readKind<SavedFleet, &SavedFleet::ships>},
    {"m_prev_system", readKind<SavedFleet, &SavedFleet::previousSystem>},
    {"m_next_system", readKind<SavedFleet, &SavedFleet::nextSystem>},
    {"m_aggressive", readKind<SavedFleet, &SavedFleet::isAggressive>},
    {"m_travel_route", readKind<SavedFleet, &SavedFleet::route>},
    {"m_arrived_this_turn", readKind<SavedFleet, &SavedFleet::arrivedThisTurn>},
    {"m_arrival_starlane", readKind<SavedFleet, &SavedFleet::arrivalLane>},
};

using Ship = Made<SavedShip>;
constexpr SaveField<Ship> shipTable[]{
    {"UniverseObject", readCommon<SavedShip>},
    {"m_design_id", readKind<SavedShip, &SavedShip::design>},
    {"m_fleet_id", readKind<SavedShip, &SavedShip::fleet>},
    {"m_part_meters", [](SaveReader& in, Ship& made) { readPartMeters(in, made.kind); }},
    {"m_species_name", readKind<SavedShip, &SavedShip::species>},
    {"m_produced_by_empire_id", readKind<SavedShip, &SavedShip::producedBy>},
    {"m_arrived_on_turn", readKind<SavedShip, &SavedShip::arrivedOn>},
    {"m_last_turn_active_in_combat", readKind<SavedShip, &SavedShip::lastInCombat>},
    {"m_last_resupplied_on_turn", readKind<SavedShip, &SavedShip::lastResupplied>},
};

using Field = Made<SavedField>;
constexpr SaveField<Field> fieldTable[]{
    {"UniverseObject", readCommon<SavedField>},
    {"m_type_name", readKind<SavedField, &SavedField::type>},
};

template <typename Kind, std::size_t count>
void readAs(SaveReader& in, SavedObject& object, const SaveField<Made<Kind>> (&table)[count]) {
    Made<Kind> made{object};
    object.kind = Kind{};
    in.fields(table, made, savedKinds()[object.kind.index()].version);
    object.kind = std::move(made.kind);
}

/// Reads <px>, whose attributes name the kind of the object. The archive names a class only once, and System never.
void readObject(SaveReader& in, SavedObject& object) {
    object.offset = in.xml().tag().begin;
    std::string_view known = in.xml().attribute("class_id");
    known = known.empty() ? in.xml().attribute("class_id_reference") : known;
    std::string_view kind = in.xml().className(known);
    kind = kind.empty() ? savedKinds().front().name : kind;
    const auto found = std::ranges::find(savedKinds(), kind, &SavedKind::name);
    switch (found - savedKinds().begin()) {
    case 0:
        return readAs(in, object, systemTable);
    case 1:
        return readAs(in, object, planetTable);
    case 2:
        return readAs(in, object, buildingTable);
    case 3:
        return readAs(in, object, fleetTable);
    case 4:
        return readAs(in, object, shipTable);
    case 5:
        return readAs(in, object, fieldTable);
    default:
        in.xml().fail(saveDiagnostics["save.unknown-class"], in.xml().tag(), {std::string(kind)});
    }
}

constexpr SaveField<SavedDesign> designTable[]{
    {"m_id", readMember<&SavedDesign::id>},
    {"m_name", readMember<&SavedDesign::name>},
    {"m_designed_on_turn", readMember<&SavedDesign::designedOn>},
    {"m_designed_by_empire", readMember<&SavedDesign::designedBy>},
    {"m_hull", readMember<&SavedDesign::hull>},
    {"m_parts", readMember<&SavedDesign::parts>},
    {"m_is_monster", readMember<&SavedDesign::isMonster>},
    {"m_name_desc_in_stringtable", readMember<&SavedDesign::isNameTranslated>},
};

/// The element <m_objects>, which contains a map of pointers.
struct Objects {
    SavedGame& game;
};
constexpr SaveField<Objects> objectsTable[]{
    {"m_objects",
     [](SaveReader& in, Objects& into) {
         in.entries<int>([&](int key) {
             static constexpr SaveField<SavedObject> pointer[]{{"px", readObject}};
             SavedObject& object = into.game.objects.emplace_back();
             const Span tag = in.xml().tag();
             in.fields(pointer, object, pointerVersion);
             in.checkKey(key, object.id, tag);
         });
     }},
};

} // namespace

void readSavedObjects(SaveReader& in, SavedGame& game) {
    Objects into{game};
    in.fields(objectsTable, into);
    std::ranges::sort(game.objects, {}, &SavedObject::id);
}

void readSavedDesigns(SaveReader& in, SavedGame& game) {
    in.entries<int>([&](int key) {
        SavedDesign& design = game.designs.emplace_back();
        const Span tag = in.xml().tag();
        design.offset = tag.begin;
        in.fields(designTable, design, designVersion);
        in.checkKey(key, design.id, tag);
    });
    std::ranges::sort(game.designs, {}, &SavedDesign::id);
}

} // namespace orrery::engine
