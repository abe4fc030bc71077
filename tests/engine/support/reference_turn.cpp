// SPDX-License-Identifier: GPL-3.0-or-later
// The turn (E8.1): the order of its stages, and the changes without any group.
#include "tests/engine/support/reference_turn_time.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace orrery::engine::turn_oracle {

Story ReferenceTurn::step() {
    ++turn;
    m_story = {};
    m_firingsOf.clear();
    m_silencesOf.clear();
    m_conflictsOf.clear();
    m_used.clear();
    m_matching.clear();
    m_hasEnded = false;
    m_rotation = rotated();
    std::erase_if(m_waiting, [&](const Waiting& one) { return one.isAwaiting && one.until < turn; });
    m_opening = everyone();
    m_openingSize = things.size();
    point("turn", Timing::before, Stage::visibility);
    point("turn", Timing::when, Stage::visibility);
    lookAround();
    resetMaxima();
    const auto stage = [&](std::string_view kind, Stage which, auto play) {
        point(kind, Timing::before, which);
        point(kind, Timing::when, which);
        play();
        point(kind, Timing::after, which);
    };
    stage("meters", Stage::meters, [&] { playMeters(); });
    stage("growth", Stage::growth, [&] { grow(); });
    stage("caps", Stage::cap, [&] { cap(); });
    stage("effects", Stage::effects, [&] { playOtherGroups("effects"); });
    stage("orders", Stage::orders, [&] { playOrders(); });
    stage("movement", Stage::movement, [&] {
        moveAll();
        lookAround();
    });
    stage("combat", Stage::combat, [] {});
    stage("production", Stage::production, [&] { playProjects(false); });
    stage("research", Stage::research, [&] { playProjects(true); });
    stage("income", Stage::income, [&] { addIncome(); });
    stage("durations", Stage::rest, [&] { endDurations(); });
    watchScenario();
    m_hasEnded = true;
    m_rotation = rotated();
    std::erase_if(m_waiting, [&](const Waiting& one) { return one.isAwaiting && one.until <= turn; });
    point("turn", Timing::after, Stage::scenario);
    for (Thing& thing : things) {
        for (auto& [meter, pair] : thing.meters) {
            pair.lastMaximum = pair.maximum;
        }
    }
    return std::move(m_story);
}

// Writes a cell. Notes only changes and first values.
void ReferenceTurn::change(Id id, ColumnId column, const Cell& after, const Doer& doer, bool isFirst) {
    const ColumnSpec& spec = m_model.layout[column];
    if (isFirst || !readCell(at(id), spec).isSameAs(after)) {
        writeCell(at(id), spec, after);
        m_matching.clear();
        m_story.changes.push_back({id, column.value, after, doer.cause, doer.group, doer.holder, doer.effect});
    }
}

void ReferenceTurn::changeBuiltin(Id id, Builtin which, double after, const Doer& doer) {
    change(id, m_model.layout.builtin(which), {.number = after}, doer);
}

void ReferenceTurn::changeOwners(Id id, const Ids& owners, const Doer& doer) {
    change(id, m_model.layout.builtin(Builtin::owners), {.set = owners}, doer);
}

void ReferenceTurn::changeProperty(Id id, std::string_view property, double after, Deeds& deeds) const {
    deeds.set(id, m_model.layout.property(*m_model.vocabulary.findProperty(property)), {.number = after});
}

/// Gives each system the owners of its planets (E5.3).
void ReferenceTurn::findSystemOwners() {
    for (const Id system : everyone()) {
        if (!isType(system, "system")) {
            continue;
        }
        Ids owners;
        for (const Id planet : everyone()) {
            if (isType(planet, "planet") && at(planet).attachedTo == system) {
                owners.insert(at(planet).owners.begin(), at(planet).owners.end());
            }
        }
        changeOwners(system, owners, {.cause = CauseKind::derived});
    }
}

void ReferenceTurn::resetMaxima() {
    for (const Id id : everyone()) {
        for (const auto& [meter, pair] : std::map(at(id).meters)) {
            if (m_model.vocabulary.meters()[meter].rebuilt) {
                change(id, m_model.layout.meter(meter, true), {.number = 0.0}, {.cause = CauseKind::reset});
            }
        }
    }
}

