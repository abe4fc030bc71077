// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/freeorion_names.h"

#include <optional>
#include <string>
#include <string_view>

namespace orrery::engine {

/// Returns a text in quotation marks. Returns nullopt if a string of a script cannot hold it.
std::optional<std::string> focsQuoted(std::string_view text);

/// Returns an expression as a value of FreeOrion's scripts. Returns nullopt if there is no row for a part of it.
/// @param isLocation true for the places and costs of a class, where Source is an empire
std::optional<std::string> focsValue(std::string_view expression, const FreeOrionNames& names, bool isLocation);
/// Returns the condition that an expression holds.
std::optional<std::string> focsTest(std::string_view expression, const FreeOrionNames& names, bool isLocation);

} // namespace orrery::engine
