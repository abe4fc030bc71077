// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Reasons why an expression has no value here, although its text is correct.
inline constexpr DiagnosticTable askDiagnostics({
    DiagnosticSpec{"ask.no-object", Severity::error, "Target and bare names do not refer to an object here",
                   "Choose the object that Target and bare names refer to.",
                   "«Target.Population»→«sum(planets, Population)»"},
    DiagnosticSpec{"ask.no-source", Severity::error, "Source does not refer to an object here",
                   "Choose the object to use as Source.", "«Source.Population»→«sum(planets, Population)»"},
    DiagnosticSpec{"ask.running-value", Severity::error, "value() is available only while a value is modified",
                   "Write a number instead of value().", "«value()»→«1» + 1"},
});

} // namespace orrery::engine
