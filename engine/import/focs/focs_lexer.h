// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_expansion.h"
#include "engine/text/diagnostic.h"

#include <cstdint>
#include <vector>

namespace orrery::engine {

struct FocsToken {
    enum class Kind : std::uint8_t { word, number, text, sign, fault, end };
    Kind kind = Kind::end;
    Span span;
    const DiagnosticSpec* fault = nullptr; ///< reason of a token of kind `fault`
};

/// Divides an expanded text into tokens, without comments. The last token is of kind `end`. Insertions and parameters
/// that are still in the text are faults, except in comments.
std::vector<FocsToken> readFocsTokens(const FocsText& text, const FocsExpander& expander);

/// Returns the diagnostic of a token of kind `fault`, at its origin or at the insertion that lacks an argument.
Diagnostic focsTokenFault(const FocsText& text, const FocsExpander& expander, const FocsToken& token);

} // namespace orrery::engine
