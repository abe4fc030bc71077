// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of a save, and the references between them.
#include "engine/import/freeorion_save/saved_game_reader.h"

#include "engine/import/freeorion_save/save_reader.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr int archiveVersion = 18;
constexpr int visibilityLevels = 4;

void readMarker(SaveReader& in, SavedGame&) {
    const Span tag = in.xml().tag();
    const std::string marker = in.words();
    if (in.isOk() && marker != "raw-xml") {
        in.xml().fail(saveDiagnostics["save.packed-state"], tag, {});
    }
}

constexpr SaveField<SavedGame> previewTable[]{
    {"freeorion_version", readMember<&SavedGame::version>},
    {"save_format_marker", readMarker},
};

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
    {"m_game_rules", readMember<&SavedGalaxy::rules>},
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

constexpr SaveField<SavedGame> speciesTable[]{{"species_homeworlds", readMember<&SavedGame::homeworlds>}};

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
        for (SavedObject& object : m_game.objects) {
            if (object.owner != savedNone && m_game.empire(object.owner) == nullptr) {
                missing(inPhrase("empire"), object.owner, object.offset);
            }
            place(object.system, object.offset);
            std::visit([&](auto& kind) { checkKind(kind, object.offset); }, object.kind);
        }
        for (SavedEmpire& empire : m_game.empires) {
            loose(empire.capital, "m_capital_id", empire.offset);
            loose(empire.source, "m_source_id", empire.offset);
        }
        for (auto& [species, planets] : m_game.homeworlds) {
            std::erase_if(planets, [&](int id) { return m_game.object(id) == nullptr; });
        }
        for (auto& [empire, levels] : m_game.visibility) {
            std::erase_if(levels, [&](const SavedVisibility& one) { return m_game.object(one.object) == nullptr; });
        }
    }

private:
    void missing(std::string_view what, int id, std::uint32_t offset) {
        constexpr std::size_t most = 1000; // a damaged save can have one at each reference
        if (m_faults.size() >= most) {
            return;
        }
        m_faults.push_back({&saveDiagnostics["save.missing-object"],
                            {m_file, {offset, offset}},
                            {phrase(what), std::to_string(id)},
                            {},
                            {}});
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
        m_faults.push_back({&saveDiagnostics["save.stale-object"],
                            {m_file, {offset, offset}},
                            {phrase(inPhrase("object")), std::to_string(id), std::string(element)},
                            {},
                            {}});
        id = savedNone;
    }

    void checkKind(SavedSystem& system, std::uint32_t offset) {
        for (const SavedLane& lane : system.lanes) {
            need<SavedSystem>(lane.to, inPhrase("system"), offset);
        }
    }
    void checkKind(SavedPlanet&, std::uint32_t) {}
    void checkKind(SavedBuilding& building, std::uint32_t offset) {
        need<SavedPlanet>(building.planet, inPhrase("planet"), offset);
    }
    void checkKind(SavedFleet& fleet, std::uint32_t offset) {
        for (const int ship : fleet.ships) {
            need<SavedShip>(ship, inPhrase("ship"), offset);
        }
        place(fleet.previousSystem, offset);
        place(fleet.nextSystem, offset);
    }
    void checkKind(SavedShip& ship, std::uint32_t offset) {
        need<SavedFleet>(ship.fleet, inPhrase("fleet"), offset);
        if (m_game.design(ship.design) == nullptr) {
            missing(inPhrase("design"), ship.design, offset);
        }
    }
    void checkKind(SavedField&, std::uint32_t) {}

    SavedGame& m_game;
    FileId m_file;
    std::vector<Diagnostic>& m_faults;
};

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
    ReferenceCheck(game, file, out.faults).check();
    if (!hasErrors(out.faults)) {
        out.game = std::move(game);
    }
    return out;
}

} // namespace orrery::engine
