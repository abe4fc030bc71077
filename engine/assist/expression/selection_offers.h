// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/expression/caret_place.h"
#include "engine/assist/expression/name_offers.h"

#include <string_view>

namespace orrery::engine {

/// Adds completions for an aggregate's selection (X3).
class SelectionOffers {
public:
    SelectionOffers(std::string_view text, const CaretPlace& place, const Vocabulary& vocabulary, NameOffers& names,
                    OfferList& offers)
        : m_text(text), m_place(place), m_vocabulary(vocabulary), m_names(names), m_offers(offers) {}

    /// Adds the words for the first argument of an aggregate. Returns false if the caret is in an expression.
    /// @param mayBeValue true if the argument may be a number instead, as in min(a, b)
    bool add(bool mayBeValue);

private:
    std::string_view word(const ExprToken& token) const { return m_text.substr(token.span.begin, token.span.size()); }
    bool addInClause(const ExprToken& last);
    void addSelection(const std::vector<ExprToken>& argument, bool mayBeValue);
    void addTypes();

    std::string_view m_text;
    const CaretPlace& m_place;
    const Vocabulary& m_vocabulary;
    NameOffers& m_names;
    OfferList& m_offers;
};

} // namespace orrery::engine
