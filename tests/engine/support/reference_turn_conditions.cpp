// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions (E5) that need no map, and scopes (E4).
#include "tests/engine/support/reference_turn.h"

#include "engine/universe/chance_seed.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace orrery::engine::turn_oracle {

namespace {

Truth truth(bool value) {
    return value ? Truth::yes : Truth::no;
}

/// Returns the conjunction in Kleene's logic (E4.5).
Truth both(Truth a, Truth b) {
    return a == Truth::no || b == Truth::no             ? Truth::no
           : a == Truth::missing || b == Truth::missing ? Truth::missing
                                                        : Truth::yes;
}

Truth either(Truth a, Truth b) {
    return a == Truth::yes || b == Truth::yes           ? Truth::yes
           : a == Truth::missing || b == Truth::missing ? Truth::missing
                                                        : Truth::no;
}

} // namespace

const CheckedArgument& ReferenceTurn::argument(const std::vector<CheckedArgument>& arguments,
                                               std::string_view name) const {
    const auto found =
        std::ranges::find_if(arguments, [&](const CheckedArgument& one) { return one.spec->name == name; });
    if (found == arguments.end()) {
        std::fprintf(stderr, "no parameter %s\n", std::string(name).c_str());
        std::abort();
    }
    return *found;
}

const Enumeration& ReferenceTurn::enumerationOf(PropertyIndex property) const {
    return m_model.vocabulary.enumerations()[m_model.vocabulary.properties()[property].format.enumeration];
}

Truth ReferenceTurn::ask(const CheckedCondition& condition, const Asked& asked) {
    const std::string_view tag = condition.spec->tag;
    const auto given = [&](std::string_view name) { return number(argument(condition.arguments, name), asked); };
    if (tag == "all") {
        return Truth::yes;
    }
    if (tag == "self") {
        return truth(asked.candidate == asked.source);
    }
    if (tag == "and" || tag == "or") {
        Truth answer = truth(tag == "and");
        for (const CheckedCondition& child : condition.children) {
            answer = tag == "and" ? both(answer, ask(child, asked)) : either(answer, ask(child, asked));
        }
        return answer;
    }
    if (tag == "not") {
        const Truth inner = ask(condition.children[0], asked);
        return inner == Truth::missing ? inner : truth(inner == Truth::no);
    }
    if (tag == "visible-to-source" || tag == "source-visible") {
        const bool isSeen =
            tag == "source-visible" ? sees(asked.candidate, asked.source) : sees(asked.source, asked.candidate);
        return truth(isSeen == (*given("seen") == 0.0)); // the first choice is "seen"
    }
    if (tag == "owned-by-specific-empire") {
        return askGivenEmpire(condition, asked);
    }
    if (tag == "expression") {
        const Number value = given("if");
        return value ? truth(*value != 0.0) : Truth::missing;
    }
    if (tag == "empire-affiliation") {
        return askOwners(condition, asked);
    }
    if (tag == "object-type" || tag == "object-class") {
        const Number wanted = given(tag == "object-type" ? "type" : "class");
        const double own = tag == "object-type" ? at(asked.candidate).type : at(asked.candidate).kind;
        return wanted ? truth(own == *wanted) : Truth::missing;
    }
    if (tag == "planet-environment" || tag == "planet-size" || tag == "star-colour") {
        return askValue(condition, asked);
    }
    if (tag == "planet-focus") {
        return askFocus(condition, asked);
    }
    if (tag == "chance") {
        return askChance(condition, asked);
    }
    if (tag == "meter-value") {
        const auto meter = static_cast<MeterIndex>(*given("meter"));
        const auto& meters = at(asked.candidate).meters;
        if (!meters.contains(meter)) {
            return Truth::missing;
        }
        const bool isMax = *given("which") == 1.0;
        return askBounds(condition, asked, isMax ? meters.at(meter).maximum : meters.at(meter).current);
    }
    if (tag == "stockpile-value") {
        const auto resource = static_cast<ResourceIndex>(*given("resource"));
        const Id owner = soleOwner(asked.candidate);
        const Id holder = at(asked.candidate).stockpiles.contains(resource) ? asked.candidate : owner;
        const bool isHad = holder != nobody && at(holder).stockpiles.contains(resource);
        return isHad ? askBounds(condition, asked, at(holder).stockpiles.at(resource)) : Truth::missing;
    }
    if (tag == "number-of") {
        return askBounds(condition, asked, static_cast<double>(matching(condition.children[0], asked).size()));
    }
    if (tag == "owner-has-tech") {
        const Number tech = given("tech");
        return tech ? truth(std::ranges::any_of(
                          knowers(asked.candidate),
                          [&](Id empire) { return hasAtHand(empire, static_cast<ClassIndex>(*tech)); }))
                    : Truth::missing;
    }
    if (tag == "has-special") {
        const Number special = given("special");
        return special ? truth(!specialsOn(asked.candidate, static_cast<ClassIndex>(*special)).empty())
                       : Truth::missing;
    }
    if (tag == "targeted") { // E5.19
        return truth(at(asked.source).target == asked.candidate);
    }
    if (tag == "owner-can-build") {
        return askBuildable(condition, asked);
    }
    if (tag == "contains" || tag == "contained-by" || tag == "attached-to") {
        return askTree(condition, asked);
    }
    return askPlace(condition, asked);
}

