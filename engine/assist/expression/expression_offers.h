// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/expression/offer_list.h"
#include "engine/check/expression/expression.h"
#include "engine/check/model/model.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

struct Offers {
    std::uint32_t begin = 0; ///< start of the word at the caret, which a completion replaces
    std::vector<Offer> all;  ///< completions, most likely first; each name once; for any word at the caret
};

/// Returns the completions at a byte of an expression that may be incomplete (X7.3, I3.3). The completions are valid
/// names, functions and words; members after a dot; kinds and ids in `has`; types and relations in a selection. If the
/// expression requires an enumeration, its values come first. There are no completions inside texts and numbers.
/// @param wanted required format; badFormat: any
/// @param mostClasses maximum number of classes for each kind of match with the word at the caret: equal, prefix,
/// prefix in another case, anywhere. With a limit, the function skips classes that do not match, because projects may
/// have ten thousand classes.
Offers offersAt(std::string_view text, std::uint32_t offset, const CheckedModel& model,
                const ExpressionContext& context, Format wanted, std::size_t mostClasses = allClasses);

/// The call around a caret (I3.3).
struct CallHelp {
    std::string usage; ///< usage of the function, such as "min(a, b, …)"
    std::string help;
    std::size_t argument = 0; ///< number of the argument at the caret, from 0
    Span name;                ///< span of the name of the called function
};
/// Returns the innermost call around a byte of an expression that may be incomplete. Returns nullopt if there is no
/// known call.
std::optional<CallHelp> callAt(std::string_view text, std::uint32_t offset, const ExpressionContext& context);

} // namespace orrery::engine
