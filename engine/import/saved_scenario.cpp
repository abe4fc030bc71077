// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/saved_scenario.h"

#include "engine/content/element_rows.h"
#include "engine/import/freeorion_names.h"
#include "engine/import/freeorion_vocabulary.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <tuple>

namespace orrery::engine {

namespace {

using Attributes = std::vector<std::pair<std::string, std::string>>;

/// By the index of SavedObject::kind.
constexpr std::array<std::string_view, 6> types{"system", "planet", "building", "fleet", "ship", "field"};
/// The name by which statements refer to the game object, which has the first row.
constexpr std::string_view gameName = "game";

/// The properties of an empire with the totals of its counters in the save.
constexpr std::array counterTotals{
    std::pair<std::string_view, std::string_view>{"outposts_owned", "m_outposts_owned"},
    std::pair<std::string_view, std::string_view>{"ships_produced", "m_ship_designs_produced"},
    std::pair<std::string_view, std::string_view>{"ships_lost", "m_ship_designs_lost"},
    std::pair<std::string_view, std::string_view>{"ships_scrapped", "m_ship_designs_scrapped"},
    std::pair<std::string_view, std::string_view>{"ships_destroyed", "m_ship_designs_destroyed"},
    std::pair<std::string_view, std::string_view>{"buildings_produced", "m_building_types_produced"},
    std::pair<std::string_view, std::string_view>{"buildings_scrapped", "m_building_types_scrapped"},
    std::pair<std::string_view, std::string_view>{"planets_invaded", "m_species_planets_invaded"},
    std::pair<std::string_view, std::string_view>{"planets_bombed", "m_species_planets_bombed"},
    std::pair<std::string_view, std::string_view>{"planets_depopulated", "m_species_planets_depoped"},
};

/// Returns a number that reads back as the same value.
std::string text(double value) {
    std::array<char, 32> out{};
    const auto end = std::to_chars(out.data(), out.data() + out.size(), value).ptr;
    return {out.data(), end};
}

Markup element(std::string_view tag, Attributes attributes) {
    return {.tag = std::string(tag), .attributes = std::move(attributes)};
}

class SavedScenarioWriter {
public:
    SavedScenarioWriter(const SavedGame& game, const std::string& id, const SavedGameContent& content)
        : m_game(game), m_id(id), m_content(content) {}

    Markup write() {
        nameObjects();
        findNetworks();
        addDesigns();
        for (const SavedEmpire& empire : m_game.empires) {
            m_root.children.push_back(
                element("class", {{"id", nationOf(empire.id)}, {"type", "nation"}, {"name", empire.name}}));
        }
        m_scenario = element("scenario", {{"id", m_id}});
        for (const SavedEmpire& empire : m_game.empires) {
            addEmpire(empire);
        }
        for (std::size_t kind = 0; kind < types.size(); ++kind) {
            for (const SavedObject& object : m_game.objects) {
                if (object.kind.index() == kind) {
                    addObject(object);
                }
            }
            if (kind == 0) {
                addLanes();
            }
        }
        addGame();
        for (const auto& [system, network] : m_networks) {
            if (m_names.contains(system)) {
                m_scenario.children.push_back(
                    element("set", {{"object", m_names[system]}, {"supplied_by", empireOf(network.second)}}));
            }
        }
        for (const SavedEmpire& empire : m_game.empires) {
            setReference(m_empires.at(empire.id), "source_object", sourceOf(empire));
        }
        m_root.children.push_back(std::move(m_scenario));
        return std::move(m_root);
    }

private:
    void note(std::string_view what, std::string_view name) {
        m_scenario.children.push_back(comment("not in the content: " + std::string(what) + ' ' + std::string(name)));
    }

    /// Returns a name that no other object has.
    std::string newName(const std::string& wanted, const std::string& number) {
        std::string name = wanted;
        const bool isTaken = name.empty() || name.front() == '#' || name == "none" || m_counts[name] > 1;
        if (isTaken) {
            name += name.empty() ? number : ' ' + number;
        }
        while (!m_taken.insert(name).second) {
            name += '+';
        }
        return name;
    }

    static std::string givenName(const SavedObject& object) {
        const auto* const building = std::get_if<SavedBuilding>(&object.kind);
        const auto* const field = std::get_if<SavedField>(&object.kind);
        return !object.name.empty() ? object.name : building ? building->type : field ? field->type : object.name;
    }

