// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/condition_call.h"

#include <string>

namespace orrery::engine {

/// A number as people read it in a sentence: with two decimals at most.
std::string sentenceNumber(double value);
/// What an argument of ParameterKind::message comes to: its words, and the values of what stands in braces. Faults go
/// to the evaluator's.
std::string messageText(const CompiledArgument& text, const View& view, Evaluator& evaluator, Row source,
                        Row candidate);

} // namespace orrery::engine
