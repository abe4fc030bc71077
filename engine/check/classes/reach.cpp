// SPDX-License-Identifier: GPL-3.0-or-later
// Checks for groups that can never act, because their objects lack a meter (I3.9).
#include "engine/check/classes/reach.h"
#include "engine/check/classes/checker.h"
#include "engine/check/classes/reads.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/content/structure.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace orrery::engine {

namespace {

using Types = std::vector<TypeIndex>;

/// The reason why no object can match: a parameter names something that no object has.
struct Blocker {
    const CheckedArgument* argument = nullptr;
    Types asked; ///< types that are possible before this condition
};

bool hasWhatIsAsked(const Type& type, const CheckedArgument& argument) {
    const auto index = static_cast<std::uint16_t>(*argument.constant);
    return argument.spec->kind == ParameterKind::meter ? type.hasMeter(index) : true;
}

/// Returns the types that can match a condition, as far as its constants decide. Looks only into `and` and `or`, and
/// checks only meters and types. All other conditions can match.
Types possible(const std::vector<Type>& all, const CheckedCondition& condition, Types types,
               std::optional<Blocker>& blocker) {
    if (isConjunction(*condition.spec)) {
        for (const CheckedCondition& child : condition.children) {
            types = possible(all, child, std::move(types), blocker);
        }
        return types;
    }
    if (isDisjunction(*condition.spec)) {
        Types any;
        std::optional<Blocker> first;
        for (const CheckedCondition& child : condition.children) {
            for (const TypeIndex type : possible(all, child, types, first)) {
                any.push_back(type);
            }
        }
        if (any.empty() && !types.empty() && first) {
            blocker = first;
        }
        std::sort(any.begin(), any.end());
        any.erase(std::unique(any.begin(), any.end()), any.end());
        return condition.children.empty() ? types : any;
    }
    if (condition.spec->children != ChildRule::none) {
        return types;
    }
    for (const CheckedArgument& argument : condition.arguments) {
        if (!argument.constant || types.empty()) {
            continue;
        }
        Types left;
        const bool isType = argument.spec->kind == ParameterKind::objectType;
        std::copy_if(types.begin(), types.end(), std::back_inserter(left), [&](TypeIndex type) {
            return isType ? type == static_cast<TypeIndex>(*argument.constant) : hasWhatIsAsked(all[type], argument);
        });
        if (left.empty() && !isType) {
            blocker = Blocker{&argument, types};
        }
        types = std::move(left);
    }
    return types;
}

Phrase typeNames(const Vocabulary& vocabulary, const Types& types) {
    std::vector<std::string_view> names;
    std::ranges::transform(types, std::back_inserter(names),
                           [&](TypeIndex type) { return std::string_view(vocabulary.types()[type].id); });
    return listed(names);
}

Phrase askedFor(const CheckedArgument& argument) {
    return phrase("meter '{0}'", {argument.text});
}

/// Checks conditions that must all match an object of one of the types.
void checkMatches(Checker& checker, std::span<const CheckedCondition> conditions, Types types) {
    const Vocabulary& vocabulary = checker.model.vocabulary;
    for (const CheckedCondition& condition : conditions) {
        std::optional<Blocker> blocker;
        types = possible(vocabulary.types(), condition, std::move(types), blocker);
        if (blocker) {
            const bool isEvery = blocker->asked.size() == vocabulary.types().size();
            checker.report(
                checkDiagnostics["check.never-matches"], blocker->argument->where,
                {isEvery ? phrase("type") : typeNames(vocabulary, blocker->asked), askedFor(*blocker->argument)});
            return;
        }
    }
}

} // namespace

/// Returns the types of objects to which classes of a type may lend their groups.
static std::vector<TypeIndex> borrowerTypes(const Vocabulary& vocabulary, TypeIndex lent) {
    Types types;
    for (TypeIndex i = 0; i < vocabulary.types().size(); ++i) {
        const auto lends = [&](const Lending& lending) {
            return vocabulary.properties()[lending.property].classType.value_or(lent) == lent;
        };
        if (std::ranges::any_of(vocabulary.types()[i].lends, lends)) {
            types.push_back(i);
        }
    }
    return types;
}

std::vector<TypeIndex> sourceTypes(const Vocabulary& vocabulary, TypeIndex holder) {
    const Type& type = vocabulary.types()[holder];
    Types types;
    if (type.source == SourceRule::self) {
        types = {holder};
    } else if (type.source == SourceRule::host) {
        types = type.attachedTo;
    } else if (const auto planet = vocabulary.findType("planet")) {
        // The source of an empire's group is its capital: a planet, if the vocabulary has planets.
        types.push_back(*planet);
    }
    for (const TypeIndex borrower : borrowerTypes(vocabulary, holder)) {
        for (TypeIndex i = 0; i < vocabulary.types().size(); ++i) {
            // The source of a lent group is its holder, or any object that a property of the holder names.
            const bool mayBe = i == borrower || vocabulary.types()[borrower].lentSource;
            if (mayBe && std::ranges::find(types, i) == types.end()) {
                types.push_back(i);
            }
        }
    }
    return types;
}

void checkReach(Checker& checker, const CheckedClass& owner, const CheckedGroup& group) {
    const Vocabulary& vocabulary = checker.model.vocabulary;
    const std::vector<Type>& all = vocabulary.types();
    if (!owner.hasType) {
        return;
    }
    Types types = sourceTypes(vocabulary, owner.type);
    for (const CheckedCondition& condition : group.activation) {
        std::optional<Blocker> blocker;
        types = possible(all, condition, std::move(types), blocker);
        if (blocker) {
            checker.report(checkDiagnostics["check.never-active"], blocker->argument->where,
                           {group.id, typeNames(vocabulary, blocker->asked), askedFor(*blocker->argument)});
            break;
        }
    }
    Types every(all.size());
    for (TypeIndex i = 0; i < every.size(); ++i) {
        every[i] = i;
    }
    for (const CheckedCondition& condition : group.include) { // each include adds its own objects
        checkMatches(checker, {&condition, 1}, every);
    }
    Types holders = borrowerTypes(vocabulary, owner.type);
    holders.push_back(owner.type);
    Types hosts;
    for (const TypeIndex holder : holders) {
        hosts.insert(hosts.end(), all[holder].attachedTo.begin(), all[holder].attachedTo.end());
    }
    for (const CheckedTrigger& trigger : group.triggers) {
        const Types subjects = trigger.subject == TriggerSubject::self     ? holders
                               : trigger.subject == TriggerSubject::source ? sourceTypes(vocabulary, owner.type)
                               : trigger.subject == TriggerSubject::host   ? hosts
                                                                           : every;
        checkMatches(checker, trigger.conditions, subjects);
    }
}

} // namespace orrery::engine
