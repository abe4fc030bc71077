// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace orrery::engine {

/// The number of no object, no empire and no design.
inline constexpr int savedNone = -1;
/// The turn of everything that was there before the first turn.
inline constexpr int savedBeforeGame = -32768;

/// A saved meter. The saved current value serves comparisons only. Computed values never depend on it (G5.2).
struct SavedMeter {
    std::uint8_t number = 0;  ///< index in savedMeterNames()
    double current = 0;       ///< `c`; may be any number
    double initial = 0;       ///< `i`: the value at the start of the pass, in single precision
    std::uint32_t offset = 0; ///< place in the text of the save
    bool isChanged() const { return current != initial; }
};

/// A meter of a ship's part: all copies of a part share it.
struct SavedPartMeter {
    std::string part;
    SavedMeter meter;
};

struct SavedSpecial {
    std::string name;
    int addedOnTurn = 0;
    double capacity = 0;
};

struct SavedLane {
    int to = savedNone;
    bool isWormhole = false;
};

struct SavedSystem {
    int star = 0; ///< index in savedStarColours()
    int lastBattle = 0;
    std::vector<SavedLane> lanes;
    std::vector<int> planets; ///< their numbers, as the system names them
};

struct SavedPlanet {
    std::string species;
    std::string focus;
    int focusChanged = 0;
    int type = 0;         ///< index in savedPlanetTypes()
    int originalType = 0; ///< index in savedPlanetTypes()
    int size = 0;         ///< index in savedPlanetSizes()
    int lastColonized = 0;
    int lastConquered = 0;
    int lastAttacked = 0;
};

struct SavedBuilding {
    std::string type;
    int planet = savedNone;
    int producedBy = savedNone;
};

struct SavedFleet {
    std::vector<int> ships;
    int previousSystem = savedNone;
    int nextSystem = savedNone;
    int arrivalLane = savedNone;
    bool isAggressive = false;
    bool arrivedThisTurn = false;
    std::vector<int> route;
};

struct SavedShip {
    int design = savedNone;
    int fleet = savedNone;
    std::string species;
    int producedBy = savedNone;
    int arrivedOn = 0;
    int lastInCombat = 0;
    int lastResupplied = 0;
    std::vector<SavedPartMeter> partMeters;
};

struct SavedField {
    std::string type;
};

/// An object of the game. Turn -32768 is before the game, -65535 is never.
struct SavedObject {
    int id = savedNone;
    std::string name;
    double x = 0;
    double y = 0;
    int owner = savedNone;
    int system = savedNone;
    int createdOn = 0;
    std::vector<SavedSpecial> specials;
    std::vector<SavedMeter> meters;
    std::variant<SavedSystem, SavedPlanet, SavedBuilding, SavedFleet, SavedShip, SavedField> kind;
    std::uint32_t offset = 0; ///< place in the text of the save
};

struct SavedDesign {
    int id = savedNone;
    std::string name;
    std::string hull;
    std::vector<std::string> parts; ///< by slot; an empty slot is an empty text
    bool isMonster = false;
    bool isNameTranslated = false; ///< true if the name is the id of a text
    int designedBy = savedNone;
    int designedOn = 0;
    std::uint32_t offset = 0;
};

struct SavedEmpireMeter {
    std::string name;
    double current = 0;
    double initial = 0;
};

struct SavedResearch {
    std::string tech;
    double allocated = 0;
    int turnsLeft = 0;
    bool isPaused = false;
};

struct SavedProduction {
    std::string name; ///< of the building type; empty for ships
    int design = savedNone;
    int number = 0;
    int remaining = 0;
    int location = savedNone;
    double progress = 0;
};

/// The stock of one resource, and the groups of systems that share it.
struct SavedPool {
    int type = 0; ///< 0 industry, 1 trade, 2 research, 3 influence
    double stockpile = 0;
    std::vector<std::vector<int>> groups;
};

struct SavedEmpire {
    int id = savedNone;
    std::string name;
    std::string player;
    int capital = savedNone;
    int source = savedNone; ///< object whose techs act
    bool isEliminated = false;
    std::map<std::string, int> techs; ///< turn by name
    std::vector<SavedEmpireMeter> meters;
    std::vector<SavedResearch> research;
    std::map<std::string, double> researchProgress;
    std::vector<SavedProduction> production;
    std::vector<std::string> buildingTypes; ///< available ones
    std::vector<std::string> partTypes;
    std::vector<std::string> hullTypes;
    std::vector<int> designs; ///< known ones
    std::map<int, double> supplyRanges;
    std::vector<int> supplyUnobstructed;
    std::vector<SavedPool> pools;
    std::vector<int> explored;
    /// Numbers by key, by the name of the counter in the save: "m_species_ships_owned".
    std::map<std::string, std::map<std::string, int>, std::less<>> counters;
    std::uint32_t offset = 0;
};

struct SavedVisibility {
    int object = savedNone;
    int level = 0; ///< 0 none, 1 basic, 2 partial, 3 full
};

/// The settings of the galaxy, and the rules by name.
struct SavedGalaxy {
    std::string seed;
    int size = 0;
    int shape = 0;
    int age = 0;
    int starlanes = 0;
    int planets = 0;
    int specials = 0;
    int monsters = 0;
    int natives = 0;
    int aggression = 0;
    std::map<std::string, std::string> rules;
    std::uint32_t rulesOffset = 0;
};

struct SavedDiplomacy {
    int first = savedNone;
    int second = savedNone;
    int status = 0; ///< 0 war, 1 peace, 2 allied
    std::uint32_t offset = 0;
};

/// A part of the save that Orrery does not use (G4.2).
struct SavedLeftOut {
    std::string_view what; ///< id in the report; refers to static storage
    std::size_t number = 0;
};

/// A saved game of FreeOrion 0.4.10 (G4). Objects, designs and empires are sorted by their numbers.
struct SavedGame {
    std::string version; ///< of the game
    std::uint32_t versionOffset = 0;
    int turn = 0;
    SavedGalaxy galaxy;
    double width = 0; ///< of the universe
    std::vector<SavedObject> objects;
    std::vector<SavedDesign> designs;
    std::vector<SavedEmpire> empires;
    std::map<int, std::vector<SavedVisibility>> visibility; ///< by empire
    std::vector<int> humans;                                ///< numbers of the empires that people play
    std::vector<SavedDiplomacy> diplomacy;
    std::map<std::string, std::vector<int>> homeworlds; ///< planets by species
    std::uint32_t homeworldsOffset = 0;
    std::vector<int> destroyed; ///< numbers of destroyed objects
    std::vector<SavedLeftOut> leftOut;

    /// Returns the object with that number. Returns null if there is none.
    const SavedObject* object(int id) const;
    const SavedDesign* design(int id) const;
    const SavedEmpire* empire(int id) const;
    /// Returns the highest number of any object, destroyed ones included.
    int highestId() const;
    /// Returns the memory that the value uses.
    std::size_t bytes() const;
};

/// The names of FreeOrion's 35 meters, by number (G2.2).
const std::vector<std::string_view>& savedMeterNames();
/// A kind of object: the name of its class in the save, and its plural in the report.
struct SavedKind {
    std::string_view name;
    std::string_view plural;
    int version = 0; ///< the newest version that Orrery reads
};
/// Returns the kinds, by the index of SavedObject::kind.
const std::vector<SavedKind>& savedKinds();
inline constexpr int savedStarCount = 8;
inline constexpr int savedPlanetTypeCount = 11;
inline constexpr int savedPlanetSizeCount = 8;

} // namespace orrery::engine
