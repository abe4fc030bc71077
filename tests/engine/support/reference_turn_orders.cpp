// SPDX-License-Identifier: GPL-3.0-or-later
// Orders of empires, movement along lanes, and income (E8.6).
#include "tests/engine/support/reference_turn_firing.h"
#include "tests/engine/support/reference_turn_time.h"

#include "engine/check/scenario/orders.h"
#include "engine/turn/occurrences.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>

namespace orrery::engine::turn_oracle {

namespace {

constexpr double endless = std::numeric_limits<double>::infinity();
constexpr double rounding = 1e-9; ///< a smaller rest of a lane may be a rounding error

double apart(double x, double y, const Thing& system) {
    const double dx = system.x - x;
    const double dy = system.y - y;
    return std::sqrt(dx * dx + dy * dy);
}

} // namespace

/// Returns an object by its name, which is unique among existing objects, or by `#` and its id.
Id ReferenceTurn::objectNamed(const std::string& name) const {
    for (const Id id : everyone()) {
        if (at(id).name == name) {
            return id;
        }
    }
    const Id id = name.starts_with("#") ? std::atoi(name.c_str() + 1) : nobody;
    return isIn(id) ? id : nobody;
}

/// Applies the orders in the sequence of the file. Each one sees the results of those before it.
void ReferenceTurn::playOrders() {
    if (scenario == nullptr) {
        return;
    }
    for (std::size_t i = 0; i < scenario->orders.size(); ++i) {
        if (scenario->orders[i].turn + 1 == turn) {
            m_isCut = false;
            m_story.orders.emplace_back(i, carryOut(scenario->orders[i]));
            if (m_story.orders.back().second) {
                ++m_story.counted[std::string(scenario->orders[i].spec->tag)];
            }
        }
    }
}

/// Applies an order. It is a choice, so groups can respond to it before its outcome (T19).
/// @return whether it was allowed and applied; otherwise it changes nothing
bool ReferenceTurn::carryOut(const CheckedOrder& order) {
    const auto named = [&](std::string_view name) {
        const CheckedArgument* const given = argumentOf(order, name);
        return given != nullptr && !given->text.empty() ? objectNamed(given->text) : nobody;
    };
    if (!outcomeOf(order)) {
        return false;
    }
    const Id object = named("object") != nobody ? named("object") : named("at");
    Deeds given{.doer = {.cause = CauseKind::order}};
    given.occur(object != nobody ? object : empireNamed(order.empire), kindCalled("ordered"));
    given.all[0].detail = orderDetail(order.spec->tag);
    given.all[0].outcome = [&] {
        m_isCut = false; // the outcome, and responses after it, belong to no chain that the order started (T16)
        std::optional<Deeds> deeds = outcomeOf(order); // a response may have made the order invalid
        if (deeds) {
            happen(*deeds);
        }
        m_isCut = false;
        return deeds.has_value();
    };
    bool isDone = false;
    happen(std::move(given), &isDone);
    return isDone;
}

/// Returns the changes of an order; nullopt if it is not allowed.
std::optional<ReferenceTurn::Deeds> ReferenceTurn::outcomeOf(const CheckedOrder& order) {
    const std::string_view kind = order.spec->tag;
    const Id empire = empireNamed(order.empire);
    if (empire == nobody) {
        return std::nullopt;
    }
    if (kind == "produce-order" || kind == "research-order") {
        return outcomeOfProject(order, empire);
    }
    if (kind == "cancel-order" && argumentOf(order, "object")->text.empty()) {
        return outcomeOfCancel(order, empire);
    }
    const Id object = objectNamed(argumentOf(order, "object")->text);
    if (object == nobody || (object != empire && !at(object).owners.contains(empire))) {
        return std::nullopt; // an empire can do so only to itself and to objects that it owns
    }
    if (kind == "move-order") {
        return outcomeOfMove(order, object);
    }
    Deeds deeds{.doer = {.cause = CauseKind::order}};
    if (kind == "cancel-order") {
        if (at(object).destination != nobody) {
            deeds.set(object, m_model.layout.builtin(Builtin::destination), {.number = noneValue});
        } else if (isType(object, "project")) {
            deeds.destroy(object);
        } else {
            return std::nullopt;
        }
    } else if (kind == "target-order") {
        const std::string& name = argumentOf(order, "target")->text;
        const Id aim = name == "none" ? nobody : objectNamed(name);
        if (name != "none" && aim == nobody) {
            return std::nullopt;
        }
        deeds.set(object, m_model.layout.builtin(Builtin::target), {.number = static_cast<double>(aim)});
    } else if (kind == "focus-order" || kind == "give-order") {
        const bool isFocus = kind == "focus-order";
        const PropertyIndex property =
            isFocus ? *m_model.vocabulary.findProperty(
                          argumentOf(order, "which")->text == "secondary" ? "secondary_focus" : "focus")
                    : static_cast<PropertyIndex>(*argumentOf(order, "property")->constant);
        if (!at(object).properties.contains(property)) {
            return std::nullopt;
        }
        deeds.set(object, m_model.layout.property(property),
                  {.number = *argumentOf(order, isFocus ? "focus" : "value")->constant});
    } else {
        std::fprintf(stderr, "the reference of turns does not know the order %s\n", std::string(kind).c_str());
        std::abort();
    }
    return deeds;
}

std::optional<ReferenceTurn::Deeds> ReferenceTurn::outcomeOfMove(const CheckedOrder& order, Id object) {
    const Id place = objectNamed(argumentOf(order, "to")->text);
    const Id to = place == nobody ? nobody : at(place).system;
    if (!hasSpeed(object) || to == nobody || !at(object).isPlaced) {
        return std::nullopt;
    }
    const bool isThere = at(object).system == to;
    if (isThere ? at(object).destination == nobody : wayFrom(object, waysTo(to)).first == nobody) {
        return std::nullopt;
    }
    Deeds deeds{.doer = {.cause = CauseKind::order}};
    deeds.set(object, m_model.layout.builtin(Builtin::destination),
              {.number = isThere ? noneValue : static_cast<double>(to)});
    return deeds;
}

bool ReferenceTurn::hasSpeed(Id id) const {
    const auto speed = m_model.vocabulary.findMeter("Speed");
    return speed && at(id).meters.contains(*speed);
}

/// Returns the lengths of the shortest ways to the destination, from each system that has one.
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

/// Returns the next system on the shortest way and the way's length; nobody if there is no way. Of equal ways, the
/// system with the lowest id counts. On a lane, both directions are possible. A lane without length, between systems at
/// one point, is used only if no other leads on, and never back.
std::pair<Id, double> ReferenceTurn::wayFrom(Id id, const std::map<Id, double>& ways, const Ids& passed) const {
    const Thing& thing = at(id);
    Ids open;
    for (const Lane& lane : lanesUnder(thing)) { // at crossing lanes: the one that it follows
        if (thing.heading == nobody || thing.heading == lane.first || thing.heading == lane.second) {
            open.insert({lane.first, lane.second});
        }
    }
    for (const Lane& lane : lanes) {
        if (thing.system != nobody && (lane.first == thing.system || lane.second == thing.system)) {
            open.insert(lane.first == thing.system ? lane.second : lane.first);
        }
    }
    const auto own = ways.find(thing.system);
    std::pair<Id, double> best{nobody, endless};
    for (const bool mayStay : {false, true}) {
        best = {nobody, endless};
        for (const Id next : open) {
            const auto rest = ways.find(next);
            const double ahead = apart(thing.x, thing.y, at(next));
            const double length = rest == ways.end() || passed.contains(next) ? endless : rest->second + ahead;
            if (length < best.second && (mayStay || ahead > 0.0 || own == ways.end())) {
                best = {next, length};
            }
        }
        if (own == ways.end() || best.second <= own->second) {
            return best;
        }
    }
    return best;
}

/// Moves all travelling objects at the same time, as far as their Speed allows.
void ReferenceTurn::moveAll() {
    m_isCut = false;
    Deeds deeds{.doer = {.cause = CauseKind::movement}};
    for (const Id id : everyone()) {
        if (at(id).destination != nobody) {
            travel(id, deeds);
        }
    }
    happen(std::move(deeds));
    findSystemOwners();
}

void ReferenceTurn::travel(Id id, Deeds& deeds) {
    const Id destination = at(id).destination;
    const std::map<Id, double> ways = isIn(destination) ? waysTo(destination) : std::map<Id, double>{};
    if (ways.empty() || wayFrom(id, ways).first == nobody) {
        m_story.stops.insert(id); // it gives up its destination
        deeds.set(id, m_model.layout.builtin(Builtin::destination), {.number = noneValue});
        return;
    }
    double left = at(id).meters.at(*m_model.vocabulary.findMeter("Speed")).current;
    // The way follows from the start of the turn. Only its end is reported.
    Thing now = at(id);
    Id heading = now.heading;
    bool hasMoved = false;
    Ids passed;
    while (left > 0.0 && now.system != destination) {
        const Thing begin = std::exchange(at(id), now);
        passed.insert(now.system);
        const Id next = wayFrom(id, ways, passed).first;
        at(id) = begin;
        const double ahead = apart(now.x, now.y, at(next));
        hasMoved = true;
        if (left < ahead * (1.0 - rounding)) {
            const double part = left / ahead;
            now.x += (at(next).x - now.x) * part;
            now.y += (at(next).y - now.y) * part;
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
    if (now.system == destination) {
        now.destination = nobody;
    }
    if (hasMoved) {
        now.heading = heading;
        now.attachedTo = now.system;
        m_story.journeys += 1;
        deeds.move(id, now);
    } else if (now.destination == nobody) {
        deeds.set(id, m_model.layout.builtin(Builtin::destination), {.number = noneValue});
    }
}

/// Returns the jumps between two objects. An object on a lane is one jump from either end, and two points of one lane
/// are two jumps apart (E5.16).
double ReferenceTurn::jumpsBetween(Id one, Id other) const {
    if (at(one).system == at(other).system &&
        (at(one).system != nobody || (at(one).x == at(other).x && at(one).y == at(other).y))) {
        return 0.0;
    }
    const auto doors = [&](Id id) {
        std::map<Id, double> found;
        if (at(id).system != nobody) {
            found[at(id).system] = 0.0;
        }
        for (const Lane& lane : lanesUnder(at(id))) {
            found[lane.first] = found[lane.second] = 1.0;
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

/// Adds the income. All amounts are evaluated before any is added.
void ReferenceTurn::addIncome() {
    m_isCut = false;
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

/// Returns the lanes between each object's system and the systems of all matching objects, once each (E3.23).
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
    const Recalling recalling(*this);
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
