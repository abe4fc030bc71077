// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/phrase.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A character that nobody sees: a blank beyond ASCII, a mark without width, a control character.
struct InvisibleCharacter {
    std::uint32_t value = 0;
    std::uint8_t length = 1; ///< in bytes
    bool isBlank = false;    ///< it takes room, as a space does
};
/// The one that a text begins with; nothing where it begins with another character.
std::optional<InvisibleCharacter> invisibleCharacter(std::string_view text);

/// The text with the code point of each invisible character in its place: "Pop<U+200B>ulation".
std::string withVisibleCharacters(std::string_view text);
/// The same for words of content in the arguments of a message.
std::vector<Phrase> withVisibleCharacters(std::vector<Phrase> args);

} // namespace orrery::engine
