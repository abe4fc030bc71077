// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "tests/engine/support/made_content.h"

#include <cstdint>
#include <string>

namespace orrery::engine::fixture {

/// Makes random content for the language: defines, functions that call earlier ones, tables and aggregates. Also makes
/// variables, global and of scopes, and modifiers for all of them. None refers to itself. The model provides the names.
/// @param hasHelpers whether there is more than variables
MadeContent makeContent(const CheckedModel& model, std::uint32_t seed, bool hasHelpers = true);

/// Returns the children of `<orrery>`: the classes of a RandomWorld with their modifiers and parts, and everything
/// else.
std::string contentXml(const MadeContent& content, std::uint32_t seed);

/// Returns the names that expressions can use in a project with the content.
Names namesOf(const CheckedModel& model, const MadeContent& content);

} // namespace orrery::engine::fixture
