// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"

#include <span>
#include <vector>

namespace orrery::engine {

/// Compiles an argument of a condition, effect or statement. @param checked null if the content does not give it
CompiledArgument compileArgument(const CheckedModel& model, const ParameterSpec& spec, const CheckedArgument* checked);
/// Compiles the argument of each parameter, in the order of `specs`.
std::vector<CompiledArgument> compileArguments(const CheckedModel& model, std::span<const ParameterSpec> specs,
                                               const std::vector<CheckedArgument>& checked);

} // namespace orrery::engine
