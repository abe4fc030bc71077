// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/language.h"

#include <string>

namespace orrery::engine {

/// Returns the signature of a definition: "clamp(a: NUMBER, low: NUMBER, high: NUMBER)".
std::string usageOf(const CheckedFunction& function, const Vocabulary& vocabulary);
std::string usageOf(const CheckedAggregate& aggregate);

} // namespace orrery::engine
