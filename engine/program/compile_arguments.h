// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"

#include <span>
#include <vector>

namespace orrery::engine {

/// Compiles an argument of a condition, effect or statement. @param checked null: not given
CompiledArgument compileArgument(const CheckedModel& model, const ParameterSpec& spec, const CheckedArgument* checked);
/// Does the same for each parameter, in their order.
std::vector<CompiledArgument> compileArguments(const CheckedModel& model, std::span<const ParameterSpec> specs,
                                               const std::vector<CheckedArgument>& checked);

} // namespace orrery::engine
