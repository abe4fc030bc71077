// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/expression/offer_list.h"
#include "engine/check/expression/expression.h"
#include "engine/check/model/model.h"

namespace orrery::engine {

/// Adds the names that have a value in a context, from the rows, the vocabulary and the content.
class NameOffers {
public:
    NameOffers(const CheckedModel& model, const ExpressionContext& context, OfferList& offers)
        : m_model(model), m_vocabulary(*context.vocabulary), m_context(context), m_offers(offers) {}

    /// Adds everything that a value can begin with. @param wanted the required format; its values come first
    void addNames(Format wanted);
    /// @param isBare whether the name stands alone, not after a dot
    void addMembers(bool isBare);
    /// Adds the variables that a bare name, or a name after a dot, can refer to here (V2.2).
    void addVariables(bool isBare);
    void addWords();
    /// Adds values that are written by id: of one format, or (badFormat) of all.
    void addValues(Format wanted);
    /// Adds the words that can follow a value. @param isInChoice whether an `if` lacks its `then` or `else`
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
