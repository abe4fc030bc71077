// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/expression/offer_list.h"
#include "engine/check/expression/expression.h"
#include "engine/check/model/model.h"

namespace orrery::engine {

/// Adds the names that have a value in a context. The names come from the rows, the vocabulary and the content.
class NameOffers {
public:
    NameOffers(const CheckedModel& model, const ExpressionContext& context, OfferList& offers)
        : m_model(model), m_vocabulary(*context.vocabulary), m_context(context), m_offers(offers) {}

    /// Adds all words that a value can begin with. @param wanted required format; its values come first
    void addNames(Format wanted);
    /// Adds the members of objects.
    /// @param isBare true if the name has no prefix, false after a dot
    void addMembers(bool isBare);
    /// Adds the variables that a name without a prefix, or a name after a dot, can refer to here (V2.2).
    void addVariables(bool isBare);
    void addWords();
    /// Adds values that content writes as ids. For badFormat, adds the values of all formats.
    void addValues(Format wanted);
    /// Adds the words that can follow a value. @param isInChoice true if an `if` has no `then` or `else` yet
    void addOperators(bool isInChoice);

private:
    void addFunctions();
    void addAggregates();

    const CheckedModel& m_model;
    const Vocabulary& m_vocabulary;
    const ExpressionContext& m_context;
    OfferList& m_offers;
};

} // namespace orrery::engine
