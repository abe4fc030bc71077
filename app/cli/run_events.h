// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orrery.h"

#include <string>

namespace orrery::cli {

/// What people are told in a turn, one line each: who won or lost, messages, and the conditions that pause (S8).
std::string eventsText(const engine::Session& session, std::uint32_t turn);
/// The counters of the turn that is looked at, one line each; nothing where there are none.
std::string countersText(const engine::Session& session);

/// What the local person looks at, as `screen=main,line=2,message=1,page=0,zoom=1:4`, into the settings of a scenario
/// (S7). @return what is wrong with it; empty: nothing.
std::string readView(const std::string& text, engine::LocalView& view);

} // namespace orrery::cli