    void nameObjects() {
        m_taken.emplace(gameName);
        for (const SavedEmpire& empire : m_game.empires) {
            std::string id = freeOrionId(empire.name);
            while (id == "none" || id == "source" || m_taken.contains(id)) {
                id += '_' + std::to_string(empire.id);
            }
            ++m_counts[id];
            m_taken.insert(id);
            m_empires[empire.id] = std::move(id);
        }
        for (const SavedObject& object : m_game.objects) {
            ++m_counts[givenName(object)];
        }
        for (const SavedObject& object : m_game.objects) {
            m_names[object.id] = newName(givenName(object), '#' + std::to_string(object.id));
        }
    }

    const std::string& empireOf(int id) const {
        static const std::string none = "none";
        const auto found = m_empires.find(id);
        return found == m_empires.end() ? none : found->second;
    }

    std::string partsOf(const SavedDesign& design) const {
        std::string parts;
        for (const std::string& name : design.parts) {
            const std::string part = name.empty() ? name : m_content.classOf(name, "part");
            parts += (parts.empty() || part.empty() ? "" : " ") + part;
        }
        return parts;
    }

    void addDesigns() {
        for (const SavedDesign& design : m_game.designs) {
            const bool isUsed = std::ranges::any_of(m_game.objects, [&](const SavedObject& object) {
                const auto* const ship = std::get_if<SavedShip>(&object.kind);
                return ship != nullptr && ship->design == design.id;
            });
            if (!isUsed) {
                continue;
            }
            std::string& id = m_designs[design.id];
            const SavedGameContent::Design saved{m_content.classOf(design.hull, "hull"), partsOf(design),
                                                 design.isMonster};
            id = design.isNameTranslated ? m_content.classOf(design.name, "ship") : std::string();
            if (const auto known = m_content.designs.find(id);
                known != m_content.designs.end() && known->second == saved) {
                continue; // a design of the content
            }
            id = freeOrionId(m_id) + "_design_" + std::to_string(design.id);
            Markup one = element("class", {{"id", id}, {"type", "ship"}, {"name", design.name}});
            for (const auto& [name, value] : {std::pair("hull", saved.hull), std::pair("parts", saved.parts),
                                              std::pair("is_monster", std::string(saved.isMonster ? "true" : ""))}) {
                if (!value.empty()) {
                    one.children.push_back(element("property", {{"name", name}, {"value", value}}));
                }
            }
            m_root.children.push_back(std::move(one));
        }
    }

    /// Returns the class of an object. Adds a class without groups if the content lacks it.
    std::string neededClass(const std::string& name, std::string_view type) {
        std::string id = m_content.classOf(name, type);
        if (id.empty()) {
            constexpr std::array<std::string_view, 8> reserved{"GAME",  "EMPIRE", "SYSTEM", "PLANET",
                                                               "FLEET", "none",   "source", "game"};
            id = freeOrionId(name);
            while (m_content.classes.contains(id) || std::ranges::find(reserved, id) != reserved.end()) {
                id = std::string(type) + '_' + id;
            }
            if (m_added.insert(id).second) {
                m_root.children.push_back(element("class", {{"id", id}, {"type", std::string(type)}}));
            }
        }
        return id;
    }

    void addKnown(Attributes& out, std::string_view property, const std::string& name, std::string_view type) {
        if (name.empty()) {
            return;
        }
        if (std::string id = m_content.classOf(name, type); !id.empty()) {
            out.emplace_back(property, std::move(id));
        } else {
            note(type, name);
        }
    }

    std::string idsOf(const std::vector<std::string>& names, std::string_view type) {
        std::string ids;
        for (const std::string& name : names) {
            const std::string id = m_content.classOf(name, type);
            if (id.empty()) {
                note(type, name);
            } else {
                ids += (ids.empty() ? "" : " ") + id;
            }
        }
        return ids;
    }

    bool owns(const SavedEmpire& empire, int id) const {
        const SavedObject* const object = m_game.object(id);
        return object != nullptr && object->owner == empire.id;
    }

    /// Returns the object whose techs act: the saved one, else the capital, else any object of the empire (semantics
    /// 2).
    int sourceOf(const SavedEmpire& empire) const {
        if (empire.isEliminated) {
            return savedNone; // its techs do not act
        }
        for (const int id : {empire.source, empire.capital}) {
            if (owns(empire, id)) {
                return id;
            }
        }
        const auto any = std::ranges::find(m_game.objects, empire.id, &SavedObject::owner);
        return any == m_game.objects.end() ? savedNone : any->id;
    }

