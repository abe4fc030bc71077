// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <optional>
#include <string_view>

namespace orrery::engine {

/// Returns the first value of the object itself in an expression that objects of a type do not have. Such an expression
/// never has a value for them. Returns nullopt if they have all, or if the expression is wrong. A property can also be
/// that of a host, so it is never missing.
std::optional<ColumnId> missingOwnValue(const Session& session, std::string_view expression, TypeIndex type);

} // namespace orrery::engine
