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

/// The kinds of faults that mutation puts into content (I4.13).
enum class MutantKind : std::uint8_t {
    groupOff,     ///< a group never fires
    effectOff,    ///< an effect never acts
    conditionOff, ///< a condition is removed
    negated,      ///< a condition matches what it rejects
    bound,        ///< a number in a condition is 1 more or less
    scaled,       ///< a number in an effect is × 1.1
    zeroed,       ///< a number in an effect is 0
    enumerator,   ///< a word is replaced by the next one of its kind
    meterSide,    ///< an effect changes the current value instead of the maximum, or the reverse
    stackingOff,  ///< a stacking name is removed
    priority,     ///< a group or effect comes much later
    swapped,      ///< two effects of a group change places
    count_
};
/// Returns the name of a kind for reports: "no-group".
std::string_view mutantKindName(MutantKind kind);

/// A copy of the content with one small fault.
struct Mutant {
    MutantKind kind = MutantKind::groupOff;
    Location where;              ///< the changed element
    std::string group;           ///< the group as CLASS/group, or the class
    Phrase sentence;             ///< "the group never fires"
    std::vector<TextEdit> edits; ///< edits of one file
};

/// Returns all mutants of the classes in a project's own files, in the order of the text.
std::vector<Mutant> mutantsOf(const ParsedProject& project, const Vocabulary& vocabulary);
/// Returns a number × 1.1, rounded to 12 digits: 3.3 for 3.
double aTenthMore(double number);
/// Keeps the mutants of the class or group with this name, such as "BLD_MINE" or "BLD_MINE/dig". If no mutant has
/// exactly this name, keeps those whose name contains the text. A name that ends with '/' is that of a class, and only
/// its mutants stay.
void keepMutantsOf(std::vector<Mutant>& mutants, std::string_view name);

} // namespace orrery::engine
