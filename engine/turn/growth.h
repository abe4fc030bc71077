// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"
#include "engine/text/phrase.h"
#include "engine/universe/turn_log.h"

#include <cstdint>
#include <optional>
#include <span>

namespace orrery::engine {

/// The parts of a log that have a limit.
enum class Growing : std::uint8_t { firings, events, changes, messages, objects, bytes };

/// The group that made most of it in these logs: its place in Program::groups; nullopt where no group made any.
std::optional<std::uint32_t> groupThatGrewMost(const Program& program, std::span<const TurnLog* const> logs,
                                               Growing what);
std::optional<std::uint32_t> groupThatGrewMost(const Program& program, const TurnLog& log, Growing what);
/// "BLD/fall"; words for nullopt.
Phrase groupName(const Program& program, std::optional<std::uint32_t> group);
/// Where the group stands; `otherwise` for nullopt.
Location groupPlace(const Program& program, std::optional<std::uint32_t> group, Location otherwise);

/// Bytes of a log's records, values, lists and texts. A list counts each time that a record names it, so that the
/// number is the same wherever the turn is taken.
std::uint64_t traceBytes(const TurnLog& log);

} // namespace orrery::engine
