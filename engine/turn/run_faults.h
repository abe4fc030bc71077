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
inline constexpr DiagnosticSpec runTooManyLanes{"run.too-many-lanes", Severity::error,
                                                "more than {0} starlanes at once; the rest is left as it was",
                                                "Join fewer systems: say which in the block `to`."};
inline constexpr DiagnosticSpec runTooManyMessages{"run.too-many-messages", Severity::warning,
                                                   "more than {0} messages in one turn; the rest is not told",
                                                   "Say it of fewer objects, or in fewer turns."};

} // namespace orrery::engine::diag
