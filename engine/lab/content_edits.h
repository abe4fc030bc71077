// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The part of a project that an edit concerns.
enum class EditKind : std::uint8_t {
    group,      ///< an effects group of a class
    classHead,  ///< a class without its groups
    statement,  ///< a child of the scenario: a statement, an order, a condition, a setting
    definition, ///< any other element: a meter, a constant, a variable, a table …
    draw, ///< no edit of a rule, but other draws: another seed, or a group under a new name without its chance key
};

/// A part of the content that is not the same in two versions of a project. New blanks, comments, quotes and another
/// order of attributes are no edits; neither are texts for people.
struct ContentEdit {
    EditKind kind = EditKind::definition;
    std::string part{};              ///< name of the part, unique in each version
    std::string label{};             ///< "BLD_FORUM/order", "BLD_FORUM", "place BLD_MINE", "define FESTIVAL"
    std::string id{};                ///< id of a definition, by which expressions refer to it; may be empty
    std::string scenario{};          ///< of a statement: id of its scenario
    std::uint64_t groupIdentity = 0; ///< of a group: stableIdentity()
    std::uint64_t newIdentity = 0;   ///< of a group under a new name: its identity in the right version
    std::string owner{};             ///< of a group or a class: stable name of the class
    bool isOfRun = false;            ///< a statement, order or decision that belongs to the run, not to its content
    Location left{};                 ///< place in the left version; invalid: the part is new
    Location right{};                ///< place in the right version; invalid: the right version lacks the part
};

/// Returns whether a place is inside another one, or the same.
bool isWithin(Location inner, Location outer);

/// Returns the edits that lead from one version of a project to another, in the order of the left version. New parts
/// come last. A group that only has a new name, without its chance key, is one edit of EditKind::draw (E5.10).
std::vector<ContentEdit> contentEdits(const CheckedModel& left, const CheckedModel& right);

} // namespace orrery::engine
