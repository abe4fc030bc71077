// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/phrase.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// An invisible character: a blank beyond ASCII, a mark without width, or a control character.
struct InvisibleCharacter {
    std::uint32_t value = 0;
    std::uint8_t length = 1; ///< number of bytes in UTF-8
    bool isBlank = false;    ///< true if the character takes space, as a blank does
};
/// Returns the invisible character at the beginning of a text; nullopt if there is none at that place.
std::optional<InvisibleCharacter> invisibleCharacter(std::string_view text);

/// Returns the text in one line: line breaks and tabs become blanks, and each invisible character its code point
/// ("Pop<U+200B>ulation").
std::string withVisibleCharacters(std::string_view text);
/// Does the same for words of content in the arguments of a message.
std::vector<Phrase> withVisibleCharacters(std::vector<Phrase> args);

} // namespace orrery::engine
