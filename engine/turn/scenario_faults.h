// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Problems of conditions of a scenario that check one another (S2).
inline constexpr DiagnosticSpec runEndlessCheck{
    "run.endless-check", Severity::error,
    "conditions that check one another form an endless loop, which was stopped: {0}",
    "Make sure that one of them is met only once. Remove persistent, and do not enable it again."};

} // namespace orrery::engine::diag
