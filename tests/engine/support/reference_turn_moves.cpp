// SPDX-License-Identifier: GPL-3.0-or-later
// Places of objects, and effects that move them (E3.21).
#include "tests/engine/support/reference_turn_firing.h"
#include "tests/engine/support/reference_turn_time.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine::turn_oracle {

/// Returns the lanes on which an object between systems is. Two details are as in the engine, because the requirements
/// leave them open. An object may be beside the line by a share of the lane's length. A lane between two systems at one
/// point counts.
std::set<Lane> ReferenceTurn::lanesUnder(const Thing& thing) const {
    std::set<Lane> found;
    for (const Lane& lane : thing.isPlaced&& thing.system == nobody ? lanes : std::set<Lane>{}) {
        const Thing& from = at(lane.first);
        const Thing& to = at(lane.second);
        const double dx = to.x - from.x;
        const double dy = to.y - from.y;
        const double px = thing.x - from.x;
        const double py = thing.y - from.y;
        const double squared = dx * dx + dy * dy;
        const double along = px * dx + py * dy;
        const bool isBeside = std::abs(px * dy - py * dx) > 1e-6 * squared;
        if (!isBeside && along >= 0.0 && along <= squared) {
            found.insert(lane);
        }
    }
    return found;
}

/// Moves an object to another place, with everything attached to it, and for a system with everything in it.
void ReferenceTurn::put(Id id, const Thing& there, const Doer& doer) {
    const bool isSystem = isType(id, "system");
    const Thing place = !isSystem && there.system != nobody && at(there.system).isInGame
                            ? at(there.system)
                            : there; // the system's present place
    for (const Id one : goingWith(id)) {
        changeBuiltin(one, Builtin::positioned, 1.0, doer);
        changeBuiltin(one, Builtin::x, place.x, doer);
        changeBuiltin(one, Builtin::y, place.y, doer);
        if (!isSystem) {
            changeBuiltin(one, Builtin::system, there.system, doer);
        }
    }
    if (doer.cause == CauseKind::movement) {
        changeBuiltin(id, Builtin::destination, there.destination, doer);
    }
    if (isSystem) {
        return; // its objects stay in it
    }
    changeBuiltin(id, Builtin::heading, there.heading, doer);
    changeBuiltin(id, Builtin::attachedTo, there.attachedTo, doer);
}

/// Returns the new host of a moved object. An object that is attached to a system, or could be, gets the new system.
Id ReferenceTurn::hostIn(Id id, Id system) const {
    const Id host = at(id).attachedTo;
    const auto& hosts = m_model.vocabulary.types()[at(id).type].attachedTo;
    const bool isOfSystems = std::ranges::find(hosts, *m_model.vocabulary.findType("system")) != hosts.end();
    const bool isFree = host == nobody ? isOfSystems : isType(host, "system");
    return isFree ? system : host;
}

bool ReferenceTurn::isMove(const CheckedEffect& effect) {
    return effect.spec->tag == "move-to" || effect.spec->tag == "move-towards" || effect.spec->tag == "put-at";
}

/// A building can leave its planet only for another possible host.
bool ReferenceTurn::canMove(const Firing& firing, const CheckedEffect& effect, Id object) {
    const Id host = at(object).attachedTo;
    const bool isBound = host != nobody && !isType(host, "system");
    if (!at(object).isPlaced || (isBound && effect.spec->tag != "move-to")) {
        return false;
    }
    if (effect.spec->tag == "put-at") {
        return true;
    }
    const Id to = nearest(effect.conditions[0], firing.source, object);
    if (to == nobody || !at(to).isPlaced) {
        return false;
    }
    return !isBound || goesAlong(object, to) || canStandOn(object, to);
}

bool ReferenceTurn::canStandOn(Id id, Id host) const {
    const auto& hosts = m_model.vocabulary.types()[at(id).type].attachedTo;
    return std::ranges::find(hosts, at(host).type) != hosts.end();
}

/// Returns whether the other object is the object itself, or attached to it directly or indirectly.
bool ReferenceTurn::goesAlong(Id object, Id other) const {
    for (Id up = other; up != nobody; up = at(up).attachedTo) {
        if (up == object) {
            return true;
        }
    }
    return false;
}

/// Returns a place at a point of the map, in the oldest of the systems exactly there.
Thing ReferenceTurn::pointAt(Id moved, double x, double y) const {
    Thing there = at(moved);
    there.x = x;
    there.y = y;
    there.system = nobody;
    there.heading = nobody;
    for (const Id id : everyone()) {
        if (there.system == nobody && isType(id, "system") && at(id).isPlaced && at(id).x == x && at(id).y == y) {
            there.system = id;
        }
    }
    return there;
}

void ReferenceTurn::proposeMoves(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects,
                                 Deeds& deeds) {
    const auto number = [&](std::string_view name, Id object) {
        return amount(*effect.argument(name), firing.source, object, 0.0);
    };
    for (const Id object : objects) {
        if (effect.spec->tag == "put-at") {
            deeds.move(object, pointAt(object, number("x", object), number("y", object)));
            continue;
        }
        const Id to = nearest(effect.conditions[0], firing.source, object);
        const Thing& goal = at(to);
        Thing there = at(object);
        const auto goThere = [&] {
            there.x = goal.x;
            there.y = goal.y;
            there.system = goal.system;
            there.heading = goal.heading;
        };
        if (goesAlong(object, to)) { // already there
            deeds.move(object, there);
            continue;
        }
        if (effect.spec->tag == "move-to") {
            goThere();
            deeds.move(object, there);
            deeds.all.back().host = canStandOn(object, to) ? to : nobody;
            continue;
        }
        const double part = std::max(number("distance", object), 0.0);
        const double dx = goal.x - there.x;
        const double dy = goal.y - there.y;
        const double whole = std::sqrt(dx * dx + dy * dy);
        if (whole <= part && part > 0.0) {
            goThere();
        } else if (part > 0.0) {
            const double share = part / whole;
            there = pointAt(object, there.x + dx * share, there.y + dy * share);
        }
        deeds.move(object, there);
    }
}

} // namespace orrery::engine::turn_oracle
