// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows.h"

#include <string_view>

namespace orrery::engine {

/// The path of a project's baseline: a file of known problems that stay silenced (I3.8).
inline constexpr std::string_view baselinePath = "orrery-baseline.xml";

/// Returns the row of that file's root, `<baseline>`.
const ElementSpec& baselineElement();

} // namespace orrery::engine
