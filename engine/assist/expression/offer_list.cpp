// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/expression/offer_list.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace orrery::engine {

namespace {

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// Returns the way in which a name matches a word, as an index into OfferList::m_classes. Returns nullopt if the name
/// does not match. Words with non-ASCII letters match all names, because this comparison does not know the case of such
/// letters.
std::optional<std::size_t> fit(std::string_view name, std::string_view word) {
    constexpr std::size_t whole = 0, beginning = 1, otherCase = 2, inside = 3;
    if (name.starts_with(word)) {
        return name.size() == word.size() ? whole : beginning;
    }
    const auto isSame = [](char a, char b) { return lower(a) == lower(b); };
    const auto found = std::search(name.begin(), name.end(), word.begin(), word.end(), isSame);
    if (found == name.begin()) {
        return otherCase;
    }
    const bool hasOthers = std::ranges::any_of(word, [](char letter) { return static_cast<signed char>(letter) < 0; });
    return found != name.end() || hasOthers ? std::optional(inside) : std::nullopt;
}

} // namespace

void OfferList::add(std::string_view name, OfferKind kind, std::string_view detail, std::string_view help,
                    bool takesArguments, bool isUnlikely) {
    if (!name.empty() && !m_seen.contains(name)) {
        m_offers.push_back(
            {std::string(name), kind, std::string(detail), std::string(help), takesArguments, isUnlikely});
        m_seen.insert(m_offers.back().name);
    }
}

void OfferList::addClass(std::string_view id, std::string_view type, std::string_view label) {
    if (m_mostClasses != allClasses) {
        const auto how = fit(id, m_typed);
        if (!how || m_classes[*how] >= m_mostClasses) {
            return;
        }
        ++m_classes[*how];
    }
    add(id, OfferKind::objectClass, type, label);
}

std::vector<Offer> OfferList::take() {
    m_seen.clear();
    std::vector<Offer> all{std::make_move_iterator(m_offers.begin()), std::make_move_iterator(m_offers.end())};
    m_offers.clear();
    return all;
}

} // namespace orrery::engine
