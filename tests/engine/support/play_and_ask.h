// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <cstdint>
#include <memory>
#include <string>

namespace orrery::engine::fixture {

/// Plays a scenario for three turns, within small limits, each step twice with the same hash. Then requests
/// explanations for some objects, values and groups of each turn: traces, ledgers, funnels, missing effects. The same
/// seed makes the same requests.
/// @return the fault, for people; empty: there is none
std::string playAndAsk(const std::shared_ptr<const Program>& program, const CheckedScenario& scenario,
                       std::uint32_t seed);

} // namespace orrery::engine::fixture
