// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of FreeOrion's definitions that become properties of classes.
#include "engine/import/freeorion_vocabulary.h"

#include <array>

namespace orrery::engine {

namespace {

using Use = FreeOrionField::Use;

constexpr std::array fields{
    FreeOrionField{"short_description", Use::text, "short_description", {}, "Short description"},
    FreeOrionField{"gameplay_description", Use::text, "gameplay_description", {}, "Gameplay"},
    FreeOrionField{"category", Use::text, "category", {}, "Category"},
    FreeOrionField{"researchcost", Use::number, "research_cost", {}, "Research cost"},
    FreeOrionField{"researchturns", Use::number, "research_time", {}, "Research time"},
    FreeOrionField{"buildcost", Use::number, "build_cost", {}, "Build cost"},
    FreeOrionField{"buildtime", Use::number, "build_time", {}, "Build time"},
    FreeOrionField{"captureresult", Use::text, "capture_result", {}, "When captured"},
    FreeOrionField{"enqueuelocation", Use::condition, "enqueue_location", {}, "Place to enqueue"},
    FreeOrionField{"combatTargets", Use::condition, "combat_targets", {}, "Targets in combat"},
    FreeOrionField{"stealth", Use::number, "stealth", {}, "Stealth of the class"},
    FreeOrionField{"spawnrate", Use::number, "spawn_rate", {}, "Spawn rate"},
    FreeOrionField{"spawnlimit", Use::number, "spawn_limit", {}, "Spawn limit"},
    FreeOrionField{"speed", Use::number, "speed", {}, "Speed of the hull"},
    FreeOrionField{"fuel", Use::number, "fuel", {}, "Fuel of the hull"},
    FreeOrionField{"structure", Use::number, "structure", {}, "Structure of the hull"},
    FreeOrionField{"capacity", Use::number, "capacity", {}, "Capacity of the part"},
    FreeOrionField{"shots", Use::number, "secondary_stat", {}, "Second number of the part"},
    FreeOrionField{"class", Use::enumerator, "part_class", "PartClass", "Class of the part"},
    FreeOrionField{"mountableSlotTypes", Use::words, "slot_types", {}, "Slots for the part"},
    FreeOrionField{"exclusions", Use::words, "exclusions", {}, "Exclusions"},
    FreeOrionField{"preferredfocus", Use::enumerator, "preferred_focus", "Focus", "Preferred focus"},
    FreeOrionField{"ships", Use::words, "ships", {}, "Ships"},
    FreeOrionField{"Playable", Use::flag, "playable", {}, "Playable"},
    FreeOrionField{"Native", Use::flag, "native", {}, "Native"},
    FreeOrionField{"CanProduceShips", Use::flag, "can_produce_ships", {}, "Can produce ships"},
    FreeOrionField{"CanColonize", Use::flag, "can_colonize", {}, "Can colonise"},
    FreeOrionField{"NoDefaultFuelEffect", Use::flag, "no_default_fuel_effect", {}, "No default fuel"},
    FreeOrionField{"NoDefaultStealthEffect", Use::flag, "no_default_stealth_effect", {}, "No default stealth"},
    FreeOrionField{"NoDefaultStructureEffect", Use::flag, "no_default_structure_effect", {}, "No default structure"},
    FreeOrionField{"NoDefaultSpeedEffect", Use::flag, "no_default_speed_effect", {}, "No default speed"},
    FreeOrionField{"NoDefaultCapacityEffect", Use::flag, "no_default_capacity_effect", {}, "No default capacity"},
    FreeOrionField{"uuid", Use::text, "uuid", {}, "UUID"},
    FreeOrionField{"icon", Use::text, "icon", {}, "Icon"},
    FreeOrionField{"graphic", Use::text, "graphic", {}, "Picture"},
    FreeOrionField{"model", Use::text, "model", {}, "Model"},
    FreeOrionField{"value", Use::number, "statistic", {}, "Statistic"},
};

} // namespace

std::span<const FreeOrionField> freeOrionFields() {
    return fields;
}

} // namespace orrery::engine
