// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"

#include <span>
#include <string_view>

namespace orrery::engine {

/// The way to read a member of an object: of the object before the dot, or of the object of a bare name.
enum class Access : std::uint8_t {
    column,        ///< a builtin column, unchanged
    row,           ///< the object's id
    soleOwner,     ///< the owner if there is exactly one; otherwise none
    position,      ///< x and y; missing for an object without a position
    planet,        ///< the nearest planet (or team) up the attachment tree, including the object
    age,           ///< turns since the object's creation
    meter,         ///< a meter; missing (in amounts: 0) for an object without it
    stockpile,     ///< the object's own stockpile, otherwise the sole owner's
    property,      ///< a property of the object, or of the nearest host that has it (E4.4)
    classProperty, ///< a property of the object's class, or of the nearest host's class
    lastMax,       ///< the maximum of a meter at the end of last turn (E8.1)
    running,       ///< the running value of a meter in a meter pass (G6.3)
    runtime,       ///< a run-time property, found like `property`; missing until it is set (E7.9)
};

/// A member of every object, independent of the vocabulary.
struct MemberRow {
    std::string_view name;
    std::string_view label;
    std::string_view help;
    Access access = Access::column;
    Builtin column = Builtin::exists; ///< the column that it reads
    Format format = numberFormat;
};

/// Returns the members, sorted by name.
std::span<const MemberRow> memberRows();
const MemberRow* findMember(std::string_view name);

/// A word with a value of its own.
struct WordRow {
    enum class Meaning : std::uint8_t { constant, none, turn, source, target, subject };
    std::string_view name;
    std::string_view help;
    Meaning meaning = Meaning::constant;
    Format format{}; ///< badFormat for `none`, which gets the required format of its place
    double value = 0.0;
};

std::span<const WordRow> wordRows();
const WordRow* findWord(std::string_view name);

} // namespace orrery::engine
