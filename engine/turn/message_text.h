// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"

#include <string>

namespace orrery::engine {

/// Returns a number as people read it in a sentence: with two decimals at most.
std::string sentenceNumber(double value);
/// Returns the text of an argument of ParameterKind::message, with the values of the expressions in braces. Faults go
/// to the evaluator.
std::string messageText(const CompiledArgument& text, const View& view, Evaluator& evaluator, Row source,
                        Row candidate);

} // namespace orrery::engine
