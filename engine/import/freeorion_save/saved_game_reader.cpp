// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of a save, and the references between them.
#include "engine/import/freeorion_save/saved_game_reader.h"

#include "engine/import/freeorion_save/save_reader.h"

#include <algorithm>
#include <map>
#include <vector>

namespace orrery::engine {

namespace {

constexpr int archiveVersion = 18;
constexpr std::string_view gameVersion = "0.4.10";
constexpr int visibilityLevels = 4;

void readMarker(SaveReader& in, SavedGame&) {
    const Span tag = in.xml().tag();
    const std::string marker = in.words();
    if (in.isOk() && marker != "raw-xml") {
        in.xml().fail(saveDiagnostics["save.packed-state"], tag, {});
    }
}

void readVersion(SaveReader& in, SavedGame& game) {
    game.versionOffset = in.xml().tag().begin;
    in.value(game.version);
}

constexpr SaveField<SavedGame> previewTable[]{
    {"freeorion_version", readVersion},
    {"save_format_marker", readMarker},
};

void readRules(SaveReader& in, SavedGalaxy& galaxy) {
    galaxy.rulesOffset = in.xml().tag().begin;
    in.value(galaxy.rules);
}

constexpr SaveField<SavedGalaxy> galaxyTable[]{
    {"m_seed", readMember<&SavedGalaxy::seed>},
    {"m_size", readMember<&SavedGalaxy::size>},
    {"m_shape", readMember<&SavedGalaxy::shape>},
    {"m_age", readMember<&SavedGalaxy::age>},
    {"m_starlane_freq", readMember<&SavedGalaxy::starlanes>},
    {"m_planet_density", readMember<&SavedGalaxy::planets>},
    {"m_specials_freq", readMember<&SavedGalaxy::specials>},
    {"m_monster_freq", readMember<&SavedGalaxy::monsters>},
    {"m_native_freq", readMember<&SavedGalaxy::natives>},
    {"m_ai_aggr", readMember<&SavedGalaxy::aggression>},
    {"m_game_rules", readRules},
};

constexpr SaveField<SavedGame> serverTable[]{{"m_current_turn", readMember<&SavedGame::turn>}};

/// The head of a player.
struct SavedPlayer {
    int empire = savedNone;
    int client = 0; ///< 0 AI, 1 person
};
constexpr SaveField<SavedPlayer> headTable[]{
    {"m_empire_id", readMember<&SavedPlayer::empire>},
    {"m_client_type", readMember<&SavedPlayer::client>},
};

void readHeads(SaveReader& in, SavedGame& game) {
    in.items([&] {
        SavedPlayer player;
        in.fields(headTable, player);
        if (player.client == 1) {
            game.humans.push_back(player.empire);
        }
    });
}

constexpr SaveField<SavedGame> playerTable[]{
    {"m_orders", [](SaveReader& in, SavedGame&) { in.leaveOut("orders", {.name = "item", .isInnermost = true}); }},
    {"m_save_state_string", [](SaveReader& in, SavedGame&) { in.leaveOut("ai-states", {}); }, false},
};

void readPlayers(SaveReader& in, SavedGame& game) {
    in.items([&] { in.fields(playerTable, game, 2); });
}

void readHomeworlds(SaveReader& in, SavedGame& game) {
    game.homeworldsOffset = in.xml().tag().begin;
    in.value(game.homeworlds);
}

constexpr SaveField<SavedGame> speciesTable[]{{"species_homeworlds", readHomeworlds}};

void readVisibility(SaveReader& in, SavedGame& game) {
    in.entries<int>([&](int empire) {
        std::vector<SavedVisibility>& levels = game.visibility[empire];
        in.entries<int>([&](int object) { levels.push_back({object, in.code(visibilityLevels)}); });
    });
}

void readStaleKnowledge(SaveReader& in, SavedGame&) {
    in.leaveOut("stale-knowledge", {.name = "item", .isInnermost = true});
}

constexpr SaveField<SavedGame> universeTable[]{
    {"m_universe_width", readMember<&SavedGame::width>},
    {"ship_designs", readSavedDesigns},
    {"empire_object_visibility", readVisibility},
    {"empire_object_visibility_turns",
     [](SaveReader& in, SavedGame&) { in.leaveOut("visibility-turns", {.name = "item", .isInnermost = true}); }},
    {"objects", readSavedObjects},
    {"destroyed_object_ids", readMember<&SavedGame::destroyed>},
    {"empire_known_destroyed_object_ids", readStaleKnowledge, false},
    {"empire_stale_knowledge_object_ids", readStaleKnowledge, false},
    {"empire_latest_known_objects", [](SaveReader& in, SavedGame&) { in.leaveOut("known-objects", {.name = "px"}); }},
    {"m_stat_records",
     [](SaveReader& in, SavedGame&) { in.leaveOut("statistics", {.name = "item", .isInnermost = true}); }},
};

constexpr SaveField<SavedGame> rootTable[]{
    {"save_preview_data", [](SaveReader& in, SavedGame& game) { in.fields(previewTable, game, 4); }},
    {"galaxy_setup_data", [](SaveReader& in, SavedGame& game) { in.fields(galaxyTable, game.galaxy, 3); }},
    {"server_save_game_data", [](SaveReader& in, SavedGame& game) { in.fields(serverTable, game); }},
    {"player_save_header_data", readHeads, false},
    {"player_save_game_data", readPlayers},
    {"empire_manager", readSavedEmpires},
    {"species_manager", [](SaveReader& in, SavedGame& game) { in.fields(speciesTable, game); }},
    {"combat_log_manager", [](SaveReader& in, SavedGame&) { in.leaveOut("combat-logs", {.name = "combat_events"}); }},
    {"universe", [](SaveReader& in, SavedGame& game) { in.fields(universeTable, game, 1); }},
};

/// Checks the references between objects, designs and empires (G8.2).
class ReferenceCheck {
public:
    ReferenceCheck(SavedGame& game, FileId file, std::vector<Diagnostic>& faults)
        : m_game(game), m_file(file), m_faults(faults) {}

