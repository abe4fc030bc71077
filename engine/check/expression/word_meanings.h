// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"

#include <optional>
#include <string_view>

namespace orrery::engine {

/// The kinds of meaning that a word can have in a context, independent of its place in an expression.
class WordMeanings {
public:
    explicit WordMeanings(const ExpressionContext& context) : m_context(context) {}

    /// The meaning of a word as the type of a selection.
    struct TypeWord {
        bool isType = false;
        std::optional<TypeIndex> type; ///< none: objects of every type
    };
    TypeWord typeOf(std::string_view word) const;
    /// Returns whether a word names a type, such as `planets` in min(planets, Population). Returns false if content
    /// gives the name to a value of its own.
    bool isTypeWord(std::string_view word) const { return typeOf(word).isType && !isOwnName(word); }
    /// Returns whether a bare name reads an object. Such a name has a known format, even without a hint.
    bool isReading(std::string_view name) const;
    /// Returns whether content gives the name to a parameter, variable or define.
    bool isOwnName(std::string_view name) const;
    /// Returns whether an aggregate of the vocabulary or of content has the name.
    bool isAggregate(std::string_view name) const;

private:
    const ExpressionContext& m_context;
};

/// The prefixes of a meter's name, for its current value and for its maximum.
inline constexpr std::string_view currentPrefix = "Current";
inline constexpr std::string_view maximumPrefix = "Max";

} // namespace orrery::engine
