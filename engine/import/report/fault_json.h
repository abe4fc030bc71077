// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/render.h"

#include <nlohmann/json_fwd.hpp>

namespace orrery::engine {

/// Returns a place as JSON: file, line and column, or an empty object for a place in no file.
nlohmann::ordered_json placeJson(const RenderedPlace& place);
/// Returns a fault of an import's report as JSON, with its place and its notes.
nlohmann::ordered_json faultJson(const Diagnostic& fault, const SourceFiles& files);

} // namespace orrery::engine
