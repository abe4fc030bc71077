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

/// Returns the group with the most growth of `what` in these logs, by place in Program::groups. Returns nullopt if no
/// group caused any.
std::optional<std::uint32_t> groupThatGrewMost(const Program& program, std::span<const TurnLog* const> logs,
                                               Growing what);
std::optional<std::uint32_t> groupThatGrewMost(const Program& program, const TurnLog& log, Growing what);
/// Returns the name of a group, such as "BLD/fall"; "no group" for nullopt.
Phrase groupName(const Program& program, std::optional<std::uint32_t> group);
/// Returns the location of the group; `otherwise` for nullopt.
Location groupPlace(const Program& program, std::optional<std::uint32_t> group, Location otherwise);

/// Returns the bytes of a log's records, values, lists and texts. Counts a list once for each record that refers to it.
/// So the number is the same on every machine.
std::uint64_t traceBytes(const TurnLog& log);

} // namespace orrery::engine
