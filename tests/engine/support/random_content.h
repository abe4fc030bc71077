// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "tests/engine/support/made_content.h"

#include <cstdint>
#include <string>

namespace orrery::engine::fixture {

/// Content that adds to the language, at random: defines, functions that call earlier ones, tables, aggregates, global
/// variables and those of scopes, and modifiers of all of them, none of which needs itself. The model tells the words.
/// @param hasHelpers whether there is more than variables
MadeContent makeContent(const CheckedModel& model, std::uint32_t seed, bool hasHelpers = true);

/// As the children of `<orrery>`: the classes of a RandomWorld with their modifiers and parts, and everything else.
std::string contentXml(const MadeContent& content, std::uint32_t seed);

/// What expressions may speak of where the content is loaded.
Names namesOf(const CheckedModel& model, const MadeContent& content);

} // namespace orrery::engine::fixture