bool ReferenceTurn::readsTarget(const CheckedCondition& condition) {
    return std::ranges::any_of(
               condition.arguments,
               [](const CheckedArgument& one) { return one.expression && one.expression->readsTarget; }) ||
           std::ranges::any_of(condition.children, readsTarget);
}

/// Returns all objects that an inner condition matches. `Target` keeps its outer value.
Ids ReferenceTurn::matching(const CheckedCondition& condition, const Asked& outer) {
    const auto [known, isNew] =
        m_matching.try_emplace({&condition, outer.source, readsTarget(condition) ? outer.target : nobody});
    if (isNew) {
        Ids found;
        for (const Id id : everyone()) {
            if (ask(condition, {outer.source, outer.target, id}) == Truth::yes) {
                found.insert(id);
            }
        }
        known->second = found;
    }
    return known->second;
}

/// Tests all given bounds: at-least, at-most, below. It is one test: any missing bound makes it missing (E4.5).
Truth ReferenceTurn::askBounds(const CheckedCondition& condition, const Asked& asked, Number value) {
    bool isMissing = false;
    bool isWithin = true;
    for (const CheckedArgument& bound : condition.arguments) {
        const std::string_view name = bound.spec->name;
        if (!bound.isGiven || (name != "at-least" && name != "at-most" && name != "below")) {
            continue;
        }
        const Number limit = number(bound, asked);
        isMissing = isMissing || !limit;
        isWithin = isWithin && limit &&
                   (name == "at-least"  ? *value >= *limit
                    : name == "at-most" ? *value <= *limit
                                        : *value < *limit);
    }
    return isMissing ? Truth::missing : truth(isWithin);
}

/// Tests a property, which is looked up through attachment (E4.4): within a range of steps (E5.6, E5.7) or exactly
/// (E5.9).
Truth ReferenceTurn::askValue(const CheckedCondition& condition, const Asked& asked) {
    const PropertyIndex property = *m_model.vocabulary.findProperty(condition.spec->property);
    const Id holder = holderOf(asked.candidate, property);
    const Number wanted = number(condition.arguments[0], asked);
    const Number range = condition.arguments.size() > 1 ? number(condition.arguments[1], asked) : Number(0.0);
    if (holder == nobody || !wanted || !range) {
        return Truth::missing;
    }
    const double own = at(holder).properties.at(property);
    if (own < 0.0 || *wanted < 0.0) {
        return Truth::no; // none is not on the wheel
    }
    const Enumeration& values = enumerationOf(property);
    const auto a = static_cast<std::size_t>(own);
    const auto b = static_cast<std::size_t>(*wanted);
    if (values.values[a].off || values.values[b].off) {
        return truth(a == b);
    }
    if (values.order == EnumerationOrder::none) {
        return truth(a == b && *range >= 0.0);
    }
    // Step from one value to the other, in both directions, along the values on the wheel.
    std::vector<std::size_t> on;
    for (std::size_t i = 0; i < values.values.size(); ++i) {
        if (!values.values[i].off) {
            on.push_back(i);
        }
    }
    const auto placeOf = [&](std::size_t value) { return std::ranges::find(on, value) - on.begin(); };
    const auto apart = std::abs(placeOf(a) - placeOf(b));
    const auto around = static_cast<std::ptrdiff_t>(on.size()) - apart;
    const auto steps = values.order == EnumerationOrder::wheel ? std::min(apart, around) : apart;
    return truth(static_cast<double>(steps) <= *range);
}

Truth ReferenceTurn::askFocus(const CheckedCondition& condition, const Asked& asked) {
    const Number wanted = number(argument(condition.arguments, "focus"), asked);
    const auto isFocus = [&](std::string_view id) {
        const PropertyIndex property = *m_model.vocabulary.findProperty(id);
        const Id holder = holderOf(asked.candidate, property);
        return holder == nobody || !wanted ? Truth::missing : truth(at(holder).properties.at(property) == *wanted);
    };
    const double which = *number(argument(condition.arguments, "which"), asked);
    return which == 0.0   ? isFocus("focus")
           : which == 2.0 ? isFocus("secondary_focus")
                          : either(isFocus("focus"), isFocus("secondary_focus"));
}

