// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::engine {

/// Bytes of memory that this machine lets the program use: what it has, or what the control groups allow that the
/// program is in, whichever is less. For programs; the engine itself never asks. @param root of the file system
std::uint64_t usableMemory(const std::string& root = {});

/// The memory budget of a run where none is given: half of the usable memory.
std::uint64_t defaultMemoryLimit();

/// "512M", "2G" or a number of bytes; K, M, G and T are powers of 1,024. nullopt: none of these.
std::optional<std::uint64_t> parseByteCount(std::string_view text);

/// "90G" or a number of things; K, M, G and T are powers of 1,000. nullopt: none of these.
std::optional<std::uint64_t> parseCount(std::string_view text);

} // namespace orrery::engine
