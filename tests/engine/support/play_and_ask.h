// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <cstdint>
#include <memory>
#include <string>

namespace orrery::engine::fixture {

/// Plays a scenario for three turns, within small limits, each step twice with the same hash, and asks about some
/// objects, values and groups of each: traces, ledgers, funnels, why not. The same seed asks the same.
/// @return what is wrong, for people; empty: nothing is
std::string playAndAsk(const std::shared_ptr<const Program>& program, const CheckedScenario& scenario,
                       std::uint32_t seed);

} // namespace orrery::engine::fixture
