// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"

#include <span>
#include <string_view>

namespace orrery::engine {

/// The way to read a member from the object before the dot, or from the object of a bare name.
enum class Access : std::uint8_t {
    column,        ///< a builtin column, unchanged
    row,           ///< the object's id
    soleOwner,     ///< the owner, if there is exactly one; else none
    position,      ///< x and y: missing without a position
    planet,        ///< the nearest planet (or team) up the attachment tree, including the object
    age,           ///< turns since the object's creation
    meter,         ///< missing (in amounts: 0) for an object without the meter
    stockpile,     ///< the object's own, else the sole owner's
    property,      ///< climbs the attachment tree (E4.4)
    classProperty, ///< belongs to the object's class; climbs as well
    lastMax,       ///< a maximum at the end of last turn (E8.1)
    runtime,       ///< a run-time property: missing until it is set (E7.9); climbs as well
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

/// Returns the members in the order of their names.
std::span<const MemberRow> memberRows();
const MemberRow* findMember(std::string_view name);

/// A word with a value of its own.
struct WordRow {
    enum class Meaning : std::uint8_t { constant, none, turn, source, target, subject };
    std::string_view name;
    std::string_view help;
    Meaning meaning = Meaning::constant;
    Format format{}; ///< bad for none: it gets the required format of its place
    double value = 0.0;
};

std::span<const WordRow> wordRows();
const WordRow* findWord(std::string_view name);

} // namespace orrery::engine
