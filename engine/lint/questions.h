// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lint/lint.h"

namespace orrery::engine {

void askConditions(const LintCall& call);  // lint/conditions.cpp
void askTwins(const LintCall& call);       // lint/twins.cpp
void askEffects(const LintCall& call);     // lint/effects.cpp
void askOrder(const LintCall& call);       // lint/order.cpp
void askClasses(const LintCall& call);     // lint/unused.cpp
void askDefinitions(const LintCall& call); // lint/unused.cpp
void askMeters(const LintCall& call);      // lint/meters.cpp

} // namespace orrery::engine
