// SPDX-License-Identifier: GPL-3.0-or-later
// Duplicate groups of one class (I3.7). Equal groups in two classes are no problem, because classes share behaviour in
// this way.
#include "engine/check/expression/expression.h"
#include "engine/lint/lint_diagnostics.h"
#include "engine/lint/questions.h"
#include "engine/text/blanks.h"
#include "engine/text/work.h"

#include <algorithm>
#include <map>
#include <string>

namespace orrery::engine {

namespace {

bool drawsChance(const CheckedArgument& argument) {
    return (argument.expression && argument.expression->readsChance) ||
           std::ranges::any_of(argument.pieces, [](const MessagePiece& piece) {
               return piece.expression && piece.expression->readsChance;
           });
}

bool drawsChance(const CheckedCondition& condition) {
    return condition.spec->readsChance ||
           std::ranges::any_of(condition.arguments, [](const auto& one) { return drawsChance(one); }) ||
           std::ranges::any_of(condition.children, [](const auto& one) { return drawsChance(one); });
}

/// Returns whether a group draws random numbers. Two such groups draw separately, so they are no duplicates.
bool drawsChance(const CheckedGroup& group) {
    const auto drawsAny = [](const auto& list) {
        return std::ranges::any_of(list, [](const auto& one) { return drawsChance(one); });
    };
    const auto triggerDraws = [&](const CheckedTrigger& trigger) { return drawsAny(trigger.conditions); };
    const auto effectDraws = [&](const CheckedEffect& effect) {
        return drawsAny(effect.arguments) || drawsAny(effect.active) ||
               std::ranges::any_of(effect.awaits, triggerDraws) || std::ranges::any_of(effect.conditions, drawsAny);
    };
    const auto costDraws = [](const CheckedCost& cost) { return drawsChance(cost.amount); };
    return drawsAny(group.activation) || drawsAny(group.include) || drawsAny(group.exclude) ||
           std::ranges::any_of(group.triggers, triggerDraws) || std::ranges::any_of(group.costs, costDraws) ||
           std::ranges::any_of(group.effects, effectDraws);
}

/// Returns the outcome of the duplicate, if it is certain. For meters, the outcome is certain, because all groups of a
/// level read the state at its start. So the first group changes nothing that the second one reads.
Phrase outcomeOf(const CheckedModel& model, const CheckedGroup& group) {
    if (!group.altersMeters || !group.isRunnable) {
        return {};
    }
    const auto policyOf = [&](StackingIndex name) {
        return name < model.stackingPolicies.size() ? model.stackingPolicies[name] : StackingPolicy::first;
    };
    const auto isFree = [&](const CheckedEffect& effect) { return effect.stacking == 0; };
    const auto isClaimed = [&](StackingIndex name) { return name != 0 && policyOf(name) != StackingPolicy::average; };
    if (group.stacking == 0 && std::ranges::all_of(group.effects, isFree)) {
        return phrase(", so its effects act twice");
    }
    return isClaimed(group.stacking) ||
                   std::ranges::all_of(group.effects,
                                       [&](const CheckedEffect& effect) { return isClaimed(effect.stacking); })
               ? phrase(", and stacking lets only one of them act")
               : Phrase();
}

/// Returns the bytes of an element, without its id and its white space.
std::string contentOf(const XmlTree& tree, std::uint32_t index) {
    const Span whole = tree.span(index);
    const XmlAttribute* const id = tree.attribute(index, "id");
    const std::string_view bytes = tree.source()->bytes();
    std::string text;
    text.reserve(whole.size());
    countWork(whole.size());
    for (std::uint32_t at = whole.begin; at < whole.end; ++at) {
        if (id != nullptr && id->whole().contains(at)) {
            continue;
        }
        const bool isLayout = isBlank(bytes[at]) && (text.empty() || isBlank(text.back()) || text.back() == '>');
        if (!isLayout) {
            const char next = at + 1 < whole.end ? bytes[at + 1] : '\0';
            if (!isBlank(bytes[at]) || (next != '<' && next != '>' && next != '/')) {
                text += isBlank(bytes[at]) ? ' ' : bytes[at];
            }
        }
    }
    return text;
}

Fix removal(const XmlTree& tree, std::uint32_t index) {
    Span span = tree.span(index);
    const std::string_view bytes = tree.source()->bytes();
    while (span.begin > 0 && isBlank(bytes[span.begin - 1])) {
        --span.begin;
    }
    return {phrase("remove this group"), {{tree.file(), span, {}}}};
}

} // namespace

void askTwins(const LintCall& call) {
    for (const CheckedClass& objectClass : call.model.classes) {
        if (objectClass.groups.size() < 2 || !call.isOwn(objectClass.where)) {
            continue;
        }
        std::map<std::string, const CheckedGroup*> known;
        for (const CheckedGroup& group : objectClass.groups) {
            if (group.where.file.value >= call.project.trees.size() || !group.enabled || drawsChance(group)) {
                continue;
            }
            const XmlTree& tree = *call.project.trees[group.where.file.value];
            const std::uint32_t index = tree.nodeAt(group.where.span.begin);
            if (!tree.isElement(index) || tree.span(index) != group.where.span || group.effects.empty()) {
                continue;
            }
            const auto [first, isNew] = known.emplace(contentOf(tree, index), &group);
            if (!isNew) {
                Diagnostic& finding = call.report(lintDiagnostics["lint.duplicate-group"], group.head,
                                                  {first->second->id, outcomeOf(call.model, group)});
                finding.notes.push_back({first->second->head, phrase("the other one is here")});
                finding.fixes.push_back(removal(tree, index));
            }
        }
    }
}

} // namespace orrery::engine
