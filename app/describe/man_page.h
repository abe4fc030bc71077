// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/describe/program.h"

#include <string>

namespace orrery::describe {

/// Returns the manual page of a program, in section 1, as troff with the macros of man(7).
std::string writeManPage(const Program& program);

} // namespace orrery::describe
