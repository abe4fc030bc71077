// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::engine {

/// Returns the number of bytes of memory that the program may use. This is the machine's memory or the limit of the
/// program's control groups, whichever is less. Programs call it; the engine itself never does. @param root the root of
/// the file system
std::uint64_t usableMemory(const std::string& root = {});

/// Returns the default memory budget of a run: half of the usable memory.
std::uint64_t defaultMemoryLimit();

/// Parses "512M", "2G" or a number of bytes; K, M, G and T are powers of 1,024. Returns nullopt for any other text.
std::optional<std::uint64_t> parseByteCount(std::string_view text);

/// Parses "90G" or a plain number; K, M, G and T are powers of 1,000. Returns nullopt for any other text.
std::optional<std::uint64_t> parseCount(std::string_view text);

} // namespace orrery::engine
