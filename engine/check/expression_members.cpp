// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression_members.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::array members{
    MemberRow{"age", "Age", "Turns since the object came into the game.", Access::age, Builtin::created},
    MemberRow{"capital", "Capital", "Of an empire: its capital, or none.", Access::column, Builtin::capital,
              objectFormat},
    MemberRow{"class", "Class", "The object's class: class == BLD_MEGALITH.", Access::column, Builtin::objectClass,
              classFormat},
    MemberRow{"created", "Turn of creation", "The turn in which the object came into the game.", Access::column,
              Builtin::created},
    MemberRow{"creator", "Creator", "The source of the effect that made the object, or none.", Access::column,
              Builtin::creator, objectFormat},
    MemberRow{"homeworld", "Homeworld", "Of an empire: its capital as the game began, or none.", Access::column,
              Builtin::homeworld, objectFormat},
    MemberRow{"id", "Id", "The object's number, which no other object has in this run.", Access::row, Builtin::exists},
    MemberRow{"name", "Name", "The object's name.", Access::column, Builtin::name, textFormat},
    MemberRow{"owner", "Owner", "The empire that owns the object; none where several or none do.", Access::soleOwner,
              Builtin::owners, objectFormat},
    MemberRow{"planet", "Planet", "The planet that the object is, or is attached to.", Access::planet,
              Builtin::attachedTo, objectFormat},
    MemberRow{"system", "System", "The system that the object is in; a system is in itself.", Access::column,
              Builtin::system, objectFormat},
    MemberRow{"target", "Target", "What the object aims at, or none.", Access::column, Builtin::target, objectFormat},
    MemberRow{"team", "Team", "Of an empire: the team that it belongs to, or none.", Access::planet,
              Builtin::attachedTo, objectFormat},
    MemberRow{"type", "Type", "The object's type: type == planet.", Access::column, Builtin::objectType, typeFormat},
    MemberRow{"x", "X", "How far right the object is on the map.", Access::position, Builtin::x},
    MemberRow{"y", "Y", "How far down the object is on the map.", Access::position, Builtin::y},
};
static_assert(std::ranges::is_sorted(members, {}, &MemberRow::name), "keep the members in the order of their names");
static_assert(std::ranges::none_of(members, [](const MemberRow& row) { return row.help.empty(); }));

using Meaning = WordRow::Meaning;

constexpr std::array words{
    WordRow{"Source", "The object that carries the effects group, or what the vocabulary says instead.",
            Meaning::source, objectFormat},
    WordRow{"Subject", "The object that the occurrence happens to which is answered; none of a point of the turn.",
            Meaning::subject, objectFormat},
    WordRow{"Target", "The object that is tested for the scope, or on which the effect fires.", Meaning::target,
            objectFormat},
    WordRow{"false", "A truth value.", Meaning::constant, booleanFormat, 0.0},
    WordRow{"none", "No object, or no value of an enumeration.", Meaning::none, badFormat, noneValue},
    WordRow{"true", "A truth value.", Meaning::constant, booleanFormat, 1.0},
    WordRow{"turn", "The number of the turn.", Meaning::turn, numberFormat},
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
