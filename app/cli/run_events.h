// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orrery.h"

#include <string>

namespace orrery::cli {

/// Returns the events of a turn as text, one line each: victories, messages, and conditions that pause the run (S8).
std::string eventsText(const engine::Session& session, std::uint32_t turn);
/// Returns the counters of the current turn, one line each; empty if there are none.
std::string countersText(const engine::Session& session);

/// Parses the view of the local player, such as `screen=main,line=2,message=1,page=0,zoom=1:4`, into the settings of a
/// scenario (S7). @return the error; empty if there is none.
std::string readView(const std::string& text, engine::LocalView& view);

} // namespace orrery::cli
