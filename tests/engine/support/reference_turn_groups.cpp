// SPDX-License-Identifier: GPL-3.0-or-later
// Groups that alter no meters, fired one after the other (E8.4).
#include "tests/engine/support/reference_turn.h"
#include "tests/engine/support/reference_turn_firing.h"
#include "tests/engine/support/reference_turn_time.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine::turn_oracle {

void ReferenceTurn::consider(const CheckedGroup& group, Id holder) {
    if (!isIn(holder)) {
        return;
    }
    const Id source = sourceFor(holder);
    if (source == nobody || !isGiven(group, source) || !holdAll(group.activation, source, source)) {
        return;
    }
    m_isCut = false;
    begin({.group = group, .holder = holder, .source = source, .scope = {}});
}

void ReferenceTurn::noteFiring(const Firing& firing) {
    FiringNote note{.stage = m_stage,
                    .side = m_side,
                    .priority = firing.isCalled ? 0 : firing.group.priority,
                    .group = firing.name(),
                    .holder = firing.holder,
                    .source = firing.source,
                    .scope = firing.scope};
    if (m_answering != nullptr) {
        const OccurrenceNote& answered = m_answering->now().note;
        note.priority = 0;
        note.answered = {answered.kind, answered.subject, m_answering->timing, m_answering->step};
    }
    m_story.firings.push_back(note);
    m_firingsOf.push_back(m_answering != nullptr ? m_answering->now().serial : 0);
}

/// Fires an active group: finds its scope, then applies its effects in order, before anything else (T5).
void ReferenceTurn::begin(Firing firing) {
    const CheckedGroup& group = firing.group;
    const Id source = firing.source;
    // A response to a past state reads that state in all of its parts (T15).
    const Ghosts outer = conjure(m_answering != nullptr ? m_answering->answers.ghosts : Ghosts{});
    firing.scope = firing.isCalled ? firing.scope : scopeOf(group, source);
    conjure(outer);
    m_matching.clear();
    noteFiring(firing);
    for (std::size_t e = 0; e < group.effects.size(); ++e) {
        const Ghosts around = conjure(m_answering != nullptr ? m_answering->answers.ghosts : Ghosts{});
        const bool isActive = holdAll(group.effects[e].active, source, source);
        conjure(around);
        if (isOn(group, e) && !isActive) { // evaluated in the same state as the scope
            firing.inactive.insert(e);
            noteSkip(firing, e, firing.scope, SkipReason::inactive);
        } else if (isOn(group, e) && group.effects[e].parent == noEffect) {
            firing.effects.push_back(e);
        }
    }
    if (group.stacking != 0) { // E7.6
        std::vector<Id> passed;
        const Ghosts* const around =
            std::exchange(m_recalled, m_answering != nullptr ? &m_answering->answers.ghosts : nullptr);
        for (const Id object : firing.scope) {
            if (m_used.contains({group.stacking, object})) {
                for (const std::size_t e : firing.effects) {
                    noteSkip(firing, e, {object}, SkipReason::stackedOut);
                }
                continue;
            }
            passed.push_back(object);
            if (std::ranges::any_of(firing.effects,
                                    [&](std::size_t e) { return isAble(firing, group.effects[e], object); })) {
                m_used.insert({group.stacking, object});
            }
        }
        m_recalled = around;
        firing.scope = passed;
    }
    for (const std::size_t e : firing.effects) {
        fire(firing, e, firing.scope);
    }
}

void ReferenceTurn::noteSkip(const Firing& firing, std::size_t effect, const std::vector<Id>& objects,
                             SkipReason reason) {
    for (const Id object : objects) {
        m_story.skips.push_back({firing.name(), firing.holder, static_cast<int>(effect), object, reason});
    }
}

