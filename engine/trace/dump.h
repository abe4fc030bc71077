// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace orrery::engine {

/// The version of the JSON lines of trace and state (docs/trace-format.md).
inline constexpr int traceFormatVersion = 1;

/// Returns the first line of a trace or state file, which describes the run.
std::string dumpHeader(const Session& session, std::string_view kind);
/// A function that receives a few whole lines at a time. @return whether it accepts more lines
using DumpSink = std::function<bool(std::string_view lines)>;
/// Writes the trace of the step to a turn (turn 0: the set-up) as JSON lines. The last line has the turn's hash (C2).
/// Needs little memory for traces of any length. @return false if the sink stopped the output
bool dumpTrace(const Session& session, std::uint32_t turn, const DumpSink& sink);
/// Writes every existing object at the end of a turn, one JSON line each (C2). Needs little memory for the last turn.
/// @return false if the sink stopped the output
bool dumpState(const Session& session, std::uint32_t turn, const DumpSink& sink);
/// Return the lines as texts.
std::string dumpTrace(const Session& session, std::uint32_t turn);
std::string dumpState(const Session& session, std::uint32_t turn);

/// Returns a hash as 16 hexadecimal digits.
std::string hashText(std::uint64_t hash);

std::string_view causeName(CauseKind cause);
std::string_view stageName(Stage stage);

} // namespace orrery::engine