/// Tests the owners (E5.3).
Truth ReferenceTurn::askOwners(const CheckedCondition& condition, const Asked& asked) {
    const CheckedArgument& empire = argument(condition.arguments, "empire");
    Ids meant;
    if (empire.expression) {
        const Number id = number(empire, asked);
        if (!id) {
            return Truth::missing;
        }
        meant = *id < 0.0 ? Ids{} : ownersOfWhat(static_cast<Id>(*id));
    } else if (empire.text == "source") {
        meant = at(asked.source).owners;
    } else if (empire.text != "none") {
        const Id named = empireNamed(empire.text);
        if (named == nobody) {
            return Truth::missing;
        }
        meant = {named};
    }
    const std::string_view mode =
        condition.spec->parameters[1]
            .choices[static_cast<std::size_t>(*argument(condition.arguments, "mode").constant)];
    const Ids& owners = at(asked.candidate).owners;
    if (meant.empty()) {
        return truth(mode.starts_with("enemies") ? !owners.empty() : owners.empty());
    }
    const auto isOurs = [&](Id owner) { return meant.contains(owner); };
    const auto isAlly = [&](Id owner) {
        return isOurs(owner) || std::ranges::any_of(meant, [&](Id ours) {
                   return at(owner).attachedTo != nobody && at(owner).attachedTo == at(ours).attachedTo;
               });
    };
    if (mode == "empire-inclusive") {
        return truth(std::ranges::any_of(owners, isOurs));
    }
    if (mode == "empire-exclusive") {
        return truth(!owners.empty() && std::ranges::all_of(owners, isOurs));
    }
    if (mode == "enemies-inclusive") {
        return truth(!std::ranges::all_of(owners, isOurs));
    }
    if (mode == "enemies-exclusive") {
        return truth(!owners.empty() && std::ranges::none_of(owners, isOurs));
    }
    return truth(mode == "allies-inclusive" ? std::ranges::any_of(owners, isAlly)
                                            : !owners.empty() && std::ranges::all_of(owners, isAlly));
}

/// Draws a number for each object, which does not depend on other content (E5.10).
Truth ReferenceTurn::askChance(const CheckedCondition& condition, const Asked& asked) {
    const Number probability = number(condition.arguments[0], asked);
    if (!probability) {
        return Truth::missing;
    }
    const std::uint64_t ofTurn = 0x9e3779b97f4a7c15ull * (std::uint64_t{turn} + 1);
    const double drawn =
        uniform(chanceSeed(seed), at(asked.source).birthKey, at(asked.candidate).birthKey, condition.identity + ofTurn);
    return truth(drawn < std::clamp(*probability, 0.0, 1.0));
}

/// Returns whether a condition's result is missing because a property is missing (E4.5).
bool ReferenceTurn::missesProperty(const CheckedCondition& condition, const Asked& asked) {
    if (ask(condition, asked) != Truth::missing) {
        return false;
    }
    const std::string_view tag = condition.spec->tag;
    if (tag == "and" || tag == "or" || tag == "not") {
        return std::ranges::any_of(condition.children,
                                   [&](const CheckedCondition& child) { return missesProperty(child, asked); });
    }
    if (!condition.spec->property.empty()) {
        return true;
    }
    m_sawMissingProperty = false;
    for (const CheckedArgument& each : condition.arguments) {
        number(each, asked);
    }
    return m_sawMissingProperty;
}

bool ReferenceTurn::holdAll(const std::vector<CheckedCondition>& conditions, Id source, Id candidate) {
    return std::ranges::all_of(conditions, [&](const CheckedCondition& condition) {
        return ask(condition, {source, candidate, candidate}) == Truth::yes;
    });
}

/// Returns the objects in the scope of a group (E4.1, E4.5).
std::vector<Id> ReferenceTurn::scopeOf(const CheckedGroup& group, Id source) {
    std::vector<Id> scope;
    for (const Id id : everyone()) {
        const Asked asked{source, id, id};
        const bool isIncluded = std::ranges::any_of(
            group.include, [&](const CheckedCondition& include) { return ask(include, asked) == Truth::yes; });
        const bool isExcluded = std::ranges::any_of(group.exclude, [&](const CheckedCondition& exclude) {
            return ask(exclude, asked) == Truth::yes ||
                   (m_model.rules.excludesMissing && missesProperty(exclude, asked));
        });
        if (isIncluded && !isExcluded) {
            scope.push_back(id);
        }
    }
    return scope;
}

} // namespace orrery::engine::turn_oracle
