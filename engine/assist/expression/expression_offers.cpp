// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/expression/expression_offers.h"

#include "engine/assist/expression/argument_offers.h"
#include "engine/assist/expression/selection_offers.h"
#include "engine/check/expression/function_usage.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Kind = ExprTokenKind;
using Shape = ExpressionFunction::Shape;

void addOffers(std::string_view text, const CaretPlace& place, const CheckedModel& model,
               const ExpressionContext& context, Format wanted, OfferList& offers) {
    if (place.isInLiteral) {
        return;
    }
    NameOffers names(model, context, offers);
    const CaretCall call(text, place, context);
    if (place.before() == Kind::dot && call.argumentKind() != ArgumentKind::scope) {
        names.addMembers(false);
        names.addVariables(false);
        return;
    }
    const bool isSelection = call.isAggregate() && place.innermost().argument == 0;
    const bool isDone =
        isSelection ? SelectionOffers(text, place, *context.vocabulary, names, offers).add(call.row() != nullptr)
                    : ArgumentOffers(call, model, context, names, offers).add();
    if (isDone) {
        return;
    }
    if (place.isBehindValue()) {
        names.addOperators(place.openChoices > 0);
    } else {
        names.addNames(call.wantedHere(wanted));
    }
}

} // namespace

Offers offersAt(std::string_view text, std::uint32_t offset, const CheckedModel& model,
                const ExpressionContext& context, Format wanted, std::size_t mostClasses) {
    const CaretPlace place = caretPlace(text, offset);
    OfferList offers;
    if (mostClasses != allClasses) {
        const std::uint32_t end =
            std::clamp<std::uint32_t>(offset, place.begin, static_cast<std::uint32_t>(text.size()));
        offers.limitClasses(text.substr(place.begin, end - place.begin), mostClasses);
    }
    addOffers(text, place, model, context, wanted, offers);
    Offers found{place.begin, offers.take()};
    // A scope's id contains dots, so the completion replaces the whole id.
    const bool isScope = !found.all.empty() && found.all.front().kind == OfferKind::scope;
    if (isScope && place.innermost().first < place.tokens.size()) {
        found.begin = place.tokens[place.innermost().first].span.begin;
    }
    return found;
}

std::optional<CallHelp> callAt(std::string_view text, std::uint32_t offset, const ExpressionContext& context) {
    const CaretPlace place = caretPlace(text, offset);
    for (auto bracket = place.brackets.rbegin(); bracket != place.brackets.rend(); ++bracket) {
        const std::string_view name = text.substr(bracket->called.begin, bracket->called.size());
        if (name.empty()) {
            continue;
        }
        const auto help = [&](std::string usage, std::string_view words) {
            return CallHelp{std::move(usage), std::string(words), bracket->argument, bracket->called};
        };
        const ExpressionFunction* const row = context.vocabulary->function(name, Shape::call);
        const AggregateSpec* const aggregate = context.vocabulary->aggregate(name);
        const std::size_t first = bracket->first;
        const bool isSelection = aggregate != nullptr && bracket->argument == 0 && first < place.tokens.size() &&
                                 place.tokens[first].kind == Kind::name;
        if (aggregate != nullptr && (row == nullptr || isSelection)) {
            return help(std::string(aggregate->example), aggregate->help);
        }
        if (row != nullptr) {
            return help(std::string(row->usage), row->help);
        }
        if (context.language != nullptr) {
            const Language& language = *context.language;
            if (const auto found = language.functionNames.find(name); found != language.functionNames.end()) {
                const CheckedFunction& function = language.functions[found->second];
                return help(usageOf(function, *context.vocabulary), function.help);
            }
            if (const auto found = language.aggregateNames.find(name); found != language.aggregateNames.end()) {
                const CheckedAggregate& own = language.aggregates[found->second];
                return help(usageOf(own), own.help);
            }
        }
    }
    return std::nullopt;
}

} // namespace orrery::engine