/// Applies one effect to the remaining scope.
void ReferenceTurn::fire(const Firing& firing, std::size_t effect, const std::vector<Id>& scope) {
    const CheckedEffect& checked = firing.group.effects[effect];
    std::vector<Id> objects;
    // Reads the state to which the group responds, and changes the present state.
    const Ghosts* const recalled = m_answering != nullptr ? &m_answering->answers.ghosts : nullptr;
    const Ghosts* const around = std::exchange(m_recalled, recalled);
    for (const Id object : scope) {
        const StackingIndex own = checked.stacking == firing.group.stacking ? 0 : checked.stacking;
        const bool isLastState = recalled != nullptr && recalled->contains(object) && reachesLastOwners(checked);
        if (!isIn(object) && !isLastState) { // E2.4
            noteSkip(firing, effect, {object}, SkipReason::destroyed);
        } else if (!isAble(firing, checked, object)) { // E2.5
            noteSkip(firing, effect, {object}, SkipReason::unable);
        } else if (own != 0 && !m_used.insert({own, object}).second) { // E7.5
            noteSkip(firing, effect, {object}, SkipReason::stackedOut);
        } else {
            objects.push_back(object);
        }
    }
    const TimelineWork work = checked.spec->timeline;
    const bool needsNone = work == TimelineWork::prevent || work == TimelineWork::changeAmount;
    const bool isScopeless = needsNone && m_answering != nullptr && firing.group.include.empty() && scope.empty();
    if (objects.empty() && !isScopeless) {
        m_recalled = around;
        return;
    }
    if (needsNone) {
        influence(firing, effect, objects);
        m_recalled = around;
        return;
    }
    if (work == TimelineWork::branch) {
        branch(firing, effect, objects);
        m_recalled = around;
        return;
    }
    if (work == TimelineWork::substitute) {
        if (influence(firing, effect, objects)) {
            fireBlock(firing, effect, "then", objects);
        }
        m_recalled = around;
        return;
    }
    if (work == TimelineWork::delay || work == TimelineWork::await) {
        putOff(firing, effect, objects);
        m_recalled = around;
        return;
    }
    if (checked.spec->operation != MeterOperation::none) {
        changeMeters(firing, effect, objects);
        m_recalled = around;
        return;
    }
    Deeds deeds{.doer = {CauseKind::effect, firing.name(), firing.holder, static_cast<int>(effect)}};
    propose(firing, checked, objects, deeds);
    m_recalled = nullptr; // responses to it read a state of their own
    if (checked.spec->tag == "set-planet-size" || checked.spec->tag == "modify-planet-size" ||
        checked.spec->tag == "set-planet-environment") { // these are reported column by column
        std::ranges::stable_sort(deeds.all, {}, &Deed::column);
    }
    const std::vector<Id> made = happen(std::move(deeds));
    if (checked.spec->tag == "create-object" && !made.empty()) {
        fireBlock(firing, effect, "with", made);
    }
    m_recalled = around;
}

/// Applies the effects in one block of an effect.
void ReferenceTurn::fireBlock(const Firing& firing, std::size_t effect, std::string_view block,
                              const std::vector<Id>& objects) {
    for (std::size_t inner = 0; inner < firing.group.effects.size(); ++inner) {
        const CheckedEffect& one = firing.group.effects[inner];
        if (one.parent == effect && one.enabled && !firing.inactive.contains(inner) &&
            firing.group.effects[effect].spec->blocks[one.block].tag == block) {
            fire(firing, inner, objects);
        }
    }
}

/// Applies an effect on the event to which the group responds (T23). @return whether it was possible
bool ReferenceTurn::influence(const Firing& firing, std::size_t effect, const std::vector<Id>& objects) {
    const CheckedEffect& checked = firing.group.effects[effect];
    const bool isOfAmount = checked.spec->timeline == TimelineWork::changeAmount;
    const bool isAnswer = m_answering != nullptr && m_answering->answers.isOpen(m_answering->timing);
    if (!isAnswer || !m_answering->now().isLive() || m_answering->now().deed == noDeed ||
        (!isOfAmount && m_answering->now().isCascade)) {
        noteSkip(firing, effect, objects, SkipReason::unable);
        return false;
    }
    Happening& now = m_answering->now();
    if (isOfAmount) {
        Deed& deed = m_answering->answers.deeds[now.deed];
        for (const Id object : objects.empty() ? std::vector{firing.source} : objects) {
            deed.change += amount(*checked.argument("amount"), firing.source, object, 0.0);
        }
        m_amount = m_answering->answers.amountOf(now);
        return true;
    }
    end(m_answering->answers.all, now,
        checked.spec->timeline == TimelineWork::prevent ? OccurrenceEnd::prevented : OccurrenceEnd::substituted,
        firing.name(), firing.holder);
    return true;
}

