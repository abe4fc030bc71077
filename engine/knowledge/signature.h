// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/completion.h"
#include "engine/knowledge/completion_spot.h"

#include <optional>
#include <string>
#include <string_view>

namespace orrery::engine {

/// How what is called around a caret is called (I3.3).
struct Signature {
    std::string usage; ///< "min(a, b, …)"
    std::string help;
    Span active; ///< in usage: the parameter that is being written; empty where there is none
    Span name;   ///< in the text: of what is called
};

/// @param spot of the caret.
std::optional<Signature> signatureAt(const ContentSpot& spot, std::string_view text, std::uint32_t offset,
                                     const CheckedModel& model);
/// The parameter of that number in "min(a, b, …)"; the dots stand for all further ones.
Span parameterIn(std::string_view usage, std::size_t number);

} // namespace orrery::engine
