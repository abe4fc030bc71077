// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/check/model/checked_rows.h"

#include <vector>

namespace orrery::engine {

/// Parses the pieces of a message (ParameterKind::message): words, and expressions of any format in braces. `{{` means
/// one brace. Removes white space around the message. Reports a wrong expression at its place, and skips it.
std::vector<MessagePiece> checkMessage(const DecodedText& text, FileId file, const ExpressionContext& context,
                                       std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
