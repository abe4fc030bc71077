// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/level_facts.h"
#include "engine/check/model/model.h"
#include "engine/content/parsed_project.h"

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The results of a check that the next check of the same project can reuse (P3.2).
namespace orrery::engine {

/// The side effects of reading a class body, besides the class itself.
struct ClassRecord {
    std::vector<Diagnostic> findings;
    /// A diagnostic refers to a place outside of the class, or the body depends on the types of named objects. Such a
    /// class is read again each time.
    bool looksAround = false;
    int nearSearches = 0; ///< Checker::nearSearches(): how many this body made, and how many came before it
    int nearSearchesBefore = 0;
    std::size_t textsBefore = 0;
    std::vector<std::string> texts;                               ///< texts that it added to CheckedModel::texts
    std::vector<std::pair<std::string, StackingIndex>> stackings; ///< stacking names that it requested, in this order
    std::vector<std::uint64_t> strings;                           ///< hashes of the ids of strings that it requested
    std::shared_ptr<const NameUses> uses;                         ///< ClassUses::uses
    bool usesStrings = false; ///< some uses are in strings, whose files must be unchanged
};

/// The class elements of one check in load order, each with the record of its body. A class is reused if nothing that
/// its body can read has changed. That includes its bytes and tree (at any place in its file), the ids, types and
/// groupings of all classes, and every definition. It also includes the strings that it requested, and the numbers of
/// stacking names and texts by then.
class CheckMemory {
public:
    struct Entry {
        Element element;
        ClassIndex index = 0;
        bool isKept = true; ///< false: a duplicate, whose body is read for its diagnostics only
        std::shared_ptr<const ClassRecord> record;
        std::shared_ptr<const LevelFacts> levels; ///< of the class, once computed (check/classes/levels.cpp)
    };

    /// Everything that bodies read outside of themselves.
    struct Surroundings {
        RowTables rows;
        bool isStrict = false;
        std::vector<Element> definitions; ///< all elements that are neither classes nor read after the classes
        std::vector<std::shared_ptr<const SourceText>> tables;
        std::set<std::string, std::less<>> empires;
    };

    std::vector<std::shared_ptr<const XmlTree>> trees; ///< of the elements
    std::vector<std::shared_ptr<const FileOutline>> outlines;
    std::shared_ptr<const CheckedModel> model; ///< null: there is nothing to reuse
    FileId manifest;
    std::string language;             ///< of the model's strings
    bool hasDuplicateStrings = false; ///< their diagnostics are reported anew each time, with their places
    Surroundings surroundings;
    std::vector<Entry> entries;
    std::size_t bodiesRead = 0;  ///< the number of bodies that the last check did not reuse
    std::size_t treesShared = 0; ///< how many of its expressions share their trees with others (ExpressionMemo)
    /// By class: the classes that unlock it, as given to checkAvailability's second step.
    std::vector<std::vector<ClassIndex>> unlockers;
};

/// Returns whether two elements have the same bytes and were parsed in the same way. @param b the later one
bool isSameElement(Element a, Element b);

CheckMemory::Surroundings surroundingsOf(const ParsedProject& project, const CheckedModel& model, RowTables rows,
                                         std::set<std::string, std::less<>> empires);
/// Returns whether bodies read the same in both, except for strings and classes.
bool areSame(const CheckMemory::Surroundings& a, const CheckMemory::Surroundings& b);
/// Returns whether a project has the same strings as before, wherever they are.
bool areStringTablesSame(const CheckMemory& memory, const ParsedProject& project);
/// Returns the hashes (stableHash()) of the ids whose text changed, appeared or disappeared; sorted. If two ids
/// collide, a class is read again needlessly.
std::vector<std::uint64_t> changedStrings(const Strings& a, const Strings& b);

/// Returns the class or diagnostic with the places in a file shifted by `by` bytes.
CheckedClass moved(const CheckedClass& objectClass, FileId file, std::int64_t by);
Diagnostic moved(const Diagnostic& finding, FileId file, std::int64_t by);
/// Returns whether a diagnostic only refers to places in a span of a file.
bool isWithin(const Diagnostic& finding, Location where);

} // namespace orrery::engine
