// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/checked_rows.h"
#include "engine/check/expression.h"

#include <vector>

namespace orrery::engine {

/// The pieces of a message (ParameterKind::message): words, and expressions of any format in braces; `{{` is a brace.
/// White space around the whole does not count. What is wrong is reported where it stands, and left out.
std::vector<MessagePiece> checkMessage(const DecodedText& text, FileId file, const ExpressionContext& context,
                                       std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
