// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/completion_spot.h"
#include "engine/assist/expression/expression_offers.h"

#include <optional>
#include <string>
#include <string_view>

namespace orrery::engine {

/// The usage of the function around a caret (I3.3).
struct SignatureHelp {
    std::string usage; ///< "min(a, b, …)"
    std::string help;
    Span active; ///< in usage: the parameter at the caret; empty if there is none
    Span name;   ///< in the text: the name of the function
};

/// @param spot the place of the caret.
std::optional<SignatureHelp> signatureAt(const ContentSpot& spot, std::string_view text, std::uint32_t offset,
                                         const CheckedModel& model);
/// Returns the parameter with that number in "min(a, b, …)"; the dots stand for all further ones.
Span parameterIn(std::string_view usage, std::size_t number);

} // namespace orrery::engine