    void check() {
        checkVersion();
        for (SavedObject& object : m_game.objects) {
            if (object.owner != savedNone && m_game.empire(object.owner) == nullptr) {
                missing(inPhrase("empire"), object.owner, object.offset);
            }
            place(object.system, object.offset);
            std::visit([&](auto& kind) { checkKind(kind, object); }, object.kind);
        }
        for (SavedEmpire& empire : m_game.empires) {
            loose(empire.capital, "m_capital_id", empire.offset);
            loose(empire.source, "m_source_id", empire.offset);
        }
        for (auto& [species, planets] : m_game.homeworlds) {
            for (int& planet : planets) {
                loose(planet, "species_homeworlds", m_game.homeworldsOffset);
            }
            std::erase(planets, savedNone);
        }
        for (const SavedDiplomacy& one : m_game.diplomacy) {
            for (const int empire : {one.first, one.second}) {
                if (m_game.empire(empire) == nullptr) {
                    missing(inPhrase("empire"), empire, one.offset);
                }
            }
        }
        for (auto& [empire, levels] : m_game.visibility) {
            std::erase_if(levels, [&](const SavedVisibility& one) { return m_game.object(one.object) == nullptr; });
        }
    }

private:
    void add(const DiagnosticSpec& spec, std::uint32_t offset, std::vector<Phrase> args) {
        constexpr std::size_t most = 1000; // a damaged save can have one at each reference
        if (m_faults.size() < most) {
            m_faults.push_back({&spec, {m_file, {offset, offset}}, std::move(args), {}, {}});
        }
    }
    void missing(std::string_view what, int id, std::uint32_t offset) {
        add(saveDiagnostics["save.missing-object"], offset, {phrase(what), std::to_string(id)});
    }

    /// Checks that the version of the game is one whose rules the importer knows: v0.4.10.2 [build …].
    void checkVersion() {
        const std::string version = m_game.version.substr(0, m_game.version.find(' '));
        const std::string known = 'v' + std::string(gameVersion);
        if (version != known && !version.starts_with(known + '.')) {
            add(saveDiagnostics["save.other-version"], m_game.versionOffset,
                {version.substr(version.starts_with('v') ? 1 : 0), std::string(gameVersion)});
        }
    }

