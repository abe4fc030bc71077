// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/functions/relations.h"

#include "engine/program/world.h"
#include "engine/universe/universe.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Rows = std::span<const Row>;
using Scratch = std::vector<Row>;

/// The maximum height of a climb: content may write attachments in a cycle.
constexpr int highestTree = 64;

Rows sorted(Scratch& rows) {
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

Rows allThereIs(const RelationCall& call, Scratch& scratch) {
    scratch.clear();
    call.world.existing(call.view).forEach([&](Row row) { scratch.push_back(row); });
    return scratch;
}

Rows above(const RelationCall& call, Scratch& scratch) {
    scratch.clear();
    Row row = call.view.parent(call.from);
    for (int height = 0; row != noRow && height < highestTree; ++height, row = call.view.parent(row)) {
        if (call.view.exists(row)) {
            scratch.push_back(row);
        }
    }
    return sorted(scratch);
}

Rows attached(const RelationCall& call, Scratch&) {
    return call.world.attached(call.view, call.from);
}

Rows below(const RelationCall& call, Scratch& scratch) {
    const Rows children = call.world.attached(call.view, call.from);
    scratch.assign(children.begin(), children.end());
    std::size_t begin = 0;
    for (int depth = 1; begin < scratch.size() && depth < highestTree; ++depth) {
        for (const std::size_t end = scratch.size(); begin < end; ++begin) {
            const Rows deeper = call.world.attached(call.view, scratch[begin]);
            scratch.insert(scratch.end(), deeper.begin(), deeper.end());
        }
    }
    return sorted(scratch);
}

Rows connected(const RelationCall& call, Scratch&) {
    return call.world.connected(call.view, call.from);
}

Rows here(const RelationCall& call, Scratch&) {
    const PlaceMap& places = call.world.places(call.view);
    const PlaceMap::Place place = places.placeOf(call.from);
    return place == PlaceMap::none ? Rows() : places.rowsAt(place);
}

Rows near(const RelationCall& call, Scratch& scratch) {
    scratch.assign(1, call.from);
    const Measure measure = call.inJumps ? Measure::jumps : Measure::distance;
    return call.world.near(call.view, call.from, measure, call.number, call.type);
}

Rows owned(const RelationCall& call, Scratch&) {
    const auto empireType = call.view.model->vocabulary.findType("empire");
    if (empireType && call.view.typeOf(call.from) == *empireType) {
        return call.world.ownedBy(call.view, call.from);
    }
    const auto& owners =
        (*call.view.ownerSets)[static_cast<std::uint32_t>(call.view.builtin(Builtin::owners, call.from))];
    return owners.size() == 1 ? call.world.ownedBy(call.view, owners.front()) : Rows();
}

Rows targeted(const RelationCall& call, Scratch& scratch) {
    scratch.clear();
    const double aim = call.view.builtin(Builtin::target, call.from);
    if (aim >= 0.0 && call.view.exists(static_cast<Row>(aim))) {
        scratch.push_back(static_cast<Row>(aim));
    }
    return scratch;
}

constexpr std::array everythingReads{Builtin::exists};
constexpr std::array attachmentReads{Builtin::exists, Builtin::attachedTo};
constexpr std::array placeReads{Builtin::exists, Builtin::positioned, Builtin::x, Builtin::y, Builtin::system};
constexpr std::array ownerReads{Builtin::exists, Builtin::owners, Builtin::objectType};
constexpr std::array connectionReads{Builtin::exists, Builtin::owners, Builtin::system, Builtin::objectType};
constexpr std::array targetReads{Builtin::exists, Builtin::target};

constexpr std::array rows{
    RelationSpec{.word = "",
                 .label = "All objects",
                 .help = "Every object of the type in the game, including the object itself.",
                 .example = "count(planets where Population > 0)",
                 .builtins = everythingReads,
                 .related = allThereIs},
    RelationSpec{.word = "above",
                 .label = "Above",
                 .help =
                     "The objects that the object is attached to, directly or indirectly. Excludes the object itself.",
                 .example = "any(planets above, size == huge)",
                 .builtins = attachmentReads,
                 .related = above},
    RelationSpec{.word = "attached",
                 .label = "Attached",
                 .help = "The objects directly attached to the object, such as buildings and specials of a planet, or "
                         "planets of a system. Excludes the object itself.",
                 .example = "sum(attached buildings, Detection)",
                 .builtins = attachmentReads,
                 .related = attached},
    RelationSpec{.word = "below",
                 .label = "Below",
                 .help = "The objects attached to the object, directly or indirectly. Excludes the object itself.",
                 .example = "count(buildings below of system)",
                 .builtins = attachmentReads,
                 .related = below},
    RelationSpec{.word = "connected",
                 .label = "Connected",
                 .help = "The objects in systems that starlanes connect to the object's system through systems of its "
                         "owner. Includes the object itself. Empty if the object has no owner or several owners, or is "
                         "not in a system of its owner.",
                 .example = "sum(connected planets, MaxTrade)",
                 .builtins = connectionReads,
                 .readsLanes = true,
                 .related = connected},
    RelationSpec{.word = "here",
                 .label = "Here",
                 .help =
                     "The objects in the same system or at the same point between systems. Includes the object itself.",
                 .example = "count(ships here where owner == Source.owner)",
                 .builtins = placeReads,
                 .related = here},
    RelationSpec{.word = "near",
                 .label = "Near",
                 .help = "The objects within a distance in a straight line, or within a number of starlane jumps. "
                         "Excludes the object itself, but includes other objects at the same place.",
                 .example = "mean(planets near 2 jumps, Population)",
                 .parameter = RelationParameter::distanceOrJumps,
                 .builtins = placeReads,
                 .readsLanes = true,
                 .related = near},
    RelationSpec{.word = "owned",
                 .label = "Owned",
                 .help =
                     "The objects that the object's only owner owns, alone or with others. Includes the object itself. "
                     "For an empire, the objects that it owns. Empty if the object has no owner or several owners.",
                 .example = "count(owned planets)",
                 .builtins = ownerReads,
                 .related = owned},
    RelationSpec{.word = "targeted",
                 .label = "Targeted",
                 .help = "The object's target.",
                 .example = "max(targeted planets, MaxDefense)",
                 .builtins = targetReads,
                 .related = targeted},
};

} // namespace

std::span<const RelationSpec> relationRows() {
    return rows;
}

} // namespace orrery::engine