/// Delays a block until a later turn or until an event (T13, T23).
void ReferenceTurn::putOff(const Firing& firing, std::size_t effect, const std::vector<Id>& objects) {
    const CheckedEffect& checked = firing.group.effects[effect];
    const auto turns = static_cast<std::uint32_t>(*checked.argument("turns")->constant);
    Waiting waiting{.group = &firing.group,
                    .effect = effect,
                    .holder = firing.holder,
                    .source = firing.source,
                    .objects = objects,
                    .due = turn + turns,
                    .until = turn + turns - 1,
                    .serial = ++m_serials,
                    .isAwaiting = checked.spec->timeline == TimelineWork::await};
    const bool isOfEach = std::ranges::any_of(
        checked.awaits, [](const CheckedTrigger& trigger) { return trigger.subject == TriggerSubject::target; });
    if (!isOfEach) {
        m_waiting.push_back(waiting);
        return;
    }
    for (const Id object : objects) { // each object waits for its own event
        waiting.objects = {object};
        m_waiting.push_back(waiting);
        waiting.serial = ++m_serials;
    }
}

/// Applies one block to the objects that the conditions match, and the other to the rest (E3.29).
void ReferenceTurn::branch(const Firing& firing, std::size_t effect, const std::vector<Id>& objects) {
    std::map<bool, std::vector<Id>> ways;
    for (const Id object : objects) {
        const Recalling recalling(*this);
        bool holds = true;
        for (const std::vector<CheckedCondition>& conditions : firing.group.effects[effect].conditions) {
            holds = holds && holdAll(conditions, firing.source, object);
        }
        ways[holds].push_back(object);
    }
    for (std::size_t inner = 0; inner < firing.group.effects.size(); ++inner) {
        const CheckedEffect& one = firing.group.effects[inner];
        if (one.parent == effect && one.enabled) {
            const bool isThen = firing.group.effects[effect].spec->blocks[one.block].tag == "then";
            noteSkip(firing, inner, ways[!isThen], SkipReason::otherBranch);
        }
    }
    fireBlock(firing, effect, "then", ways[true]);
    fireBlock(firing, effect, "else", ways[false]);
}

