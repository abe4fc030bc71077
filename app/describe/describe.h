// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/describe/program.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::describe {

/// Returns the forms of describe(): "man", "bash", "zsh" and "fish".
std::vector<std::string> forms();

/// Returns the manual page of a program, or its completions for a shell; nullopt if there is no such form.
std::optional<std::string> describe(const Program& program, std::string_view form);

} // namespace orrery::describe
