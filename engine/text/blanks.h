// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace orrery::engine {

/// Returns whether a byte is white space in XML and in expressions.
constexpr bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

} // namespace orrery::engine
