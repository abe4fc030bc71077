// SPDX-License-Identifier: GPL-3.0-or-later
// Groups that alter no meters: one of one holder after the other (E8.4).
#include "tests/engine/support/reference_turn.h"
#include "tests/engine/support/reference_turn_firing.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine::turn_oracle {

void ReferenceTurn::consider(const CheckedGroup& group, Id holder) {
    if (!isIn(holder)) {
        return;
    }
    const Id source = sourceFor(holder);
    if (source == nobody || !holdAll(group.activation, source, source)) {
        return;
    }
    Firing firing{.group = group, .holder = holder, .source = source, .scope = scopeOf(group, source)};
    m_story.firings.push_back({Stage::effects, group.priority, firing.name(), holder, source, firing.scope});
    for (std::size_t e = 0; e < group.effects.size(); ++e) {
        if (isOn(group, e) && !holdAll(group.effects[e].active, source, source)) { // found as the scope is
            firing.inactive.insert(e);
            noteSkip(firing, e, firing.scope, SkipReason::inactive);
        } else if (isOn(group, e) && group.effects[e].parent == noEffect) {
            firing.effects.push_back(e);
        }
    }
    if (group.stacking != 0) { // E7.6
        std::vector<Id> passed;
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

/// One effect on what is left of the scope.
void ReferenceTurn::fire(const Firing& firing, std::size_t effect, const std::vector<Id>& scope) {
    const CheckedEffect& checked = firing.group.effects[effect];
    std::vector<Id> objects;
    for (const Id object : scope) {
        const StackingIndex own = checked.stacking == firing.group.stacking ? 0 : checked.stacking;
        if (!isIn(object)) { // E2.4
            noteSkip(firing, effect, {object}, SkipReason::destroyed);
        } else if (!isAble(firing, checked, object)) { // E2.5
            noteSkip(firing, effect, {object}, SkipReason::unable);
        } else if (own != 0 && !m_used.insert({own, object}).second) { // E7.5
            noteSkip(firing, effect, {object}, SkipReason::stackedOut);
        } else {
            objects.push_back(object);
        }
    }
    if (objects.empty()) {
        return;
    }
    if (checked.spec->timeline == TimelineWork::branch) {
        branch(firing, effect, objects);
        return;
    }
    const Doer doer{CauseKind::effect, firing.name(), firing.holder, static_cast<int>(effect)};
    m_ordinals.clear();
    apply(firing, checked, objects, doer);
    findSystemOwners();
}

/// E3.29: what stands in one block fires on the objects for which the conditions hold, what stands in the other on the
/// rest.
void ReferenceTurn::branch(const Firing& firing, std::size_t effect, const std::vector<Id>& objects) {
    std::map<bool, std::vector<Id>> ways;
    for (const Id object : objects) {
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
    for (std::size_t inner = 0; inner < firing.group.effects.size(); ++inner) {
        const CheckedEffect& one = firing.group.effects[inner];
        if (one.parent == effect && one.enabled && !firing.inactive.contains(inner)) {
            const bool isThen = firing.group.effects[effect].spec->blocks[one.block].tag == "then";
            fire(firing, inner, ways[isThen]);
        }
    }
}

/// What an effect is about to change, on all of its objects at once: what it reads is the state before (T6).
void ReferenceTurn::apply(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects,
                          const Doer& doer) {
    const std::string_view tag = effect.spec->tag;
    const auto given = [&](std::string_view name) { return constant(firing, effect, name); };
    if (tag == "modify-stockpile" || tag == "set-stockpile") {
        applyStockpile(firing, effect, objects, doer);
    } else if (tag == "modify-planet-size") {
        std::map<Id, double> steps;
        for (const Id planet : objects) {
            steps[planet] = std::trunc(amount(*effect.argument("steps"), firing.source, planet, 0.0));
        }
        for (const auto& [planet, by] : steps) {
            changeSize(planet, by, doer);
        }
    } else if (tag == "set-planet-size" || tag == "set-planet-environment" || tag == "set-star-colour") {
        const Number value = constant(firing, effect, effect.spec->parameters[0].name);
        for (const Id object : value ? objects : std::vector<Id>{}) {
            if (tag == "set-planet-size") {
                setSize(object, *value, doer);
            } else if (tag == "set-planet-environment") {
                setEnvironment(object, *value, doer);
            } else {
                changeProperty(object, "star_colour", *value, doer);
            }
        }
    } else if (tag == "set-focus") {
        const Number focus = given("focus");
        for (const Id object : focus ? objects : std::vector<Id>{}) {
            changeProperty(object, focusOf(effect), *focus, doer);
        }
    } else if (tag == "set-property") { // of numbers only: random content sets no others
        const auto property = static_cast<PropertyIndex>(*effect.argument("property")->constant);
        std::map<Id, double> values;
        for (const Id object : objects) {
            values[object] = amount(*effect.argument("value"), firing.source, object, 0.0);
        }
        for (const auto& [object, value] : values) {
            change(object, m_model.layout.property(property), {.number = value}, doer);
        }
    } else if (tag == "create-object") {
        std::vector<std::pair<Id, double>> counts;
        for (const Id object : objects) {
            counts.emplace_back(object, std::trunc(amount(*effect.argument("count"), firing.source, object, 0.0)));
        }
        for (const auto& [object, count] : counts) {
            for (double made = 0.0; made < count; ++made) {
                create(firing, static_cast<ClassIndex>(*given("class")), object, at(object).owners,
                       effect.argument("name")->text, doer);
            }
        }
    } else if (tag == "destroy-object") {
        for (const Id object : objects) {
            destroy(object, doer);
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
            changeOwners(object, owners, doer);
        }
    } else {
        applyBelonging(firing, effect, objects, doer);
    }
}

/// E3.22, E3.24: specials on the objects, techs of the empires that the objects reach, each empire once.
void ReferenceTurn::applyBelonging(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects,
                                   const Doer& doer) {
    const std::string_view tag = effect.spec->tag;
    const auto kind = static_cast<ClassIndex>(*constant(firing, effect, effect.spec->parameters[0].name));
    if (tag == "add-special" || tag == "remove-special") {
        std::vector<Id> lost;
        for (const Id object : objects) {
            if (tag == "add-special") {
                create(firing, kind, object, at(object).owners, {}, doer);
            } else {
                const std::vector<Id> specials = specialsOn(object, kind);
                lost.insert(lost.end(), specials.begin(), specials.end());
            }
        }
        for (const Id special : lost) {
            destroy(special, doer);
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
            create(firing, kind, empire, {empire}, {}, doer);
        } else if (tag == "take-tech") {
            for (const Id id : everyone()) {
                if (at(id).kind == kind && at(id).owners.contains(empire)) {
                    destroy(id, doer);
                }
            }
        }
    }
}

} // namespace orrery::engine::turn_oracle
