// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"

#include <span>

namespace orrery::engine {

/// Returns the kinds of statement of scenarios and runs (S15).
std::span<const StatementSpec> statementRows();

} // namespace orrery::engine
