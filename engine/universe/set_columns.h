// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"

#include <string_view>

namespace orrery::engine {

/// The members of the sets that a column holds, as indices into OwnerSets.
enum class SetOf : std::uint8_t { nothing, rows, classes };

constexpr SetOf setOf(Builtin column) {
    switch (column) {
    case Builtin::owners:
    case Builtin::seenBy:
    case Builtin::shownTo:
    case Builtin::hiddenFrom:
        return SetOf::rows;
    case Builtin::allowed:
    case Builtin::forbidden:
        return SetOf::classes;
    default:
        return SetOf::nothing;
    }
}

inline SetOf setOf(const ColumnSpec& column) {
    return column.role == ColumnRole::builtin ? setOf(static_cast<Builtin>(column.of)) : SetOf::nothing;
}

/// Returns the name of a column in dumps and reports, without the dot of columns that are no members.
inline std::string_view plainName(const ColumnSpec& column) {
    const std::string_view name = column.name;
    return name.substr(name.starts_with('.') ? 1 : 0);
}

} // namespace orrery::engine
