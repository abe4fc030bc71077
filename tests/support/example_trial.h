// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <string_view>
#include <vector>

namespace orrery::test {

/// Returns the diagnostics of a project that holds an example (engine::DiagnosticExample). The part of the code decides
/// what else happens: "lint" asks the questions of lint, "run" and "scenario" play, "ask" evaluates an expression,
/// "rename" renames, and "import" imports the files. If the code reports a limit of a run, this limit is low.
std::vector<engine::Diagnostic> diagnosticsOfExample(std::string_view code, std::string_view text);

} // namespace orrery::test
