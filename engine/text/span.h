// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace orrery::engine {

/// A half-open range of bytes in one version of one file: begin is the first byte, end is one past the last.
struct Span {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    constexpr std::uint32_t size() const { return end - begin; }
    constexpr bool isEmpty() const { return begin == end; }
    constexpr bool contains(std::uint32_t offset) const { return begin <= offset && offset < end; }
    constexpr bool covers(Span other) const { return begin <= other.begin && other.end <= end; }
    friend constexpr bool operator==(Span, Span) = default;
};

/// A file of a project: its index in the project's load order (E8.5). Valid only within that project.
struct FileId {
    static constexpr std::uint32_t none = ~0u;
    std::uint32_t value = none;

    constexpr bool isValid() const { return value != none; }
    friend constexpr auto operator<=>(FileId, FileId) = default;
};

/// A span and its file.
struct Location {
    FileId file;
    Span span;
    friend constexpr bool operator==(Location, Location) = default;
};

/// A line and a column as users count them: from 1, columns in code points (C2).
struct Position {
    std::uint32_t line = 1;
    std::uint32_t column = 1;
    friend constexpr bool operator==(Position, Position) = default;
};

} // namespace orrery::engine