    /// Returns the class that stands for an empire in lists.
    std::string nationOf(int empire) const { return freeOrionId(m_id) + "_nation_" + empireOf(empire); }

    /// Returns the nations that have a status with an empire.
    std::string nationsOf(int empire, int status) const {
        std::set<int> others;
        for (const SavedDiplomacy& one : m_game.diplomacy) {
            if (one.status == status && (one.first == empire || one.second == empire)) {
                others.insert(one.first == empire ? one.second : one.first);
            }
        }
        std::string nations;
        for (const int other : others) {
            nations += m_empires.contains(other) ? (nations.empty() ? "" : " ") + nationOf(other) : "";
        }
        return nations;
    }

    /// Numbers the supply networks: the groups of systems that share the industry of an empire (semantics, risk 1).
    void findNetworks() {
        int number = 0;
        for (const SavedEmpire& empire : m_game.empires) {
            for (const SavedPool& pool : empire.pools) {
                for (const std::vector<int>& systems : pool.type == 0 ? pool.groups : std::vector<std::vector<int>>{}) {
                    ++number;
                    for (const int system : systems) {
                        m_networks.emplace(system, std::pair(number, empire.id));
                    }
                }
            }
        }
    }

    /// Adds the stockpiles, meters and totals of an empire, for which the vocabulary of the project has a property.
    void addNumbers(const SavedEmpire& empire, Attributes& all) const {
        const auto add = [&](std::string_view property, double value) {
            const bool isNew = std::ranges::find(all, property, &Attributes::value_type::first) == all.end();
            if (isNew && value != 0 && std::isfinite(value) && m_content.properties.contains(property)) {
                all.emplace_back(property, text(value));
            }
        };
        for (const SavedPool& pool : empire.pools) {
            add(pool.type == 0 ? "industry_stockpile" : "trade_stockpile", pool.type < 2 ? pool.stockpile : 0);
        }
        for (const SavedEmpireMeter& meter : empire.meters) {
            constexpr std::string_view prefix = "METER_";
            std::string property = meter.name.substr(meter.name.starts_with(prefix) ? prefix.size() : 0);
            std::ranges::transform(property, property.begin(),
                                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
            add(property, meter.initial);
        }
        for (const auto& [property, name] : counterTotals) {
            double total = 0;
            if (const auto counter = empire.counters.find(name); counter != empire.counters.end()) {
                for (const auto& [key, number] : counter->second) {
                    total += number;
                }
            }
            add(property, total);
        }
    }

    void addEmpire(const SavedEmpire& empire) {
        Attributes all{{"id", m_empires.at(empire.id)}};
        if (const auto capital = m_names.find(empire.capital); capital != m_names.end()) {
            all.emplace_back("capital", capital->second);
        }
        all.emplace_back("nation", nationOf(empire.id));
        if (m_content.properties.contains("empire_number")) {
            all.emplace_back("empire_number", std::to_string(empire.id));
        }
        for (const auto& [property, status] : {std::pair("at_peace_with", 1), std::pair("allied_with", 2)}) {
            if (std::string nations = nationsOf(empire.id, status); !nations.empty()) {
                all.emplace_back(property, std::move(nations));
            }
        }
        if (empire.isEliminated) {
            all.emplace_back("eliminated", "true");
        }
        if (std::ranges::find(m_game.humans, empire.id) != m_game.humans.end()) {
            all.emplace_back("human", "true");
        }
        addNumbers(empire, all);
        std::vector<std::string> techs;
        for (const auto& [tech, turn] : empire.techs) {
            techs.push_back(tech);
        }
        using List = std::tuple<std::string_view, std::string_view, const std::vector<std::string>*>;
        for (const auto& [property, type, names] :
             {List("techs", "tech", &techs), List("available_parts", "part", &empire.partTypes),
              List("available_hulls", "hull", &empire.hullTypes),
              List("available_buildings", "building", &empire.buildingTypes)}) {
            if (std::string ids = idsOf(*names, type); !ids.empty()) {
                all.emplace_back(property, std::move(ids));
            }
        }
        for (const auto& [tech, turn] : empire.techs) {
            if (std::string property = "researched_" + freeOrionId(tech); m_content.properties.contains(property)) {
                all.emplace_back(std::move(property), std::to_string(turn));
            }
        }
        m_scenario.children.push_back(element("empire", std::move(all)));
    }

    void addLanes() {
        std::set<std::pair<int, int>> lanes;
        for (const SavedObject& object : m_game.objects) {
            const auto* const system = std::get_if<SavedSystem>(&object.kind);
            for (const SavedLane& lane : system == nullptr ? std::vector<SavedLane>{} : system->lanes) {
                if (lane.to != object.id) {
                    lanes.insert(std::minmax(lane.to, object.id));
                }
            }
        }
        for (const auto& [from, to] : lanes) {
            if (m_names.contains(from) && m_names.contains(to)) {
                m_scenario.children.push_back(element("lane", {{"from", m_names[from]}, {"to", m_names[to]}}));
            }
        }
    }

    /// Values that an object sets, without those that it has anyway.
    struct Values {
        Attributes all{};
        void add(std::string_view name, std::string value) { all.emplace_back(name, std::move(value)); }
        void add(std::string_view name, int value, int usual) {
            if (value != usual) {
                add(name, std::to_string(value));
            }
        }
        void addWord(std::string_view name, std::string_view enumeration, int index) {
            const auto values = freeOrionValues(enumeration);
            if (index >= 0 && index < static_cast<int>(values.size())) {
                add(name, std::string(values[static_cast<std::size_t>(index)].id));
            }
        }
    };
    static constexpr int never = -65535;

    void addOf(Values& out, const SavedObject& object, const SavedSystem& system) {
        out.addWord("star_colour", "StarColour", system.star);
        out.add("starlanes", static_cast<int>(system.lanes.size()), 0);
        out.add("last_turn_battle_here", system.lastBattle, never);
        std::string explorers;
        for (const SavedEmpire& empire : m_game.empires) {
            if (std::ranges::find(empire.explored, object.id) != empire.explored.end()) {
                explorers += (explorers.empty() ? "" : " ") + nationOf(empire.id);
            }
        }
        if (!explorers.empty()) {
            out.add("explored_by", std::move(explorers));
        }
        if (const auto network = m_networks.find(object.id); network != m_networks.end()) {
            out.add("supply_network", network->second.first, 0);
        }
    }
    void addOf(Values& out, const SavedObject& object, const SavedPlanet& planet) {
        addKnown(out.all, "species", planet.species, "species");
        if (m_content.foci.contains(planet.focus)) {
            out.add("focus", planet.focus);
        } else if (!planet.focus.empty()) {
            note("focus", planet.focus);
        }
        out.addWord("size", "PlanetSize", planet.size - 1);
        out.addWord("environment", "Environment", planet.type);
        out.addWord("original_environment", "Environment", planet.originalType);
        std::vector<std::string> natives;
        for (const auto& [species, planets] : m_game.homeworlds) {
            if (std::ranges::find(planets, object.id) != planets.end()) {
                natives.push_back(species);
            }
        }
        if (std::string ids = idsOf(natives, "species"); !ids.empty()) {
            out.add("homeworld_of", std::move(ids));
        }
        out.add("focus_changed_turn", planet.focusChanged, 0);
        out.add("last_turn_conquered", planet.lastConquered, never);
        out.add("last_turn_colonized", planet.lastColonized, never);
        out.add("last_turn_attacked_by_ship", planet.lastAttacked, never);
    }
    void addOf(Values&, const SavedObject&, const SavedBuilding&) {}
    void addOf(Values& out, const SavedObject&, const SavedFleet& fleet) {
        if (fleet.isAggressive) {
            out.add("aggressive", "true");
        }
        if (fleet.arrivedThisTurn) {
            out.add("arrived_on_turn", m_game.turn, never);
        }
    }
    void addOf(Values& out, const SavedObject&, const SavedShip& ship) {
        addKnown(out.all, "species", ship.species, "species");
        out.add("last_turn_active_in_battle", ship.lastInCombat, never);
        out.add("last_resupplied_turn", ship.lastResupplied, never);
        out.add("arrived_on_turn", ship.arrivedOn, never);
    }
    void addOf(Values&, const SavedObject&, const SavedField&) {}

    void setReference(const std::string& object, std::string_view property, int id) {
        if (const auto found = m_names.find(id); found != m_names.end()) {
            m_scenario.children.push_back(element("set", {{"object", object}, {std::string(property), found->second}}));
        }
    }

    /// Adds the statement that creates an object on another one.
    /// @param host number of the object; savedNone: none
    void place(const SavedObject& object, std::string objectClass, int host, Attributes values) {
        const std::string& name = m_names[object.id];
        Attributes all{{"class", std::move(objectClass)}, {"name", name}};
        const auto on = m_names.find(host);
        if (on != m_names.end()) {
            all.emplace_back("on", on->second);
        }
        all.emplace_back("owner", empireOf(object.owner));
        m_scenario.children.push_back(element("place", std::move(all)));
        if (on == m_names.end()) {
            m_scenario.children.push_back(
                element("move", {{"object", name}, {"x", text(object.x)}, {"y", text(object.y)}}));
        }
        values.insert(values.begin(), {"object", name});
        m_scenario.children.push_back(element("set", std::move(values)));
    }

    void addObject(const SavedObject& object) {
        Values values;
        const std::string& name = m_names[object.id];
        std::visit([&](const auto& kind) { addOf(values, object, kind); }, object.kind);
        std::vector<std::string> specials;
        for (const SavedSpecial& special : object.specials) {
            specials.push_back(special.name);
        }
        if (std::string ids = idsOf(specials, "special"); !ids.empty()) {
            values.add("specials", std::move(ids));
        }
        values.add("created_turn", object.createdOn, 0);
        values.add("display_number", object.id, -1);
        Attributes all{{"name", name}};
        if (std::holds_alternative<SavedSystem>(object.kind)) {
            all.insert(all.end(), {{"x", text(object.x)}, {"y", text(object.y)}});
            std::ranges::move(values.all, std::back_inserter(all));
            m_scenario.children.push_back(element("system", std::move(all)));
        } else if (std::holds_alternative<SavedPlanet>(object.kind)) {
            all.insert(all.end(), {{"system", m_names[object.system]}, {"owner", empireOf(object.owner)}});
            std::ranges::move(values.all, std::back_inserter(all));
            m_scenario.children.push_back(element("planet", std::move(all)));
        } else if (const auto* const building = std::get_if<SavedBuilding>(&object.kind)) {
            place(object, neededClass(building->type, "building"), building->planet, std::move(values.all));
            setEmpire(name, building->producedBy);
        } else if (const auto* const fleet = std::get_if<SavedFleet>(&object.kind)) {
            place(object, "FLEET", object.system, std::move(values.all));
            setReference(name, "previous_system", fleet->previousSystem);
            setReference(name, "next_system", fleet->nextSystem);
        } else if (const auto* const ship = std::get_if<SavedShip>(&object.kind)) {
            place(object, m_designs[ship->design], ship->fleet == savedNone ? object.system : ship->fleet,
                  std::move(values.all));
            setReference(name, "fleet", ship->fleet);
            setEmpire(name, ship->producedBy);
        } else if (const auto* const field = std::get_if<SavedField>(&object.kind)) {
            place(object, neededClass(field->type, "field"), object.system, std::move(values.all));
        }
        addMeters(object);
    }

    void setEmpire(const std::string& name, int producedBy) {
        if (const auto empire = m_empires.find(producedBy); empire != m_empires.end()) {
            m_scenario.children.push_back(element("set", {{"object", name}, {"produced_by_empire", empire->second}}));
        }
    }

    void setMeter(const std::string& object, const SavedMeter& meter, const std::string& part) {
        if (meter.initial == 0) {
            return; // a new object has 0
        }
        std::string_view id = savedMeterNames()[meter.number];
        const bool isMaximum = id.starts_with("Max");
        id.remove_prefix(isMaximum ? 3 : 0);
        Attributes all{{"object", object}, {"meter", std::string(id)}};
        if (!part.empty()) {
            all.emplace_back("part", part);
        }
        if (isMaximum) {
            all.emplace_back("which", "max");
        }
        all.emplace_back("value", text(meter.initial));
        m_scenario.children.push_back(element("set", std::move(all)));
    }

    void addMeters(const SavedObject& object) {
        const std::string& name = m_names[object.id];
        for (const SavedMeter& meter : object.meters) {
            if (hasFreeOrionMeter(types[object.kind.index()], savedMeterNames()[meter.number])) {
                setMeter(name, meter, {});
            }
        }
        if (const auto* const ship = std::get_if<SavedShip>(&object.kind)) {
            for (const SavedPartMeter& one : ship->partMeters) {
                if (const std::string part = m_content.classOf(one.part, "part"); !part.empty()) {
                    setMeter(name, one.meter, part);
                }
            }
        }
    }

    void addGame() {
        const SavedGalaxy& galaxy = m_game.galaxy;
        Attributes all{{"object", std::string(gameName)},
                       {"first_turn", std::to_string(m_game.turn)},
                       {"galaxy_ai_aggression", std::to_string(galaxy.aggression)},
                       {"galaxy_monster_frequency", std::to_string(galaxy.monsters)},
                       {"galaxy_planet_density", std::to_string(galaxy.planets)},
                       {"galaxy_size", std::to_string(galaxy.size)},
                       {"universe_width", text(m_game.width)},
                       {"universe_centre_x", text(m_game.width / 2)},
                       {"universe_centre_y", text(m_game.width / 2)}};
        for (const auto& [rule, value] : galaxy.rules) {
            if (!m_content.options.contains(rule)) {
                note("rule", rule);
            } else if (m_content.canBe(rule, value)) {
                all.emplace_back(rule, value);
            } else {
                note("number of rule", rule + " = " + value);
            }
        }
        m_scenario.children.push_back(element("set", std::move(all)));
    }

    const SavedGame& m_game;
    const std::string& m_id;
    const SavedGameContent& m_content;
    Markup m_root{.tag = "orrery", .attributes = {{"format", std::to_string(contentFormatVersion)}}};
    Markup m_scenario;
    std::map<int, std::string> m_names;            ///< by number of the object
    std::map<int, std::string> m_empires;          ///< by number of the empire
    std::map<int, std::string> m_designs;          ///< classes by number of the design
    std::map<int, std::pair<int, int>> m_networks; ///< by system: number of the supply network, and its empire
    std::map<std::string, int> m_counts;           ///< numbers of objects with a name
    std::set<std::string> m_taken;
    std::set<std::string> m_added; ///< classes that objects need and the content lacks
};

} // namespace

std::string SavedGameContent::classOf(std::string_view name, std::string_view type) const {
    std::string id = freeOrionId(name);
    for (int i = 0; i < 3; ++i, id = std::string(type) + '_' + id) { // as the importer renames
        const auto found = classes.find(id);
        if (found != classes.end() && found->second == type) {
            return id;
        }
    }
    return {};
}

bool SavedGameContent::canBe(std::string_view rule, std::string_view value) const {
    const auto option = options.find(rule);
    double number = 0;
    const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), number);
    const bool isNumber = fault == std::errc() && end == value.data() + value.size() && std::isfinite(number);
    return option != options.end() && (option->second || isNumber);
}

