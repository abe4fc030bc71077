// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/call_site.h"

/// Functions that read values of the run, or values at their place in the content (X1.5, X2.5, E7.9, T1).
namespace orrery::engine::calls {

TypedNode checkValue(const CallSite& call);
TypedNode checkAmount(const CallSite& call);
/// Checks a call such as runtime(patron), which reads a run-time property of the source.
TypedNode checkRuntime(const CallSite& call);
TypedNode checkLast(const CallSite& call);
/// Checks a call such as running(Target.Industry), which reads the running value of a meter (G6.3).
TypedNode checkRunning(const CallSite& call);
TypedNode checkRoll(const CallSite& call);
void evaluateRoll(const FunctionCall& call);

} // namespace orrery::engine::calls