/// Grows the meters (E8.2): with one expression per meter, read before any has grown, or else by 1 towards the maximum.
void ReferenceTurn::grow() {
    std::map<std::pair<Id, MeterIndex>, double> grown;
    for (const Id id : everyone()) {
        for (const auto& [meter, pair] : at(id).meters) {
            double after = pair.current < pair.maximum ? std::min(pair.current + 1.0, pair.maximum)
                                                       : std::max(pair.current - 1.0, pair.maximum);
            if (!m_model.vocabulary.meters()[meter].growth.empty()) {
                const Asked asked{nobody, id, id, pair.current, true};
                after = evaluate(*m_model.growth[meter]->root, asked).value_or(0.0);
            }
            grown[{id, meter}] = after;
        }
    }
    for (const auto& [cell, after] : grown) {
        change(cell.first, m_model.layout.meter(cell.second, false), {.number = after}, {.cause = CauseKind::growth});
    }
}

/// Clamps the meters (E8.3): the maximum to the vocabulary's bounds, the current value between minimum and maximum.
void ReferenceTurn::cap() {
    const Doer doer{.cause = CauseKind::cap};
    for (const Id id : everyone()) {
        for (const auto& [meter, pair] : std::map(at(id).meters)) {
            const Meter& spec = m_model.vocabulary.meters()[meter];
            const auto held = [](double value, double least, double most) {
                const double below = value > most ? most : value;
                return below < least ? least : below;
            };
            const double maximum = held(pair.maximum, spec.minimum, spec.maximum);
            change(id, m_model.layout.meter(meter, true), {.number = maximum}, doer);
            change(id, m_model.layout.meter(meter, false), {.number = held(pair.current, spec.minimum, maximum)}, doer);
        }
    }
}

bool ReferenceTurn::isPlayed(const CheckedGroup& group) const {
    return isRun(group) && !group.isTriggered();
}

bool ReferenceTurn::isRun(const CheckedGroup& group) const {
    return group.enabled && group.isRunnable && !group.isCalled &&
           std::ranges::any_of(group.effects, &CheckedEffect::enabled);
}

/// Returns whether the effect and all effects around it are enabled.
bool ReferenceTurn::isOn(const CheckedGroup& group, std::size_t effect) const {
    const CheckedEffect& one = group.effects[effect];
    return one.enabled && (one.parent == noEffect || isOn(group, one.parent));
}

/// Returns whether an effect's conditionals (E3.29) select it for an object.
bool ReferenceTurn::takesBranch(const CheckedGroup& group, std::size_t effect, Id source, Id object) {
    const CheckedEffect& one = group.effects[effect];
    if (one.parent == noEffect) {
        return true;
    }
    const CheckedEffect& conditional = group.effects[one.parent];
    bool holds = takesBranch(group, one.parent, source, object);
    const bool isReached = holds;
    for (const std::vector<CheckedCondition>& conditions : conditional.conditions) {
        holds = holds && holdAll(conditions, source, object);
    }
    const bool isElse = conditional.spec->blocks[one.block].tag == "else";
    return isReached && holds != isElse;
}

/// Fires the groups by priority, holder and order in the class, each once (E2.6). Skips those of objects that were
/// created this turn (E3.7).
void ReferenceTurn::playOtherGroups(std::string_view place) {
    std::map<std::tuple<int, Id, std::uint32_t>, const CheckedGroup*> waiting;
    for (const Id id : m_opening) {
        for (const CheckedGroup& group : m_model.classes[at(id).kind].groups) {
            if (isPlayed(group) && !group.altersMeters && firingPointName(group.point) == place) {
                waiting[{group.priority, id, group.order}] = &group;
            }
        }
    }
    findSystemOwners();
    for (const auto& [order, group] : waiting) {
        consider(*group, std::get<1>(order));
    }
}

/// Counts down durations, and destroys expired objects (E1.4). The turn of creation does not count, because the
/// object's groups could not fire in it.
void ReferenceTurn::endDurations() {
    m_isCut = false;
    Deeds deeds{.doer = {.cause = CauseKind::duration}};
    std::vector<Id> ended;
    for (const Id id : everyone()) {
        if (at(id).remaining > 0.0 && at(id).created < static_cast<double>(turn)) {
            deeds.set(id, m_model.layout.builtin(Builtin::remaining), {.number = at(id).remaining - 1.0});
            if (at(id).remaining <= 1.0) {
                ended.push_back(id);
            }
        }
    }
    for (const Id id : ended) {
        deeds.destroy(id);
    }
    happen(std::move(deeds));
}

} // namespace orrery::engine::turn_oracle
