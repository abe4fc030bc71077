// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_save/saved_game.h"

#include <algorithm>

namespace orrery::engine {

namespace {

template <typename T>
const T* found(const std::vector<T>& sorted, int id) {
    const auto at = std::ranges::lower_bound(sorted, id, {}, &T::id);
    return at != sorted.end() && at->id == id ? &*at : nullptr;
}

template <typename T>
std::size_t memory(const std::vector<T>& values) {
    return values.capacity() * sizeof(T);
}

std::size_t memory(const std::vector<std::string>& texts) {
    std::size_t bytes = texts.capacity() * sizeof(std::string);
    for (const std::string& text : texts) {
        bytes += text.capacity();
    }
    return bytes;
}

struct KindMemory {
    std::size_t operator()(const SavedSystem& one) const { return memory(one.lanes) + memory(one.planets); }
    std::size_t operator()(const SavedPlanet& one) const { return one.species.capacity() + one.focus.capacity(); }
    std::size_t operator()(const SavedBuilding& one) const { return one.type.capacity(); }
    std::size_t operator()(const SavedFleet& one) const { return memory(one.ships) + memory(one.route); }
    std::size_t operator()(const SavedShip& one) const { return one.species.capacity() + memory(one.partMeters); }
    std::size_t operator()(const SavedField& one) const { return one.type.capacity(); }
};

} // namespace

const SavedObject* SavedGame::object(int id) const {
    return found(objects, id);
}

const SavedDesign* SavedGame::design(int id) const {
    return found(designs, id);
}

const SavedEmpire* SavedGame::empire(int id) const {
    return found(empires, id);
}

int SavedGame::highestId() const {
    const int highest = destroyed.empty() ? savedNone : *std::ranges::max_element(destroyed);
    return objects.empty() ? highest : std::max(highest, objects.back().id);
}

std::size_t SavedGame::bytes() const {
    std::size_t total = sizeof(*this) + memory(objects) + memory(designs) + memory(empires) + memory(destroyed);
    for (const SavedObject& one : objects) {
        total += memory(one.meters) + memory(one.specials) + one.name.capacity() + std::visit(KindMemory(), one.kind);
    }
    for (const SavedDesign& one : designs) {
        total += memory(one.parts) + one.name.capacity() + one.hull.capacity();
    }
    for (const auto& [empire, levels] : visibility) {
        total += memory(levels);
    }
    return total;
}

const std::vector<std::string_view>& savedMeterNames() {
    static const std::vector<std::string_view> names{
        "TargetPopulation", "TargetIndustry", "TargetResearch",   "TargetTrade",  "TargetConstruction",
        "TargetHappiness",  "MaxCapacity",    "MaxSecondaryStat", "MaxFuel",      "MaxShield",
        "MaxStructure",     "MaxDefense",     "MaxSupply",        "MaxStockpile", "MaxTroops",
        "Population",       "Industry",       "Research",         "Trade",        "Construction",
        "Happiness",        "Capacity",       "SecondaryStat",    "Fuel",         "Shield",
        "Structure",        "Defense",        "Supply",           "Stockpile",    "Troops",
        "RebelTroops",      "Size",           "Stealth",          "Detection",    "Speed"};
    return names;
}

const std::vector<SavedKind>& savedKinds() {
    static const std::vector<SavedKind> kinds{{"System", "systems", 0},     {"Planet", "planets", 2},
                                              {"Building", "buildings", 0}, {"Fleet", "fleets", 3},
                                              {"Ship", "ships", 2},         {"Field", "fields", 0}};
    return kinds;
}

} // namespace orrery::engine
