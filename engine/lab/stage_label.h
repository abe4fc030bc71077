// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/phrase.h"
#include "engine/universe/turn_log.h"

namespace orrery::engine {

/// Returns the name of a stage for people: "meters", "durations".
Phrase stageLabel(Stage stage);

} // namespace orrery::engine
