// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/phrase.h"
#include "engine/universe/view.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::engine {

/// The pattern of an object without a name. In English, the phrase is the reference "#17". Its second argument is the
/// label of the object's class. The window puts it before the reference: "Forum #17".
inline constexpr std::string_view unnamedObject = "{0}";

/// Returns the number in a text such as "#12"; nullopt for other texts. An object with such a name counts as one
/// without a name.
std::optional<std::uint32_t> numberIn(std::string_view text);
/// Returns whether an object has no name.
bool isUnnamed(const View& view, Row row);
/// Returns the name of an object for people: its name, or for an object without a name its class and its id.
Phrase objectPhrase(const View& view, Row row);

/// Returns a reference of content to an object for people. A reference by "#" and an id gets the label of the object's
/// class, or its name if several objects have this name. Others stay as they are.
Phrase referencePhrase(const View& view, const std::string& reference);

} // namespace orrery::engine
