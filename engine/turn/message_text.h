// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"

#include <string>

namespace orrery::engine {

/// Returns a number as text for a sentence, with at most two decimals.
std::string sentenceNumber(double value);
/// Returns the text of an argument of ParameterKind::message. Replaces the expressions in braces by their values. Adds
/// faults to the evaluator.
std::string messageText(const CompiledArgument& text, const View& view, Evaluator& evaluator, Row source,
                        Row candidate);

} // namespace orrery::engine
