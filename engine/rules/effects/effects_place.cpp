// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that move objects. Attached objects move with their host (E3.21).
#include "engine/program/systems_by_point.h"
#include "engine/rules/effects/effect_blocks.h"
#include "engine/rules/effects/effect_rows.h"
#include "engine/turn/effect_arguments.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace orrery::engine {

namespace {

constexpr std::array whereBlocks{
    BlockSpec{
        .tag = "where",
        .content = BlockContent::conditions,
        .required = true,
        .label = "Where",
        .help =
            "Conditions that the destination must match. Target is the object that moves. If several objects match, "
            "the nearest one counts, then the one with the lowest id. The moving object itself can match too.",
        .sentence = "where:"},
};
constexpr std::array towardsParameters{
    ParameterSpec{.name = "distance",
                  .kind = ParameterKind::number,
                  .required = true,
                  .minimum = 0,
                  .label = "Distance",
                  .help = "The maximum distance of the move. Values below 0 count as 0."},
};
constexpr std::array putParameters{
    ParameterSpec{.name = "x",
                  .kind = ParameterKind::number,
                  .required = true,
                  .label = "X",
                  .help = "The x coordinate on the map. Larger values are further east."},
    ParameterSpec{.name = "y",
                  .kind = ParameterKind::number,
                  .required = true,
                  .label = "Y",
                  .help = "The y coordinate on the map. Larger values are further south."},
};

bool isSystem(const View& view, Row row) {
    return view.model->vocabulary.findType("system") == view.typeOf(row);
}

bool isWithin(const View& view, Row row, Row whole) {
    constexpr int highestTree = 64;
    for (int height = 0; row != noRow && height < highestTree; ++height) {
        if (row == whole) {
            return true;
        }
        row = view.parent(row);
    }
    return false;
}

/// Returns the current place of the object, as a destination.
Place placeOf(const View& view, Row row) {
    const auto position = positionOf(view, row).value_or(std::pair(0.0, 0.0));
    const auto rowIn = [&](Builtin which) {
        const double value = view.builtin(which, row);
        return value >= 0.0 ? static_cast<Row>(value) : noRow;
    };
    return {.x = position.first,
            .y = position.second,
            .system = rowIn(Builtin::system),
            .heading = rowIn(Builtin::heading)};
}

/// Returns the place at a point. If a system is at the point, the place is in the system.
Place placeAt(const EffectCall& call, double x, double y) {
    return {.x = x, .y = y, .system = systemAt(call.evaluator.world(), call.view, x, y)};
}

/// Returns whether the object cannot leave its host. A building cannot leave its planet, but an effect can move it to
/// another planet.
bool isBound(const View& view, Row row) {
    const Row host = view.parent(row);
    return host != noRow && view.exists(host) && !isSystem(view, host);
}

bool canBeOn(const View& view, Row row, Row host) {
    const auto& hosts = view.model->vocabulary.types()[view.typeOf(row)].attachedTo;
    return std::ranges::find(hosts, view.typeOf(host)) != hosts.end();
}

constexpr std::string_view nowhere = inPhrase("has no position");
constexpr std::string_view bound = inPhrase("cannot leave the object that it is attached to");

PhraseView cannotMoveTo(const EffectCall& call, Row target) {
    if (!positionOf(call.view, target)) {
        return nowhere;
    }
    if (const PhraseView reason = matchesNothing(call, "where", target, true); !reason.empty()) {
        return reason;
    }
    if (!isBound(call.view, target)) {
        return {};
    }
    const Row to = matchesOf(call, "where").nearest(target);
    return to == noRow || isWithin(call.view, to, target) || canBeOn(call.view, target, to) ? std::string_view()
                                                                                            : bound;
}

PhraseView cannotMoveTowards(const EffectCall& call, Row target) {
    if (!positionOf(call.view, target)) {
        return nowhere;
    }
    return isBound(call.view, target) ? PhraseView(bound) : matchesNothing(call, "where", target, true);
}

PhraseView cannotBePut(const EffectCall& call, Row target) {
    return !positionOf(call.view, target) ? nowhere : isBound(call.view, target) ? bound : std::string_view();
}

/// Calls `move(i, row, to)` for each object that has a destination.
template <typename Move>
void eachDestination(const EffectCall& call, Move move) {
    BlockMatches where(call, "where");
    RowList unmatched;
    for (std::size_t i = 0; i < call.rows->size(); ++i) {
        const Row row = (*call.rows)[i];
        const Row to = where.nearest(row);
        if (to == noRow || !positionOf(call.view, to)) {
            unmatched.push_back(row);
        } else {
            move(i, row, to);
        }
    }
    logUnable(call, inPhrase("no object matches"), std::move(unmatched));
}

void moveTo(const EffectCall& call) {
    eachDestination(call, [&](std::size_t, Row row, Row to) {
        if (isWithin(call.view, to, row)) {
            call.proposal->move(row, placeOf(call.view, row)); // the object is there already
            return;
        }
        Place place = placeOf(call.view, to);
        if (canBeOn(call.view, row, to)) {
            place.host = to;
        }
        call.proposal->move(row, place);
    });
}

void moveTowards(const EffectCall& call) {
    const std::vector<double> distances = amountsOf(call, argumentOf(call, "distance"), *call.rows);
    eachDestination(call, [&](std::size_t i, Row row, Row to) {
        const Place from = placeOf(call.view, row);
        const Place end = placeOf(call.view, to);
        const double dx = end.x - from.x;
        const double dy = end.y - from.y;
        const double whole = std::sqrt(dx * dx + dy * dy);
        const double part = std::max(distances[i], 0.0);
        if (isWithin(call.view, to, row) || part == 0.0) {
            call.proposal->move(row, from);
        } else if (whole <= part) {
            call.proposal->move(row, end);
        } else {
            const double share = part / whole;
            const double alongX = dx * share;
            const double alongY = dy * share;
            call.proposal->move(row, placeAt(call, from.x + alongX, from.y + alongY));
        }
    });
}

void putAt(const EffectCall& call) {
    const std::vector<double> x = amountsOf(call, argumentOf(call, "x"), *call.rows);
    const std::vector<double> y = amountsOf(call, argumentOf(call, "y"), *call.rows);
    for (std::size_t i = 0; i < x.size(); ++i) {
        call.proposal->move((*call.rows)[i], placeAt(call, x[i], y[i]));
    }
}

/// Returns the system in which an object is, or the system itself; noRow if there is none.
Row systemOf(const View& view, Row row) {
    const double system = view.builtin(Builtin::system, row);
    return system >= 0.0 ? static_cast<Row>(system) : noRow;
}

void travelTo(const EffectCall& call) {
    RowList outside;
    eachDestination(call, [&](std::size_t, Row row, Row to) {
        const Row system = systemOf(call.view, to);
        if (system == noRow) {
            outside.push_back(row);
            return;
        }
        call.proposal->set(call.view.layout->builtin(Builtin::destination), row,
                           system == systemOf(call.view, row) ? noneValue : static_cast<double>(system));
    });
    logUnable(call, inPhrase("the destination is in no system"), std::move(outside));
}

constexpr std::array table{
    EffectSpec{.tag = "move-to",
               .label = "Move to object",
               .help = "Moves the object at once to another object: into its system, or to its position between "
                       "systems. The object is attached to the other one if its type allows this. So a building can "
                       "move from planet to planet. Everything that is attached to the object moves with it.",
               .sentence = "move to the nearest object",
               .requirement = "E3.21",
               .example = R"(<move-to><where><object-type type="system"/></where></move-to>)",
               .blocks = whereBlocks,
               .unable = cannotMoveTo,
               .fire = moveTo},
    EffectSpec{.tag = "move-towards",
               .label = "Move towards object",
               .help = "Moves the object at once by a distance towards another one, in a straight line. It stops when "
                       "it reaches the other object. Everything that is attached to the object moves with it.",
               .sentence = "move up to {distance} towards the nearest object",
               .requirement = "E3.21",
               .example = R"(<move-towards distance="20"><where><object-type type="system"/></where></move-towards>)",
               .parameters = towardsParameters,
               .amount = "distance",
               .blocks = whereBlocks,
               .unable = cannotMoveTowards,
               .fire = moveTowards},
    EffectSpec{.tag = "put-at",
               .label = "Set position",
               .help = "Moves the object to a point of the map. If a system is exactly there, the object enters it. "
                       "Everything that is attached to the object moves with it.",
               .sentence = "move to position ({x}, {y})",
               .requirement = "E3.21",
               .example = R"(<put-at x="120" y="-30"/>)",
               .parameters = putParameters,
               .unable = cannotBePut,
               .fire = putAt},
    EffectSpec{.tag = "travel-to",
               .label = "Travel to object",
               .help = "Sends the object on a journey along starlanes to the system of another object, as a move order "
                       "does. It replaces an earlier destination. Each turn the object moves as far as its meter Speed "
                       "allows.",
               .sentence = "travel to the nearest object",
               .requirement = "G2.2",
               .example = R"(<travel-to><where><object-type type="system"/></where></travel-to>)",
               .blocks = whereBlocks,
               .unable = cannotMoveTowards,
               .fire = travelTo},
};
static_assert(areProperEffects(table));

} // namespace

std::span<const EffectSpec> placeEffects() {
    return table;
}

} // namespace orrery::engine
