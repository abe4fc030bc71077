// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows.h"

#include <string_view>

namespace orrery::engine {

/// The file of a project that holds findings which are silenced as they were at one time (I3.8).
inline constexpr std::string_view baselinePath = "orrery-baseline.xml";

/// The root of that file, `<baseline>`.
const ElementSpec& baselineElement();

} // namespace orrery::engine
