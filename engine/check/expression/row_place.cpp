// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/row_place.h"

#include "engine/check/model/visible_scopes.h"

namespace orrery::engine {

namespace {

std::string_view placeName(RowPlace place) {
    switch (place) {
    case RowPlace::activation:
        return inPhrase("in an activation");
    case RowPlace::scope:
        return inPhrase("in a scope");
    case RowPlace::watch:
        return inPhrase("in a condition of a scenario");
    case RowPlace::meterEffect:
    case RowPlace::otherEffect:
        break;
    }
    return inPhrase("in an effect");
}

} // namespace

ExpressionContext contextOf(const CheckedModel& model, std::string_view place) {
    ExpressionContext context;
    context.vocabulary = &model.vocabulary;
    context.layout = &model.layout;
    context.classes = &model.classNames;
    context.classTable = &model.classes;
    context.language = &model.language;
    context.place = place;
    context.uses = model.recording;
    context.nearSearches = model.nearSearches;
    context.groupings = &model.groupings;
    return context;
}

ExpressionContext expressionContext(RowPlace place, bool isNested, const CheckedModel& model) {
    ExpressionContext context = contextOf(model, placeName(place));
    context.hasSource = place != RowPlace::watch;
    context.hasTarget = place != RowPlace::activation && place != RowPlace::watch;
    context.bareNames = place == RowPlace::activation && !isNested ? ExpressionRoot::source : ExpressionRoot::candidate;
    context.hasValue = place == RowPlace::meterEffect;
    const auto game = place == RowPlace::watch ? model.vocabulary.findType("game") : std::nullopt;
    context.scope = game ? scopeOfType(model.vocabulary, *game).value_or(globalScope) : globalScope;
    return context;
}

} // namespace orrery::engine