/// Collects the changes of an effect on all of its objects. It reads the state before them (T6).
void ReferenceTurn::propose(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects,
                            Deeds& deeds) {
    const std::string_view tag = effect.spec->tag;
    const auto given = [&](std::string_view name) { return constant(firing, effect, name); };
    if (tag == "modify-stockpile" || tag == "set-stockpile") {
        proposeStockpile(firing, effect, objects, deeds);
    } else if (tag == "modify-planet-size") {
        std::map<Id, double> steps;
        for (const Id planet : objects) {
            steps[planet] = std::trunc(amount(*effect.argument("steps"), firing.source, planet, 0.0));
        }
        for (const auto& [planet, by] : steps) {
            changeSize(planet, by, deeds);
        }
    } else if (tag == "set-planet-size" || tag == "set-planet-environment" || tag == "set-star-colour") {
        const Number value = constant(firing, effect, effect.spec->parameters[0].name);
        for (const Id object : value ? objects : std::vector<Id>{}) {
            if (tag == "set-planet-size") {
                setSize(object, *value, deeds);
            } else if (tag == "set-planet-environment") {
                setEnvironment(object, *value, deeds);
            } else {
                changeProperty(object, "star_colour", *value, deeds);
            }
        }
    } else if (tag == "set-focus") {
        const Number focus = given("focus");
        for (const Id object : focus ? objects : std::vector<Id>{}) {
            changeProperty(object, focusOf(effect), *focus, deeds);
        }
    } else if (tag == "set-property") { // of numbers only: random content sets no others
        const auto property = static_cast<PropertyIndex>(*effect.argument("property")->constant);
        std::map<Id, double> values;
        for (const Id object : objects) {
            values[object] = amount(*effect.argument("value"), firing.source, object, 0.0);
        }
        for (const auto& [object, value] : values) {
            deeds.set(object, m_model.layout.property(property), {.number = value});
        }
    } else if (tag == "raise") {
        const auto kind = static_cast<OccurrenceKind>(*effect.argument("occurrence")->constant);
        for (const Id object : objects) {
            deeds.occur(object, kind);
        }
    } else if (tag == "set-target") {
        for (const Id object : objects) {
            if (const Id aim = nearest(effect.conditions[0], firing.source, object); aim != nobody) {
                deeds.set(object, m_model.layout.builtin(Builtin::target), {.number = static_cast<double>(aim)});
            }
        }
    } else if (tag == "create-object") {
        std::vector<std::pair<Id, double>> counts;
        for (const Id object : objects) {
            counts.emplace_back(object, std::trunc(amount(*effect.argument("count"), firing.source, object, 0.0)));
        }
        for (const auto& [object, count] : counts) {
            for (double made = 0.0; made < count; ++made) {
                create(firing, static_cast<ClassIndex>(*given("class")), object, at(object).owners,
                       effect.argument("name")->text, deeds, effect.argument("target")->text);
            }
        }
    } else if (tag == "add-starlane" || tag == "remove-starlane") {
        changeLanes(firing, effect, objects);
    } else if (tag.ends_with("-availability")) {
        proposeRights(firing, effect, objects, deeds);
    } else if (isMove(effect)) {
        proposeMoves(firing, effect, objects, deeds);
    } else if (tag == "set-visibility") {
        proposeSight(firing, effect, objects, deeds);
    } else if (tag == "destroy-object") {
        for (const Id object : objects) {
            deeds.destroy(object);
        }
    } else if (tag == "set-owner" || tag == "add-owner" || tag == "remove-owner") {
        const std::optional<Ids> meant = empiresMeant(firing, effect);
        for (const Id object : meant ? objects : std::vector<Id>{}) {
            Ids owners = tag == "set-owner" ? *meant : at(object).owners;
            for (const Id empire : *meant) {
                if (tag == "remove-owner") {
                    owners.erase(empire);
                } else {
                    owners.insert(empire);
                }
            }
            deeds.set(object, m_model.layout.builtin(Builtin::owners), {.set = owners});
        }
    } else {
        proposeBelonging(firing, effect, objects, deeds);
    }
}

/// Proposes changes of specials on the objects, or of techs of the empires that they reach, once each (E3.22, E3.24).
void ReferenceTurn::proposeBelonging(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects,
                                     Deeds& deeds) {
    const std::string_view tag = effect.spec->tag;
    const auto kind = static_cast<ClassIndex>(*constant(firing, effect, effect.spec->parameters[0].name));
    if (tag == "add-special" || tag == "remove-special") {
        std::vector<Id> lost;
        for (const Id object : objects) {
            if (tag == "add-special") {
                create(firing, kind, object, at(object).owners, {}, deeds);
            } else {
                const std::vector<Id> specials = specialsOn(object, kind);
                lost.insert(lost.end(), specials.begin(), specials.end());
            }
        }
        for (const Id special : lost) {
            deeds.destroy(special);
        }
        return;
    }
    Ids empires;
    for (const Id object : objects) {
        const Ids reached = empiresAt(object);
        empires.insert(reached.begin(), reached.end());
    }
    for (const Id empire : empires) {
        if (tag == "give-tech" && !knows(empire, kind)) {
            create(firing, kind, empire, {empire}, {}, deeds);
        } else if (tag == "take-tech") {
            for (const Id id : everyone()) {
                if (at(id).kind == kind && at(id).owners.contains(empire)) {
                    deeds.destroy(id);
                }
            }
        }
    }
}

} // namespace orrery::engine::turn_oracle
