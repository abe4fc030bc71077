// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/expression/caret_call.h"
#include "engine/assist/expression/name_offers.h"

namespace orrery::engine {

/// Adds completions for arguments that are not expressions: kinds, ids, options, tables, scopes.
class ArgumentOffers {
public:
    ArgumentOffers(const CaretCall& call, const CheckedModel& model, const ExpressionContext& context,
                   NameOffers& names, OfferList& offers)
        : m_call(call), m_model(model), m_vocabulary(*context.vocabulary), m_context(context), m_names(names),
          m_offers(offers) {}

    /// Adds the words for the argument at the caret. Returns false if the argument is an expression.
    bool add();

private:
    void addKinds();
    void addIdsOf(const HasKind& kind);
    void addOptions();
    void addTables();
    void addColumns();
    void addScopes();
    void addMaxima();
    void addPartMeters();
    void addRuntimeProperties();

    const CaretCall& m_call;
    const CheckedModel& m_model;
    const Vocabulary& m_vocabulary;
    const ExpressionContext& m_context;
    NameOffers& m_names;
    OfferList& m_offers;
};

} // namespace orrery::engine
