// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/text/diagnostic.h"
#include "engine/vocabulary/vocabulary.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

enum class KnobKind : std::uint8_t {
    objectClass, ///< removal of all groups of a class
    group,       ///< removal of a group
    number,      ///< a number in an effect, 10 % more
    constant,    ///< a constant of the vocabulary, 10 % more
    count_
};
/// Returns the name of a kind for reports: "class", "number".
std::string_view knobKindName(KnobKind kind);

/// A part of the content whose influence on a measure can be tried (I4.21).
struct Knob {
    KnobKind kind = KnobKind::group;
    std::string name; ///< class, group as CLASS/group, or constant
    Location where;   ///< the element
    Phrase change;    ///< "the group never fires", "16.5 instead of 15"
    std::vector<TextEdit> edits;
};

/// Returns all knobs of a project's own files, in the order of the text: classes with several groups, groups, numbers
/// in effects, and constants that are numbers.
std::vector<Knob> knobsOf(const ParsedProject& project, const Vocabulary& vocabulary);

} // namespace orrery::engine
