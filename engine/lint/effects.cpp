// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that cannot fire on any object in the scope of their group. Activations that reject every source of the class
// (I3.9). The check reports members that types do not have (check/classes/reach.cpp). Lint reports the requirements of
// effects.
#include "engine/check/classes/reach.h"
#include "engine/lint/facts.h"
#include "engine/lint/lint_diagnostics.h"
#include "engine/lint/questions.h"
#include "engine/text/work.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

/// A property that an effect changes, and that its target must have.
struct Need {
    std::string_view effect;
    std::string_view property;
};
constexpr std::array needs{
    Need{"set-planet-size", "size"},
    Need{"modify-planet-size", "size"},
    Need{"set-planet-environment", "environment"},
    Need{"set-star-colour", "star_colour"},
    Need{"set-focus", "focus"},
};

/// Returns the requirement of the effect that the type does not meet. Returns an empty phrase if there is none, or if
/// it is unknown.
Phrase lacking(const Vocabulary& vocabulary, const Type& type, const CheckedEffect& effect) {
    const CheckedArgument* const meter = effect.argument("meter");
    if (effect.spec->operation != MeterOperation::none && meter != nullptr && meter->constant) {
        const auto index = static_cast<MeterIndex>(*meter->constant);
        return type.hasMeter(index) ? Phrase() : phrase("the meter '{0}'", {vocabulary.meters()[index].id});
    }
    const auto need = std::ranges::find(needs, effect.spec->tag, &Need::effect);
    if (need == needs.end()) {
        return {};
    }
    const CheckedArgument* const which = effect.argument("which");
    const bool isSecondary = which != nullptr && which->constant.value_or(0.0) != 0.0;
    const std::string name = (isSecondary ? "secondary_" : "") + std::string(need->property);
    const auto property = vocabulary.findProperty(name);
    return !property || type.hasProperty(*property) ? Phrase() : phrase("the property '{0}'", {name});
}

/// Returns the type that all inclusions require, if they agree.
std::optional<std::pair<TypeIndex, Location>> admitted(const CheckedGroup& group) {
    std::optional<std::pair<TypeIndex, Location>> type;
    for (const CheckedCondition& include : group.include) {
        Conjunction known;
        for (const Fact& fact : factsOf(include)) {
            if (known.add(fact)) {
                return std::nullopt; // lint reports this contradiction elsewhere
            }
        }
        const auto own = known.choice(candidateType);
        if (!own || (type && type->first != static_cast<TypeIndex>(own->first))) {
            return std::nullopt;
        }
        type = {static_cast<TypeIndex>(own->first), own->second};
    }
    return type;
}

void askScope(const LintCall& call, const CheckedGroup& group) {
    const auto type = admitted(group);
    const Vocabulary& vocabulary = call.model.vocabulary;
    if (!type || type->first >= vocabulary.types().size()) {
        return;
    }
    const Type& admittedType = vocabulary.types()[type->first];
    for (const CheckedEffect& effect : group.effects) {
        countWork();
        // Effects in blocks may fire on objects outside the scope.
        const Phrase what =
            effect.enabled && effect.parent == noEffect ? lacking(vocabulary, admittedType, effect) : Phrase();
        if (!what.empty()) {
            Diagnostic& finding = call.report(lintDiagnostics["lint.cannot-fire"], effect.head,
                                              {std::string(effect.spec->tag), admittedType.id, what});
            finding.notes.push_back({type->second, phrase("the included objects")});
        }
    }
}

void askSource(const LintCall& call, const CheckedClass& objectClass, const CheckedGroup& group) {
    Conjunction known;
    for (const CheckedCondition& condition : group.activation) {
        for (const Fact& fact : factsOf(condition)) {
            known.add(fact);
        }
    }
    const std::vector<TypeIndex> sources = sourceTypes(call.model.vocabulary, objectClass.type);
    const auto asked = known.choice(candidateType);
    if (asked && !sources.empty() &&
        std::ranges::find(sources, static_cast<TypeIndex>(asked->first)) == sources.end()) {
        call.report(lintDiagnostics["lint.never-active"], asked->second,
                    {group.id, call.model.vocabulary.types()[static_cast<TypeIndex>(asked->first)].id});
    }
}

} // namespace

void askEffects(const LintCall& call) {
    for (const CheckedClass& objectClass : call.model.classes) {
        if (objectClass.isGenerated || !objectClass.hasType || !call.isOwn(objectClass.where)) {
            continue;
        }
        for (const CheckedGroup& group : objectClass.groups) {
            if (group.enabled && group.isRunnable) {
                askScope(call, group);
                askSource(call, objectClass, group);
            }
        }
    }
}

} // namespace orrery::engine
