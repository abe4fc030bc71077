// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/call_site.h"

/// Functions that read lists of classes.
namespace orrery::engine::calls {

/// Checks a call such as copies(Source.parts, LASER).
TypedNode checkCopies(const CallSite& call);
void evaluateCopies(const FunctionCall& call);
/// Checks a call such as withClass(Target.traits, FERTILE) or withoutClass(…).
TypedNode checkListWith(const CallSite& call);
void evaluateWithClass(const FunctionCall& call);
void evaluateWithoutClass(const FunctionCall& call);
/// Checks a call such as size(Source.parts).
TypedNode checkSize(const CallSite& call);
void evaluateSize(const FunctionCall& call);

/// Checks a call such as part_meter(Capacity, LASER, Source).
TypedNode checkPartMeter(const CallSite& call);
void evaluatePartMeter(const FunctionCall& call);

} // namespace orrery::engine::calls
