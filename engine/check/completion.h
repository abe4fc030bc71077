// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression.h"
#include "engine/check/model.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The kind of a completion, for the word and the symbol beside it.
enum class OfferKind : std::uint8_t {
    meter,
    maximum, ///< a meter's maximum
    property,
    resource,
    member,    ///< a member of every object
    parameter, ///< of the function that contains the caret
    variable,
    define,
    option,
    word, ///< a word with a value: Source, turn
    function,
    aggregate,
    type,
    relation,
    enumerator,
    objectClass,
    kind, ///< the kind in has()
    grouping,
    table,
    column, ///< of a table
    scope,
    keyword,
    count_
};

/// A completion at a caret.
struct Offer {
    std::string name;
    OfferKind kind = OfferKind::keyword;
    std::string detail;          ///< a short description: its format, label or owner; may be empty
    std::string help;            ///< a sentence or two; may be empty
    bool takesArguments = false; ///< brackets follow
};

struct Offers {
    std::uint32_t begin = 0; ///< start of the word at the caret, which a completion replaces
    std::vector<Offer> all;  ///< likeliest first, each name once, independent of the word at the caret
};

inline constexpr auto allClasses = static_cast<std::size_t>(-1);

/// Returns the completions at a byte of an expression that may be incomplete (X7.3, I3.3). These are names, functions
/// and words that are valid there; members after a dot; kinds and ids in `has`; types and relations in a selection.
/// Where an enumeration is required, its values come first. There are no completions inside texts and numbers.
/// @param wanted the required format; badFormat: any.
/// @param mostClasses the limit on classes for each way to match the word at the caret: equal, prefix, prefix in
/// another case, anywhere. With a limit, skips classes that do not match, since projects may have ten thousand of them.
Offers offersAt(std::string_view text, std::uint32_t offset, const CheckedModel& model,
                const ExpressionContext& context, Format wanted, std::size_t mostClasses = allClasses);

/// Returns the signature of a definition: "clamp(a: NUMBER, low: NUMBER, high: NUMBER)".
std::string usageOf(const CheckedFunction& function, const Vocabulary& vocabulary);
std::string usageOf(const CheckedAggregate& aggregate);

/// The call around a caret (I3.3).
struct CallHelp {
    std::string usage; ///< "min(a, b, …)"
    std::string help;
    std::size_t argument = 0; ///< the argument at the caret, from 0
    Span name;                ///< of the called function
};
/// Returns the innermost call around a byte of an expression that may be incomplete; nullopt where there is no known
/// one.
std::optional<CallHelp> callAt(std::string_view text, std::uint32_t offset, const ExpressionContext& context);

} // namespace orrery::engine
