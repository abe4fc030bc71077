// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/phrase.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace orrery::engine {

/// The reason why a packed text cannot be unpacked.
struct XzError {
    Phrase message;
    bool isTooLarge = false; ///< true if the text is larger than the limit
};

/// Returns whether the bytes begin as an .xz file does.
bool isXz(std::string_view bytes);

/// Unpacks an .xz file. Stops at the limit, whatever the file declares. Needs little more memory than the text itself.
std::variant<std::string, XzError> unpackXz(std::string_view packed, std::uint64_t limit);

} // namespace orrery::engine
