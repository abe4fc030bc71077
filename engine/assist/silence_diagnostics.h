// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics for comments and baselines that silence nothing (I3.8).
inline constexpr DiagnosticTable silenceDiagnostics({
    DiagnosticSpec{"silence.stale-baseline", Severity::hint, "problems in the baseline that no longer exist: {0}",
                   "Remove them from the baseline, so that they are reported if they return.",
                   R"(<class id="BLD_MINE" type="building"/>
=== orrery-baseline.xml
<baseline format="1">
«  <finding code="check.unknown-name" at="class BLD_MINE">there is no type 'bilding'</finding>
»→«»</baseline>)"},
    DiagnosticSpec{"silence.unused", Severity::hint, "'{0}' silences no problem here",
                   "Remove it. The problem that it silenced is fixed or has moved.",
                   R"(«<!-- orrery-ignore check.unknown-name -->
»→«»<class id="BLD_MINE" type="building">
</class>)"},
});

} // namespace orrery::engine
