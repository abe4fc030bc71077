// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/expression_members.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::array members{
    MemberRow{"age", "Age", "The number of turns since the object was created.", Access::age, Builtin::created},
    MemberRow{"capital", "Capital", "The capital of an empire, or none.", Access::column, Builtin::capital,
              objectFormat},
    MemberRow{"class", "Class", "The object's class: class == BLD_MEGALITH.", Access::column, Builtin::objectClass,
              classFormat},
    MemberRow{"created", "Turn of creation", "The turn in which the object was created.", Access::column,
              Builtin::created},
    MemberRow{"creator", "Creator", "The source of the effect that created the object, or none.", Access::column,
              Builtin::creator, objectFormat},
    MemberRow{"homeworld", "Homeworld", "The capital of an empire at the start of the game, or none.", Access::column,
              Builtin::homeworld, objectFormat},
    MemberRow{"id", "Id", "The object's number, unique within the run.", Access::row, Builtin::exists},
    MemberRow{"name", "Name", "The object's name.", Access::column, Builtin::name, textFormat},
    MemberRow{"owner", "Owner", "The empire that owns the object, or none if it has no owner or several.",
              Access::soleOwner, Builtin::owners, objectFormat},
    MemberRow{"planet", "Planet", "The object itself if it is a planet, otherwise the planet it is attached to.",
              Access::planet, Builtin::attachedTo, objectFormat},
    MemberRow{"system", "System", "The system that contains the object, or the object itself if it is a system.",
              Access::column, Builtin::system, objectFormat},
    MemberRow{"target", "Target", "The object that this object aims at, or none.", Access::column, Builtin::target,
              objectFormat},
    MemberRow{"team", "Team", "The team of an empire, or none.", Access::planet, Builtin::attachedTo, objectFormat},
    MemberRow{"type", "Type", "The object's type: type == planet.", Access::column, Builtin::objectType, typeFormat},
    MemberRow{"x", "X", "The object's x coordinate on the map, from left to right.", Access::position, Builtin::x},
    MemberRow{"y", "Y", "The object's y coordinate on the map, from top to bottom.", Access::position, Builtin::y},
};
static_assert(std::ranges::is_sorted(members, {}, &MemberRow::name), "keep the members in the order of their names");
static_assert(std::ranges::none_of(members, [](const MemberRow& row) { return row.help.empty(); }));

using Meaning = WordRow::Meaning;

constexpr std::array words{
    WordRow{"Source", "The object that carries the effects group, unless the vocabulary names another source.",
            Meaning::source, objectFormat},
    WordRow{"Subject", "The object that the event happens to. A point of the turn has none.", Meaning::subject,
            objectFormat},
    WordRow{"Target", "The candidate that the scope tests, or the object that the effect acts on.", Meaning::target,
            objectFormat},
    WordRow{"false", "A truth value.", Meaning::constant, booleanFormat, 0.0},
    WordRow{"none", "No object, or no value of an enumeration.", Meaning::none, badFormat, noneValue},
    WordRow{"true", "A truth value.", Meaning::constant, booleanFormat, 1.0},
    WordRow{"turn", "The number of the current turn.", Meaning::turn, numberFormat},
};
static_assert(std::ranges::is_sorted(words, {}, &WordRow::name), "keep the words in the order of their names");

} // namespace

std::span<const MemberRow> memberRows() {
    return members;
}

const MemberRow* findMember(std::string_view name) {
    const auto found = std::ranges::find(members, name, &MemberRow::name);
    return found == members.end() ? nullptr : &*found;
}

std::span<const WordRow> wordRows() {
    return words;
}

const WordRow* findWord(std::string_view name) {
    const auto found = std::ranges::find(words, name, &WordRow::name);
    return found == words.end() ? nullptr : &*found;
}

} // namespace orrery::engine
