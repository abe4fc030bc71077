// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/part_checker.h"

#include <optional>
#include <string_view>

namespace orrery::engine {

/// Finds classes and kinds by the words that calls name them with.
class ClassFinder {
public:
    ClassFinder(CheckTools& tools, PartChecker& parts) : m_tools(tools), m_parts(parts) {}

    /// Returns the class of an id, with the required type and grouping; else reports a diagnostic. A class whose own
    /// type is unknown gives nullopt silently. @param kind for the message
    std::optional<ClassIndex> find(const ExprNode& id, std::string_view kind, std::optional<TypeIndex> type,
                                   std::string_view grouping);
    /// Returns the type of a word, which may also be a kind of has(); else reports a diagnostic.
    std::optional<TypeIndex> findType(const ExprNode& node);

private:
    CheckTools& m_tools;
    PartChecker& m_parts;
};

/// Finds a kind in either case: `has(tech, …)` is natural where names are lower case. Null: there is none.
const HasKind* kindCalled(const Vocabulary& vocabulary, std::string_view word);
/// Returns the place of a kind in Vocabulary::kinds().
std::size_t indexOf(const HasKind& kind, const Vocabulary& vocabulary);

} // namespace orrery::engine
