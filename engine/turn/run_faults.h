// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/run_diagnostics.h"

#include <span>

namespace orrery::engine {

/// Every finding of this part.
std::span<const DiagnosticSpec> turnDiagnostics();

} // namespace orrery::engine

namespace orrery::engine::diag {

// Beyond what conditions and amounts may meet (rules/run_diagnostics.h).
inline constexpr DiagnosticSpec runNoSuchEmpire{"run.no-such-empire", Severity::warning,
                                                "no empire '{0}' is in the game; the effect does nothing",
                                                "Name an empire of the scenario, or write source."};

} // namespace orrery::engine::diag
