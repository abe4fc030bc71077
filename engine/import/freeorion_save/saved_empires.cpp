// SPDX-License-Identifier: GPL-3.0-or-later
// The empires of a save, and their relations.
#include "engine/import/freeorion_save/save_reader.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr int empireVersion = 4;
constexpr int poolVersion = 1;
constexpr int poolTypes = 8;
constexpr int productionVersion = 2;
constexpr int diplomacyStates = 3;

void readEmpireMeters(SaveReader& in, SavedEmpire& empire) {
    in.items([&] {
        SavedEmpireMeter& meter = empire.meters.emplace_back();
        in.pair([&] { in.value(meter.name); },
                [&] {
                    const SavedMeter values = readSavedMeterValues(in);
                    meter.current = values.current;
                    meter.initial = values.initial;
                });
    });
}

/// Reads the techs with the turns of their research. Those of the start have the turn before the game.
void readTechs(SaveReader& in, SavedEmpire& empire) {
    in.entries<std::string>([&](const std::string& tech) {
        const Span tag = in.xml().tag();
        const int turn = in.integer();
        if (in.isOk() && turn < 0 && turn != savedBeforeGame) {
            in.bad(std::to_string(turn), "second", tag);
        }
        empire.techs[tech] = turn;
    });
}

constexpr SaveField<SavedResearch> researchTable[]{
    {"name", readMember<&SavedResearch::tech>},
    {"allocated_rp", readMember<&SavedResearch::allocated>},
    {"turns_left", readMember<&SavedResearch::turnsLeft>},
    {"paused", readMember<&SavedResearch::isPaused>},
};
constexpr SaveField<SavedEmpire> researchQueueTable[]{
    {"m_queue",
     [](SaveReader& in, SavedEmpire& empire) {
         in.items([&] { in.fields(researchTable, empire.research.emplace_back()); });
     }},
};

constexpr SaveField<SavedProduction> productionItemTable[]{
    {"name", readMember<&SavedProduction::name>},
    {"design_id", readMember<&SavedProduction::design>},
};
constexpr SaveField<SavedProduction> productionTable[]{
    {"item", [](SaveReader& in, SavedProduction& item) { in.fields(productionItemTable, item); }},
    {"ordered", readMember<&SavedProduction::number>},
    {"remaining", readMember<&SavedProduction::remaining>},
    {"location", readMember<&SavedProduction::location>},
    {"progress", readMember<&SavedProduction::progress>},
};
constexpr SaveField<SavedEmpire> productionQueueTable[]{
    {"m_queue",
     [](SaveReader& in, SavedEmpire& empire) {
         in.items([&] { in.fields(productionTable, empire.production.emplace_back(), productionVersion); });
     }},
};

constexpr SaveField<SavedPool> poolTable[]{
    {"m_type", readCode<&SavedPool::type, poolTypes>},
    {"m_stockpile", readMember<&SavedPool::stockpile>},
    {"m_connected_system_groups", readMember<&SavedPool::groups>},
};
constexpr SaveField<SavedPool> poolPointer[]{
    {"px", [](SaveReader& in, SavedPool& pool) { in.fields(poolTable, pool, poolVersion); }},
};

void readPools(SaveReader& in, SavedEmpire& empire) {
    in.entries<int>([&](int) { in.fields(poolPointer, empire.pools.emplace_back(), poolVersion); });
}

/// Reads one of the counters, which has the name of its element.
void readCounter(SaveReader& in, SavedEmpire& empire) {
    std::map<std::string, int>& counter = empire.counters[std::string(in.xml().name())];
    in.entries<std::string>([&](const std::string& key) { in.value(counter[key]); });
}
void readOutposts(SaveReader& in, SavedEmpire& empire) {
    empire.counters["m_outposts_owned"][""] = in.integer();
}

