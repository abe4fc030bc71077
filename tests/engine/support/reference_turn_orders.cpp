// SPDX-License-Identifier: GPL-3.0-or-later
// What empires order, how it goes along lanes, and what comes in (E8.6).
#include "tests/engine/support/reference_turn_firing.h"
#include "tests/engine/support/reference_turn_time.h"

#include "engine/check/orders.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>

namespace orrery::engine::turn_oracle {

namespace {

constexpr double endless = std::numeric_limits<double>::infinity();
constexpr double rounding = 1e-9; ///< what is left of a lane after whole turns may be nothing but that

double apart(double x, double y, const Thing& system) {
    const double dx = system.x - x;
    const double dy = system.y - y;
    return std::sqrt(dx * dx + dy * dy);
}

} // namespace

/// By name, which is unique among what is there, or by `#` and the id.
Id ReferenceTurn::objectNamed(const std::string& name) const {
    for (const Id id : everyone()) {
        if (at(id).name == name) {
            return id;
        }
    }
    const Id id = name.starts_with("#") ? std::atoi(name.c_str() + 1) : nobody;
    return isIn(id) ? id : nobody;
}

/// In the order of the file, each on what the one before left.
void ReferenceTurn::playOrders() {
    if (scenario == nullptr) {
        return;
    }
    for (std::size_t i = 0; i < scenario->orders.size(); ++i) {
        if (scenario->orders[i].turn + 1 == turn) {
            m_story.orders.emplace_back(i, carryOut(scenario->orders[i]));
        }
    }
}

/// @return whether the order is allowed; one that is not changes nothing
bool ReferenceTurn::carryOut(const CheckedOrder& order) {
    const std::string_view kind = order.spec->tag;
    const Id empire = empireNamed(order.empire);
    const Id object = objectNamed(argumentOf(order, "object")->text);
    if (empire == nobody || object == nobody || (object != empire && !at(object).owners.contains(empire))) {
        return false; // to what they own, and to themselves
    }
    Deeds deeds{.doer = {.cause = CauseKind::order}};
    const auto setId = [&](Builtin which, Id id) {
        deeds.set(object, m_model.layout.builtin(which), {.number = id == nobody ? noneValue : id});
    };
    if (kind == "move-order") {
        const Id place = objectNamed(argumentOf(order, "to")->text);
        const Id to = place == nobody ? nobody : at(place).system;
        if (!hasSpeed(object) || to == nobody || !at(object).isPlaced) {
            return false;
        }
        const bool isThere = at(object).system == to;
        if (isThere ? at(object).destination == nobody : wayFrom(object, waysTo(to)).first == nobody) {
            return false;
        }
        setId(Builtin::destination, isThere ? nobody : to);
    } else if (kind == "cancel-order") {
        if (at(object).destination == nobody) {
            return false;
        }
        setId(Builtin::destination, nobody);
    } else if (kind == "target-order") {
        const std::string& name = argumentOf(order, "target")->text;
        if (name != "none" && objectNamed(name) == nobody) {
            return false;
        }
        setId(Builtin::target, name == "none" ? nobody : objectNamed(name));
    } else if (kind == "focus-order") {
        const auto property = *m_model.vocabulary.findProperty(
            argumentOf(order, "which")->text == "secondary" ? "secondary_focus" : "focus");
        if (!at(object).properties.contains(property)) {
            return false;
        }
        deeds.set(object, m_model.layout.property(property), {.number = *argumentOf(order, "focus")->constant});
    } else {
        std::fprintf(stderr, "the reference of turns does not know the order %s\n", std::string(kind).c_str());
        std::abort();
    }
    happen(std::move(deeds));
    return true;
}

bool ReferenceTurn::hasSpeed(Id id) const {
    const auto speed = m_model.vocabulary.findMeter("Speed");
    return speed && at(id).meters.contains(*speed);
}

/// How long the way is from each system from which one leads there.
std::map<Id, double> ReferenceTurn::waysTo(Id destination) const {
    std::map<Id, double> ways{{destination, 0.0}};
    for (bool isMore = true; isMore;) {
        isMore = false;
        for (const Lane& lane : lanes) {
            for (const auto& [from, to] : {lane, Lane{lane.second, lane.first}}) {
                const auto rest = ways.find(to);
                const double length =
                    rest == ways.end() ? endless : rest->second + apart(at(from).x, at(from).y, at(to));
                if (length < endless && (!ways.contains(from) || length < ways[from])) {
                    ways[from] = length;
                    isMore = true;
                }
            }
        }
    }
    return ways;
}

/// The next system on the way, of equally short ones that of the lowest id, and how long the way is by it; nobody where
/// none leads there. What is on a lane may go either way.
std::pair<Id, double> ReferenceTurn::wayFrom(Id id, const std::map<Id, double>& ways) const {
    const Thing& thing = at(id);
    Ids open;
    for (const Lane& lane : lanes) {
        if (thing.system == nobody && lane == thing.lane) {
            open = {lane.first, lane.second};
        } else if (thing.system != nobody && (lane.first == thing.system || lane.second == thing.system)) {
            open.insert(lane.first == thing.system ? lane.second : lane.first);
        }
    }
    std::pair<Id, double> best{nobody, endless};
    for (const Id next : open) {
        const auto rest = ways.find(next);
        const double length = rest == ways.end() ? endless : rest->second + apart(thing.x, thing.y, at(next));
        if (length < best.second) {
            best = {next, length};
        }
    }
    return best;
}

/// Whatever is on its way goes on it, as far as its Speed lets it.
void ReferenceTurn::moveAll() {
    for (const Id id : everyone()) {
        if (at(id).destination != nobody) {
            travel(id);
        }
    }
    findSystemOwners();
}

void ReferenceTurn::travel(Id id) {
    const Doer doer{.cause = CauseKind::movement};
    const Id destination = at(id).destination;
    const std::map<Id, double> ways = isIn(destination) ? waysTo(destination) : std::map<Id, double>{};
    if (ways.empty() || wayFrom(id, ways).first == nobody) {
        m_story.stops.insert(id); // for good
        changeBuiltin(id, Builtin::destination, noneValue, doer);
        return;
    }
    double left = at(id).meters.at(*m_model.vocabulary.findMeter("Speed")).current;
    const auto put = [&](double x, double y, Id system, Id heading) {
        changeBuiltin(id, Builtin::x, x, doer);
        changeBuiltin(id, Builtin::y, y, doer);
        changeBuiltin(id, Builtin::system, system, doer);
        changeBuiltin(id, Builtin::heading, heading, doer);
        changeBuiltin(id, Builtin::attachedTo, system, doer);
    };
    // The way is that of the turn's beginning; only where it ends is told.
    Thing now = at(id);
    Id heading = now.heading;
    bool hasMoved = false;
    while (left > 0.0 && now.system != destination) {
        const Thing begin = std::exchange(at(id), now);
        const Id next = wayFrom(id, ways).first;
        at(id) = begin;
        const double ahead = apart(now.x, now.y, at(next));
        hasMoved = true;
        if (left < ahead * (1.0 - rounding)) {
            const double part = left / ahead;
            now.x += (at(next).x - now.x) * part;
            now.y += (at(next).y - now.y) * part;
            now.lane = now.system == nobody ? now.lane : Lane(std::min(now.system, next), std::max(now.system, next));
            now.system = nobody;
            heading = next;
            break;
        }
        left -= ahead;
        now.x = at(next).x;
        now.y = at(next).y;
        now.system = next;
        heading = nobody;
    }
    if (hasMoved) {
        put(now.x, now.y, now.system, heading);
        at(id).lane = now.lane;
        m_story.journeys += 1;
    }
    if (now.system == destination) {
        changeBuiltin(id, Builtin::destination, noneValue, doer);
    }
}

/// E5.16: what is on a lane is one jump from either end, and two different points of one lane are two apart.
double ReferenceTurn::jumpsBetween(Id one, Id other) const {
    if (at(one).system == at(other).system &&
        (at(one).system != nobody || (at(one).x == at(other).x && at(one).y == at(other).y))) {
        return 0.0;
    }
    const auto doors = [&](Id id) {
        std::map<Id, double> found;
        if (at(id).system != nobody) {
            found[at(id).system] = 0.0;
        } else if (lanes.contains(at(id).lane)) {
            found = {{at(id).lane.first, 1.0}, {at(id).lane.second, 1.0}};
        }
        return found;
    };
    double least = endless;
    for (const auto& [from, out] : doors(one)) {
        const auto jumps = jumpsFrom(from);
        for (const auto& [to, in] : doors(other)) {
            least = std::min(least, jumps.contains(to) ? out + jumps.at(to) + in : endless);
        }
    }
    return least;
}

/// All that comes in is found before any of it is added.
void ReferenceTurn::addIncome() {
    Deeds deeds{.doer = {.cause = CauseKind::income}};
    for (const auto& [resource, spec] : incomes()) {
        for (const Id id : everyone()) {
            if (at(id).stockpiles.contains(resource)) {
                const double by = evaluate(*spec, {nobody, nobody, id, 0.0, true}).value_or(0.0);
                deeds.add(id, m_model.layout.stockpile(resource), by);
            }
        }
    }
    m_story.incomes += deeds.all.size();
    if (!deeds.all.empty()) {
        happen(std::move(deeds));
    }
}

std::map<ResourceIndex, const TypedNode*> ReferenceTurn::incomes() const {
    std::map<ResourceIndex, const TypedNode*> found;
    for (std::size_t i = 0; i < m_model.income.size(); ++i) {
        if (m_model.income[i] != nullptr) {
            found[static_cast<ResourceIndex>(i)] = &*m_model.income[i]->root;
        }
    }
    return found;
}

/// E3.23: the lanes between the system that each object is in and those of all that match, each once.
std::set<Lane> ReferenceTurn::lanesMeant(const Firing& firing, const CheckedEffect& effect,
                                         const std::vector<Id>& objects) {
    std::set<Lane> meant;
    for (const Id object : objects) {
        for (const Id other : everyone()) {
            const Id from = at(object).system;
            const Id to = at(other).system;
            if (to != nobody && to != from && isMatch(effect.conditions[0], firing.source, object, other)) {
                meant.emplace(std::min(from, to), std::max(from, to));
            }
        }
    }
    return meant;
}

bool ReferenceTurn::isMatch(const std::vector<CheckedCondition>& conditions, Id source, Id object, Id other) {
    return !conditions.empty() && std::ranges::all_of(conditions, [&](const CheckedCondition& condition) {
        return ask(condition, {source, object, other}) == Truth::yes;
    });
}

void ReferenceTurn::changeLanes(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects) {
    const std::set<Lane> meant = lanesMeant(firing, effect, objects);
    for (const Lane& lane : meant) {
        const bool isChanged = effect.spec->tag == "add-starlane" ? lanes.insert(lane).second : lanes.erase(lane) > 0;
        m_story.lanes += isChanged ? 1U : 0U;
    }
    m_matching.clear();
}

} // namespace orrery::engine::turn_oracle
