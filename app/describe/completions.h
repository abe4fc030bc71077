// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/describe/program.h"

#include <string>

namespace orrery::describe {

/// Returns the completions of a program as a script for bash. bash loads it from share/bash-completion/completions.
std::string writeBash(const Program& program);

/// Returns the completions as an autoloaded function of zsh, for a file with the name `_` and the program's name.
std::string writeZsh(const Program& program);

/// Returns the completions as a script for fish.
std::string writeFish(const Program& program);

} // namespace orrery::describe
