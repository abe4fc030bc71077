// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"

#include <span>
#include <string_view>

namespace orrery::engine {

/// How a member is read from the object before the dot, or from the object that a bare name speaks of.
enum class Access : std::uint8_t {
    column,        ///< a builtin column, as it stands
    row,           ///< the object's id
    soleOwner,     ///< the owner, if there is exactly one; else none
    position,      ///< x and y: missing without a position
    planet,        ///< the nearest planet (or team) up the attachment tree, itself included
    age,           ///< turns since its creation
    meter,         ///< missing (in amounts: 0) where the object has not got it
    stockpile,     ///< its own, else the sole owner's
    property,      ///< climbs the attachment tree (E4.4)
    classProperty, ///< belongs to the object's class; climbs as well
    lastMax,       ///< a maximum at the end of last turn (E8.1)
    runtime,       ///< a property that is given in play: missing until it is (E7.9); climbs as well
};

/// A member that every object has, whatever the vocabulary.
struct MemberRow {
    std::string_view name;
    std::string_view label;
    std::string_view help;
    Access access = Access::column;
    Builtin column = Builtin::exists; ///< what it reads
    Format format = numberFormat;
};

/// In the order of their names.
std::span<const MemberRow> memberRows();
const MemberRow* findMember(std::string_view name);

/// A word that stands for a value by itself.
struct WordRow {
    enum class Meaning : std::uint8_t { constant, none, turn, source, target, subject };
    std::string_view name;
    std::string_view help;
    Meaning meaning = Meaning::constant;
    Format format{}; ///< bad for none: it has the format that its place wants
    double value = 0.0;
};

std::span<const WordRow> wordRows();
const WordRow* findWord(std::string_view name);

} // namespace orrery::engine
