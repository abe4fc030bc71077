// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/expression/selection_offers.h"

#include "engine/content/expression_elements.h"
#include "engine/syntax/expr_parser.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Kind = ExprTokenKind;

constexpr std::string_view everyObject = "objects";

bool isClause(std::string_view word) {
    return word == whereClause || word == ofClause;
}

} // namespace

bool SelectionOffers::add(bool mayBeValue) {
    const std::vector<ExprToken> written = m_place.argument();
    const bool hasClause = std::ranges::any_of(
        written, [&](const ExprToken& token) { return token.kind == Kind::name && isClause(word(token)); });
    if (hasClause) {
        return m_place.isBehindValue() && addInClause(written.back());
    }
    if (mayBeValue && !written.empty() && written.front().kind != Kind::name) {
        return false;
    }
    addSelection(written, mayBeValue);
    return true;
}

/// Adds completions for a caret after a value, or after the word of a clause. Returns false for a value.
bool SelectionOffers::addInClause(const ExprToken& last) {
    if (last.kind == Kind::name && isClause(word(last))) {
        m_names.addNames(word(last) == whereClause ? booleanFormat : objectFormat);
        return true;
    }
    m_offers.addKeyword(whereClause);
    return false;
}

void SelectionOffers::addTypes() {
    m_offers.add(everyObject, OfferKind::type, {}, {});
    for (const Type& type : m_vocabulary.types()) {
        m_offers.add(type.id + "s", OfferKind::type, type.label, type.help);
    }
}

/// Adds the words that can follow the present words.
void SelectionOffers::addSelection(const std::vector<ExprToken>& argument, bool mayBeValue) {
    const RelationSpec* relation = nullptr;
    bool hasType = false;
    for (const ExprToken& token : argument) {
        const std::string_view name = word(token);
        const RelationSpec* const found = token.kind == Kind::name ? m_vocabulary.relation(name) : nullptr;
        const std::string_view one = name.ends_with('s') ? name.substr(0, name.size() - 1) : name;
        relation = found != nullptr ? found : relation;
        hasType = hasType || name == everyObject || m_vocabulary.findType(name) || m_vocabulary.findType(one);
    }
    if (!hasType) {
        addTypes();
    }
    if (relation == nullptr) {
        for (const RelationSpec& row : m_vocabulary.relations()) {
            m_offers.add(row.word, OfferKind::relation, row.label, row.help);
        }
    }
    const bool isBehindNumber = m_place.before() == Kind::number || m_place.before() == Kind::close;
    if (relation != nullptr && relation->parameter == RelationParameter::distanceOrJumps && isBehindNumber) {
        m_offers.addKeyword(jumpsWord);
    }
    if (relation != nullptr) {
        m_offers.addKeyword(ofClause);
    }
    if (!argument.empty()) {
        m_offers.addKeyword(whereClause);
    } else if (mayBeValue) {
        m_names.addNames(numberFormat);
    }
}

} // namespace orrery::engine
