// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <string>
#include <string_view>

namespace orrery::engine {

/// The start of the ids of tests that assertedTest() writes. They repeat what the content does, so mutation does not
/// count them (I4.13).
inline constexpr std::string_view assertedPrefix = "assert-";

/// Returns a `<test>` that expects the present value of an object, for the current turn of a run (I4.15). The test has
/// the statements, orders and decisions that the run has in addition to its scenario. Without line end at the end.
/// @param scenario the scenario of the run as the content has it
/// @param id id of the test. @param name name for people
std::string assertedTest(const Session& session, const CheckedScenario& scenario, Row row, ColumnId column,
                         std::string_view id, std::string_view name);

} // namespace orrery::engine
