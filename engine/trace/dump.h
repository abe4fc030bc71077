// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace orrery::engine {

/// Version of the JSON lines of trace and state (docs/trace-format.md).
inline constexpr int traceFormatVersion = 1;

/// The first line of a trace or state file: what was run.
std::string dumpHeader(const Session& session, std::string_view kind);
/// Takes whole lines, some at a time. @return whether more are wanted
using DumpSink = std::function<bool(std::string_view lines)>;
/// Writes the trace of the step to a turn (turn 0: the set-up), as JSON lines, ending with the turn's hash (C2). Holds
/// little beside the run, however long the trace is. @return false where the sink wanted no more
bool dumpTrace(const Session& session, std::uint32_t turn, const DumpSink& sink);
/// Writes every object in the game at the end of a turn, a JSON line each (C2); likewise, for the last turn computed.
bool dumpState(const Session& session, std::uint32_t turn, const DumpSink& sink);
/// The same as texts.
std::string dumpTrace(const Session& session, std::uint32_t turn);
std::string dumpState(const Session& session, std::uint32_t turn);

/// 16 hexadecimal digits.
std::string hashText(std::uint64_t hash);

std::string_view causeName(CauseKind cause);
std::string_view stageName(Stage stage);

} // namespace orrery::engine
