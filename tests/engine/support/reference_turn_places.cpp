// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions about the map and about attachment (E5.15 to E5.18, E5.20, E5.21), and values that follow from owners.
#include "tests/engine/support/reference_turn.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <limits>

namespace orrery::engine::turn_oracle {

std::vector<Id> ReferenceTurn::everyone() const {
    std::vector<Id> all;
    for (Id id = 0; id < static_cast<Id>(things.size()); ++id) {
        if (isIn(id)) {
            all.push_back(id);
        }
    }
    return all;
}

/// Returns the object that `Source` refers to in the groups that an object carries (E2.8).
Id ReferenceTurn::sourceFor(Id holder) const {
    Id source = holder;
    switch (typeOf(holder).source) {
    case SourceRule::self:
        break;
    case SourceRule::host:
        source = at(holder).attachedTo;
        break;
    case SourceRule::capital:
        source = soleOwner(holder) == nobody ? nobody : at(soleOwner(holder)).capital;
        break;
    }
    return isIn(source) ? source : nobody;
}

Id ReferenceTurn::soleOwner(Id id) const {
    return at(id).owners.size() == 1 ? *at(id).owners.begin() : nobody;
}

Id ReferenceTurn::empireNamed(const std::string& id) const {
    for (const Id one : everyone()) {
        if (isType(one, "empire") && at(one).name == id) {
            return one;
        }
    }
    return nobody;
}

/// Returns the object whose property is read (E4.4). Climbs only from objects that do not have the property at all. An
/// object in a system that is attached to nothing climbs to the system.
Id ReferenceTurn::holderOf(Id id, PropertyIndex property) const {
    while (id != nobody && !at(id).properties.contains(property)) {
        const Thing& thing = at(id);
        id = thing.attachedTo != nobody ? thing.attachedTo : thing.system != id ? thing.system : nobody;
    }
    return id;
}

bool ReferenceTurn::knows(Id empire, ClassIndex kind) const {
    return std::ranges::any_of(everyone(),
                               [&](Id id) { return at(id).kind == kind && at(id).owners.contains(empire); });
}

/// Returns whether the empire has an object of the class. Objects attached to the empire belong to it, too.
bool ReferenceTurn::hasAtHand(Id empire, ClassIndex kind) const {
    return knows(empire, kind) || !specialsOn(empire, kind).empty();
}

Ids ReferenceTurn::knowers(Id id) const {
    return isType(id, "empire") ? Ids{id} : at(id).owners;
}

Ids ReferenceTurn::ownersOfWhat(Id id) const {
    return !isIn(id) ? Ids{} : isType(id, "empire") ? Ids{id} : at(id).owners;
}

std::vector<Id> ReferenceTurn::specialsOn(Id carrier, ClassIndex kind) const {
    std::vector<Id> found;
    for (const Id id : everyone()) {
        if (at(id).attachedTo == carrier && at(id).kind == kind) {
            found.push_back(id);
        }
    }
    return found;
}

/// Tests attachment (E5.20).
Truth ReferenceTurn::askTree(const CheckedCondition& condition, const Asked& asked) {
    const Ids inner = matching(condition.children[0], asked);
    const auto isBelow = [&](Id low, Id high) {
        for (Id up = at(low).attachedTo; up != nobody; up = at(up).attachedTo) {
            if (up == high) {
                return true;
            }
        }
        return false;
    };
    const Id own = asked.candidate;
    const bool isSo = condition.spec->tag == "attached-to" ? inner.contains(at(own).attachedTo)
                      : condition.spec->tag == "contains"
                          ? std::ranges::any_of(inner, [&](Id other) { return isBelow(other, own); })
                          : std::ranges::any_of(inner, [&](Id other) { return isBelow(own, other); });
    return isSo ? Truth::yes : Truth::no;
}

/// Returns the fewest jumps to each reachable system.
std::map<Id, double> ReferenceTurn::jumpsFrom(Id system) const {
    std::map<Id, double> jumps{{system, 0.0}};
    for (bool isMore = true; isMore;) {
        isMore = false;
        for (const Lane& lane : lanes) {
            for (const auto& [from, to] : {lane, Lane{lane.second, lane.first}}) {
                if (jumps.contains(from) && (!jumps.contains(to) || jumps[to] > jumps[from] + 1.0)) {
                    jumps[to] = jumps[from] + 1.0;
                    isMore = true;
                }
            }
        }
    }
    return jumps;
}

/// Returns the matching object nearest to an object, then with the lowest id. Objects without a place come last (E9.2).
Id ReferenceTurn::nearest(const std::vector<CheckedCondition>& conditions, Id source, Id object) {
    Id found = nobody;
    double least = 0.0;
    for (const Id id : everyone()) {
        const double dx = at(id).x - at(object).x;
        const double dy = at(id).y - at(object).y;
        const bool isNowhere = !at(id).isPlaced || !at(object).isPlaced;
        const double far = isNowhere ? std::numeric_limits<double>::infinity() : dx * dx + dy * dy;
        if (isMatch(conditions, source, object, id) && (found == nobody || far < least)) {
            found = id;
            least = far;
        }
    }
    return found;
}

/// Tests a maximal distance or number of jumps. It is measured from the source, from any object of a class, or from any
/// object that an inner condition matches.
Truth ReferenceTurn::askPlace(const CheckedCondition& condition, const Asked& asked) {
    const std::string_view tag = condition.spec->tag;
    const bool isByJumps = tag.find("jumps") != std::string_view::npos;
    const Number limit = number(argument(condition.arguments, "at-most"), asked);
    const auto isPlaced = [&](Id id) { return at(id).isPlaced; };
    Ids others;
    if (tag == "distance-to-source" || tag == "starlane-jumps-to-source") {
        if (!isIn(asked.source) || !isPlaced(asked.source)) {
            return Truth::missing; // a destroyed object is off the map (E4.5), unless its past state is read (T15)
        }
        others = {asked.source};
    } else if (tag == "distance-to-class" || tag == "starlane-jumps-to-class") {
        const Number kind = number(argument(condition.arguments, "class"), asked);
        if (!kind) {
            return Truth::missing;
        }
        for (const Id id : everyone()) {
            if (at(id).kind == *kind) {
                others.insert(id);
            }
        }
    } else if (tag == "within-distance" || tag == "within-jumps") {
        others = matching(condition.children[0], asked);
    } else {
        std::fprintf(stderr, "the reference of turns does not know the condition %s\n", std::string(tag).c_str());
        std::abort();
    }
    if (!isPlaced(asked.candidate) || !limit) {
        return Truth::missing;
    }
    const Thing& own = at(asked.candidate);
    const bool isNear = std::ranges::any_of(others, [&](Id id) {
        const Thing& other = at(id);
        if (!other.isPlaced || *limit < 0.0) {
            return false;
        }
        if (isByJumps) {
            return jumpsBetween(asked.candidate, id) <= *limit;
        }
        const double dx = own.x - other.x;
        const double dy = own.y - other.y;
        return dx * dx + dy * dy <= *limit * *limit;
    });
    return isNear ? Truth::yes : Truth::no;
}

} // namespace orrery::engine::turn_oracle
