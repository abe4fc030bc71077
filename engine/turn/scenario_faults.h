// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Problems of conditions of a scenario that check one another (S2).
inline constexpr DiagnosticSpec runEndlessCheck{
    "run.endless-check", Severity::error,
    "conditions that check one another do not come to an end and were cut; these came again and again: {0}",
    "Let one of them be met only once: without persistent, and without being enabled again."};

} // namespace orrery::engine::diag
