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
    std::string usage; ///< usage of the function, such as "min(a, b, …)"
    std::string help;
    Span active; ///< span in `usage` of the parameter at the caret; empty if there is none
    Span name;   ///< span in the text of the name of the function
};

/// Returns the usage of the function around the caret. Returns nullopt if there is none.
/// @param spot place of the caret
std::optional<SignatureHelp> signatureAt(const ContentSpot& spot, std::string_view text, std::uint32_t offset,
                                         const CheckedModel& model);
/// Returns the span of the parameter with that number in "min(a, b, …)". The dots represent all further parameters.
Span parameterIn(std::string_view usage, std::size_t number);

} // namespace orrery::engine
