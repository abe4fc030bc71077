// SPDX-License-Identifier: GPL-3.0-or-later
// Groups of the same priority whose last one overwrites the others (I3.7). Within a level, operations have an order,
// and operations of one kind commute. The order matters only if two groups set a value.
#include "engine/lint/facts.h"
#include "engine/lint/lint_diagnostics.h"
#include "engine/lint/questions.h"
#include "engine/text/work.h"

#include <algorithm>
#include <array>
#include <map>

namespace orrery::engine {

namespace {

struct Setting {
    const CheckedClass* objectClass;
    const CheckedGroup* group;
    const CheckedEffect* effect;
    const CheckedArgument* value;
};

std::optional<Conjunction> soleInclusion(const CheckedGroup& group) {
    if (group.include.size() != 1) {
        return std::nullopt;
    }
    Conjunction known;
    for (const Fact& fact : factsOf(group.include.front())) {
        known.add(fact);
    }
    return known;
}

/// Returns whether stacking allows only one of the two to act on an object. Then the first one acts, as intended.
bool compete(const Setting& a, const Setting& b) {
    const auto names = [](const Setting& one) { return std::array{one.group->stacking, one.effect->stacking}; };
    const auto ofB = names(b);
    return std::ranges::any_of(
        names(a), [&](StackingIndex name) { return name != 0 && std::ranges::find(ofB, name) != ofB.end(); });
}

/// Returns whether the new value uses the current one. Then it does not simply overwrite the current value.
bool buildsOn(const Setting& setting) {
    return setting.value->expression && setting.value->expression->readsValue;
}

/// Returns whether the group's scope is only its holder.
bool isOfItself(const Vocabulary& vocabulary, const Setting& setting, const std::optional<Conjunction>& inclusion) {
    return inclusion && inclusion->holds("self") &&
           vocabulary.types()[setting.objectClass->type].source == SourceRule::self;
}

/// Returns whether both can fire on one object, as far as their conditions show.
bool canMeet(const Vocabulary& vocabulary, const Setting& a, const Setting& b) {
    const auto one = soleInclusion(*a.group);
    const auto other = soleInclusion(*b.group);
    Conjunction active;
    bool isPossible = true;
    // Conditions on the turn apply to both at the same time.
    for (const auto* group : {a.group, b.group}) {
        for (const CheckedCondition& condition : group->activation) {
            for (const Fact& fact : factsOf(condition)) {
                if (fact.about == "turn") {
                    isPossible = !active.add(fact) && isPossible;
                }
            }
        }
    }
    const bool areApart = isOfItself(vocabulary, a, one) && isOfItself(vocabulary, b, other);
    return isPossible && !areApart && (!one || !other || one->agreesWith(*other));
}

/// Number of earlier settings that lint compares with each setting. All pairs of a large project would be too many
/// (R2.6).
constexpr std::size_t mostCompared = 200;

} // namespace

void askOrder(const LintCall& call) {
    std::map<std::pair<std::uint32_t, int>, std::vector<Setting>> settings;
    for (const CheckedClass& objectClass : call.model.classes) {
        for (const CheckedGroup& group : objectClass.groups) {
            if (!group.enabled || !group.isRunnable || !call.isOwn(objectClass.where)) {
                continue;
            }
            for (const CheckedEffect& effect : group.effects) {
                const CheckedArgument* const meter = effect.argument("meter");
                const CheckedArgument* const value = effect.argument("value");
                if (effect.enabled && effect.parent == noEffect && effect.spec->operation == MeterOperation::set &&
                    meter != nullptr && meter->constant && value != nullptr) {
                    const ColumnId column =
                        call.model.layout.meter(static_cast<MeterIndex>(*meter->constant), effect.spec->ofMax);
                    settings[{column.value, effect.priority}].push_back({&objectClass, &group, &effect, value});
                }
            }
        }
    }
    for (const auto& [key, all] : settings) {
        for (std::size_t i = 1; i < all.size(); ++i) {
            const Setting& second = all[i];
            // Within one class, the last group wins, even if its object is older. Equal values give the same result in
            // any order.
            const auto last = all.begin() + static_cast<std::ptrdiff_t>(i);
            const auto other = std::find_if(
                last - static_cast<std::ptrdiff_t>(std::min(i, mostCompared)), last, [&](const Setting& first) {
                    countWork();
                    const bool isSame = first.value->text == second.value->text;
                    const bool isOneClass = first.objectClass == second.objectClass;
                    return !isSame && !isOneClass && !compete(first, second) && !buildsOn(first) && !buildsOn(second) &&
                           canMeet(call.model.vocabulary, first, second);
                });
            if (other != last) {
                Diagnostic& finding =
                    call.report(lintDiagnostics["lint.order-dependent"], second.effect->head,
                                {other->objectClass->id + "/" + other->group->id,
                                 call.model.layout[ColumnId{static_cast<std::uint16_t>(key.first)}].name,
                                 std::to_string(key.second)});
                finding.notes.push_back({other->effect->head, phrase("the other one is here")});
            }
        }
    }
}

} // namespace orrery::engine
