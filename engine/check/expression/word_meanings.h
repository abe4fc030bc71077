// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"

#include <optional>
#include <string_view>

namespace orrery::engine {

/// The kinds of meaning that a word can have in a context, without its place in an expression.
class WordMeanings {
public:
    explicit WordMeanings(const ExpressionContext& context) : m_context(context) {}

    /// The meaning of a selection's word as a type.
    struct TypeWord {
        bool isType = false;
        std::optional<TypeIndex> type; ///< none: objects of every type
    };
    TypeWord typeOf(std::string_view word) const;
    /// Returns whether a word names a type, such as `planets` in min(planets, Population); a number that content gives
    /// this name precedes it.
    bool isTypeWord(std::string_view word) const { return typeOf(word).isType && !isOwnName(word); }
    /// Returns whether a bare name reads an object, so that its format is known without a hint.
    bool isReading(std::string_view name) const;
    /// Returns whether content gives the name to a parameter, variable or define.
    bool isOwnName(std::string_view name) const;
    /// Returns whether a name is that of an aggregate, of the vocabulary or of content.
    bool isAggregate(std::string_view name) const;

private:
    const ExpressionContext& m_context;
};

/// The prefixes of a meter's name, for its current value and for its maximum.
inline constexpr std::string_view currentPrefix = "Current";
inline constexpr std::string_view maximumPrefix = "Max";

} // namespace orrery::engine