constexpr SaveField<SavedEmpire> empireTable[]{
    {"m_id", readMember<&SavedEmpire::id>},
    {"m_name", readMember<&SavedEmpire::name>},
    {"m_player_name", readMember<&SavedEmpire::player>},
    {"m_capital_id", readMember<&SavedEmpire::capital>},
    {"m_source_id", readMember<&SavedEmpire::source>},
    {"m_eliminated", readMember<&SavedEmpire::isEliminated>},
    {"m_techs", readTechs},
    {"m_meters", readEmpireMeters},
    {"m_research_queue", [](SaveReader& in, SavedEmpire& empire) { in.fields(researchQueueTable, empire); }},
    {"m_research_progress", readMember<&SavedEmpire::researchProgress>},
    {"m_production_queue", [](SaveReader& in, SavedEmpire& empire) { in.fields(productionQueueTable, empire); }},
    {"m_available_building_types", readMember<&SavedEmpire::buildingTypes>},
    {"m_available_part_types", readMember<&SavedEmpire::partTypes>},
    {"m_available_hull_types", readMember<&SavedEmpire::hullTypes>},
    {"m_supply_system_ranges", readMember<&SavedEmpire::supplyRanges>},
    {"m_supply_unobstructed_systems", readMember<&SavedEmpire::supplyUnobstructed>},
    {"m_ship_designs", readMember<&SavedEmpire::designs>},
    {"m_sitrep_entries", [](SaveReader& in, SavedEmpire&) { in.leaveOut("situation-reports", {.name = "VarText"}); }},
    {"m_resource_pools", readPools},
    {"m_explored_systems", readMember<&SavedEmpire::explored>},
    {"m_species_ships_owned", readCounter, false},
    {"m_ship_designs_owned", readCounter, false},
    {"m_ship_part_types_owned", readCounter, false},
    {"m_ship_part_class_owned", readCounter, false},
    {"m_species_colonies_owned", readCounter, false},
    {"m_outposts_owned", readOutposts, false},
    {"m_building_types_owned", readCounter, false},
    {"m_empire_ships_destroyed", readCounter, false},
    {"m_ship_designs_destroyed", readCounter, false},
    {"m_species_ships_destroyed", readCounter, false},
    {"m_species_planets_invaded", readCounter, false},
    {"m_ship_designs_in_production", readCounter, false},
    {"m_species_ships_produced", readCounter, false},
    {"m_ship_designs_produced", readCounter, false},
    {"m_species_ships_lost", readCounter, false},
    {"m_ship_designs_lost", readCounter, false},
    {"m_species_ships_scrapped", readCounter, false},
    {"m_ship_designs_scrapped", readCounter, false},
    {"m_species_planets_depoped", readCounter, false},
    {"m_species_planets_bombed", readCounter, false},
    {"m_building_types_produced", readCounter, false},
    {"m_building_types_scrapped", readCounter, false},
};

void readEmpireMap(SaveReader& in, SavedGame& game) {
    in.entries<int>([&](int key) {
        SavedEmpire& empire = game.empires.emplace_back();
        const Span tag = in.xml().tag();
        empire.offset = tag.begin;
        in.fields(empireTable, empire, empireVersion);
        in.checkKey(key, empire.id, tag);
    });
    std::ranges::sort(game.empires, {}, &SavedEmpire::id);
}

void readDiplomacy(SaveReader& in, SavedGame& game) {
    in.items([&] {
        SavedDiplomacy& one = game.diplomacy.emplace_back();
        one.offset = in.xml().tag().begin;
        in.pair([&] { in.pair([&] { in.value(one.first); }, [&] { in.value(one.second); }); },
                [&] { one.status = in.code(diplomacyStates); });
    });
}

constexpr SaveField<SavedGame> managerTable[]{
    {"m_empire_map", readEmpireMap},
    {"m_empire_diplomatic_statuses", readDiplomacy},
};

} // namespace

void readSavedEmpires(SaveReader& in, SavedGame& game) {
    in.fields(managerTable, game);
}

} // namespace orrery::engine
