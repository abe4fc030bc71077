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

/// What something that can be written is, for the word and the symbol beside it.
enum class OfferKind : std::uint8_t {
    meter,
    maximum, ///< a meter's maximum
    property,
    resource,
    member,    ///< that every object has
    parameter, ///< of the function around it
    variable,
    define,
    option,
    word, ///< a word that stands for a value: Source, turn
    function,
    aggregate,
    type,
    relation,
    enumerator,
    objectClass,
    kind, ///< what has() asks for
    grouping,
    table,
    column, ///< of a table
    scope,
    keyword,
    count_
};

/// Something that can be written at a caret.
struct Offer {
    std::string name;
    OfferKind kind = OfferKind::keyword;
    std::string detail;          ///< a word about it: its format, how it is called, whose it is; may be empty
    std::string help;            ///< a sentence or two; may be empty
    bool takesArguments = false; ///< brackets follow
};

struct Offers {
    std::uint32_t begin = 0; ///< of the word at the caret: what an offer replaces
    std::vector<Offer> all;  ///< likeliest first, each name once, whatever the word at the caret is
};

inline constexpr auto allClasses = static_cast<std::size_t>(-1);

/// What can be written at a byte of an expression that may be half written (X7.3, I3.3): names, functions and words
/// that mean something there; after a dot members; in `has` kinds and ids; in a selection types and relations; where a
/// value of an enumeration is wanted its values first. Nothing inside texts and numbers.
/// @param wanted the format that the place wants; badFormat: any.
/// @param mostClasses how many classes at most of each way to fit the word at the caret: to be it, to begin with it, to
///   begin with it in another case, to have it somewhere. Where there is a limit, classes that do not fit are left out:
///   who types has ten thousand of them, and looks at a few.
Offers offersAt(std::string_view text, std::uint32_t offset, const CheckedModel& model,
                const ExpressionContext& context, Format wanted, std::size_t mostClasses = allClasses);

/// How what content defines is called: "clamp(a: NUMBER, low: NUMBER, high: NUMBER)".
std::string usageOf(const CheckedFunction& function, const Vocabulary& vocabulary);
std::string usageOf(const CheckedAggregate& aggregate);

/// The call around a caret (I3.3).
struct CallHelp {
    std::string usage; ///< "min(a, b, …)"
    std::string help;
    std::size_t argument = 0; ///< in which the caret is, from 0
    Span name;                ///< of what is called
};
/// The innermost call around a byte of an expression that may be half written; nullopt where there is none that is
/// known.
std::optional<CallHelp> callAt(std::string_view text, std::uint32_t offset, const ExpressionContext& context);

} // namespace orrery::engine