SavedGameContent savedGameContent(const ParsedProject& project, const std::function<bool(FileId file)>& isRead) {
    SavedGameContent content;
    for (const Element one : project.topLevel("class")) {
        if (isRead && !isRead(one.where().file)) {
            continue;
        }
        content.classes.emplace(one.value("id"), one.value("type"));
        if (one.value("type") == "ship") {
            SavedGameContent::Design& design = content.designs[one.value("id")];
            for (const Element child : one.children()) {
                const std::string name = child.tag() == "property" ? child.value("name") : std::string();
                design.hull = name == "hull" ? child.value("value") : design.hull;
                design.parts = name == "parts" ? child.value("value") : design.parts;
                design.isMonster = name == "is_monster" ? child.value("value") == "true" : design.isMonster;
            }
        }
    }
    for (const Element vocabulary : project.topLevel("vocabulary")) {
        for (const Element one : vocabulary.children()) {
            if (one.tag() == "property") {
                content.properties.insert(one.value("id"));
            } else if (one.tag() == "option") {
                content.options.emplace(one.value("id"), one.value("format") == "text");
            } else if (one.tag() == "enumeration" && one.value("id") == "Focus") {
                for (const Element value : one.children()) {
                    content.foci.insert(value.value("id"));
                }
            }
        }
    }
    return content;
}

Markup savedScenario(const SavedGame& game, const std::string& id, const SavedGameContent& content) {
    return SavedScenarioWriter(game, id, content).write();
}

std::string savedScenarioId(std::string_view path) {
    const std::size_t slash = path.find_last_of("/\\");
    path = slash == std::string_view::npos ? path : path.substr(slash + 1);
    for (const std::string_view ending : {".xz", ".xml", ".sav", ".mps"}) {
        path.remove_suffix(path.ends_with(ending) && path.size() > ending.size() ? ending.size() : 0);
    }
    std::string id;
    for (const char c : path) {
        const bool isPlain = c == '-' || c == '.' || freeOrionId(std::string_view(&c, 1)).back() == c;
        id += isPlain ? c : '_';
    }
    const bool isName =
        !id.empty() && freeOrionId(id.substr(0, 1)).size() == 1 && id.front() != '-' && id.front() != '.';
    return isName ? id : "save_" + id;
}

} // namespace orrery::engine
