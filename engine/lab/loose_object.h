// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::engine {

/// The head of an object of a git repository that is in a file of its own. The file is compressed as a whole.
struct LooseHead {
    std::string type; ///< "blob", "tree", "commit" or "tag"
    std::uint64_t size = 0;
    std::size_t length = 0; ///< bytes of the head itself, before the bytes of the object
};

/// Reads the head from the first bytes of a file. Returns nullopt if the bytes are no object.
std::optional<LooseHead> looseHead(std::string_view compressed);

/// Returns the bytes of an object after its head. Returns nullopt if the file is damaged, or does not have exactly the
/// size in its head. libgit2 1.5 reads a truncated file for ever, and trusts the size.
std::optional<std::string> looseBytes(std::string_view compressed, const LooseHead& head);

} // namespace orrery::engine