    template <typename Kind>
    void need(int id, std::string_view what, std::uint32_t offset) {
        const SavedObject* const found = m_game.object(id);
        if (found == nullptr || !std::holds_alternative<Kind>(found->kind)) {
            missing(what, id, offset);
        }
    }
    void place(int system, std::uint32_t offset) {
        if (system != savedNone) {
            need<SavedSystem>(system, inPhrase("system"), offset);
        }
    }
    /// Checks a reference that FreeOrion keeps after its object was destroyed.
    void loose(int& id, std::string_view element, std::uint32_t offset) {
        if (id == savedNone || m_game.object(id) != nullptr) {
            return;
        }
        add(saveDiagnostics["save.stale-object"], offset,
            {phrase(inPhrase("object")), std::to_string(id), std::string(element)});
        id = savedNone;
    }

    void checkKind(const SavedSystem& system, const SavedObject& object) {
        for (const SavedLane& lane : system.lanes) {
            need<SavedSystem>(lane.to, inPhrase("system"), object.offset);
        }
        for (const int id : system.planets) {
            need<SavedPlanet>(id, inPhrase("planet"), object.offset);
            if (const SavedObject* const planet = m_game.object(id); planet != nullptr && planet->system != object.id) {
                add(saveDiagnostics["save.contradiction"], object.offset,
                    {std::to_string(object.id), std::to_string(id), std::to_string(planet->system)});
            }
        }
    }
    void checkKind(const SavedPlanet&, const SavedObject&) {}
    void checkKind(const SavedBuilding& building, const SavedObject& object) {
        need<SavedPlanet>(building.planet, inPhrase("planet"), object.offset);
    }
    void checkKind(const SavedFleet& fleet, const SavedObject& object) {
        for (const int ship : fleet.ships) {
            need<SavedShip>(ship, inPhrase("ship"), object.offset);
        }
        place(fleet.previousSystem, object.offset);
        place(fleet.nextSystem, object.offset);
    }
    void checkKind(const SavedShip& ship, const SavedObject& object) {
        need<SavedFleet>(ship.fleet, inPhrase("fleet"), object.offset);
        if (m_game.design(ship.design) == nullptr) {
            missing(inPhrase("design"), ship.design, object.offset);
        }
    }
    void checkKind(const SavedField&, const SavedObject&) {}

    SavedGame& m_game;
    FileId m_file;
    std::vector<Diagnostic>& m_faults;
};

/// Counts the parts of empires that were read, but for which a scenario has no place.
void countUnused(SavedGame& game) {
    std::size_t research = 0;
    std::size_t progress = 0;
    std::size_t production = 0;
    std::map<int, int> networks; ///< numbers of supply networks, by system
    for (const SavedEmpire& empire : game.empires) {
        research += empire.research.size();
        progress += empire.researchProgress.size();
        production += empire.production.size();
        for (const SavedPool& pool : empire.pools) {
            for (const std::vector<int>& systems : pool.type == 0 ? pool.groups : std::vector<std::vector<int>>{}) {
                for (const int system : systems) {
                    ++networks[system];
                }
            }
        }
    }
    game.leftOut.push_back({"research-queues", research});
    game.leftOut.push_back({"research-progress", progress});
    game.leftOut.push_back({"production-queues", production});
    game.leftOut.push_back({"shared-supply", static_cast<std::size_t>(std::ranges::count_if(
                                                 networks, [](const auto& one) { return one.second > 1; }))});
}

} // namespace

SavedGameRead readSavedGame(std::string_view text, FileId file) {
    SavedGameRead out;
    SavedGame game;
    SaveReader in(text, file);
    if (in.xml().enterRoot()) {
        in.fields(rootTable, game, archiveVersion);
        in.xml().finish();
    }
    if (const auto& fault = in.xml().fault()) {
        out.faults.push_back(*fault);
        return out;
    }
    game.leftOut = in.leftOut();
    countUnused(game);
    ReferenceCheck(game, file, out.faults).check();
    if (!hasErrors(out.faults)) {
        out.game = std::move(game);
    }
    return out;
}

} // namespace orrery::engine
