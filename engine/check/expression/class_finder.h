// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/part_checker.h"

#include <optional>
#include <string_view>

namespace orrery::engine {

/// Finds the classes, types and kinds that the words in calls name.
class ClassFinder {
public:
    ClassFinder(CheckTools& tools, PartChecker& parts) : m_tools(tools), m_parts(parts) {}

    /// Returns the class of an id, with the required type and grouping. Reports a diagnostic if there is no such class.
    /// Returns nullopt without a diagnostic if the class's own type is unknown. @param kind the kind of the id, for the
    /// message
    std::optional<ClassIndex> find(const ExprNode& id, std::string_view kind, std::optional<TypeIndex> type,
                                   std::string_view grouping);
    /// Returns the type that a word names; the word may also be a kind of has(). Reports a diagnostic if there is no
    /// such type.
    std::optional<TypeIndex> findType(const ExprNode& node);

private:
    CheckTools& m_tools;
    PartChecker& m_parts;
};

/// Returns the kind of has() with this name, in upper or lower case; null if there is none. Projects with lower-case
/// names write `has(tech, …)`.
const HasKind* kindCalled(const Vocabulary& vocabulary, std::string_view word);
/// Returns the index of a kind in Vocabulary::kinds().
std::size_t indexOf(const HasKind& kind, const Vocabulary& vocabulary);

} // namespace orrery::engine
