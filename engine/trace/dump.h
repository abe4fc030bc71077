// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <string>

namespace orrery::engine {

/// Version of the JSON lines of trace and state (docs/trace-format.md).
inline constexpr int traceFormatVersion = 1;

/// The first line of a trace or state file: what was run.
std::string dumpHeader(const Session& session, std::string_view kind);
/// The trace of the step to a turn (turn 0: the set-up), as JSON lines, ending with the turn's hash (C2).
std::string dumpTrace(const Session& session, std::uint32_t turn);
/// Every object in the game at the end of a turn, a JSON line each (C2).
std::string dumpState(const Session& session, std::uint32_t turn);

/// 16 hexadecimal digits.
std::string hashText(std::uint64_t hash);

std::string_view causeName(CauseKind cause);
std::string_view stageName(Stage stage);

} // namespace orrery::engine
