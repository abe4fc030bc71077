// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <string>
#include <string_view>

namespace orrery::engine {

/// The start of the ids of tests that assertedTest() writes. They repeat what the content does, so mutation does not
/// count them (I4.13).
inline constexpr std::string_view assertedPrefix = "assert-";

/// The value of an expression in a state.
struct AssertedValue {
    Row object = noRow; ///< noRow: the value belongs to the whole run
    std::string expression{};
    double value = 0.0;
    Format format{};
};

/// Returns a `<test>` that expects a value of a run at the end of a turn (I4.15). The test has the statements, orders
/// and decisions that the run has in addition to its scenario, up to this turn. Without line end at the end.
/// @param scenario the scenario of the run as the content has it
/// @param view the state of the run after that turn
/// @param id id of the test. @param name name for people
std::string assertedTest(const Session& run, const CheckedScenario& scenario, const View& view,
                         const AssertedValue& expected, std::string_view id, std::string_view name);

} // namespace orrery::engine
